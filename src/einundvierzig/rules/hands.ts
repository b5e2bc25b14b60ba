/**
 * The ranking of four cards, for other programs: `einundvierzigHands` of `tapis-vert/rules.js`. Input is validated;
 * rulings E1, E2, E3 and E17 are those of the rule sheet, `rules.md`.
 */
import { CardError, readCards, type Card, type KnownCard } from '../../cards/card.js';
import { checkPack } from '../../cards/pack.js';
import {
  categoryOf,
  isFortyOne,
  readings as readingsOf,
  strength,
  type Category,
  type Ranking,
  type Reading,
} from './hand.js';
import { PACK } from './table.js';

export { CATEGORIES, pointsOf, type Category, type Ranking, type Reading } from './hand.js';

/** The value of a hand. */
export interface HandValue {
  /**
   * One whole number comparable between any two hands: the greater is the higher hand; equal ones are equal, and
   * Vorhand's order decides (E3).
   */
  readonly strength: number;
  /** The group that counts: the best single one (E2). */
  readonly category: Category;
  /** Whether it is the 41: ace and three tens of one suit. */
  readonly fortyOne: boolean;
}

/** Cards as a list, or as text: `'Ah Kh 9h 7s'`. */
export type Hand = string | readonly Card[];

/** @throws {CardError} that says which card is not in this pack, a duplicate, or too many. */
function known(hand: Hand): readonly KnownCard[] {
  const cards = checkPack(readCards(hand));
  const foreign = cards.find(card => !PACK.includes(card));
  if (foreign) throw new CardError(`${foreign} is not in the pack of 32: it has the cards from seven to ace.`);
  if (cards.length > 4) throw new CardError(`A hand has four cards at most, not ${cards.length}.`);
  return cards;
}

/**
 * The value of up to four cards.
 * @param ranking which groups count at the table: `ungroupedHand` (E1) and `points` (E17); by default as in the game.
 * @throws {CardError} that says what is wrong with the hand.
 */
export function valueOf(hand: Hand, ranking: Partial<Ranking> = {}): HandValue {
  const worth = strength(known(hand), { ungroupedHand: 'high-card', points: true, ...ranking });
  return { strength: worth, category: categoryOf(worth), fortyOne: isFortyOne(worth) };
}

/**
 * Compares two hands, as for `sort`: positive if the first is higher, 0 if they are equal, whatever their cards (E3):
 * then Vorhand's order decides, which the cards do not show.
 * @throws {CardError} that says what is wrong with a hand.
 */
export const compare = (one: Hand, other: Hand, ranking: Partial<Ranking> = {}): number =>
  valueOf(one, ranking).strength - valueOf(other, ranking).strength;

/**
 * Every way to read up to four cards, the best first; only the first counts (E2).
 * @throws {CardError} that says what is wrong with the hand.
 */
export const readings = (hand: Hand): readonly Reading[] => readingsOf(known(hand));
