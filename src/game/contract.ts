import type { Card, KnownCard } from '../cards/card.js';
import type { CardSource } from '../cards/source.js';
import type { Random } from '../cards/random.js';
import type { Accounts } from './accounts.js';

/** A seat's number: 0-based, clockwise. */
export type Seat = number;
/** Who may look: a seat, or somebody without one. */
export type Viewer = Seat | 'onlooker';
/** Who may act: a seat, or the croupier, through whom all chance comes. */
export type Actor = Seat | 'croupier';

/**
 * Whose turn it is. `together` says that all named seats act at once, in any order, until each has said `done`:
 * what they did may be taken back until the last of them is done.
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
 * What a seat may do at every table, by these words, on which whatever knows no game relies. Coming, going and buying
 * chips are for between hands. `done`: the seat has said its part where several are asked together; `reopen` takes that
 * back.
 */
export type TableAction = SeatingAction | { readonly type: 'done' | 'reopen' };

/** Coming, going and buying chips. */
export type SeatingAction =
  | { readonly type: 'sit'; readonly amount: number }
  | { readonly type: 'buyIn'; readonly amount: number }
  | { readonly type: 'leave' | 'sitOut' | 'sitIn' };

/**
 * The croupier's action that clears the cloth for the next hand and deals nothing: what a game calls so, if it has one.
 */
export interface NextHand {
  readonly type: 'nextHand';
}

/** What happens at every table, by these words. `settled`: a hand, coup or turn is over, and its chips are paid out. */
export type TableEvent =
  | SeatingEvent
  | { readonly type: 'done' | 'reopened'; readonly seat: Seat }
  | { readonly type: 'settled'; readonly hand: number };

/** What a seating action has brought. */
export interface SeatingEvent {
  readonly type: 'sat' | 'boughtIn' | 'left' | 'satOut' | 'satIn';
  readonly seat: Seat;
  /** Chips bought from the house, or given back to it; 0 where none changed hands. */
  readonly amount: number;
}

/**
 * The bound of a game's actions or events: all words of `Common` are among them, and mean what they mean there. A game
 * that lacks one, or means something else by it, fits no {@link Game}.
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
  /** The least. */
  readonly min: number;
  /** The most. */
  readonly max: number;
  /** What lies between two amounts that may be chosen. */
  readonly step: number;
}

/** What may be done, as data: an action in which a {@link Range} stands where an amount may be chosen. */
export type Offer<Action> = Action extends unknown
  ? { readonly [Field in keyof Action]: Action[Field] extends number ? Action[Field] | Range : Action[Field] }
  : never;

/** Why an action was refused: a code for programs, a sentence for people. */
export interface Refusal {
  /** What kind of refusal it is, as a word. */
  readonly code: RefusalCode;
  /** Why, in a sentence. */
  readonly message: string;
}

/** What kind of refusal it is. */
export type RefusalCode =
  | 'malformed' //         not an action of this game, or a field missing, unknown or of the wrong kind
  | 'no-such-seat' //      the seat is not at this table, or empty
  | 'not-your-turn' //     somebody else is asked, or the seat has said `done`
  | 'not-now' //           an action of another part of the game
  | 'not-in-these-rules' // the table's options do not know it
  | 'nothing-there' //     there is nothing to take back, insure, choose for …
  | 'stake-first' //       who can must have a stake standing before he is done
  | 'under-the-minimum'
  | 'over-the-maximum'
  | 'off-the-step' //      not a multiple of the chip step
  | 'over-the-purse' //    more chips than the seat has
  | 'over'; //             no further hand is possible

/** What every game's options hold. */
export interface TableOptions {
  /** What each seat has at the opening, in chips. */
  readonly purses: readonly number[];
  /** The least that may be staked, in a game that asks nobody who has less. */
  readonly min?: number;
}

/** What every game's state holds: all chips are in `accounts`, and their sum never changes. */
export interface TableState {
  readonly options: TableOptions;
  readonly accounts: Accounts;
}

