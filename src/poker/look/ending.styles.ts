/** Hands compared and pots won. */
import { box, css } from '../../table/look/css.js';
import { unseen } from './unseen.js';

/** What is won lies in the place of the purse. */
const wonForPurse = (seat: string): string => css`
  .settled:not(.many) ${seat} {
    & > .plate i {
      display: none;
    }
    & > .bet {
      grid-area: plate;
      justify-self: end;
    }
  }
`;

export const endingStyles = css`
  .holds {
    font: 600 max(var(--type-xs), var(--small))/1.15 var(--title-font);
    color: var(--text);
  }
  :is(.holds, .reading) small {
    display: block;
    font: 400 var(--type-xs)/1.2 var(--word-font);
  }
  /* a hand of two halves: a line each */
  .half {
    display: block;
  }
  .and {
    display: none;
  }
  /* what counts rises, the rest lies lower; the own cards keep clear of the line */
  .seat .card.lift {
    transform: translateY(-6%);
  }
  .settled .because {
    font-size: max(var(--type-xs), 0.9 * var(--small));
    line-height: 1.25;
  }
  .card.dim {
    transform: translateY(4%);
  }
  .reading em {
    font-style: normal;
    color: var(--win);
  }
  .won {
    display: inline-flex;
    align-items: center;
    gap: var(--space-3);
  }
  .won .sum {
    background: var(--win);
    color: var(--win-text);
    font-size: max(var(--type-xs), var(--small));
    padding: var(--space-2) var(--space-3);
    border-radius: var(--round-3);
  }
  .bonus {
    margin-inline-start: var(--space-2);
  }
  .bonus .sum {
    background: none;
    color: var(--win);
    box-shadow: inset 0 0 0 2px var(--win);
  }
  .seat .won {
    flex-direction: column;
    gap: var(--space-1);
  }
  .me .won {
    --chip: calc(0.95 * var(--plate, 30px));
  }
  ${box.WIDE} {
    .settled .because {
      padding-block: var(--space-1) 0;
      line-height: 1.15;
    }
    /* both halves of a pot have a long name */
    .settled.own-halves .now {
      font-size: calc(0.84 * var(--title));
    }
    /* beside the hand is the line, and below it are the own cards: what is won at a side of the oval lies by the name */
    :is(.left, .right).paid:not(.upper, .lower) {
      grid-template-areas: 'plate bet' 'did did' 'hand hand';
      grid-template-columns: max-content minmax(0, 1fr);
      & > .bet {
        padding: 0 var(--space-3);
      }
      & .piles {
        display: none;
      }
      & .sum {
        font-size: max(var(--type-xs), 0.85 * var(--small));
      }
    }
    .right.paid:not(.upper, .lower) {
      grid-template-areas: 'bet plate' 'did did' 'hand hand';
      grid-template-columns: minmax(0, 1fr) max-content;
    }
    .shown > .did {
      align-self: end;
      white-space: normal;
      line-height: 1.15;
    }
    .seat .holds {
      display: inline-block;
      max-width: calc(0.3 * var(--oval));
      font-size: max(var(--type-xs), 0.85 * var(--small));
    }
    .seat .holds small {
      display: inline;
    }
    /* without room above the cards a hand is named on their lower half */
    ${box.SMALLER_SCREEN} {
      .many .shown > .did {
        grid-area: hand;
        z-index: 2;
        max-width: min(0.17 * var(--oval), 3.8 * var(--cw));
        padding: var(--space-1) var(--space-2);
        border-radius: var(--round-2);
        background: rgb(3 18 12 / 0.86);
      }
      .many .seat .holds {
        font-size: min(var(--type-xs), max(12px, 0.2 * var(--cw)));
      }
    }
    .many .seat > .bet {
      z-index: 3;
    }
    ${box.LARGE_SCREEN} {
      .many .seat .won {
        --chip: calc(3.6 * var(--unit));
      }
      /* one line, for both halves too, so that the hand ends above the own cards */
      @container box (aspect-ratio >= 1.65) {
        :is(.left, .right) {
          --did: calc(1.3 * var(--small));
          &:not(.upper, .lower) .holds {
            max-width: none;
            white-space: nowrap;
            & :is(.half, .and) {
              display: inline;
            }
          }
        }
      }
    }
    ${box.WIDE_UNDER_620} {
      .above .won .piles {
        display: none;
      }
    }
    ${box.WIDE_NOT_LARGE} {
      /* the rim is near */
      .above.of-3.last.paid > .bet {
        grid-column: 1;
        justify-self: end;
      }
      /* the cards and the pack beside it are near */
      ${box.WIDE_UNDER_620} {
        .above.of-3.first.paid > .bet {
          grid-column: 1;
          justify-self: end;
        }
        :is(.left, .right).winner > .plate i {
          display: none;
        }
      }
      /* where hands stand close, only the winner's is named: the cards of the others are seen */
      .many .shown:not(.winner) > .did {
        ${unseen}
      }
    }
  }
  ${box.SMALL} {
    /* name, hand: what of the row is left stays above and below them */
    .seat.shown {
      grid-template-rows: auto auto;
      align-content: safe center;
    }
    :is(.seat, .me) .won .piles {
      display: none;
    }
    .seat .won .sum {
      padding: var(--space-1) var(--space-2);
    }
  }
  /* the narrowest phones */
  @container box (width <= 360px) {
    :is(.live-3, .live-4, .live-5) :is(.half, .and) {
      ${unseen}
    }
    .seat .holds {
      display: -webkit-box;
      line-height: 1;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
    }
  }
  ${box.TALL} {
    /* hands stand close: what both halves hold is one line */
    @container seats (height < 230px) or (width < 330px) {
      .half {
        display: inline-block;
      }
      .and {
        display: inline;
      }
      ${wonForPurse('.winner.halves')}
    }
    @container seats (height < 165px) {
      .settled .seat.out {
        flex-basis: 17px;
      }
      .settled .seat.out > .minis {
        --cw: 12px;
      }
      ${wonForPurse('.seat.winner')}
      .shown:not(.winner) > .did,
      :is(.half, .and) {
        ${unseen}
      }
    }
  }
  @media (forced-colors: active) {
    .won .sum {
      background: Canvas;
      color: CanvasText;
    }
    .card.dim::after {
      background: Canvas;
      opacity: 0.55;
      forced-color-adjust: none;
    }
  }
`;
