/**
 * What each hand of stud may expect of the pot: its equity. Cards that are to come, and those that lie covered, may be any
 * that nobody has seen; folded up-cards are dead. Where that makes no more than two million deals all of them are counted,
 * else as many are drawn as are asked for, and what chance leaves open stands beside each figure.
 */
import { CardError, cardNumber, CARDS, HIDDEN, readCard, type Card } from '../../cards/card.js';
import { secureRandom, type Random } from '../../cards/random.js';
import type { Seat } from '../../game/contract.js';
import { seatsIn } from '../../stakes/seats.js';
import { NO_SUITS, RANK_WEIGHT, sevenCards, SUIT_WEIGHT, type SevenCards } from './evaluator.js';
import type { HandOrder } from './hand.js';
import type { Options } from './options.js';
import { lowOrder } from './showdown.js';
import type { View } from './table.js';

/** Thrown where a question makes no sense. */
export class OddsError extends Error {
  override readonly name = 'OddsError';
}

/** What else is known of the table. */
export interface KnownTable {
  /** Cards that nobody can get any more: folded up-cards, and one's own if one has folded. */
  readonly dead?: readonly Card[];
  /** A common card on seventh street, which counts for all (S14). */
  readonly common?: readonly Card[];
  /** Which hand wins: the highest unless said, the lowest (razz), or each half of the pot. */
  readonly variant?: Options['variant'];
  /** High-low: which low hands count (S21); `normal` unless said, as at the table. */
  readonly lowRank?: Options['lowRank'];
  /** High-low with the normal order: whether A-2-3-4-5 is a straight (S21). */
  readonly wheel?: Options['wheel'];
}

/** How a figure is found. */
export interface Effort {
  /** How many deals are drawn where there are too many to count: 20,000 unless said. */
  readonly trials?: number;
  /** The most deals that are all counted: two million unless said, a tenth of a second. */
  readonly most?: number;
  /** The chances of the draw; the platform's own unless said. */
  readonly random?: Random;
}

/** What one hand may expect. Parts of one. */
export interface HandEquity {
  /** Its part of the pot: `high + low`. */
  readonly share: number;
  /** What of the pot it gets as the high hand. */
  readonly high: number;
  /** What of the pot it gets as the low hand. */
  readonly low: number;
  /** The chance to take all of it alone. */
  readonly scoop: number;
  /** The chance to divide the pot, or a half of it, with a hand as good. */
  readonly tie: number;
  /** The standard error of the share: 0 where all deals were counted. In 95 of 100 questions the truth lies within two of it. */
  readonly error: number;
}

/** What the hands may expect, in their order. */
export interface Equity {
  /** Whether all deals were counted. */
  readonly exact: boolean;
  /** How many were counted, or drawn. */
  readonly deals: number;
  readonly hands: readonly HandEquity[];
}

const SEVEN = 7;
const MOST_DEALS = 2_000_000;
const TRIALS = 20_000;
/** What makes a 32-bit word a part of one. */
const PART = 2 ** -32;
/** After so many deals a page may go its way. */
const SLICE = 500;

/** A question, read: what each hand has, what it lacks, and what may come. */
interface Spot {
  /** The cards of each hand by their numbers, seven places, the known ones in front. */
  readonly cards: readonly Uint8Array[];
  readonly known: readonly number[];
  readonly ranks: readonly number[];
  readonly suits: readonly number[];
  readonly unseen: Uint8Array;
  readonly orders: readonly HandOrder[];
}

const isRecord = (given: unknown): given is object =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

function listOf(given: unknown, what: string): readonly Card[] {
  if (!Array.isArray(given)) throw new OddsError(`${what} must be a list of cards, not ${String(given)}.`);
  return given as readonly Card[];
}

const VARIANTS: readonly unknown[] = ['high', 'razz', 'high-low'];
const LOWS: readonly unknown[] = ['normal', 'aceToFive', 'eightOrBetter'];
const WHEELS: readonly unknown[] = ['notStraight', 'straight'];

