import { tipStyles } from '../../bank/tips.styles.js';

const css = String.raw;

/** What the seldom parts of the board need. */
export const styles = css`
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
