/** Lettering on the cloth, places of cards, and what a finger must not select. */
import { css } from '../../table/look/css.js';

export const letteringStyles = css`
  .lettering {
    font-family: var(--lettering-font);
    font-variant-caps: small-caps;
    letter-spacing: 0.12em;
    color: var(--gilt);
    text-shadow: 0 1px 0 rgb(0 0 0 / 0.45);
  }
  :is(.chips, .fields, [data-drop]) {
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  /* the place of a card */
  .slot {
    display: block;
    width: var(--cw);
    aspect-ratio: 5/7;
    border: 1px dashed var(--gilt-line);
    border-radius: 6%/4.3%;
  }
  .frame {
    --lost-rim: #e5796d;
  }
`;
