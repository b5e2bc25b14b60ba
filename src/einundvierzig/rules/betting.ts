/** The bets of each of the two rounds, and who acts first (E5, E6, E7, E8). */
import type { Range, Seat } from '../../game/contract.js';
import { either, fixed } from '../../stakes/limits.js';
import { fieldOf, wagers, type WagerRules, type WagerSize } from '../../stakes/round.js';
import { hasSeat, nextSeat, seatCount } from '../../stakes/seats.js';
import type { Table } from './table.js';

/** A bet, or the forced one, and three raises. */
const CAP = 4;

const capIsLifted = ({ options, roundNumber, live }: Table): boolean =>
  options.capLiftedHeadsUp !== 'never' &&
  (options.capLiftedHeadsUp === 'always' || roundNumber === 2) &&
  seatCount(live) === 2;

/** The rules of the current round's bets; short all-ins are as at stud (E12). */
export const wagerRules = (table: Table): WagerRules => ({
  cap: capIsLifted(table) ? Infinity : CAP,
  shortAllIn: 'half',
  shortCompletion: 'to-full',
  raiseIntoAllIn: false,
});

/** How much a seat may bet or raise in the current round (E7). */
export function wagerSize({ options, roundNumber }: Table): WagerSize {
  const { lowerLimit, higherLimit, secondRoundUnit } = options;
  if (roundNumber === 1 || secondRoundUnit === 'lower') return fixed(lowerLimit);
  return secondRoundUnit === 'higher' ? fixed(higherLimit) : either(lowerLimit, higherLimit);
}

/** The totals to which the seat to act may bet or raise. */
export const wagersOf = (table: Table, seat: Seat): readonly Range[] =>
  wagers(table.round!, seat, wagerSize(table), wagerRules(table), fieldOf(table));

/** Who acts first in the second round; in the first it is always the player left of Vorhand (E6). */
export function firstToAct({ options, roundNumber, live, forehand }: Table): Seat {
  const fromForehand = roundNumber === 2 && options.secondRoundFirst === 'forehand' && hasSeat(live, forehand);
  return fromForehand ? forehand : nextSeat(live, forehand);
}
