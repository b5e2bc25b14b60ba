/**
 * The scale: every layout size has a name. Space between and inside things, corners, type, and touch targets.
 *
 * Type: readers who have set a larger size in their browser get larger type, as far as the box has room. The box sets
 * the maximum; the root of the page (rem) or the table's own menu sets the wish; the minimum is the size here (px),
 * which corresponds to a browser with its default size.
 */
import { box, css } from './css.js';

/**
 * A size (px) that grows with the reader's own by up to a third, limited to percentages of the box's height or width.
 */
const size = (px: number, ofHeight: number, ofWidth: number): string =>
  `clamp(${px}px, ${px / 16} * var(--reader), max(${px}px, min(${ofHeight}cqh, ${ofWidth}cqw, ${1.3 * px}px)))`;

/** The tokens, scaled from those of a phone. */
const tokens = (times: number): string => {
  const named = (name: string, sizes: readonly number[]): string =>
    sizes.map((px, place) => `--${name}-${place + 1}:${Math.round(times * px)}px;`).join('');
  const type = (name: string, px: number, ofHeight: number, ofWidth: number): string =>
    `--type-${name}:${size(times * px, ofHeight, ofWidth)};`;
  return [
    named('space', [2, 4, 6, 8, 12, 16]),
    named('round', [4, 8, 12, 20]),
    type('xs', 12, 2.2, 2.8),
    type('s', 13, 2.35, 3),
    type('m', 14, 2.5, 3.2),
    type('xl', 17, 3, 3.8),
    type('xxl', 21, 3.6, 4.6),
    `--type-l:max(var(--size),${size(times * 15, 2.65, 3.4)});--tap:${Math.round(times * 44)}px`,
  ].join('');
};

export const scaleStyles = css`
  .frame {
    --reader: 1rem;
    ${tokens(1)};
    --round-full: 99px;
    /* the title that speaks to the player, and what is told below it: as large as the cloth allows */
    --title: clamp(20px, min(2.3cqw, 4.4cqh), 48px);
    --told: max(clamp(13px, min(1.2cqw, 2.4cqh), 26px), min(0.8125 * var(--reader), 2.7cqh, 1.5cqw));
  }
  .frame.large-type {
    --reader: 1.5rem;
  }
  ${box.TALL} {
    .frame {
      --title: clamp(14px, min(4.6cqw, 3.2cqh), 30px);
      --told: clamp(12px, min(3.5cqw, 2.05cqh), 17px);
    }
  }
  ${box.LOW} {
    .frame {
      --title: clamp(14px, min(2.3cqw, 5.6cqh), 24px);
      --told: clamp(12px, min(1.6cqw, 3.6cqh), 15px);
    }
  }
  /* read from a sofa */
  ${box.LARGE_SCREEN} {
    .frame {
      ${tokens(1.4)};
    }
  }
`;
