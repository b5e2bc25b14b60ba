/** The pack and the two cards of a turn, sized to their area. */
import { box, css } from '../../table/look/css.js';

export const bankAreaStyles = css`
  .bank {
    --aside: calc(2.7 * var(--type-xs));
    grid-area: bank;
    container-type: size;
    display: grid;
    grid-template-rows: 100%;
    grid-template-columns: minmax(0, 1fr) auto auto auto minmax(var(--aside), 1fr);
    align-items: center;
    column-gap: clamp(6px, 1cqw, 16px);
  }
  /* both cards leave room for the pack and for what lies aside */
  .bank > * {
    --cw: clamp(28px, min((100cqh - 52px) / 1.4, var(--share, 26cqw), (100cqw - var(--beside)) / 2), 340px);
    --beside: calc(104px + var(--aside));
  }
  .bank > :first-child {
    grid-column: 2;
  }
  .bank > .side ~ .side {
    grid-column: 4;
  }
  .side {
    display: grid;
    justify-items: center;
    gap: var(--space-3);
    border: 1px solid var(--gilt-line);
    outline: 1px solid var(--gilt-soft);
    outline-offset: 3px;
    border-radius: var(--round-2);
    padding: var(--space-4) clamp(5px, calc(var(--cw) * 0.1), 14px) var(--space-3);
  }
  .side.pays {
    background: rgb(255 226 154 / 0.1);
  }
  .side .lettering {
    font-size: clamp(12px, calc(var(--cw) * 0.165), 32px);
    line-height: 1;
    letter-spacing: 0.04em;
    white-space: nowrap;
  }
  .heap {
    position: relative;
    display: grid;
  }
  .heap > * {
    grid-area: 1/1;
    z-index: 1;
  }
  .heap .covered {
    transform: translate(-9%, -4%) rotate(-5deg);
  }
  .heap .covered ~ .covered {
    transform: translate(9%, -5%) rotate(4deg);
  }
  .more .heap::before,
  .more .heap::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 6%/4.3%;
    background: #efe8d6;
    box-shadow: 0 1px 2px rgb(0 0 0 / 0.5);
    transform: translate(-2px, 3px) rotate(-1deg);
    forced-color-adjust: none;
  }
  .more .heap::after {
    transform: translate(2px, 3px) rotate(1deg);
  }
  .bank .pack {
    width: max(calc(var(--cw) * 0.72), 64px);
    display: grid;
    justify-items: center;
    gap: var(--space-1);
    font-size: var(--type-s);
    line-height: 1.2;
    color: var(--text-2);
    text-align: center;
  }
  .bank .pack :is(.deck .card, .slot) {
    width: calc(var(--cw) * 0.62);
  }
  .bank .pack b {
    font: 600 clamp(16px, calc(var(--cw) * 0.17), 44px)/1 var(--figure-font);
    color: var(--text);
    margin-top: 12px;
  }
  .deck {
    position: relative;
    border-radius: var(--round-1);
    box-shadow:
      0 2px 0 #cfc5ab,
      0 4px 0 #efe7d3,
      0 6px 0 #cfc5ab,
      0 8px 0 #efe7d3,
      0 12px 12px rgb(0 0 0 / 0.5);
  }
  /* what lies aside has its place beside the pack, whether it lies there yet or not */
  .asides {
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: var(--space-2);
  }
  .aside {
    display: grid;
    justify-items: start;
    gap: var(--space-1);
    font-size: var(--type-xs);
    line-height: 1.1;
    color: var(--text-2);
  }
  .aside .card {
    width: clamp(22px, calc(var(--cw) * 0.46), 64px);
  }
  /* where a card always lies aside, its place is under the pack, and the two of the turn fill the width */
  .body:not(.buch) .bank {
    --aside: 0px;
    grid-template-rows: auto auto;
    align-content: center;
    & > * {
      --share: 34cqw;
      --beside: calc(6 * var(--type-s) + 9cqw + 30px);
    }
    & > .side {
      grid-row: 1/3;
    }
    & > .pack {
      grid-area: 1/3;
      align-self: end;
      width: auto;
      min-width: 34px;
      white-space: nowrap;
    }
    & .pack :is(.deck .card, .slot) {
      width: calc(var(--cw) * 0.5);
    }
    & > .asides {
      grid-area: 2/3;
      align-self: start;
      align-items: center;
    }
    & .aside {
      width: min-content;
      justify-items: center;
      text-align: center;
    }
    & .aside .card {
      width: clamp(22px, calc(var(--cw) * 0.34), 64px);
    }
  }
  .bank:not(:has(.aside)) {
    --aside: 0px !important;
  }
  /* side by side with little space, so that what is set aside has room for its name */
  ${box.SMALL} {
    .bank {
      --aside: 52px;
      column-gap: var(--space-2);
    }
    .bank > * {
      --share: 28cqw;
      --beside: calc(110px + var(--aside));
    }
    .body:not(.buch) .bank > * {
      --beside: 84px;
    }
    .side {
      padding-inline: var(--space-2);
    }
    .side .lettering {
      font-size: clamp(12px, calc(var(--cw) * 0.135), 24px);
      letter-spacing: 0;
    }
  }
  @container (width < 235px) {
    .bank > * {
      --share: 22cqw;
      --beside: 0px;
    }
    .bank .pack {
      width: 34px;
    }
    .bank .pack .from {
      display: none;
    }
    .aside {
      font-size: 0;
    }
  }
  /* with little height it is beside them after all, without its name */
  @container (height < 130px) {
    .body:not(.buch) .bank > * {
      &.pack {
        grid-row: 1/3;
        align-self: center;
      }
      &.asides {
        grid-area: 1/5/3;
        place-self: center start;
      }
      & .aside {
        font-size: 0;
      }
    }
  }
  ${box.TALL} {
    .bank .pack {
      width: max(calc(var(--cw) * 0.64), 64px);
      font-size: var(--type-xs);
    }
    .deck {
      box-shadow:
        0 1px 0 #cfc5ab,
        0 3px 0 #efe7d3,
        0 5px 0 #cfc5ab,
        0 7px 7px rgb(0 0 0 / 0.5);
    }
    .bank .pack b {
      margin-top: 7px;
    }
  }
  ${box.WIDTH_UNDER_360} {
    .bank {
      grid-template-columns: minmax(0, 1fr) auto auto auto minmax(20px, 1fr);
    }
    .bank .pack {
      width: min(44px, 20cqw);
    }
    .aside {
      font-size: 0;
    }
  }
  /* on the smallest cloths the two cards keep their names */
  ${box.FLAT_UNDER_700} {
    .bank {
      grid-template-columns: minmax(0, 1fr) auto auto auto minmax(20px, 1fr);
      column-gap: var(--space-1);
    }
    .bank > * {
      --cw: clamp(26px, min((100cqh - 24px) / 1.4, 20cqw), 60px);
    }
    .side {
      gap: var(--space-1);
      padding: var(--space-1) var(--space-1) var(--space-2);
      outline: 0;
    }
    .side .lettering {
      letter-spacing: 0;
      font-variant-caps: normal;
    }
    .bank .pack {
      width: 26px;
    }
    .bank .pack span:not(.deck, .slot, .card, .unseen) {
      display: none;
    }
    .aside {
      font-size: 0;
    }
  }
  @media (forced-colors: active) {
    .side {
      border-color: CanvasText;
    }
  }
`;
