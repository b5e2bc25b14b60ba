/** Drawings of a page's own, in place of the table's. */
import type { KnownCard } from '../../../cards/card.js';
import type { FaceSize } from '../../play/art/family.js';

/**
 * What a page draws itself. Each function gives the inside of an `<svg>`: shapes, `<image href="…">`, or `<use href="…">`
 * out of a sprite; nothing where the table is to draw. Only elements of SVG that draw are taken, and no attribute that runs
 * code. The same functions must give the same drawings: a table asks once for each.
 */
export interface Art {
  /** A face, on the ivory card, for the viewBox `0 0 250 350`; `size` is how much may be shown, `small` the least. */
  face?(card: KnownCard, size: FaceSize): string | undefined;
  /** The back of a card, for the viewBox `0 0 250 350`. */
  back?(): string | undefined;
  /** The face of a computer player of this name, for the viewBox `-46 -140 92 92`, cut to a circle. */
  portrait?(name: string): string | undefined;
  /** A chip from above, for the viewBox `-50 -50 100 100`. */
  chip?(value: number): string | undefined;
}
