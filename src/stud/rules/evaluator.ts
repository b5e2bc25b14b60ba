/**
 * The strength of seven cards at the speed of a table lookup, for simulations and exhaustive counts; the same numbers
 * as {@link strengthOf}, which is for everything else. Loading this file builds the tables of the high hand, some 20
 * ms; a low order builds its own on first use.
 *
 * A seat's cards are kept as two sums, to which a card adds its {@link RANK_WEIGHT} and its {@link SUIT_WEIGHT}: the
 * known cards of a hand are added once, and every deal adds only the unknown ones.
 *
 * The rank weights give every hand of seven ranks, none more than four times, a distinct sum: the ranks two to eight
 * share the low half of the sum, nine to ace the high half. Each half has a table, and the two together give the index
 * of the hand among all 49,205 such hands, without a gap. A suit counter has four bits for each suit and begins at
 * three, so that its top bit says flush.
 */
import { strengthOf, strengthOfRanks, type HandOrder } from './strength.js';
import { listOf } from '../../game/lists.js';

/**
 * The strength of seven cards from their two sums. The card numbers are read only if a suit occurs five times; it is
 * best to pass them always in the same kind of list (a reused `Uint8Array`, say).
 */
export type SevenCards = (ranks: number, suits: number, cards: ArrayLike<number>) => number;

// each the smallest that distinguishes all sums of up to seven cards, none more than four times; found one after
// another
const WEIGHTS = [1, 5, 24, 112, 521, 2247, 9244];
const LOW_RANKS = 7;
const HIGH_RANKS = 6;

/** What a card adds to the sum of the ranks, by its number; the sum begins at 0. */
export const RANK_WEIGHT = Int32Array.from({ length: 52 }, (_, card) =>
  card >> 2 < LOW_RANKS ? WEIGHTS[card >> 2]! : WEIGHTS[(card >> 2) - LOW_RANKS]! << 16,
);

/** What a card adds to the counter of the suits, by its number; the counter begins at {@link NO_SUITS}. */
export const SUIT_WEIGHT = Int32Array.from({ length: 52 }, (_, card) => 1 << ((card & 3) * 4));

/** The counter of the suits before the first card. */
export const NO_SUITS = 0x3333;

/**
 * Part of a hand: the sum of its weights, and its ranks as masks: those that occur once or more, twice or more, and so
 * on.
 */
interface Part {
  readonly sum: number;
  readonly masks: readonly [number, number, number, number];
}

/** All parts of a hand with none of these ranks more than four times, by the number of their cards, 0 to 7. */
function partsOf(ranks: number, firstBit: number): readonly (readonly Part[])[] {
  const parts: Part[][] = listOf(8, () => []);
  const add = (rank: number, cards: number, sum: number, masks: Part['masks']): void => {
    if (rank === ranks) {
      parts[cards]!.push({ sum, masks });
      return;
    }
    for (let copies = 0; copies <= 4 && cards + copies <= 7; copies++)
      add(
        rank + 1,
        cards + copies,
        sum + copies * WEIGHTS[rank]!,
        masks.map((mask, at) => (copies > at ? mask | (1 << (firstBit + rank)) : mask)) as unknown as Part['masks'],
      );
  };
  add(0, 0, 0, [0, 0, 0, 0]);
  return parts;
}

const LOWS = partsOf(LOW_RANKS, 2);
const HIGHS = partsOf(HIGH_RANKS, 2 + LOW_RANKS);

// the index of a hand: its low part gives the start of the hands with that part, its high part which of them it is
const LOW_PLACE = new Uint16Array(1 << 16);
const HIGH_PLACE = new Uint16Array(1 << 14);
let places = 0;
LOWS.forEach((lows, cards) => {
  const highs = HIGHS[7 - cards]!;
  highs.forEach(({ sum }, at) => (HIGH_PLACE[sum] = at));
  for (const { sum } of lows) {
    LOW_PLACE[sum] = places;
    places += highs.length;
  }
});

/** The strength of every hand without a flush, by its index. */
function tableOf(order: HandOrder): Int32Array {
  const table = new Int32Array(places);
  let place = 0;
  LOWS.forEach((lows, cards) => {
    for (const { masks: low } of lows)
      for (const { masks: high } of HIGHS[7 - cards]!)
        table[place++] = strengthOfRanks(
          order,
          low[0] | high[0],
          low[1] | high[1],
          low[2] | high[2],
          low[3] | high[3],
          0,
        );
  });
  return table;
}

const HIGH = tableOf('high');
/** The strength of five to seven ranks in one suit, by their mask: a full house or quads cannot occur beside them. */
const FLUSH = Int32Array.from({ length: 1 << 13 }, (_, ranks) =>
  strengthOfRanks('high', ranks << 2, 0, 0, 0, ranks << 2),
);

/** Separate, so that the code that every hand runs through stays small. */
function flushOf(flush: number, cards: ArrayLike<number>): number {
  const suit = (31 - Math.clz32(flush)) >> 2;
  let suited = 0;
  for (let at = 0; at < 7; at++) if ((cards[at]! & 3) === suit) suited |= 1 << (cards[at]! >> 2);
  return FLUSH[suited]!;
}

/** The best high hand of seven cards. */
export const highOfSeven: SevenCards = (ranks, suits, cards) =>
  suits & 0x8888 ? flushOf(suits & 0x8888, cards) : HIGH[LOW_PLACE[ranks & 0xffff]! + HIGH_PLACE[ranks >> 16]!]!;

/**
 * The best high hand of seven card numbers, for callers that keep no sums. Added one by one here: a loop takes three
 * times as long.
 */
export const highOfCards = (a: number, b: number, c: number, d: number, e: number, f: number, g: number): number => {
  const rank = RANK_WEIGHT;
  const suit = SUIT_WEIGHT;
  const ranks = rank[a]! + rank[b]! + rank[c]! + rank[d]! + rank[e]! + rank[f]! + rank[g]!;
  const suits = NO_SUITS + suit[a]! + suit[b]! + suit[c]! + suit[d]! + suit[e]! + suit[f]! + suit[g]!;
  return suits & 0x8888
    ? flushOf(suits & 0x8888, [a, b, c, d, e, f, g])
    : HIGH[LOW_PLACE[ranks & 0xffff]! + HIGH_PLACE[ranks >> 16]!]!;
};

const made = new Map<HandOrder, SevenCards>([['high', highOfSeven]]);

/** The strength of seven cards in an order. Ask for the function once, before the loop. */
export function sevenCards(order: HandOrder): SevenCards {
  let seven = made.get(order);
  if (!seven) {
    const table = tableOf(order);
    const flushCounts = order === 'deuce-to-seven' || order === 'deuce-to-seven-wheel';
    seven = (ranks, suits, cards) =>
      flushCounts && suits & 0x8888
        ? strengthOf(order, cards)
        : table[LOW_PLACE[ranks & 0xffff]! + HIGH_PLACE[ranks >> 16]!]!;
    made.set(order, seven);
  }
  return seven;
}

/**
 * The strength of seven card numbers in an order, for callers that keep no sums. Ask for the function once, before the
 * loop.
 */
export function cardsOfSeven(order: HandOrder): (cards: ArrayLike<number>) => number {
  const seven = sevenCards(order);
  const rank = RANK_WEIGHT;
  const suit = SUIT_WEIGHT;
  return cards => {
    let ranks = 0;
    let suits = NO_SUITS;
    for (let at = 0; at < 7; at++) {
      ranks += rank[cards[at]!]!;
      suits += suit[cards[at]!]!;
    }
    return seven(ranks, suits, cards);
  };
}
