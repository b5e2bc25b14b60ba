/** The bets of each street: the limits of the sheet as sizes and rules for a betting round. */
import type { Range, Seat } from '../../game/contract.js';
import { either, fixed, spread } from '../../stakes/limits.js';
import { fieldOf, wagers, type WagerRules, type WagerSize } from '../../stakes/round.js';
import { seatCount, seatsIn } from '../../stakes/seats.js';
import { playersOf } from './dealing.js';
import type { Options } from './options.js';
import { bringInSeat } from './first-to-act.js';
import type { Table } from './table.js';

/** A bet and three raises. */
const CAP = 4;

/** Whether the cap of a bet and three raises is lifted, with two players left (S7). */
const capIsLifted = ({ options, street, live }: Table): boolean =>
  options.capLiftedHeadsUp !== 'never' &&
  (options.capLiftedHeadsUp === 'always' || street === 7) &&
  seatCount(live) === 2;

/** The rules of the current round's bets. */
export const wagerRules = (table: Table): WagerRules => ({
  cap: capIsLifted(table) ? Infinity : CAP,
  shortAllIn: table.options.shortAllIn,
  shortCompletion: table.options.shortCompletion,
  raiseIntoAllIn: table.options.raiseIntoAllIn,
});

/** Whether a seat shows a pair on fourth street. */
const showsPair = ({ cards }: Table, seat: Seat): boolean => {
  const [first, second] = cards.up[seat]!;
  return first !== undefined && second !== undefined && first[0] === second[0];
};

/** Whether a seat may use a pair showing on fourth street (S4). Razz and `off` have none. */
export function hasOpenPair(table: Table, seat: Seat): boolean {
  const { options, street, live } = table;
  if (street !== 4 || options.openPairOnFourth === 'off' || options.variant === 'razz') return false;
  return options.openPairOnFourth === 'holder-only'
    ? showsPair(table, seat)
    : seatsIn(live).some(other => showsPair(table, other));
}

const openPairSize = ({ openPairOnFourthBet, ante, lowerLimit, higherLimit, step }: Options): WagerSize =>
  openPairOnFourthBet === 'lower-or-higher'
    ? either(lowerLimit, higherLimit)
    : spread(Math.max(ante, step), higherLimit, step);

/** How much a seat may bet or raise in the current round. */
export function wagerSize(table: Table, seat: Seat): WagerSize {
  const { options, street } = table;
  const { lowerLimit, higherLimit, step } = options;
  if (street >= 5) return options.lateStreets === 'spread' ? spread(lowerLimit, higherLimit, step) : fixed(higherLimit);
  if (hasOpenPair(table, seat)) return openPairSize(options);
  // after a bet by the holder of a pair showing, others raise in steps of that bet
  return street === 4 && options.openPairOnFourth === 'holder-only'
    ? { ...fixed(lowerLimit), step: openPairSize(options).step }
    : fixed(lowerLimit);
}

/** Whether the seat to act still owes the forced bet. */
export const owesBringIn = ({ street, bringIn }: Table): boolean => street === 3 && bringIn < 0;

/**
 * Whether the seat to act may fold the duty of the forced bet: it has taken it over from a player who is all-in (S17).
 */
export function mayFoldDuty(table: Table): boolean {
  const { options, accounts, cards } = table;
  if (!owesBringIn(table) || options.allInLowCard !== 'next-clockwise') return false;
  return accounts.purses[bringInSeat(playersOf(table), seat => cards.up[seat]![0]!, options)] === 0;
}

/**
 * The forced bets that a seat may make: from the bring-in amount to the lower limit, or one amount; all-in with less.
 */
export function bringIns({ options, accounts }: Table, seat: Seat): readonly Range[] {
  const { bringIn, bringInAmount, lowerLimit, step } = options;
  const purse = accounts.purses[seat]!;
  const most = bringIn === 'range' ? lowerLimit : bringInAmount;
  const one = (amount: number): Range => ({ min: amount, max: amount, step: 1 });
  if (purse <= bringInAmount || most === bringInAmount) return [one(Math.min(purse, bringInAmount))];
  const max = bringInAmount + Math.floor((Math.min(most, purse) - bringInAmount) / step) * step;
  const range = { min: bringInAmount, max, step: max === bringInAmount ? 1 : step };
  return purse < most && purse > max ? [range, one(purse)] : [range];
}

/**
 * The totals to which the seat to act may bet or raise. A fixed bring-in may be completed at once; also by a seat with
 * less than the bring-in, if a short completion can be raised from (S35) and the others owe no more than it (S17).
 */
export function wagersOf(table: Table, seat: Seat): readonly Range[] {
  const round = table.round!;
  const { bringIn, bringInAmount, lowerLimit, shortCompletion, callAfterShortBringIn } = table.options;
  if (owesBringIn(table)) {
    const purse = table.accounts.purses[seat]!;
    const to = Math.min(purse, lowerLimit);
    const isEnough = to > bringInAmount || (shortCompletion === 'plus-bet' && callAfterShortBringIn === 'short-amount');
    return bringIn === 'fixed' && isEnough ? [{ min: to, max: to, step: 1 }] : [];
  }
  return wagers(round, seat, wagerSize(table, seat), wagerRules(table), fieldOf(table));
}
