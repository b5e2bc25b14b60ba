/** The price of staying in a hand. */
import type { Seat } from '../game/contract.js';
import type { BettingState } from './betting-game.js';
import { winnable } from './pots.js';
import { toCall } from './round.js';

/** What a seat pays to stay in, and the part of the pot that it can then win, in chips. */
export interface Price {
  readonly call: number;
  /** All chips on the cloth, bets in front of the seats included, but not what only others can win, nor the call. */
  readonly pot: number;
}

/** The price for a seat at a table; the call is 0 if nothing is owed. */
export function priceFor(
  { round, accounts: { cloth, purses } }: Pick<BettingState, 'round' | 'accounts'>,
  seat: Seat,
): Price {
  const call = round ? toCall(round, seat, purses[seat]!) : 0;
  return { call, pot: winnable(cloth, seat, call) };
}

/** The fraction of the pot that a hand must win for a call to break even in the long run; 0 if staying in is free. */
export const needed = ({ call, pot }: Price): number => (call > 0 ? call / (pot + call) : 0);

/** What a hand must win, in whole percent, shown beside its share: a lower one is also shown as lower. */
export const percentNeeded = (needs: number, share: number): number =>
  percent(needs) + Number(share < needs && percent(share) === percent(needs));

/** A fraction in whole percent, as shown: 0 and 100 are reserved for none and all. */
export const percent = (part: number): number =>
  part <= 0 || part >= 1 ? 100 * part : Math.min(99, Math.max(1, Math.round(100 * part)));
