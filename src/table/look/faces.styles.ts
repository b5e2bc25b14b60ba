/** The faces of those at the table, as wide as `--face`, and the overlay on a name that opens who they are. */
import { css } from './css.js';

const pips = ['easy', 'medium', 'hard'].map((level, at) => `.face.${level}{--pips:${at + 1}}`).join('');

export const faceStyles = css`
  /* one to three pips under it say how well its player plays */
  .face {
    position: relative;
    flex: none;
    width: var(--face);
    height: var(--face);
    border-radius: 50%;
    background: radial-gradient(circle at 50% 35%, #efe6d0, #cbbd9f);
    box-shadow:
      0 0 0 1.5px var(--gilt-line),
      0 2px 5px rgb(0 0 0 / 0.5);
  }
  .face svg {
    display: block;
    width: 100%;
    height: 100%;
    border-radius: 50%;
    overflow: hidden;
  }
  .face.initials {
    display: grid;
    place-items: center;
    font: 700 calc(0.45 * var(--face))/1 var(--lettering-font);
    letter-spacing: -0.02em;
    color: #3a2116;
  }
  .face:not(.initials)::after {
    --pip: max(3px, 0.11 * var(--face));
    content: '';
    position: absolute;
    inset-block-start: calc(100% - var(--pip));
    inset-inline-start: 50%;
    width: calc(var(--pips) * 1.5 * var(--pip));
    height: calc(1.4 * var(--pip));
    translate: -50%;
    background:
      radial-gradient(circle, var(--win) 0.5px, var(--win) 62%, transparent 66%) 50% / calc(1.5 * var(--pip)) 100%
        repeat-x,
      #20120b;
    border-radius: var(--round-full);
    padding-inline: var(--space-1);
  }
  ${pips}
  /* as high as a finger wants it, where nothing else lies so near */
  .whois {
    position: absolute;
    inset: min(-4px, (100% - var(--tap)) / 2) -4px;
    border: 0;
    border-radius: var(--round-full);
    background: none;
    cursor: help;
  }
  :host([theme='plain']) .face {
    filter: grayscale(1);
    box-shadow: 0 0 0 1px currentColor;
  }
  @media (forced-colors: active) {
    .face {
      border: 1px solid CanvasText;
    }
  }
`;
