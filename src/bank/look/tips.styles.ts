import { listOf } from '../../game/lists.js';
import { css } from '../../table/look/css.js';

/** Styles of `.tips`, each a `.tip` with its `.who` (`.m0` to `.m6` by seats) and an amount in `<i>`, as large as `--tip`. */
export const tipStyles =
  css`
    .frame {
      --tip: var(--type-xs);
    }
    .tips {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: var(--space-1) var(--space-1);
      pointer-events: none;
    }
    .tip {
      display: flex;
      align-items: center;
      gap: var(--space-1);
      padding-right: var(--space-2);
      border-radius: var(--round-2);
      background: rgb(0 0 0 / 0.74);
      color: #fff;
      font-size: var(--tip);
      line-height: 1.34;
      forced-color-adjust: none;
    }
    .tip i {
      font-style: normal;
    }
    .who {
      flex: none;
      display: grid;
      place-items: center;
      width: 1.34em;
      height: 1.34em;
      border-radius: 50%;
      box-shadow: inset 0 0 0 1px rgb(255 255 255 / 0.8);
      font: 700 var(--tip)/1 var(--word-font);
      color: #fff;
      forced-color-adjust: none;
    }
    /* the sign of their chips stands at a player's face */
    .face + .who {
      margin-inline-start: -9px;
      z-index: 1;
    }
    .tip.won {
      background: var(--win);
      color: var(--win-text);
    }
    .tip:is(.lost, .split) i {
      color: #f0c9c4;
    }
    /* of many only the signs, and that they are locked */
    .many .tip {
      padding: 0;
    }
    .many :is(i, .icon, .level) {
      display: none;
    }
  ` + listOf(7, seat => `.m${seat}{background:hsl(${seat * 51 + 210} 60% 30%)}`).join('');
