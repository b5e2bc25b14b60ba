/**
 * In how many ways several hands can be filled from the same cards, no card in two of them, where each hand may take some
 * sets of cards and no others. A set of cards is a number with a bit a card.
 *
 * The ways are too many to go through, hand by hand. Instead a product, one factor a hand, is added up over sets of cards
 * that are no hands at all, and what the products have too much cancels out. With `lack` for the cards that all hands lack
 * together, there are two such sums:
 *
 * - By signs. Every card is given plus or minus one, a set of cards counts the product of its signs, a hand the sum of the
 *   sets that it may take. The product of all hands is multiplied by the sum of all sets of `lack` cards. In the mean over
 *   all signs only that remains where every card is met twice or never: once in a hand and once in the set of `lack` cards,
 *   for these are as many as the hands have. All signs turned give the same product. So one card keeps its plus: half of all
 *   signs do, two to the power of the other cards.
 * - By unions, where few cards are lacking. One hand is spared. The others count what they may take within a set of cards,
 *   whether or not they take the same ones; the spared hand counts what it may take outside. Sets of all sizes up to what
 *   the others lack, with alternating weights, leave the ways in which these take just as many cards: no card twice.
 */

/** One hand: how many cards it lacks, four at most, and what it may take. */
export interface Hand {
  readonly lack: number;
  /** The sets with which it is lower than ours. */
  readonly lower: readonly number[];
  /** The sets with which it is as high. */
  readonly equal: readonly number[];
}

const HAND = 4;

