/** The table of Einundvierzig as data: actions, events, state and view, and whose turn it is. */
import type { Card, KnownCard } from '../../cards/card.js';
import { RANKS, SUITS } from '../../cards/card.js';
import type { Accounts } from '../../game/accounts.js';
import type { NextHand, Seat, Turn, Viewer, SeatingAction, SeatingEvent } from '../../game/contract.js';
import { croupiersTurn, isIn, turnBetweenHands, turnOf, turnTogether, type Player } from '../../stakes/turns.js';
import type { Uncalled } from '../../stakes/pots.js';
import type { Round } from '../../stakes/round.js';
import { hasSeat, nextSeat, seatsClockwise, seatsWhere, type SeatSet } from '../../stakes/seats.js';
import type { WagerAction } from '../../stakes/wagering.js';
import type { Options } from './options.js';

export type { Accounts } from '../../game/accounts.js';
export type { Chair } from '../../game/seating.js';
export type { Uncalled } from '../../stakes/pots.js';
export type { Round } from '../../stakes/round.js';
export type { Player } from '../../stakes/turns.js';
export type { SeatSet } from '../../stakes/seats.js';
export type { Options } from './options.js';

/** The pack of 32, from the seven of clubs to the ace of spades. */
export const PACK: readonly KnownCard[] = [...RANKS.slice(RANKS.indexOf('7'))].flatMap(rank =>
  [...SUITS].map(suit => (rank + suit) as KnownCard),
);

type Bare<Type extends string> = Type extends string ? { readonly type: Type } : never;

/**
 * What a player may do. `turnUp` names the two of their four cards that they lay open; `show` all four, after everybody
 * else has folded, for the bonus of 41; `done` between hands says that they play the next one.
 */
export type PlayerAction =
  | WagerAction
  | { readonly type: 'turnUp'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'show'; readonly cards: readonly Card[] }
  | Bare<'muck' | 'done' | 'reopen'>;

/**
 * What the croupier does: `deal` two cards to each, round by round; `reveal` all cards that were laid open at once;
 * `showdown` names the covered cards of all live players. All clockwise from the left of Vorhand.
 */
export type CroupierAction =
  | { readonly type: 'deal'; readonly cards: readonly Card[] }
  | { readonly type: 'reveal'; readonly cards: readonly Card[] }
  | { readonly type: 'showdown'; readonly cards: readonly Card[] }
  | NextHand;

/** Whatever may be done at the table. */
export type Action = PlayerAction | SeatingAction | CroupierAction;

/** The two rounds of betting. */
export type RoundNumber = 1 | 2;

/** What happened, in order; one event for each card that travels. */
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

/** One pot as it was settled. */
export interface SettledPot {
  /** Its chips, rake included. */
  readonly amount: number;
  /** What the house took of it, in chips. */
  readonly rake: number;
  /** The live seats that paid for it. */
  readonly seats: SeatSet;
  /** Who got it. */
  readonly winner: Seat;
  /** Whether the place next to Vorhand decided between equal hands. */
  readonly tied: boolean;
}

/** What came of a hand. */
export interface Result {
  /** Whether hands were shown; else all but one had folded. */
  readonly showdown: boolean;
  /** What each seat had in the pots, in chips: antes and bets, less what nobody called. */
  readonly paid: readonly number[];
  /** The main pot, then the side pots. */
  readonly pots: readonly SettledPot[];
  /** What each seat got from the house for 41 points. */
  readonly bonuses: readonly number[];
}

/**
 * `between`: players come, go, buy chips and say that they play on; `deal`: two cards each are due; `bet`: one seat speaks;
 * `turnUp`: two up, two down; `reveal`: what was laid open is to be turned; `showdown`: all hands are to be turned up;
 * `mayShow`: who is left alone may show a 41; `settled`: the hand is over.
 */
export type Phase = 'between' | 'deal' | 'bet' | 'turnUp' | 'reveal' | 'showdown' | 'mayShow' | 'settled';

/** What everybody may know of the table. A hand's cards and result stay until the next is dealt. */
export interface Table {
  /** The options of the table, those that were not named at their defaults. */
  readonly options: Options;
  /** What is done now. */
  readonly phase: Phase;
  /** Hands begun, the one that waits to be dealt included. */
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
  /** Which of the two rounds of betting is played, or was last. */
  readonly roundNumber: RoundNumber;
  /** The betting round that is played, or was played last. */
  readonly round: Round | null;
  /** Where the players lay two cards open one after the other: who is to; -1 else. */
  readonly toTurnUp: Seat;
  /** The seats whose hands lie open altogether. */
  readonly shown: SeatSet;
  /** What nobody called, and has been given back. */
  readonly uncalled: Uncalled | null;
  /** What came of the hand, once it is settled. */
  readonly result: Result | null;
}

/** The whole table. */
export interface State extends Table {
  /** The cards of each seat in the order dealt: two, then four; `??` where even the table does not know one. */
  readonly cards: readonly (readonly Card[])[];
  /** The cards that each seat has chosen to lay open: none or two of its own; `??` where the log hides them. */
  readonly upCards: readonly (readonly Card[])[];
  /** Whether the cards chosen have been turned over, so that all see them. */
  readonly revealed: SeatSet;
}

/** The table as a seat sees it: its own cards, and those that lie open. */
export interface View extends Table {
  /** Whose view it is: a seat, or an onlooker. */
  readonly seat: Viewer;
  /** Whose turn it is, as `turn(state)` says. */
  readonly turn: Turn;
  /** The cards of each seat in the order dealt; `??` for those that this seat may not know. */
  readonly cards: readonly (readonly Card[])[];
  /** The two cards that lie open before each seat, as soon as all have been turned; one's own choice before that. */
  readonly upCards: readonly (readonly Card[])[];
  /** The seats whose two open cards have been turned over, so that all see them. */
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

/** How many cards of four are laid open. */
export const CARDS_UP = 2;

/** The fewest players of a hand. */
export const FEWEST = 3;

/** Some seats clockwise from the left of Vorhand, the live ones by default: the order in which everything goes round. */
export const playersOf = (table: Table, seats: SeatSet = table.live): readonly Seat[] =>
  seatsClockwise(seats, (table.forehand + 1) % table.players.length);

/**
 * Who is dealt in next, in that order: Vorhand last, who is the next on the left where the one with the Spitz does not
 * play.
 */
export function nextPlayers(table: Table): readonly Seat[] {
  const seats = seatsWhere(table.players, (_, seat) => isIn(table, seat));
  const forehand = hasSeat(seats, table.forehand) ? table.forehand : nextSeat(seats, table.forehand);
  return seatsClockwise(seats, (forehand + 1) % table.players.length);
}

/** Who deals: the player next to Vorhand on the right, or -1 where the house does. */
export function dealerOf(table: Table): Seat {
  if (table.options.dealer === 'house') return -1;
  const players = table.phase === 'between' ? nextPlayers(table) : playersOf(table, table.dealtIn);
  return players.at(-2) ?? -1;
}

/** Whether a seat is one of those that are asked together now. */
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
      return croupiersTurn();
  }
}
