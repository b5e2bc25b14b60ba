import { html, svg, type TemplateResult } from 'lit';
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

/** What was ever drawn, for all tables of the page. */
const DRAWINGS = new Map<string, TemplateResult<2>>();

/**
 * The drawings of one table, each once as a `<symbol>` in its shadow root, entered when it is first shown.
 * Our own artwork only: nothing from outside ever comes here.
 */
export class Symbols {
  #faces!: Faces;
  #look = '';
  readonly #entered = new Map<string, TemplateResult<2>>();

  /** The faces to draw from now on; if they are others than before, the cards drawn so far are forgotten. */
  use(faces: Faces): void {
    const look = [faces.family.id, faces.letters, faces.fourColour, faces.theme].join();
    this.#faces = faces;
    if (look === this.#look) return;
    this.#look = look;
    for (const id of this.#entered.keys()) if (!id.startsWith('chip')) this.#entered.delete(id);
  }

  card(card: KnownCard, size: FaceSize): string {
    const { family, letters, fourColour } = this.#faces;
    return this.#enter(`${size}-${card}`, id => symbol(id, family.face({ card, size, letters, fourColour })));
  }

  chip(value: number, part: 'top' | 'small' | 'edge' = 'top'): string {
    const known = chipOf(value);
    const draw = (): string => (part === 'edge' ? chipEdge(known) : chip(known, part === 'small'));
    return this.#enter(
      `chip-${part}-${known}`,
      id => `<symbol id="${id}" viewBox="-50 -50 100 100">${draw()}</symbol>`,
    );
  }

  #enter(id: string, draw: (id: string) => string): string {
    if (!this.#entered.has(id)) {
      const key = id.startsWith('chip') ? id : this.#look + id;
      let known = DRAWINGS.get(key);
      if (!known) DRAWINGS.set(key, (known = drawing(draw(id))));
      this.#entered.set(id, known);
    }
    return `#${id}`;
  }

  /** The sheet with all that was entered; it takes no room. In a template it stands after all that enters. */
  sheet(): TemplateResult {
    return html`<svg class="sheet" width="0" height="0" aria-hidden="true">${[...this.#entered.values()]}</svg>`;
  }
}

/** Our own drawing as a template without values: the way Lit's `unsafeSVG` goes, and as good with Trusted Types. */
function drawing(markup: string): TemplateResult<2> {
  const strings = [markup];
  return svg(Object.assign(strings, { raw: strings }));
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
