/** The two rows of cards and the shoe. */
import { listOf } from '../../game/lists.js';
import { box, css } from '../../table/look/css.js';

export const rowsStyles = css`
  .rows {
    --most: 2;
    /* so many ranks side by side are as wide as a card */
    --per: 3;
    grid-area: rows;
    display: grid;
    gap: var(--row-gap) var(--space-4);
    align-items: center;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    grid-template-rows: repeat(2, calc(var(--cw) * 1.4 + var(--under)));
  }
  .row {
    display: contents;
  }
  .row-name {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    align-self: stretch;
    min-width: var(--tap);
    margin-bottom: var(--under);
    padding: 0;
    border: 0;
    background: none;
    border-radius: var(--round-2);
    font-size: clamp(14px, calc(var(--cw) * 0.24), 34px);
    line-height: 1.1;
  }
  /* A square on its corner, pressed a little. */
  .lozenge,
  .road :is(.rouge, .noir)::before {
    width: 17px;
    height: 17px;
    margin: 4px;
    border: 1px solid #e6cd94;
    background: #b81d2e;
    transform: scaleX(0.77) rotate(45deg);
    forced-color-adjust: none;
  }
  .noir > .row-name .lozenge,
  .road .noir::before {
    background: #131417;
  }
  .cards {
    /* the last coup is still to be read */
    --veil: 0.12;
    display: flex;
    min-width: 0;
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .cards li {
    flex: none;
    /* the longer row decides on the pitch of both; where it would cut the ranks the cards are smaller */
    width: min(var(--cw) * 0.66, max((100% - var(--cw)) / (var(--most) - 1), 100% / (var(--most) - 1 + var(--per))));
    position: relative;
  }
  .row .card {
    width: min(var(--cw), 100% * var(--per));
  }
  .cards li:last-child .running {
    width: var(--cw);
  }
  .cards li:not(:last-child) {
    --lower: none;
  }
  .cards .slot {
    margin-bottom: var(--under);
  }
  /* the sum up to each card: under the last one, under the others when it is asked for */
  .running {
    display: block;
    font-size: clamp(13px, calc(var(--cw) * 0.16), 19px);
    line-height: calc(var(--under) - 6px);
    color: var(--text-2);
    text-align: center;
    white-space: nowrap;
    visibility: hidden;
  }
  .running b {
    background: var(--win);
    color: var(--win-text);
    border-radius: var(--round-2);
    padding: var(--space-1) var(--space-4);
  }
  :is(.cards:hover, .row:has(.row-name:focus-visible), .sums) .running {
    visibility: visible;
  }
  .total {
    margin-bottom: var(--under);
    width: clamp(58px, calc(var(--cw) * 1.2), 130px);
    text-align: center;
    border-left: 1px solid var(--gilt-line);
    padding-left: var(--space-4);
  }
  .total b {
    display: block;
    font: 600 clamp(22px, calc(var(--cw) * 0.5), 60px) / 1 var(--figure-font);
  }
  .total i {
    display: block;
    font: italic clamp(12px, calc(var(--cw) * 0.21), 22px) / 1.15 var(--lettering-font);
    color: var(--text-2);
  }
  .total:is(.old, .so-far) b {
    color: var(--text-2);
    font-weight: 400;
  }
  .total.won :is(b, i) {
    color: var(--win);
  }
  .shoe {
    grid-area: 1/4/3/5;
    white-space: nowrap;
    margin-bottom: var(--under);
    text-align: center;
    font-size: clamp(12px, calc(var(--cw) * 0.18), 24px);
    line-height: 1.2;
    color: var(--text-2);
  }
  .shoe svg {
    display: block;
    width: clamp(34px, calc(var(--cw) * 1.1), 130px);
    margin: 0 auto 3px;
  }
  ${box.WIDE} {
    .rows {
      --cw: clamp(44px, min(max(11.2cqh, 23cqh - 110px), 7.1cqw), 172px);
      --under: calc(var(--cw) * 0.17 + 13px);
      --row-gap: clamp(2px, 1cqh, 12px);
      --per: 4.5;
    }
    .body:has(.crew) .rows {
      --cw: clamp(44px, min(11.2cqh, 6.2cqw), 150px);
    }
    .running {
      margin-top: 4px;
    }
    .row:has(.so-far) li:last-child .running {
      visibility: visible;
    }
    .total.so-far {
      visibility: hidden;
    }
    ${box.WIDE_NOT_LARGE} {
      .rows {
        --per: 3;
      }
      .shoe svg {
        width: 44px;
      }
      ${box.UNDER_560} {
        .rows {
          --cw: 44px;
        }
      }
    }
  }
  ${box.TALL} {
    .rows {
      --cw: clamp(25px, min(15cqh - 50px, 13.8cqw), 120px);
    }
  }
  ${box.LOW} {
    .rows {
      --cw: clamp(28px, min(13cqh, 6.4cqw), 62px);
    }
  }
  /* no room under the cards: the sums lie on them */
  ${box.SMALL} {
    .rows {
      --under: 0px;
      --row-gap: 5px;
      column-gap: var(--space-3);
    }
    .row-name {
      font-size: clamp(12px, calc(var(--cw) * 0.28), 20px);
    }
    .lozenge {
      width: 13px;
      height: 13px;
      margin: 3px;
    }
    .running {
      position: absolute;
      bottom: 2px;
      left: 1px;
      min-width: 18px;
      font-size: var(--type-xs);
      line-height: 15px;
      border-radius: var(--round-1);
      color: #fff;
      background: rgb(0 0 0 / 0.78);
    }
    .running b {
      padding: 0 var(--space-1);
      border-radius: var(--round-1);
      display: block;
    }
  }
  ${box.FLAT_UNDER_700} {
    .shoe {
      visibility: hidden;
      width: 0;
      overflow: hidden;
    }
    .total {
      width: 46px;
      padding-left: var(--space-2);
    }
    .rows {
      column-gap: var(--space-2);
    }
  }
  @media (forced-colors: active) {
    .running b {
      background: Canvas;
      color: CanvasText;
      outline: 1px solid CanvasText;
    }
  }
  ${listOf(28, at => `.rows:has(li:nth-child(${at + 4})){--most:${at + 4}}`).join('')}
`;
