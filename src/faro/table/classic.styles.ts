import { tipStyles } from '../../bank/tips.styles.js';

const css = String.raw;

/** The lattice of half steps: along the rows and from row to row; on narrow tables it is turned. */
const lattice = (along: string, across: string): string =>
  Array.from({ length: 13 }, (_, place) => `.x${place}{grid-${along}:${place + 1}}`).join('') +
  [0, 1, 2].map(place => `.y${place}{grid-${across}:${place + 1}}`).join('');

/** The styles of the classic layout alone. */
export const styles =
  css`
    .classic {
      /* the abacus gives way first: a place of the layout is as wide as a finger */
      grid-template-columns: minmax(0, 1fr) min(272px, calc(100cqi - 678px));
      grid-template-areas: 'bank case' 'say case' 'lay case' 'oth oth' 'odds odds';
    }
    .classic .bank {
      grid-template-columns: auto auto auto 1fr;
      justify-items: start;
      --cw: clamp(64px, 8.2cqi, 88px);
    }
    .classic .pack {
      --cw: clamp(48px, 6.2cqi, 66px);
    }
    .classic .side {
      padding: 10px 12px 8px;
    }
    .classic .side .lettering {
      font-size: 15px;
    }
    .classic .legend {
      display: block;
      margin: 0 0 0 8px;
      font-size: 13px;
      line-height: 1.35;
      max-width: 230px;
      min-height: 4em;
    }
    .legend .cop {
      width: 18px;
      margin-inline-end: 3px;
      vertical-align: -4px;
    }
    .oth p b {
      margin-inline-start: 8px;
    }
    .legend b {
      font: italic 600 17px/1.2 var(--serif);
      color: var(--text);
    }
    .layout {
      grid-area: lay;
      padding: 18px 20px 16px;
      border: 1px solid var(--gilt-line);
      outline: 1px solid var(--gilt-soft);
      outline-offset: 4px;
      border-radius: 12px;
      margin: 4px;
      width: calc(100% - 8px);
      max-width: 960px;
      justify-self: center;
      display: grid;
      gap: 16px;
    }
    .spot {
      border: 0;
      padding: 0;
      background: none;
      position: relative;
      display: grid;
      place-items: center;
      min-width: 0;
      min-height: 0;
      outline: none;
    }
    .spot.high {
      width: 100%;
      min-height: 52px;
      margin-bottom: 24px;
      border: 1px solid var(--gilt-line);
      border-radius: 8px;
      display: flex;
      align-items: center;
      justify-content: center;
      gap: 14px;
      --chip: 34px;
    }
    .high .lettering {
      font-size: 18px;
    }
    .rows {
      position: relative;
    }
    .thirteen {
      --cw: 100%;
      display: grid;
      grid-template-columns: repeat(7, minmax(0, 1fr));
      gap: 28px 20px;
    }
    .thirteen > :nth-child(n + 7) {
      grid-row: 2;
    }
    .thirteen > :last-child {
      grid-area: 1/7/3;
      align-self: center;
    }
    .thirteen .dim {
      opacity: 0.56;
    }
    .spots {
      position: absolute;
      inset: 0;
      display: grid;
      grid-template: repeat(3, calc(25% + 7px)) / repeat(13, calc(100% / 14 + 1.43px));
      place-content: center;
    }
    .spots .x12.y1 {
      grid-row: 1/4;
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
      inset: 3px;
      width: auto;
      height: auto;
      margin: 0;
      border-radius: 6px;
    }
    @media (hover: hover) {
      .spot:not([aria-disabled='true']):hover::after {
        content: '';
        opacity: 0.85;
      }
    }
    .spot:not([aria-disabled='true']):is(:focus-visible, :active, .over)::after,
    .spot:focus-visible::after {
      content: '';
      opacity: 1;
    }
    .laid,
    .ghost {
      --chip: clamp(38px, 3.6cqi, 46px);
      position: relative;
      z-index: 2;
      pointer-events: none;
    }
    .spots :is(.laid, .ghost) {
      position: absolute;
      left: 50%;
      top: 50%;
      transform: translate(-50%, calc(var(--chip) / -2));
    }
    .layout .stake {
      --chip: inherit;
    }
    .ghost {
      opacity: 0.55;
    }
    .ghost .sum {
      display: none;
    }
    .spots .sum {
      margin-top: 1px;
    }
    .high .stake {
      flex-direction: row;
      gap: 4px;
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
    }
    .high .cop,
    .calls .cop {
      left: calc(var(--chip) / 2);
      top: 50%;
    }
    /* No rank is covered: beside it on its card, from a gap to the left, in the middle of four with the sum above. */
    .spots .tips {
      position: absolute;
      z-index: 2;
      right: calc(50% - 10px);
      top: 50%;
      width: 74px;
      justify-content: end;
      transform: translateY(-50%);
    }
    .spots .lone .tips {
      left: calc(2% + 7px);
      right: auto;
      width: calc(180% - 14px);
      justify-content: start;
    }
    .spots .tips:has(~ .laid, ~ .ghost) {
      top: auto;
      bottom: calc(50% + clamp(19px, 1.8cqi, 23px));
      transform: none;
    }
    .spots .y1:not(.lone) {
      & .tips:has(~ .laid) {
        bottom: calc(50% + clamp(40px, 1.8cqi + 21px, 44px));
      }
      & :is(.laid, .ghost) {
        left: auto;
        right: 50%;
        transform: translate(calc(var(--chip) / 2), calc(var(--chip) / 2 - 100%));
      }
      & .stake {
        flex-direction: column-reverse;
        align-items: end;
      }
      & .cop,
      & .stake.won::before {
        left: calc(100% - var(--chip) / 2);
        top: calc(100% - var(--chip) / 2);
      }
    }
    .tip.under::after {
      content: '';
      width: 9px;
      height: 10px;
      background: #c9743a;
      clip-path: polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%);
    }
    .many .tip {
      padding: 0;
    }
    .many i {
      display: none;
    }
    .many .tip.won {
      box-shadow: 0 0 0 2px var(--win);
    }
    .many .tip:is(.lost, .split) {
      opacity: 0.55;
    }
    .cop {
      forced-color-adjust: none;
    }
    .abacus {
      display: block;
      width: 100%;
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
      font: 600 18px var(--serif);
      text-anchor: middle;
      fill: #f7ecd2;
    }
    .abacus .head {
      font: 12px var(--sans);
      text-anchor: start;
      fill: #f1dfc0;
    }
    .abacus .end {
      text-anchor: end;
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
    .classic .oth {
      --cw: 32px;
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
      gap: 0 16px;
    }
    .classic .oth h3 {
      grid-column: 1/-1;
    }
    .p p {
      margin: 4px 0 0;
      font-size: 13px;
      color: var(--text-2);
    }
    .p .won {
      color: var(--win);
    }
    .p .lost {
      color: var(--loss);
    }
    @container tv (min-width: 560px) {
      .classic .p {
        display: block;
      }
    }
    .button.copper {
      min-height: 58px;
    }
    .copper .cop {
      width: 30px;
    }
    .copper[aria-pressed='true'] {
      border-color: var(--focus);
      box-shadow: 0 0 0 2px var(--focus);
      background: rgb(201 116 58 / 0.3);
    }
    .calls {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 210px));
      gap: 8px;
      justify-content: center;
      text-align: center;
    }
    .calls > :is(.lettering, small) {
      grid-column: 1/-1;
    }
    .calls > small {
      margin-top: -6px;
      font-size: 13px;
      color: var(--text-2);
    }
    .calls .button {
      --chip: 30px;
      color: var(--text);
      border-color: var(--gilt-line);
    }
    .calls .button > b {
      font: 600 17px/1 var(--serif);
    }
    .calls .button > small {
      font-weight: 400;
      white-space: nowrap;
    }
    .calls .stake {
      flex-direction: row;
      gap: 4px;
    }
    @container tv (max-width: 959px) {
      .classic {
        column-gap: 8px;
      }
      .layout {
        padding-inline: 6px;
      }
      .abacus .head {
        font-size: 16px;
      }
    }
    @container tv (max-width: 839px) {
      .classic {
        grid-template-columns: minmax(0, 1fr);
        grid-template-areas: 'bank' 'say' 'lay' 'case' 'oth' 'odds';
      }
      .abacus {
        max-width: 460px;
        margin: 0 auto;
      }
      .abacus text {
        font-size: 15px;
      }
    }
    @container tv (max-width: 559px) {
      .classic .bank {
        grid-template-columns: 1fr auto 1fr;
        justify-items: center;
        min-height: 179px;
        --cw: clamp(56px, 20cqi, 96px);
      }
      .classic .bank .legend {
        display: none;
      }
      .layout {
        padding: 10px;
        margin: 2px;
        width: calc(100% - 4px);
        max-width: 420px;
        /* the half of a card down to the sign under its rank */
        --sh: clamp(80px, 27cqi - 24px, 98px);
      }
      .spot.high {
        margin-bottom: 8px;
        gap: 8px;
      }
      .high .lettering {
        font-size: 15px;
      }
      .thirteen {
        grid-template-columns: 1fr 1fr;
        grid-template-rows: repeat(7, var(--sh));
        grid-auto-flow: column;
        gap: 8px 34px;
      }
      .thirteen > :nth-child(n + 7) {
        grid-row: auto;
        grid-column: 2;
      }
      .thirteen > :nth-child(7) {
        grid-row: 1;
      }
      .thirteen > :last-child {
        grid-area: 7/1/8/3;
        justify-self: center;
        width: calc(50% - 17px);
      }
      .thirteen .card {
        aspect-ratio: auto;
        height: var(--sh);
        border-radius: 6px;
      }
      .spots {
        grid-template: repeat(13, calc((var(--sh) + 8px) / 2)) / 1fr 28% 1fr;
        place-content: center stretch;
      }
      .spots .x12.y1 {
        grid-row: 13;
        grid-column: 1/4;
      }
      .spots .y0 .tips {
        left: 34%;
        right: -24px;
      }
      .spots .y2 .tips {
        left: 14%;
        right: -6px;
      }
      .spots :is(.y0, .y2) .tips {
        width: auto;
        justify-content: start;
      }
      .spots .y1 .tips {
        right: calc(50% - 17px);
      }
      .spots .x12.y1 .tips {
        left: calc(38% + 8px);
        right: 20%;
        width: auto;
      }
      .spots :is(.laid, .ghost) {
        --chip: 32px;
        transform: translate(-16px, -16px);
      }
      .spots .stake {
        flex-direction: row;
        gap: 3px;
      }
      /* a sum that is too long for its place beside the chip goes under it */
      .spots .y2 .stake {
        flex-wrap: wrap;
        width: 72px;
      }
      .spots .stake.won::before,
      .spots .cop {
        left: calc(var(--chip) / 2);
        top: 50%;
      }
      .spots .y2 .stake.won::before,
      .spots .y2 .cop {
        top: calc(var(--chip) / 2);
      }
      .spots .y1:not(.lone) {
        & .tips:has(~ .laid) {
          bottom: calc(50% + 19px);
        }
        & :is(.laid, .ghost) {
          transform: translate(16px, -16px);
        }
        & .stake {
          flex-direction: row-reverse;
          align-items: center;
        }
        & .cop,
        & .stake.won::before {
          top: 50%;
        }
      }
      .spots .sum {
        margin: 0;
      }
      .classic .p {
        grid-template-columns: 150px 1fr;
      }
      .calls .button {
        flex-direction: column;
        padding: 6px 4px;
        gap: 3px;
      }
      .bar:has([role='radio']):has(.copper) .chips {
        grid-column: 1/4;
      }
      .bar .button.copper {
        order: -2;
        grid-column: 4;
        min-width: 0;
      }
      .copper .cop {
        width: 22px;
      }
      /* no book stands here that would tell the purse */
      .bar:has(.copper) .purse {
        display: flex;
        order: -2;
        grid-column: 1;
        align-self: center;
      }
      .bar:has([role='radio']:first-child):has(.copper) .prime {
        grid-column: 2/-1;
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
      .thirteen .card,
      .abacus {
        forced-color-adjust: none;
      }
    }
  ` +
  tipStyles +
  lattice('column', 'row') +
  `@container tv (max-width:559px){${Array.from({ length: 13 }, (_, place) => `.x${place}{grid-row:${place + 1}}`).join('')}${[0, 1, 2].map(place => `.y${place}{grid-column:${place + 1}}`).join('')}}`;
