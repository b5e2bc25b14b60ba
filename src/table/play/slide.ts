/** Chips that move from one place of the cloth to another, never over the words of the status line. */
import type { Motion } from './motion.js';
import { elementAt } from './places.js';
import { TAKES } from './timing.js';
import { partsOf, wayRound, type Area, type Point } from './way.js';

/**
 * The style of a piece's picture above the cloth while it moves, set by script because a strict policy forbids the
 * attribute.
 */
export const ABOVE_CLOTH_STYLE: Partial<CSSStyleDeclaration> = {
  position: 'absolute',
  left: '0',
  top: '0',
  zIndex: '9',
  pointerEvents: 'none',
};
/** How far chips rise where they cannot go round (px). */
const RISE = 14;

const middleOf = ({ left, right, top, bottom }: Area): Point => [(left + right) / 2, (top + bottom) / 2];

/** The area of the text in an element; undefined if it has none. */
export function writtenIn(element: Element): Area | undefined {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const rects: DOMRect[] = [];
  while (texts.nextNode()) {
    range.selectNode(texts.currentNode);
    rects.push(...range.getClientRects());
  }
  const seen = rects.filter(({ width, height }) => width > 0 && height > 0);
  if (seen.length === 0) return undefined;
  return {
    left: Math.min(...seen.map(({ left }) => left)),
    top: Math.min(...seen.map(({ top }) => top)),
    right: Math.max(...seen.map(({ right }) => right)),
    bottom: Math.max(...seen.map(({ bottom }) => bottom)),
  };
}

/**
 * Keyframes that take chips from one place to another round the text; without room for that they sink here and rise
 * there.
 */
function framesOver(root: ParentNode, chips: Element, from: Element, to: Element): Keyframe[] {
  const box = chips.getBoundingClientRect();
  const [x, y] = middleOf(box);
  const at = ([toX, toY]: Point, up = 0): string => `translate(${toX - x}px,${toY - y - up}px)`;
  const [begins, ends] = [from, to].map(place => middleOf(place.getBoundingClientRect())) as [Point, Point];
  const line = elementAt(root, 'status');
  const written = line && writtenIn(line);
  const cloth = root.querySelector('.table')!.getBoundingClientRect();
  const way = written ? wayRound(begins, ends, box, written, cloth) : [begins, ends];
  if (way) {
    const parts = partsOf(way);
    return way.map((point, step) => ({ transform: at(point), offset: parts[step]! }));
  }
  return [
    { transform: at(begins), opacity: 1 },
    { transform: at(begins, RISE), opacity: 0, offset: 0.45 },
    { transform: at(ends, RISE), opacity: 0, offset: 0.45 },
    { transform: at(ends), opacity: 1 },
  ];
}

/** Moves chips themselves from one place to another, one of which is their own. */
export const travel = (
  root: ParentNode,
  motion: Motion,
  chips: Element,
  from: Element,
  to: Element,
  takes: number,
): Promise<void> => motion.animate(chips, framesOver(root, chips, from, to), takes);

/** Moves a copy of a pile's chips over the cloth from one place to another; the pile itself stays. */
export async function slide(
  root: ParentNode,
  motion: Motion,
  pile: Element | null | undefined,
  from: Element,
  to: Element,
): Promise<void> {
  const layer = root.querySelector('.table');
  if (!layer || !pile || !motion.moves || motion.still) return;
  const chips = pile.cloneNode(true) as SVGElement;
  chips.removeAttribute('data-pile');
  const { width, height } = pile.getBoundingClientRect();
  Object.assign(chips.style, ABOVE_CLOTH_STYLE, { width: `${width}px`, height: `${height}px` });
  layer.append(chips);
  await travel(root, motion, chips, from, to, TAKES.slide);
  chips.remove();
}
