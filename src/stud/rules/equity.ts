/**
 * The equity of each hand of stud. Cards to come, and those face down, may be any that nobody has seen, or are weighted
 * if something is known about them; folded upcards are dead. If that makes no more than two million deals, all of them
 * are counted; otherwise a given number is sampled, with a standard error beside each figure.
 */
import { HIDDEN, type Card } from '../../cards/card.js';
import { secureRandom, type Random } from '../../cards/random.js';
import type { Seat } from '../../game/contract.js';
import { finished } from '../../game/steps.js';
import { seatsIn } from '../../stakes/seats.js';
import { RANK_WEIGHT, sevenCards, SUIT_WEIGHT, type SevenCards } from './evaluator.js';
import { OddsError, SEVEN, spotOf, type Choices, type Hand, type KnownTable, type Spot, type Weights } from './spot.js';
import { SideTallies, Tally, type HandEquity } from './tally.js';
import type { View } from './table.js';

/** What else is known of the table, and the pots. */
export interface AskedTable extends KnownTable {
  /** Side pots: the indices of the hands that can win each. */
  readonly pots?: readonly (readonly number[])[];
}

/** How a figure is found. */
export interface Effort {
  /** How many deals are sampled if there are too many to count: 20,000 by default. */
  readonly trials?: number;
  /** The most deals that are all counted: two million by default, a tenth of a second. */
  readonly most?: number;
  /** The random numbers for sampling; the platform's own by default. */
  readonly random?: Random;
}

/** The equities of the hands, in order. */
export interface Equity {
  /** Whether all deals were counted. */
  readonly exact: boolean;
  /** How many were counted, or sampled. */
  readonly deals: number;
  /** For a pot that all of them can win. */
  readonly hands: readonly HandEquity[];
  /** For each side pot given, in the order of its hands. */
  readonly pots: readonly (readonly HandEquity[])[];
}

const MOST_DEALS = 2_000_000;
const TRIALS = 20_000;
/** Scales a 32-bit word to a fraction of 1. */
const PART = 2 ** -32;
/** The number of deals after which a page may do something else. */
const SLICE = 500;
/** The number of deals counted in one step, half a millisecond. */
const STRETCH = 10_000;
/** The most tries to draw face-down cards without conflict before reporting that hardly any fit. */
const MISSES = 1_000_000;

/** Takes the strengths of a deal. */
interface Tallies {
  readonly whole: Tally;
  readonly sides: SideTallies | undefined;
}

function settle({ whole, sides }: Tallies, weight: number): void {
  whole.settle(weight);
  sides?.settle(whole, weight);
}

/** Reads which hands can win each pot. */
function sidesOf({ pots = [] }: AskedTable, hands: number, orders: Spot['orders']): SideTallies | undefined {
  const isPot = (pot: unknown): boolean =>
    Array.isArray(pot) &&
    pot.length > 0 &&
    new Set(pot).size === pot.length &&
    pot.every(hand => Number.isSafeInteger(hand) && hand >= 0 && hand < hands);
  if (!Array.isArray(pots) || !pots.every(isPot))
    throw new OddsError(`pots must be lists of indices of hands, each once, 0 to ${hands - 1}.`);
  return pots.length > 0 ? new SideTallies(pots, orders) : undefined;
}

