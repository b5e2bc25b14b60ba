/**
 * How well face-down cards fit a seat's actions: each of its betting actions is as likely as a player of a known style
 * takes it with these cards, as far as the seat could see then.
 */
import type { AnyAction, Seat } from '../game/contract.js';
import type { HandStep } from '../game/hands-seen.js';
import type { BettingView } from './betting-game.js';
import type { Weights } from './learnt.js';

/** The probability of acting out of style, so that no action is impossible. */
const SLIP_CHANCE = 0.1;

/** The index of each betting action among the weights. */
const PLACES: Readonly<Record<string, number>> = { check: 0, bringIn: 0, fold: 0, call: 1 };
const WAGER = 2;

/** What a seat did in a betting round. */
export interface SeenAct<View> {
  readonly seat: Seat;
  /** The index of the action among {@link Weights}. */
  readonly place: number;
  /** The table before the action; what it hides does not show what the seat itself saw. */
  readonly before: View;
}

/** The betting actions, in order. */
export const actsSeen = <Action extends AnyAction, View extends BettingView>(
  steps: readonly HandStep<Action, View>[],
): readonly SeenAct<View>[] =>
  steps.flatMap(({ actor, action }, step) => {
    const before = steps[step - 1]?.view;
    if (actor === 'croupier' || !action || before?.phase !== 'bet') return [];
    return [{ seat: actor, place: PLACES[action.type] ?? WAGER, before }];
  });

/** The probability of the action at an index for a player with these weights; 1 without weights. */
export function likelyBy(weights: Weights | undefined, place: number): number {
  if (!weights) return 1;
  const all = weights.reduce((sum, each) => sum + each, 0);
  return SLIP_CHANCE / weights.length + ((1 - SLIP_CHANCE) * weights[place]!) / all;
}
