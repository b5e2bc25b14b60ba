/** The button that goes on once: by one turn, without a stake, or to the next person. */
import { css } from '../../table/look/css.js';

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
`;