function ordersOf({ variant = 'high', lowRank = 'normal', wheel = 'notStraight' }: KnownTable): readonly HandOrder[] {
  const demand = (given: unknown, what: string, allowed: readonly unknown[]): void => {
    if (!allowed.includes(given)) throw new OddsError(`${what} must be ${allowed.join(', ')}, not ${String(given)}.`);
  };
  demand(variant, 'variant', VARIANTS);
  demand(lowRank, 'lowRank', LOWS);
  demand(wheel, 'wheel', WHEELS);
  const low = lowOrder({ variant, lowRank, wheel } as Options);
  return variant === 'high-low' ? ['high', low!] : [low ?? 'high'];
}

/** Reads a question from outside. */
function spotOf(hands: readonly (readonly Card[])[], table: KnownTable): Spot {
  if (!Array.isArray(hands) || hands.length < 2) throw new OddsError('Equity is asked of two hands or more.');
  if (!isRecord(table)) throw new OddsError(`What is known must be an object, not ${String(table)}.`);
  const common = listOf(table.common ?? [], 'common').map(readCard);
  const dead = listOf(table.dead ?? [], 'dead').map(readCard);
  const known = hands.map((hand, at) => {
    const own = listOf(hand, `hands[${at}]`);
    if (own.length + common.length > SEVEN)
      throw new CardError(`A hand has ${SEVEN} cards with the common ones, not ${own.length + common.length}.`);
    return own.filter(card => card !== HIDDEN).map(readCard);
  });
  const seen = new Set<Card>();
  for (const card of [...common, ...dead, ...known.flat()]) {
    if (seen.has(card)) throw new CardError(`${card} is named twice.`);
    seen.add(card);
  }
  const numbers = known.map(hand => [...hand, ...common].map(cardNumber));
  const unseen = Uint8Array.from(CARDS.filter(card => !seen.has(card)).map(cardNumber));
  if (numbers.reduce((sum, hand) => sum + SEVEN - hand.length, 0) > unseen.length)
    throw new OddsError(`For ${hands.length} hands of seven cards there are not enough left.`);
  return {
    cards: numbers.map(hand => Uint8Array.from({ length: SEVEN }, (_, at) => hand[at] ?? 0)),
    known: numbers.map(hand => hand.length),
    ranks: numbers.map(hand => hand.reduce((sum, card) => sum + RANK_WEIGHT[card]!, 0)),
    suits: numbers.map(hand => hand.reduce((sum, card) => sum + SUIT_WEIGHT[card]!, NO_SUITS)),
    unseen,
    orders: ordersOf(table),
  };
}

/** How many ways there are to deal what the hands lack. */
function dealsOf({ known, unseen }: Spot): number {
  let deals = 1;
  let left = unseen.length;
  for (const count of known) for (let card = 1; card <= SEVEN - count; card++) deals = (deals * left--) / card;
  return Math.round(deals);
}

/** Counts what the hands win, deal by deal. */
class Tally {
  deals = 0;
  /** The strength of each hand in this deal: as a high one, or in the only order; and as a low one. */
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly #isSplit: boolean;
  readonly #high: Float64Array;
  readonly #low: Float64Array;
  readonly #squares: Float64Array;
  readonly #scoops: Float64Array;
  readonly #ties: Float64Array;
  readonly #isLow: boolean;

