/** The bar of bank games: one row in a wide box, two in a tall one, a column beside a low one. */
import { box, css } from '../../table/look/css.js';

/** A tall button shows only its sign; its name is still read out. */
const signsAlone = css`
  .button.tall .label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** The main button beside the chips, if there are any: the others have a row to themselves. */
export const besideChips = css`
  .bar:not(.deciding, .watches, .broke) {
    column-gap: var(--space-1);
    & .chips {
      flex: 1.7 1 0;
      max-width: max-content;
    }
    & .acts {
      display: contents;
    }
    & .prime {
      order: 1;
      flex: 1 1 0;
    }
    & .space {
      order: 2;
    }
    & > .purse {
      order: 3;
      margin-inline-end: auto;
      text-align: start;
    }
    & .tall {
      order: 4;
      align-self: stretch;
      flex: 0 0 14%;
      min-width: 0;
      padding: 0;
    }
  }
`;

export const barStyles = css`
  /* where the reader's least size of type is large, the bar grows with its words */
  .frame {
    --bar-row: minmax(var(--bar), auto);
  }
  .chips {
    display: flex;
    gap: var(--space-2);
    flex: none;
  }
  .chips [role='radio'] {
    flex: none;
    width: calc(1.4 * var(--tap) - 24px);
    height: calc(1.4 * var(--tap) - 24px);
    padding: var(--space-1);
    border-radius: 50%;
    position: relative;
    cursor: grab;
    touch-action: pan-y;
    transition: transform 0.12s;
  }
  .chips svg {
    width: 100%;
    display: block;
    filter: drop-shadow(0 3px 3px rgb(0 0 0 / 0.5));
    pointer-events: none;
  }
  .chips [aria-checked='true'] {
    transform: translateY(-3px);
  }
  .chips [aria-checked='true']::after {
    content: '';
    position: absolute;
    inset: -1px;
    border-radius: 50%;
    border: 3px solid var(--focus);
  }
  .chips [aria-disabled='true'] {
    opacity: 0.45;
  }
  .purse {
    flex: none;
    min-width: 64px;
    font-size: var(--type-xs);
    line-height: 1.2;
    color: var(--rail-text-2);
    white-space: nowrap;
  }
  .purse :is(span, b) {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .purse b {
    font: 600 var(--type-xxl)/1.1 var(--figure-font);
    color: var(--rail-text);
  }
  .acts .label {
    white-space: normal;
    text-wrap: balance;
  }
  .button.tall {
    flex-direction: column;
    gap: var(--space-1);
    min-width: calc(1.36 * var(--tap));
    max-width: calc(2.1 * var(--tap));
    padding: var(--space-2) clamp(4px, 1.2cqw - 11px, 12px);
    font-size: var(--type-xs);
    font-weight: 500;
    line-height: 1.05;
  }
  .bar .prime {
    flex: none;
    width: clamp(104px, 13.5cqw, 3.05 * var(--tap));
    padding: 0 var(--space-3);
  }
  .bar .button {
    position: relative;
  }
  .bar kbd {
    position: absolute;
    top: 4px;
    right: 4px;
    border: 0;
    padding: 0;
    min-width: 0;
  }
  .button.prime.idle:not([aria-disabled='true']) {
    background: none;
    border-color: rgb(169 133 85 / 0.75);
    color: var(--rail-text);
    box-shadow: none;
  }
  .bar .hint {
    font-size: var(--type-m);
    text-align: end;
  }
  /* one takes the place of another: alike in width, so that the rest stays */
  ${box.LARGE_SCREEN} {
    .button.tall {
      min-width: calc(1.75 * var(--tap));
    }
  }
  ${box.WIDE_NOT_LARGE} {
    .button.tall {
      width: 44px;
      min-width: 34px;
      padding: var(--space-2) var(--space-1);
    }
    ${signsAlone}
    .bar {
      gap: var(--space-2);
    }
    .bar kbd {
      display: none;
    }
    .chips {
      gap: 0;
    }
    .chips [role='radio'] {
      width: 44px;
      height: 44px;
    }
  }
  ${box.TALL} {
    /* the rim of the frame is rounded: the rows lie closer than the buttons of each */
    .bar {
      row-gap: calc(var(--space-3) / 2);
      padding-bottom: var(--space-3);
    }
    .chips {
      flex: 1 1 0;
      min-width: 0;
      max-width: 320px;
      margin-inline-end: auto;
      gap: 0;
      justify-content: space-between;
    }
    .chips [role='radio'] {
      flex: 0 1 46px;
      width: auto;
      height: auto;
      min-width: 0;
    }
    .purse {
      min-width: 60px;
      max-width: 45%;
      text-align: end;
    }
    .purse:first-child {
      text-align: start;
    }
    .bar .space {
      flex: 1 0 100%;
    }
    .bar .hint {
      order: -1;
      flex: 1;
    }
    .bar.deciding .purse {
      order: -2;
    }
    .acts {
      flex: 1;
    }
    .acts .button {
      flex: 1 1 0;
      min-width: 0;
      padding: 0 var(--space-2);
      font-size: var(--type-l);
    }
    .acts .prime {
      flex: 3 1 0;
    }
    .deciding .acts .prime {
      flex-grow: 1.3;
    }
    .acts .button .label {
      font-size: clamp(12.5px, 3.6cqw, 16px);
    }
    @container box (width < 376px) {
      ${signsAlone}
    }
    /* room for short words */
    @container box (width >= 376px) {
      ${besideChips}
      .bar .tall .icon {
        height: 16px;
      }
      .acts .tall .label {
        font-size: clamp(11px, 2.9cqw, 13px);
      }
    }
    ${box.UNDER_560} {
      .frame {
        --head: 36px;
        --bar: 96px;
      }
      .bar {
        --tap: 44px;
        gap: calc(var(--space-1) / 2) var(--space-1);
        padding-bottom: var(--space-1);
      }
      .chips [role='radio'] {
        flex-basis: 42px;
      }
    }
    ${box.TALL_UNDER_460} {
      .frame {
        --bar: 104px;
      }
      .tool {
        min-height: 34px;
      }
    }
  }
  ${box.LOW} {
    .bar > * {
      flex: none;
    }
    .bar .space {
      display: none;
    }
    .chips {
      display: grid;
      grid-template-columns: repeat(3, 1fr);
      justify-items: center;
      gap: var(--space-1);
    }
    .chips [role='radio'] {
      --wide: clamp(34px, min(11.4cqh, (var(--side) - 16px) / 3), 44px);
      width: var(--wide);
      height: var(--wide);
    }
    .purse {
      text-align: center;
    }
    .bar .hint {
      text-align: center;
      font-size: var(--type-s);
    }
    .acts {
      flex-wrap: wrap;
      gap: var(--space-2);
    }
    .acts .button {
      flex: 1 0 30%;
      width: auto;
      min-width: 0;
      padding: 0 var(--space-1);
    }
    ${signsAlone}
    :is(.deciding .acts .button, .acts .prime) {
      flex-basis: 100%;
      min-height: clamp(44px, 14cqh, 56px);
      font-size: var(--type-l);
    }
  }
  :host([theme='plain']) .bar {
    background: none;
  }
  @media (forced-colors: active) {
    /* axe takes the colours that are not forced for the text's */
    .bar :not([aria-disabled='true'], [aria-disabled='true'] *) {
      color: CanvasText !important;
    }
    .chips svg {
      forced-color-adjust: none;
    }
    .chips [aria-checked='true']::after {
      border-color: Highlight;
      border-width: 3px;
    }
  }
`;
