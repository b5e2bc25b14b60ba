/** The players of a poker table, and whose turn it is: one, all together, or between two hands. */
import type { Accounts } from '../game/accounts.js';
import type { Seat, Turn } from '../game/contract.js';
import { listOf } from '../game/lists.js';
import type { Chair } from '../game/seating.js';
import { MOST_SEATS, NO_SEATS, seatsIn, withSeat } from './seats.js';

/** One player at a poker table: the chair, and whether they are done when all act together. */
export interface Player extends Chair {
  /** Whether they have said `done`, when all act together. */
  readonly done: boolean;
}

/** What chairs need to know of their table. */
export interface Seated {
  readonly players: readonly Player[];
  readonly accounts: Accounts;
}

export const NEW_PLAYER: Player = { seated: true, sitsOut: false, done: false };

/** Whether a seat could play a hand: occupied, and with chips. */
export const canPlay = ({ players, accounts }: Seated, seat: Seat): boolean =>
  players[seat]!.seated && accounts.purses[seat]! > 0;

/** Whether a seat plays the next hand, once it has said so. */
export const isIn = (table: Seated, seat: Seat): boolean => canPlay(table, seat) && !table.players[seat]!.sitsOut;

export const CROUPIERS_TURN: Turn = { kind: 'croupier' };

const OVER: Turn = { kind: 'over' };

/** The turn of each seat alone; cached, since it is needed at every step. */
const TURNS: readonly Turn[] = listOf(MOST_SEATS, seat => ({ kind: 'seats', seats: [seat], together: false }));

/** The turn of one seat. */
export const turnOf = (seat: Seat): Turn => TURNS[seat]!;

/** Whose turn it is when all seats in `isAsked` act together; the croupier's once they are done. */
export function turnTogether({ players }: Pick<Seated, 'players'>, isAsked: (seat: Seat) => boolean): Turn {
  const seats: Seat[] = [];
  for (let seat = 0; seat < players.length; seat++) if (isAsked(seat)) seats.push(seat);
  return seats.length > 0 ? { kind: 'seats', seats, together: true } : CROUPIERS_TURN;
}

/** The turn between hands: the players’, until enough of them are done; over if too few could play. */
export function turnBetweenHands(table: Seated, fewest: number): Turn {
  let able = 0;
  let ready = 0;
  let asked = NO_SEATS;
  for (let seat = 0; seat < table.players.length; seat++) {
    if (canPlay(table, seat)) able++;
    if (table.players[seat]!.done) ready++;
    else if (isIn(table, seat)) asked = withSeat(asked, seat);
  }
  if (able < fewest) return OVER;
  return asked !== NO_SEATS || ready < fewest
    ? { kind: 'seats', seats: seatsIn(asked), together: true }
    : CROUPIERS_TURN;
}
