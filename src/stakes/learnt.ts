/**
 * What trained players of betting games have in common: how the betting is told apart, and how what was learnt is written
 * down: a text with a letter for each situation, that says how often of some times the player passes, calls, or wagers.
 */
import type { Random } from '../cards/random.js';
import { listOf } from '../game/lists.js';

/** How often of so many times each of the three acts is done: folding, or checking where nothing is owed; calling; a bet or raise. */
export type Weights = readonly [pass: number, call: number, wager: number];

/** The times of all three together, in a letter. */
export const TIMES = 7;

/** What each letter says: every way to divide the times among three acts. The letters are `0` to `9`, then `a` to `z`. */
export const DIVISIONS: readonly Weights[] = listOf(TIMES + 1, pass =>
  listOf(TIMES + 1 - pass, (call): Weights => [pass, call, TIMES - pass - call]),
).flat();

/** The letter of a situation that was not met often enough to know what is right. */
export const UNKNOWN = '.';

/** What is asked of an act, or of an offer: what it is. */
export interface Act {
  readonly type: string;
}

/** Whether an act is a bet, a raise, or the completion of a forced bet. */
export const isWager = ({ type }: Act): boolean => type === 'bet' || type === 'raise' || type === 'complete';

/** What a letter says of the acts that may be done; nothing where it does not know, or knows only of others. */
export function weightsIn(letter: string, legal: readonly Act[]): Weights | undefined {
  if (letter === UNKNOWN) return undefined;
  const [pass, call, wager] = DIVISIONS[parseInt(letter, 36)]!;
  const weights: Weights = [
    pass,
    legal.some(({ type }) => type === 'call') ? call : 0,
    legal.some(isWager) ? wager : 0,
  ];
  return weights.some(times => times > 0) ? weights : undefined;
}

/** The betting as a seat meets it, in wagers of the round. */
export interface Betting {
  /** What it costs in all to stay. */
  readonly wagers: number;
  /** What of it the seat has not paid. */
  readonly owed: number;
  /** How many others are still asked, as things are. */
  readonly behind: number;
}

/** The ways in which betting is told apart: as long as nobody has bet, by the place; then by the price. */
export const BETTINGS = 19;

export const atMost = (count: number, most: number): number => (count < most ? count : most);

/** Which of the {@link BETTINGS} it is for a seat among so many that are live. */
export function bettingOf({ wagers, owed, behind }: Betting, live: number): number {
  if (wagers === 0) return behind === 0 ? 2 : Number(behind < live - 1);
  return 3 + (atMost(wagers, 4) - 1) * 4 + (owed > 1 ? 2 : 0) + (behind > 0 ? 1 : 0);
}

/** In which of the parts a chance lies, from 0, by the chances from which the second, third … begins. */
export function partOf(edges: readonly number[], chance: number): number {
  let part = 0;
  while (part < edges.length && chance >= edges[part]!) part++;
  return part;
}

/** What is done by who neither calls nor wagers, the best first. */
const PASSIVE = ['check', 'bringIn', 'fold'];

/** Which of the offers is taken up, drawn by the weights, which are whole numbers. */
export function drawn<Open extends Act>([pass, call, wager]: Weights, legal: readonly Open[], random: Random): Open {
  const at = random.below(pass + call + wager);
  if (at >= pass + call) return legal.find(isWager)!;
  const types = at >= pass ? ['call'] : PASSIVE;
  return types.map(type => legal.find(offer => offer.type === type)).find(Boolean)!;
}
