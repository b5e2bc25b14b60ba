/** The pack and the two cards of a turn, sized to their area. */
import { box, css } from '../../table/look/css.js';

export const bankAreaStyles = css`
  .bank {
    grid-area: bank;
    container-type: size;
    display: grid;
    grid-template: auto auto / minmax(0, 1fr) auto auto auto minmax(0, 1fr);
    align-content: center;
    align-items: center;
    gap: min(var(--space-3), 1.2cqh - 6px) clamp(6px, 1cqw, 16px);
  }
  /* both cards leave room for the pack */
  .bank > * {
    --cw: clamp(28px, min((100cqh - 3.3 * var(--space-6)) / 1.4, 34cqw, (100cqw - var(--beside)) / 2), 400px);
    --beside: calc(6.5 * var(--type-s) + 9cqw + 44px);
  }
  .side {
    grid-area: 1/2/3;
  }
  .side ~ .side {
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
    font-size: clamp(12px, calc(var(--cw) * 0.14), 32px);
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
    grid-area: 1/3/3;
    width: max(0.5 * var(--cw), min(5.4 * var(--type-s), 24cqw));
    display: grid;
    justify-items: center;
    gap: var(--space-1);
    font-size: var(--type-s);
    line-height: 1.2;
    color: var(--text-2);
    text-align: center;
  }
  .bank .pack :is(.deck .card, .slot) {
    width: calc(var(--cw) * 0.5);
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
  /* what lies aside has its place under the pack */
  .bank:has(.aside) .pack {
    grid-row: 1;
    align-self: end;
  }
  .asides {
    grid-area: 2/3;
    place-self: start stretch;
    contain: inline-size;
    display: flex;
    justify-content: center;
  }
  /* two overlap, so that the pack stays as wide as it is */
  .aside + .aside {
    margin-inline-start: -8px;
  }
  .aside {
    display: grid;
    justify-items: center;
    gap: var(--space-1);
    width: min-content;
    font-size: var(--type-xs);
    line-height: 1.1;
    text-align: center;
    color: var(--text-2);
  }
  .aside .card {
    width: clamp(22px, calc(var(--cw) * 0.3), 64px);
  }
  ${box.SMALL} {
    .bank {
      column-gap: var(--space-2);
    }
    .bank > * {
      --beside: 96px;
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
      --beside: 76px;
    }
    .side .lettering {
      letter-spacing: -0.01em;
    }
    .bank .pack {
      width: min-content;
      min-width: max(0.5 * var(--cw), 34px);
    }
    .bank .pack .from {
      display: none;
    }
  }
  /* high: the cards have the whole width, and what lies between them elsewhere is below */
  @container (aspect-ratio < 1.1) and (width >= 300px) {
    .bank > * {
      --cw: min((100cqh - 76px) / 1.96, 50cqw - 32px);
    }
    .bank > .side {
      grid-area: 1/1/2/3;
      justify-self: end;
    }
    .bank > .side ~ .side {
      grid-area: 1/4/2/6;
      justify-self: start;
    }
    .bank > :is(.pack, .asides) {
      grid-area: 2/1/3/6;
      place-self: center;
      width: auto;
      contain: none;
    }
    .bank:has(.aside) > .pack {
      grid-area: 2/1/3/3;
      align-self: center;
    }
    .bank > .asides:has(.aside) {
      grid-column-start: 4;
    }
    .bank :is(.pack, .aside) {
      grid-template-columns: auto auto;
      column-gap: var(--space-4);
      align-items: center;
      font-size: var(--type-s);
    }
    .bank .pack > :is(.deck, .slot) {
      grid-row: 1/4;
    }
    .bank :is(.pack, .aside) .card {
      width: calc(var(--cw) * 0.4);
    }
  }
  /* with little height beside them all, without its name */
  @container (height < 126px) {
    .bank:has(.aside) > .pack {
      grid-row: 1/3;
      align-self: center;
    }
    .bank > .asides {
      grid-area: 1/5/3;
      align-self: center;
      justify-content: start;
    }
    .aside {
      font-size: 0;
    }
  }
  @container (height < 200px) {
    .bank:has(.aside) .from {
      display: none;
    }
  }
  ${box.WIDTH_UNDER_360} {
    .bank {
      grid-template-columns: minmax(0, 1fr) auto auto auto minmax(22px, 1fr);
    }
    .bank .pack {
      width: min(44px, 17cqw);
      font-size: var(--type-xs);
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
      width: 24px;
    }
    .bank .pack span:not(.deck, .slot, .card, .unseen) {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .side {
      border-color: CanvasText;
    }
  }
`;
