import { render, svg } from 'lit';
import type { KnownCard } from '../cards/card.js';
import { chip, chipEdge, CHIP_VALUES, type ChipValue } from './art/chips.js';
import { symbol, type Family, type FaceSize, type Letters } from './art/family.js';

/** How cards look at a table. */
export interface Faces {
  readonly family: Family;
  readonly letters: Letters;
  readonly fourColour: boolean;
  readonly theme: string;
}

/**
 * The drawings of one table, each once as a `<symbol>` in its shadow root: there when it is shown, gone when
 * it is not.
 * Our own artwork only: nothing from outside ever comes here.
 */
export class Symbols {
  #faces!: Faces;
  #look = '';
  readonly #wanted = new Map<string, (id: string) => string>();

  /** The faces to draw from now on. */
  use(faces: Faces): void {
    this.#faces = faces;
    this.#look = [faces.family.id, faces.letters, faces.fourColour, faces.theme].join();
  }

  /** The address of a card's drawing, for `<use href>`. */
  card(card: KnownCard, size: FaceSize): string {
    const { family, letters, fourColour } = this.#faces;
    return this.#enter(`${size}-${card}`, id => symbol(id, family.face({ card, size, letters, fourColour })));
  }

  /** The address of a chip's drawing. */
  chip(value: number, part: 'top' | 'small' | 'edge' = 'top'): string {
    const known = chipOf(value);
    const draw = (): string => (part === 'edge' ? chipEdge(known) : chip(known, part === 'small'));
    return this.#enter(
      `chip-${part}-${known}`,
      id => `<symbol id="${id}" viewBox="-50 -50 100 100">${draw()}</symbol>`,
    );
  }

  /** The address of another drawing, made when it is first shown: the inside of a `<symbol>`. */
  drawing(id: string, viewBox: string, draw: () => string): string {
    return this.#enter(id, name => `<symbol id="${name}" viewBox="${viewBox}">${draw()}</symbol>`);
  }

  #enter(id: string, draw: (id: string) => string): string {
    this.#wanted.set(id, draw);
    return `#${id}`;
  }

  /** Brings into the sheet what the last rendering shows, and takes out what it does not. */
  fill(sheet: Element): void {
    const same = sheet.getAttribute('data-look') === this.#look;
    // What is there already need not be drawn again.
    for (const symbol of [...sheet.children]) if (!(same && this.#wanted.delete(symbol.id))) symbol.remove();
    for (const [id, draw] of this.#wanted) sheet.append(drawing(draw(id)));
    sheet.setAttribute('data-look', this.#look);
    this.#wanted.clear();
  }
}

/**
 * Our own drawing as an element: parsed by Lit, as its `unsafeSVG` does and as good with Trusted Types. The template is
 * let go at once: a kept one would hold every card a second time.
 */
function drawing(markup: string): Element {
  const strings = [markup];
  const box = document.createElement('div');
  render(svg(Object.assign(strings, { raw: strings })), box);
  return box.firstElementChild!;
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
