/**
 * Counts the ways to fill several hands from the same cards, so that no card is in two of them (the hands are
 * disjoint). Each hand may take some sets of cards and no others. A set of cards is a bit mask over the cards.
 *
 * There are too many ways to list them hand by hand. Instead, a product with one factor per hand is summed over sets of
 * cards that are not hands themselves, and whatever the products count too often cancels out. With `missing` for the
 * number of cards that all hands lack together, there are two such sums:
 *
 * - By signs. Every card is given plus or minus one; a set of cards counts the product of its signs, a hand the sum
 *   over the sets that it may take. The product of all hands is multiplied by the sum over all sets of `missing` cards.
 *   In the mean over all signs only those terms remain in which every card occurs twice or never: once in a hand and
 *   once in the set of `missing` cards, because this set is as large as the hands together. Flipping all signs gives
 *   the same product, so one card keeps its plus: half of all signs are enough, two to the power of the number of the
 *   other cards.
 * - By unions (inclusion and exclusion), when few cards are missing. One hand is set aside. The others count what they
 *   may take within a set of cards, even if they take the same cards; the hand set aside counts what it may take
 *   outside the set. Sets of every size up to what the others lack, with alternating weights, leave the ways in which
 *   the others take exactly that many cards: no card twice.
 */

import { finished } from '../../game/steps.js';
import { listOf } from '../../game/lists.js';

/** A hand that still lacks cards, and the sets of cards it may take. */
export interface HandToFill {
  /** How many cards it lacks: 0 to 4. */
  readonly missing: number;
  /** The sets that make it lower than our hand. */
  readonly lower: readonly number[];
  /** The sets that make it equal to ours. */
  readonly equal: readonly number[];
}

const HAND = 4;

