/** The table of stud as data: actions, events, state and view, and whose turn it is. */
import type { Card } from '../../cards/card.js';
import type { Accounts } from '../../game/accounts.js';
import type { NextHand, Seat, Turn, Viewer, SeatingAction, SeatingEvent } from '../../game/contract.js';
import { croupiersTurn, isIn, turnBetweenHands, turnOf, turnTogether, type Player } from '../../stakes/seating.js';
import type { Uncalled } from '../../stakes/pots.js';
import type { Round } from '../../stakes/round.js';
import type { WagerAction } from '../../stakes/wagering.js';
import { hasSeat, type SeatSet } from '../../stakes/seats.js';
import type { Options } from './options.js';

/** The streets, by the number of cards a player has on them. */
export type Street = 3 | 4 | 5 | 6 | 7;
export const STREETS: readonly Street[] = [3, 4, 5, 6, 7];

/** What a player says he will win, where hands are declared (S22). */
export const CLAIMS = ['high', 'low', 'both'] as const;
export type Claim = (typeof CLAIMS)[number];

type Bare<Type extends string> = Type extends string ? { readonly type: Type } : never;

/**
 * What a player may do. `amount` of a forced bet is what he pays; `to` of a wager is what he then has in this round.
 * `done` between hands says that he plays the next one. `show` names the cards that lie face down before him.
 */
export type PlayerAction =
  | { readonly type: 'bringIn'; readonly amount: number }
  | WagerAction
  | Bare<'muck' | 'done' | 'reopen'>
  | { readonly type: 'declare'; readonly seat: Seat; readonly claim: Claim | '??' }
  | { readonly type: 'show'; readonly cards: readonly Card[] };

/**
 * What the croupier does. `deal`: the burnt card if there is one, then either a card for each player (on third street
 * two down and one up, round by round) or one common card; `first` says who is asked first where open cards are not known
 * (imported hands). `turnUp` names the down cards of all live players, `reveal`
 * their claims; all clockwise from the left of the dealer.
 */
export type CroupierAction =
  | {
      readonly type: 'deal';
      readonly street: number;
      readonly burnt: readonly Card[];
      readonly cards: readonly Card[];
      readonly common: readonly Card[];
      readonly first?: Seat;
    }
  | { readonly type: 'turnUp'; readonly cards: readonly Card[] }
  | { readonly type: 'reveal'; readonly claims: readonly Claim[] }
  | NextHand;

/** Whatever may be done at the table. */
export type Action = PlayerAction | SeatingAction | CroupierAction;

/** Which part of a pot: all of it, or the half of the high or the low hand. */
export type Side = 'whole' | 'high' | 'low';

/** What happened, in order; one event for each card that travels. */
export type Event =
  | SeatingEvent
  | { readonly type: 'done' | 'reopened' | 'checked' | 'folded' | 'mucked'; readonly seat: Seat }
  | { readonly type: 'shuffled'; readonly left: number }
  | { readonly type: 'ante'; readonly seat: Seat; readonly amount: number; readonly allIn: boolean }
  | { readonly type: 'mixedIn'; readonly count: number }
  | { readonly type: 'burnt'; readonly card: Card }
  | { readonly type: 'card'; readonly seat: Seat; readonly card: Card; readonly street: Street; readonly up: boolean }
  | { readonly type: 'common'; readonly card: Card; readonly street: Street }
  | { readonly type: 'speaks'; readonly seat: Seat; readonly street: Street }
  | {
      readonly type: 'broughtIn' | 'called' | 'bet' | 'completed' | 'raised';
      readonly seat: Seat;
      readonly amount: number;
      readonly to: number;
      readonly allIn: boolean;
    }
  | { readonly type: 'returned'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'roundOver'; readonly street: Street }
  | { readonly type: 'chose'; readonly seat: Seat }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly claim: Claim }
  | { readonly type: 'shown'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'pot'; readonly pot: number; readonly amount: number; readonly tax: number }
  | { readonly type: 'won'; readonly seat: Seat; readonly amount: number; readonly pot: number; readonly side: Side }
  | { readonly type: 'settled'; readonly hand: number }
  | { readonly type: 'nextHand'; readonly hand: number; readonly dealer: Seat };

/** The cards that lie open, and how many do not. */
export interface OpenCards {
  /** The cards face up before each seat, oldest first; those of who has folded stay known. */
  readonly up: readonly (readonly Card[])[];
  /** Cards that count for everybody (S12). */
  readonly common: readonly Card[];
  /** How many cards are left to deal. */
  readonly stub: number;
  /** Seats whose folded cards have been mixed into the stub (S34). */
  readonly mixedIn: SeatSet;
}

/** The end of a hand: who is to show, has shown, has mucked, and what was claimed. */
export interface Showdown {
  /** Whether all hands lie face up, since no more betting is possible (S25). */
  readonly faceUp: boolean;
  /** The seat that is to show or muck; -1 for nobody. */
  readonly toShow: Seat;
  readonly shown: SeatSet;
  readonly mucked: SeatSet;
  /** What nobody called, and has been given back (S19). */
  readonly uncalled: Uncalled | null;
  /** What each seat claims, where hands are declared; `??` where it may not be known yet. */
  readonly claims: readonly (Claim | '??' | null)[];
}

