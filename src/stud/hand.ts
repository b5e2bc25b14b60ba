/**
 * What a hand of one to seven cards is worth, high and low, and the words for it.
 *
 * A strength is one whole number that explains itself, `0xCabcde` in hexadecimal: `C` is the category (0 high card to
 * 8 straight flush), `a` to `e` are the ranks that make the hand, those that name it first, then the kickers; 2 to
 * 14 for an ace, 1 for an ace that plays low, 0 for none. Kings full of twos are `0x6d2000`, a wheel is `0x454321`.
 * A low hand is the same number turned over (every bit of it) with one more bit in front, so that bigger is better there too.
 */
import { RANKS, SUITS, cardNumber, type Card, type Rank } from '../cards/card.js';

/**
 * An order in which hands are compared; bigger is better in every one, and suits never count.
 * - `high`: the ordinary order.
 * - `deuceToSeven`: the ordinary order upside down: aces are high, straights and flushes count against; A-2-3-4-5 is no
 *   straight, the best hand is 7-5-4-3-2 in two suits (S21, `lowRank: normal`, `wheel: notStraight`).
 * - `deuceToSevenWheel`: the same, where A-2-3-4-5 is a straight (S21, `wheel: straight`).
 * - `aceToFive`: aces are low, straights and flushes do not count; the best hand is 5-4-3-2-A (S21, razz).
 * - `eightOrBetter`: the same, for five different ranks of eight or lower only (S21).
 */
export type HandOrder = 'high' | 'deuceToSeven' | 'deuceToSevenWheel' | 'aceToFive' | 'eightOrBetter';

/** The kinds of hand, the weakest first; a royal flush is the straight flush of an ace. */
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

/** What a hand is called, and which cards make it. */
export interface HandWords {
  readonly category: Category;
  /** The ranks that name the hand, then the kickers, each once: `[trips, pair]`, `[pair, kicker, kicker, kicker]`. */
  readonly ranks: readonly Rank[];
  /** The five cards, or all if there are fewer, in the order of the ranks. */
  readonly cards: readonly Card[];
}

/** What turns a hand over into its strength as a low: all its bits, and one in front that says so. */
const TURN = 0x1ffffff;
/** The worth of a low of nine: an eight or better is better. */
const NINE_LOW = TURN ^ 0x090000;

const topRank = (ranks: number): number => 31 - Math.clz32(ranks);
const highest = (ranks: number): number => ranks && 1 << topRank(ranks);

/** Writes the highest of these ranks behind a list of ranks; zeros where there are too few. */
function write(list: number, ranks: number, count: number): number {
  for (let rest = ranks; count > 0; count--) {
    list = (list << 4) | (rest && topRank(rest));
    rest ^= highest(rest);
  }
  return list;
}

/** The lowest of these ranks. */
function lowest(ranks: number, count: number): number {
  let rest = ranks;
  for (; count > 0; count--) rest &= rest - 1;
  return ranks ^ rest;
}

function howMany(ranks: number): number {
  let count = 0;
  for (let rest = ranks; rest; rest &= rest - 1) count++;
  return count;
}

/** The five ranks of the highest straight, or 0; an ace may stand below the two. */
function straight(ranks: number): number {
  const all = ranks | ((ranks >> 13) & 2);
  const tops = all & (all << 1) & (all << 2) & (all << 3) & (all << 4);
  return tops && all & (31 << (topRank(tops) - 4));
}

/** The best hand by pairs and high cards alone. */
function ofAKind(one: number, two: number, three: number, four: number): number {
  if (!two) return write(0, one, 5);
  const alike = four ? 4 : three ? 3 : 2;
  const first = highest(four || three || two);
  const second = four ? 0 : highest(two ^ first);
  const category = four ? 7 : three ? (second ? 6 : 3) : second ? 2 : 1;
  const kickers = 5 - alike - (second ? 2 : 0);
  const named = second ? write(write(category, first, 1), second, 1) : write(category, first, 1);
  return write(named, one ^ first ^ second, kickers) << ((alike + (second ? 0 : -1)) * 4);
}

function highOf(one: number, two: number, three: number, four: number, suited: number): number {
  const run = straight(one);
  const inSuit = run && straight(suited);
  if (inSuit) return write(8, inSuit, 5);
  const kind = ofAKind(one, two, three, four);
  return suited ? Math.max(kind, write(5, suited, 5)) : run ? Math.max(kind, write(4, run, 5)) : kind;
}

/** The five cards with the fewest and lowest pairs, then the lowest ranks: no rank twice before each is there once. */
function fewestPairs(one: number, two: number, three: number, four: number): number {
  const once = lowest(one, 5);
  let left = 5 - howMany(once);
  if (!left) return write(0, once, 5);
  const twice = lowest(two, left);
  left -= howMany(twice);
  const thrice = lowest(three, left);
  return ofAKind(once, twice, thrice, lowest(four, left - howMany(thrice)));
}

