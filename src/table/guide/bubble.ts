/** Where a bubble lies: near what it speaks of, and over nothing that the player needs to see or press. */

/** A rectangle of the table, in px from its left top corner. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What a bubble may lie over, and how much it would be missed. */
export interface Covered extends Area {
  /** 1 for what can be missed for a moment; more for what is spoken of, and for cards and buttons. */
  readonly weight: number;
}

/** How finely a place is looked for (px). */
const GRID = 8;
/** Between a bubble and the edge of the table, or what it speaks of (px). */
const GAP = 6;

/** How many square px of two areas lie over each other. */
export const overlap = (one: Area, other: Area): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

/** How far two areas are from each other, edge to edge (px). */
function distance(one: Area, other: Area): number {
  const across = Math.max(0, other.left - one.left - one.width, one.left - other.left - other.width);
  const down = Math.max(0, other.top - one.top - one.height, one.top - other.top - other.height);
  return Math.hypot(across, down);
}

/**
 * The place of a bubble of this size inside a table: where it covers least, and there the nearest to what it speaks of.
 * @param about what it speaks of; without it, a bubble lies as near to the middle as it can.
 */
export function bubbleAt(
  table: Area,
  size: Pick<Area, 'width' | 'height'>,
  about: Area | undefined,
  covered: readonly Covered[],
): Area {
  const middle = { left: table.left + table.width / 2, top: table.top + table.height / 2, width: 0, height: 0 };
  const near = about ?? middle;
  const wide = about && {
    ...{ left: about.left - GAP, top: about.top - GAP },
    ...{ width: about.width + 2 * GAP, height: about.height + 2 * GAP },
  };
  let best: Area | undefined;
  let least = Infinity;
  const right = table.left + table.width - size.width - GAP;
  const bottom = table.top + table.height - size.height - GAP;
  for (let top = table.top + GAP; top <= Math.max(bottom, table.top + GAP); top += GRID)
    for (let left = table.left + GAP; left <= Math.max(right, table.left + GAP); left += GRID) {
      const here = { left, top, ...size };
      const hidden = covered.reduce((sum, area) => sum + area.weight * overlap(here, area), 0);
      const cost = hidden + (wide ? 100 * overlap(here, wide) : 0) + distance(here, near);
      if (cost < least) [best, least] = [here, cost];
    }
  return best!;
}
