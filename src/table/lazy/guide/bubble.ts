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

/** What a bubble must not hide, the dearest first: what it speaks of counts by itself, and so does whatever is written. */
const COVERED: readonly (readonly [selector: string, weight: number])[] = [
  ['.bar .button, .bar [data-do], .tool', 8],
  ['.card, .stake', 4],
  // a seat is mostly empty cloth: what lies at it counts by itself
  ['.bar, [data-do], [data-place]:not([data-seat], [data-place=status])', 0.2],
];
/** How much the title of the status line would be missed: it is hidden only where nothing else can be; and other words. */
const TITLE = 400;
const WORDS = 4;

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
 * The place of a bubble inside a table: where it covers least, and there the nearest to what it speaks of.
 * @param sizes how large it may be: the first of them, unless another one covers less.
 * @param about what it speaks of; without it, a bubble lies as near to the middle as it can.
 */
export function bubbleAt<Size extends Pick<Area, 'width' | 'height'>>(
  table: Area,
  sizes: readonly Size[],
  about: Area | undefined,
  covered: readonly Covered[],
): Area & Size {
  const middle = { left: table.left + table.width / 2, top: table.top + table.height / 2, width: 0, height: 0 };
  const near = about ?? middle;
  const wide = about && {
    ...{ left: about.left - GAP, top: about.top - GAP },
    ...{ width: about.width + 2 * GAP, height: about.height + 2 * GAP },
  };
  let best: (Area & Size) | undefined;
  let least = Infinity;
  for (const size of sizes) {
    const right = table.left + table.width - size.width - GAP;
    const bottom = table.top + table.height - size.height - GAP;
    for (let top = table.top + GAP; top <= Math.max(bottom, table.top + GAP); top += GRID)
      for (let left = table.left + GAP; left <= Math.max(right, table.left + GAP); left += GRID) {
        const here = { left, top, ...size };
        const hidden = covered.reduce((sum, area) => sum + area.weight * overlap(here, area), 0);
        const cost = hidden + (wide ? 100 * overlap(here, wide) : 0) + distance(here, near);
        if (cost < least) [best, least] = [here, cost];
      }
  }
  return best!;
}

/** Where something is, from the left top corner of the table's frame. */
export function areaIn(frame: Element, { left, top, width, height }: Area): Area {
  const around = frame.getBoundingClientRect();
  return { left: left - around.left, top: top - around.top, width, height };
}

/** Whatever is seen in a frame that a bubble should not lie over. */
export function coveredIn(frame: Element, bubble: Element): readonly Covered[] {
  const things = COVERED.flatMap(([selector, weight]) =>
    [...frame.querySelectorAll(selector)]
      .filter(element => !bubble.contains(element) && element.checkVisibility())
      .map((element): Covered => ({ ...areaIn(frame, element.getBoundingClientRect()), weight })),
  );
  return [...things, ...wordsIn(frame, bubble)];
}

/** Whatever is written in a frame, line by line. */
function wordsIn(frame: Element, bubble: Element): readonly Covered[] {
  const texts = frame.ownerDocument.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  const range = frame.ownerDocument.createRange();
  const words: Covered[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement!;
    // a button counts whole, and what is for the ear alone is nowhere
    if (!text.data.trim() || bubble.contains(element) || element.closest('.bar [data-do], .tool, .unseen, .card'))
      continue;
    if (!element.checkVisibility()) continue;
    range.selectNode(text);
    const weight = element.closest('.now') ? TITLE : WORDS;
    for (const rect of range.getClientRects()) words.push({ ...areaIn(frame, rect), weight });
  }
  return words;
}

/** How thick a ring is, with what lies between it and what it goes round (px). */
const RING = 4;

/** Where a ring goes round a place: what stands out of it is inside, and so is the card that lies under it; all of the ring is on the table. */
export function ringAround(frame: Element, place: Element): Area {
  const box = place.getBoundingClientRect();
  const own = [...place.children].filter(child => !child.matches('.unseen') && child.checkVisibility());
  const under = place.querySelector('.card')
    ? undefined
    : [...frame.querySelectorAll('.card')]
        .map(card => card.getBoundingClientRect())
        .find(card => overlap(card, box) > 0.5 * card.width * card.height);
  const inside = under ? [under] : [box, ...own.map(child => child.getBoundingClientRect())];
  const seen = inside.filter(({ width, height }) => width > 0 && height > 0);
  const left = Math.min(...seen.map(rect => rect.left));
  const top = Math.min(...seen.map(rect => rect.top));
  const width = Math.max(...seen.map(rect => rect.right)) - left;
  const height = Math.max(...seen.map(rect => rect.bottom)) - top;
  return within(frame, areaIn(frame, { left, top, width, height }));
}

/** An area, cut down so that a ring round it is on the table. */
function within({ clientWidth, clientHeight }: Element, { left, top, width, height }: Area): Area {
  const [x, y] = [Math.max(RING, left), Math.max(RING, top)];
  return {
    left: x,
    top: y,
    width: Math.min(left + width, clientWidth - RING) - x,
    height: Math.min(top + height, clientHeight - RING) - y,
  };
}
