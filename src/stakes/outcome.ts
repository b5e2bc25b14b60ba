/** A hand of poker for one seat, as data: the words of results, on the cloth and for screen readers, come from it. */
import type { Seat, Viewer } from '../game/contract.js';
import { hasSeat, type SeatSet } from './seats.js';
import type { Share } from './pots.js';

/**
 * How a hand ended for a seat. `won`: it won every pot that was decided, whole; `shared`: a part, a half or one of
 * several pots; `lost`: it stayed to the end and got nothing; `folded`: it had folded; `lookedOn`: it was not dealt in,
 * or the viewer has no seat.
 */
export type HandCause = 'won' | 'shared' | 'lost' | 'folded' | 'lookedOn';

/** Which part of a pot: all of it, or the half of the high or the low hand. */
export type PotSide = 'whole' | 'high' | 'low';

/**
 * Why a pot was awarded. `folds`: nobody else was left; `hand`: the better hand; `equal`: equal hands split; `place`:
 * equal hands, decided by the place at the table.
 */
export type PotReason = 'folds' | 'hand' | 'equal' | 'place';

/** A pot, or a half of one, and who won it. */
export interface PotPart {
  /** 0: the main pot, then the side pots. */
  readonly pot: number;
  readonly side: PotSide;
  readonly reason: PotReason;
  /** Who got how many chips of it, after rake; the one with the odd chip first. */
  readonly shares: readonly Share[];
  /**
   * The seat whose hand the winner's is compared with: the viewer if it lost this part, else the next best hand; -1 if
   * no other hand was compared.
   */
  readonly beaten: Seat;
}

/** A hand for one seat. */
export interface HandOutcome {
  readonly seat: Viewer;
  /** The seat's net result, in chips, including antes, bets, rake and a bonus; negative for a loss. */
  readonly net: number;
  /** What it had in the pots, in chips: antes and bets, minus what was uncalled. */
  readonly paid: number;
  /** What it got from the house, in chips; 0 in games without a bonus. */
  readonly bonus: number;
  readonly cause: HandCause;
  /** Everything that was decided, pot by pot; a half for each hand if high and low divide it. */
  readonly parts: readonly PotPart[];
}

/** What is known of a finished hand. */
interface Ended {
  readonly dealtIn: SeatSet;
  readonly live: SeatSet;
  readonly paid: readonly number[];
  readonly bonuses: readonly number[];
  readonly parts: readonly PotPart[];
}

/** What a hand adds to a session, with the cards held to the end: its stake is everything paid into the pots. */
export const roundOf = <Held>(came: HandOutcome | undefined, hand: Held) =>
  came && { net: came.net, stakes: came.paid > 0 ? [came.paid] : [], pot: wonBy(came.parts, came.seat), hand };

/** The sum of everything decided, for one seat. */
export function handOutcome(seat: Viewer, { dealtIn, live, paid, bonuses, parts }: Ended): HandOutcome {
  if (seat === 'onlooker' || !hasSeat(dealtIn, seat))
    return { seat, net: 0, paid: 0, bonus: 0, cause: 'lookedOn', parts };
  const won = wonBy(parts, seat);
  const all = parts.reduce((sum, { shares }) => sum + shares.reduce((chips, { amount }) => chips + amount, 0), 0);
  const bonus = bonuses[seat] ?? 0;
  const cause = hasSeat(live, seat) ? causeOf(won, all) : 'folded';
  return { seat, net: won + bonus - paid[seat]!, paid: paid[seat]!, bonus, cause, parts };
}

/** The result of a hand held to the end: chips won, out of all there were to win. */
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
