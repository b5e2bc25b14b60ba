/** The table of stud as data: actions, events, state and view, and whose turn it is. */
import type { Card } from '../../cards/card.js';
import type { Accounts } from '../../game/accounts.js';
import type { NextHand, Seat, Turn, Viewer, SeatingAction, SeatingEvent } from '../../game/contract.js';
import { CROUPIERS_TURN, isIn, turnBetweenHands, turnOf, turnTogether, type Player } from '../../stakes/turns.js';
import type { Uncalled } from '../../stakes/pots.js';
import type { Round } from '../../stakes/round.js';
import type { WagerAction } from '../../stakes/wagering.js';
import { hasSeat, type SeatSet } from '../../stakes/seats.js';
import type { Options } from './options.js';

export type { Accounts } from '../../game/accounts.js';
export type { Chair } from '../../game/seating.js';
export type { Uncalled } from '../../stakes/pots.js';
export type { Round } from '../../stakes/round.js';
export type { Player } from '../../stakes/turns.js';
export type { SeatSet } from '../../stakes/seats.js';
export type { Options } from './options.js';

/** The streets, by the number of cards a player has on them. */
export type Street = 3 | 4 | 5 | 6 | 7;
export const STREETS: readonly Street[] = [3, 4, 5, 6, 7];

/** What a player claims to win, if hands are declared (S22). */
export const CLAIMS = ['high', 'low', 'both'] as const;
/** What a player claims to win, if hands are declared: the high half, the low half, or both (S22). */
export type Claim = (typeof CLAIMS)[number];

type Bare<Type extends string> = Type extends string ? { readonly type: Type } : never;

/**
 * What a player may do. `amount` of a forced bet is what they pay; `to` of a bet or raise is what they then have in
 * this round. `done` between hands says that they play the next one. `show` names their face-down cards.
 */
export type PlayerAction =
  | { readonly type: 'bringIn'; readonly amount: number }
  | WagerAction
  | Bare<'muck' | 'done' | 'reopen'>
  | { readonly type: 'declare'; readonly seat: Seat; readonly claim: Claim | '??' }
  | { readonly type: 'show'; readonly cards: readonly Card[] };

/**
 * What the croupier does. `deal`: the burnt card if there is one, then either a card for each player (on third street
 * two down and one up, round by round) or one common card; `first` says who acts first if upcards are not known
 * (imported hands). `turnUp` names the down cards of all live players, `reveal` their claims; all clockwise from the
 * left of the dealer. Two are only for imported hands in which hands were shown in another order than the rules require
 * (S25): `ask`, while nobody has shown, says which seat has to show now; `unseen` that all others have given up, so
 * that this seat takes the pots without showing.
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
  | { readonly type: 'ask' | 'unseen'; readonly seat: Seat }
  | NextHand;

/** Any action at the table. */
export type Action = PlayerAction | SeatingAction | CroupierAction;

/** Which part of a pot: all of it, or the half of the high or the low hand. */
export type Side = 'whole' | 'high' | 'low';

/** What happened, in order; one event for each card that moves. */
export type Event =
  | SeatingEvent
  | { readonly type: 'done' | 'reopened' | 'checked' | 'folded' | 'mucked'; readonly seat: Seat }
  | { readonly type: 'shuffled'; readonly left: number }
  | { readonly type: 'ante'; readonly seat: Seat; readonly amount: number; readonly allIn: boolean }
  | { readonly type: 'mixedIn'; readonly count: number }
  | { readonly type: 'burnt'; readonly card: Card }
  | { readonly type: 'card'; readonly seat: Seat; readonly card: Card; readonly street: Street; readonly up: boolean }
  | { readonly type: 'common'; readonly card: Card; readonly street: Street }
  | { readonly type: 'actsFirst'; readonly seat: Seat; readonly street: Street }
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
  | { readonly type: 'pot'; readonly pot: number; readonly amount: number; readonly rake: number }
  | { readonly type: 'won'; readonly seat: Seat; readonly amount: number; readonly pot: number; readonly side: Side }
  | { readonly type: 'settled'; readonly hand: number }
  | { readonly type: 'nextHand'; readonly hand: number; readonly dealer: Seat };

