/** Chips that go from one place of the cloth to another. */
import { ALOFT } from './drag.js';
import { framesFrom, type Motion } from './motion.js';
import { TAKES } from './timing.js';

/** Lets chips like those of a pile travel over the cloth from one place to another; the pile itself stays. */
export async function slide(
  root: ParentNode,
  motion: Motion,
  pile: Element | null | undefined,
  from: Element | null | undefined,
  to: Element | null | undefined,
): Promise<void> {
  const layer = root.querySelector('.table');
  if (!layer || !pile || !from || !to || !motion.moves || motion.still) return;
  const chips = pile.cloneNode(true) as SVGElement;
  chips.removeAttribute('data-pile');
  const { width, height } = pile.getBoundingClientRect();
  Object.assign(chips.style, ALOFT, { width: `${width}px`, height: `${height}px` });
  layer.append(chips);
  await motion.animate(chips, [framesFrom(chips, from)[0]!, framesFrom(chips, to)[0]!], TAKES.slide);
  chips.remove();
}