/** What every game's view holds. */
export interface TableView extends TableState {
  readonly seat: Viewer;
  readonly turn: Turn;
  readonly phase: string;
  /** Hands, coups or turns begun; the one that waits to be dealt included. */
  readonly hand: number;
}

/**
 * What a value may be. `chips`: a whole number from 0; `integer`: it may be below. `count`: a number of things that may
 * have to be drawn. `seat`: of this table, or -1 for nobody; `viewer`: of this table, or an onlooker; `seats`: a set of
 * them. `card` may be hidden. Within: one of some values, a list, a list with an entry for each seat, a value that may be
 * missing (`null`), one of several shapes, an object with these fields.
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

/**
 * One game as pure functions over plain, readonly, JSON-safe data. A game is a table over many hands, not one hand.
 * Chance enters as recorded actions of the croupier, so a replay needs none.
 */
export interface Rules<Options, State, Action extends AnyAction, Event extends AnyEvent, View> {
  readonly id: string;
  readonly version: number;
  /** The croupier's action after which a table may tell what was hidden before it, if it tells that at all: `nextHand`, or the shuffle of a new shoe. */
  readonly discloses: Action['type'];
  /**
   * An empty table.
   * @throws {OptionError} that names a bad option and what is allowed.
   */
  open(options?: Partial<Options>): State;
  /** The cards that lie in the source when a table with these options is opened. */
  pack(options: Options): readonly KnownCard[];
  /** The cards that have left the source since it last held them all; `??` where the state does not know one. */
  dealt(state: State): readonly Card[];
  turn(state: State): Turn;
  /** The croupier's move where {@link turn} asks for it: the only consumer of chance. */
  deal(state: State, source: CardSource): Action;
  /** All that the view's own seat may do, complete. */
  legal(view: View): readonly Offer<Action>[];
  /** Whether an action, however foreign, may be done now: `undefined`, or a refusal. Never throws. */
  check(state: State, actor: Actor, action: unknown): Refusal | undefined;
  /** Does an action that {@link check} lets pass. Foreign actions must be checked first. */
  apply(state: State, actor: Actor, action: Action): { readonly state: State; readonly events: readonly Event[] };
  /** What a view looks like; its options are what {@link open} takes. */
  readonly shape: Shape;
  /** What this seat may know, and nothing else: built by allow-list. */
  view(state: State, viewer: Viewer): View;
  redactEvent(event: Event, viewer: Viewer): Event;
  /** The action as this seat may see it: hidden cards and hidden choices become `??`. */
  redactAction(state: State, action: Action, viewer: Viewer): Action;
  /** A table, drawn at random, that this view allows: how computer players think ahead without peeking. */
  sample(view: View, random: Random): { readonly state: State; readonly source: CardSource };
  /** What the croupier does for a seat that keeps silent, if the rules let him: for the host's time bank. */
  silent(view: View): Action | undefined;
}

/** The rules of one game: its actions and events have those of every table among them. */
export type Game<
  Options extends TableOptions,
  State extends TableState,
  Action extends Including<TableAction, Action>,
  Event extends Including<TableEvent, Event>,
  View extends TableView,
> = Rules<Options, State, Action, Event, View>;

/** The part of a game's {@link Rules} that the first picture of a table needs: an empty table, and what a seat sees of it. */
export type EmptyTable<Options, State, View> = Pick<Rules<Options, State, AnyAction, AnyEvent, View>, 'open' | 'view'>;
/** The same of a game that is a parameter. */
export type EmptyTableOf<G> = EmptyTable<OptionsOf<G>, StateOf<G>, ViewOf<G>>;

/** Any game, where only the contract matters. */
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
/** The rules of a game that is a parameter, with its own types. */
export type RulesOf<G> = Rules<OptionsOf<G>, StateOf<G>, ActionOf<G>, EventOf<G>, ViewOf<G>>;
