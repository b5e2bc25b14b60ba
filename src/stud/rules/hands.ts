/**
 * The value of a hand of stud, for programs of others: `studHands` of `tapis-vert/rules.js`. What comes in is checked. For
 * millions of hands there is `studEvaluator` of `tapis-vert/odds.js`, which gives the same strengths and checks nothing.
 */
import { CardError, readCards, type Card, type Rank } from '../../cards/card.js';
import { checkPack } from '../../cards/pack.js';
import { show } from '../../game/options.js';
import { explain, strength, type Category } from './hand.js';
import { ORDERS, type HandOrder } from './strength.js';

export { CATEGORIES, type Category } from './hand.js';
export { ORDERS, type HandOrder } from './strength.js';

/** What the best five cards of a hand are worth. */
export interface HandValue {
  /**
   * One whole number for any two hands of the same order: the bigger is the better hand, low ones too; equal ones divide
   * the pot; 0 where the cards make no hand in this order. In hexadecimal it explains itself, as `strength.ts` tells.
   */
  readonly strength: number;
  /** The kind of hand; a low is one too, mostly `highCard`. Nothing where there is no hand. */
  readonly category: Category | undefined;
  /** The ranks that name the hand, then the kickers, each once: pair, kicker, kicker, kicker. */
  readonly ranks: readonly Rank[];
  /** The cards that make it, five or all there are, in the order of the ranks. */
  readonly cards: readonly Card[];
}

/** Cards as a list, or as text: `'Ah Kh 9h 7s'`. */
export type Hand = string | readonly Card[];

/** The most cards of a hand: two down, four up, one down. */
const MOST = 7;

/**
 * What the best five of one to seven cards are worth. With fewer than five there is no straight, no flush and no eight or
 * better: pairs and high cards count.
 * @throws {CardError} that says what is no card, there twice, or too much.
 * @throws {RangeError} for an order that there is not.
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
 * Compares two hands, as `sort` asks for it: above 0 if the first is better, 0 if they divide the pot.
 * @throws as {@link valueOf} does.
 */
export const compare = (one: Hand, other: Hand, order: HandOrder = 'high'): number =>
  valueOf(one, order).strength - valueOf(other, order).strength;
