/** The seats: plates with names, chips and marks, the last action, hands, bets; round the oval, or as rows. */
import { box, css } from '../../table/look/css.js';
import { unseen } from './unseen.js';

/** In rows that are hardly higher than a name. */
const nameAlone = (tab: string): string => css`
  ${tab}:not(.many, .settled) .seat:not(.out) {
    & > .did {
      ${unseen}
    }
    & > .plate {
      grid-row: 1/3;
      align-self: center;
    }
  }
`;

/** Opponents in columns, in the order of reading; a row where all have folded is a line. */
const inColumns = (tab: string, columns: number): string => css`
  ${tab} {
    --columns: ${columns};
    --played: var(--played-${columns});
  }
`;

/** Seats on such columns. */
const columnsOfSeats = (tab: string): string => css`
  ${tab} {
    --line-of-folded: min(24px, 100cqh / var(--all));
    --row: calc((100cqh - (var(--all) - var(--played)) * var(--line-of-folded)) / var(--played));
  }
  ${tab} .seats {
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    align-content: space-evenly;
    column-gap: var(--space-4);
  }
  ${tab} .seat {
    max-height: var(--row);
    border: 0;
    &.out {
      display: flex;
      flex-wrap: wrap;
      place-content: center;
      min-height: var(--line-of-folded);
      text-align: center;
    }
  }
`;

/** Two columns where there is little room: the line has nothing but the name. */
export const twoTightColumns = (tab: string): string => css`
  ${inColumns(tab, 2)}
  ${columnsOfSeats(tab)}
  ${tab} .seat.out > :is(.did, .plate i) {
    ${unseen}
  }
`;

/** A name, what it holds and what is won in one line, and below it cards as large as the row and the column. */
const nameAbove = (tab: string): string => css`
  ${tab} .seats > .seat:not(.out) {
    --cw: max(18px, min((var(--row) - var(--above)) / 1.48, var(--part) / var(--wide) - 3px));
    display: flex;
    flex-flow: wrap;
    place-content: center;
    gap: calc(0.08 * var(--cw)) var(--space-3);
    & > :is(.plate, .did) {
      align-self: center;
    }
    & > :is(.hand, .spot) {
      order: 1;
      flex: 0 0 100%;
      justify-content: center;
    }
  }
`;

/** How many of the twelve columns each of one to four seats above spans. */
const spans = [1, 2, 3, 4].map(seats => `.of-${seats}{grid-column:span ${12 / seats}}`).join('');

/** The number of seats, and of the rows of one to four columns with somebody still in the hand. */
const COLUMNS = [1, 2, 3, 4];
const rowsOf = [1, 2, 3, 4, 5, 6, 7, 8]
  .map(count => {
    const played = COLUMNS.map(columns => `.rows-${columns}-${count}{--played-${columns}:${count}}`).join('');
    return `.tab.of-${count}{--seats:${count}}${played}`;
  })
  .join('');
/** The height of a row, by the number of those still in the hand: the others need a line each. */
const rows = [2.65, 2.65, 3.7, 4.6, 5, 6, 7, 8]
  .map((least, at) => {
    const left = `(100cqh - (var(--seats) - ${at + 1}) * 25px) / ${at + 1}`;
    return `.live-${at + 1}{--row:min(100cqh / ${least}, ${left})}`;
  })
  .join('');

