/**
 * Boxes with little room, which show fewer things at once. What is left out is in the status line, in a drawer, and
 * announced to screen readers.
 */
import { WIDE_DENSE, TALL_DENSE, LOW_DENSE, TALL_SHORTEST, LOW_SHORTEST } from '../../table/look/box.js';

const css = String.raw;

/** Without pots the status line takes as much of their room as it needs in such a box. */
const lineForPots = css`
  :is(.tab.settled, .tab:has(.own > .spot)) {
    & .middle {
      visibility: hidden;
    }
    & .say {
      align-self: end;
      min-height: var(--line);
      max-height: calc(var(--line) + var(--up));
    }
  }
`;

/** The buttons and the title say what can be done. */
const titleAlone = css`
  .tab:not(.settled, :has(.own > .spot)) .told:not(.notice) {
    display: none;
  }
  .told.notice {
    position: relative;
    z-index: 3;
    border-radius: var(--round-2);
    background: var(--pill);
  }
`;

/** For screen readers only. */
const unseen = css`
  position: absolute;
  clip-path: inset(50%);
`;

export const crowdedStyles = css`
  /* the pots in one row, and the line keeps clear of them */
  ${WIDE_DENSE} {
    .pots:has(> .side) {
      flex-wrap: nowrap;
    }
    .pots .without,
    .middle:has(.side) > .burnt {
      ${unseen}
    }
  }

  ${TALL_DENSE} {
    .frame {
      --bar: 108px;
    }
    .tab,
    .tab.many,
    .tab.of-6 {
      --strip: clamp(20px, 15cqh - 50px, 36px);
      --line: clamp(42px, 24cqh - 60px, 80px);
      --up: clamp(0px, 560px - 100cqh, var(--strip));
      --own: min((100cqw - 56px) / 5, 11cqh);
      --foot: clamp(28px, 14cqh - 28px, 40px);
      --mine: calc(1.4 * var(--own) + 6px + var(--foot));
      --rows: 4;
      --cut: 0.9;
    }
    .tab:has(.halves) {
      --foot: 40px;
    }
    .own > .spot .pile,
    .pots .piles,
    .pots .without,
    .middle:has(.side) :is(.streets, .ways) {
      display: none;
    }
    .pots figure {
      display: flex;
      align-items: baseline;
    }
    .pots figcaption {
      display: flex;
      gap: var(--space-2);
      align-items: baseline;
      max-width: none;
      white-space: nowrap;
    }
    .middle {
      --pack: 16px;
      flex-wrap: nowrap;
      overflow: visible;
    }
    .ways {
      grid-auto-flow: column;
      align-items: center;
    }
    .me .plate {
      max-width: 46cqw;
    }
    ${lineForPots}
    /* two columns: a name, what is bet, and the cards, of which the foot may be cut */
    .tab:is(.of-5, .of-6) {
      --rows: 3;
    }
    .tab:is(.of-3, .of-4) {
      --rows: 2;
    }
    .tab:is(.of-1, .of-2) {
      --rows: 1;
      --cut: 1.4;
    }
    .tab .seats {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      grid-auto-rows: minmax(0, 1fr);
      column-gap: var(--space-4);
    }
    .tab .seats > .seat,
    .tab .seats > .seat.out {
      --cw: clamp(18px, min(100cqh / var(--rows) / var(--cut), 8cqw), 36px);
      max-height: none;
      grid-template: minmax(0, 1fr) minmax(0, 1fr) / minmax(0, 1fr) auto;
      column-gap: var(--space-2);
      padding: var(--space-1) 0;
      & > .plate {
        grid-area: 1/1;
        align-self: center;
      }
      & > .bet {
        grid-area: 2/1;
        justify-self: start;
        align-self: center;
        z-index: 2;
      }
      & > .did {
        ${unseen}
      }
      & > :is(.hand, .spot, .minis) {
        grid-area: 1/2/3/3;
        justify-self: end;
        align-self: start;
        padding: 0;
      }
      & > .spot {
        max-height: 100%;
      }
      & .hand {
        --lap: -0.6;
      }
      &.full .hand {
        --lap: -0.68;
      }
      & .minis .card + .card {
        margin-left: -8px;
      }
      & .pile,
      & .won .piles {
        display: none;
      }
      & .sum {
        width: auto;
        padding: 0 var(--space-2);
        white-space: nowrap;
      }
    }
    /* in high columns the cards lie below their name, and are larger */
    @container seats (height >= 190px) {
      .tab .seats > .seat,
      .tab .seats > .seat.out {
        --cw: clamp(18px, (100cqh / var(--rows) - 20px) / 1.4, 36px);
        grid-template: 16px minmax(0, 1fr) / minmax(0, 1fr) auto;
        & > .bet {
          grid-area: 1/2;
        }
        & > :is(.hand, .spot, .minis) {
          grid-area: 2/1/3/3;
          justify-self: start;
        }
      }
      .tab:not(.many) .seat:has(.spot) > .plate {
        grid-area: 1/1/2/3;
      }
    }
    @container seats (width < 300px) {
      .tab:not(.many) .seat:has(.spot) .face {
        display: none;
      }
    }
    @container seats (height < 190px) and (width < 300px) {
      .seat .plate i {
        display: none;
      }
    }
    @container seats (height < 190px) {
      .settled .seat .plate i {
        display: none;
      }
      .tab.many .seats > .seat {
        grid-template: minmax(0, 1fr) / auto minmax(0, 1fr) auto;
        & > .bet {
          grid-area: 1/2;
        }
        & .stake .sum {
          padding: 0;
          background: none;
          box-shadow: none;
        }
        & > :is(.hand, .spot, .minis) {
          grid-area: 1/3;
        }
      }
    }
  }
  ${TALL_SHORTEST} {
    .tab,
    .tab.many,
    .tab.of-6 {
      --line: 42px;
    }
    .me .plate i {
      display: none;
    }
    .settled .me .plate {
      ${unseen}
    }
    .settled .because {
      padding-block: 0;
      line-height: 1.15;
    }
    ${titleAlone}
  }
  ${LOW_SHORTEST} {
    .middle {
      --pack: 18px;
      flex-wrap: nowrap;
    }
    .middle > .pots:has(*) {
      flex: 0 1 auto;
    }
    .middle > :is(.pack, .burnt),
    .middle .streets {
      ${unseen}
    }
  }
  ${LOW_DENSE} {
    .tab {
      --foot: clamp(40px, 74px - 4.6cqw, 52px);
      --line: min(2.3 * var(--title) + 2.7 * var(--small) + 2px, max(22cqh, 116px - 8.4cqw));
      --up: clamp(0px, 600px - 100cqw, 44px);
      --mine: calc(1.4 * var(--own) + 4px + var(--foot));
    }
    /* the pots in one row above the line */
    .middle {
      flex-wrap: nowrap;
    }
    .middle > :is(.pack, .burnt),
    .middle .streets,
    .me .plate b,
    .tab:is(.settled, :has(.halves)) .me .plate {
      ${unseen}
    }
    .pots .without,
    .pots:has(> .side) .piles,
    .middle:has(.side) .ways {
      display: none;
    }
    ${titleAlone}
    ${lineForPots}
  }
`;
