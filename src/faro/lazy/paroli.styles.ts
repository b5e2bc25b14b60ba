/** A win left on its card, and the button that leaves it there. Loaded where the rules allow a paroli. */
import { box, css } from '../../table/look/css.js';

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
  .leaf .button.corner {
    position: absolute;
    left: 50%;
    bottom: 0;
    z-index: 3;
    transform: translateX(-50%);
    align-items: end;
    width: 100%;
    padding: 0 var(--space-1) var(--space-1);
    border: 0;
    background: none;
    color: #3a2116;
    font-size: var(--type-xs);
  }
  .button.corner .label {
    display: grid;
    place-items: center;
    width: 100%;
    min-height: min(var(--tap), var(--cw) * 0.9);
    padding: var(--space-1);
    border: 2px solid #b8862d;
    border-radius: var(--round-2);
    background: linear-gradient(#fff6d8, #f0d48c);
    box-shadow: 0 2px 5px rgb(0 0 0 / 0.5);
    line-height: 1.1;
    white-space: normal;
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
  /* room for the chips between the index of the card and the button */
  ${box.LARGE_SCREEN} {
    .leaf:has(.corner) .stake {
      bottom: calc(var(--tap) + var(--space-3));
      & .pile {
        display: block;
      }
    }
  }
`;
