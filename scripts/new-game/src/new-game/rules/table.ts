/** The table of New Game as data: actions, events, state and view, and whose turn it is. */
import type { Card } from '../../cards/card.js';
import type { Accounts } from '../../game/accounts.js';
import type { Seat, SeatingAction, SeatingEvent, Turn, Viewer } from '../../game/contract.js';
import type { Chair } from '../../game/seating.js';
import type { Options } from './options.js';

/** What a player may do: `done` lays the stake, `reopen` takes it back. */
export type PlayerAction = { readonly type: 'done' | 'reopen' };

/** What the croupier does: one card to each who has staked, by seat. */
export type CroupierAction = { readonly type: 'deal'; readonly cards: readonly Card[] };

/** Whatever may be done at the table. */
export type Action = PlayerAction | SeatingAction | CroupierAction;

/** What happened, in order; one event for each card that travels. */
export type Event =
  | SeatingEvent
  | { readonly type: 'done' | 'reopened'; readonly seat: Seat }
  | { readonly type: 'card'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'won'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'settled'; readonly hand: number };

/** One player: a chair, and whether they have staked. */
export interface Player extends Chair {
  /** Whether they have said `done`. */
  readonly done: boolean;
}

/** Who has won a hand, and all that lay in the pot, in chips. */
export interface Result {
  /** Who has won. */
  readonly winner: Seat;
  /** What lay in the pot, in chips. */
  readonly pot: number;
}

/** What everybody may know of the table, which is all of it. */
export interface State {
  /** The options of the table, those that were not named at their defaults. */
  readonly options: Options;
  /** `first`: nothing has been dealt yet; `settled`: the last hand lies open. Stakes are laid in both. */
  readonly phase: 'first' | 'settled';
  /** Hands begun, the one for which stakes are laid included. */
  readonly hand: number;
  /** The chips of everybody: purses, what lies in the pot, the house. */
  readonly accounts: Accounts;
  /** The players, by seat. */
  readonly players: readonly Player[];
  /** The card of each seat in the last hand. */
  readonly cards: readonly (Card | null)[];
  /** What came of the last hand; nothing before the first. */
  readonly result: Result | null;
}

/** The table as a seat sees it. */
export interface View extends State {
  /** Whose view it is: a seat, or an onlooker. */
  readonly seat: Viewer;
  /** Whose turn it is, as `turn(state)` says. */
  readonly turn: Turn;
}

export const NEW_PLAYER: Player = { seated: true, sitsOut: false, done: false };

/** No hand is played by fewer. */
export const FEWEST = 2;

/** Whether a seat can play a hand: it has staked, or could (N2). */
export const canPlay = ({ players, accounts, options }: State, seat: Seat): boolean =>
  players[seat]!.seated && (players[seat]!.done || accounts.purses[seat]! >= options.min);

/** Whether a seat is asked now. */
export const isAsked = (table: State, seat: Seat): boolean => {
  const { done, sitsOut } = table.players[seat]!;
  return !done && !sitsOut && canPlay(table, seat);
};

/** The seats of which this holds, clockwise. */
const seatsWhere = (table: State, holds: (seat: Seat) => boolean): readonly Seat[] =>
  table.players.flatMap((_, seat) => (holds(seat) ? [seat] : []));

/** The seats that have staked, clockwise. */
export const staked = (table: State): readonly Seat[] => seatsWhere(table, seat => table.players[seat]!.done);

/** Whose turn it is: the players’ together, or the croupier’s. */
export function turn(table: State): Turn {
  if (seatsWhere(table, seat => canPlay(table, seat)).length < FEWEST) return { kind: 'over' };
  const seats = seatsWhere(table, seat => isAsked(table, seat));
  return seats.length > 0 || staked(table).length < FEWEST
    ? { kind: 'seats', seats, together: true }
    : { kind: 'croupier' };
}
