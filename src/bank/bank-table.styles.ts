const css = String.raw;

/** What the tables of bank games share beside {@link tableStyles}: lettering, stakes and what became of them, the bar with its tray, tall buttons. */
export const bankStyles = css`
  :is(.rows, .bank) {
    scroll-margin: 12px;
  }
  .lettering {
    font-family: var(--serif);
    font-variant-caps: small-caps;
    letter-spacing: 0.12em;
    color: var(--gilt);
    text-shadow: 0 1px 0 rgb(0 0 0 / 0.45);
  }
  .card.marked::after {
    content: '';
    position: absolute;
    inset: -2px;
    border: 2px solid var(--win);
    border-radius: 8%/5.8%;
    box-shadow: 0 0 10px rgb(255 223 142 / 0.45);
  }
  .stake.won::before {
    content: '';
    position: absolute;
    left: 50%;
    top: calc(var(--chip) / 2);
    width: calc(var(--chip) + 14px);
    height: calc(var(--chip) + 14px);
    transform: translate(-50%, -50%);
    border-radius: 50%;
    background: radial-gradient(rgb(255 226 154 / 0.75), rgb(255 226 154 / 0) 70%);
  }
  .stake.won .pile {
    position: relative;
  }
  .stake.won .sum {
    background: var(--win);
    color: var(--win-text);
    position: relative;
  }
  .stake.lost .pile {
    filter: grayscale(0.55) brightness(0.62);
  }
  .stake:is(.lost, .half) .sum {
    color: #f0c9c4;
  }
  .stake.lost .sum {
    text-decoration: line-through;
  }
  .chips {
    display: flex;
    gap: 4px;
    flex: none;
  }
  .chips,
  .fields,
  [data-drop] {
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  .chips [role='radio'] {
    width: 52px;
    height: 52px;
    min-width: 44px;
    padding: 2px;
    border: 0;
    background: none;
    border-radius: 50%;
    position: relative;
    cursor: grab;
    touch-action: none;
    transition: transform 0.12s;
  }
  .chips svg {
    width: 100%;
    display: block;
    filter: drop-shadow(0 3px 3px rgb(0 0 0 / 0.5));
    pointer-events: none;
  }
  .chips [aria-checked='true'] {
    transform: translateY(-5px);
  }
  .chips [aria-checked='true']::after {
    content: '';
    position: absolute;
    inset: -2px;
    border-radius: 50%;
    border: 3px solid var(--focus);
  }
  .chips [aria-disabled='true'] {
    opacity: 0.45;
  }
  .purse {
    display: flex;
    flex-direction: column;
    font-size: 12px;
    color: var(--rail-text-2);
    line-height: 1.2;
    white-space: nowrap;
  }
  .purse b {
    font: 600 21px/1.1 var(--serif);
    color: var(--rail-text);
  }
  .space {
    flex: 1;
  }
  .bar {
    position: sticky;
    bottom: 0;
    z-index: 8;
    margin: 0 -14px -14px;
    padding: 12px 20px 14px;
    border-radius: 0 0 34px 34px;
    background: linear-gradient(var(--rail), var(--rail-lo));
    flex-wrap: nowrap;
  }
  .bar .prime {
    margin-left: auto;
    min-width: 132px;
    min-height: 58px;
    font-size: 17px;
  }
  .button.tall {
    flex-direction: column;
    gap: 4px;
    min-width: 74px;
    min-height: 58px;
    padding: 6px 6px 5px;
    font-size: 13px;
    font-weight: 500;
    position: relative;
  }
  .button.tall kbd {
    position: absolute;
    top: 4px;
    right: 4px;
    border: 0;
    padding: 0;
    min-width: 12px;
  }
  .acts {
    display: contents;
  }
  @container tv (min-width: 640px) and (max-width: 799px) {
    .now {
      font-size: 24px;
    }
  }
  @container tv (max-width: 959px) {
    .bar {
      flex-wrap: wrap;
    }
    .bar .purse {
      margin-left: auto;
      text-align: end;
    }
    .bar .space {
      flex: 1 0 100%;
      height: 0;
      margin-top: -8px;
    }
  }
  @container tv (max-width: 639px) {
    .bar {
      margin: 0 -8px -10px;
      border-radius: 0 0 22px 22px;
    }
  }
  @container tv (max-width: 559px) {
    .bar {
      display: grid;
      grid-template-columns: repeat(4, 1fr);
      gap: 6px;
      padding: 10px 8px;
    }
    .bar .button.tall {
      min-width: 0;
    }
    .bar .chips {
      order: -2;
      grid-column: 1/-1;
      justify-content: space-between;
    }
    .bar .space {
      display: none;
    }
    .bar .purse {
      order: -1;
      grid-column: 1/3;
      padding-left: 6px;
      margin: 0;
      text-align: start;
    }
    .bar .prime {
      order: -1;
      grid-column: 3/5;
      margin: 0;
    }
    .chips [role='radio'] {
      width: 47px;
      height: 47px;
    }
    .bar .button:not(.prime, .punter) {
      flex-direction: column;
      gap: 3px;
      font-size: clamp(11px, 3.7cqi, 13px);
      font-weight: 500;
      min-height: 52px;
      padding: 0 2px;
    }
    .bar .icon {
      width: 18px;
      height: 18px;
    }
  }
  @container tv (max-width: 319px) {
    .bar {
      margin: 0 -6px -8px;
      padding-inline: 6px;
    }
  }
  :host([theme='plain']) .bar {
    background: none;
    position: static;
  }
  @media (forced-colors: active) {
    .bar {
      background: Canvas;
    }
    /* axe takes the colours that are not forced for the text's */
    .bar :not([aria-disabled='true'], [aria-disabled='true'] *) {
      color: CanvasText !important;
    }
    .chips svg {
      forced-color-adjust: none;
    }
    .card.marked::after,
    .chips [aria-checked='true']::after {
      border-color: Highlight;
      border-width: 3px;
    }
  }
`;