/** The cards that are face up, and the numbers of those that are not. */
export interface OpenCards {
  /** The cards face up before each seat, oldest first; those of folded players stay known. */
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
  /** Whether all hands are face up, since no more betting is possible (S25). */
  readonly faceUp: boolean;
  /** The seat that is to show or muck; -1 for nobody. */
  readonly toShow: Seat;
  /** The seats that have shown. */
  readonly shown: SeatSet;
  /** The seats that have mucked: their cards stay hidden. */
  readonly mucked: SeatSet;
  /** The uncalled bet that was returned (S19). */
  readonly uncalled: Uncalled | null;
  /** What each seat claims, if hands are declared; `??` if it may not be known yet. */
  readonly claims: readonly (Claim | '??' | null)[];
}

/** A pot as settled. */
export interface SettledPot {
  /** Its chips, rake included. */
  readonly amount: number;
  /** The rake, in chips. */
  readonly rake: number;
  /** The live seats that contributed to it. */
  readonly seats: SeatSet;
}

/** Chips that went to a seat. */
export interface Award {
  /** The index of the pot in `pots`, 0 for the main pot. */
  readonly pot: number;
  /** Which part of the pot. */
  readonly side: Side;
  /** Who got the chips. */
  readonly seat: Seat;
  /** How many chips. */
  readonly amount: number;
}

/** The result of a hand. */
export interface Result {
  /** Whether hands were shown; otherwise all but one had folded. */
  readonly showdown: boolean;
  /** The uncalled bet that was returned. */
  readonly uncalled: Uncalled | null;
  /** What each seat had in the pots, in chips: antes and bets, minus what was uncalled. */
  readonly paid: readonly number[];
  /** The main pot, then the side pots. */
  readonly pots: readonly SettledPot[];
  /** Who got how many chips, in order. */
  readonly awards: readonly Award[];
}

/**
 * `between`: players arrive, leave, buy chips and get ready; `deal`: cards are due; `bet`: one seat acts; `turnUp`: all
 * hands are to be turned up; `declare`: all claim at once; `reveal`: the claims are to be read out; `show`: one seat
 * shows or mucks; `settled`: the hand is over.
 */
export type Phase = 'between' | 'deal' | 'bet' | 'turnUp' | 'declare' | 'reveal' | 'show' | 'settled';

/** What everybody may know of the table. A hand's cards and result stay until the next is dealt. */
export interface Table {
  /** The options of the table, complete with defaults. */
  readonly options: Options;
  /** The present phase. */
  readonly phase: Phase;
  /** Hands begun, including one that waits to be dealt. */
  readonly hand: number;
  /** The dealer's seat: cards are dealt clockwise from its left. */
  readonly dealer: Seat;
  /** The players, by seat. */
  readonly players: readonly Player[];
  /** Purses, and as `cloth` what each seat has in the pots of this hand, including its bets of the current round. */
  readonly accounts: Accounts;
  /** The current street, or the next one to be dealt in `deal`. */
  readonly street: Street;
  /** The seats that were dealt in. */
  readonly dealtIn: SeatSet;
  /** The seats that were dealt in and have not folded. */
  readonly live: SeatSet;
  /** The seat that made the forced bet of this hand; -1 before. */
  readonly bringIn: Seat;
  /** The current or last betting round; null before the first. */
  readonly round: Round | null;
  /** The cards of this hand, or of the last one until the next is dealt. */
  readonly cards: OpenCards;
  /** Who is to show, has shown, has mucked. */
  readonly showdown: Showdown;
  /** The result of the hand, once settled. */
  readonly result: Result | null;
}

/** The cards that are hidden from somebody. `??` if even the table does not know one (imported hands). */
export interface AllCards extends OpenCards {
  /** The cards face down before each seat: two, then on seventh street a third. */
  readonly down: readonly (readonly Card[])[];
  /** The burnt cards that have not been mixed in again. */
  readonly burnt: readonly Card[];
}

/** The whole table. */
export interface State extends Table {
  /** All cards, hidden ones too. */
  readonly cards: AllCards;
}

/** The table as a seat sees it: its own down cards, and those that were shown. */
export interface View extends Table {
  /** Whose view it is: a seat, or an onlooker. */
  readonly seat: Viewer;
  /** Whose turn it is, as returned by `turn(state)`. */
  readonly turn: Turn;
  /** The face-up cards; for each seat the face-down ones that this seat may know, else `??`; and how many are burnt. */
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

/** Whether a seat is one of those that act together now. */
export const isAsked = (table: Table, seat: Seat): boolean =>
  !table.players[seat]!.done && (table.phase === 'declare' ? hasSeat(table.live, seat) : isIn(table, seat));

/** The minimum number of players in a hand. */
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
      return CROUPIERS_TURN;
  }
}
