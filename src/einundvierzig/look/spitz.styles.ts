/** The Spitz on a plate, and the mark of players who have chosen. */
import { css } from '../../table/look/css.js';

export const spitzStyles = css`
  :is(.seat, .me) .mark.spitz {
    width: 1.8em;
    height: 1.6em;
    margin: -2px -4px -2px 2px;
    padding: 0;
    border: 0;
    filter: drop-shadow(0 2px 2px rgb(0 0 0 / 0.6));
  }
  .did .mark.spitz {
    margin-inline-end: 2px;
  }
  .spitz::before {
    content: '';
    width: 100%;
    height: 100%;
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
    background: conic-gradient(from 0deg at 50% 62%, #c58a2c 128deg, #8a5a17 0 232deg, #f7dc98 0);
    forced-color-adjust: none;
  }
  .chosen .did {
    color: var(--win);
  }
  .hand .back + .back {
    margin-left: calc(var(--cw) * -0.5);
  }
  .hand .down + .up .card:first-child {
    margin-left: calc(var(--cw) * -0.46);
  }
`;
