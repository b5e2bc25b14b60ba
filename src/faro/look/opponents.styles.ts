/** The other players: a list on a wide cloth, a line for each on a smaller one. */
import { box, css } from '../../table/look/css.js';

/** A line for each player. */
const lines = css`
  .body .opponents {
    grid-template-rows: minmax(0, 1fr);
  }
  .body .opponents h3 {
    display: none;
  }
  .body .seats {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: minmax(24px, clamp(28px, 4.6cqh, 40px));
    gap: 0 var(--space-5);
  }
  .body .seats:has(> :nth-child(4)) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .body .p {
    --cw: 20px;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    padding: 0;
  }
  .body .p ul {
    margin: 0;
    height: auto;
    flex-wrap: nowrap;
    flex: 1;
    min-width: 0;
    justify-content: flex-end;
    gap: var(--space-1);
  }
  .body .p li {
    flex: 0 1 30px;
    min-width: 0;
    justify-content: center;
  }
  .body .p .pile {
    display: none;
  }
  .body .p .stake {
    position: absolute;
    right: 0;
    bottom: -4px;
  }
  .body .name {
    --face: 22px;
    flex: none;
    flex-wrap: nowrap;
    gap: var(--space-2);
    font-size: var(--type-m);
  }
  .body .name .button {
    min-height: 28px;
    padding: 0 var(--space-4);
    font-size: var(--type-m);
  }
  .body .ready {
    display: none;
  }
`;

/** The stakes of few players begin below each other, near the names, with the sums beside them. */
const nearNames = css`
  .body:not(.classic) .seats:not(:has(> :nth-child(4))) {
    grid-auto-rows: minmax(24px, clamp(28px, 5.2cqh, 46px));
    & .p {
      --cw: clamp(17px, 3.2cqh, 30px);
    }
    & .name {
      min-width: 38%;
    }
    & .p ul {
      justify-content: flex-start;
    }
    & ul:not(:has(> :nth-child(4))) li {
      flex-basis: 56px;
      justify-content: flex-start;
      & .stake {
        position: static;
      }
    }
  }
`;

export const opponentsStyles = css`
  .opponents {
    grid-area: opponents;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    gap: var(--space-3);
  }
  .seats {
    --cw: clamp(24px, min(5cqw - 22px, 9cqh - 26px), 104px);
    display: grid;
    grid-auto-rows: minmax(0, 10em);
    align-content: start;
  }
  .seats:has(> :nth-child(4)) {
    --cw: clamp(24px, 2.4cqw, 44px);
  }
  .seats:has(> :nth-child(5)) {
    grid-template-columns: 1fr 1fr;
    column-gap: var(--space-5);
  }
  .p {
    min-height: 0;
    border-top: 1px solid var(--gilt-soft);
    padding: var(--space-3) 0;
    font-size: clamp(14px, 1.1cqw, 22px);
  }
  .name {
    --face: clamp(24px, 1.8cqw, 36px);
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    align-items: center;
  }
  .name b {
    white-space: nowrap;
  }
  .name small {
    margin-left: auto;
    font-size: var(--type-xs);
    color: var(--text-2);
  }
  .name .whois {
    inset: -4px 0;
  }
  .name i {
    font-style: normal;
    color: var(--gilt);
  }
  .p ul {
    display: flex;
    gap: var(--space-2) var(--space-4);
    align-items: center;
    height: calc(var(--cw) * 1.4 + 6px);
    margin: 5px 0 0;
    padding: 0;
    list-style: none;
  }
  .p li {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    position: relative;
  }
  .p .stake {
    --chip: clamp(20px, 3.2cqw - 18px, 0.55 * var(--cw));
  }
  .p .sum {
    font-size: max(var(--type-xs), 0.5 * var(--chip));
    padding: var(--space-1) var(--space-2);
    margin-top: 1px;
  }
  /* four stakes and more lie closer, so that the row stays one */
  .p ul:has(> :nth-child(4)) {
    gap: var(--space-1);
    & li:not(:last-child) {
      flex: 0 1 var(--cw);
      min-width: 0;
    }
    & .pile {
      display: none;
    }
    & .stake {
      position: absolute;
      z-index: 1;
      left: 1px;
      bottom: -3px;
    }
  }
  .p.gone {
    color: var(--text-2);
  }
  .p.gone :is(.sign, .card) {
    opacity: 0.6;
  }
  .closed {
    opacity: 0.85;
  }
  .p p {
    margin: 0;
    font-size: 0.85em;
    color: var(--text-2);
    white-space: nowrap;
  }
  .p p b {
    margin-inline-start: 6px;
  }
  .p .won {
    color: var(--win);
  }
  .p .lost {
    color: var(--loss);
  }
  .drawer .opponents h3 {
    display: none;
  }
  .drawer .seats {
    --cw: 32px;
  }
  ${box.LARGE_SCREEN} {
    .seats {
      --cw: clamp(24px, min(6cqw - 22px, 15cqh - 65px), 104px);
    }
  }
  ${box.SMALL} {
    ${lines}
  }
  ${box.TALL} {
    ${nearNames}
  }
  ${box.WIDE_UNDER_620} {
    ${lines}
    .body .seats:has(> :nth-child(4)) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${box.WIDE_NOT_LARGE} {
    ${lines}
    .body:not(.classic) .name i {
      display: none;
    }
  }
  ${box.LOW} {
    .body .seats {
      grid-auto-rows: minmax(24px, clamp(28px, 9.6cqh, 38px));
    }
    @container box (width >= 700px) {
      ${nearNames}
      .body:not(.classic) .seats:not(:has(> :nth-child(4))) {
        grid-auto-rows: minmax(24px, clamp(28px, 10cqh, 42px));
        & .p {
          --cw: clamp(17px, 6.2cqh, 28px);
        }
      }
    }
  }
  ${box.FLAT_UNDER_700} {
    .body .seats:has(> :nth-child(n)) {
      grid-template-columns: 1fr;
      grid-auto-rows: minmax(0, 36px);
    }
    .body .name i {
      display: none;
    }
  }
  /* where there is no room for them they open over the cloth */
  ${box.PHONE_SIZED} {
    .body:not(.banks, .classic) > .opponents {
      display: none;
    }
  }
`;
