/** A win left on its card, and the button that leaves it there. Loaded where the rules allow a paroli. */
import { box, css } from '../../table/look/css.js';

/** No room over it: on the card, below its index, and the sum over the card. */
const inTwoRows = css`
  .leaf .button.corner {
    bottom: 0;
    transform: translateX(-50%);
  }
  .leaf:has(.corner) {
    --turn: none;
    translate: none;
  }
  .leaf:has(.corner) .stake {
    bottom: calc(100% - 3px);
    & .pile {
      display: none;
    }
  }
`;

export const styles = css`
  /* a win left on its card: a bent corner (P9) */
  .bent .card {
    clip-path: polygon(0 0, 74% 0, 100% 19%, 100% 100%, 0 100%);
  }
  .bent .card::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    width: 26%;
    height: 19%;
    background: linear-gradient(to bottom left, transparent 50%, #d8cba9 50%);
  }
  /* over the card that it is about */
  .leaf .button.corner {
    position: absolute;
    left: 50%;
    bottom: calc(100% + 2px);
    z-index: 3;
    transform: translateX(-50%) rotate(calc(var(--d) * -0.5deg));
    align-items: end;
    width: 100%;
    padding: 0 var(--space-1) var(--space-1);
    border: 0;
    background: none;
    color: #f7ecd8;
    font-size: var(--type-xs);
  }
  .leaf:has(.corner) {
    transition: none;
  }
  .button.corner .label {
    display: grid;
    place-items: center;
    width: 100%;
    min-height: min(var(--tap), var(--cw) * 0.9);
    padding: var(--space-1);
    border: 1.5px solid var(--gilt);
    border-radius: var(--round-2);
    background: #20120b;
    box-shadow: 0 2px 5px rgb(0 0 0 / 0.5);
    line-height: 1.1;
    white-space: normal;
  }
  ${box.WIDE_NOT_LARGE} {
    ${inTwoRows}
  }
  ${box.TALL} {
    ${inTwoRows}
  }
  ${box.FLAT_UNDER_700} {
    ${inTwoRows}
  }
`;
