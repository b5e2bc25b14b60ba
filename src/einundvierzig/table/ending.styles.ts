/** The bonus, and what decided between equal hands. */

const css = String.raw;

export const bonusStyles = css`
  .bonus .sum {
    background: none;
    color: var(--win);
    box-shadow: inset 0 0 0 2px var(--win);
  }
  :is(.holds, .reading) small {
    display: block;
    font: 400 12px/1.3 var(--sans);
  }
`;