/** How many ways there are to take so many of so many. */
export const choose = (all: number, taken: number): number => {
  let ways = 1;
  for (let at = 0; at < taken; at++) ways = (ways * (all - at)) / (at + 1);
  return ways;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** The sum for all sizes of sets from none to `most` cards. */
const sumUpTo = (most: number, valueAt: (size: number) => number): number =>
  sum(Array.from({ length: most + 1 }, (_, size) => valueAt(size)));

const signOf = (count: number): number => (count % 2 === 0 ? 1 : -1);

/* —— which sum —— */

/** What a card that a hand takes counts inside of the set that is met, and what outside. */
type Worth = readonly [inside: number, outside: number];
const INSIDE: Worth = [1, 0];
const OUTSIDE: Worth = [0, 1];
const SIGNED: Worth = [-1, 1];

/** A sum over sets of cards. */
interface Plan {
  /** The sets that are met: of so many cards, from the lowest on, so many at most. */
  readonly cards: number;
  readonly most: number;
  /** What it takes: about 50 million steps a second. */
  readonly steps: number;
  readonly first: Worth;
  readonly others: Worth;
  /** By what the product is multiplied at sets of this size. */
  readonly weight: (size: number) => number;
  /** How often each way is in the sum. */
  readonly times: bigint;
}

/** The sum of all sets of `lack` cards, when so many of the cards are minus. */
const signedSets = (cards: number, lack: number, minus: number): number =>
  sumUpTo(lack, size => signOf(size) * choose(minus, size) * choose(cards - minus, lack - size));

/** What a plan asks of a hand. Hands that may take the same are the same object. */
type Lacking = Pick<Hand, 'lack'>;

/** The places of the hands that lack cards, of those with the most first. */
const byLack = (hands: readonly Lacking[]): readonly number[] =>
  [...hands.keys()].filter(at => hands[at]!.lack > 0).sort((one, other) => hands[other]!.lack - hands[one]!.lack);

/** The cheaper sum. */
function planFor(cards: number, hands: readonly Lacking[]): Plan {
  const [first, ...others] = byLack(hands).map(at => hands[at]!);
  const spared = first?.lack ?? 0;
  const most = sum(others.map(({ lack }) => lack));
  // hands that are the same count once; sets up to a size come in smaller lots than all sets, and take longer
  const unions = 1.5 * (new Set(others).size + 1) * sumUpTo(most, size => choose(cards, size));
  const free = cards - 1;
  const signs = new Set([first, ...others]).size * 2 ** free;
  if (most === 0 || unions < signs) {
    const weight = (size: number): number => signOf(most - size) * choose(cards - spared - size, most - size);
    return { cards, most, steps: unions, first: OUTSIDE, others: INSIDE, weight, times: 1n };
  }
  const weight = (size: number): number => signedSets(cards, spared + most, size);
  return { cards: free, most: free, steps: signs, first: SIGNED, others: SIGNED, weight, times: 2n ** BigInt(free) };
}

/** How many steps it takes for such hands: about 50 million a second. */
export const stepsFor = (cards: number, hands: readonly Lacking[]): number => planFor(cards, hands).steps;

/* —— what a hand counts —— */

// What a hand counts for a set of cards is the sum of its parts: one for each set of four cards at most within that set.
// Parts stand in the order of these sets as numbers. So those without the highest card come first, in their own order, and
// then those with it, in the order of what they have besides.
//
// A part is two numbers of 16 bits: in the upper half all sets of the hand count, in the lower half those with which it is
// lower than ours. Both may be negative: of all 35,960 sets of four of 32 cards, 18,096 at most have the sign minus. So that
// neither half borrows from the other, nought is:
const ZERO = 20_480;
const HALF = 0xffff;
const UPPER = 0x1_0000;
const BOTH = 0x1_0001;

let sizes: readonly (readonly number[])[] | undefined;
/** How many sets of at most so many cards there are, four at most, of up to 32 cards. */
function setsOf(cards: number, most: number): number {
  sizes ??= Array.from({ length: 33 }, (_, all) =>
    Array.from({ length: HAND + 1 }, (_, limit) => sumUpTo(limit, size => choose(all, size))),
  );
  return sizes[cards]![most]!;
}

let smaller: readonly Int32Array[] | undefined;
/** Of all sets of at most so many of 32 cards, the places of those that have fewer: of the lower cards first. */
function smallerSets(most: number): Int32Array {
  smaller ??= Array.from({ length: HAND + 1 }, (_, limit) => {
    let counts = [0];
    for (let card = 0; card < 32; card++)
      counts = counts.concat(counts.filter(count => count < limit).map(count => count + 1));
    return Int32Array.from([...counts.keys()].filter(place => counts[place]! < limit));
  });
  return smaller[most]!;
}

/** The parts of a hand. */
function partsOf({ lower, equal }: Hand, [inside, outside]: Worth, { cards, most }: Plan): Int32Array {
  const limit = Math.min(most, HAND);
  const parts = new Int32Array(setsOf(cards, limit));
  // a set of the hand, multiplied out: every card counts as outside, and if it is inside, the difference besides
  const add = (set: number, place: number, more: number, ways: number): void => {
    if (ways === 0) return;
    if (set === 0) {
      parts[place]! += ways;
      return;
    }
    const highest = 31 - Math.clz32(set);
    const rest = set ^ (1 << highest);
    add(rest, place, more, ways * outside);
    if (more > 0 && highest < cards) add(rest, place + setsOf(highest, more), more - 1, ways * (inside - outside));
  };
  for (const set of lower) add(set, 0, limit, BOTH);
  for (const set of equal) add(set, 0, limit, UPPER);
  parts[0]! += ZERO * BOTH;
  return parts;
}

/** The parts for the sets that have the highest card, of `most` cards at most with it. */
function withHighest(parts: Int32Array, into: Int32Array, cards: number, most: number): void {
  const limit = Math.min(most, HAND);
  const without = setsOf(cards - 1, limit);
  const added = setsOf(cards - 1, limit - 1);
  const places = smallerSets(limit);
  if (most > HAND) {
    for (let at = 0; at < without; at++) into[at] = parts[at]!;
    for (let at = 0; at < added; at++) into[places[at]!]! += parts[without + at]!;
  } else {
    // with one card less to follow, the largest parts are met no more
    for (let at = 0; at < added; at++) into[at] = parts[places[at]!]! + parts[without + at]!;
  }
}

/** What is counted for the empty set, and for each card alone. */
function singles(parts: Int32Array, into: Int32Array, cards: number): void {
  const none = parts[0]!;
  into[0] = none;
  for (let at = 1; at <= cards; at++) into[at] = none + parts[at]!;
}

/** What is counted for each set of some cards, in their order as numbers; `sets` are those that have parts. */
function allSets(parts: Int32Array, into: Int32Array, cards: number, sets: Uint8Array): void {
  const count = 1 << cards;
  const filled = setsOf(cards, HAND);
  into.fill(0, 0, count);
  for (let at = 0; at < filled; at++) into[sets[at]!] = parts[at]!;
  // what is without a card is added where the card is: two cards a round, to go through all half as often
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

/** The sets of so many cards are met all at once. */
const BLOCK = 8;

/** Takes some sets at once: what each hand counts for them, and by what their products are multiplied. */
type Visit = (counts: readonly Int32Array[], weights: Float64Array, length: number) => void;

const sizeOf = (set: number): number => {
  let size = 0;
  for (let left = set; left !== 0; left &= left - 1) size++;
  return size;
};

/** Meets every set of the plan; and some larger ones, with the weight 0. */
function meetAll({ cards, most, weight }: Plan, hands: readonly Int32Array[], visit: Visit): void {
  const blockSizes = Uint8Array.from({ length: 1 << BLOCK }, (_, set) => sizeOf(set));
  const blockSets = Uint8Array.from([...blockSizes.keys()].filter(set => blockSizes[set]! <= HAND));
  const singleSizes = Uint8Array.from({ length: cards + 1 }, (_, at) => Math.min(at, 1));
  const weights = Array.from({ length: most + BLOCK + 1 }, (_, size) => (size > most ? 0 : weight(size)));
  const [blockWeights, singleWeights] = [blockSizes, singleSizes].map(sizes =>
    Array.from({ length: most + 1 }, (_, size) => new Float64Array(sizes).map(more => weights[size + more]!)),
  ) as [Float64Array[], Float64Array[]];
  const counts = hands.map(() => new Int32Array(1 << BLOCK));
  const levels = Array.from({ length: cards }, (_, below) =>
    hands.map(() => new Int32Array(setsOf(below, Math.min(most, HAND)))),
  );
  // the sets of the `below` lowest cards, with `size` of the higher ones
  const meet = (parts: readonly Int32Array[], below: number, size: number): void => {
    const left = most - size;
    if (left < 2 || below === 0) {
      for (let hand = 0; hand < parts.length; hand++) singles(parts[hand]!, counts[hand]!, left * below);
      visit(counts, singleWeights[size]!, left * below + 1);
    } else if (left >= HAND && below <= BLOCK) {
      for (let hand = 0; hand < parts.length; hand++) allSets(parts[hand]!, counts[hand]!, below, blockSets);
      visit(counts, blockWeights[size]!, 1 << below);
    } else {
      const next = levels[below - 1]!;
      meet(parts, below - 1, size);
      for (let hand = 0; hand < parts.length; hand++) withHighest(parts[hand]!, next[hand]!, below, left);
      meet(next, below - 1, size + 1);
    }
  };
  meet(hands, cards, 0);
}

/* —— the sum —— */

/** Hands that count alike: which count, in which half, and how many hands. */
interface Factor {
  readonly hand: number;
  readonly shift: number;
  readonly power: number;
}

/**
 * The sum of the products. Most have one factor often, the base: the rest of the product is added up for each value of the
 * base, whose power comes last. So the numbers stay small; what a number cannot hold all the same is in `beyond`.
 */
interface Tally {
  readonly base: Factor;
  readonly rest: readonly Factor[];
  readonly sums: Float64Array;
  beyond: bigint;
}

/** A number that is below this, and one that is added to it, are exact. */
const EXACT = 2 ** 52;

/** A tally for hands by the places of their counts, of which some must be lower than ours. */
function tallyOf(places: readonly number[], lower: readonly boolean[]): Tally {
  const factors: Factor[] = [];
  places.forEach((hand, turn) => {
    const shift = lower[turn] ? 0 : 16;
    const at = factors.findIndex(factor => factor.hand === hand && factor.shift === shift);
    if (at < 0) factors.push({ hand, shift, power: 1 });
    else factors[at] = { hand, shift, power: factors[at]!.power + 1 };
  });
  const [base, ...rest] = factors.sort((one, other) => other.power - one.power);
  return { base: base!, rest, sums: new Float64Array(HALF + 1), beyond: 0n };
}

/** Multiplies by a factor; what is not exact any more is too large for the tally, too. */
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

/** Adds one product to what is beyond numbers, and the sum that it would have made too large. */
function addBeyond(tally: Tally, counts: readonly Int32Array[], at: number, weight: number): void {
  const { base, rest, sums } = tally;
  const placeOf = ({ hand, shift }: Factor): number => (counts[hand]![at]! >>> shift) & HALF;
  const powerOf = (factor: Factor): bigint => BigInt(placeOf(factor) - ZERO) ** BigInt(factor.power);
  const term = rest.reduce((product, factor) => product * powerOf(factor), BigInt(weight));
  tally.beyond += (term + BigInt(sums[placeOf(base)]!)) * powerOf(base);
  sums[placeOf(base)] = 0;
}

/** Adds up terms, each without its base. */
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
    if (Math.abs(sum) < EXACT) sums[place] = sum;
    else addBeyond(tally, counts, at, weights[at]!);
  }
}

