/** The classic layout: its areas, and the layout itself, which fills its area. */
import { tipStyles } from '../../bank/look/tips.styles.js';
import { listOf } from '../../game/lists.js';
import { box, css } from '../../table/look/css.js';
import { crowdedClassicStyles } from './crowded-classic.styles.js';

/** The grid of half steps: along the rows and from row to row. */
const lattice =
  listOf(13, place => `.x${place}{grid-column:${place + 1}}`).join('') +
  [0, 1, 2].map(place => `.y${place}{grid-row:${place + 1}}`).join('') +
  [0, 1, 2, 3, 4].map(left => `.n${left}{--left:${left}}`).join('');

export const styles =
  css`
    .layout {
      grid-area: lay;
      container-type: size;
      position: relative;
      display: grid;
      grid-template-rows: minmax(0, 1fr) auto;
      border: 1px solid var(--gilt-line);
      outline: 1px solid var(--gilt-soft);
      outline-offset: 3px;
      border-radius: var(--round-3);
      margin: 4px;
    }
    .layout > * {
      --high: clamp(44px, 9cqh, 60px);
    }
    .board {
      --chip: clamp(30px, min(5.7cqw, 9.6cqh), 96px);
      display: grid;
      grid-template-rows: var(--high) minmax(0, 1fr);
      gap: var(--space-3);
      min-height: 0;
      padding: clamp(4px, 1.2cqw, 16px) clamp(4px, 1.2cqw, 16px) 0;
    }
    .rows {
      --tip: clamp(var(--type-xs), 1.4cqw, 22px);
      --strip: 0px;
      --foot: 0px;
      --band: clamp(46px, 19cqh, max(84px, 15cqh));
      --between: 44px;
      container-type: size;
      position: relative;
    }
    :is(.thirteen, .spots) {
      --cw: min((100cqw / 7) * 0.88, (100cqh - var(--band) - 2 * var(--strip)) / 2.8);
      --high-as-card: calc(var(--cw) * 1.4 + var(--foot) + var(--strip));
      position: absolute;
      inset: 0;
      display: grid;
      align-content: center;
      grid-template-rows:
        var(--high-as-card) clamp(var(--band), 100cqh - 2 * var(--high-as-card), max(110px, 18cqh))
        var(--high-as-card);
    }
    .thirteen {
      grid-template-columns: repeat(7, minmax(0, 1fr));
      justify-items: center;
    }
    .thirteen > :nth-child(n + 7) {
      grid-row: 3;
    }
    .thirteen > :last-child {
      grid-area: 1/7/4;
      align-self: center;
    }
    .thirteen .card {
      border-radius: var(--round-1);
    }
    .thirteen .dim:not(.marked) {
      opacity: 0.56;
    }
    .thirteen .marked {
      outline: 3px solid var(--win);
    }
    .thirteen .lost {
      outline-color: var(--lost-rim);
    }
    .classic .bank {
      column-gap: var(--space-2);
    }
    .classic .opponents {
      grid-template-rows: minmax(0, 1fr);
    }
    /* as many beads as cards of the rank are left */
    .left {
      display: none;
      height: 8px;
      width: calc(var(--left) * 9px);
      margin: 3px auto 0;
      background: radial-gradient(circle, #e6c37a 3px, transparent 3.6px) 0 0/9px 8px;
    }
    .spots {
      justify-content: center;
      grid-template-columns: repeat(6, calc(100cqw / 7 - var(--between)) var(--between)) calc(
          100cqw / 7 - var(--between)
        );
    }
    .spots .x12.y1 {
      grid-row: 1/4;
    }
    .spot {
      border: 0;
      padding: 0;
      background: none;
      position: relative;
      display: grid;
      place-items: center;
      justify-content: center;
      min-width: 0;
      min-height: 0;
      outline: none;
    }
    .spot.high {
      border: 1px solid var(--gilt-line);
      border-radius: var(--round-2);
      display: flex;
      align-items: center;
      justify-content: center;
      gap: var(--space-5);
      --tip: max(var(--type-xs), min(1.2cqw, 24px));
    }
    .high .lettering {
      font-size: clamp(14px, 1.5cqw, 28px);
    }
    /* the places between the cards have a mark of their own */
    .spots .spot:not(.lone)::before {
      content: '';
      grid-area: 1/1;
      width: 9px;
      height: 9px;
      border: 1.5px solid var(--gilt-line);
      transform: rotate(45deg);
    }
    .spots [aria-disabled='true']::before {
      opacity: 0.35;
    }
    .spot::after {
      position: absolute;
      left: 50%;
      top: 50%;
      width: 44px;
      height: 44px;
      margin: -22px;
      border-radius: 50%;
      border: 3px solid var(--focus);
      box-shadow:
        0 0 0 3px rgb(0 0 0 / 0.55),
        inset 0 0 0 2px rgb(0 0 0 / 0.55);
      z-index: 3;
      pointer-events: none;
    }
    .spot.high::after {
      inset: 2px;
      width: auto;
      height: auto;
      margin: 0;
      border-radius: var(--round-1);
    }
    @media (hover: hover) {
      .spot:not([aria-disabled='true']):hover::after {
        content: '';
        opacity: 0.85;
      }
    }
    .spot:not([aria-disabled='true']):is(:focus-visible, :active, .over, .aimed)::after,
    .spot:focus-visible::after {
      content: '';
      opacity: 1;
    }
    :is(.laid, .ghost) {
      position: relative;
      grid-area: 1/1;
      z-index: 2;
      pointer-events: none;
    }
    .ghost {
      opacity: 0.55;
    }
    .ghost .sum {
      display: none;
    }
    :is(.layout, .calls) .stake {
      --chip: inherit;
    }
    .spots .stake .sum {
      position: absolute;
      top: calc(var(--chip) - 6px);
      left: 50%;
      transform: translateX(-50%);
      margin: 0;
      padding: var(--space-1) var(--space-3);
      font-size: max(var(--type-xs), calc(var(--chip) * 0.33));
    }
    /* a black chip on a black spade */
    .spots .pile {
      filter: drop-shadow(0 0 0.6px #fdfaf2) drop-shadow(0 0 0.6px #fdfaf2) drop-shadow(0 1px 1px rgb(0 0 0 / 0.4));
    }
    .high .stake {
      flex-direction: row;
      gap: var(--space-2);
      --chip: calc(0.72 * var(--high));
    }
    .stake.won::before {
      z-index: -1;
    }
    .high .stake.won::before {
      left: calc(var(--chip) / 2);
    }
    .laid .cop {
      position: absolute;
      left: 50%;
      top: calc(var(--chip) / 2);
      width: calc(var(--chip) * 0.64);
      transform: translate(-50%, -50%);
      filter: drop-shadow(0 2px 1px rgb(0 0 0 / 0.5));
      forced-color-adjust: none;
    }
    :is(.high, .calls) .cop {
      left: calc(var(--chip) / 2);
      top: 50%;
    }
    /* no rank is covered: the chips of the others lie at the foot of a card, and beside the own ones between the rows */
    .spots .tips {
      position: absolute;
      z-index: 2;
      left: 50%;
      bottom: 2px;
      translate: -50%;
      width: max-content;
      max-width: max(100%, 96px);
    }
    .spots .lone .tips {
      max-width: calc(100cqw / 7 - 4px);
      bottom: calc(2px + var(--strip));
    }
    .spots .x12.y1 .tips {
      bottom: calc(50% - var(--high-as-card) / 2 + 2px + var(--strip));
    }
    /* between the cards alone: on the mark of their place */
    .spots .spot:not(.lone) .tips:not(:has(~ .laid, ~ .ghost)) {
      bottom: 50%;
      translate: -50% 50%;
    }
    .spots .y1:not(.lone) .tips:has(~ .laid, ~ .ghost) {
      inset: auto calc(50% + max(26px, 0.6 * var(--chip))) auto auto;
      translate: none;
    }
    .tip.under::after {
      content: '';
      width: 0.75em;
      height: 0.83em;
      background: #c9743a;
      clip-path: polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%);
    }
    /* where there is no room for sums, too */
    .tip.won {
      box-shadow: 0 0 0 2px var(--win);
    }
    .tip:is(.lost, .split) .who {
      opacity: 0.55;
    }
    .foot {
      display: flex;
      align-items: center;
      gap: var(--space-4);
      height: 34px;
      padding: 0 var(--space-4) 0 var(--space-5);
    }
    .legend {
      flex: 1;
      margin: 0;
      font-size: var(--type-xs);
      line-height: 1.2;
      text-align: center;
      color: var(--text-2);
    }
    .legend b {
      font: italic 600 1.2em/1 var(--lettering-font);
      color: var(--text);
    }
    .legend .cop {
      width: 16px;
      vertical-align: -3px;
    }

    .abacus {
      width: 100%;
      height: 100%;
      min-height: 0;
    }
    .body.classic > .case-keeper {
      grid-template-rows: minmax(0, 1fr);
      align-content: stretch;
    }
    .abacus rect {
      fill: #1f120b;
    }
    .abacus .wood {
      fill: #4a2a18;
      stroke: #1d0f09;
      stroke-width: 2;
    }
    .abacus text {
      font: 600 min(var(--type-l), 16px) var(--lettering-font);
      text-anchor: middle;
      fill: #f7ecd2;
    }
    .rods {
      stroke: #d9c394;
      stroke-width: 2.2;
    }
    .bead {
      fill: #e6c37a;
      stroke: #6b4413;
      stroke-width: 1.2;
    }
    .bead.gone {
      fill: #1b1b1f;
      stroke: #d9c394;
    }
    .bead.moved {
      stroke: #ffdf8e;
      stroke-width: 2.4;
    }

    /* the calls of the last turn take the place of what then tells nothing more */
    .calls {
      grid-area: calls;
      z-index: 2;
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: var(--space-3);
      align-content: start;
      text-align: center;
    }
    .calls > :is(.lettering, small) {
      grid-column: 1/-1;
    }
    .calls > .lettering {
      font-size: var(--type-l);
      line-height: 1;
    }
    .calls > small {
      margin-top: -4px;
      font-size: var(--type-xs);
      color: var(--text-2);
    }
    .calls .button {
      --chip: 20px;
      position: relative;
      flex-direction: column;
      gap: var(--space-1);
      min-width: 0;
      min-height: 48px;
      padding: var(--space-1);
      color: var(--text);
      border-color: var(--gilt-line);
    }
    .calls .button > b {
      font: 600 var(--type-l)/1 var(--lettering-font);
      white-space: nowrap;
    }
    .calls .button > small {
      font-size: var(--type-xs);
      font-weight: 400;
      white-space: nowrap;
    }
    /* where the odds were */
    .calls :is(.laid, .ghost) {
      position: absolute;
      inset: auto auto 3px;
      display: grid;
    }
    .calls .stake {
      flex-direction: row;
      gap: var(--space-1);
    }
    .calls .tips {
      position: absolute;
      left: 2px;
      bottom: 2px;
    }
    .calls .tip i {
      display: none;
    }

    ${box.WIDE} {
      .body.classic {
        --side: clamp(240px, 40cqw - 220px, 680px);
        grid-template:
          'bank lay' minmax(0, 1fr)
          'say lay' clamp(104px, 21cqh, 230px)
          'case lay' minmax(0, max(0.437 * var(--side), 146px))
          'opponents lay' auto
          / var(--side) minmax(0, 1fr);
      }
      .calls {
        grid-area: case;
        & .button {
          --chip: clamp(20px, 0.05 * var(--side), 32px);
          min-height: clamp(48px, 0.13 * var(--side), 88px);
        }
        & .button > b {
          font-size: max(var(--type-l), min(2.5cqh, 0.07 * var(--side)));
        }
      }
      .body:has(> .calls) > .case-keeper {
        visibility: hidden;
      }
      /* the chips of the others lie below the cards */
      .body:has(.opponents) .rows {
        --strip: clamp(0px, 100cqh - 340px, 1.34 * var(--tip) + var(--space-3));
      }
      .spots .lone {
        padding-bottom: var(--strip);
      }
      .spots .lone .tips {
        bottom: 0;
      }
      .spots .x12.y1 {
        padding: 0;
      }
      .spots .x12.y1 .tips {
        bottom: auto;
        top: calc(50% + 0.7 * var(--cw) + var(--space-3));
      }
      .classic .say {
        --title: clamp(19px, min(2.2cqw, 4cqh), 46px);
        --told: clamp(13px, min(1.3cqw, 2.3cqh), 26px);
      }
      .classic .seats {
        grid-auto-rows: minmax(20px, 32px);
      }
      .classic .seats:has(> :nth-child(5)) {
        grid-template-columns: 1fr 1fr;
      }
      .classic .opponents h3 {
        display: none;
      }
      .classic .p {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: var(--space-3);
        padding: 0;
      }
      .classic .name {
        flex-wrap: nowrap;
      }
      .classic .name .button {
        min-height: 30px;
        padding: 0 var(--space-4);
      }
      .classic .ready {
        display: none;
      }
    }
    ${box.WIDE_UNDER_620} {
      .body.classic {
        grid-template-rows: minmax(0, 26fr) 142px minmax(0, 26fr) minmax(0, 22fr);
      }
      .calls {
        grid-row-end: opponents;
      }
      .body:has(> .calls) > .opponents {
        visibility: hidden;
      }
    }
    ${box.WIDE_NOT_LARGE} {
      .body.classic {
        gap: var(--space-3) var(--space-4);
        grid-template:
          'bank say case' clamp(104px, 34cqh - 86px, 170px)
          'lay lay lay' minmax(0, 1fr)
          'opponents opponents opponents' fit-content(52px)
          / minmax(0, 9fr) minmax(0, 9fr) minmax(0, 8fr);
      }
      .board {
        padding-bottom: var(--space-4);
      }
      .spots .tip {
        padding: 0;
      }
      .spots .tip i {
        display: none;
      }
      .classic .seats {
        grid-template-columns: 1fr 1fr 1fr !important;
        grid-auto-rows: 26px;
        column-gap: var(--space-6);
      }
      .body:has(> .calls) > .opponents {
        visibility: visible;
      }
      .calls {
        grid-row-end: case;
      }
      .calls > :is(.lettering, small) {
        display: none;
      }
      ${box.UNDER_560} {
        .body.classic {
          grid-template-rows: 92px minmax(0, 1fr);
          grid-template-areas: 'bank say case' 'lay lay lay';
        }
        :is(.classic .opponents, .foot) {
          display: none;
        }
      }
    }
    /* a tap means either the cards or the places between them: each is as wide as a card */
    ${box.SMALL} {
      /* a card has a foot for what lies on it: a row for the own stake, and one for the others */
      .rows {
        --strip: 10px;
        --band: 42px;
        --between: calc(100cqw / 14);
        --own: var(--chip);
        --others: 0px;
      }
      .body:has(.opponents) .rows {
        --others: max(17px, 1.34 * var(--tip));
      }
      .left {
        display: block;
      }
      :is(.thirteen, .spots) {
        --least: calc(var(--own) + var(--others));
        --room: calc(100cqh - var(--band) - 2 * var(--strip));
        /* in a low frame what lies on a card covers its suit, lest the cards be too small */
        --cw: min(
          (100cqw / 7) * 0.92,
          max((var(--room) - 2 * var(--least)) / 2.8, min(max(36px, 8cqw), var(--room) / 2.8))
        );
        --foot: min(
          max(var(--least), (100cqh - 90px) / 2 - var(--strip) - var(--cw) * 1.4),
          max(var(--cw) * 0.4, var(--own)) + var(--others),
          var(--room) / 2 - var(--cw) * 1.4
        );
        grid-template-rows: var(--high-as-card) minmax(0, 1fr) var(--high-as-card);
      }
      .thirteen .card {
        height: calc(var(--cw) * 1.4 + var(--foot));
        padding-bottom: var(--foot);
      }
      .spots .lone :is(.laid, .ghost) {
        transform: translateY(
          calc((var(--high-as-card) - max(var(--foot), var(--least)) - var(--others)) / 2 - var(--strip))
        );
      }
      /* a card with a low foot: the sum beside the chip */
      @container (height < 320px) or (width >= 540px) {
        .spots .stake {
          flex-direction: row;
          gap: var(--space-1);
        }
        .spots .stake .sum {
          position: static;
          transform: none;
          font-size: var(--type-xs);
        }
        /* what only recalls the turn: the sum alone */
        .spots .lone .home .pile {
          display: none;
        }
        .spots .lone .cop {
          width: 14px;
          left: 8px;
          top: 50%;
        }
        .spots .lone .home:has(~ .cop) .sum {
          padding-inline-start: var(--space-6);
        }
        .spots .lone .home ~ .cop {
          z-index: 1;
        }
        .spots :is(.y0, .y2):not(.lone) .stake {
          flex-direction: column;
          gap: 0;
        }
      }
      /* high and narrow: below it */
      @container (height >= 320px) and (width < 540px) {
        :is(.thirteen, .spots) {
          --chip: 28px;
          --own: 40px;
        }
        .spots .lone :is(.laid, .ghost) {
          margin-bottom: 12px;
        }
        .spots .stake .sum {
          font-size: var(--type-xs);
          padding-inline: var(--space-2);
        }
      }
      /* the edge between two cards, beside their suits */
      .spots :is(.y0, .y2):not(.lone) > :is(.laid, .ghost, .tips) {
        transform: translateY(calc(var(--cw) - var(--high-as-card) / 2));
      }
      .spots .lone .tips {
        bottom: calc(var(--strip) + 1px);
      }
      /* in one row */
      .spots .tips {
        flex-wrap: nowrap;
        gap: 0;
      }
      .spots .lone .tip + .tip {
        margin-inline-start: clamp(-1.4px, (100cqw / 7 - 46px) / 2, 0px);
      }
      /* of more than three two in a row */
      .spots .lone .tips.many {
        flex-wrap: wrap;
        max-width: calc(3.4 * var(--tip));
      }
      .spot.lone {
        margin-inline: calc(var(--between) / -2);
      }
      .layout:not(.between) .spots .spot:not(.lone),
      .layout.between .spots .lone {
        pointer-events: none;
      }
      .layout:not(.between) .spots .spot:not(.lone)::before {
        content: none;
      }
      .layout.between .spots {
        touch-action: none;
        & .spot:not(.lone) {
          margin-inline: calc(var(--between) / -2);
          touch-action: none;
        }
        & .thirteen .card {
          opacity: 0.8;
        }
      }
      /* side by side they would be too narrow: places across the rows above, corners below */
      .spots .y1:not(.lone) {
        margin-inline: calc(var(--between) / -2);
        height: max(50%, 24px);
        align-items: end;
      }
      .spots .y1:is(.x1, .x3, .x5, .x7, .x9, .x11):not(.lone) {
        place-self: end stretch;
        align-items: start;
      }
      .spots .y1:not(.lone) .tips:not(:has(~ .laid, ~ .ghost)) {
        bottom: auto;
        translate: -50%;
      }
      :is(.board, .high .stake) {
        --chip: clamp(20px, 3.6cqw, 30px);
      }
      :is(.spots .tip i, .high .tip i, .turn) {
        display: none;
      }
      :is(.spots, .high) .tip {
        padding: 0;
      }
      .spots .tip.under {
        padding-inline-end: var(--space-1);
      }
      /* one of the others on a card, or two on a broad one: with what they have bet */
      @container (width >= 320px) {
        :is(.spots .lone .tips, .tips:not(:has(~ .laid))) > .tip:only-child i {
          display: inline;
          padding-inline-end: var(--space-1);
        }
      }
      @container (width >= 540px) {
        .spots .lone .tips:not(:has(> :nth-child(3))) i {
          display: inline;
          padding-inline-end: var(--space-2);
        }
      }
      .layout:has(.switch) .high {
        margin-right: 118px;
      }
      .switch {
        position: absolute;
        top: 5px;
        right: 5px;
        width: 112px;
        height: var(--high);
        min-height: 0;
        padding: 0 var(--space-2);
        font-size: var(--type-m);
      }
      .layout > * {
        --high: 44px;
      }
      .foot {
        height: 24px;
      }
      .foot .tool {
        min-height: 24px;
      }
      /* over the bank, whose cards are still to come */
      .calls {
        grid-area: bank;
        gap: var(--space-1);
        align-content: center;
      }
      .calls > .lettering {
        display: none;
      }
      .calls > small {
        margin: 0;
        line-height: 1;
      }
      .calls .button {
        min-height: min(var(--tap), 10.5cqh);
      }
      .calls .pile {
        display: none;
      }
      .calls .button > b {
        font-size: var(--type-m);
      }
      .body:has(> .calls) > .bank {
        visibility: hidden;
      }
      .classic .p p {
        flex: none;
        font-size: var(--type-xs);
      }
      .classic .p p span:has(+ b) {
        display: none;
      }
      .classic .name {
        flex: 0 1 auto;
        min-width: 0;
        font-size: var(--type-s);
      }
      .classic .name b {
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .classic .seats,
      .classic .seats:has(> :nth-child(n + 4)) {
        grid-template-columns: minmax(0, 1fr);
        grid-auto-rows: minmax(0, 28px);
        align-content: center;
      }
    }
    ${box.TALL} {
      .body.classic {
        grid-template:
          'bank opponents' clamp(64px, max(14.5cqh, min(36cqh - 143px, 40cqw)), 210px)
          'say say' clamp(52px, 10cqh, 70px)
          'lay lay' minmax(0, 1fr)
          / minmax(0, 13fr) minmax(0, 8fr);
      }
      .body.classic:where(:not(:has(.opponents))) {
        grid-template-areas: 'bank bank' 'say say' 'lay lay';
      }
      /* the others: the name, and the purse or what the turn has brought; their stakes are seen on the layout */
      .classic .p :is(p:not(:has(b)), .name:has(~ p b) i) {
        display: none;
      }
    }
    ${box.WIDTH_UNDER_360} {
      .body.classic {
        grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);
      }
      .classic .aside {
        display: none;
      }
      .layout {
        margin-inline: -8px;
        border-inline: 0;
        outline: 0;
        border-radius: 0;
      }
      .board {
        padding-inline: 0;
      }
      .high:has(.laid):has(.tips) .lettering {
        display: none;
      }
      .layout:has(.switch) .high {
        margin-right: 106px;
      }
      .switch {
        width: 100px;
      }
      /* of a stake the sum alone */
      :is(.thirteen, .spots) {
        --own: 18px;
      }
      .spots .lone .pile {
        display: none;
      }
      .spots .lone .stake .sum {
        position: static;
        margin: 0;
        transform: none;
      }
      .spots .lone :is(.laid, .ghost) {
        margin: 0;
      }
      .spots .lone .stake:has(~ .cop) .sum {
        padding-inline-start: var(--space-6);
      }
      .spots .lone .stake ~ .cop {
        left: 8px;
        top: 50%;
      }
    }
    ${box.LOW} {
      /* the names of two would run together: the ear and a touch have them */
      .asides:has(.aside + .aside) .aside {
        font-size: 0;
      }
      .body.classic {
        grid-template:
          'bank lay' minmax(0, 1fr)
          'say lay' clamp(90px, 30cqh, 150px)
          'opponents lay' auto
          / minmax(190px, 30fr) minmax(0, 70fr);
      }
      .calls {
        grid-template-columns: 1fr 1fr;
      }
    }
    /* the smallest cloths: bank and line side by side, the calls over the bank */
    ${box.FLAT_UNDER_700} {
      .body.classic {
        gap: var(--space-1) var(--space-3);
        grid-template: 'bank say' 62px 'lay lay' minmax(0, 1fr) / 164px minmax(0, 1fr);
      }
      :is(.classic .opponents, .foot) {
        display: none;
      }
      .calls {
        grid-template-columns: repeat(3, 1fr);
      }
      .calls .button {
        min-height: 30px;
        padding: 0;
      }
      .calls :is(small, .stake) {
        display: none;
      }
      .calls .button > b {
        font-size: var(--type-xs);
      }
      .layout > * {
        --high: 32px;
      }
      .board {
        gap: var(--space-1);
        padding-top: var(--space-1);
      }
      .layout .rows {
        --band: 28px;
        --strip: 0px;
      }
      .left {
        display: none;
      }
      .layout:has(.switch) .high {
        margin-right: 96px;
      }
      .switch {
        width: 90px;
        font-size: var(--type-xs);
      }
    }
    @media (forced-colors: active) {
      .layout,
      .spot.high {
        border-color: CanvasText;
      }
      .layout .stake .sum {
        color: CanvasText;
      }
      :is(.thirteen .card, .left, .abacus) {
        forced-color-adjust: none;
      }
    }
  ` +
  tipStyles +
  lattice +
  crowdedClassicStyles;
