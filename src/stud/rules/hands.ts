/**
 * The value of a hand of stud, for other programs: `studHands` of `tapis-vert/rules.js`. Input is validated. For
 * millions of hands there is `studEvaluator` of `tapis-vert/odds.js`, which gives the same strengths and validates
 * nothing.
 */
import { CardError, readCards, type Card, type Rank } from '../../cards/card.js';
import { checkPack } from '../../cards/pack.js';
import { show } from '../../game/options.js';
import { explain, strength, type Category } from './hand.js';
import { ORDERS, type HandOrder } from './strength.js';

export { CATEGORIES, type Category } from './hand.js';
export { ORDERS, type HandOrder } from './strength.js';

/** The value of the best five cards of a hand. */
export interface HandValue {
  /**
   * One whole number comparable between any two hands of the same order: the greater is the better hand, also for low
   * ones; equal ones split the pot; 0 if the cards make no hand in this order. Its hexadecimal form describes itself,
   * see `strength.ts`.
   */
  readonly strength: number;
  /** The kind of hand; a low has one too, mostly `highCard`. Undefined if there is no hand. */
  readonly category: Category | undefined;
  /** The ranks that name the hand, then the kickers, each once: pair, kicker, kicker, kicker. */
  readonly ranks: readonly Rank[];
  /** The cards that make it, five or all there are, ordered by rank. */
  readonly cards: readonly Card[];
}

/** Cards as a list, or as text: `'Ah Kh 9h 7s'`. */
export type Hand = string | readonly Card[];

/** The most cards of a hand: two down, four up, one down. */
const MOST = 7;

/**
 * The value of the best five of one to seven cards. With fewer than five there is no straight, no flush and no eight or
 * better: pairs and high cards count.
 * @throws {CardError} that says which value is not a card, a duplicate, or too many.
 * @throws {RangeError} for an unknown order.
 */
export function valueOf(hand: Hand, order: HandOrder = 'high'): HandValue {
  const cards = checkPack(readCards(hand));
  if (cards.length > MOST) throw new CardError(`A hand of stud has ${MOST} cards at most, not ${cards.length}.`);
  if (!ORDERS.includes(order))
    throw new RangeError(`Unknown order of hands ${show(order)}. Allowed: ${ORDERS.join(', ')}.`);
  const words = explain(order, cards);
  return {
    strength: strength(order, cards),
    category: words?.category,
    ranks: words?.ranks ?? [],
    cards: words?.cards ?? [],
  };
}

/**
 * Compares two hands, as for `sort`: positive if the first is better, 0 if they split the pot.
 * @throws as {@link valueOf} does.
 */
export const compare = (one: Hand, other: Hand, order: HandOrder = 'high'): number =>
  valueOf(one, order).strength - valueOf(other, order).strength;
