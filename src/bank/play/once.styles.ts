/** The button that goes on once: by one turn, without a stake, or to the next person. */
import { box, css } from '../../table/look/css.js';

export const onceStyles = css`
  /* two lines under its sign, as high as the others */
  .button.once {
    padding-block: var(--space-1);
  }
  .button.once .icon {
    height: 16px;
  }
  /* a person may have a long name */
  .once .label {
    overflow-wrap: anywhere;
  }
  /* beside a low cloth it has a line of its own, and says what it does */
  ${box.LOW} {
    @container box (height >= 380px) {
      .acts:has(.once) .button {
        max-width: none;
      }
      .acts .button.once {
        flex: 1 0 100%;
        flex-direction: row;
        order: 1;
      }
      .acts .prime {
        order: 1;
      }
      .button.once .label {
        position: static;
        width: auto;
        height: auto;
        overflow: visible;
        clip-path: none;
        font-size: var(--type-s);
        hyphens: manual;
      }
    }
  }
`;
