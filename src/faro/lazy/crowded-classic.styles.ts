/** The classic layout in boxes with little room. */
import { box, css } from '../../table/look/css.js';
import { cardsAlone, titleAlone } from '../look/crowded.styles.js';

/** Between the rows there is no room for the others above own chips: they lie beside. */
const beside = css`
  .spots .y1:not(.lone) .tips:has(~ .laid, ~ .ghost) {
    inset: 50% calc(50% + var(--chip) / 2) auto auto;
    translate: 0 -50%;
  }
`;

export const crowdedClassicStyles = css`
  /* a call with own chips on it needs no odds */
  .calls .button:has(.laid, .ghost) > small {
    visibility: hidden;
  }
  ${box.TALL} {
    .calls {
      grid-area: 1/1/2/-1;
    }
    .calls .button {
      min-height: min(44px, 6.6cqh);
    }
    .body:has(> .calls) > .opponents {
      visibility: hidden;
    }
    /* beside the cards of the turn before, where there is room for both */
    @container box (width >= 376px) and (height >= 700px) {
      .body.classic:has(> .calls) {
        grid-template-columns: minmax(0, 3fr) minmax(0, 4fr);
        & .bank {
          grid-area: 1/1;
          visibility: visible;
        }
        & .calls {
          grid-column: 2;
          margin-inline-start: var(--space-4);
        }
      }
    }
    /* the line below the bank, whose cards stand in a row of their own */
    ${box.FLAT_UNDER_700} {
      .body.classic {
        grid-template: 'bank' 66px 'say' 50px 'lay' minmax(0, 1fr) / minmax(0, 1fr);
      }
    }
  }
  ${box.WIDE_UNDER_620} {
    .classic .say {
      --told: var(--type-xs);
    }
    .classic .because {
      line-height: 1.2;
    }
    .classic .p p:not(:has(b)) {
      display: none;
    }
    ${beside}
  }
  ${box.WIDE_NOT_LARGE} {
    ${beside}
  }
  ${box.TALL} {
    ${box.UNDER_560} {
      /* beside own chips there is no room for those of the others */
      .spots:has(.laid) .tips {
        display: none;
      }
      .classic .seats,
      .classic .seats:has(> :nth-child(n + 4)) {
        grid-auto-rows: 18px;
      }
      .classic .p {
        padding: 0;
        line-height: 1;
      }
    }
  }
  ${box.TALL_UNDER_460} {
    ${cardsAlone}
    ${titleAlone}
    .body.classic {
      grid-template: 'bank say' 62px 'lay lay' minmax(0, 1fr) / 128px minmax(0, 1fr);
    }
    .calls {
      grid-area: bank;
    }
    .classic .say {
      --title: var(--type-m);
    }
    .spots .tip:nth-child(n + 2) {
      display: none;
    }
  }
  ${box.FLAT_UNDER_600} {
    ${cardsAlone}
    .body.classic {
      grid-template-columns: 132px minmax(0, 1fr);
    }
    .spots:has(.laid) .tips {
      display: none;
    }
  }
`;
