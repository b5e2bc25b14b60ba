/**
 * The scale of type. A reader who has set a larger size in their browser gets larger type, as far as the box has room:
 * what it may be follows from the box, what is asked for from the root of the page (rem), and it is never smaller than
 * the size here (px), which is that of a browser in which nobody has set any.
 */
const css = String.raw;

/** A size (px) that grows with the reader's own, to so many hundredths of the box's height, or of its width, by a third. */
const size = (px: number, ofHeight: number, ofWidth: number): string =>
  `clamp(${px}px, ${px / 16}rem, max(${px}px, min(${ofHeight}cqh, ${ofWidth}cqw, ${1.3 * px}px)))`;

export const scaleStyles = css`
  .frame {
    --type-xs: ${size(12, 2.2, 2.8)};
    --type-s: ${size(13, 2.35, 3)};
    --type-m: ${size(14, 2.5, 3.2)};
    --type-l: max(var(--size), ${size(15, 2.65, 3.4)});
  }
`;
