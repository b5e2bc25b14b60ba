/** The board: rows, cloth with its chevron and prisons, ledger, road. Measures: the project's table pictures. */

import { tipStyles } from '../../bank/tips.styles.js';

const css = String.raw;

export const boardStyles = css`
  .body {
    display: grid;
    gap: 0 16px;
    padding: 12px 16px 16px;
    grid-template-columns: minmax(0, 1fr) 264px;
    grid-template-areas: 'rows book' 'say say' 'lay lay' 'road road' 'odds odds';
  }
  .say {
    grid-area: say;
    /* room for two lines under the first, so that no field moves with what is said; for three on the narrowest */
    min-height: 93px;
  }
  .rows {
    --cw: clamp(44px, 8.4cqi, 88px);
    grid-area: rows;
    display: grid;
    gap: 8px;
    align-content: start;
    grid-template-columns: 70px minmax(0, max-content) 78px minmax(96px, 1fr);
    grid-auto-rows: minmax(calc(var(--cw) * 1.4 + 26px), auto);
  }
  /* on a low screen the fields are seen above the bar */
  @media (max-height: 800px) {
    @container tv (min-width: 900px) {
      .rows {
        --cw: 56px;
      }
      .book.empty {
        font-size: 13px;
        line-height: 1.15;
      }
      .book.empty h3 {
        font-size: 15px;
        margin: 0 0 1px;
      }
      .book.empty p {
        margin: 0 0 5px;
      }
    }
  }
  .row {
    display: contents;
  }
  .row-name {
    grid-column: 1;
    align-self: center;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 2px;
    font-size: 17px;
    margin-bottom: 24px;
  }
  /* A square on its corner, pressed a little. */
  .lozenge,
  .road :is(.rouge, .noir)::before {
    width: 17px;
    height: 17px;
    margin: 5px;
    border: 0.6px solid #e6cd94a0;
    background: #b81d2e;
    transform: scaleX(0.77) rotate(45deg);
    forced-color-adjust: none;
  }
  .noir > .row-name .lozenge,
  .road .noir::before {
    background: #131417;
  }
  .cards {
    grid-column: 2;
    display: flex;
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .cards li {
    flex: 0 1 auto;
    width: calc(var(--cw) * 0.66);
    min-width: 0;
  }
  .cards li:last-child {
    flex: none;
    width: var(--cw);
  }
  .running {
    display: block;
    font-size: 13px;
    line-height: 20px;
    margin-top: 4px;
    color: var(--text-2);
    text-align: center;
  }
  .running b {
    background: var(--win);
    color: var(--win-text);
    border-radius: 9px;
    padding: 2px 8px;
  }
  .slot {
    display: block;
    width: var(--cw);
    aspect-ratio: 5/7;
    border: 1px dashed var(--gilt-line);
    border-radius: 6%/4.3%;
  }
  .total {
    grid-column: 3;
    align-self: center;
    margin-bottom: 24px;
    text-align: center;
    border-left: 1px solid var(--gilt-line);
    padding-left: 8px;
    min-height: 52px;
  }
  .total b {
    display: block;
    font: 600 34px/1 var(--serif);
  }
  .total i {
    font: italic 15px/1.2 var(--serif);
    color: var(--text-2);
  }
  .total.old b {
    color: var(--text-2);
    font-weight: 400;
  }
  .total.won :is(b, i) {
    color: var(--win);
  }
  .shoe {
    grid-area: 1/4/3/5;
    justify-self: end;
    align-self: center;
    text-align: center;
    font-size: 13px;
    color: var(--text-2);
    padding-right: 12px;
  }
  .shoe svg {
    display: block;
    width: clamp(54px, 8cqi, 84px);
    margin: 0 auto 4px;
  }
  .book {
    grid-area: book;
    border-left: 1px solid var(--gilt-soft);
    padding-left: 16px;
    align-self: stretch;
  }
  /* a long ledger moves no field: it is scrolled */
  @container tv (min-width: 840px) {
    .book {
      block-size: 0;
      min-block-size: 100%;
      overflow-y: auto;
    }
  }
  .book h3 {
    font: 600 17px/1 var(--serif);
    font-variant-caps: small-caps;
    letter-spacing: 0.1em;
    color: var(--gilt);
    margin: 4px 0 8px;
  }
  .book p {
    margin: 0 0 9px;
    color: var(--text-2);
  }
  .book table {
    border-collapse: collapse;
    width: 100%;
  }
  .book :is(th, td) {
    padding: 5px 0;
    border-top: 1px solid var(--gilt-soft);
    vertical-align: baseline;
    text-align: start;
    font-weight: 400;
  }
  .book td {
    text-align: end;
    font-weight: 600;
    white-space: nowrap;
  }
  .book small {
    display: block;
    font-size: 13px;
    color: var(--text-2);
  }
  .gain td {
    color: var(--win);
  }
  .loss td {
    color: var(--loss);
  }
  .book tfoot :is(th, td) {
    border-top: 1px solid var(--gilt);
    font: 600 17px/1.3 var(--serif);
  }
  .layout {
    grid-area: lay;
    position: relative;
    display: grid;
    grid-template-columns: 52px 1fr 52px;
    grid-template-rows: 46px clamp(240px, 26.5cqi, 320px) 46px;
  }
  .fields {
    grid-area: 2/2;
    position: relative;
    isolation: isolate;
    outline: 1px solid var(--gilt-soft);
    outline-offset: 4px;
  }
  .lines {
    position: absolute;
    z-index: -1;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    pointer-events: none;
  }
  .lines polygon {
    fill: none;
    stroke: var(--gilt-line);
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  .lines polygon.won {
    fill: rgb(255 226 154 / 0.13);
    stroke: var(--win);
    stroke-width: 2.5;
  }
  .field {
    position: absolute;
    inset: 0;
    width: 100%;
    border: 0;
    background: none;
    padding: 0;
    clip-path: var(--shape);
    outline: none;
  }
  @media (hover: hover) {
    .field:not([aria-disabled='true']):hover {
      background: rgb(255 255 255 / 0.06);
    }
  }
  .field:is(.over, :active):not([aria-disabled='true']) {
    background: rgb(0 0 0 / 0.22);
  }
  .field > * {
    position: absolute;
    transform: translate(-50%, -50%);
  }
  .field .name {
    left: var(--name-x);
    top: var(--name-y);
    font-size: 30px;
    line-height: 1;
    letter-spacing: 0.14em;
    margin-right: -0.14em;
  }
  .field .letter {
    left: var(--letter-x);
    top: var(--letter-y);
    font-size: 15px;
    opacity: 0.85;
    letter-spacing: 0;
  }
  .field[aria-disabled='true'] .name {
    opacity: 0.8;
  }
  .field > .stake,
  .ghost {
    --chip: 46px;
    left: var(--x);
    top: var(--y);
  }
  .field .big {
    left: var(--x);
    top: var(--y);
    width: clamp(59px, 8.5cqi, 87px);
    aspect-ratio: 1;
    border: 1.4px solid #d6b876;
    outline: 1px solid #d6b87699;
    outline-offset: -8px;
    background: #101214e6;
    transform: translate(-50%, -50%) scaleX(0.88) rotate(45deg);
    forced-color-adjust: none;
  }
  .field.rouge .big {
    background: #a3192be6;
  }
  .ghost {
    opacity: 0.55;
    pointer-events: none;
  }
  .rouge {
    --shape: polygon(0 0, 41% 0, 21% 100%, 0 100%);
    --x: 16%;
    --y: 60%;
    --name-x: 17%;
    --name-y: 14%;
  }
  .noir {
    --shape: polygon(59% 0, 100% 0, 100% 100%, 79% 100%);
    --x: 84%;
    --y: 60%;
    --name-x: 83%;
    --name-y: 14%;
  }
  .couleur {
    --shape: polygon(41% 0, 59% 0, 79% 100%, 62% 100%, 50% 48%, 38% 100%, 21% 100%);
    --x: 50%;
    --y: 30%;
    --name-x: 50%;
    --name-y: 8.5%;
    --letter-x: 71%;
    --letter-y: 88%;
  }
  .inverse {
    --shape: polygon(50% 48%, 62% 100%, 38% 100%);
    --x: 50%;
    --y: 77%;
    --name-x: 50%;
    --name-y: 92%;
    --letter-x: 50%;
    --letter-y: 58%;
  }
  .couleur .name {
    font-size: 24px;
  }
  .inverse .name {
    font-size: 19px;
    letter-spacing: 0.08em;
  }
  .inverse :is(.stake, .ghost) {
    --chip: 40px;
  }
  .stake .mark {
    position: absolute;
    left: calc(50% + var(--chip) * 0.22);
    top: -7px;
    width: 22px;
    height: 22px;
    border-radius: 50%;
    display: grid;
    place-items: center;
    background: linear-gradient(#f6dd9b, #c69a45);
    color: #2a1a08;
    box-shadow:
      0 1px 2px rgb(0 0 0 / 0.6),
      0 0 0 1.5px #4b3210;
  }
  .mark .icon {
    width: 14px;
    height: 14px;
    stroke-width: 2.4;
  }
  .prison {
    display: flex;
    list-style: none;
    margin: 0;
    padding: 0;
    gap: 6px;
    justify-content: center;
    align-items: center;
    pointer-events: none;
  }
  .prison li {
    position: relative;
    width: 38px;
    height: 34px;
    border: 1px solid var(--gilt-soft);
    border-radius: 4px;
    display: grid;
    place-items: center;
    font: 600 16px/1 var(--serif);
    color: var(--prison, #cdbd8f);
  }
  .prison li::before {
    content: 'A';
  }
  .prison li:nth-child(2)::before {
    content: 'B';
  }
  .prison li:nth-child(3)::before {
    content: 'C';
  }
  .prison:is(.rouge, .noir) {
    grid-row: 2;
    flex-direction: column;
  }
  .prison:is(.rouge, .noir) li {
    width: 44px;
    flex: 1;
  }
  .prison.rouge {
    margin-right: 8px;
  }
  .prison.noir {
    grid-column: 3;
    margin-left: 8px;
  }
  .prison:is(.couleur, .inverse) {
    grid-column: 2;
  }
  .prison.couleur {
    grid-row: 1;
    margin-bottom: 8px;
  }
  .prison.inverse {
    grid-row: 3;
    margin-top: 8px;
  }
  .road {
    grid-area: road;
    display: flex;
    align-items: center;
    gap: 12px;
    margin-top: 12px;
    padding-top: 8px;
    border-top: 1px solid var(--gilt-soft);
  }
  .road .lettering {
    font-size: 14px;
    white-space: nowrap;
  }
  .road ol {
    flex: 1;
    min-width: 0;
    display: flex;
    justify-content: flex-end;
    list-style: none;
    margin: 0;
    padding: 0;
    overflow: hidden;
    height: 52px;
  }
  .road li {
    flex: none;
    width: 25px;
    height: 52px;
    display: grid;
    grid-template-rows: 18px 18px 16px;
    place-items: center;
    /* The words are for the ear; the eye has the signs. */
    font-size: 0;
    color: var(--text-2);
    background: linear-gradient(var(--gilt-soft), var(--gilt-soft)) 0 18px/100% 1px no-repeat;
  }
  .road li::after {
    content: attr(data-mark);
    content: attr(data-mark) / '';
    grid-row: 3;
    font-size: 11px;
  }
  .road :is(.rouge, .noir)::before {
    content: '';
    width: 11px;
    height: 11px;
    margin: 0;
  }
  .road .rouge::before {
    grid-row: 2;
  }
  .road li:last-child {
    background-color: rgb(255 226 154 / 0.16);
    border-radius: 4px;
  }
  .road .tool {
    color: var(--gilt);
  }
  @container tv (max-width: 959px) {
    .body {
      grid-template-columns: minmax(0, 1fr) 232px;
    }
    .shoe {
      padding-right: 0;
    }
    .shoe svg {
      width: 48px;
    }
  }
  @container tv (max-width: 839px) {
    .body {
      grid-template-columns: minmax(0, 1fr);
      grid-template-areas: 'rows' 'say' 'lay' 'road' 'book' 'odds';
      padding: 12px;
    }
    .book {
      border-left: 0;
      padding: 12px 0 0;
      width: 100%;
      max-width: 460px;
      min-height: 205px;
      justify-self: center;
    }
    .book.empty {
      display: grid;
      grid-template-columns: 1fr 1fr;
      grid-auto-flow: column;
      grid-template-rows: repeat(2, auto 1fr);
      column-gap: 24px;
    }
    .book :is(th, td) {
      padding-block: 3px;
    }
    .layout {
      grid-template-columns: 1fr;
      grid-template-rows: 336px;
    }
    .fields {
      grid-area: 1/1;
      outline: 0;
    }
    .field .name {
      font-size: 21px;
    }
    .field .big {
      width: 48px;
      outline-offset: -6px;
    }
    .field > .stake,
    .ghost {
      --chip: 38px;
    }
    .rouge {
      --shape: polygon(0 0, 50% 0, 50% 30%, 0 55%);
      --x: 30%;
      --y: 26%;
      --name-x: 25%;
      --name-y: 7%;
    }
    .noir {
      --shape: polygon(50% 0, 100% 0, 100% 55%, 50% 30%);
      --x: 70%;
      --y: 26%;
      --name-x: 75%;
      --name-y: 7%;
    }
    .couleur {
      --shape: polygon(50% 30%, 100% 55%, 100% 81%, 50% 56%, 0 81%, 0 55%);
      --x: 80%;
      --y: 59%;
      --name-y: 46.5%;
      --letter-x: 94%;
      --letter-y: 73%;
    }
    .inverse {
      --shape: polygon(50% 56%, 100% 81%, 100% 100%, 0 100%, 0 81%);
      --x: 80%;
      --y: 87%;
      --name-y: 72%;
      --letter-x: 94%;
      --letter-y: 94%;
    }
    .field:is(.couleur, .inverse) .name {
      font-size: 19px;
      letter-spacing: 0.14em;
    }
    .layout .prison {
      grid-area: 1/1;
      position: absolute;
      gap: 4px;
      margin: 0;
      top: 13%;
    }
    .layout .prison li {
      width: 26px;
      height: 26px;
      font-size: 13px;
      flex: none;
    }
    .prison:not(.noir) {
      left: 6px;
      align-items: flex-start;
    }
    .prison.noir {
      right: 6px;
      align-items: flex-end;
    }
    .layout .prison.couleur {
      top: 58%;
      align-items: center;
    }
    .layout .prison.inverse {
      top: auto;
      bottom: 6px;
    }
    .prison.couleur li:first-child {
      transform: translateY(14px);
    }
    .prison.couleur li:last-child {
      transform: translateY(-14px);
    }
    .layout:has(.prison.couleur > :last-child.held) .field.couleur {
      --name-y: 42%;
    }
  }
  @container tv (max-width: 559px) {
    .body {
      padding: 8px;
    }
    .book {
      min-height: 228px;
    }
    .empty p {
      font-size: 13px;
      margin: 0;
    }
    .rows {
      --cw: 42px;
      gap: 2px 6px;
      grid-template-columns: 56px minmax(0, max-content) minmax(50px, auto) minmax(0, 1fr);
    }
    .row-name,
    .total {
      margin-bottom: 20px;
    }
    .row-name {
      font-size: 15px;
    }
    .total {
      padding-left: 4px;
      min-height: 44px;
    }
    .total b {
      font-size: 24px;
    }
    .total i {
      font-size: 13px;
    }
    .dealt .shoe {
      visibility: hidden;
      width: 0;
    }
    .say {
      padding-inline: 4px;
    }
    /* along the steep leg of the chevron */
    .layout .prison.couleur {
      top: 57.7%;
      transform: translateY(-50%);
      & > :first-child {
        transform: translateY(20px);
      }
      & > :last-child {
        transform: translateY(-14px);
      }
    }
    .bar.fresh .undo,
    .bar:not(.fresh) .rebet {
      display: none;
    }
    .road .lettering {
      display: none;
    }
  }
  @container tv (max-width: 639px) {
    .say {
      min-height: 118px;
    }
    .cards:has(li:nth-child(8)) .running:not(:has(b)) {
      visibility: hidden;
    }
  }
  @container tv (max-width: 399px) {
    .say {
      min-height: 126px;
    }
  }
  @container tv (max-width: 319px) {
    .running:not(:has(b)) {
      visibility: hidden;
    }
  }
  .fields:has(.field.rouge:focus-visible) polygon.rouge,
  .fields:has(.field.noir:focus-visible) polygon.noir,
  .fields:has(.field.couleur:focus-visible) polygon.couleur,
  .fields:has(.field.inverse:focus-visible) polygon.inverse {
    stroke: var(--focus);
    stroke-width: 4;
    stroke-dasharray: 12 7;
  }
  :host([theme='plain']) {
    --prison: currentColor;
  }
  :host([theme='plain']) .lines polygon.won {
    fill: var(--glow);
  }
  :host([theme='plain']) .field:is(.over, :active) {
    background: var(--glow);
  }
  @media (forced-colors: active) {
    .stake .mark {
      border: 1px solid CanvasText;
      background: Canvas;
      color: CanvasText;
    }
    .lines polygon {
      stroke: CanvasText;
    }
    .lines polygon.won {
      stroke: Highlight;
      stroke-width: 4;
    }
    .running b {
      background: Canvas;
      color: CanvasText;
      outline: 1px solid CanvasText;
    }
    .road li:last-child {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  .others {
    left: var(--x);
    top: calc(var(--y) + 21%);
    width: max-content;
    max-width: 30%;
  }
  .couleur .others {
    top: 17.5%;
  }
  .inverse > .others {
    top: 67%;
    transform: translate(-50%, -100%);
  }
  .prison li.held {
    border-color: var(--gilt);
    background: rgb(0 0 0 / 0.22);
    color: var(--gilt);
    font-size: 13px;
  }
  .prison .held::before {
    position: absolute;
    left: 4px;
    top: 4px;
  }
  .prison .stake {
    --chip: 28px;
  }
  .prison .tips {
    position: absolute;
    inset: auto 1px 2px;
  }
  .prison .many i {
    display: none;
  }
  .prison .many {
    gap: 1px;
  }
  .prison .many .tip {
    padding: 0;
    background: none;
  }
  .prison .beside {
    inset: auto auto 2px 1px;
    gap: 0;
    justify-content: start;
  }
  .prison .many .who {
    width: 13px;
    height: 13px;
    font-size: 10px;
  }
  /* who else has something there has the place of the lock, and the lock lies on the chip */
  .prison .held:has(.beside > *) .mark {
    left: 14px;
    top: -1px;
    bottom: auto;
  }
  .prison .tips > .who {
    width: 16px;
    background: #20120b;
  }
  .prison .sum {
    margin: 0;
    font-size: 12px;
    padding: 2px 5px;
  }
  .prison .mark {
    left: -16px;
    top: auto;
    bottom: 0;
    width: 14px;
    height: 14px;
  }
  .prison .mark .icon {
    width: 10px;
    height: 10px;
  }
  /* in the columns lock and letter stand over the chip, in the rows the sum stands beside it */
  .prison:is(.rouge, .noir) .held {
    align-items: end;
    padding-bottom: 4px;
  }
  .prison:is(.rouge, .noir) .stake {
    --chip: 36px;
  }
  .prison:is(.rouge, .noir) .mark {
    left: calc(50% + 4px);
    top: -15px;
    width: 16px;
    height: 16px;
  }
  .prison:is(.couleur, .inverse) .held {
    width: auto;
    min-width: 64px;
    padding: 0 4px 0 18px;
  }
  .prison:is(.couleur, .inverse) .stake {
    flex-direction: row;
    gap: 2px;
  }
  .choice {
    position: absolute;
    z-index: 5;
    display: flex;
    border-radius: 14px;
    background: #20120b;
    box-shadow:
      0 0 0 1.5px var(--gilt),
      0 6px 16px rgb(0 0 0 / 0.55);
    overflow: hidden;
    transform: translate(-50%, 0);
  }
  .choice button {
    border: 0;
    background: none;
    color: #f7ecd8;
    font: 600 15px/1.1 var(--sans);
    min-width: 92px;
    min-height: 58px;
    padding: 4px 12px;
    white-space: nowrap;
  }
  .choice small {
    display: block;
    font-weight: 400;
    font-size: 12px;
    color: #dcc9ac;
    margin-top: 3px;
  }
  .choice button + button {
    border-left: 1px solid #8b6b3f;
  }
  .choice [aria-pressed='true'] {
    background: linear-gradient(#efd28a, #cfa552);
    color: #241508;
  }
  .choice [aria-pressed='true'] small {
    color: #3c2508;
  }
  .choice button:focus-visible {
    outline-offset: -4px;
    border-radius: 14px;
  }
  .choice [aria-pressed='true']:focus-visible {
    outline-color: #241508;
  }
  .choice.rouge {
    left: max(12%, 94px);
    top: 79%;
  }
  .choice.noir {
    left: min(88%, 100% - 94px);
    top: 79%;
  }
  .choice.inverse {
    left: 50%;
    top: calc(100% - 5px);
  }
  @container tv (min-width: 840px) {
    .prison:is(.rouge, .noir) .beside {
      inset: 3px 1px auto auto;
    }
    .prison:is(.rouge, .noir) .held:has(.beside > *) .mark {
      left: calc(50% + 6px);
      top: -3px;
    }
    .prison:is(.couleur, .inverse) .held:has(.beside > :nth-child(2)) {
      padding-left: 30px;
    }
    /* beside its stake, within the chevron */
    .choice.couleur {
      left: calc(50% + 30px);
      top: 22%;
      flex-direction: column;
      transform: none;
      & button {
        min-width: 76px;
        min-height: 46px;
        padding-inline: 8px;
      }
      & button + button {
        border-left: 0;
        border-top: 1px solid #8b6b3f;
      }
    }
    /* under its stake: a pointer, and the prisons give way */
    .fields:has(.choice.inverse)::after {
      content: '';
      position: absolute;
      z-index: 6;
      left: 50%;
      top: calc(100% - 5px);
      width: 12px;
      height: 12px;
      border: solid var(--gilt);
      border-width: 1.5px 0 0 1.5px;
      background: #20120b;
      transform: translate(-50%, -50%) rotate(45deg);
    }
    .choosing:has(.choice.inverse) .prison.inverse {
      margin-right: calc(50% + 100px);
      justify-content: end;
    }
  }
  /* Where the cloth is no wider, the chips are only letters. */
  @container tv (max-width: 1099px) {
    .inverse > .others {
      max-width: 54px;
    }
    .inverse > .others:has(.tip + .tip) .tip {
      padding: 0;
    }
    .inverse > .others:has(.tip + .tip) i {
      display: none;
    }
  }
  .road b {
    grid-row: 1/3;
    font-size: 12px;
    color: var(--text);
  }
  .punters {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    flex: 1 0 100%;
  }
  .punters .button {
    min-height: 44px;
    font-size: 13px;
    font-weight: 500;
    padding: 0 12px;
  }
  .punters [aria-current='true'] {
    border-color: var(--focus);
    box-shadow: 0 0 0 2px var(--focus);
  }
  /* The bar leaves room for the cloth. */
  @container tv (max-width: 959px) {
    .punters {
      flex-wrap: nowrap;
      min-width: 0;
      overflow-x: auto;
      position: relative;
      margin: -4px;
      padding: 4px;
    }
    .punters .button {
      flex: none;
    }
    /* Whose turn it is stays in sight, wherever the row is scrolled to. */
    .punters [aria-current='true'] {
      position: sticky;
      inset-inline: 2px;
      z-index: 1;
      background: var(--rail);
      box-shadow:
        0 0 0 2px var(--focus),
        0 0 0 8px var(--rail);
    }
  }
  .bar:has(.punters) {
    flex-wrap: wrap;
  }
  /* room for a name on the main button */
  @container tv (min-width: 960px) {
    .bar:has(.punters) .tall {
      min-width: 64px;
    }
  }
  .hint {
    font-size: 14px;
    margin-right: 8px;
  }
  @container tv (max-width: 959px) {
    .bar.deciding .purse {
      margin: 0;
      text-align: start;
    }
    .bar.deciding .space {
      flex: 1 1 0;
    }
    .bar.deciding .prime {
      margin: 0;
    }
  }
  @container tv (max-width: 839px) {
    :is(.rouge, .noir) > .others {
      top: calc(var(--name-y) + 3%);
      max-width: 42%;
      transform: translateX(-50%);
    }
    .couleur .others {
      top: calc(var(--name-y) - 7.5%);
      left: 50%;
    }
    .inverse > .others {
      top: calc(var(--name-y) + 8%);
      left: 50%;
      transform: translate(-50%, -50%);
    }
    .many .tip {
      padding: 0;
    }
    .many i {
      display: none;
    }
    .layout .prison .held {
      width: auto;
      min-width: 46px;
      height: 38px;
      padding: 0 2px 0 15px;
      place-items: center;
      font-size: 12px;
    }
    .prison .beside {
      flex-direction: column;
      bottom: 0;
    }
    .layout .prison .held .stake {
      --chip: 22px;
      flex-direction: column;
      gap: 0;
    }
    .prison .held::before {
      left: 3px;
      top: 3px;
    }
    .prison .sum {
      font-size: 11px;
      padding: 1px 4px;
    }
    .layout .prison .held:not(:has(.beside > *)) .mark {
      left: -14px;
      top: auto;
      bottom: 1px;
      width: 14px;
      height: 14px;
    }
    .asked.rouge {
      --x: 15.5%;
    }
    .asked.noir {
      --x: 65.5%;
    }
    .asked:is(.couleur, .inverse) {
      --x: 26%;
    }
    .asked.couleur {
      --y: 57%;
    }
    .choice {
      transform: none !important;
    }
    .choice button {
      min-width: 66px;
      padding: 4px 8px;
    }
    .choice.rouge {
      left: 22.5%;
      top: 17.5%;
    }
    .choice.noir {
      left: 72.5%;
      top: 17.5%;
    }
    .choice.couleur {
      left: 36%;
      top: 51%;
    }
    .choice.inverse {
      left: 36%;
      top: 78%;
    }
  }
  @container tv (max-width: 559px) {
    .field.asked .big {
      width: 36px;
    }
    .asked.rouge {
      --x: 10%;
    }
    .asked.noir {
      --x: 60%;
    }
    .choice:is(.rouge, .noir) {
      flex-direction: column;
      top: 15.5%;
    }
    .choice.rouge {
      left: 18.5%;
    }
    .choice.noir {
      left: 68.5%;
    }
    .choice:is(.rouge, .noir) button {
      min-width: 74px;
      min-height: 46px;
      padding: 2px 4px;
      font-size: 14px;
    }
    .choice:is(.rouge, .noir) button + button {
      border-left: 0;
      border-top: 1px solid #8b6b3f;
    }
    .choosing .prison li:not(.held),
    .choosing:has(.choice.rouge) .prison.rouge .held,
    .choosing:has(.choice.noir) .prison.noir .held,
    .choosing:has(.choice.couleur) .prison.couleur .held,
    .choosing:has(.choice.inverse) .prison.inverse .held {
      visibility: hidden;
    }
    /* above the chips, within the cloth */
    .asked:is(.rouge, .noir) > .others {
      left: calc(var(--x) - 8%);
      transform: none;
      justify-content: start;
    }
    .asked:is(.couleur, .inverse) > .others {
      left: 4px;
      top: calc(var(--y) + 4%);
      flex-direction: column;
      align-items: flex-start;
      transform: translateY(-50%);
      max-width: none;
    }
    .bar .punters {
      order: -2;
      grid-column: 1/-1;
      justify-content: space-between;
    }
    .bar .punters {
      justify-content: flex-start;
    }
    .bar.deciding .hint {
      order: -1;
      grid-column: 3/5;
      text-align: end;
      align-self: center;
    }
    .bar.deciding .button {
      grid-column: span 2;
      min-height: 56px;
      font-size: 15px;
      font-weight: 600;
    }
    .bar.deciding .prime {
      order: 1;
      grid-column: 1/-1;
    }
  }
  @container tv (min-width: 560px) and (max-width: 839px) {
    .layout .couleur :is(:first-child, :last-child).held {
      transform: none;
    }
  }
  .choosing .field {
    cursor: default;
  }
  :host([theme='plain']) .prison li.held {
    background: none;
  }
  @media (forced-colors: active) {
    .choice {
      background: Canvas;
      outline: 1px solid CanvasText;
    }
    .choice [aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    .prison li.held {
      border: 2px solid CanvasText;
    }
  }
  ${tipStyles}
`;
