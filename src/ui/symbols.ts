import { HIDDEN, type Card, type KnownCard } from '../cards/card.js';
import { chip, chipEdge, CHIP_VALUES, type ChipValue } from './art/chips.js';
import { whole, type Family, type FaceSize, type Letters } from './art/family.js';

/** How cards look at a table. */
export interface Faces {
  readonly family: Family;
  readonly letters: Letters;
  readonly fourColour: boolean;
  /** What a screen reader says of a card. */
  readonly nameOf: (card: KnownCard) => string;
}

/**
 * The drawings of one table. Cards and piles are drawn where they lie: a `<use>` would hold every node a second time, and
 * three more. Chips to choose from are each a `<symbol>` in the sheet, there while it is shown.
 * Our own artwork only: nothing from outside ever comes here.
 */
export class Symbols {
  #faces!: Faces;
  /** The back of the cards, and the cloth that it goes with. */
  #back: readonly [cloth: string, drawn: string] | undefined;
  readonly #wanted = new Map<string, () => string>();
  /** What is drawn in each `<svg>`, and what lies in each row. */
  readonly #drawn = new WeakMap<Element, string>();

  /** The faces to draw from now on. */
  use(faces: Faces): void {
    this.#faces = faces;
  }

  /** The back that hidden cards show from now on. */
  turn(cloth: string, draw: (cloth: string) => string): void {
    if (this.#back?.[0] !== cloth) this.#back = [cloth, draw(cloth)];
  }

  /** The name of a pile of chips, the lowest first, for `<svg data-pile>`. */
  pile(values: readonly number[]): string {
    return values.map(chipOf).join(' ');
  }

  /** The address of a chip's drawing, for `<use href>`. */
  chip(value: number, part: 'top' | 'small' | 'edge' = 'top'): string {
    const known = chipOf(value);
    return this.drawing(`chip-${part}-${known}`, '-50 -50 100 100', () =>
      part === 'edge' ? chipEdge(known) : chip(known, 0, part === 'small'),
    );
  }

  /** The address of another drawing, made when it is first shown; `id` says all that it depends on. */
  drawing(id: string, viewBox: string, draw: () => string): string {
    this.#wanted.set(id, () => `<symbol id="${id}" viewBox="${viewBox}">${draw()}</symbol>`);
    return `#${id}`;
  }

  /**
   * Draws what the last rendering shows: every row (`<span data-row="size card.mark …">`), every card
   * (`<svg data-face="size card">`), every pile (`<svg data-pile>`), and the chips in the sheet.
   */
  fill(root: ParentNode): void {
    const { family, letters, fourColour } = this.#faces;
    const isNew = (element: Element, ...look: unknown[]): boolean => {
      const said = look.join();
      return this.#drawn.get(element) !== said && Boolean(this.#drawn.set(element, said));
    };
    for (const row of root.querySelectorAll<HTMLElement>('[data-row]'))
      if (isNew(row, row.dataset.row, family.id, letters, this.#back)) this.#lay(row);
    for (const art of root.querySelectorAll<SVGElement>('[data-face],[data-pile]')) {
      const { face = '', pile } = art.dataset;
      const [size, card] = face.split(' ') as [FaceSize, Card];
      if (pile) {
        if (isNew(art, pile)) art.replaceChildren(...drawing(pileOf(pile.split(' '))));
      } else if (card === HIDDEN) {
        if (isNew(art, this.#back)) art.replaceChildren(...drawing(this.#back![1]));
      } else if (isNew(art, face, family.id, letters, fourColour))
        art.replaceChildren(...drawing(whole(family.face({ card, size, letters, fourColour }))));
    }
    const sheet = root.querySelector('.sheet')!;
    // What is there already need not be drawn again.
    for (const symbol of [...sheet.children]) if (!this.#wanted.delete(symbol.id)) symbol.remove();
    for (const draw of this.#wanted.values()) sheet.append(...drawing(draw()));
    this.#wanted.clear();
  }

  /** Lays the cards of a row; one that stays is the same element. */
  #lay(row: HTMLElement): void {
    const [size = '', ...cards] = row.dataset.row!.split(' ');
    cards.forEach((each, place) => {
      const [card = '', marks = ''] = each.split('.');
      const hidden = card === HIDDEN;
      const lying = row.children[place] ?? row.appendChild(document.createElement('span'));
      const set = (name: string, value: string | undefined): void =>
        value === undefined ? lying.removeAttribute(name) : lying.setAttribute(name, value);
      set('class', `card ${hidden ? 'back' : marks}`);
      set('part', 'card');
      set('aria-hidden', hidden ? 'true' : undefined);
      set('role', hidden ? undefined : 'img');
      set('aria-label', hidden ? undefined : this.#faces.nameOf(card as KnownCard));
      if (hidden && !this.#back) return lying.replaceChildren();
      const art = lying.firstElementChild ?? lying.appendChild(document.createElementNS(SVG, 'svg'));
      art.setAttribute('viewBox', '0 0 250 350');
      art.setAttribute('aria-hidden', 'true');
      art.setAttribute('data-face', `${size} ${card}`);
    });
    while (row.children.length > cards.length) row.lastChild!.remove();
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

/** A pile of chips, the lowest first, for the viewBox `-52 -52 104 104` and 7 more a chip. */
const pileOf = (values: readonly string[]): string =>
  values
    .map((value, place) => {
      const under = values.length - 1 - place;
      return (under ? chipEdge : chip)(Number(value) as ChipValue, 7 * under);
    })
    .join('');

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