/** The number of ways to choose `taken` of `all` cards: the binomial coefficient. */
export const binomial = (all: number, taken: number): number => {
  let ways = 1;
  for (let at = 0; at < taken; at++) ways = (ways * (all - at)) / (at + 1);
  return ways;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** Adds up `valueAt` for every size of set from 0 to `most` cards. */
const sumOverSizes = (most: number, valueAt: (size: number) => number): number =>
  sum(listOf(most + 1, size => valueAt(size)));

const signOf = (count: number): number => (count % 2 === 0 ? 1 : -1);

/* —— which of the two sums —— */

/** The factor of a card that a hand takes: inside the visited set, and outside it. */
type CardFactor = readonly [inside: number, outside: number];
const INSIDE: CardFactor = [1, 0];
const OUTSIDE: CardFactor = [0, 1];
const SIGNED: CardFactor = [-1, 1];

/** One of the two sums, laid out for given hands. */
interface Plan {
  /** The sets to visit: at most `most` of the `cards` lowest cards. */
  readonly cards: number;
  readonly most: number;
  /** The cost: about 50 million steps take a second. */
  readonly steps: number;
  /** For the hand that lacks the most, which is set aside in the sum by unions. */
  readonly first: CardFactor;
  readonly others: CardFactor;
  /** The weight of the product for sets of this size. */
  readonly weight: (size: number) => number;
  /** How often the sum counts each way. */
  readonly repeats: bigint;
}

/** The sum over all sets of `size` cards of the product of their signs, when `minus` of the cards have the sign minus. */
const sumOfSigns = (cards: number, size: number, minus: number): number =>
  sumOverSizes(size, taken => signOf(taken) * binomial(minus, taken) * binomial(cards - minus, size - taken));

/** What a plan needs of a hand. Hands that may take the same sets are the same object. */
type Lacking = Pick<HandToFill, 'missing'>;

/** The indices of the hands, those that lack the most cards first. */
const mostMissingFirst = (hands: readonly Lacking[]): readonly number[] =>
  [...hands.keys()]
    .filter(at => hands[at]!.missing > 0)
    .sort((one, other) => hands[other]!.missing - hands[one]!.missing);

/** The plan of the cheaper sum. */
function cheapestPlan(cards: number, hands: readonly Lacking[]): Plan {
  const [first, ...others] = mostMissingFirst(hands).map(at => hands[at]!);
  const aside = first?.missing ?? 0;
  const most = sum(others.map(({ missing }) => missing));
  // equal hands are counted once; sets up to a size come in smaller blocks than all sets, and take longer
  const unions = 1.5 * (new Set(others).size + 1) * sumOverSizes(most, size => binomial(cards, size));
  const free = cards - 1;
  const signs = new Set([first, ...others]).size * 2 ** free;
  if (most === 0 || unions < signs) {
    const weight = (size: number): number => signOf(most - size) * binomial(cards - aside - size, most - size);
    return { cards, most, steps: unions, first: OUTSIDE, others: INSIDE, weight, repeats: 1n };
  }
  const weight = (size: number): number => sumOfSigns(cards, aside + most, size);
  return { cards: free, most: free, steps: signs, first: SIGNED, others: SIGNED, weight, repeats: 2n ** BigInt(free) };
}

/** How many steps `countDisjointHands` takes for such hands: about 50 million a second. */
export const stepsToCount = (cards: number, hands: readonly Lacking[]): number => cheapestPlan(cards, hands).steps;

/* —— the value of a hand for a set —— */

// A hand's value for a set of cards is the sum of its parts: one for each set of at most four cards within that set.
// Parts are in the order of these sets as numbers. So those without the highest card come first, in their own order,
// and then those with it, ordered by their other cards.
//
// A part is two numbers of 16 bits: in the upper half all sets of the hand count, in the lower half those with which it
// is lower than ours. Both may be negative: of all 35,960 sets of four of 32 cards, 18,096 at most have the sign minus.
// So that neither half borrows from the other, zero is stored as:
const ZERO = 20_480;
const HALF = 0xffff;
const UPPER = 0x1_0000;
const BOTH = 0x1_0001;

let setCounts: readonly (readonly number[])[] | undefined;
/** The number of sets of at most `most` (0 to 4) of up to 32 cards. */
function setCount(cards: number, most: number): number {
  setCounts ??= listOf(33, all => listOf(HAND + 1, limit => sumOverSizes(limit, size => binomial(all, size))));
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
function* partsOf(
  { lower, equal }: HandToFill,
  [inside, outside]: CardFactor,
  { cards, most }: Plan,
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
  parts[0]! += ZERO * BOTH;
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
/** The sets of this many lowest cards are visited in one step. */
const STRETCH = 9;

/** Called with several sets at once: each hand's values for them, and the weights of their products. */
type SetVisitor = (counts: readonly Int32Array[], weights: Float64Array, length: number) => void;

const sizeOf = (set: number): number => {
  let size = 0;
  for (let left = set; left !== 0; left &= left - 1) size++;
  return size;
};

/** Visits every set of the plan, and some larger ones with weight 0; about a millisecond at a time. */
function* visitSets(
  { cards, most, weight }: Plan,
  hands: readonly Int32Array[],
  visit: SetVisitor,
): Generator<undefined, void> {
  const blockSizes = Uint8Array.from({ length: 1 << BLOCK }, (_, set) => sizeOf(set));
  const blockSets = Uint8Array.from([...blockSizes.keys()].filter(set => blockSizes[set]! <= HAND));
  const singleSizes = Uint8Array.from({ length: cards + 1 }, (_, at) => Math.min(at, 1));
  const weights = listOf(most + BLOCK + 1, size => (size > most ? 0 : weight(size)));
  const [blockWeights, singleWeights] = [blockSizes, singleSizes].map(sizes =>
    listOf(most + 1, size => new Float64Array(sizes).map(more => weights[size + more]!)),
  ) as [Float64Array[], Float64Array[]];
  const counts = hands.map(() => new Int32Array(1 << BLOCK));
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

/* —— the sum —— */

/** Hands with equal values: which values, in which half of the number, and how many hands. */
interface Factor {
  readonly hand: number;
  readonly shift: number;
  readonly power: number;
}

/**
 * The sum of the products. Most have one factor repeatedly, the base: the rest of the product is summed for each value
 * of the base, whose power is applied last. So the numbers stay small; what a number still cannot hold exactly is in
 * `overflow`.
 */
interface Tally {
  readonly base: Factor;
  readonly rest: readonly Factor[];
  readonly sums: Float64Array;
  overflow: bigint;
}

/** Numbers below this are exact, and so are their sums. */
const EXACT_BELOW = 2 ** 52;

/** An empty tally for hands, given by the indices of their counts; `lower` says which must be lower than ours. */
function tallyOf(places: readonly number[], lower: readonly boolean[]): Tally {
  const factors: Factor[] = [];
  places.forEach((hand, turn) => {
    const shift = lower[turn] ? 0 : 16;
    const at = factors.findIndex(factor => factor.hand === hand && factor.shift === shift);
    if (at < 0) factors.push({ hand, shift, power: 1 });
    else factors[at] = { hand, shift, power: factors[at]!.power + 1 };
  });
  const [base, ...rest] = factors.sort((one, other) => other.power - one.power);
  return { base: base!, rest, sums: new Float64Array(HALF + 1), overflow: 0n };
}

/** Multiplies terms by a factor. A product that is no longer exact is too large for the tally too. */
function multiply(
  terms: Float64Array,
  into: Float64Array,
  counts: Int32Array,
  { shift, power }: Factor,
  length: number,
): void {
  for (let at = 0; at < length; at++) {
    const count = ((counts[at]! >>> shift) & HALF) - ZERO;
    let term = terms[at]!;
    for (let times = 0; times < power; times++) term *= count;
    into[at] = term;
  }
}

/** Adds to the overflow one product, and the sum that it would make too large. */
function addOverflow(tally: Tally, counts: readonly Int32Array[], at: number, weight: number): void {
  const { base, rest, sums } = tally;
  const placeOf = ({ hand, shift }: Factor): number => (counts[hand]![at]! >>> shift) & HALF;
  const powerOf = (factor: Factor): bigint => BigInt(placeOf(factor) - ZERO) ** BigInt(factor.power);
  const term = rest.reduce((product, factor) => product * powerOf(factor), BigInt(weight));
  tally.overflow += (term + BigInt(sums[placeOf(base)]!)) * powerOf(base);
  sums[placeOf(base)] = 0;
}

/** Adds terms, each still without its base, to the tally. */
function addUp(
  tally: Tally,
  terms: Float64Array,
  counts: readonly Int32Array[],
  weights: Float64Array,
  length: number,
): void {
  const { base, sums } = tally;
  const { shift } = base;
  const bases = counts[base.hand]!;
  for (let at = 0; at < length; at++) {
    const place = (bases[at]! >>> shift) & HALF;
    const sum = sums[place]! + terms[at]!;
    if (Math.abs(sum) < EXACT_BELOW) sums[place] = sum;
    else addOverflow(tally, counts, at, weights[at]!);
  }
}

function totalOf({ base, sums, overflow }: Tally): bigint {
  let total = overflow;
  for (let place = 0; place < sums.length; place++)
    if (sums[place] !== 0) total += BigInt(sums[place]!) * BigInt(place - ZERO) ** BigInt(base.power);
  return total;
}

/** Whether a complete hand is as low as it must be. */
const isLowEnough = ({ lower, equal }: HandToFill, mustBeLower: boolean): boolean =>
  lower.length > 0 || (!mustBeLower && equal.length > 0);

/**
 * Counts the ways to fill the hands from `cards` cards, no card in two hands: one number for each question. A question
 * says for each hand whether it must be lower than ours (`true`) or may be equal. Hands that may take the same sets
 * should be the same object: they are counted once. A generator: some of the work in each step.
 */
export function* countDisjointHandsSteps(
  cards: number,
  hands: readonly HandToFill[],
  questions: readonly (readonly boolean[])[],
): Generator<undefined, readonly bigint[]> {
  const known = questions.map(lower => hands.every((hand, at) => hand.missing > 0 || isLowEnough(hand, lower[at]!)));
  const order = mostMissingFirst(hands);
  if (order.length === 0) return known.map(BigInt);
  const plan = cheapestPlan(cards, hands);
  const alike: (readonly [HandToFill, CardFactor])[] = [];
  const places = order.map((at, turn) => {
    const [hand, factor] = [hands[at]!, turn === 0 ? plan.first : plan.others];
    const place = alike.findIndex(([other, otherFactor]) => other === hand && otherFactor === factor);
    return place >= 0 ? place : alike.push([hand, factor]) - 1;
  });
  const parts: Int32Array[] = [];
  for (const [hand, factor] of alike) {
    yield;
    parts.push(yield* partsOf(hand, factor, plan));
  }
  const tallies = questions.map(lower =>
    tallyOf(
      places,
      order.map(at => lower[at]!),
    ),
  );
  const products = new Float64Array(1 << BLOCK);
  yield* visitSets(plan, parts, (counts, weights, length) => {
    for (const tally of tallies) {
      let terms = weights;
      for (const factor of tally.rest) {
        multiply(terms, products, counts[factor.hand]!, factor, length);
        terms = products;
      }
      addUp(tally, terms, counts, weights, length);
    }
  });
  return tallies.map((tally, at) => (known[at] ? totalOf(tally) / plan.repeats : 0n));
}

/** The same, synchronously. */
export const countDisjointHands = (
  cards: number,
  hands: readonly HandToFill[],
  questions: readonly (readonly boolean[])[],
): readonly bigint[] => finished(countDisjointHandsSteps(cards, hands, questions));
