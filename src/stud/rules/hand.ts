/**
 * The value of a hand of one to seven cards, high and low, and its name. A strength is a
 * self-describing number; `strength.ts` says how.
 */
import { RANKS, SUITS, cardNumber, type Card, type Rank } from '../../cards/card.js';
import { strengthOf, unturned, type HandOrder } from './strength.js';

export { strengthOf, type HandOrder } from './strength.js';

/** The kinds of hand, the weakest first; a royal flush is an ace-high straight flush. */
export const CATEGORIES = [
  'highCard',
  'pair',
  'twoPair',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
] as const;

/** A kind of hand. */
export type Category = (typeof CATEGORIES)[number];

/** The name of a hand, and the cards that make it. */
export interface HandWords {
  readonly category: Category;
  /** The ranks that name the hand, then the kickers, each once: `[trips, pair]`, `[pair, kicker, kicker, kicker]`. */
  readonly ranks: readonly Rank[];
  /** The five cards, or all if there are fewer, ordered by rank. */
  readonly cards: readonly Card[];
}

/**
 * The value of the best five of one to seven cards: higher is better in every order, equal is a tie, 0 is no hand in
 * this order (no eight or better, no card). With fewer than five cards the hand is what is there: no straight, no
 * flush, no eight or better. Hidden cards (`??`) count for nothing.
 */
export function strength(order: HandOrder, cards: readonly Card[]): number {
  const numbers = (LISTS[cards.length] ??= cards.map(() => 0));
  for (let at = 0; at < cards.length; at++) numbers[at] = cardNumber(cards[at]!);
  return strengthOf(order, numbers);
}

/** Lists of card numbers, one for each length: reused, since new lists would cost time. */
const LISTS: number[][] = [];

/** The kind of hand of a strength, in any order; undefined for 0, no hand. */
export const categoryOf = (strength: number): Category | undefined =>
  strength ? CATEGORIES[unturned(strength) >> 20] : undefined;

/** The ranks of a strength, in any order: those that name the hand, then the kickers. */
export const ranksOf = (strength: number): readonly Rank[] =>
  strength
    ? [16, 12, 8, 4, 0]
        .map(place => (unturned(strength) >> place) & 15)
        .filter(rank => rank > 0)
        .map(rank => RANKS[(rank + 11) % 13] as Rank)
    : [];

/** How many cards of each of its ranks a hand has, by category. */
const COPIES = ['11111', '2111', '221', '311', '11111', '11111', '32', '41', '11111'];

/**
 * The name of a hand of one to seven cards and the five that make it; undefined if there is no hand in this order.
 * Among cards of one rank those of the better suits are chosen (spades, hearts, diamonds, clubs), as far as possible.
 */
export function explain(order: HandOrder, cards: readonly Card[]): HandWords | undefined {
  const value = strength(order, cards);
  const category = categoryOf(value);
  if (!category) return undefined;
  const ranks = ranksOf(value);
  const copies = COPIES[CATEGORIES.indexOf(category)]!;
  const sorted = [...cards].sort((a, b) => cardNumber(b) - cardNumber(a));
  // a flush is found in one of the suits; a low that would be one, without one of the cards
  const pools = [
    sorted,
    ...[...SUITS].map(suit => sorted.filter(card => card[1] === suit)),
    ...sorted.map((_, out) => sorted.toSpliced(-1 - out, 1)),
  ];
  for (const pool of pools) {
    const five = ranks.flatMap((rank, at) => pool.filter(card => card[0] === rank).slice(0, +copies[at]!));
    if (strength(order, five) === value) return { category, ranks, cards: five };
  }
  return undefined;
}

/**
 * The five cards of a hand as ranks in the queue for the odd chip, the best card first: by rank, then spades, hearts,
 * diamonds, clubs; the ace is low where it plays low (S18, R13). If tied hands share their best card, which only a
 * common card allows, the next one decides. Empty if there is no hand.
 */
export const oddChipPlaces = (order: HandOrder, cards: readonly Card[]): readonly number[] =>
  (explain(order, cards)?.cards ?? [])
    .map(order === 'ace-to-five' || order === 'eight-or-better' ? doorAceLow : cardNumber)
    .sort((a, b) => b - a);

/**
 * The rank of a door card at razz, aces low, within a rank clubs, diamonds, hearts, spades: the highest, the king of
 * spades above all, makes the forced bet.
 */
export const doorAceLow = (card: Card): number => (cardNumber(card) + 4) % 52;
