/**
 * Boxes with little room, which show fewer things at once. What is left out is in the status line, in a drawer, and
 * announced to screen readers.
 */
import { box, css } from '../../table/look/css.js';
import { twoTightColumns } from './seats.styles.js';
import { unseen } from './unseen.js';

/** A pot is a name and a sum; without pots the status line takes their room. */
const smallPots = css`
  .pots :is(.piles, .without),
  .group > .tag {
    display: none;
  }
  :is(.settled, .undealt) .middle {
    position: absolute;
    visibility: hidden;
  }
  :is(.settled, .undealt) .say {
    grid-row: 1/-1;
    align-self: end;
  }
`;

/** The buttons and the title say what can be done. */
const titleAlone = css`
  .tab:not(.settled, .undealt) .told:not(.notice) {
    display: none;
  }
  .told.notice {
    position: relative;
    z-index: 3;
    border-radius: var(--round-2);
    background: var(--pill);
  }
`;

export const crowdedStyles = css`
  ${box.WIDE_UNDER_620} {
    .tab:not(.many) {
      --own: clamp(52px, min(12.4cqh, (var(--oval) - 110px) / 8.3), 150px);
    }
    .side-pot .pots {
      flex-wrap: nowrap;
    }
    :is(.without, .side-pot > .burnt) {
      ${unseen}
    }
  }

  ${box.WIDTH_UNDER_360} {
    .me .plate {
      max-width: 46cqw;
    }
    .settled.many .seat .plate i {
      display: none;
    }
    .settled .me .plate b {
      ${unseen}
    }
    .settled .reading {
      font-size: var(--type-xs);
      line-height: 1.05;
    }
  }

  /* two columns: a name, what is bet, and the cards, of which the foot may be cut */
  ${box.TALL} {
    ${box.UNDER_560} {
      :is(.tab, .tab.many) {
        --strip: 24px;
        --own: min((100cqw - 56px) / 5, 11cqh);
        --mine: calc(1.4 * var(--own) + 6px + var(--foot));
      }
      ${twoTightColumns('.tab')}
      .tab .seats > .seat:not(.out) {
        --cw: clamp(18px, min(var(--row) / 0.9, 8cqw), 36px);
        --lap: -0.6;
        display: grid;
        grid-template: 'plate hand' minmax(0, 1fr) 'bet hand' minmax(0, 1fr) / minmax(0, 1fr) auto;
        gap: 0 var(--space-2);
        padding: var(--space-1) 0;
        & > .plate {
          align-self: center;
        }
        & > .bet {
          grid-area: bet;
          place-self: center start;
          z-index: 2;
        }
        & > .did {
          ${unseen}
        }
        & > :is(.hand, .spot, .minis) {
          grid-area: hand;
          place-self: start end;
        }
        & > .spot {
          max-height: 100%;
        }
        &.full {
          --lap: -0.68;
        }
        & .pile {
          display: none;
        }
        & .sum {
          padding: 0 var(--space-2);
        }
      }
      .settled .seat .plate i {
        display: none;
      }
      .pots {
        --name: none;
      }
      .pots :is(figure, figcaption) {
        display: flex;
        align-items: baseline;
        gap: var(--space-2);
        white-space: nowrap;
      }
      .middle {
        --pack: 16px;
      }
      .ways {
        grid-auto-flow: column;
        align-items: center;
      }
      ${smallPots}
      @container seats (height < 64px) {
        .tab:not(.settled, .many) .seats > .seat:not(.out) {
          grid-template: 'plate hand' minmax(0, 1fr) / minmax(0, 1fr) auto;
          & > .bet {
            grid-area: plate;
            justify-self: end;
          }
        }
        .seat.has-bet .plate i {
          display: none;
        }
      }
      ${box.WIDTH_UNDER_360} {
        .seat .plate i {
          display: none;
        }
      }
    }
  }
  ${box.TALL_UNDER_460} {
    .frame {
      --head: 36px;
      --bar: 108px;
    }
    .tool {
      min-width: 34px;
      min-height: 34px;
      padding: 0;
    }
    .top h2 {
      font-size: var(--type-m);
      letter-spacing: 0;
    }
    :is(.tab, .tab.many) {
      --strip: 20px;
      --foot: 28px;
      --title: 17px;
      --line: 42px;
    }
    .side-pot .ways,
    .own > .spot .pile,
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
    .tab.many .seats > .seat:not(.out) {
      grid-template: 'plate bet hand' minmax(0, 1fr) / auto minmax(0, 1fr) auto;
      & .stake .sum {
        padding: 0;
        background: none;
      }
    }
    ${titleAlone}
  }
  ${box.LOW} {
    ${box.FLAT_UNDER_700} {
      .me .plate {
        padding: 0 var(--space-3);
      }
      :is(.settled, .own-halves) .me .plate i {
        display: none;
      }
      .me .reading {
        font-size: var(--type-xs);
        line-height: 1.05;
      }
      /* in a lower box the pots share the row */
      @container box (height >= 360px) {
        .middle {
          flex-wrap: wrap;
        }
        .pots:not(:empty) {
          flex: 1 0 100%;
        }
      }
    }
    ${box.HEIGHT_UNDER_380} {
      :is(.middle :is(.pack, .burnt), :is(.many, .halves) .seat > .did) {
        ${unseen}
      }
    }
  }
  ${box.FLAT_UNDER_700} {
    .middle > .pack {
      position: absolute;
      visibility: hidden;
    }
  }
  ${box.FLAT_UNDER_600} {
    .tab,
    .tab.halves {
      --above: 28px;
      --foot: 52px;
      --line: calc(2.3 * var(--title) + 2.7 * var(--small) + 2px);
      --mine: calc(1.4 * var(--own) + 4px + var(--foot));
    }
    .tab .seat > .did,
    .me .plate b,
    :is(.settled, .own-halves) .me .plate {
      ${unseen}
    }
    .middle :is(.ways, .burnt),
    :is(.settled, .many .seat, .seat.out) .plate i {
      display: none;
    }
    .many .seat > .bet {
      grid-area: did;
      justify-self: start;
      z-index: 2;
    }
    ${titleAlone}
    ${smallPots}
  }
`;
