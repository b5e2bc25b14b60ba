/** The pack of a deal: suits left out, cards set aside first, the card of a turn that comes first, the odd card. */
import type { Suit } from '../../cards/card.js';
import { FEWEST_BOOKS, type Options } from './options.js';
import type { Side } from './table.js';

/** The books in the order in which punters get them; with three, diamonds are taken out (seed: “die Karo-Farbe”). */
export const BOOKS: readonly Suit[] = ['c', 'h', 's', 'd'];

/** The suits left out of a deal, by the number of punters. */
export const suitsOut = ({ variant }: Options, count: number): readonly string[] =>
  variant === 'buch' ? BOOKS.slice(count) : [];

/** How many cards are set aside before the first turn: soda, bottom card; of an odd pack possibly a burnt one (F3). */
export const cardsAside = ({ variant, oddCard }: Options, count: number): number =>
  variant !== 'buch' || (oddCard === 'burn-first' && count === FEWEST_BOOKS) ? 1 : 0;

/** The card of a turn that is drawn first: the bank's, except in the book game (F2, K1, P2). */
export const firstSide = ({ variant, firstCard, payingSide }: Options): Side =>
  variant === 'buch' && firstCard === payingSide ? 'pays' : 'takes';

/** The side on which an odd last card counts; undefined if it is void. In the public game it is the bank's (F3, P6). */
export function oddSide({ variant, oddCard, payingSide }: Options): Side | undefined {
  if (variant === 'classic' || (oddCard !== 'right' && oddCard !== 'left')) return undefined;
  return variant === 'buch' && oddCard === payingSide ? 'pays' : 'takes';
}
