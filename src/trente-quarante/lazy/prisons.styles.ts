/** Imprisoned stakes: a badge for each prison that somebody is in, on its field. */
import { css } from '../../table/look/css.js';
import { WIDE_FIELDS } from '../look/fields.styles.js';

/** The lock of a stake in place of a free one lies at the corner of its chips, as insurance does. */
const atTheCorner = (field: string): string => css`
  ${field} .held:only-child {
    padding: 0.7em 2.4em;
    & .stake {
      flex-direction: column;
    }
    & .sum {
      margin-top: -7px;
    }
    & .lock {
      position: absolute;
      z-index: 1;
      left: calc(50% + var(--chip) * 0.22);
      top: 0;
    }
  }
`;

export const prisonsStyles = css`
  .prison {
    display: flex;
    flex-direction: column;
    gap: var(--space-1);
    pointer-events: none;
  }
  .held {
    pointer-events: auto;
    display: flex;
    align-items: center;
    gap: var(--space-1);
    padding: var(--space-1) var(--space-1) var(--space-1) var(--space-2);
    border-radius: var(--round-3);
    background: rgb(8 18 13 / 0.86);
    box-shadow: 0 0 0 1.2px var(--gilt);
    color: var(--gilt);
    font: 600 max(var(--type-s), min(2.8cqmin, 26px))/1.3 var(--lettering-font);
  }
  .lock {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
  }
  .lock > .icon {
    width: 1em;
    height: 1em;
    stroke-width: 2.4;
  }
  .held .stake {
    --chip: clamp(20px, 4.6cqmin, 46px);
    flex-direction: row;
    gap: var(--space-1);
  }
  .held .sum {
    margin: 0;
    padding: var(--space-1) var(--space-2);
    font-size: max(var(--type-xs), min(2.6cqmin, 24px));
  }
  .tip.locked .icon {
    width: 11px;
    height: 11px;
  }
  .tip.locked .who {
    box-shadow: 0 0 0 1.5px var(--gilt);
  }
  :is(.rouge, .noir) > .prison {
    left: 7px;
    top: 30%;
    transform: translateY(-50%);
  }
  .noir > .prison {
    left: auto;
    right: 7px;
  }
  /* higher fields have room below the stake */
  @container fields (aspect-ratio < 1.1) {
    .field:is(.rouge, .noir):not(.bare) > .prison {
      top: 41%;
    }
  }
  /* too narrow for a sign before the letter: the badge lies beside the stake */
  @container fields (width < 300px) {
    .field:not(.bare) > .prison .icon {
      display: none;
    }
    .field:is(.rouge, .noir):not(.bare) > .prison {
      top: 28%;
      margin-inline: -5px;
    }
  }
  /* or below the amount, which then stands without its chips */
  @container fields (width < 250px) and (height >= 250px) {
    .field:is(.rouge, .noir):not(.bare) > .prison {
      top: 37%;
      right: auto;
      left: var(--x);
      margin: 0;
      transform: translate(-50%, -50%);
    }
    .field:is(.rouge, .noir):has(> .prison):not(.bare) > .stake .pile {
      display: none;
    }
  }
  :is(.couleur, .inverse) > .prison {
    left: calc(94% - 0.34 * var(--x));
    top: 53%;
  }
  .inverse > .prison {
    top: 82%;
  }
  /* where nothing else lies, the locked stake is the stake */
  .bare > .prison {
    left: var(--x);
    right: auto;
    top: var(--y);
    transform: translate(-50%, -50%);
  }
  @container fields (width >= 300px) {
    .bare .held:only-child {
      position: relative;
      padding: 0;
      background: none;
      box-shadow: none;
      & .stake {
        --chip: inherit;
      }
      & .sum {
        font-size: clamp(13px, 3.6cqmin, 34px);
        border-radius: 0.7em;
      }
      & .lock {
        padding: var(--space-1) var(--space-2);
        border-radius: var(--round-full);
        background: linear-gradient(#f6dd9b, #c69a45);
        color: #2a1a08;
      }
    }
    ${atTheCorner('.bare:is(.rouge, .noir)')}
  }
  /* a badge beside a stake has no chips of its own where there is little room */
  .field:not(.bare) > .prison .pile {
    display: none;
  }
  ${WIDE_FIELDS} {
    ${atTheCorner('.bare')}
    .field > .prison {
      left: var(--x);
      right: auto;
      top: 79%;
      transform: translate(-50%, -50%);
    }
    :is(.couleur, .inverse) > .prison {
      top: max(43%, var(--y) + 42px);
      flex-flow: row wrap;
      justify-content: center;
      width: max-content;
      max-width: 30cqw;
    }
    .inverse > .prison {
      top: 87%;
      max-width: 24cqw;
    }
    .bare > .prison {
      top: var(--y);
    }
    .field:is(.rouge, .noir):not(.bare) > .prison .pile {
      display: block;
    }
  }
  @media (forced-colors: active) {
    .held {
      border: 2px solid CanvasText;
    }
  }
`;
