/** The fan of thirteen: in one row, or in two of seven and six if one would be too small for a finger. */
import { box, css } from '../../table/look/css.js';
import { listOf } from '../../game/lists.js';

/** Each card is lower and more rotated the further it is from the middle. */
const arc = listOf(13, place => `.leaf:nth-child(${place + 1}){--d:${place - 6}}`).join('');

const twoRows = css`
  .fan {
    --lower: inline;
    --cw: min((100cqh - var(--rise) - 8px) / 2.8, 100cqw / 7.15);
    flex-wrap: wrap;
    justify-self: center;
    width: min(100cqw, max(var(--cw) * 8.75, 322px));
    gap: var(--space-2) 0;
    padding: 0 0 var(--space-2);
  }
  .leaf:nth-child(n) {
    width: 14.28%;
    --turn: none;
  }
`;

export const bookStyles =
  css`
    .mine {
      grid-area: mine;
      container-type: size;
      display: grid;
    }
    .fan {
      --rise: 24px;
      --veil: 0.26;
      --lower: none;
      --cw: min((100cqh - var(--rise) - 24px) / 1.4, 100cqw / 10.6);
      display: flex;
      min-width: 0;
      justify-content: center;
      align-content: end;
      align-items: end;
      padding: 0 calc(var(--cw) * 0.12) var(--space-6);
    }
    .leaf {
      --turn: translateY(calc(var(--d) * var(--d) * max(0.4px, var(--cw) * 0.003))) rotate(calc(var(--d) * 0.5deg));
      width: var(--cw);
      min-width: 0;
      position: relative;
      transform: var(--turn);
      transform-origin: 50% 150%;
      transition: translate 0.18s;
    }
    .leaf:last-child {
      --lower: inline;
      flex: none;
    }
    .leaf > [data-drop] {
      display: block;
      width: 100%;
      min-width: var(--cw);
      padding: 0;
      border: 0;
      background: none;
      border-radius: var(--round-1);
      transition: transform 0.18s;
    }
    /* the ring is whole: over the next card, and inside of the rim */
    .leaf:has(:focus-visible) {
      z-index: 2;
    }
    .leaf > :focus-visible {
      outline-offset: 0;
    }
    .leaf .card {
      margin: auto;
    }
    .leaf.staked {
      translate: 0 calc(-1 * var(--rise));
    }
    .leaf > .over {
      outline: 3px solid var(--focus);
    }
    .leaf .stake {
      --chip: clamp(22px, var(--cw) * 0.44, 30px + var(--cw) * 0.2);
      position: absolute;
      left: 50%;
      bottom: 0;
      transform: translateX(-50%);
      z-index: 2;
    }
    .leaf .sum {
      font-size: max(var(--type-xs), min(var(--cw) * 0.17, var(--cw) * 0.085 + 9px));
      margin-top: -5px;
      position: relative;
    }
    @media (hover: hover) {
      .leaf:not(.staked) > [data-drop]:not([aria-disabled='true']):hover {
        transform: translateY(-8px);
      }
    }
    ${box.WIDE_NOT_LARGE} {
      ${twoRows}
    }
    ${box.TALL} {
      ${twoRows}
      .mine {
        margin-inline: -5px;
      }
      .fan {
        --rise: 12px;
      }
    }
    ${box.LOW} {
      .fan {
        --rise: 16px;
        --cw: min((100cqh - var(--rise) - 22px) / 1.4, 100cqw / 10);
        padding-bottom: var(--space-5);
      }
    }
    ${box.FLAT_UNDER_700} {
      ${twoRows}
      .fan {
        --rise: 8px;
      }
    }
  ` + arc;
