/** The faces of a book, drawn into memory before the first cards are dealt. */
import { cardSize } from '../look/book.js';
import { cardOf } from '../look/suits.js';
import type { Table } from '../../table/play/table.js';
import type { faro } from '../rules/rules.js';
import { SINGLES } from '../rules/spots.js';

/** How long the first frame is left undisturbed (ms). */
const FIRST_FRAME = 100;

type Drawn = Pick<Table<typeof faro>, 'box' | 'redraw' | 'symbols' | 'view'>;

/** Draws the card's back, and the book of the first seat, after the first frame: one card per task holds nothing up. */
export class FirstBook {
  readonly #table: Drawn;
  #isBegun = false;
  /** The next card to prepare. */
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Drawn) {
    this.#table = table;
  }

  /** The table has been drawn. */
  begin(): void {
    if (this.#isBegun) return;
    this.#isBegun = true;
    this.#timer = setTimeout(() => {
      void this.#table.redraw();
      this.#timer = setTimeout(() => this.#prepare(SINGLES), FIRST_FRAME);
    });
  }

  #prepare([rank, ...others]: readonly string[]): void {
    if (rank === undefined) return;
    const { box, symbols, view } = this.#table;
    symbols.face(`${cardSize(box.shape)} ${cardOf(view, 0, rank)}`);
    this.#timer = setTimeout(() => this.#prepare(others));
  }

  /** The table has left the page. */
  end(): void {
    clearTimeout(this.#timer);
  }
}
