/** The table of Einundvierzig as data: actions, events, state and view, and whose turn it is. */
import type { Card } from '../../cards/card.js';
import type { Accounts } from '../../game/accounts.js';
import type { NextHand, Seat, Turn, Viewer, SeatingAction, SeatingEvent } from '../../game/contract.js';
import { CROUPIERS_TURN, isIn, turnBetweenHands, turnOf, turnTogether, type Player } from '../../stakes/turns.js';
import type { Uncalled } from '../../stakes/pots.js';
import type { Round } from '../../stakes/round.js';
import { hasSeat, nextSeat, seatsClockwise, seatsWhere, type SeatSet } from '../../stakes/seats.js';
import type { WagerAction } from '../../stakes/wagering.js';
import type { Options } from './options.js';

export { PACK_32 as PACK } from '../../cards/pack.js';
export type { Accounts } from '../../game/accounts.js';
export type { Chair } from '../../game/seating.js';
export type { Uncalled } from '../../stakes/pots.js';
export type { Round } from '../../stakes/round.js';
export type { Player } from '../../stakes/turns.js';
export type { SeatSet } from '../../stakes/seats.js';
export type { Options } from './options.js';

type Bare<Type extends string> = Type extends string ? { readonly type: Type } : never;

/**
 * What a player may do. `turnUp` names the two of their four cards to turn up; `show` all four, after everybody else
 * has folded, for the bonus of 41; `done` between hands says that they play the next one.
 */
export type PlayerAction =
  | WagerAction
  | { readonly type: 'turnUp'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'show'; readonly cards: readonly Card[] }
  | Bare<'muck' | 'done' | 'reopen'>;

/**
 * What the croupier does: `deal` two cards to each, round by round; `reveal` all chosen cards at once; `showdown`
 * names the face-down cards of all live players. All clockwise from the left of Vorhand.
 */
export type CroupierAction =
  | { readonly type: 'deal'; readonly cards: readonly Card[] }
  | { readonly type: 'reveal'; readonly cards: readonly Card[] }
  | { readonly type: 'showdown'; readonly cards: readonly Card[] }
  | NextHand;

/** Any action at the table. */
export type Action = PlayerAction | SeatingAction | CroupierAction;

/** The two rounds of betting. */
export type RoundNumber = 1 | 2;

/** What happened, in order; one event for each card that moves. */
export type Event =
  | SeatingEvent
  | { readonly type: 'done' | 'reopened' | 'checked' | 'folded' | 'mucked' | 'chose'; readonly seat: Seat }
  | { readonly type: 'shuffled'; readonly left: number }
  | { readonly type: 'ante' | 'forced'; readonly seat: Seat; readonly amount: number; readonly allIn: boolean }
  | { readonly type: 'card'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'actsFirst'; readonly seat: Seat; readonly round: RoundNumber }
  | {
      readonly type: 'called' | 'bet' | 'completed' | 'raised';
      readonly seat: Seat;
      readonly amount: number;
      readonly to: number;
      readonly allIn: boolean;
    }
  | { readonly type: 'returned'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'roundOver'; readonly round: RoundNumber }
  | { readonly type: 'turnedUp'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'shown'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'pot'; readonly pot: number; readonly amount: number; readonly rake: number }
  | { readonly type: 'won'; readonly seat: Seat; readonly amount: number; readonly pot: number; readonly tied: boolean }
  | { readonly type: 'bonus'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'settled'; readonly hand: number }
  | { readonly type: 'nextHand'; readonly hand: number; readonly forehand: Seat };

/** A pot as settled. */
export interface SettledPot {
  /** Its chips, rake included. */
  readonly amount: number;
  /** The rake, in chips. */
  readonly rake: number;
  /** The live seats that contributed to it. */
  readonly seats: SeatSet;
  /** Who won it. */
  readonly winner: Seat;
  /** Whether the place nearest to Vorhand decided between equal hands. */
  readonly tied: boolean;
}

/** The result of a hand. */
export interface Result {
  /** Whether hands were shown; otherwise all but one had folded. */
  readonly showdown: boolean;
  /** What each seat had in the pots, in chips: antes and bets, minus what was uncalled. */
  readonly paid: readonly number[];
  /** The main pot, then the side pots. */
  readonly pots: readonly SettledPot[];
  /** What each seat got from the house for 41 points. */
  readonly bonuses: readonly number[];
}

/**
 * `between`: players arrive, leave, buy chips and get ready; `deal`: two cards each are due; `bet`: one seat acts;
 * `turnUp`: two up, two down; `reveal`: the chosen cards are to be turned up; `showdown`: all hands are to be turned
 * up; `mayShow`: the last player left may show a 41; `settled`: the hand is over.
 */
export type Phase = 'between' | 'deal' | 'bet' | 'turnUp' | 'reveal' | 'showdown' | 'mayShow' | 'settled';

