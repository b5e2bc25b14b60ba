/** Faro in boxes with little room: fewer things at once. What is left away opens over the cloth, or is told to the ear. */
import { CRAMPED, LOW, LOWEST, NARROW, SHALLOW, SHORT, SHORTEST, SQUAT, TALL, WIDE } from '../../table/look/box.js';

const css = String.raw;

/** The two cards of the turn, and nothing beside them. */
const cardsAlone = css`
  .body .bank {
    --aside: 0px;
    grid-template-columns: auto auto;
    justify-content: space-evenly;
  }
  .body .bank > .side:first-child {
    grid-column: 1;
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

/** What the turn has brought is said large; where its cards lie is seen. */
const titleAlone = css`
  .say .told:not(.notice) {
    display: none;
  }
`;

export const crowdedStyles = css`
  /* beside the cloth is room for the bank alone */
  ${LOWEST} {
    .body:not(.banks) > .oth {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  ${LOW} {
    ${CRAMPED} {
      .say .told {
        -webkit-line-clamp: 4;
      }
    }
  }
  ${SHORTEST} {
    ${cardsAlone}
    .frame {
      --head: 36px;
      --bar: 104px;
    }
    .tool {
      min-height: 34px;
    }
    .say .told {
      -webkit-line-clamp: 4;
      line-height: 1.15;
    }
    .leaf .sum {
      padding: var(--space-1);
      letter-spacing: -0.05em;
    }
  }
  ${NARROW} {
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

export const crowdedClassicStyles = css`
  /* a call with own chips on it needs no odds */
  .calls .button:has(.laid) > small {
    visibility: hidden;
  }
  /* the calls over the bank, whose cards are still to come */
  ${TALL} {
    .calls {
      grid-area: 1/1/2/-1;
    }
    .calls .button {
      min-height: min(44px, 6.6cqh);
    }
    .body:has(> .calls) > .bank {
      visibility: hidden;
    }
  }
  ${WIDE} {
    ${SHALLOW} {
      .body.classic {
        grid-template-rows: minmax(0, 26fr) 142px minmax(0, 26fr) minmax(0, 22fr);
      }
      .classic .say {
        --told: var(--type-xs);
      }
      .classic .say .because {
        flex-direction: column;
        gap: 0;
        line-height: 1.2;
      }
      .classic .say .told {
        -webkit-line-clamp: 6;
      }
      .classic .p p:not(:has(b)) {
        display: none;
      }
    }
  }
  ${SQUAT} {
    /* between the rows there is no room for them above own chips: they lie beside */
    .spots .y1:not(.lone) .tips:has(~ .laid, ~ .ghost) {
      inset: 50% calc(50% + var(--chip) / 2) auto auto;
      transform: translateY(-50%);
    }
  }
  ${SHORT} {
    /* beside own chips there is no room for those of the others */
    .spots:has(.laid) .tips {
      display: none;
    }
    .classic .people,
    .classic .people:has(> :nth-child(n + 4)) {
      grid-auto-rows: 18px;
    }
    .classic .p {
      padding: 0;
      line-height: 1;
    }
  }
  ${SHORTEST} {
    ${cardsAlone}
    ${titleAlone}
    .body.classic {
      grid-template-columns: 128px minmax(0, 1fr);
    }
    .calls {
      grid-area: bank;
    }
    .classic .say {
      --title: var(--type-m);
    }
    .classic .say .now {
      -webkit-line-clamp: 2;
    }
    .spots .tip:nth-child(n + 2) {
      display: none;
    }
  }
  ${NARROW} {
    ${cardsAlone}
    .spots:has(.laid) .tips {
      display: none;
    }
  }
`;
