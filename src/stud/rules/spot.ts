/** A question about the pot at stud, validated: what each hand has, what may be face down, and what may come. */
import { binomial } from '../../cards/binomial.js';
import { CardError, cardNumber, CARDS, HIDDEN, readCard, type Card } from '../../cards/card.js';
import { isObject } from '../../game/actions.js';
import { NO_SUITS, RANK_WEIGHT, SUIT_WEIGHT } from './evaluator.js';
import type { HandOrder } from './hand.js';
import type { Options } from './options.js';
import { ordersOf } from './showdown.js';

/** Thrown if a question makes no sense. */
export class OddsError extends Error {
  override readonly name = 'OddsError';
}

/**
 * The relative likelihood of some face-down cards: any number from 0 on, not normalized. Called once for every choice
 * of cards that the hand may have, each in the order of the pack.
 */
export type Weights = (covered: readonly Card[]) => number;

/** A hand whose face-down cards are not equally likely: a range. */
export interface RangedHand {
  /** Its cards, `??` for each that is face down: one to three of them. */
  readonly cards: readonly Card[];
  readonly weights: Weights;
}

/** A hand in a question: its cards, `??` for one that is face down; with weights if something is known about those. */
export type Hand = readonly Card[] | RangedHand;

/** What else is known of the table. */
export interface KnownTable {
  /** Cards that nobody can get any more: folded upcards, and a folded hand of one's own. */
  readonly dead?: readonly Card[];
  /** A common card on seventh street, which counts for all (S14). */
  readonly common?: readonly Card[];
  /** Which hand wins: the highest by default, the lowest (razz), or each half of the pot. */
  readonly variant?: Options['variant'];
  /** High-low: which low hands count (S21); `normal` by default, as at the table. */
  readonly lowRank?: Options['lowRank'];
  /** High-low with the normal order: whether A-2-3-4-5 is a straight (S21). */
  readonly wheel?: Options['wheel'];
}

/** The cards of a complete hand. */
export const SEVEN = 7;

/** The most face-down cards that can be weighted: as many as a hand of stud ever has. */
const MOST_COVERED = 3;

/** The possible face-down cards of a hand, each choice with its weight. */
export interface Choices {
  readonly hand: number;
  /** The number of cards of one choice. */
  readonly size: number;
  /** The card numbers of the choices, one after another; those without weight are left out. */
  readonly cards: Uint8Array;
  /** The weight of each choice, the greatest 1. */
  readonly weights: Float64Array;
}

/**
 * One stage of a deal: the face-down cards of a hand from its choices, or everything that it lacks from what is left.
 */
export interface Stage {
  readonly hand: number;
  readonly choices?: Choices;
  /** How many ways there are from here on, if no card is in two of the choices. */
  readonly ways: number;
}

/** A validated question. */
export interface Spot {
  /** The cards of each hand by their numbers, seven places, the known ones in front. */
  readonly cards: readonly Uint8Array[];
  readonly known: readonly number[];
  readonly ranks: readonly number[];
  readonly suits: readonly number[];
  readonly unseen: Uint8Array;
  readonly orders: readonly HandOrder[];
  readonly ranges: readonly Choices[];
  /** The order of dealing when everything is counted. */
  readonly stages: readonly Stage[];
}

/** Throws unless the value is a list. */
export function listOf(given: unknown, what: string): readonly Card[] {
  if (!Array.isArray(given)) throw new OddsError(`${what} must be a list of cards, not ${String(given)}.`);
  return given as readonly Card[];
}

const VARIANTS: readonly unknown[] = ['high', 'razz', 'high-low'];
const LOWS: readonly unknown[] = ['normal', 'ace-to-five', 'eight-or-better'];
const WHEELS: readonly unknown[] = ['not-straight', 'straight'];

/** The orders in which the hands of a question are compared. */
export function ordersIn(table: KnownTable): readonly HandOrder[] {
  if (!isObject(table)) throw new OddsError(`What is known must be an object, not ${String(table)}.`);
  const { variant = 'high', lowRank = 'normal', wheel = 'not-straight' } = table;
  const assertOneOf = (given: unknown, what: string, allowed: readonly unknown[]): void => {
    if (!allowed.includes(given)) throw new OddsError(`${what} must be ${allowed.join(', ')}, not ${String(given)}.`);
  };
  assertOneOf(variant, 'variant', VARIANTS);
  assertOneOf(lowRank, 'lowRank', LOWS);
  assertOneOf(wheel, 'wheel', WHEELS);
  return ordersOf({ variant, lowRank, wheel });
}

/** The numbers of all cards except these. Throws for a duplicate. */
export function unseenBeside(seen: readonly Card[]): Uint8Array {
  const all = new Set<Card>();
  for (const card of seen) {
    if (all.has(card)) throw new CardError(`${card} is listed twice.`);
    all.add(card);
  }
  return Uint8Array.from(CARDS.filter(card => !all.has(card)).map(cardNumber));
}

