/**
 * The scale: every size of layout has a name. Space between things and in them, corners, type, and what a finger needs.
 *
 * Type: a reader who has set a larger size in their browser gets larger type, as far as the box has room: what it may be
 * follows from the box, what is asked for from the root of the page (rem), and it is never smaller than the size here
 * (px), which is that of a browser in which nobody has set any.
 */
import { LOW, TALL } from './box.js';

const css = String.raw;

/** A size (px) that grows with the reader's own, to so many hundredths of the box's height, or of its width, by a third. */
const size = (px: number, ofHeight: number, ofWidth: number): string =>
  `clamp(${px}px, ${px / 16}rem, max(${px}px, min(${ofHeight}cqh, ${ofWidth}cqw, ${1.3 * px}px)))`;

export const scaleStyles = css`
  .frame {
    --space-1: 2px;
    --space-2: 4px;
    --space-3: 6px;
    --space-4: 8px;
    --space-5: 12px;
    --space-6: 16px;
    --round-1: 4px;
    --round-2: 8px;
    --round-3: 12px;
    --round-4: 20px;
    --round-full: 99px;
    --type-xs: ${size(12, 2.2, 2.8)};
    --type-s: ${size(13, 2.35, 3)};
    --type-m: ${size(14, 2.5, 3.2)};
    --type-l: max(var(--size), ${size(15, 2.65, 3.4)});
    --type-xl: ${size(17, 3, 3.8)};
    --type-xxl: ${size(21, 3.6, 4.6)};
    --tap: 44px;
    /* the title that speaks to the player, and what is told below it: as large as the cloth allows */
    --title: clamp(20px, min(2.3cqw, 4.4cqh), 42px);
    --told: max(clamp(13px, min(1.2cqw, 2.4cqh), 20px), min(0.8125rem, 2.7cqh, 1.5cqw));
  }
  ${TALL} {
    .frame {
      --title: clamp(15px, min(4.6cqw, 3.2cqh), 30px);
      --told: clamp(12px, min(3.5cqw, 2.05cqh), 17px);
    }
  }
  ${LOW} {
    .frame {
      --title: clamp(14px, min(2.3cqw, 5.6cqh), 24px);
      --told: clamp(12px, min(1.6cqw, 3.6cqh), 15px);
    }
  }
`;
