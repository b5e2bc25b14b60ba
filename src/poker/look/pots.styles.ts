/** The middle of the oval: the pack, the pots with their names, the buttons for drawers, what else lies there. */
import { box, css } from '../../table/look/css.js';
import { unseen } from './unseen.js';

export const potsStyles = css`
  .middle {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: var(--space-3) var(--space-6);
    min-width: 0;
    min-height: 0;
  }
  .pack {
    flex: none;
    width: var(--pack);
    aspect-ratio: 5/7;
    border-radius: 6%/4.3%;
    border: 2px solid #fdfaf2;
    background:
      repeating-linear-gradient(45deg, #fdfaf255 0 1px, transparent 1px 5px),
      repeating-linear-gradient(-45deg, #fdfaf255 0 1px, var(--back, var(--cloth)) 1px 5px);
    /* the cards below */
    box-shadow:
      1px 1px 0 #cfc8b8,
      2px 2px 0 #fdfaf2,
      3px 3px 0 #b9b2a3,
      4px 4px 0 #fdfaf2,
      5px 6px 7px rgb(0 0 0 / 0.5);
    forced-color-adjust: none;
    & svg {
      display: block;
      width: 100%;
      height: 100%;
      background: #fdfaf2;
    }
  }
  .pots {
    --chips: var(--chip);
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: end;
    gap: var(--space-1) var(--space-6);
    min-width: 0;
  }
  .pots figure {
    margin: 0;
    display: grid;
    grid-template-columns: auto auto;
    place-items: center;
    gap: var(--space-1);
    color: var(--text-2);
    line-height: 1.15;
  }
  .pots b {
    font: 600 1.5em/1 var(--figure-font);
    color: var(--text);
    display: block;
  }
  .pots figcaption {
    font-size: max(var(--type-xs), 0.92 * var(--small));
    max-width: max(150px, 7.5em);
    text-wrap: balance;
  }
  .pots .side {
    --chip: calc(0.8 * var(--chips));
  }
  .piles {
    display: inline-flex;
    align-items: flex-end;
  }
  .piles .pile + .pile {
    margin-left: -5px;
  }
  .ways {
    display: grid;
    justify-items: end;
    gap: var(--space-1);
  }
  .ways > div {
    display: flex;
    align-items: center;
  }
  /* a sign that opens more about the hand, and its word */
  .opener {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-width: 32px;
    min-height: 32px;
    padding: 0 var(--space-2);
    font-size: max(var(--type-xs), 0.85 * var(--small));
    color: var(--gilt);
    background: none;
    border: 0;
    white-space: nowrap;
    &:hover {
      color: var(--text);
    }
  }
  .ways > div:has(.opener) {
    margin-block: -4px;
  }
  /* a finger is broader than what it points at */
  @media (pointer: coarse) {
    .opener {
      min-height: 44px;
    }
    .ways > div:has(.opener) {
      margin-block: -10px;
    }
  }

  ${box.WIDE} {
    .middle {
      --pack: clamp(30px, 6.2 * var(--unit), 98px);
    }
    /* one below the other: they stay clear of the seat at the side */
    .ways > div:has(button) {
      flex-direction: column;
      align-items: start;
    }
    .opener {
      min-height: 28px;
    }
    ${box.WIDE_UNDER_620} {
      .ways > div:has(button) {
        flex-direction: row;
      }
    }
    ${box.WIDE_NOT_LARGE} {
      .opener:not(.worded) .label {
        display: none;
      }
      .middle {
        --pack: 30px;
        column-gap: var(--space-4);
      }
      .burnt small {
        display: none;
      }
      .pots {
        --chip: 26px;
      }
    }
    /* a place of its own, so that the pack stays where it is when the pot is taken */
    .pots {
      min-width: 150px;
    }
    .pots figure {
      column-gap: var(--space-4);
    }
    .pots:has(> .side) figcaption {
      max-width: max(150px, 6.5em);
    }
    .pots:has(> :nth-child(3)) {
      --chip: clamp(18px, 3.4 * var(--unit), 34px);
      column-gap: var(--space-5);
    }
    .pots:has(> :nth-child(3)) figcaption {
      max-width: 130px;
    }
  }
  ${box.SMALL} {
    .opener:not(.worded) .label {
      display: none;
    }
    .middle {
      --pack: 20px;
      justify-content: space-between;
      gap: var(--space-2) var(--space-4);
      padding-inline: var(--space-3);
    }
    .pack {
      border-width: 1px;
    }
    .pots {
      flex: 1;
      gap: var(--space-1) var(--space-4);
    }
    .pots figure {
      column-gap: var(--space-2);
    }
    .pots b {
      display: inline-block;
      font-size: 1.25em;
      margin-inline-end: var(--space-2);
    }
    .pots figcaption {
      max-width: max(96px, 24cqw);
      line-height: 1.1;
    }
    /* several pots: small chips, and their names in the room of the pack */
    .middle:has(.side) > :is(.pack, .burnt),
    .middle:has(.side) .streets {
      position: absolute;
      visibility: hidden;
    }
    .pots:has(> .side) {
      flex-wrap: nowrap;
      justify-content: space-evenly;
    }
    .pots:has(> .side) .pile {
      width: clamp(18px, 3.2cqw, 26px);
    }
    .pots:has(> .side) b {
      font-size: 1.1em;
    }
    .pots:has(> :nth-child(3)) {
      gap: var(--space-2);
    }
    .pots:has(> :nth-child(3)) figure {
      column-gap: var(--space-1);
    }
    .pots:has(> :nth-child(3)) figcaption {
      max-width: 56px;
    }
    ${box.WIDTH_UNDER_360} {
      .pots:has(> .side) .without {
        ${unseen}
      }
      .pots:has(> :nth-child(4)) .piles {
        display: none;
      }
      .pots:has(> :nth-child(4)) {
        gap: 0;
        letter-spacing: -0.04em;
      }
    }
    .pots:has(> :nth-child(3)) :is(.without, .pile + .pile) {
      ${unseen}
    }
  }
  :host([theme='plain']) .pots b {
    color: inherit;
  }
`;