/** The worst five of the ordinary order. */
function deuceOf(one: number, two: number, three: number, four: number, suited: number, wheel: boolean): number {
  let ranks = lowest(one, 5);
  if (howMany(ranks) < 5) return fewestPairs(one, two, three, four);
  let flush = 0;
  // every five of the ranks, the lowest first, until one is neither a straight nor in one suit only
  while (ranks) {
    const run = straight(ranks);
    if (!run || (run & 2 && !wheel)) {
      if (ranks & ~suited || ranks & two) return write(0, ranks, 5);
      flush ||= ranks;
    }
    do ranks = (ranks - one) & one;
    while (ranks && howMany(ranks) !== 5);
  }
  if (two) {
    const pair = lowest(two, 1);
    return ofAKind(pair | lowest(one ^ pair, 3), pair, 0, 0);
  }
  return flush ? write(5, flush, 5) : write(suited ? 8 : 4, straight(one), 5);
}

const aceLow = (ranks: number): number => (ranks & 0x3fff) | ((ranks >> 13) & 2);

/**
 * {@link strength} from the ranks of a hand: those that are there, and those that are there twice, three and four times,
 * as masks (bit 2 a two, bit 14 an ace), and the ranks of a suit that is there five times or more, else 0.
 */
export function strengthOfRanks(
  order: HandOrder,
  one: number,
  two: number,
  three: number,
  four: number,
  suited: number,
): number {
  if (order === 'high') return highOf(one, two, three, four, suited);
  if (order === 'deuceToSeven' || order === 'deuceToSevenWheel')
    return TURN ^ deuceOf(one, two, three, four, suited, order === 'deuceToSevenWheel');
  const low = TURN ^ fewestPairs(aceLow(one), aceLow(two), aceLow(three), aceLow(four));
  return order === 'aceToFive' || (low > NINE_LOW && howMany(one) > 4) ? low : 0;
}

/** {@link strength} from card numbers (0 to 51), for who has numbers anyway. Numbers below 0 count for nothing. */
export function strengthOf(order: HandOrder, numbers: ArrayLike<number>): number {
  let one = 0;
  let two = 0;
  let three = 0;
  let four = 0;
  // four bits a suit, three more than its cards: the top bit says five or more
  let suits = 0x3333;
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at]!;
    if (number < 0) continue;
    const rank = 4 << (number >> 2);
    four |= three & rank;
    three |= two & rank;
    two |= one & rank;
    one |= rank;
    suits += 1 << ((number & 3) << 2);
  }
  let suited = 0;
  const flush = suits & 0x8888;
  if (flush)
    for (let at = 0; at < numbers.length; at++) {
      const number = numbers[at]!;
      if (number >= 0 && (flush >> ((number & 3) << 2)) & 8) suited |= 4 << (number >> 2);
    }
  return strengthOfRanks(order, one, two, three, four, suited);
}

/**
 * What the best five of one to seven cards are worth: bigger is better in every order, equal is a tie, 0 is no hand in
 * this order (no eight or better). With fewer than five cards the hand is what is there: no straight, no flush, no eight
 * or better. Hidden cards (`??`) count for nothing. The layout of the number stands at the top of this file.
 */
export const strength = (order: HandOrder, cards: readonly Card[]): number => strengthOf(order, cards.map(cardNumber));

const unturned = (strength: number): number => (strength >> 24 === 0 ? strength : TURN ^ strength);

/** The kind of hand of a strength, of whatever order; nothing for 0, no hand. */
export const categoryOf = (strength: number): Category | undefined =>
  strength ? CATEGORIES[unturned(strength) >> 20] : undefined;

/** The ranks of a strength, of whatever order: those that name the hand, then the kickers. */
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
 * What a hand of one to seven cards is called and which five make it; nothing where there is no hand in this order. Of
 * cards of one rank those of the better suits are chosen (spades, hearts, diamonds, clubs), as far as they may be.
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
 * The place of a hand in the queue for the odd chip: that of the best card of its five by rank, aces high, then spades,
 * hearts, diamonds, clubs (S18). Bigger goes first; −1 where there is no hand.
 */
export const oddChipPlace = (order: HandOrder, cards: readonly Card[]): number =>
  Math.max(-1, ...(explain(order, cards)?.cards ?? []).map(doorAceHigh));

/**
 * Who speaks first from the fourth street on: the worth of one to four open cards by pairs, two pair, three and four of
 * a kind, then high cards, aces high. Four cards make neither a straight nor a flush, and suits do not count (S10).
 * Bigger speaks first; equal is for the option `openTie` (S9).
 */
export const openHigh = (cards: readonly Card[]): number => strength('high', cards);

/** Who speaks first at razz: the worth of one to four open cards as an ace-to-five low. Bigger speaks first. */
export const openLow = (cards: readonly Card[]): number => strength('aceToFive', cards);

/**
 * The place of a door card, aces high, of equal ranks clubs, diamonds, hearts, spades: the lowest makes the forced bet.
 */
export const doorAceHigh = (card: Card): number => cardNumber(card);

/**
 * The place of a door card at razz, aces low, of equal ranks clubs, diamonds, hearts, spades: the highest, the king of
 * spades before all, makes the forced bet.
 */
export const doorAceLow = (card: Card): number => (cardNumber(card) + 4) % 52;
