/** The result of the last coup: the sum large, each stake beside it if there is room. */
import { box, css } from '../../table/look/css.js';

export const ledgerStyles = css`
  .mine {
    grid-area: mine;
    min-width: 0;
    min-height: 0;
    display: grid;
    grid-template: auto minmax(0, 1fr) / auto minmax(0, 1fr);
    align-items: start;
    column-gap: var(--space-4);
  }
  .mine > .lettering {
    margin: 0;
    font-size: var(--type-l);
    line-height: 1.1;
    white-space: nowrap;
  }
  .mine > span {
    grid-area: 2/1;
  }
  .mine > .book {
    grid-area: 1/2/3;
    align-self: stretch;
  }
  .net {
    padding: 0;
    min-width: var(--tap);
    font: 600 2em/1 var(--figure-font);
    color: var(--text);
    white-space: nowrap;
  }
  .net.gain {
    color: var(--win);
    text-shadow: 0 0 16px rgb(255 223 142 / 0.35);
  }
  .net.loss {
    color: var(--loss);
  }
  .book {
    font-size: var(--type-m);
  }
  .book h3 {
    font: 600 var(--type-l)/1.1 var(--title-font);
    font-variant-caps: small-caps;
    letter-spacing: 0.1em;
    color: var(--gilt);
    margin: 0 0 4px;
  }
  .book p {
    margin: 0 0 6px;
    color: var(--text-2);
  }
  .book table {
    border-collapse: collapse;
    width: 100%;
    margin-bottom: 8px;
  }
  .book :is(th, td) {
    padding: var(--space-1) 0;
    border-top: 1px solid var(--gilt-soft);
    vertical-align: baseline;
    text-align: start;
    font-weight: 400;
  }
  .book td {
    text-align: end;
    font-weight: 600;
    white-space: nowrap;
  }
  .book small {
    margin-inline-start: 0.4em;
    font-size: var(--type-xs);
    color: var(--text-2);
  }
  .gain td {
    color: var(--win);
  }
  .loss td {
    color: var(--loss);
  }
  .book tfoot :is(th, td) {
    border-top: 1px solid var(--gilt);
    font: 600 var(--type-l)/1.3 var(--figure-font);
  }
  .drawer .book {
    flex: 1;
  }
  .drawer .book:not(.several) h3 {
    display: none;
  }
  ${box.WIDE} {
    .mine {
      grid-template-columns: var(--axis) minmax(0, 1fr);
      border-top: 1px solid var(--gilt-soft);
      padding-top: var(--space-4);
    }
    /* the sum stands large beside them */
    .mine > .book:not(.several):has(table) :is(h3, tfoot) {
      display: none;
    }
    .mine > .book tr:first-child :is(th, td) {
      border-top: 0;
    }
    .net {
      min-height: var(--tap);
      font-size: clamp(30px, min(4.4cqw, 7.4cqh), 76px);
    }
    .mine > .book:not(.empty) {
      font-size: clamp(13px, min(1.5cqw, 3.4cqh - 8px), 30px);
      line-height: 1.25;
    }
    .mine > .book {
      overflow: clip;
    }
    .mine > .book :is(th, td) {
      padding: 0;
    }
    .mine > .book.empty {
      grid-area: 1/1/3/3;
      display: grid;
      grid-template: repeat(2, auto 1fr) / 1fr 1fr;
      grid-auto-flow: column;
      column-gap: var(--space-6);
      font-size: clamp(12px, max(1.9cqh, 3.9cqh - 20px), 24px);
      line-height: 1.2;
    }
    /* over a row of punters there is less height: one row */
    .body:has(.crew) .mine > .book.empty {
      grid-template: auto 1fr / repeat(4, 1fr);
      column-gap: var(--space-4);
    }
    .mine > .book.quiet {
      grid-column-start: 1;
    }
    /* the ledgers of several people */
    .mine > .book.several {
      display: grid;
      grid-template-rows: auto minmax(0, 1fr);
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      column-gap: var(--space-6);
      overflow: hidden auto;
      scrollbar-width: thin;
      overscroll-behavior: contain;
      font-size: clamp(13px, min(1.2cqw, 2cqh), 24px);
    }
    .mine > .book.several:not(:has(h3 ~ h3 ~ h3)) {
      overflow: clip;
    }
    .mine > .book.several table {
      margin: 0;
    }
    .mine > .book.several :is(tfoot, small) {
      display: none;
    }
    ${box.LARGE_SCREEN} {
      .mine > .book.several tfoot {
        display: table-footer-group;
      }
    }
    ${box.WIDE_UNDER_620} {
      .mine > .book.empty,
      .body:has(.crew) .mine > .lettering {
        display: none;
      }
    }
    @container box (height < 650px) {
      .body:has(.crew) .mine > .book {
        display: none;
      }
    }
    ${box.WIDE_NOT_LARGE} {
      .body:has(.crew) .mine > .book {
        display: none;
      }
    }
    /* the sum alone, and each stake shows its own */
    ${box.UNDER_560} {
      .mine > :is(.book, .lettering),
      .body:has(.crew) .mine {
        display: none;
      }
    }
  }
  ${box.SMALL} {
    .mine > .lettering {
      font-size: var(--type-xs);
      letter-spacing: 0;
    }
    .mine:not(:has(.net)) > .lettering {
      display: none;
    }
  }
  ${box.TALL} {
    .mine > .book {
      display: none;
    }
    .net {
      margin-top: calc(-1 * var(--space-3));
      font-size: 1.75em;
    }
  }
  ${box.LOW} {
    .net {
      font-size: clamp(20px, 7cqh, 34px);
    }
    .mine > .book {
      font-size: var(--type-s);
      line-height: 1.2;
      overflow: clip;
    }
    .mine > .book :is(th, td) {
      padding-block: min(var(--space-1), (100cqh - 360px) / 16);
    }
    :is(.mine > .book :is(h3, tfoot), .mine > .book:is(.empty, .quiet), .body:has(.crew) .mine > .book) {
      display: none;
    }
    /* beside a narrow cloth the stakes take the room of the heading */
    ${box.FLAT_UNDER_700} {
      .mine > .lettering {
        display: none;
      }
      .net {
        min-width: 0;
        font-size: var(--type-xl);
      }
      .mine > .book {
        font-size: var(--type-xs);
        line-height: 1.1;
      }
      .mine > .book small {
        display: none;
      }
    }
    ${box.HEIGHT_UNDER_380} {
      .mine > .book {
        display: none;
      }
    }
  }
`;
