/** The rhythm in which computer players act: they fold at once, and the more of their chips is at stake, the longer they think. */
import { purseOf } from '../game/accounts.js';
import type { AnyAction, Seat } from '../game/contract.js';
import type { PlayerLevel } from '../game/computer-player.js';
import type { BettingView } from '../stakes/betting-game.js';
import { toCall } from '../stakes/round.js';
import { RESTS } from '../table/timing.js';

/** Who knows more has more to think about. */
const TEMPO: Readonly<Record<PlayerLevel, number>> = { easy: 0.8, medium: 1, hard: 1.2 };

/** The chips that an act takes out of a purse. */
function priceOf(view: BettingView, action: AnyAction & { readonly to?: unknown }): number {
  const { round } = view;
  const seat = view.seat as Seat;
  if (!round) return 0;
  if (typeof action.to === 'number') return action.to - (round.bets[seat] ?? 0);
  return action.type === 'call' ? toCall(round, seat, purseOf(view, seat)) : 0;
}

/**
 * How long the seat of a view thinks before it does this, in ms at normal speed: never longer than about all its chips. What is
 * at stake is felt by its root, so that a bet of a sixteenth of the purse is a quarter of the way to all of it.
 */
export function ponderTime(view: BettingView, action: AnyAction, level: PlayerLevel = 'medium'): number {
  if (action.type === 'fold') return RESTS.fold;
  if (action.type === 'check') return RESTS.check;
  const purse = purseOf(view, view.seat as Seat);
  const weight = Math.sqrt(Math.min(1, priceOf(view, action) / Math.max(1, purse)));
  return Math.min(RESTS.allIn, TEMPO[level] * (RESTS.thinking + weight * (RESTS.allIn - RESTS.thinking)));
}
