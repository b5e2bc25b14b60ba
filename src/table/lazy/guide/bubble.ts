/** Places a bubble near what it is about, without covering anything the player needs to see or press. */

/** A rectangle of the table, in px from its top left corner. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Something a bubble might cover, and what that would cost. */
export interface Covered extends Area {
  /** 1 for what can be hidden for a moment; more for the subject of the bubble, cards and buttons. */
  readonly weight: number;
}

/** Step of the search for a place (px). */
const GRID = 8;
/** Between a bubble and the edge of the table or its subject (px). */
const GAP = 6;

/** What a bubble must not cover, most important first; its subject and all text are weighed separately. */
const COVERED: readonly (readonly [selector: string, weight: number])[] = [
  ['.bar .button, .bar [data-do], .tool', 8],
  ['.card, .stake', 4],
  // a seat is mostly empty cloth: its contents are weighed separately
  ['.bar, [data-do], [data-place]:not([data-seat], [data-place=status])', 0.2],
];
/** The weight of the title of the status line, hidden only as a last resort, and of other words. */
const TITLE = 400;
const WORDS = 4;

/** How much two areas overlap (px²). */
export const overlap = (one: Area, other: Area): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

/** The distance between two areas, edge to edge (px). */
export function distance(one: Area, other: Area): number {
  const across = Math.max(0, other.left - one.left - one.width, one.left - other.left - other.width);
  const down = Math.max(0, other.top - one.top - one.height, one.top - other.top - other.height);
  return Math.hypot(across, down);
}

/**
 * The place of a bubble inside a table: where it covers least, and of those the nearest to its subject.
 * @param sizes its possible sizes: the first, unless another covers less.
 * @param about its subject; without one, the bubble is placed as near the middle as possible.
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

/** An element's area, from the top left corner of the table's frame. */
export function areaIn(frame: Element, { left, top, width, height }: Area): Area {
  const around = frame.getBoundingClientRect();
  return { left: left - around.left, top: top - around.top, width, height };
}

/** Everything visible in a frame that a bubble should not cover. */
export function coveredIn(frame: Element, bubble: Element): readonly Covered[] {
  const things = COVERED.flatMap(([selector, weight]) =>
    [...frame.querySelectorAll(selector)]
      .filter(element => !bubble.contains(element) && element.checkVisibility())
      .map((element): Covered => ({ ...areaIn(frame, element.getBoundingClientRect()), weight })),
  );
  // a button counts as a whole, and text for screen readers has no place
  const words = textIn(frame, bubble, '.bar [data-do], .tool, .unseen, .card').map(({ element, ...area }): Covered => ({
    ...area,
    weight: element.closest('.now') ? TITLE : WORDS,
  }));
  return [...things, ...words];
}

/** A line of text, and the element that it is in. */
interface TextLine extends Area {
  readonly element: Element;
}

/** All visible text in a frame, line by line, except in a bubble and in what matches a selector. */
export function textIn(frame: Element, bubble: Element, except: string): readonly TextLine[] {
  const texts = frame.ownerDocument.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  const range = frame.ownerDocument.createRange();
  const lines: TextLine[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement!;
    if (!text.data.trim() || bubble.contains(element) || element.closest(except)) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNode(text);
    for (const rect of range.getClientRects()) lines.push({ ...areaIn(frame, rect), element });
  }
  return lines;
}

/** The thickness of a ring, with its distance from what it surrounds (px). */
const RING = 4;

/**
 * The area of the ring round a place, including what sticks out and the card underneath, cropped so that the ring stays
 * on the table.
 */
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

/** An area, cropped so that a ring round it stays on the table. */
function within({ clientWidth, clientHeight }: Element, { left, top, width, height }: Area): Area {
  const [x, y] = [Math.max(RING, left), Math.max(RING, top)];
  return {
    left: x,
    top: y,
    width: Math.min(left + width, clientWidth - RING) - x,
    height: Math.min(top + height, clientHeight - RING) - y,
  };
}
