/** The middle of the oval: the pack, the pots with their names, the buttons for drawers, what else lies there. */
import { box, css } from '../../table/look/css.js';
import { unseen } from './unseen.js';

export const potsStyles = css`
  .middle {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: var(--space-3) var(--space-6);
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
    --sum: 1.5em;
    --name: max(150px, 6.5em);
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
    gap: var(--space-1) var(--apart);
    color: var(--text-2);
    line-height: 1.15;
  }
  .pots b {
    font: 600 var(--sum)/1 var(--figure-font);
    color: var(--text);
    display: block;
  }
  .pots figcaption {
    font-size: max(var(--type-xs), 0.92 * var(--small));
    max-width: var(--name);
    text-wrap: balance;
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
  .openers {
    display: flex;
    align-items: center;
    margin-block: calc((24px - var(--finger)) / 2);
  }
  /* a sign that opens more about the hand, and its word */
  .opener {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-width: 32px;
    min-height: var(--finger);
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

  ${box.WIDE} {
    .middle {
      --pack: clamp(30px, 6.2 * var(--unit), 98px);
    }
    /* one below the other: they stay clear of the seat at the side */
    @container box (height >= 620px) {
      .openers {
        flex-direction: column;
        align-items: start;
      }
    }
    .opener {
      min-height: 28px;
    }
    ${box.WIDE_NOT_LARGE} {
      .opener:not(.worded) .label,
      .burnt small {
        display: none;
      }
      .middle {
        --pack: 30px;
        column-gap: var(--space-4);
      }
      .pots {
        --chip: 26px;
      }
    }
    .pots {
      --apart: var(--space-4);
      --chips: var(--chip);
      /* a place of its own, so that the pack stays where it is when the pot is taken */
      min-width: 150px;
    }
    .side-pots .pots {
      --chip: clamp(18px, 3.4 * var(--unit), 34px);
      --name: 130px;
      column-gap: var(--space-5);
    }
    .pots .side {
      --chip: calc(0.8 * var(--chips));
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
      --sum: 1.25em;
      --name: max(96px, 24cqw);
      --apart: var(--space-2);
      flex: 1;
      column-gap: var(--space-4);
    }
    .pots b {
      display: inline-block;
      margin-inline-end: var(--space-2);
    }
    .pots figcaption {
      line-height: 1.1;
    }
    /* several pots: small chips, and their names in the room of the pack */
    .side-pot :is(.pack, .burnt, .streets) {
      position: absolute;
      visibility: hidden;
    }
    .side-pot .pots {
      --chip: clamp(18px, 3.2cqw, 26px);
      --sum: 1.1em;
      flex-wrap: nowrap;
      justify-content: space-evenly;
    }
    .side-pots .pots {
      --name: 56px;
      --apart: var(--space-1);
      gap: var(--space-2);
    }
    ${box.WIDTH_UNDER_360} {
      .without,
      .pile + .pile {
        ${unseen}
      }
      .many-pots .pots {
        gap: 0;
        letter-spacing: -0.04em;
        & .piles {
          display: none;
        }
      }
    }
    .side-pots :is(.without, .pile + .pile) {
      ${unseen}
    }
  }
  :host([theme='plain']) .pots b {
    color: inherit;
  }
`;
