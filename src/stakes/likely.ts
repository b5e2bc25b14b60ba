/**
 * How well covered cards fit what a seat did: each of its acts in the betting is as likely as a player of a known manner
 * does the same with these cards, so far as the seat could see then.
 */
import type { AnyAction, Seat } from '../game/contract.js';
import type { HandStep } from '../game/hands-seen.js';
import type { BettingView } from './betting-game.js';
import type { Weights } from './learnt.js';

/** How often somebody does what a player of this manner would not: so no act is impossible. */
const SLIP_CHANCE = 0.1;

/** The acts of a betting round by their place among the weights. */
const PLACES: Readonly<Record<string, number>> = { check: 0, bringIn: 0, fold: 0, call: 1 };
const WAGER = 2;

/** What a seat did in a betting round. */
export interface SeenAct<View> {
  readonly seat: Seat;
  /** The place of the act among {@link Weights}. */
  readonly place: number;
  /** The table before the act; the cards that are hidden in it say nothing of what the seat itself saw. */
  readonly before: View;
}

/** What was done in the betting, in order. */
export const actsSeen = <Action extends AnyAction, View extends BettingView>(
  steps: readonly HandStep<Action, View>[],
): readonly SeenAct<View>[] =>
  steps.flatMap(({ actor, action }, step) => {
    const before = steps[step - 1]?.view;
    if (actor === 'croupier' || !action || before?.phase !== 'bet') return [];
    return [{ seat: actor, place: PLACES[action.type] ?? WAGER, before }];
  });

/** How likely who acts by these weights does what stands at a place; where there are none, the act tells nothing. */
export function likelyBy(weights: Weights | undefined, place: number): number {
  if (!weights) return 1;
  const all = weights.reduce((sum, each) => sum + each, 0);
  return SLIP_CHANCE / weights.length + ((1 - SLIP_CHANCE) * weights[place]!) / all;
}