function* countAll(spot: Spot, tallies: Tallies): Generator<undefined, void> {
  const { cards, known, ranks, suits, unseen, orders, stages } = spot;
  const { whole } = tallies;
  const [first, second] = orders.map(sevenCards) as [SevenCards, SevenCards?];
  const taken = new Uint8Array(52);
  // the cards of each hand so far, and their sums
  const count = Uint8Array.from(known);
  const rank = Int32Array.from(ranks);
  const suit = Int32Array.from(suits);

  /** Gives a hand one of its choices. @returns whether it was possible: another hand may have one of the cards. */
  const lay = ({ hand, size, cards: all }: Choices, choice: number): boolean => {
    const from = choice * size;
    for (let at = from; at < from + size; at++) if (taken[all[at]!]) return false;
    count[hand] = known[hand]! + size;
    rank[hand] = ranks[hand]!;
    suit[hand] = suits[hand]!;
    for (let at = 0; at < size; at++) {
      const card = all[from + at]!;
      taken[card] = 1;
      cards[hand]![known[hand]! + at] = card;
      rank[hand] += RANK_WEIGHT[card]!;
      suit[hand] += SUIT_WEIGHT[card]!;
    }
    return true;
  };
  const lift = ({ size, cards: all }: Choices, choice: number): void => {
    for (let at = choice * size; at < (choice + 1) * size; at++) taken[all[at]!] = 0;
  };
  const rate = (hand: number, sum: number, counter: number): void => {
    whole.first[hand] = first(sum, counter, cards[hand]!);
    if (second) whole.second[hand] = second(sum, counter, cards[hand]!);
  };

  const deal = (stage: number, weight: number): void => {
    if (stage === stages.length) {
      settle(tallies, weight);
      return;
    }
    const { hand, choices } = stages[stage]!;
    if (!choices) {
      fill(stage, hand, 0, count[hand]!, rank[hand]!, suit[hand]!, weight);
      return;
    }
    for (let choice = 0; choice < choices.weights.length; choice++) {
      if (!lay(choices, choice)) continue;
      deal(stage + 1, weight * choices.weights[choice]!);
      lift(choices, choice);
    }
  };
  const fill = (
    stage: number,
    hand: number,
    from: number,
    at: number,
    sum: number,
    counter: number,
    weight: number,
  ): void => {
    if (at === SEVEN) {
      rate(hand, sum, counter);
      deal(stage + 1, weight);
      return;
    }
    for (let next = from; next < unseen.length; next++) {
      const card = unseen[next]!;
      if (taken[card]) continue;
      taken[card] = 1;
      cards[hand]![at] = card;
      fill(stage, hand, next + 1, at + 1, sum + RANK_WEIGHT[card]!, counter + SUIT_WEIGHT[card]!, weight);
      taken[card] = 0;
    }
  };

  // the same with rests, as long as more remains than one step deals
  let last = 0;
  function* dealSlowly(stage: number, weight: number): Generator<undefined, void> {
    if ((stages[stage]?.ways ?? 1) <= STRETCH) {
      deal(stage, weight);
      if (whole.deals - last < SLICE) return;
      last = whole.deals;
      yield;
      return;
    }
    const { hand, choices } = stages[stage]!;
    if (!choices) {
      yield* fillSlowly(stage, hand, 0, count[hand]!, rank[hand]!, suit[hand]!, weight);
      return;
    }
    for (let choice = 0; choice < choices.weights.length; choice++) {
      if (!lay(choices, choice)) continue;
      yield* dealSlowly(stage + 1, weight * choices.weights[choice]!);
      lift(choices, choice);
    }
  }
  function* fillSlowly(
    stage: number,
    hand: number,
    from: number,
    at: number,
    sum: number,
    counter: number,
    weight: number,
  ): Generator<undefined, void> {
    if (at === SEVEN) {
      rate(hand, sum, counter);
      yield* dealSlowly(stage + 1, weight);
      return;
    }
    for (let next = from; next < unseen.length; next++) {
      const card = unseen[next]!;
      if (taken[card]) continue;
      taken[card] = 1;
      cards[hand]![at] = card;
      yield* fillSlowly(stage, hand, next + 1, at + 1, sum + RANK_WEIGHT[card]!, counter + SUIT_WEIGHT[card]!, weight);
      taken[card] = 0;
    }
  }
  yield* dealSlowly(0, 1);
  if (whole.deals === 0) throw noDeal();
}

const noDeal = (): OddsError =>
  new OddsError('The weights of the hands are incompatible: hardly any deal satisfies all of them.');

const runningSums = ({ weights }: Choices): Float64Array => {
  let sum = 0;
  return weights.map(weight => (sum += weight));
};

/** The first index whose sum is above a number. */
function placeAbove(sums: Float64Array, above: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle]! > above) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Samples a number of deals: a plain function, since V8 runs a loop in a generator three times as slowly. Weighted
 * face-down cards are drawn by their weights, all again if two hands would share one: so every deal is as frequent as
 * its weight.
 */
function drawing({ cards, known, ranks, suits, unseen, orders, ranges }: Spot, tallies: Tallies, random: Random) {
  const [first, second] = orders.map(sevenCards) as [SevenCards, SevenCards?];
  const { first: worths, second: lows } = tallies.whole;
  const count = Uint8Array.from(known);
  const rank = Int32Array.from(ranks);
  const suit = Int32Array.from(suits);
  const sums = ranges.map(runningSums);
  // as in `fast-random.ts`, inlined and without a division, which would take most of the time: 25 bits choose a card
  let word = random.below(0xffffffff) + 1;

  /**
   * Draws the face-down cards of a range to the front of the unseen ones. @returns how many there are, 0 if one was
   * taken.
   */
  const drawRange = (range: number, used: number): number => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    const { hand, size, cards: all } = ranges[range]!;
    const choice = placeAbove(sums[range]!, (word >>> 0) * PART * sums[range]!.at(-1)!);
    count[hand] = known[hand]!;
    rank[hand] = ranks[hand]!;
    suit[hand] = suits[hand]!;
    for (let at = choice * size; at < (choice + 1) * size; at++) {
      const card = all[at]!;
      const place = unseen.indexOf(card, used);
      if (place < 0) return 0;
      unseen[place] = unseen[used]!;
      unseen[used++] = card;
      cards[hand]![count[hand]++] = card;
      rank[hand] += RANK_WEIGHT[card]!;
      suit[hand] += SUIT_WEIGHT[card]!;
    }
    return used;
  };
  const drawRanges = (): number => {
    for (let miss = 0; miss < MISSES; miss++) {
      let used = 0;
      let range = 0;
      for (; range < ranges.length; range++) {
        used = drawRange(range, used);
        if (used === 0) break;
      }
      if (range === ranges.length) return used;
    }
    throw noDeal();
  };

  return (deals: number): void => {
    for (let left = deals; left > 0; left--) {
      let used = ranges.length > 0 ? drawRanges() : 0;
      for (let hand = 0; hand < cards.length; hand++) {
        const own = cards[hand]!;
        let sum = rank[hand]!;
        let counter = suit[hand]!;
        for (let at = count[hand]!; at < SEVEN; at++) {
          word ^= word << 13;
          word ^= word >>> 17;
          word ^= word << 5;
          const drawn = used + (Math.imul(word >>> 7, unseen.length - used) >>> 25);
          const card = unseen[drawn]!;
          unseen[drawn] = unseen[used]!;
          unseen[used++] = card;
          own[at] = card;
          sum += RANK_WEIGHT[card]!;
          counter += SUIT_WEIGHT[card]!;
        }
        worths[hand] = first(sum, counter, own);
        if (second) lows[hand] = second(sum, counter, own);
      }
      settle(tallies, 1);
    }
  };
}

