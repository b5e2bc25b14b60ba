import type { Card, KnownCard } from '../cards/card.js';
import type { CardSource } from '../cards/source.js';
import type { Random } from '../cards/random.js';
import type { Accounts } from './accounts.js';

/** A seat's number: 0-based, clockwise. */
export type Seat = number;
/** Who may look: a seat, or somebody without one. */
export type Viewer = Seat | 'onlooker';
/** Who may act: a seat, or the croupier, the source of all chance. */
export type Actor = Seat | 'croupier';

/**
 * Whose turn it is. `together`: all named seats act at once, in any order, until each has said `done`; their actions
 * can be taken back until the last of them is done.
 */
export type Turn =
  | { readonly kind: 'croupier' }
  | { readonly kind: 'seats'; readonly seats: readonly Seat[]; readonly together: boolean }
  | { readonly kind: 'over' };

/** Every action is plain data with a `type` and named fields. */
export interface AnyAction {
  readonly type: string;
}

/** Every event is plain data with a `type` and named fields. */
export interface AnyEvent {
  readonly type: string;
}

/**
 * What a seat may do at every table, under the same names, so that code that knows no game can rely on them. Arriving,
 * leaving and buying chips are for between hands. `done`: the seat has finished its part where several act together;
 * `reopen` undoes that.
 */
export type TableAction = SeatingAction | { readonly type: 'done' | 'reopen' };

/** Arriving, leaving and buying chips. */
export type SeatingAction =
  | { readonly type: 'sit'; readonly amount: number }
  | { readonly type: 'buyIn'; readonly amount: number }
  | { readonly type: 'leave' | 'sitOut' | 'sitIn' };

/** The croupier's action that clears the cloth for the next hand without dealing, in games that have one. */
export interface NextHand {
  readonly type: 'nextHand';
}

/**
 * What happens at every table, under the same names. `settled`: a hand, coup or turn is over, and its chips are paid
 * out.
 */
export type TableEvent =
  | SeatingEvent
  | { readonly type: 'done' | 'reopened'; readonly seat: Seat }
  | { readonly type: 'settled'; readonly hand: number };

/** The result of a seating action. */
export interface SeatingEvent {
  readonly type: 'sat' | 'boughtIn' | 'left' | 'satOut' | 'satIn';
  readonly seat: Seat;
  /** Chips bought from the house, or returned to it; 0 if none. */
  readonly amount: number;
}

/**
 * The bound of a game's actions or events: they include every type of `Common` with the same meaning. A game that lacks
 * one, or means something else by it, is not assignable to {@link Game}.
 */
export type Including<Common extends AnyAction, All> =
  string extends TypeOf<All>
    ? AnyAction
    : [Common['type']] extends [TypeOf<All>]
      ? [All & { readonly type: Common['type'] }] extends [Common]
        ? AnyAction
        : never
      : never;
type TypeOf<All> = All extends { readonly type: infer Word } ? Word : never;

/** The whole numbers `min`, `min + step`, … up to `max`, in chips of the smallest unit. */
export interface Range {
  /** The minimum. */
  readonly min: number;
  /** The maximum. */
  readonly max: number;
  /** The distance between two possible amounts. */
  readonly step: number;
}

/** What may be done, as data: an action with a {@link Range} in place of an amount to be chosen. */
export type Offer<Action> = Action extends unknown
  ? { readonly [Field in keyof Action]: Action[Field] extends number ? Action[Field] | Range : Action[Field] }
  : never;

/** Why an action was refused: a code for programs, a sentence for people. */
export interface Refusal {
  /** A code for programs. */
  readonly code: RefusalCode;
  /** The reason, in a sentence. */
  readonly message: string;
}

/** The codes of refusals. */
export type RefusalCode =
  | 'malformed' //          not an action of this game, or a field missing, unknown or of the wrong kind
  | 'no-such-seat' //       the seat is not at this table, or empty
  | 'not-your-turn' //      somebody else is to act, or the seat has said `done`
  | 'not-now' //            an action of another part of the game
  | 'not-in-these-rules' // the table's options exclude it
  | 'nothing-there' //      there is nothing to take back, insure, choose for …
  | 'stake-first' //        a player who can bet must do so before `done`
  | 'under-the-minimum'
  | 'over-the-maximum'
  | 'off-the-step' //       not a multiple of the chip step
  | 'over-the-purse' //     more chips than the seat has
  | 'over'; //              no further hand is possible

/** The options of every game. */
export interface TableOptions {
  /** What each seat has at the opening, in chips. */
  readonly purses: readonly number[];
  /** The minimum stake, in a game that passes over seats with less. */
  readonly min?: number;
}

/** The state of every game: all chips are in `accounts`, and their sum never changes. */
export interface TableState {
  readonly options: TableOptions;
  readonly accounts: Accounts;
}

/** The view of every game. */
export interface TableView extends TableState {
  readonly seat: Viewer;
  readonly turn: Turn;
  readonly phase: string;
  /** The number of hands, coups or turns begun, including one that waits to be dealt. */
  readonly hand: number;
}