/** The sum of the ranks of some cards, as the evaluator has it. */
export const rankSum = (numbers: readonly number[]): number =>
  numbers.reduce((sum, card) => sum + RANK_WEIGHT[card]!, 0);

/** The counter of their suits. */
export const suitSum = (numbers: readonly number[]): number =>
  numbers.reduce((sum, card) => sum + SUIT_WEIGHT[card]!, NO_SUITS);

/** The face-down cards of a hand, weighted. The results of the weight function are validated here. */
function choicesOf(hand: number, covered: number, weights: Weights, unseen: Uint8Array): Choices {
  const what = `The weights of hands[${hand}]`;
  if (typeof weights !== 'function') throw new OddsError(`${what} must be a function, not ${String(weights)}.`);
  if (covered < 1 || covered > MOST_COVERED)
    throw new OddsError(`${what} are for one to three face-down cards, ??, not for ${covered}.`);
  const cards: number[] = [];
  const found: number[] = [];
  const take = (from: number, taken: readonly number[]): void => {
    if (taken.length === covered) {
      const names = taken.map(card => CARDS[card]!);
      const weight: unknown = weights(names);
      if (typeof weight !== 'number' || !(weight >= 0 && weight < Infinity))
        throw new OddsError(`${what} must be finite numbers from 0 on, not ${String(weight)} for ${names.join(' ')}.`);
      if (weight === 0) return;
      cards.push(...taken);
      found.push(weight);
      return;
    }
    for (let next = from; next < unseen.length; next++) take(next + 1, [...taken, unseen[next]!]);
  };
  take(0, []);
  const most = found.reduce((all, weight) => Math.max(all, weight), 0);
  if (most === 0) throw new OddsError(`${what} are all 0: some cards must be possible.`);
  return { hand, size: covered, cards: Uint8Array.from(cards), weights: Float64Array.from(found, each => each / most) };
}

/** The stages of a deal: ranges first; then hands that lack nothing more, and those that lack most. */
function stagesOf(known: readonly number[], ranges: readonly Choices[], unseen: number): readonly Stage[] {
  const lacks = known.map((count, hand) => SEVEN - count - (ranges.find(range => range.hand === hand)?.size ?? 0));
  const order = [...known.keys()].sort((a, b) => (lacks[b]! || SEVEN) - (lacks[a]! || SEVEN));
  let left = unseen - ranges.reduce((sum, { size }) => sum + size, 0);
  const filled = order.map(hand => {
    const ways = binomial(left, lacks[hand]!);
    left -= lacks[hand]!;
    return { hand, ways };
  });
  const all = [...ranges.map(choices => ({ hand: choices.hand, choices, ways: choices.weights.length })), ...filled];
  let ways = 1;
  return all
    .reverse()
    .map(stage => ({ ...stage, ways: (ways *= stage.ways) }))
    .reverse();
}

/** Validates a question from outside. */
export function spotOf(hands: readonly Hand[], table: KnownTable): Spot {
  if (!Array.isArray(hands) || hands.length < 2) throw new OddsError('Equity needs at least two hands.');
  const orders = ordersIn(table);
  const common = listOf(table.common ?? [], 'common').map(readCard);
  const dead = listOf(table.dead ?? [], 'dead').map(readCard);
  const lists = (hands as readonly Hand[]).map((hand, at) => {
    const own = listOf(isObject(hand) && 'cards' in hand ? hand.cards : hand, `hands[${at}]`);
    if (own.length + common.length > SEVEN)
      throw new CardError(`A hand has ${SEVEN} cards with the common ones, not ${own.length + common.length}.`);
    return own;
  });
  const shown = lists.map(own => own.filter(card => card !== HIDDEN).map(readCard));
  const unseen = unseenBeside([...common, ...dead, ...shown.flat()]);
  const numbers = shown.map(hand => [...hand, ...common].map(cardNumber));
  const known = numbers.map(hand => hand.length);
  if (known.reduce((sum, count) => sum + SEVEN - count, 0) > unseen.length)
    throw new OddsError(`There are not enough cards left for ${hands.length} hands of seven.`);
  const ranges = (hands as readonly Hand[]).flatMap((hand, at) =>
    'weights' in hand ? [choicesOf(at, lists[at]!.length - shown[at]!.length, hand.weights, unseen)] : [],
  );
  return {
    cards: numbers.map(hand => Uint8Array.from({ length: SEVEN }, (_, at) => hand[at] ?? 0)),
    known,
    ranks: numbers.map(rankSum),
    suits: numbers.map(suitSum),
    unseen,
    orders,
    ranges,
    stages: stagesOf(known, ranges, unseen.length),
  };
}
