/** The fan of thirteen: in one row, or in two of seven and six if one would be too small for a finger. */
import { box, css } from '../../table/look/css.js';
import { listOf } from '../../game/lists.js';

/** Each card is lower and more rotated the further it is from the middle. */
const arc = listOf(13, place => `.leaf:nth-child(${place + 1}){--d:${place - 6}}`).join('');

const twoRows = css`
  .fan {
    --cw: min((100cqh - var(--rise) - 8px) / 2.8, 100cqw / 7.15);
    flex-wrap: wrap;
    justify-self: center;
    width: min(100cqw, max(var(--cw) * 8.75, 322px));
    gap: var(--space-2) 0;
    padding-bottom: var(--space-2);
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
      --cw: min((100cqh - var(--rise) - 24px) / 1.4, 100cqw / 13.8);
      display: flex;
      justify-content: center;
      align-content: end;
      align-items: end;
      gap: var(--space-1);
      padding-bottom: var(--space-6);
    }
    .leaf {
      --turn: translateY(calc(var(--d) * var(--d) * 0.4px)) rotate(calc(var(--d) * 0.5deg));
      flex: none;
      position: relative;
      transform: var(--turn);
      transform-origin: 50% 150%;
    }
    .leaf > [data-drop] {
      display: block;
      position: relative;
      width: 100%;
      min-width: 100%;
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
    .leaf.staked > [data-drop] {
      transform: translateY(calc(-1 * var(--rise)));
    }
    .leaf > .over {
      outline: 3px solid var(--focus);
    }
    .leaf .stake {
      --chip: clamp(22px, calc(var(--cw) * 0.44), 54px);
      position: absolute;
      left: 50%;
      bottom: 5%;
      transform: translateX(-50%);
      z-index: 2;
    }
    .leaf .sum {
      font-size: max(var(--type-xs), min(calc(var(--cw) * 0.17), 28px));
      padding: var(--space-1) var(--space-3);
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
        gap: 0;
        padding-bottom: var(--space-5);
      }
      .leaf {
        width: calc(var(--cw) * 0.73);
      }
      .leaf:last-child {
        width: var(--cw);
      }
      .leaf .stake {
        left: calc(var(--cw) * 0.37);
      }
    }
    ${box.FLAT_UNDER_700} {
      ${twoRows}
      .fan {
        --rise: 8px;
        padding-bottom: var(--space-2);
      }
      .leaf .stake {
        left: 50%;
      }
    }
  ` + arc;
