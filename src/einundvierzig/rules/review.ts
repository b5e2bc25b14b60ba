/**
 * The review of a hand of Einundvierzig for programs; a table's element loads what `hard` has learnt only on request.
 */
import type { Seat } from '../../game/contract.js';
import { handOf } from '../../game/hands-seen.js';
import type { HandReview, ReviewOptions } from '../../stakes/decision.js';
import { partsOf } from '../../stakes/review.js';
import { hindsight } from './hindsight.js';
import { POLICY } from './policy.js';
import { einundvierzig } from './rules.js';
import type { Action, View } from './table.js';

/**
 * Reviews a hand of a log: what each action of a seat was worth, and what would have been better. A generator: each
 * step plays out one action, and yields the completed part; it can be abandoned at any time. It uses nothing that the
 * seat had not seen when it acted. The others are assumed to play as `hard` does, so the values hold among such
 * players.
 * @param log a log of this game, its croupier's or redacted for the seat.
 * @param seat whose actions are reviewed.
 * @returns the decisions, the costliest first.
 * @throws {LogError} if it is not a log of this game.
 * @throws {RangeError} if the log has no such hand, or no such seat.
 */
export const review = (
  log: unknown,
  seat: Seat,
  options: ReviewOptions = {},
): Generator<number, HandReview<Action, View>, undefined> =>
  partsOf(hindsight(POLICY, handOf(einundvierzig, log, seat, options.hand), seat, options));
