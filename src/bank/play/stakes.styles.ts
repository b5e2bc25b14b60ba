/** Stakes with their results. */
import { css } from '../../table/look/css.js';

export const stakeStyles = css`
  .card.marked.lost::after {
    border-color: var(--lost-rim);
    box-shadow: none;
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
  /* the last coup or turn stays on the cloth until the next stake, and shines no more */
  .stake.home .mark,
  .stake.home::before {
    visibility: hidden;
  }
  .stake.home:not(.won, .lost) .pile {
    opacity: 0.75;
  }
  .stake.lost .pile {
    filter: grayscale(0.55) brightness(0.62);
  }
  .stake.lost .sum {
    color: #f0c9c4;
  }
`;