/** What everybody may know of the table. A hand's cards and result stay until the next is dealt. */
export interface Table {
  /** The options of the table, complete with defaults. */
  readonly options: Options;
  /** The present phase. */
  readonly phase: Phase;
  /** Hands begun, including one that waits to be dealt. */
  readonly hand: number;
  /** Vorhand, who has the Spitz. */
  readonly forehand: Seat;
  /** The players, by seat. */
  readonly players: readonly Player[];
  /** Purses, and as `cloth` what each seat has in the pots of this hand. */
  readonly accounts: Accounts;
  /** The seats that were dealt in. */
  readonly dealtIn: SeatSet;
  /** The seats that were dealt in and have not folded. */
  readonly live: SeatSet;
  /** The current or last betting round: which of the two. */
  readonly roundNumber: RoundNumber;
  /** The current or last betting round. */
  readonly round: Round | null;
  /** Who is to turn two cards up, if players do so one after another; else -1. */
  readonly toTurnUp: Seat;
  /** The seats whose whole hands are face up. */
  readonly shown: SeatSet;
  /** The uncalled bet that was returned. */
  readonly uncalled: Uncalled | null;
  /** The result of the hand, once settled. */
  readonly result: Result | null;
}

/** The whole table. */
export interface State extends Table {
  /** The cards of each seat in the order dealt: two, then four; `??` if even the table does not know one. */
  readonly cards: readonly (readonly Card[])[];
  /** The cards that each seat has chosen to turn up: none or two of its own; `??` if the log hides them. */
  readonly upCards: readonly (readonly Card[])[];
  /** Whether the chosen cards have been turned up for all to see. */
  readonly revealed: SeatSet;
}

/** The table as a seat sees it: its own cards, and those that are face up. */
export interface View extends Table {
  /** Whose view it is: a seat, or an onlooker. */
  readonly seat: Viewer;
  /** Whose turn it is, as returned by `turn(state)`. */
  readonly turn: Turn;
  /** The cards of each seat in the order dealt; `??` for those that this seat may not know. */
  readonly cards: readonly (readonly Card[])[];
  /** The two face-up cards of each seat, as soon as all have been turned up; before that, one's own choice. */
  readonly upCards: readonly (readonly Card[])[];
  /** The seats whose two chosen cards have been turned up for all to see. */
  readonly revealed: SeatSet;
}

/** A state with some parts changed; written out because a spread with changes costs ten times as much. */
export const stateWith = (
  state: State,
  {
    phase = state.phase,
    hand = state.hand,
    forehand = state.forehand,
    players = state.players,
    accounts = state.accounts,
    dealtIn = state.dealtIn,
    live = state.live,
    roundNumber = state.roundNumber,
    round = state.round,
    toTurnUp = state.toTurnUp,
    shown = state.shown,
    uncalled = state.uncalled,
    result = state.result,
    cards = state.cards,
    upCards = state.upCards,
    revealed = state.revealed,
  }: Partial<State>,
): State => ({
  options: state.options,
  phase,
  hand,
  forehand,
  players,
  accounts,
  dealtIn,
  live,
  roundNumber,
  round,
  toTurnUp,
  shown,
  uncalled,
  result,
  cards,
  upCards,
  revealed,
});

/** How many of four cards are turned up. */
export const CARDS_UP = 2;

/** The minimum number of players in a hand. */
export const FEWEST = 3;

/** Some seats clockwise from the left of Vorhand, the live ones by default: the order of everything. */
export const playersOf = (table: Table, seats: SeatSet = table.live): readonly Seat[] =>
  seatsClockwise(seats, (table.forehand + 1) % table.players.length);

/**
 * Who is dealt in next, in that order: Vorhand last, or the next on the left if the player with the Spitz is not in.
 */
export function nextPlayers(table: Table): readonly Seat[] {
  const seats = seatsWhere(table.players, (_, seat) => isIn(table, seat));
  const forehand = hasSeat(seats, table.forehand) ? table.forehand : nextSeat(seats, table.forehand);
  return seatsClockwise(seats, (forehand + 1) % table.players.length);
}

/** Who deals: the player to the right of Vorhand, or -1 for the house. */
export function dealerOf(table: Table): Seat {
  if (table.options.dealer === 'house') return -1;
  const players = table.phase === 'between' ? nextPlayers(table) : playersOf(table, table.dealtIn);
  return players.at(-2) ?? -1;
}

/** Whether a seat is one of those that act together now. */
export const isAsked = (table: Table, seat: Seat): boolean =>
  !table.players[seat]!.done && (table.phase === 'turnUp' ? hasSeat(table.live, seat) : isIn(table, seat));

/** Whose turn it is. */
export function turn(table: Table): Turn {
  switch (table.phase) {
    case 'bet':
      return turnOf(table.round!.toAct);
    case 'mayShow':
      return turnOf(31 - Math.clz32(table.live));
    case 'turnUp':
      return table.toTurnUp >= 0 ? turnOf(table.toTurnUp) : turnTogether(table, seat => isAsked(table, seat));
    case 'between':
      return turnBetweenHands(table, FEWEST);
    default:
      return CROUPIERS_TURN;
  }
}
