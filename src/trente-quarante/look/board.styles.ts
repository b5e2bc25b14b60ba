/** Where the areas of the board lie on its cloth, in each shape of its box. */
import { tipStyles } from '../../bank/look/tips.styles.js';
import { box, css } from '../../table/look/css.js';
import { fieldsStyles } from './fields.styles.js';
import { ledgerStyles } from './ledger.styles.js';
import { puntersStyles } from './punters.styles.js';
import { roadStyles } from './road.styles.js';
import { rowsStyles } from './rows.styles.js';

const areas = css`
  .body {
    position: relative;
    display: grid;
    min-width: 0;
    min-height: 0;
    /* what is beside a heading begins here */
    --axis: 48px;
  }
  .say {
    grid-area: say;
    padding: 0 var(--space-2);
    align-content: safe center;
    overflow: hidden;
  }
  .call {
    display: none;
    font-style: italic;
  }
  ${box.WIDE} {
    .body {
      grid-template:
        'rows lay' auto 'say lay' minmax(max(96px, 15cqh), 1fr) 'mine lay' minmax(0, 1.4fr) 'road lay' auto /
        minmax(0, 48fr) minmax(0, 52fr);
      gap: 0 clamp(12px, 1.6cqw, 32px);
      padding: clamp(8px, 1.6cqh, 18px) clamp(12px, 1.4cqw, 30px) var(--space-1);
      --axis: clamp(104px, 12cqw, 240px);
    }
    .body:where(:has(.crew)) {
      grid-template:
        'rows lay' auto 'say lay' minmax(max(88px, 24cqh - 100px), 1fr) 'mine lay' minmax(0, 1.4fr)
        'crew crew' auto 'road road' auto /
        minmax(0, 48fr) minmax(0, 52fr);
    }
    .layout {
      margin: 2px 0 clamp(8px, 1.4cqh, 16px);
    }
    .call {
      display: inline;
    }
    ${box.WIDE_NOT_LARGE} {
      .body:where(:has(.crew)) {
        grid-template-rows: auto minmax(88px, 1.4fr) minmax(0, 1fr) auto auto;
      }
      ${box.UNDER_560} {
        .body {
          grid-template-rows: auto minmax(0, 1fr) auto auto auto;
        }
      }
    }
  }
  ${box.TALL} {
    .body {
      grid-template:
        'rows rows' auto 'say say' clamp(66px, 11.8cqh, 118px) 'lay lay' minmax(0, 1fr)
        'crew crew' auto 'mine road' 44px /
        84px minmax(0, 1fr);
      gap: var(--space-2) var(--space-3);
      padding: round(clamp(4px, 2cqh, 18px), 1px) var(--space-3) var(--space-1);
    }
    .because {
      line-height: 1.2;
    }
    /* where a box is very low, past coups give way */
    ${box.UNDER_560} {
      .body {
        grid-template: 'rows' auto 'say' 64px 'lay' minmax(0, 1fr) 'crew' auto / minmax(0, 1fr);
        gap: var(--space-1);
        padding: var(--space-2) var(--space-2);
      }
      :is(.mine, .road, .say:has([data-zone='offer']) .told:not(.notice)) {
        display: none;
      }
    }
  }
  ${box.TALL_UNDER_460} {
    .body {
      grid-template-rows: auto 62px minmax(0, 1fr) auto;
    }
    .say {
      --title: var(--type-m);
    }
    /* the bar says whose hand it is */
    .crew {
      display: none;
    }
  }
  ${box.LOW} {
    /* the tray has six chips */
    .frame {
      --side: 146px;
    }
    ${box.FLAT_UNDER_700} {
      .frame {
        --side: 132px;
      }
    }
    .body {
      grid-template:
        'rows lay' auto 'say lay' minmax(clamp(76px, 450px - 100cqh, 90px), 4fr) 'mine lay' minmax(40px, 5fr)
        'crew lay' auto 'road lay' 40px /
        minmax(0, 1.12fr) minmax(0, 1fr);
      gap: var(--space-2) var(--space-4);
      padding: round(clamp(4px, 3cqh, 12px), 1px) var(--space-4) var(--space-2);
    }
    .say {
      --title: clamp(14px, min(3.2cqw - 9px, 5.6cqh), 24px);
    }
    .because {
      line-height: 1.2;
    }
    .body:has(.crew) {
      grid-template:
        'rows rows lay' auto 'say say lay' minmax(0, 1fr) 'crew crew lay' auto 'mine road lay' 40px /
        96px minmax(0, 1fr) minmax(0, 1.3fr);
    }
    ${box.HEIGHT_UNDER_380} {
      .body,
      .body:has(.crew) {
        grid-template:
          'rows rows lay' auto 'say say lay' minmax(0, 1fr) 'crew crew lay' auto 'mine road lay' 40px /
          84px minmax(0, 1fr) minmax(0, 1.3fr);
        gap: var(--space-1) var(--space-3);
        padding-inline: var(--space-2);
      }
    }
  }
`;

export const boardStyles = [rowsStyles, fieldsStyles, ledgerStyles, roadStyles, puntersStyles, tipStyles, areas].join(
  '',
);
