/**
 * Faro in dense boxes, which show fewer things at once. What is left out opens over the cloth, or is announced to screen
 * readers.
 */
import { TALL_DENSE, LOW_DENSE, LOW_SHORTEST } from '../../table/look/box.js';

const css = String.raw;

/** The result of the turn is shown large; where its cards are is visible anyway. */
export const titleAlone = css`
  .say .told:not(.notice) {
    display: none;
  }
`;

export const crowdedStyles = css`
  ${TALL_DENSE} {
    .say .told {
      -webkit-line-clamp: 4;
      line-height: 1.15;
    }
    .leaf .sum {
      padding: var(--space-1);
      letter-spacing: -0.05em;
    }
  }
  ${LOW_SHORTEST} {
    .body:not(.banks) > .opponents {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  ${LOW_DENSE} {
    ${titleAlone}
  }
`;