function totalOf({ base, sums, beyond }: Tally): bigint {
  let total = beyond;
  for (let place = 0; place < sums.length; place++)
    if (sums[place] !== 0) total += BigInt(sums[place]!) * BigInt(place - ZERO) ** BigInt(base.power);
  return total;
}

/** Whether a hand that lacks nothing is as it must be. */
const holds = ({ lower, equal }: Hand, mustBeLower: boolean): boolean =>
  lower.length > 0 || (!mustBeLower && equal.length > 0);

/**
 * In how many ways the hands can be filled, no card in two of them, once for each question: it says of each hand whether it
 * must be lower than ours, or may be as high. Hands that may take the same should be the same object: then they count once.
 */
export function waysApart(
  cards: number,
  hands: readonly Hand[],
  questions: readonly (readonly boolean[])[],
): readonly bigint[] {
  const known = questions.map(lower => hands.every((hand, at) => hand.lack > 0 || holds(hand, lower[at]!)));
  const order = byLack(hands);
  if (order.length === 0) return known.map(BigInt);
  const plan = planFor(cards, hands);
  const alike: (readonly [Hand, Worth])[] = [];
  const places = order.map((at, turn) => {
    const [hand, worth] = [hands[at]!, turn === 0 ? plan.first : plan.others];
    const place = alike.findIndex(([other, otherWorth]) => other === hand && otherWorth === worth);
    return place >= 0 ? place : alike.push([hand, worth]) - 1;
  });
  const parts = alike.map(([hand, worth]) => partsOf(hand, worth, plan));
  const tallies = questions.map(lower =>
    tallyOf(
      places,
      order.map(at => lower[at]!),
    ),
  );
  const products = new Float64Array(1 << BLOCK);
  meetAll(plan, parts, (counts, weights, length) => {
    for (const tally of tallies) {
      let terms = weights;
      for (const factor of tally.rest) {
        multiply(terms, products, counts[factor.hand]!, factor, length);
        terms = products;
      }
      addUp(tally, terms, counts, weights, length);
    }
  });
  return tallies.map((tally, at) => (known[at] ? totalOf(tally) / plan.times : 0n));
}
