/** The price of staying in a hand. */
import type { Seat } from '../game/contract.js';
import type { BettingState } from './betting-game.js';
import { winnable } from './pots.js';
import { toCall } from './round.js';

/** What a seat pays for staying in, and what of the pot it can win then, in chips. */
export interface Price {
  readonly call: number;
  /** All that lies on the cloth, bets in front of the seats among it, but for what only others can win; without the call. */
  readonly pot: number;
}

/** The price for a seat at a table; where nothing is asked for, the call is 0. */
export function priceFor(
  { round, accounts: { cloth, purses } }: Pick<BettingState, 'round' | 'accounts'>,
  seat: Seat,
): Price {
  const call = round ? toCall(round, seat, purses[seat]!) : 0;
  return { call, pot: winnable(cloth, seat, call) };
}

/** The part of the pot that a hand must win for a call to cost nothing in the long run; 0 where staying is free. */
export const needed = ({ call, pot }: Price): number => (call > 0 ? call / (pot + call) : 0);

/** What a hand must win, in whole percent, beside what it wins: where that is less, it is told as less. */
export const percentNeeded = (needs: number, share: number): number =>
  percent(needs) + Number(share < needs && percent(share) === percent(needs));

/** A part of one in whole percent, as it is told: 0 and 100 are said only of none and all. */
export const percent = (part: number): number =>
  part <= 0 || part >= 1 ? 100 * part : Math.min(99, Math.max(1, Math.round(100 * part)));