/** One pot as it was settled. */
export interface SettledPot {
  /** Its chips, tax included. */
  readonly amount: number;
  readonly tax: number;
  /** The live seats that paid for it. */
  readonly seats: SeatSet;
}

/** Chips that went to a seat. */
export interface Award {
  readonly pot: number;
  readonly side: Side;
  readonly seat: Seat;
  readonly amount: number;
}

/** What came of a hand. */
export interface Result {
  /** Whether hands were shown; else all but one had folded. */
  readonly showdown: boolean;
  readonly uncalled: Uncalled | null;
  readonly pots: readonly SettledPot[];
  readonly awards: readonly Award[];
}

/**
 * `between`: players come, go, buy chips and say that they play on; `deal`: cards are due; `bet`: one seat speaks;
 * `turnUp`: all hands are to be turned up; `declare`: all claim at once; `reveal`: the claims are to be read out; `show`:
 * one seat shows or mucks; `settled`: the hand is over.
 */
export type Phase = 'between' | 'deal' | 'bet' | 'turnUp' | 'declare' | 'reveal' | 'show' | 'settled';

/** What everybody may know of the table. A hand's cards and result stay until the next is dealt. */
export interface Table {
  readonly options: Options;
  readonly phase: Phase;
  /** Hands begun, the one that waits to be dealt included. */
  readonly hand: number;
  readonly dealer: Seat;
  readonly players: readonly Player[];
  /** Purses, and as `cloth` what each seat has in the pots of this hand, its bets of the running round included. */
  readonly accounts: Accounts;
  /** The street that is played, or the next one to be dealt in `deal`. */
  readonly street: Street;
  /** The seats that were dealt in, and those of them that have not folded. */
  readonly dealtIn: SeatSet;
  readonly live: SeatSet;
  /** The seat that made the forced bet of this hand; -1 before. */
  readonly bringIn: Seat;
  /** The betting round that is played, or was played last; nothing before the first. */
  readonly round: Round | null;
  readonly cards: OpenCards;
  readonly showdown: Showdown;
  /** What came of the hand, once it is settled. */
  readonly result: Result | null;
}

/** The cards that are hidden from somebody. `??` where even the table does not know one (imported hands). */
export interface AllCards extends OpenCards {
  /** The cards face down before each seat: two, then on seventh street a third. */
  readonly down: readonly (readonly Card[])[];
  /** The burnt cards that have not been mixed in again. */
  readonly burnt: readonly Card[];
}

/** The whole table. */
export interface State extends Table {
  readonly cards: AllCards;
}

/** The table as a seat sees it: its own down cards, and those that were shown. */
export interface View extends Table {
  readonly seat: Viewer;
  readonly turn: Turn;
  readonly cards: OpenCards & { readonly down: readonly (readonly Card[])[]; readonly burnt: number };
}

/** A state with some parts changed; written out because a spread with changes costs ten times as much. */
export const stateWith = (
  state: State,
  {
    phase = state.phase,
    hand = state.hand,
    dealer = state.dealer,
    players = state.players,
    accounts = state.accounts,
    street = state.street,
    dealtIn = state.dealtIn,
    live = state.live,
    bringIn = state.bringIn,
    round = state.round,
    cards = state.cards,
    showdown = state.showdown,
    result = state.result,
  }: Partial<State>,
): State => ({
  options: state.options,
  phase,
  hand,
  dealer,
  players,
  accounts,
  street,
  dealtIn,
  live,
  bringIn,
  round,
  cards,
  showdown,
  result,
});

/** The end of a hand with some parts changed; written out as well. */
export const showdownWith = (
  showdown: Showdown,
  {
    faceUp = showdown.faceUp,
    toShow = showdown.toShow,
    shown = showdown.shown,
    mucked = showdown.mucked,
    uncalled = showdown.uncalled,
    claims = showdown.claims,
  }: Partial<Showdown>,
): Showdown => ({ faceUp, toShow, shown, mucked, uncalled, claims });

export const NO_SHOWDOWN: Showdown = { faceUp: false, toShow: -1, shown: 0, mucked: 0, uncalled: null, claims: [] };

/** Whether a seat is one of those that are asked together now. */
export const isAsked = (table: Table, seat: Seat): boolean =>
  !table.players[seat]!.done && (table.phase === 'declare' ? hasSeat(table.live, seat) : isIn(table, seat));

/** The fewest players of a hand. */
const FEWEST = 2;

/** Whose turn it is. */
export function turn(table: Table): Turn {
  switch (table.phase) {
    case 'bet':
      return turnOf(table.round!.toAct);
    case 'show':
      return turnOf(table.showdown.toShow);
    case 'declare':
      return turnTogether(table, seat => isAsked(table, seat));
    case 'between':
      return turnBetweenHands(table, FEWEST);
    default:
      return croupiersTurn();
  }
}
