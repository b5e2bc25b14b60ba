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

import { binomial } from '../../cards/binomial.js';
import { listOf } from '../../game/lists.js';
import {
  HALF_MASK,
  MOST_AT_ONCE,
  partsOf,
  setsUpTo,
  visitSets,
  ZERO_STORED,
  type CardFactor,
  type SetsToTake,
  type SetsToVisit,
} from './counts-by-set.js';

/** A hand that still lacks cards, and the sets of cards it may take. */
export interface HandToFill extends SetsToTake {
  /** How many cards it lacks: 0 to 4. */
  readonly missing: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

const signOf = (count: number): number => (count % 2 === 0 ? 1 : -1);

/* —— which of the two sums —— */

const INSIDE: CardFactor = [1, 0];
const OUTSIDE: CardFactor = [0, 1];
const SIGNED: CardFactor = [-1, 1];

/** One of the two sums, laid out for given hands. */
interface Plan extends SetsToVisit {
  /** The cost: about 50 million steps take a second. */
  readonly steps: number;
  /** For the hand that lacks the most, which is set aside in the sum by unions. */
  readonly first: CardFactor;
  readonly others: CardFactor;
  /** How often the sum counts each way. */
  readonly repeats: bigint;
}

/** The sum over all sets of `size` cards of the product of their signs, when `minus` of the cards have the sign minus. */
const sumOfSigns = (cards: number, size: number, minus: number): number =>
  sum(listOf(size + 1, taken => signOf(taken) * binomial(minus, taken) * binomial(cards - minus, size - taken)));

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
  const unions = 1.5 * (new Set(others).size + 1) * setsUpTo(cards, most);
  const free = cards - 1;
  const signs = new Set([first, ...others]).size * 2 ** free;
  if (most === 0 || unions < signs) {
    const weight = (size: number): number => signOf(most - size) * binomial(cards - aside - size, most - size);
    return { cards, most, steps: unions, first: OUTSIDE, others: INSIDE, weight, repeats: 1n };
  }
  const weight = (size: number): number => sumOfSigns(cards, aside + most, size);
  return { cards: free, most: free, steps: signs, first: SIGNED, others: SIGNED, weight, repeats: 2n ** BigInt(free) };
}

/** How many steps {@link countDisjointHands} takes for such hands: about 50 million a second. */
export const stepsToCount = (cards: number, hands: readonly Lacking[]): number => cheapestPlan(cards, hands).steps;

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
  return { base: base!, rest, sums: new Float64Array(HALF_MASK + 1), overflow: 0n };
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
    const count = ((counts[at]! >>> shift) & HALF_MASK) - ZERO_STORED;
    let term = terms[at]!;
    for (let times = 0; times < power; times++) term *= count;
    into[at] = term;
  }
}

/** Adds to the overflow one product, and the sum that it would make too large. */
function addOverflow(tally: Tally, counts: readonly Int32Array[], at: number, weight: number): void {
  const { base, rest, sums } = tally;
  const placeOf = ({ hand, shift }: Factor): number => (counts[hand]![at]! >>> shift) & HALF_MASK;
  const powerOf = (factor: Factor): bigint => BigInt(placeOf(factor) - ZERO_STORED) ** BigInt(factor.power);
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
    const place = (bases[at]! >>> shift) & HALF_MASK;
    const sum = sums[place]! + terms[at]!;
    if (Math.abs(sum) < EXACT_BELOW) sums[place] = sum;
    else addOverflow(tally, counts, at, weights[at]!);
  }
}

function totalOf({ base, sums, overflow }: Tally): bigint {
  let total = overflow;
  for (let place = 0; place < sums.length; place++)
    if (sums[place] !== 0) total += BigInt(sums[place]!) * BigInt(place - ZERO_STORED) ** BigInt(base.power);
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
export function* countDisjointHands(
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
  const products = new Float64Array(MOST_AT_ONCE);
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
