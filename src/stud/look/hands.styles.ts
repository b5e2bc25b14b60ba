/** The player's own hand at stud: down cards, upcards and the seventh, and what they make. */
import { box, css } from '../../table/look/css.js';

/** How far cards lie over each other, by their number; of those covered far only the index is seen. */
const overlap = (over: Readonly<Record<number, number>>): string =>
  Object.entries(over)
    .map(([cards, part]) => `.n${cards} .own{--over:${part};--between:0${part < -0.2 ? ';--lower:none' : ''}}`)
    .join('');

export const handsStyles = css`
  .own {
    gap: var(--space-3);
  }
  .group > div {
    display: flex;
    gap: var(--space-2);
  }
  .own .group:last-child .card:last-child {
    --lower: inline;
  }
  .tag {
    display: block;
    margin-top: 3px;
    font-size: var(--tag);
    line-height: 1.17;
    color: var(--text-2);
    text-align: center;
    border-top: 1px solid var(--gilt-line);
    letter-spacing: 0.03em;
    /* a long word is no reason for a gap between cards */
    width: 0;
    min-width: 100%;
    white-space: nowrap;
  }
  /* both halves of high-low */
  .reading {
    white-space: pre-line;
  }
  .own-halves .reading {
    font-size: max(var(--type-xs), 0.95 * var(--small));
    line-height: 1.05;
  }
  .mark:is(.bring, .first) {
    color: var(--gilt);
    border: 1px solid var(--gilt);
    font-weight: 600;
  }
  .long {
    display: none;
  }
  ${box.WIDE_AND_LARGE} {
    .long {
      display: inline;
    }
    .short {
      display: none;
    }
  }
  /* below cards that lie lower */
  .compared .tag {
    margin-top: calc(3px + 0.03 * var(--own));
  }
  .compared .group > div {
    padding-top: var(--space-1);
  }
  /* cards overlap, and keep their size */
  ${box.LOW} {
    ${overlap({ 6: -0.28, 7: -0.4 })}
    .n5 .own {
      --cw: calc(0.92 * var(--own));
    }
  }
  ${box.TALL} {
    @container box (width < 560px) or (height < 560px) {
      ${overlap({ 6: -0.14, 7: -0.31 })}
    }
  }
  ${box.SMALL} {
    .own {
      --over: 0;
      --between: var(--space-1);
      padding-right: calc(var(--cw) * -1 * var(--over));
    }
    :is(.own, .group > div) {
      gap: var(--between);
    }
    .own .card {
      margin-right: calc(var(--cw) * var(--over));
    }
    .tag {
      letter-spacing: 0;
    }
    /* as far as the last card, which nothing covers */
    .group:last-child .tag {
      min-width: calc(100% - var(--cw) * var(--over));
    }
    /* the last word goes over the cards before it, not past the cloth */
    .late ~ .tag {
      direction: rtl;
    }
    .reading {
      font-size: var(--small);
      line-height: 1.1;
    }
  }
  /* on a high cloth the sum of a pot stands below its chips: a line of chips, one of sums, one of names */
  ${box.LARGE_SCREEN} {
    .pots {
      flex-wrap: nowrap;
      align-items: baseline;
    }
    .middle:not(.side-pots) figure {
      grid-template-columns: auto;
      text-align: center;
    }
  }
  /* seven lie beside each other */
  ${box.TALL_FROM_560} {
    .tab {
      --own: min((100cqw - 76px) / 7, 14cqh);
    }
  }
`;
