/** A page's own drawings, in place of the table's. */
import type { KnownCard } from '../../../cards/card.js';
import type { FaceSize } from '../../play/art/family.js';

/**
 * A page's own drawings. Each function returns the inside of an `<svg>`: shapes, `<image href="…">`, or `<use
 * href="…">` from a sprite; `undefined` leaves it to the table. Only SVG elements that draw are accepted, and no
 * attribute that runs code. Functions must be pure: a table calls each once and caches the result.
 */
export interface Art {
  /** A face, on the ivory card, for the viewBox `0 0 250 350`; `size` is the level of detail, `small` the least. */
  face?(card: KnownCard, size: FaceSize): string | undefined;
  /** The back of a card, for the viewBox `0 0 250 350`. */
  back?(): string | undefined;
  /** The face of the computer player with this name, for the viewBox `-46 -140 92 92`, clipped to a circle. */
  portrait?(name: string): string | undefined;
  /** A chip from above, for the viewBox `-50 -50 100 100`. */
  chip?(value: number): string | undefined;
}
