/**
 * For each set of cards in turn, how many ways each hand has to take its cards from it. A hand's count for a set is the
 * sum of its parts: one for each set of at most four cards within that set. Parts are in the order of these sets as
 * numbers: those without the highest card come first, in their own order, and then those with it, ordered by their other
 * cards. So the counts for all sets come from halves of the parts, card by card, without a look at the hand.
 */
import { binomial } from '../../cards/binomial.js';
import { listOf } from '../../game/lists.js';

/** The sets of cards that a hand may take, as bit masks over the cards. */
export interface SetsToTake {
  /** The sets that make it lower than our hand. */
  readonly lower: readonly number[];
  /** The sets that make it equal to ours. */
  readonly equal: readonly number[];
}

/** The factor of a card that a hand takes: inside the visited set, and outside it. */
export type CardFactor = readonly [inside: number, outside: number];

/** The sets to visit: at most `most` of the `cards` lowest cards. */
export interface SetsToVisit {
  readonly cards: number;
  readonly most: number;
  /** The weight of the product of all hands for sets of this size. */
  readonly weight: (size: number) => number;
}

const HAND = 4;

/* —— the parts of a hand —— */

// A part, like a count, is two numbers of 16 bits: in the upper half all sets of the hand count, in the lower half those
// with which it is lower than ours. Both may be negative: of all 35,960 sets of four of 32 cards, 18,096 at most have
// the sign minus.

/** How zero is stored in each half, so that neither borrows from the other. */
export const ZERO_STORED = 20_480;
/** The bits of one half. */
export const HALF_MASK = 0xffff;
const UPPER = 0x1_0000;
const BOTH = 0x1_0001;

/** The number of sets of at most `most` of some cards. */
export const setsUpTo = (cards: number, most: number): number =>
  listOf(most + 1, size => binomial(cards, size)).reduce((all, sets) => all + sets, 0);

let setCounts: readonly (readonly number[])[] | undefined;
/** The same, looked up, for at most 4 of up to 32 cards. */
function setCount(cards: number, most: number): number {
  setCounts ??= listOf(33, all => listOf(HAND + 1, limit => setsUpTo(all, limit)));
  return setCounts[cards]![most]!;
}

const smallerIndices: Int32Array[] = [];
/** Of the parts for sets of at most `most` of 32 cards, the indices of those for fewer than `most` cards, in their order. */
function smallerSetIndices(most: number): Int32Array {
  const known = smallerIndices[most];
  if (known) return known;
  const counts = new Uint8Array(setCount(32, most));
  let sets = 1;
  for (let card = 0; card < 32; card++)
    for (let at = 0, before = sets; at < before; at++) if (counts[at]! < most) counts[sets++] = counts[at]! + 1;
  const places = new Int32Array(sets);
  let smaller = 0;
  for (let at = 0; at < sets; at++) if (counts[at]! < most) places[smaller++] = at;
  return (smallerIndices[most] = places.slice(0, smaller));
}

/** The sets of a hand that are multiplied out in one step. */
const SETS = 2000;

/** The parts of a hand, each for a set of at most four cards; some of them in each step. */
export function* partsOf(
  { lower, equal }: SetsToTake,
  [inside, outside]: CardFactor,
  { cards, most }: SetsToVisit,
): Generator<undefined, Int32Array> {
  const limit = Math.min(most, HAND);
  const parts = new Int32Array(setCount(cards, limit));
  // a set of the hand, multiplied out: every card counts as outside and, if it is inside, adds the difference
  const add = (set: number, place: number, more: number, ways: number): void => {
    if (ways === 0) return;
    if (set === 0) {
      parts[place]! += ways;
      return;
    }
    const highest = 31 - Math.clz32(set);
    const rest = set ^ (1 << highest);
    add(rest, place, more, ways * outside);
    if (more > 0 && highest < cards) add(rest, place + setCount(highest, more), more - 1, ways * (inside - outside));
  };
  for (const [sets, ways] of [[lower, BOTH] as const, [equal, UPPER] as const])
    for (let at = 0; at < sets.length; at++) {
      add(sets[at]!, 0, limit, ways);
      if (at % SETS === SETS - 1) yield;
    }
  parts[0]! += ZERO_STORED * BOTH;
  return parts;
}

/** Writes the parts of the sets with the highest card, with at most `most` cards beside it. */
function includeHighest(parts: Int32Array, into: Int32Array, cards: number, most: number): void {
  const limit = Math.min(most, HAND);
  const without = setCount(cards - 1, limit);
  const added = setCount(cards - 1, limit - 1);
  const places = smallerSetIndices(limit);
  if (most > HAND) {
    for (let at = 0; at < without; at++) into[at] = parts[at]!;
    for (let at = 0; at < added; at++) into[places[at]!]! += parts[without + at]!;
  } else {
    // with one card fewer to follow, the largest parts are no longer visited
    for (let at = 0; at < added; at++) into[at] = parts[places[at]!]! + parts[without + at]!;
  }
}

