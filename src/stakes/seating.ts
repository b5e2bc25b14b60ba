/** Chairs at a poker table, between hands: table stakes, who is in, who has said that they play on. */
import type { Accounts } from '../game/accounts.js';
import { refuse } from '../game/actions.js';
import type { Offer, Range, Refusal, Seat, Turn, SeatingAction } from '../game/contract.js';
import { MAX_PURSE } from '../game/options.js';
import { alreadyRefusal, type Chair } from '../game/seating.js';
import { isIn, NEW_PLAYER, type Player, type Seated } from './turns.js';

const READY: Player = { seated: true, sitsOut: false, done: true };

/** A player who is done, or not. */
export function playerWith({ seated, sitsOut }: Chair, done: boolean): Player {
  if (!seated || sitsOut) return { seated, sitsOut, done };
  return done ? READY : NEW_PLAYER;
}

/** The players, with one of them done, or not. */
export const withPlayer = ({ players }: Pick<Seated, 'players'>, seat: Seat, done: boolean): readonly Player[] =>
  players.map((player, other) => (other === seat ? playerWith(player, done) : player));

/** All players, none of them done. */
export const noneDone = (players: readonly Player[]): readonly Player[] =>
  players.some(({ done }) => done) ? players.map(player => playerWith(player, false)) : players;

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
  const { seated, done } = table.players[seat]!;
  if (!seated && action.type !== 'sit') return refuse('no-such-seat', `Seat ${seat} is empty.`);
  if (!between || done)
    return refuse('not-now', 'Seats change, and chips are bought, only between hands, before the seat is done.');
  const fault = alreadyRefusal(table.players[seat]!, seat, action.type);
  if (fault || !('amount' in action)) return fault;
  const { min, max } = purchase(table, buyIn, seat);
  if (action.amount > max)
    return refuse('over-the-maximum', `A purse is filled up to ${MOST_BUY_INS * buyIn} chips at most.`);
  return action.amount < min
    ? refuse('under-the-minimum', `After buying chips a seat must have at least the buy-in of ${buyIn}: ${min} more.`)
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

/** The accounts after a seat has put chips from its purse on the cloth; a negative amount goes back. */
export function pay({ house, purses, cloth }: Accounts, seat: Seat, amount: number): Accounts {
  const purse = purses.slice();
  const paid = cloth.slice();
  purse[seat]! -= amount;
  paid[seat]! += amount;
  return { house, purses: purse, cloth: paid };
}
