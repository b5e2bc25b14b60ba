const css = String.raw;

/** What the tables of bank games share beside {@link tableStyles}: the bar with its tray, tall buttons, a chip that is dragged. */
export const bankStyles = css`
  :is(.rows, .bank) {
    scroll-margin: 12px;
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
  .dragged {
    position: absolute;
    left: 0;
    top: 0;
    z-index: 9;
    pointer-events: none;
    filter: drop-shadow(0 8px 8px rgb(0 0 0 / 0.5));
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
    .bar .prime {
      margin-left: auto;
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
`;
