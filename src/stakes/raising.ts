/** What it takes to raise: the more has been bet in a round, the stronger somebody must be. */
import type { AnyAction } from '../game/contract.js';
import { isWager, type Weights } from './learnt.js';

/** How far the share needed for a bet or raise moves towards certainty with each that was made. */
const GROWTH = [0, 0.1, 0.3, 0.6];

/** The share of the pot needed for the first, second … bet of its round; from the fifth on none is enough. */
export const shareToWager = (first: number, wagers: number): number =>
  first + (1 - first) * (GROWTH[wagers] ?? Infinity);

/**
 * What was learnt, prevented from raising endlessly: an unbeatable hand always raises, any other only while there are
 * few bets in the round, and otherwise calls.
 * @param isUnbeatable called only if there may be a bet or raise.
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
