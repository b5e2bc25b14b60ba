/**
 * What trained players of betting games share: how betting is classified, and how a policy is written: a text with a
 * letter for each situation, which says how often the player passes, calls, or bets.
 */
import type { Random } from '../cards/random.js';
import { listOf } from '../game/lists.js';

/** The relative frequencies of the three actions: folding, or checking if nothing is owed; calling; a bet or raise. */
export type Weights = readonly [pass: number, call: number, wager: number];

/** The sum of the three, in a letter: always, half of the time, or never. Finer won no more (docs/opponents.md). */
export const TIMES = 2;

/** The meaning of each letter, from `0` to `5`: every way to divide the sum among three actions. */
export const DIVISIONS: readonly Weights[] = listOf(TIMES + 1, pass =>
  listOf(TIMES + 1 - pass, (call): Weights => [pass, call, TIMES - pass - call]),
).flat();

/** The letter of a situation met too rarely to know what is right. */
export const UNKNOWN = '.';

/** The part of an action, or of an offer, that matters: its type. */
export interface Act {
  readonly type: string;
}

/** Whether an action is a bet, a raise, or the completion of a forced bet. */
export const isWager = ({ type }: Act): boolean => type === 'bet' || type === 'raise' || type === 'complete';

/** What a letter says about the legal actions; undefined if it does not know, or knows only of others. */
export function weightsIn(letter: string, legal: readonly Act[]): Weights | undefined {
  if (letter === UNKNOWN) return undefined;
  const [pass, call, wager] = DIVISIONS[Number(letter)]!;
  const weights: Weights = [
    pass,
    legal.some(({ type }) => type === 'call') ? call : 0,
    legal.some(isWager) ? wager : 0,
  ];
  return weights.some(times => times > 0) ? weights : undefined;
}

/** The betting that a seat faces, in bets of the round. */
export interface Betting {
  /** The total price of staying in. */
  readonly wagers: number;
  /** How much of it the seat has not paid. */
  readonly owed: number;
  /** How many others have yet to act, as things stand. */
  readonly behind: number;
}

/** The classes of betting: while nobody has bet, by position; then by the price. */
export const BETTINGS = 19;

export const atMost = (count: number, most: number): number => (count < most ? count : most);

/** The class of betting, one of the {@link BETTINGS}, for a seat among the live ones. */
export function bettingOf({ wagers, owed, behind }: Betting, live: number): number {
  if (wagers === 0) return behind === 0 ? 2 : Number(behind < live - 1);
  return 3 + (atMost(wagers, 4) - 1) * 4 + (owed > 1 ? 2 : 0) + (behind > 0 ? 1 : 0);
}

/** The class of a chance, from 0, given the lower bounds of the second, third … class. */
export function partOf(edges: readonly number[], chance: number): number {
  let part = 0;
  while (part < edges.length && chance >= edges[part]!) part++;
  return part;
}

/** The actions other than calling and betting, the best first. */
const PASSIVE = ['check', 'bringIn', 'fold'];

/** The offer taken, drawn by the weights, which are whole numbers. */
export function drawn<Open extends Act>([pass, call, wager]: Weights, legal: readonly Open[], random: Random): Open {
  const at = random.below(pass + call + wager);
  if (at >= pass + call) return legal.find(isWager)!;
  const types = at >= pass ? ['call'] : PASSIVE;
  return types.map(type => legal.find(offer => offer.type === type)).find(Boolean)!;
}
