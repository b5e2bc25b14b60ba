import type { KnownCard } from '../cards/card.js';
import { chip, chipEdge, CHIP_VALUES, type ChipValue } from './art/chips.js';
import { whole, type Family, type FaceSize, type Letters } from './art/family.js';

/** How cards look at a table. */
export interface Faces {
  readonly family: Family;
  readonly letters: Letters;
  readonly fourColour: boolean;
}

/**
 * The drawings of one table. A card is drawn where it lies, since hardly one lies there twice: a `<use>` would hold every
 * node a second time. A chip lies in many places: each is a `<symbol>` in the sheet, there while it is shown.
 * Our own artwork only: nothing from outside ever comes here.
 */
export class Symbols {
  #faces!: Faces;
  readonly #wanted = new Map<string, () => string>();
  /** What is drawn in each card's `<svg>`. */
  readonly #drawn = new WeakMap<Element, string>();

  /** The faces to draw from now on. */
  use(faces: Faces): void {
    this.#faces = faces;
  }

  /** The address of a chip's drawing, for `<use href>`. */
  chip(value: number, part: 'top' | 'small' | 'edge' = 'top'): string {
    const known = chipOf(value);
    return this.drawing(`chip-${part}-${known}`, '-50 -50 100 100', () =>
      part === 'edge' ? chipEdge(known) : chip(known, part === 'small'),
    );
  }

  /** The address of another drawing, made when it is first shown; `id` says all that it depends on. */
  drawing(id: string, viewBox: string, draw: () => string): string {
    this.#wanted.set(id, () => `<symbol id="${id}" viewBox="${viewBox}">${draw()}</symbol>`);
    return `#${id}`;
  }

  /** Draws what the last rendering shows: every card (`<svg data-face="size card">`), and the chips in the sheet. */
  fill(root: ParentNode): void {
    const { family, letters, fourColour } = this.#faces;
    for (const card of root.querySelectorAll<SVGElement>('[data-face]')) {
      const look = [card.dataset.face, family.id, letters, fourColour].join(' ');
      if (this.#drawn.get(card) === look) continue;
      this.#drawn.set(card, look);
      const [size, face] = look.split(' ') as [FaceSize, KnownCard];
      card.replaceChildren(...drawing(whole(family.face({ card: face, size, letters, fourColour }))));
    }
    const sheet = root.querySelector('.sheet')!;
    // What is there already need not be drawn again.
    for (const symbol of [...sheet.children]) if (!this.#wanted.delete(symbol.id)) symbol.remove();
    for (const draw of this.#wanted.values()) sheet.append(...drawing(draw()));
    this.#wanted.clear();
  }
}

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Our own drawing as elements, made one by one: no policy of a page is asked, and nothing is left over. (A template would
 * hold every card a second time until it is swept away.)
 */
function drawing(markup: string): Iterable<Element> {
  const all = document.createElementNS(SVG, 'g');
  let open: Element = all;
  for (const [, end, tag, attributes, closed, text] of markup.matchAll(/<(\/?)(\w+)(.*?)(\/?)>([^<]*)/g)) {
    if (end) {
      open = open.parentElement!;
      continue;
    }
    const element = document.createElementNS(SVG, tag!);
    for (const [, name, value] of attributes!.matchAll(/([\w-]+)="(.*?)"/g)) element.setAttribute(name!, value!);
    if (text) element.append(text);
    open.append(element);
    if (!closed) open = element;
  }
  return all.children;
}

/** The highest chip value that goes into an amount. */
export const chipOf = (amount: number): ChipValue => CHIP_VALUES.findLast(value => value <= amount) ?? 1;

/** The chips that make up an amount, the highest first; at most so many. */
export function chipsOf(amount: number, most = 6): readonly ChipValue[] {
  const pile: ChipValue[] = [];
  for (let rest = Math.floor(amount); rest >= 1 && pile.length < most;) {
    const value = chipOf(rest);
    pile.push(value);
    rest -= value;
  }
  return pile;
}
