/** What the bar of Faro adds to that of every bank game: the copper, the gauge of the stakes, its own rows. */
import { besideChips } from '../../bank/look/bar.styles.js';
import { box, css } from '../../table/look/css.js';

export const barStyles = css`
  .means {
    display: flex;
    align-items: center;
    gap: var(--space-5);
    min-width: 0;
  }
  .means .purse {
    flex: 0 1 auto;
  }
  .gauge {
    font-size: var(--type-s);
    line-height: 1.2;
    color: var(--rail-text-2);
    white-space: nowrap;
  }
  .gauge:has(svg) {
    width: 150px;
  }
  .gauge svg {
    display: block;
    width: 100%;
    height: 7px;
    margin-top: 5px;
    border-radius: var(--round-1);
    background: rgb(0 0 0 / 0.4);
    fill: var(--gilt);
  }
  .copper .cop {
    flex: none;
    width: 28px;
  }
  :is(.copper, .switch)[aria-pressed='true'] {
    border-color: var(--focus);
    box-shadow: 0 0 0 2px var(--focus);
    background: rgb(201 116 58 / 0.3);
  }
  /* who has no chips left reads why there are no buttons */
  .bar.watches {
    padding: var(--space-3) var(--space-5);
    & > * {
      grid-column: 1/-1;
      order: 0;
    }
  }
  ${box.WIDE} {
    .bar .prime {
      width: clamp(104px, 16cqw, 4.4 * var(--tap));
    }
    ${box.WIDE_NOT_LARGE} {
      .bar:has(.copper) .gauge {
        display: none;
      }
      .gauge:has(svg) {
        width: 96px;
      }
    }
  }
  ${box.SMALL} {
    .gauge {
      font-size: var(--type-xs);
    }
    .gauge svg {
      height: 4px;
      margin-top: 2px;
    }
    .purse b {
      flex: none;
    }
    .purse {
      display: flex;
      align-items: baseline;
      gap: 0 var(--space-3);
      min-width: 0;
    }
    .bar:has(.copper) .purse b {
      font-size: var(--type-xl);
    }
  }
  /* the chips and the main button above, what the player has and the other buttons below */
  ${box.TALL} {
    /* a broader box has it from the bank's sheet */
    @container box (width < 376px) {
      ${besideChips}
    }
    .bar .prime .label {
      font-size: clamp(13px, 4.2cqw, 16px);
    }
    .means {
      order: 3;
      flex: 1;
      flex-wrap: wrap;
      gap: 0 var(--space-4);
    }
    .purse {
      max-width: none;
    }
    /* as high as the others of its row */
    .bar .copper {
      min-height: 0;
    }
    .bar:has(.copper) .purse {
      flex-wrap: wrap;
    }
    ${box.WIDTH_UNDER_360} {
      .bar:has(.copper) .gauge {
        display: none;
      }
    }
  }
  /* the copper beside the purse, two buttons in a row */
  ${box.LOW} {
    .bar {
      display: grid;
      grid-template-columns: 1fr 1fr;
      align-content: end;
    }
    .bar :is(.chips, .acts) {
      grid-column: 1/-1;
    }
    .means {
      grid-area: 1/1/2/3;
      flex-wrap: wrap;
      justify-content: center;
      gap: 0 var(--space-3);
      padding-bottom: var(--space-2);
      text-align: center;
    }
    .purse {
      flex-wrap: wrap;
      justify-content: center;
    }
    .bar:has(.copper) {
      & .means {
        padding-right: calc(var(--tap) + var(--space-2));
      }
      & .gauge {
        display: none;
      }
    }
    .bar .copper {
      grid-area: 1/2;
      justify-self: end;
      width: 44px;
      min-width: 0;
      min-height: 36px;
      padding: var(--space-2) var(--space-1);
    }
    .chips:has(> :nth-child(4)) {
      grid-template-columns: 1fr 1fr;
    }
    .acts .tall {
      flex-basis: 40%;
    }
    .acts:has(.tall ~ .tall ~ .tall ~ .tall ~ .tall) .tall {
      flex-basis: 28%;
    }
  }
  @media (forced-colors: active) {
    .gauge svg {
      border: 1px solid CanvasText;
      fill: CanvasText;
    }
  }
`;
