/**
 * The rhythm of computer players: the more of their chips is at stake and the larger the pot, the longer they think,
 * and never exactly the same time twice.
 */
import { fastRandom } from '../../cards/fast-random.js';
import { purseOf } from '../../game/accounts.js';
import type { AnyAction, Seat } from '../../game/contract.js';
import type { PlayerLevel } from '../../game/computer-player.js';
import type { BettingView } from '../../stakes/betting-game.js';
import { priceFor } from '../../stakes/price.js';
import { RESTS } from '../../table/play/timing.js';

/** Stronger players have more to think about. */
const TEMPO: Readonly<Record<PlayerLevel, number>> = { easy: 0.8, medium: 1, hard: 1.2 };

/** The chips that an action costs. */
function priceOf(view: BettingView, action: AnyAction & { readonly to?: unknown }): number {
  const seat = view.seat as Seat;
  if (view.round && typeof action.to === 'number') return action.to - (view.round.bets[seat] ?? 0);
  return action.type === 'call' ? priceFor(view, seat).call : 0;
}

/** How much a time may vary, as a fraction of it. */
const SPREAD = 0.25;

/** The size of the pot relative to what the seat has left: from 0 to 1, by its square root. */
function weightOf(view: BettingView): number {
  const pot = view.accounts.cloth.reduce((sum, chips) => sum + chips, 0);
  return Math.sqrt(pot / Math.max(1, pot + purseOf(view, view.seat as Seat)));
}

/**
 * How long the seat of a view thinks before an action (ms at normal speed), up to about the time for an all-in. The
 * stake counts by its square root, so that a bet of a sixteenth of the purse is a quarter of the way to an all-in. For
 * a fold or check, the time grows with the pot.
 * @param chance from 0 to 1: where the time falls within its spread.
 */
export function ponderTime(
  view: BettingView,
  action: AnyAction,
  level: PlayerLevel = 'medium',
  chance = 1 / 2,
): number {
  const spread = 1 + SPREAD * (2 * chance - 1);
  const between = (least: number, most: number, weight: number): number => spread * (least + weight * (most - least));
  if (action.type === 'fold') return between(RESTS.fold, RESTS.slowFold, weightOf(view));
  if (action.type === 'check') return between(RESTS.check, RESTS.thinking, weightOf(view));
  const price = priceOf(view, action);
  if (price === 0) return spread * Math.min(RESTS.allIn, TEMPO[level] * RESTS.thinking);
  const purse = purseOf(view, view.seat as Seat);
  const all = Math.sqrt(Math.min(1, price / Math.max(1, purse)));
  const weight = 1 - (1 - all) * (1 - weightOf(view) / 2);
  return spread * Math.min(RESTS.allIn, TEMPO[level] * (RESTS.thinking + weight * (RESTS.allIn - RESTS.thinking)));
}

/** The seed of the spread, the same at each table, and its resolution. */
const BEGINS = 2011;
const PARTS = 1000;

/** The same with a spread from a random stream of its own: nothing dealt or played depends on it. */
export function pondering(): (view: BettingView, action: AnyAction, level: PlayerLevel | undefined) => number {
  const below = fastRandom({ below: () => BEGINS });
  return (view, action, level) => ponderTime(view, action, level, below(PARTS) / PARTS);
}