  constructor(hands: number, orders: readonly HandOrder[]) {
    const zeros = (): Float64Array => new Float64Array(hands);
    this.first = new Int32Array(hands);
    this.second = new Int32Array(hands);
    this.#isSplit = orders.length > 1;
    this.#isLow = orders[0] !== 'high';
    [this.#high, this.#low, this.#squares, this.#scoops, this.#ties] = [zeros(), zeros(), zeros(), zeros(), zeros()];
  }

  /** Divides the pot of the deal whose strengths lie there. */
  settle(): void {
    const { first, second } = this;
    const hands = first.length;
    this.deals++;
    let most = 0;
    let many = 0;
    for (let hand = 0; hand < hands; hand++) {
      const worth = first[hand]!;
      if (worth > most) {
        most = worth;
        many = 1;
      } else if (worth === most) many++;
    }
    let lowest = 0;
    let lows = 0;
    if (this.#isSplit)
      for (let hand = 0; hand < hands; hand++) {
        const worth = second[hand]!;
        if (worth > lowest) {
          lowest = worth;
          lows = 1;
        } else if (worth === lowest) lows++;
      }
    const half = lowest > 0 ? 0.5 : 1;
    for (let hand = 0; hand < hands; hand++) {
      const high = first[hand] === most ? half / many : 0;
      const low = lowest > 0 && second[hand] === lowest ? half / lows : 0;
      if (high + low === 0) continue;
      const share = high + low;
      this.#high[hand]! += high;
      this.#low[hand]! += low;
      this.#squares[hand]! += share * share;
      if (share === 1) this.#scoops[hand]!++;
      if ((high > 0 && many > 1) || (low > 0 && lows > 1)) this.#ties[hand]!++;
    }
  }

  /** What has come of it so far. */
  equity(exact: boolean): Equity {
    const { deals } = this;
    return {
      exact,
      deals,
      hands: Array.from(this.#high, (sum, hand) => {
        const [one, other] = [sum / deals, this.#low[hand]! / deals];
        const share = one + other;
        const variance = Math.max(0, this.#squares[hand]! / deals - share ** 2);
        return {
          share,
          high: this.#isLow ? 0 : one,
          low: this.#isLow ? one : other,
          scoop: this.#scoops[hand]! / deals,
          tie: this.#ties[hand]! / deals,
          error: exact ? 0 : Math.sqrt(variance / deals),
        };
      }),
    };
  }
}

/** Deals every way there is. */
function* countAll(spot: Spot, tally: Tally): Generator<undefined, void> {
  const { cards, known, ranks, suits, unseen, orders } = spot;
  const [first, second] = orders.map(sevenCards) as [SevenCards, SevenCards?];
  const taken = new Uint8Array(unseen.length);
  // the hand that lacks most goes first, in slices; the others are dealt to the end within one
  const order = [...known.keys()].sort((a, b) => known[a]! - known[b]!);
  const done = (place: number, sum: number, counter: number): void => {
    const hand = order[place]!;
    tally.first[hand] = first(sum, counter, cards[hand]!);
    if (second) tally.second[hand] = second(sum, counter, cards[hand]!);
    const next = order[place + 1];
    if (next === undefined) tally.settle();
    else fill(place + 1, 0, known[next]!, ranks[next]!, suits[next]!);
  };
  const fill = (place: number, from: number, at: number, sum: number, counter: number): void => {
    if (at === SEVEN) {
      done(place, sum, counter);
      return;
    }
    const hand = cards[order[place]!]!;
    for (let next = from; next < unseen.length; next++) {
      if (taken[next]) continue;
      const card = unseen[next]!;
      taken[next] = 1;
      hand[at] = card;
      fill(place, next + 1, at + 1, sum + RANK_WEIGHT[card]!, counter + SUIT_WEIGHT[card]!);
      taken[next] = 0;
    }
  };
  const most = order[0]!;
  let last = 0;
  // the same as `fill` for the first hand, with rests
  function* fillFirst(from: number, at: number, sum: number, counter: number): Generator<undefined, void> {
    if (at === SEVEN) {
      done(0, sum, counter);
      if (tally.deals - last < SLICE) return;
      last = tally.deals;
      yield;
      return;
    }
    for (let next = from; next < unseen.length; next++) {
      const card = unseen[next]!;
      taken[next] = 1;
      cards[most]![at] = card;
      yield* fillFirst(next + 1, at + 1, sum + RANK_WEIGHT[card]!, counter + SUIT_WEIGHT[card]!);
      taken[next] = 0;
    }
  }
  yield* fillFirst(0, known[most]!, ranks[most]!, suits[most]!);
}

/** What draws so many deals: a plain function, since V8 runs a loop in a generator three times as slowly. */
function drawing({ cards, known, ranks, suits, unseen, orders }: Spot, tally: Tally, random: Random) {
  const [first, second] = orders.map(sevenCards) as [SevenCards, SevenCards?];
  const { first: worths, second: lows } = tally;
  // as in `fast-random.ts`, written out and without a division, which would take most of the time
  let word = random.below(0xffffffff) + 1;
  return (deals: number): void => {
    for (let left = deals; left > 0; left--) {
      let used = 0;
      for (let hand = 0; hand < cards.length; hand++) {
        const own = cards[hand]!;
        let sum = ranks[hand]!;
        let counter = suits[hand]!;
        for (let at = known[hand]!; at < SEVEN; at++) {
          word ^= word << 13;
          word ^= word >>> 17;
          word ^= word << 5;
          const drawn = used + Math.floor((word >>> 0) * PART * (unseen.length - used));
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
      tally.settle();
    }
  };
}

/** Draws deals, and tells what came of them so far after each slice. */
function* drawSome(spot: Spot, tally: Tally, trials: number, random: Random): Generator<Equity, void> {
  const draw = drawing(spot, tally, random);
  for (let left = trials; left > 0; left -= SLICE) {
    draw(Math.min(SLICE, left));
    if (left > SLICE) yield tally.equity(false);
  }
}

/**
 * The same as {@link equity}, some hundred deals at a time: a page does a slice of the work and goes its way. Each step
 * gives the figures so far where deals are drawn, for bars that settle, and nothing where all are counted. Whoever has
 * seen enough takes no further step.
 */
export function* equitySteps(
  hands: readonly (readonly Card[])[],
  table: KnownTable = {},
  { trials = TRIALS, most = MOST_DEALS, random = secureRandom() }: Effort = {},
): Generator<Equity | undefined, Equity, void> {
  if (!Number.isSafeInteger(trials) || trials < 1)
    throw new OddsError(`trials must be a whole number from 1, not ${String(trials)}.`);
  const spot = spotOf(hands, table);
  const tally = new Tally(hands.length, spot.orders);
  const exact = dealsOf(spot) <= most;
  yield* exact ? countAll(spot, tally) : drawSome(spot, tally, trials, random);
  return tally.equity(exact);
}

/**
 * What each of some hands may expect of the pot, if nobody folds any more.
 * @param hands the cards of each, `??` for one that lies covered; what is missing to seven is still to come.
 * @throws {CardError} for what is no card, a card named twice, or more than seven in a hand.
 * @throws {OddsError} for fewer than two hands, more than there are cards for, and options that there are not.
 */
export function equity(hands: readonly (readonly Card[])[], table: KnownTable = {}, effort: Effort = {}): Equity {
  const steps = equitySteps(hands, table, effort);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** A table as a question: the live seats, their hands in the same order, and what else is known. */
export interface Asked {
  readonly seats: readonly Seat[];
  readonly hands: readonly (readonly Card[])[];
  readonly table: KnownTable;
}

/** What a seat may ask of its own view: who is live, what is dead, what is common. */
export function fromView({ options, cards, live, dealtIn }: View): Asked {
  const seats = seatsIn(live);
  const folded = seatsIn(dealtIn & ~live & ~cards.mixedIn);
  const { variant, lowRank, wheel } = options;
  return {
    seats,
    hands: seats.map(seat => [...cards.down[seat]!, ...cards.up[seat]!]),
    table: {
      dead: folded.flatMap(seat => [...cards.down[seat]!, ...cards.up[seat]!]).filter(card => card !== HIDDEN),
      common: cards.common,
      variant,
      lowRank,
      wheel,
    },
  };
}
