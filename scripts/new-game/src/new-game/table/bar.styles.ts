/** The bar: the purse on one side, the buttons on the other; one below the other where the bar stands beside the cloth. */
import { LOW } from '../../table/box.js';

const css = String.raw;

export const barStyles = css`
  .purse {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-width: 0;
    color: var(--rail-text-2);
  }
  .purse b {
    font-size: var(--type-xxl);
    color: var(--rail-text);
  }
  .acts {
    gap: var(--space-4);
  }
  .acts .prime {
    min-width: 140px;
  }
  ${LOW} {
    .purse {
      flex: none;
    }
    .acts {
      flex-direction: column;
    }
    .acts .prime {
      min-width: 0;
    }
  }
`;
