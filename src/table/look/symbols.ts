import type { KnownCard } from '../../cards/card.js';
import { chip, chipEdge, CHIP_VALUES, type ChipValue } from './art/chips.js';
import type { Family, FaceSize } from '../play/art/family.js';
import type { Art } from './art/own.js';
import type { Language } from './lang.js';

/** How cards look at a table. */
export interface Faces {
  /** The pattern of the faces; undefined while none is shown. */
  readonly family: Family | undefined;
  readonly letters: Language;
  readonly fourColour: boolean;
  /** The page's own drawings. */
  readonly art?: Art | undefined;
}

/**
 * The drawings of one table. Cards, and the lower chips of a pile, are drawn in place: a `<use>` would hold every node
 * a second time, and three more. A chip with its value is a `<symbol>` in the sheet, present while it is shown, so that
 * its value is not part of the table's text. The artwork is ours or the page's own.
 */
export class Symbols {
  #faces!: Faces;
  readonly #back: (named?: string) => string;
  readonly #portrait: (which: number) => string;
  readonly #wanted = new Map<string, () => string>();
  /** What is drawn in each `<svg>`. */
  #drawn = new WeakMap<Element, string>();
  /** Whether the present drawing comes from artwork no longer in use. */
  #isOld = false;

  /**
   * @param back draws a hidden card, of the table or of the backs so named: called when the first one is shown.
   * @param portrait draws the face of a computer player; undefined while there is none.
   */
  constructor(back: (named?: string) => string, portrait: (which: number) => string) {
    this.#back = back;
    this.#portrait = portrait;
  }

  /** Sets the faces to draw from now on. */
  use(faces: Faces): void {
    this.#isOld ||= !!(this.#faces as Faces | undefined) && this.#faces.art !== faces.art;
    this.#faces = faces;
  }

  /** The name of a pile of chips, the lowest first, for `<svg data-pile>`. */
  pile(values: readonly number[]): string {
    this.chip(values.at(-1)!);
    return values.map(chipOf).join(' ');
  }

  /** The address of a chip's drawing, for `<use href>`; drawn on first use. */
  chip(value: number): string {
    const known = chipOf(value);
    const id = `chip-top-${known}`;
    const drawn = (): string => this.#faces.art?.chip?.(known) ?? chip(known);
    this.#wanted.set(id, () => `<symbol id="${id}" viewBox="-50 -50 100 100">${drawn()}</symbol>`);
    return `#${id}`;
  }

  /** The drawing of a face, `size card`. */
  face(name: string): string {
    const { family, letters, fourColour, art } = this.#faces;
    const own = art?.face?.(name.split(' ')[1] as KnownCard, name.split(' ')[0] as FaceSize);
    if (own !== undefined) return own;
    if (!family) return '';
    const look = [name, family.id, letters, fourColour].join();
    const [size, card] = name.split(' ') as [FaceSize, KnownCard];
    const drawn = FACES.get(look) ?? family.face({ card, size, letters, fourColour });
    FACES.set(look, drawn);
    return drawn;
  }

  /** The drawing of a computer player, `face name`. */
  #player(sitter: string): string {
    const [face = '', ...name] = sitter.split(' ');
    return this.#faces.art?.portrait?.(name.join(' ')) ?? this.#portrait(Number(face));
  }

  /** The drawing of a card, of a computer player, or of a card's back. */
  #lookOf({ face, portrait, back }: DOMStringMap): string {
    if (face) return this.face(face);
    if (back) return this.#back(back);
    return portrait ? this.#player(portrait) : (this.#faces.art?.back?.() ?? this.#back());
  }

  /**
   * Fills in what the last rendering shows: every card (`<svg data-face="size card">` or `data-back`, which may name
   * the backs), every pile (`<svg data-pile>`), every computer player (`<svg data-portrait="face name">`), and the
   * chips in the sheet.
   */
  fill(root: ParentNode): void {
    const sheet = root.querySelector('.sheet')!;
    if (this.#isOld) {
      this.#drawn = new WeakMap();
      sheet.replaceChildren();
      this.#isOld = false;
    }
    const own = this.#faces.art;
    for (const art of root.querySelectorAll<SVGElement>('[data-face],[data-pile],[data-back],[data-portrait]')) {
      const { pile } = art.dataset;
      const look = pile ?? this.#lookOf(art.dataset);
      if (this.#drawn.get(art) === look) continue;
      this.#drawn.set(art, look);
      art.replaceChildren(...drawing(pile ? pileOf(pile.split(' '), own) : look));
    }
    // What is already there need not be drawn again.
    for (const symbol of [...sheet.children]) if (!this.#wanted.delete(symbol.id)) symbol.remove();
    for (const draw of this.#wanted.values()) sheet.append(...drawing(draw()));
    this.#wanted.clear();
  }
}

/** The faces drawn so far, or prepared: shared by all tables of the page. */
const FACES = new Map<string, string>();

const SVG = 'http://www.w3.org/2000/svg';
/** SVG elements that draw and run nothing. */
const DRAWS =
  /^(g|path|circle|ellipse|rect|line|polyline|polygon|text|tspan|use|image|symbol|defs|linearGradient|radialGradient|stop|clipPath|mask|pattern)$/;

/**
 * A drawing as elements, created one by one: that needs no permission from a page's policy and leaves nothing behind.
 * (A template would hold every card a second time until it is collected.) Anything that does not draw is dropped, since
 * a page's art may come from elsewhere.
 */
function drawing(markup: string): Iterable<Element> {
  const all = document.createElementNS(SVG, 'g');
  let open: Element = all;
  for (const [, end, tag = '', attributes = '', closed, text] of markup.matchAll(/<(\/?)(\w+)(.*?)(\/?)>([^<]*)/g)) {
    if (end) {
      open = open.parentElement ?? all;
      continue;
    }
    const element = document.createElementNS(SVG, DRAWS.test(tag) ? tag : 'g');
    for (const [, name = '', value = ''] of attributes.matchAll(/([\w-]+)="(.*?)"/g))
      if (!/^on/i.test(name)) element.setAttribute(name, value);
    if (text) element.append(text);
    open.append(element);
    if (!closed) open = element;
  }
  return all.children;
}

/** A chip under others, moved down: its edge, or all of one that the page draws. */
function lower(value: ChipValue, y: number, art: Art | undefined): string {
  const own = art?.chip?.(value);
  return own === undefined ? chipEdge(value, y) : `<g transform="translate(0 ${y})">${own}</g>`;
}

/**
 * A pile of chips, the lowest first, for the viewBox `-52 -52 104 104` and 7 more for each chip; the top one, with its
 * value, from the sheet.
 */
const pileOf = (values: readonly string[], art: Art | undefined): string =>
  values
    .map((value, place) =>
      place < values.length - 1
        ? lower(Number(value) as ChipValue, 7 * (values.length - 1 - place), art)
        : `<use href="#chip-top-${value}" x="-50" y="-50" width="100" height="100"/>`,
    )
    .join('');

/** The highest chip value that fits into an amount. */
export const chipOf = (amount: number): ChipValue => CHIP_VALUES.findLast(value => value <= amount) ?? 1;

/** The chips that make up an amount, the highest first, up to a maximum number. */
export function chipsOf(amount: number, most = 6): readonly ChipValue[] {
  const pile: ChipValue[] = [];
  for (let rest = Math.floor(amount); rest >= 1 && pile.length < most;) {
    const value = chipOf(rest);
    pile.push(value);
    rest -= value;
  }
  return pile;
}
