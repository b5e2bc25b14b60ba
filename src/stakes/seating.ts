/** Chairs at a table of poker, between hands: table stakes, who is in, who has said that they play on. */
import type { Accounts } from '../game/accounts.js';
import { refuse } from '../game/actions.js';
import type { Offer, Range, Refusal, Seat, Turn, SeatingAction } from '../game/contract.js';
import { MAX_PURSE } from '../game/options.js';
import type { Chair } from '../game/seating.js';
import { listOf } from '../game/lists.js';
import { MOST_SEATS, NO_SEATS, seatsIn, withSeat } from './seats.js';

/** One player at a table of poker: the chair, and whether they have said their part where all are asked together. */
export interface Player extends Chair {
  /** Whether they have said `done`, where all are asked together. */
  readonly done: boolean;
}

/** What chairs must know of their table. */
export interface Seated {
  readonly players: readonly Player[];
  readonly accounts: Accounts;
}

export const NEW_PLAYER: Player = { seated: true, sitsOut: false, done: false };
const READY: Player = { seated: true, sitsOut: false, done: true };

/** A player with their part said, or still to say. */
export function playerWith({ seated, sitsOut }: Chair, done: boolean): Player {
  if (!seated || sitsOut) return { seated, sitsOut, done };
  return done ? READY : NEW_PLAYER;
}

/** All players with their part still to say. */
export const noneDone = (players: readonly Player[]): readonly Player[] =>
  players.some(({ done }) => done) ? players.map(player => playerWith(player, false)) : players;

/** Whether a seat could play a hand: taken, and with chips. */
export const canPlay = ({ players, accounts }: Seated, seat: Seat): boolean =>
  players[seat]!.seated && accounts.purses[seat]! > 0;

/** Whether a seat plays the next hand, once it has said so. */
export const isIn = (table: Seated, seat: Seat): boolean => canPlay(table, seat) && !table.players[seat]!.sitsOut;

const CROUPIERS_TURN: Turn = { kind: 'croupier' };
const OVER: Turn = { kind: 'over' };
/** The turn of each seat alone; made once, since it is asked for at every step. */
const TURNS: readonly Turn[] = listOf(MOST_SEATS, seat => ({
  kind: 'seats',
  seats: [seat],
  together: false,
}));

/** The turn of one seat. */
export const turnOf = (seat: Seat): Turn => TURNS[seat]!;
/** The croupier's turn. */
export const croupiersTurn = (): Turn => CROUPIERS_TURN;

/** Whose turn it is where all that `isAsked` names speak together; the croupier's once they are done. */
export function turnTogether({ players }: Pick<Seated, 'players'>, isAsked: (seat: Seat) => boolean): Turn {
  const seats: Seat[] = [];
  for (let seat = 0; seat < players.length; seat++) if (isAsked(seat)) seats.push(seat);
  return seats.length > 0 ? { kind: 'seats', seats, together: true } : CROUPIERS_TURN;
}

/** The turn between hands: the players’, until enough of them are done; over where too few could play. */
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

/** The most that a purse may hold after buying chips, in buy-ins. */
const MOST_BUY_INS = 10;

/** How many chips a seat may buy: at least up to the buy-in, and never while a hand is played (S27). */
function purchase({ players, accounts }: Seated, buyIn: number, seat: Seat): Range {
  const purse = players[seat]!.seated ? accounts.purses[seat]! : 0;
  const most = Math.min(MAX_PURSE, MOST_BUY_INS * buyIn);
  return { min: Math.max(1, buyIn - purse), max: most - purse, step: 1 };
}

/** What a seat may do about its chair between hands. */
export function chairOffers(table: Seated, buyIn: number, seat: Seat): readonly Offer<SeatingAction>[] {
  const { seated, sitsOut } = table.players[seat]!;
  const amount = purchase(table, buyIn, seat);
  if (!seated) return [{ type: 'sit', amount }];
  const offers: Offer<SeatingAction>[] = [{ type: sitsOut ? 'sitIn' : 'sitOut' }, { type: 'leave' }];
  return amount.max >= amount.min ? [...offers, { type: 'buyIn', amount }] : offers;
}

/** Why a seat may not do this about its chair; `between` says whether no hand is being played. */
export function chairRefusal(
  table: Seated,
  buyIn: number,
  between: boolean,
  seat: Seat,
  action: SeatingAction,
): Refusal | undefined {
  const { seated, sitsOut, done } = table.players[seat]!;
  if (!seated && action.type !== 'sit') return refuse('no-such-seat', `Seat ${seat} is empty.`);
  if (!between || done)
    return refuse('not-now', 'Seats change, and chips are bought, only between hands, before the seat has said done.');
  switch (action.type) {
    case 'leave':
      return undefined;
    case 'sitOut':
      return sitsOut ? refuse('not-now', `Seat ${seat} sits out already.`) : undefined;
    case 'sitIn':
      return sitsOut ? undefined : refuse('not-now', `Seat ${seat} does not sit out.`);
    case 'sit':
      if (seated) return refuse('not-now', `Seat ${seat} is taken already.`);
  }
  const { min, max } = purchase(table, buyIn, seat);
  if (action.amount > max)
    return refuse('over-the-maximum', `A purse is filled up to ${MOST_BUY_INS * buyIn} chips at most.`);
  return action.amount < min
    ? refuse('under-the-minimum', `Who buys chips must then have the buy-in of ${buyIn}: ${min} more.`)
    : undefined;
}

/** Why a seat may not say that it plays the next hand. */
export function readyRefusal(table: Seated, seat: Seat, turn: Turn): Refusal | undefined {
  const { seated, sitsOut } = table.players[seat]!;
  if (turn.kind === 'over') return refuse('over', 'Too few players have chips: no hand is possible.');
  if (isIn(table, seat)) return undefined;
  if (!seated) return refuse('no-such-seat', `Seat ${seat} is empty.`);
  return sitsOut
    ? refuse('not-now', `Seat ${seat} sits out: sitIn first.`)
    : refuse('not-now', `Seat ${seat} has no chips: buyIn first.`);
}

/** The accounts after a seat put chips from its purse on the cloth; a negative amount goes back. */
export function pay({ house, purses, cloth }: Accounts, seat: Seat, amount: number): Accounts {
  const purse = purses.slice();
  const paid = cloth.slice();
  purse[seat]! -= amount;
  paid[seat]! += amount;
  return { house, purses: purse, cloth: paid };
}
