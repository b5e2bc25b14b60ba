/** All buttons, and the bar under the cloth: one row in a wide box, rows in a tall one, a column beside a low one. */
import { box, css } from './css.js';

export const barStyles = css`
  .button {
    font: 600 var(--type-l)/1.1 var(--word-font);
    color: var(--rail-text);
    min-height: var(--tap);
    min-width: var(--tap);
    padding: 0 var(--space-5);
    border-radius: var(--button-radius);
    border: 1px solid var(--button-edge);
    background: linear-gradient(var(--button), var(--button-lo));
    box-shadow:
      inset 0 1px 0 rgb(255 235 205 / 0.22),
      0 2px 3px rgb(0 0 0 / 0.4);
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-4);
  }
  .label {
    unicode-bidi: plaintext;
    white-space: nowrap;
  }
  kbd {
    font: 600 var(--type-xs)/1 var(--word-font);
    border: 1px solid currentColor;
    border-radius: var(--round-1);
    padding: var(--space-1) var(--space-2);
    opacity: 0.82;
    min-width: 17px;
    text-align: center;
    visibility: hidden;
  }
  /* keys work while the focus is inside; their places stay, so that no button moves */
  .table:focus-within kbd {
    visibility: inherit;
  }
  @media (hover: hover) {
    .button:not([aria-disabled='true']):hover {
      background: linear-gradient(#6a4230, #4c2d1e);
      border-color: #d8b47c;
    }
  }
  .button:not([aria-disabled='true']):active {
    background: #2a170e;
    box-shadow: inset 0 3px 6px rgb(0 0 0 / 0.6);
    transform: translateY(1px);
  }
  .button.quiet {
    background: none;
    box-shadow: none;
    border-color: rgb(169 133 85 / 0.75);
  }
  .button.prime:not([aria-disabled='true']) {
    background: linear-gradient(var(--prime), var(--prime-lo));
    border-color: #f7e3ae;
    color: var(--prime-text);
    box-shadow:
      inset 0 1px 0 rgb(255 255 255 / 0.55),
      0 2px 4px rgb(0 0 0 / 0.45);
  }
  .button[aria-disabled='true'] {
    color: var(--off);
    background: var(--off-ground);
    border-color: #5d4330;
    box-shadow: none;
  }
  .button[aria-disabled='true'] kbd {
    opacity: 0.5;
  }

  .bar {
    --tap: 50px;
    grid-area: bar;
    display: flex;
    align-items: center;
    gap: var(--space-4);
    min-width: 0;
    padding: 0 var(--space-2);
    overflow: clip;
    overflow-clip-margin: 6px;
  }
  .acts {
    display: flex;
    align-items: stretch;
    gap: inherit;
    min-width: 0;
  }
  .bar .space {
    flex: 1;
    height: 0;
    margin: 0;
  }

  ${box.SMALL} {
    .bar kbd {
      display: none;
    }
    .button {
      padding: 0 var(--space-4);
    }
    .label {
      white-space: normal;
    }
  }
  ${box.TALL} {
    .bar {
      --tap: 48px;
      flex-wrap: wrap;
      align-content: center;
      gap: var(--space-3);
      padding: 0 var(--space-1);
    }
  }
  ${box.LOW} {
    .bar {
      --tap: clamp(32px, 11cqh, 44px);
      flex-direction: column;
      align-items: stretch;
      justify-content: flex-end;
      gap: clamp(3px, 1.4cqh, 6px);
      padding: var(--space-2) var(--space-3) 0;
    }
    .bar > * {
      min-width: 0;
    }
  }

  ${box.LARGE_SCREEN} {
    .bar {
      --tap: 68px;
    }
    .bar .icon {
      width: 26px;
      height: 26px;
    }
  }

  @media (forced-colors: active) {
    .button {
      border-color: ButtonText;
    }
    .button.prime {
      border-width: 3px;
      border-color: Highlight;
    }
    .button[aria-disabled='true'] {
      color: GrayText;
      border: 1px dashed GrayText;
    }
  }
  @media print {
    .bar {
      display: none;
    }
  }
`;
