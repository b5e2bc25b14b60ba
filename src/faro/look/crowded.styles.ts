/**
 * Faro in boxes with little room, which show fewer things at once. What is left out opens over the cloth, or is
 * announced to screen readers.
 */
import { box, css } from '../../table/look/css.js';

/** The two cards of the turn, and nothing beside them. */
export const cardsAlone = css`
  .body .bank {
    grid-template-columns: auto auto;
    justify-content: space-evenly;
  }
  .body .bank > .side:first-child {
    grid-column: 1;
  }
  .body .bank > .side ~ .side {
    grid-column: 2;
  }
  .body .bank > :is(.pack, .asides) {
    position: absolute;
    visibility: hidden;
  }
  .body .side .lettering {
    width: min-content;
    font-size: var(--type-xs);
    text-align: center;
    white-space: normal;
  }
`;

/** The result of the turn is shown large; where its cards are is visible anyway. */
export const titleAlone = css`
  .say .told:not(.notice) {
    display: none;
  }
`;

export const crowdedStyles = css`
  /* beside the cloth is room for the bank alone */
  ${box.HEIGHT_UNDER_380} {
    .body:not(.banks) > .opponents {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  ${box.TALL_UNDER_460} {
    ${cardsAlone}
    /* a card beside its name: below it they would be higher than their area */
    .body:not(.classic) .side {
      grid-auto-flow: column;
      align-items: center;
      gap: var(--space-1);
      padding: var(--space-1);
    }
    .body:not(.classic) .side .lettering {
      letter-spacing: -0.03em;
    }
    .because {
      line-height: 1.15;
    }
    .leaf .sum {
      padding: var(--space-1);
      letter-spacing: -0.05em;
    }
  }
  ${box.FLAT_UNDER_600} {
    ${cardsAlone}
    ${titleAlone}
    .strip {
      flex-wrap: nowrap;
      gap: var(--space-1);
    }
    .strip .fold {
      gap: var(--space-1);
      padding: 0;
      font-size: var(--type-xs);
      letter-spacing: -0.02em;
    }
  }
`;
