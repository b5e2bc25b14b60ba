/** The review of a hand of stud for programs: a table's element loads what `hard` has learnt only when it is asked for. */
import type { Seat } from '../../game/contract.js';
import { handOf } from '../../game/hands-seen.js';
import { partsOf, type HandReview, type ReviewOptions } from '../../stakes/review.js';
import { hindsight } from './hindsight.js';
import { POLICIES } from './opponent.js';
import { policyFor } from './policies.js';
import { stud } from './rules.js';
import type { Action, View } from './table.js';

/**
 * Reviews a hand of a log: what each act of a seat was worth, and what would have been better. A generator: each step
 * plays one act out, and says which part of all is done; it may be left at any time. What the seat had not seen as it
 * acted is not looked at. The others are taken to play as `hard` has learnt to, and where nothing was learnt for such a
 * table, by chance and price: so the values hold among such players.
 * @param log a log of this game, of its croupier or redacted for the seat.
 * @param seat whose acts are weighed.
 * @returns the decisions, the dearest first.
 * @throws {LogError} for what is no log of this game.
 * @throws {RangeError} where the log has no such hand, or no such seat.
 */
export function review(
  log: unknown,
  seat: Seat,
  options: ReviewOptions = {},
): Generator<number, HandReview<Action, View>, undefined> {
  const steps = handOf(stud, log, seat, options.hand);
  const name = policyFor(steps.at(-1)!.view);
  return partsOf(hindsight(name && POLICIES[name], steps, seat, options));
}
