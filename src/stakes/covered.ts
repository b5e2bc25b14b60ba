/**
 * The distribution of face-down cards: which hands the others hold, weighted by how well each fits their actions. All
 * possible hands may be weighted, or a random part of them until enough are left that fit. The hands of several seats
 * are drawn together: no card occurs twice, and the order of drawing makes no difference to the weights.
 */
import type { Card } from '../cards/card.js';
import type { Seat } from '../game/contract.js';
import { listOf } from '../game/lists.js';
import { drawnFrom } from './drawn.js';

/** The hands that a seat may hold face down. */
export interface Pool {
  readonly seat: Seat;
  readonly hands: readonly (readonly Card[])[];
  /** How well each fits, not negative; up to a factor. */
  readonly weights: readonly number[];
  /** How many further cards the seat has, which may be any. */
  readonly more: number;
  /** How many equally likely hands would say as much; `Infinity` if all possible hands were weighted. */
  readonly effective: number;
}

/** The face-down cards of each seat; empty if it has folded or shown them. */
export type Covered = readonly (readonly Card[])[];

/** The face-down cards of a table, and those that nobody holds, in the order in which they may come. */
export interface World {
  readonly covered: Covered;
  readonly rest: readonly Card[];
  /** Its likelihood relative to others that were drawn with it; up to a factor. */
  readonly weight: number;
}

/** How many equally likely cases would say as much as these weighted ones. */
export function effectiveNumber(weights: readonly number[]): number {
  let sum = 0;
  let squares = 0;
  for (const weight of weights) {
    sum += weight;
    squares += weight * weight;
  }
  return squares > 0 ? (sum * sum) / squares : 0;
}

/** Every two of some cards. */
export const pairsOf = <T>(cards: readonly T[]): readonly (readonly [T, T])[] =>
  cards.flatMap((card, at) => cards.slice(at + 1).map(other => [card, other] as const));

/** How many hands are weighted between two rests. */
const AT_A_TIME = 8;

/** When enough hands have been weighted. */
export interface Enough {
  /** From how many on this is checked. */
  readonly least: number;
  /** How many equally likely ones they must be worth. */
  readonly effective: number;
}

/**
 * Weights hands, in order, until enough are left that fit.
 * @param isAll whether the hands are all possible ones, each once.
 */
export function* weighed(
  seat: Seat,
  hands: readonly (readonly Card[])[],
  weightOf: (hand: readonly Card[]) => number,
  more: number,
  isAll: boolean,
  { least, effective: enough }: Enough = { least: Infinity, effective: Infinity },
): Generator<undefined, Pool, undefined> {
  const weights: number[] = [];
  let sum = 0;
  let squares = 0;
  for (const hand of hands) {
    if (weights.length >= least && sum * sum >= enough * squares) break;
    const weight = weightOf(hand);
    weights.push(weight);
    sum += weight;
    squares += weight * weight;
    if (weights.length % AT_A_TIME === 0) yield;
  }
  const count = weights.length;
  const effective = isAll && count === hands.length ? Infinity : effectiveNumber(weights);
  return { seat, hands: hands.slice(0, count), weights, more, effective };
}

const FINE = 1 << 30;

/** A number from 0 to 1. */
const part = (below: (sides: number) => number): number => below(FINE) / FINE;

/** Indices into a row of weights, in order: as frequent as each weighs, and spread as evenly as possible. */
export function evenly(weights: readonly number[], count: number, below: (sides: number) => number): readonly number[] {
  const stride = weights.reduce((sum, weight) => sum + weight, 0) / count;
  const start = part(below);
  let at = 0;
  let until = weights[0] ?? 0;
  return listOf(count, number => {
    while ((start + number) * stride >= until && at < weights.length - 1) until += weights[++at]!;
    return at;
  });
}

/** The hands of a seat as bits, by the indices of their cards in two words. */
interface Marked extends Pool {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/** The number of cards in one word. */
const WORD = 26;

function marked(pool: Pool, places: ReadonlyMap<Card, number>): Marked {
  const word = (first: number): Int32Array =>
    Int32Array.from(pool.hands, hand =>
      hand.reduce((bits, card) => {
        const bit = places.get(card)! - first;
        return bit >= 0 && bit < WORD ? bits | (1 << bit) : bits;
      }, 0),
    );
  return { ...pool, low: word(0), high: word(WORD) };
}

/** How many worlds are drawn between two rests. */
const WORLDS_AT_A_TIME = 16;

/**
 * Draws worlds: a hand from each pool, no card in two of them, then the cards that may be any. Later seats choose among
 * fewer hands; the fraction of their weights that is left becomes the weight of the world, which corrects for that.
 * @param unseen all cards that may be face down or come.
 * @param seats how many seats the table has.
 */
export function* worldsOf(
  pools: readonly Pool[],
  unseen: readonly Card[],
  seats: number,
  count: number,
  below: (sides: number) => number,
): Generator<undefined, readonly World[], undefined> {
  const places = new Map(unseen.map((card, place) => [card, place]));
  const [first, ...later] = pools.map(pool => marked(pool, places));
  const firsts = first ? evenly(first.weights, count, below) : [];
  const worlds: World[] = [];
  for (let number = 0; number < count; number++) {
    const held = new Array<readonly Card[]>(seats).fill([]);
    let [low, high, weight] = [0, 0, 1];
    if (first) {
      const at = firsts[number]!;
      held[first.seat] = first.hands[at]!;
      [low, high] = [first.low[at]!, first.high[at]!];
    }
    for (const { seat, hands, weights, low: lows, high: highs } of later) {
      let free = 0;
      for (let at = 0; at < weights.length; at++) if (!(lows[at]! & low) && !(highs[at]! & high)) free += weights[at]!;
      weight *= free;
      if (weight === 0) break;
      let left = part(below) * free;
      let taken = -1;
      for (let at = 0; at < weights.length && left >= 0; at++)
        if (!(lows[at]! & low) && !(highs[at]! & high)) {
          taken = at;
          left -= weights[at]!;
        }
      held[seat] = hands[taken]!;
      low |= lows[taken]!;
      high |= highs[taken]!;
    }
    if (number % WORLDS_AT_A_TIME === 0) yield;
    if (weight === 0) continue;
    const out = (place: number): boolean => ((place < WORD ? low >>> place : high >>> (place - WORD)) & 1) === 1;
    const rest = unseen.filter((_, place) => !out(place));
    const mixed = drawnFrom(rest, rest.length, below);
    let next = 0;
    for (const { seat, more } of pools)
      if (more > 0) held[seat] = [...held[seat]!, ...mixed.slice(next, (next += more))];
    worlds.push({ covered: held, rest: mixed.slice(next), weight });
  }
  return worlds;
}
