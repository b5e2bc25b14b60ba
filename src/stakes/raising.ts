/** What it takes to raise: the more has been wagered in a round, the more somebody must have shown. */
import type { AnyAction } from '../game/contract.js';
import { isWager, type Weights } from './learnt.js';

/** By how much of what is missing to certainty the share that makes a wager grows with each that was made. */
const GROWTH = [0, 0.1, 0.3, 0.6];

/** The share of the pot from which a wager is made that is the first, second … of its round; from the fifth on none is enough. */
export const shareToWager = (first: number, wagers: number): number =>
  first + (1 - first) * (GROWTH[wagers] ?? Infinity);

/**
 * What was learnt, where it would raise without end: a hand that nothing can beat is raised always, any other only as long
 * as there are few wagers in the round, and else called with.
 * @param isUnbeatable is asked only where there may be a wager.
 */
export function raisedWithin(
  weights: Weights,
  legal: readonly Pick<AnyAction, 'type'>[],
  wagers: number,
  isUnbeatable: () => boolean,
): Weights {
  if (!legal.some(isWager)) return weights;
  if (isUnbeatable()) return [0, 0, 1];
  const [pass, call, wager] = weights;
  const mayCall = legal.some(({ type }) => type === 'call');
  return wagers < GROWTH.length || !mayCall ? weights : [pass, call + wager, 0];
}
