/** Hands compared and pots won. */

const css = String.raw;

export const endingStyles = css`
  @container tv (min-width: 720px) {
    /* What stands under a hand now must not push the own cards down. */
    :where(.settled) :is(.left, .right) {
      grid-template-columns: minmax(0, auto);
    }
    :where(.settled) :is(.left, .right):not(.upper, .lower) {
      margin-block: -26px;
    }
    .settled :is(.left, .right) > * {
      grid-column: 1;
      grid-row: auto;
    }
    .settled .top:not(.of-4) .bet {
      margin-bottom: -16px;
    }
  }
  .holds {
    display: inline-block;
    font: 600 14px/1.2 var(--serif);
    color: var(--text);
    max-width: 210px;
    text-wrap: balance;
  }
  :where(.settled) .hand {
    padding-top: 12px;
  }
  .card.lift {
    transform: translateY(-14%);
  }
  .winner .card.lift::after,
  .common .card.lift::after {
    content: '';
    position: absolute;
    inset: -2px;
    border: 2px solid var(--win);
    border-radius: 8%/5.8%;
    box-shadow: 0 0 10px rgb(255 223 142 / 0.45);
  }
  .card.dim::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: var(--cloth-lo);
    opacity: 0.44;
  }
  .compared .group > div {
    padding-top: 14px;
  }
  .reading em {
    font-style: normal;
    color: var(--win);
  }
  .won {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    --chip: 34px;
  }
  .won .sum {
    background: var(--win);
    color: var(--win-text);
    margin: 0;
    font-size: 15px;
    padding: 5px 9px;
    border-radius: 12px;
  }
  @container tv (max-width: 899px) {
    .holds {
      max-width: 160px;
    }
  }
  @container tv (max-width: 719px) {
    .holds {
      font-size: 12.5px;
      display: inline;
    }
    .tab .seat:has(.holds),
    .settled .seat:not(.out) {
      grid-template-columns: minmax(84px, 1fr) auto;
      padding-block: 0;
    }
    .tab.settled .seat .bet {
      grid-area: 3/1;
      justify-self: start;
    }
    /* what rises and what does not part evenly from the middle of the row */
    .settled .seat .hand {
      grid-row: 1/4;
      padding: 0;
      transform: translateY(2px);
    }
    .seat .card.lift {
      transform: translateY(-8%);
    }
    .seat .won .sum {
      font-size: 12px;
      padding: 3px 5px;
    }
    .seat .won .piles {
      display: none;
    }
  }
  @container tv (max-width: 319px) {
    .holds {
      font-size: 11.5px;
    }
  }
  @media (forced-colors: active) {
    .won .sum {
      background: Canvas;
      color: CanvasText;
    }
    .winner .card.lift::after,
    .common .card.lift::after {
      border: 3px solid Highlight;
    }
    .card.dim::after {
      background: Canvas;
      opacity: 0.55;
      forced-color-adjust: none;
    }
  }
`;