/**
 * The shape of a value. `chips`: a whole number from 0; `integer`: may be negative; `count`: a number of things that
 * may have to be drawn. `seat`: of this table, or -1 for nobody; `viewer`: a seat of this table, or an onlooker;
 * `seats`: a set of them. `card`: may be hidden. Composites: one of some values, a list, a list with an entry for each
 * seat, a value that may be missing (`null`), one of several shapes, an object with these fields.
 */
export type Shape =
  | 'flag'
  | 'word'
  | 'chips'
  | 'integer'
  | 'count'
  | 'seat'
  | 'viewer'
  | 'seats'
  | 'card'
  | 'anything'
  | { readonly values: readonly (string | number | null)[] }
  | { readonly list: Shape }
  | { readonly perSeat: Shape }
  | { readonly maybe: Shape }
  | { readonly either: readonly Shape[] }
  | { readonly fields: Readonly<Record<string, Shape>> };

/** What an action leads to: the state after it, and what happened, in order. */
export interface Applied<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/**
 * A game as pure functions over plain, readonly, JSON-safe data. It covers a table over many hands, not a single hand.
 * Chance enters as recorded actions of the croupier, so a replay needs none.
 */
export interface Rules<Options, State, Action extends AnyAction, Event extends AnyEvent, View> {
  readonly id: string;
  readonly version: number;
  /**
   * The croupier's action after which a table may disclose what was hidden before, if it ever does: `nextHand`, or the
   * shuffle of a new shoe.
   */
  readonly discloses: Action['type'];
  /**
   * An empty table.
   * @throws {OptionError} that names a bad option and the allowed values.
   */
  open(options?: Partial<Options>): State;
  /** The cards in the source when a table with these options is opened. */
  pack(options: Options): readonly KnownCard[];
  /** The cards that have left the source since it was last complete; `??` for those that the state does not know. */
  dealt(state: State): readonly Card[];
  turn(state: State): Turn;
  /** The croupier's move when {@link turn} calls for it: the only consumer of chance. */
  deal(state: State, source: CardSource): Action;
  /** Everything that the view's own seat may do. */
  legal(view: View): readonly Offer<Action>[];
  /** Whether an action, however foreign, is allowed now: `undefined`, or a refusal. Never throws. */
  check(state: State, actor: Actor, action: unknown): Refusal | undefined;
  /** Applies an action that {@link check} allows. Foreign actions must be checked first. */
  apply(state: State, actor: Actor, action: Action): Applied<State, Event>;
  /** The shape of a view; its options are what {@link open} accepts. */
  readonly shape: Shape;
  /** What this seat may know, and nothing else: built by allow-list. */
  view(state: State, viewer: Viewer): View;
  redactEvent(event: Event, viewer: Viewer): Event;
  /** The action as this seat may see it: hidden cards and hidden choices become `??`. */
  redactAction(state: State, action: Action, viewer: Viewer): Action;
  /** A random table consistent with this view, which lets computer players think ahead without peeking. */
  sample(view: View, random: Random): { readonly state: State; readonly source: CardSource };
  /** What the croupier does for a seat that runs out of time, if the rules allow anything: for the host's time bank. */
  silent(view: View): Action | undefined;
}

/** The rules of one game, whose actions and events include those of every table. */
export type Game<
  Options extends TableOptions,
  State extends TableState,
  Action extends Including<TableAction, Action>,
  Event extends Including<TableEvent, Event>,
  View extends TableView,
> = Rules<Options, State, Action, Event, View>;

/**
 * The part of a game's {@link Rules} that the first picture of a table needs: an empty table, and a seat's view of it.
 */
export type EmptyTable<Options, State, View> = Pick<Rules<Options, State, AnyAction, AnyEvent, View>, 'open' | 'view'>;
/** The same for a game as a type parameter. */
export type EmptyTableOf<G> = EmptyTable<OptionsOf<G>, StateOf<G>, ViewOf<G>>;

/** Any game, for code that depends only on the contract. */
export type AnyGame = Game<TableOptions, TableState, AnyAction, AnyEvent, TableView>;
/** A game's options. */
export type OptionsOf<G> = G extends Rules<infer O, infer _S, infer _A, infer _E, infer _V> ? O : never;
/** A game's state. */
export type StateOf<G> = G extends Rules<infer _O, infer S, infer _A, infer _E, infer _V> ? S : never;
/** A game's actions. */
export type ActionOf<G> = G extends Rules<infer _O, infer _S, infer A, infer _E, infer _V> ? A : never;
/** A game's events. */
export type EventOf<G> = G extends Rules<infer _O, infer _S, infer _A, infer E, infer _V> ? E : never;
/** A game's view. */
export type ViewOf<G> = G extends Rules<infer _O, infer _S, infer _A, infer _E, infer V> ? V : never;
/** The rules of a game as a type parameter, with its own types. */
export type RulesOf<G> = Rules<OptionsOf<G>, StateOf<G>, ActionOf<G>, EventOf<G>, ViewOf<G>>;
