/** The button that turns up once, beside a low cloth: it has a line of its own there, and says what it does. */
import { box, css } from '../../table/look/css.js';

export const turnOnceStyles = css`
  ${box.LOW} {
    @container box (height >= 380px) {
      .acts .button.once {
        flex: 1 0 100%;
        flex-direction: row;
        order: 1;
        max-width: none;
      }
      .acts .prime {
        order: 1;
      }
      /* its line is kept where there is none, so that nothing above it moves */
      .acts:has(.double):not(:has(.once)) .prime {
        margin-top: calc(var(--tap) + var(--space-2));
      }
      .button.once .label {
        position: static;
        width: auto;
        height: auto;
        clip-path: none;
        font-size: var(--type-s);
      }
    }
  }
`;