/** Counts the empty set, and each card alone. */
function countSingles(parts: Int32Array, into: Int32Array, cards: number): void {
  const none = parts[0]!;
  into[0] = none;
  for (let at = 1; at <= cards; at++) into[at] = none + parts[at]!;
}

/** Counts each set of some cards, in their order as numbers; `sets` are those that have parts. */
function countAllSets(parts: Int32Array, into: Int32Array, cards: number, sets: Uint8Array): void {
  const count = 1 << cards;
  const filled = setCount(cards, HAND);
  into.fill(0, 0, count);
  for (let at = 0; at < filled; at++) into[sets[at]!] = parts[at]!;
  // adds what lacks a card to what has it: two cards a round, to halve the number of passes
  let card = 1;
  for (; card * 4 <= count; card *= 4)
    for (let at = 0; at < count / 4; at++) {
      const set = ((at & -card) << 2) | (at & (card - 1));
      const none = into[set]!;
      const one = none + into[set + card]!;
      const other = into[set + 2 * card]!;
      into[set + card] = one;
      into[set + 2 * card] = none + other;
      into[set + 3 * card]! += one + other;
    }
  if (card < count) for (let set = 0; set < card; set++) into[set + card]! += into[set]!;
}

/* —— all sets —— */

/** The sets of this many lowest cards are visited as one block. */
const BLOCK = 8;
/** The most sets that a visitor gets at once. */
export const MOST_AT_ONCE = 1 << BLOCK;
/** The sets of this many lowest cards are visited in one step. */
const STRETCH = 9;

/** Called with several sets at once: each hand's counts for them, and the weights of their products. */
export type SetVisitor = (counts: readonly Int32Array[], weights: Float64Array, length: number) => void;

const sizeOf = (set: number): number => {
  let size = 0;
  for (let left = set; left !== 0; left &= left - 1) size++;
  return size;
};

/**
 * Visits every set, and some larger ones with weight 0; about a millisecond at a time.
 * @param hands the parts of each hand.
 */
export function* visitSets(
  { cards, most, weight }: SetsToVisit,
  hands: readonly Int32Array[],
  visit: SetVisitor,
): Generator<undefined, void> {
  const blockSizes = Uint8Array.from({ length: MOST_AT_ONCE }, (_, set) => sizeOf(set));
  const blockSets = Uint8Array.from([...blockSizes.keys()].filter(set => blockSizes[set]! <= HAND));
  const singleSizes = Uint8Array.from({ length: cards + 1 }, (_, at) => Math.min(at, 1));
  const weights = listOf(most + BLOCK + 1, size => (size > most ? 0 : weight(size)));
  const [blockWeights, singleWeights] = [blockSizes, singleSizes].map(sizes =>
    listOf(most + 1, size => new Float64Array(sizes).map(more => weights[size + more]!)),
  ) as [Float64Array[], Float64Array[]];
  const counts = hands.map(() => new Int32Array(MOST_AT_ONCE));
  const levels = listOf(cards, below => hands.map(() => new Int32Array(setCount(below, Math.min(most, HAND)))));
  // visits the sets of the `below` lowest cards, together with `size` cards above them
  const visitBelow = (parts: readonly Int32Array[], below: number, size: number): void => {
    const left = most - size;
    if (left < 2 || below === 0) {
      for (let hand = 0; hand < parts.length; hand++) countSingles(parts[hand]!, counts[hand]!, left * below);
      visit(counts, singleWeights[size]!, left * below + 1);
    } else if (left >= HAND && below <= BLOCK) {
      for (let hand = 0; hand < parts.length; hand++) countAllSets(parts[hand]!, counts[hand]!, below, blockSets);
      visit(counts, blockWeights[size]!, 1 << below);
    } else {
      const next = levels[below - 1]!;
      visitBelow(parts, below - 1, size);
      for (let hand = 0; hand < parts.length; hand++) includeHighest(parts[hand]!, next[hand]!, below, left);
      visitBelow(next, below - 1, size + 1);
    }
  };
  // the same with rests above the cards handled in one step
  function* visitSlowly(parts: readonly Int32Array[], below: number, size: number): Generator<undefined, void> {
    const left = most - size;
    if (below <= STRETCH || left < 2) {
      visitBelow(parts, below, size);
      yield;
      return;
    }
    const next = levels[below - 1]!;
    yield* visitSlowly(parts, below - 1, size);
    for (let hand = 0; hand < parts.length; hand++) includeHighest(parts[hand]!, next[hand]!, below, left);
    yield* visitSlowly(next, below - 1, size + 1);
  }
  yield* visitSlowly(hands, cards, 0);
}
