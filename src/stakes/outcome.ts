/** What a hand of poker was for one seat, as data: the words of results, on the cloth and for a screen reader, come from it. */
import type { Seat, Viewer } from '../game/contract.js';
import { hasSeat, type SeatSet } from './seats.js';
import type { Share } from './pots.js';

/**
 * How a hand ended for a seat. `won`: the whole of every pot that was decided is its own; `shared`: a part, a half or one of several
 * pots; `lost`: it stayed to the end and got nothing; `folded`: it had folded; `lookedOn`: it was not dealt in, or is nobody's.
 */
export type HandCause = 'won' | 'shared' | 'lost' | 'folded' | 'lookedOn';

/** Which part of a pot: all of it, or the half of the high or the low hand. */
export type PotSide = 'whole' | 'high' | 'low';

/**
 * Why a pot went where it went. `folds`: nobody else was left; `hand`: the better hand; `equal`: equal hands share; `place`: equal
 * hands, and the place at the table decided.
 */
export type PotReason = 'folds' | 'hand' | 'equal' | 'place';

/** A pot, or a half of one, and who won it. */
export interface PotPart {
  /** 0: the main pot, then the side pots. */
  readonly pot: number;
  readonly side: PotSide;
  readonly reason: PotReason;
  /** Who got how many chips of it, rake taken off; whoever got the odd chip first. */
  readonly shares: readonly Share[];
  /**
   * The seat whose hand the winner's is told beside: the seat itself where it lost this part, else the next best hand; -1 where
   * no other hand was compared.
   */
  readonly beaten: Seat;
}

/** What a hand was for one seat. */
export interface HandOutcome {
  readonly seat: Viewer;
  /** What the seat has more than before the hand, in chips: antes, bets, rake and a bonus counted; below zero for a loss. */
  readonly net: number;
  /** What it had in the pots, in chips: antes and bets, less what nobody called. */
  readonly paid: number;
  /** What it got from the house, in chips; 0 in games without a bonus. */
  readonly bonus: number;
  readonly cause: HandCause;
  /** All that was decided, pot by pot; a half for each hand where high and low divide it. */
  readonly parts: readonly PotPart[];
}

/** What is known of a hand that is over. */
interface Ended {
  readonly dealtIn: SeatSet;
  readonly live: SeatSet;
  readonly paid: readonly number[];
  readonly bonuses: readonly number[];
  readonly parts: readonly PotPart[];
}

/** What a hand adds to a session: its stake is all that was paid into the pots. */
export const roundOf = ({ net, paid, parts, seat }: HandOutcome): { net: number; stakes: number[]; pot: number } => ({
  net,
  stakes: paid > 0 ? [paid] : [],
  pot: wonBy(parts, seat),
});

/** What all that was decided comes to for one seat. */
export function handOutcome(seat: Viewer, { dealtIn, live, paid, bonuses, parts }: Ended): HandOutcome {
  if (seat === 'onlooker' || !hasSeat(dealtIn, seat))
    return { seat, net: 0, paid: 0, bonus: 0, cause: 'lookedOn', parts };
  const won = wonBy(parts, seat);
  const all = parts.reduce((sum, { shares }) => sum + shares.reduce((chips, { amount }) => chips + amount, 0), 0);
  const bonus = bonuses[seat] ?? 0;
  const cause = hasSeat(live, seat) ? causeOf(won, all) : 'folded';
  return { seat, net: won + bonus - paid[seat]!, paid: paid[seat]!, bonus, cause, parts };
}

/** What came of a hand that was held to the end: chips won, of all that were to be won. */
function causeOf(won: number, all: number): HandCause {
  if (won === all) return 'won';
  return won === 0 ? 'lost' : 'shared';
}

/** What a seat won of these parts, in chips. */
export const wonBy = (parts: readonly PotPart[], seat: Viewer): number =>
  parts.reduce(
    (sum, { shares }) => shares.reduce((chips, share) => chips + (share.seat === seat ? share.amount : 0), sum),
    0,
  );