const equityOf = ({ whole, sides }: Tallies, exact: boolean): Equity => ({
  exact,
  deals: whole.deals,
  hands: whole.hands(exact),
  pots: sides?.hands(exact) ?? [],
});

/** Samples deals, and yields the results so far after each slice. */
function* drawSome(spot: Spot, tallies: Tallies, trials: number, random: Random): Generator<Equity, void> {
  const draw = drawing(spot, tallies, random);
  for (let left = trials; left > 0; left -= SLICE) {
    draw(Math.min(SLICE, left));
    if (left > SLICE) yield equityOf(tallies, false);
  }
}

/**
 * The same as {@link equity}, some hundred deals at a time: a page computes a slice and moves on. Each step yields the
 * figures so far if deals are sampled, for bars that settle, and nothing if all are counted. A caller who has seen
 * enough stops calling it.
 */
export function* equitySteps(
  hands: readonly Hand[],
  table: AskedTable = {},
  { trials = TRIALS, most = MOST_DEALS, random = secureRandom() }: Effort = {},
): Generator<Equity | undefined, Equity, void> {
  if (!Number.isSafeInteger(trials) || trials < 1)
    throw new OddsError(`trials must be a whole number from 1, not ${String(trials)}.`);
  const spot = spotOf(hands, table);
  const tallies = {
    whole: new Tally(hands.length, spot.orders),
    sides: sidesOf(table, hands.length, spot.orders),
  };
  const exact = spot.stages[0]!.ways <= most;
  yield* exact ? countAll(spot, tallies) : drawSome(spot, tallies, trials, random);
  return equityOf(tallies, exact);
}

/**
 * The equity of each of some hands, if nobody folds any more.
 * @param hands the cards of each, `??` for one that is face down; what is missing to seven has yet to come. With
 * weights for the face-down cards, each deal counts by the product of their weights.
 * @throws {CardError} for a value that is not a card, a duplicate, or more than seven in a hand.
 * @throws {OddsError} for fewer than two hands, more than there are cards for, weights that are invalid or leave no
 * deal, and unknown options.
 */
export const equity = (hands: readonly Hand[], table: AskedTable = {}, effort: Effort = {}): Equity =>
  finished(equitySteps(hands, table, effort));

/** A table as a question: the live seats, their hands in the same order, and what else is known. */
export interface Asked {
  readonly seats: readonly Seat[];
  readonly hands: readonly Hand[];
  readonly table: KnownTable;
}

/**
 * The question of a seat, from its view: who may still win, what is dead, what is common.
 * @param weightsOf the weights for the face-down cards of a seat, if any.
 */
export function fromView(
  { options, cards, live, dealtIn, showdown }: View,
  weightsOf: (seat: Seat) => Weights | undefined = () => undefined,
): Asked {
  const able = live & ~showdown.mucked;
  const seats = seatsIn(able);
  const folded = seatsIn(dealtIn & ~able & ~cards.mixedIn);
  const ownOf = (seat: Seat): readonly Card[] => [...cards.down[seat]!, ...cards.up[seat]!];
  const { variant, lowRank, wheel } = options;
  return {
    seats,
    hands: seats.map(seat => {
      const own = ownOf(seat);
      const weights = own.includes(HIDDEN) ? weightsOf(seat) : undefined;
      return weights ? { cards: own, weights } : own;
    }),
    table: {
      dead: folded.flatMap(ownOf).filter(card => card !== HIDDEN),
      common: cards.common,
      variant,
      lowRank,
      wheel,
    },
  };
}
