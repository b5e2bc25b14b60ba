/** What all games of poker share, as types: generic code of poker takes a {@link BettingGame}, and nothing else. */
import type { Card } from '../cards/card.js';
import type {
  AnyAction,
  AnyEvent,
  Including,
  NextHand,
  Rules,
  Seat,
  TableAction,
  TableEvent,
  TableOptions,
  TableState,
  TableView,
} from '../game/contract.js';
import type { Round } from './round.js';
import type { Player } from './turns.js';
import type { SeatSet } from './seats.js';
import type { WagerAction } from './wagering.js';

/** The options of every game of poker. */
export interface BettingOptions extends TableOptions {
  readonly ante: number;
  readonly lowerLimit: number;
  readonly higherLimit: number;
  readonly buyIn: number;
}

/** What everybody knows of a poker table. */
export interface BettingState extends TableState {
  readonly options: BettingOptions;
  readonly phase: string;
  readonly hand: number;
  readonly players: readonly Player[];
  readonly dealtIn: SeatSet;
  readonly live: SeatSet;
  readonly round: Round | null;
  /** How the hand ended, once it has. */
  readonly result: object | null;
}

/** The view of every game of poker. */
export interface BettingView extends BettingState, TableView {
  readonly options: BettingOptions;
  readonly phase: string;
  readonly hand: number;
}

/** The actions at every poker table; each game adds its own. */
export type BettingAction =
  TableAction | WagerAction | NextHand | { readonly type: 'deal'; readonly cards: readonly Card[] };

/** The events at every poker table; each game adds its own. */
export type BettingEvent =
  | TableEvent
  | { readonly type: 'checked' | 'folded' | 'mucked' | 'actsFirst'; readonly seat: Seat }
  | { readonly type: 'ante' | 'returned'; readonly seat: Seat; readonly amount: number }
  | {
      readonly type: 'called' | 'bet' | 'completed' | 'raised';
      readonly seat: Seat;
      readonly amount: number;
      readonly to: number;
    }
  | { readonly type: 'card'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'shown'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'roundOver' };

/** The rules of a game of poker. */
export type BettingGame<
  Options extends BettingOptions = BettingOptions,
  State extends BettingState = BettingState,
  Action extends Including<BettingAction, Action> = AnyAction,
  Event extends Including<BettingEvent, Event> = AnyEvent,
  View extends BettingView = BettingView,
> = Rules<Options, State, Action, Event, View>;