export const seatsStyles = css`
  .tab {
    ${COLUMNS.map(columns => `--played-${columns}:1;`).join('')}
    --row: 100cqh / 5;
    --above: 32px;
    --columns: 1;
    --all: round(up, var(--seats) / var(--columns), 1);
    --part: calc(100cqw / var(--columns));
  }
  .seat {
    /* how far cards lie over each other, and the widths of a card that a hand takes */
    --lap: -0.5;
    --wide: 3.5;
    --share: 15cqw;
    position: relative;
    display: grid;
    min-width: 0;
    min-height: 0;
  }
  .seat.full {
    --lap: -0.55;
    --wide: 4.3;
    --share: 12cqw;
  }
  .plate {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    max-width: 100%;
    min-width: 0;
    background: rgb(3 18 12 / 0.62);
    border: 1px solid rgb(214 184 118 / 0.35);
    border-radius: var(--round-full);
    padding: 0 var(--space-5);
    line-height: 1.2;
    white-space: nowrap;
  }
  .plate b {
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 600;
  }
  .plate > :not(b) {
    flex: none;
  }
  .plate i {
    font-style: normal;
    color: var(--gilt);
  }
  :is(.plate.turn, .turn .plate) {
    outline: 2px solid var(--win);
    outline-offset: -1px;
    background: rgb(30 24 4 / 0.7);
    box-shadow: 0 0 14px rgb(255 223 142 / 0.4);
  }
  .out .plate {
    color: var(--text-2);
    border-style: dashed;
  }
  .out .plate i {
    color: inherit;
  }
  .out .plate b {
    font-weight: 500;
  }
  /* who sits there is asked anywhere on the plate; its signs stand above, with questions of their own */
  .seat > .plate {
    grid-area: plate;
    position: relative;
  }
  .seat > :is(.hand, .spot, .minis) {
    grid-area: hand;
  }
  .seat > .bet {
    grid-area: bet;
  }
  .whois ~ .mark {
    z-index: 1;
  }
  .seat .face {
    display: none;
  }
  .out .face {
    filter: saturate(0.35) brightness(0.75);
  }
  .did {
    grid-area: did;
    color: var(--text-2);
    line-height: 1.25;
    min-width: 0;
    /* no amount stands alone on a second line */
    text-wrap: balance;
  }
  :is(.seat, .me) .mark {
    display: inline-grid;
    place-items: center;
    height: 1.5em;
    min-width: 1.5em;
    border-radius: 1em;
    font: 700 max(var(--type-xs), 0.85em)/1 var(--word-font);
    padding: 0 0.45em;
  }
  .mark.dealer {
    background: linear-gradient(#fffdf5, #d9d2c2);
    color: #241a12;
    padding: 0;
    box-shadow: 0 1px 2px rgb(0 0 0 / 0.6);
  }
  .mark.all {
    background: #a3192b;
    color: #fff;
  }
  .bet .stake {
    --chip: var(--bet-chip);
  }
  .bet .sum {
    margin: 0;
    font-size: max(var(--type-xs), 0.9 * var(--small));
  }

  /* WebKit keeps the height of a stretched card when its width changes */
  [data-row] {
    align-items: start;
  }
  .hand,
  .hand > span:not(.unseen) {
    display: flex;
  }
  .hand .card + .card,
  .hand > span:not(:empty, .unseen) ~ span .card:first-child {
    margin-left: calc(var(--cw) * var(--lap));
  }
  .hand :is(.card:has(+ .card), span:has(+ span:not(:empty)) > .card) {
    --lower: none;
  }
  .hand .back + .back {
    margin-left: calc(var(--cw) * -0.8);
  }
  /* the place of a hand before the deal, with the chips of its player */
  .spot {
    display: grid;
    place-items: center;
    align-self: start;
    width: calc(1.7 * var(--cw));
    height: calc(1.4 * var(--cw));
    border: 1.5px solid transparent;
  }
  .minis {
    display: flex;
    gap: var(--space-1);
    & .card {
      opacity: 0.86;
    }
    & .card svg {
      filter: none;
    }
  }
  /* lower than a card: the words above, which may have a line more, stand free */
  .own > .spot {
    height: calc(0.8 * var(--cw));
    margin-top: calc(0.6 * var(--cw));
    border-color: var(--gilt-soft);
    border-radius: calc(0.09 * var(--cw));
    background: rgb(3 18 12 / 0.16);
  }

  ${box.WIDE} {
    .seat {
      grid-template:
        'plate plate plate' var(--plate) 'did did did' var(--did) '. hand bet' var(--hand) / minmax(0, 1fr)
        auto minmax(0, 1fr);
      justify-items: center;
      row-gap: var(--space-1);
      height: var(--seat);
    }
    ${box.WIDE_AND_LARGE} {
      @container box (height >= 620px) {
        :where(.tab:not(.many)) .seat > .plate.known {
          --face: calc(1.3 * var(--plate));
          padding-inline-start: 0;
          margin-inline-start: calc(0.2 * var(--face));
          & .face {
            display: grid;
            /* up, away from what is said below */
            margin: calc(-0.3 * var(--face)) 0 0 calc(-0.2 * var(--face));
          }
        }
      }
    }
    .did {
      text-align: center;
      white-space: nowrap;
      align-self: center;
    }
    .did > span[aria-hidden] {
      display: none;
    }
    .seat.out > .did {
      font-size: max(var(--type-xs), 0.85 * var(--small));
    }
    /* the chips of a player, before the deal */
    ${box.LARGE_SCREEN} {
      .seat > .spot {
        grid-row: did-start / hand-end;
        height: auto;
      }
    }
    .seat > .minis {
      --cw: clamp(24px, 4.6 * var(--unit), 44px);
    }
    .hand {
      padding-top: var(--space-3);
    }
    .hand .back {
      transform: translateY(-4px);
    }
    .seat > .bet {
      place-self: center start;
      padding-inline: var(--space-4);
    }
    ${spans}
    /* the oval is round: who sits above at its ends sits nearer to the middle */
    .above {
      --end: 24%;
    }
    ${box.WIDE_NOT_LARGE} {
      .above.of-3 {
        --end: 50%;
      }
    }
    .above:is(.of-2, .of-3).first {
      margin-inline-start: var(--end);
    }
    .above:is(.of-2, .of-3).last {
      margin-inline-end: var(--end);
    }
    .above.of-3 > .plate {
      min-width: max-content;
      & b {
        max-width: 8em;
      }
    }
    /* a wide plate there grows towards the middle: the rim is round */
    .above.of-3.first > .plate {
      justify-self: safe center;
      margin-inline: calc(50% - 2.3 * var(--plate));
    }
    .above.of-3.last > .plate.two-signs {
      justify-self: end;
      margin-inline-end: calc(50% - 2.9 * var(--plate));
    }
    :is(.left, .above.of-4) {
      grid-template-columns: auto minmax(0, auto);
      grid-template-areas: 'plate plate' 'did did' 'hand bet';
    }
    .above.of-4 {
      justify-content: center;
    }
    .above.of-4 > .plate {
      max-width: calc(0.19 * var(--oval));
    }
    .above.of-4.first {
      margin-inline: 44% -24%;
    }
    .above.of-4.first + .above.of-4 {
      margin-inline: 18% -18%;
    }
    .above.of-4.first + .above + .above {
      margin-inline: -18% 18%;
    }
    .above.of-4.last {
      margin-inline: -24% 44%;
    }
    :is(.left, .right) {
      grid-row: 2/4;
      align-self: start;
      margin-top: max(0px, (100cqh - var(--head) - var(--bar) - 28px - 2 * var(--seat) - var(--mine)) / 2);
    }
    .left {
      grid-column: 1/5;
      justify-self: start;
      justify-items: start;
    }
    .right {
      grid-column: 9/13;
      justify-self: end;
      grid-template-columns: minmax(0, auto) auto;
      grid-template-areas: 'plate plate' 'did did' 'bet hand';
      justify-items: end;
    }
    .left .did {
      text-align: left;
    }
    .seat.right > .bet {
      justify-self: end;
    }
    :is(.upper, .lower) {
      --seat: calc(var(--plate) + var(--did) + var(--hand));
      row-gap: 0;
    }
    .upper {
      margin-top: 1.5cqh;
    }
    /* each name is nearer to its own cards than to those above */
    .lower {
      margin-top: calc(var(--seat) + max(11px, 4cqh));
    }
  }

  /* rows: the name and what was done, the hand, the bet */
  ${box.SMALL} {
    .seats {
      display: flex;
      flex-direction: column;
      container: seats / size;
    }
    ${rows}
    ${rowsOf}
    /* what both halves hold takes two lines */
    .tab.halves {
      --above: 46px;
    }
    .seat {
      /* beside the cards there is room for a name, a purse and what the hand is worth */
      --most: min(84px, var(--share));
      --bets: 58px;
      --rest: minmax(30px, 1fr) 46%;
      --beside: min((var(--row) - 6px) / 1.4, (100cqw - 6em - var(--bets) - 14px) / var(--wide));
      --cw: clamp(20px, var(--beside), var(--most));
      flex: 1 1 0;
      grid-template: 'plate hand bet' minmax(0, 1fr) 'did hand bet' minmax(0, 1fr) / minmax(6em, 1fr) auto var(--bets);
      align-items: center;
      column-gap: var(--space-3);
      border-bottom: 1px solid var(--gilt-soft);
      padding: 0 var(--space-1);
      overflow: clip;
      overflow-clip-margin: 2px;
    }
    .seat:last-child {
      border: 0;
    }
    .tab:not(.many) .seat {
      --lap: -0.48;
    }
    /* nothing is bet any more: what is won stands below the name, and the cards have its room */
    .settled:not(.many) .seat:not(.out) {
      --most: min(84px, 14cqw);
      --bets: 0px;
      grid-template: 'plate hand' auto 'did hand' auto 'bet hand' auto / minmax(6em, 1fr) auto;
      align-content: center;
      & > .bet {
        justify-self: start;
      }
    }
    .seat.turn {
      background: linear-gradient(90deg, rgb(255 223 142 / 0.24), rgb(255 223 142 / 0) 60%);
      box-shadow: -3px 0 var(--win);
    }
    .seat .plate {
      --face: 19px;
      display: block;
      background: none;
      border: 0;
      border-radius: 0;
      padding: 0;
      outline: 0;
      box-shadow: none;
      align-self: end;
      overflow: clip visible;
      text-overflow: ellipsis;
    }
    .seat .plate .whois:focus-visible {
      inset: -2px 3px;
      outline-offset: 0;
    }
    .seat .plate b {
      margin-right: 5px;
    }
    .seat .plate .mark {
      display: none;
    }
    /* before the name, clear of what is said below */
    .seat .face {
      margin: -2px 6px -2px 1px;
      translate: 0 -3px;
      vertical-align: middle;
    }
    .seat.turn .plate b {
      color: var(--win);
    }
    .seat .did {
      font-size: max(var(--type-xs), 0.92 * var(--small));
      line-height: 1.15;
      align-self: start;
      overflow: hidden;
    }
    .shown > .did > span[aria-hidden] {
      display: none;
    }
    .did .mark {
      height: 17px;
      min-width: 17px;
      padding: 0 var(--space-2);
    }
    .seat > :is(.hand, .spot, .minis) {
      align-self: center;
    }
    .seat .bet {
      justify-self: end;
    }
    .bet .stake {
      flex-direction: row;
      gap: var(--space-1);
    }
    .down[data-row*='??'] + .up .card:first-child {
      margin-left: calc(var(--cw) * -0.6);
    }
    /* nothing is bet yet, or any more: name, signs, chips or cards */
    :is(.undealt:not(.many) .seat, .seat.out) {
      grid-template: 'plate did bet' minmax(0, 1fr) / auto var(--rest);
      & > :is(.plate, .did) {
        align-self: center;
      }
      & > :is(.spot, .minis) {
        grid-area: bet;
      }
    }
    /* who has folded shrinks to a line */
    .seat.out {
      --rest: minmax(0, 1fr) auto;
      flex: 0 1 24px;
      & > .minis {
        --cw: 17px;
      }
    }
    .live-0 .seat.out {
      flex-grow: 1;
    }
  }
  ${box.LOW} {
    .many .seat {
      --most: min(44px, 11.6cqw);
    }
    .of-3.live-3 {
      --row: 100cqh / 3.2;
    }
    ${nameAbove('.tab:is(.live-1, .live-2, .of-3.live-3):not(.many)')}
    /* beside a narrow cloth */
    ${box.FLAT_UNDER_700} {
      .seat {
        --bets: 42px;
      }
      :is(
        .seat .bet .pile,
        .seat.out > .did,
        .seat:is(.shown, .all-in) > .plate i,
        .many .seat > .plate i,
        .many .did .mark
      ) {
        display: none;
      }
      ${nameAbove('.tab:not(.many)')}
    }
  }
  ${box.TALL} {
    ${twoTightColumns('.tab.many')}
    ${nameAbove('.many')}
    .many {
      --above: 27px;
      & .seat > .bet .pile {
        display: none;
      }
    }
    /* hands stand close: who wins is said in the line */
    @container box (width < 560px) or (height < 700px) {
      .many .seat > .did {
        ${unseen}
      }
    }
    /* on a phone with two or fewer opponents left */
    @container seats (height >= 280px) and (width < 540px) {
      ${nameAbove('.tab:is(.live-1, .live-2):not(.many)')}
    }
    @container box (height >= 560px) {
      @container seats (height < 120px) {
        ${nameAlone('.live-3')}
      }
      @container seats (height < 145px) {
        ${nameAlone(':is(.live-4, .live-5)')}
      }
    }
    /* a row has room for a face: before the deal, in a broader one always */
    @container seats (height >= 110px) and (width < 450px) {
      .undealt:not(.many) .face {
        display: inline-grid;
      }
    }
    @container seats (width >= 640px) and (height >= 300px) {
      .tab:not(.many) .seat:not(.out) .face {
        display: inline-grid;
      }
    }
  }
  ${box.TALL_FROM_560} {
    ${inColumns('.tab', 2)}
    ${inColumns('.tab:is(.of-1, .of-2)', 1)}
    .tab {
      --part: calc(100cqw / max(var(--columns), 1.5));
    }
    /* name, what was done and bet in one line */
    @container seats (width < 620px) {
      .seat > .bet .pile {
        display: none;
      }
    }
    .tab.many {
      --above: 46px;
      /* what is won is by the name, and the hand below */
      & .winner > .did {
        order: 1;
        flex: 0 0 100%;
        text-align: center;
      }
    }
    .seat {
      overflow: visible;
    }
    @container box (aspect-ratio >= 0.72) {
      ${inColumns('.tab.many', 3)}
    }
    @container box (height < 700px) {
      ${inColumns('.tab.many', 4)}
      .tab:not(.many) {
        --all: 1;
        --played: 1;
        --part: calc((100cqw - (var(--seats) - var(--played-1)) * 7em) / var(--played-1));
        & .seats {
          display: flex;
          flex-flow: row;
        }
        & .seat.out {
          flex-basis: 7em;
        }
      }
    }
    ${columnsOfSeats('.tab')}
    ${nameAbove('.tab')}
  }
  ${box.WIDTH_UNDER_360} {
    .settled:not(.many) .seat:not(.out) {
      --most: 12.6cqw;
    }
    /* that somebody is all in, and in which pot, takes two lines */
    .seats > .seat.all-in {
      flex-grow: 1.3;
      grid-template-rows: auto minmax(0, 1fr);
      align-items: start;
      & > .did {
        line-height: 1;
      }
    }
    /* what is bet is a number */
    .seat {
      --bets: 39px;
    }
    .seat .bet .pile,
    .undealt:not(.many) .face {
      display: none;
    }
  }

  :host([theme='plain']) .spot {
    background: none;
  }
  @media (forced-colors: active) {
    .plate,
    .spot,
    :is(.seat, .me) .mark {
      border: 1px solid CanvasText;
    }
    :is(.plate.turn, .turn .plate) {
      outline: 3px solid Highlight;
    }
  }
`;
