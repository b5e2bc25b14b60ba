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

/** The whole numbers `min`, `min + step`, … up to `max`, in chips of the smallest unit. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** What may be done, as data: an action in which a {@link Range} stands where an amount may be chosen. */
export type Offer<Action> = Action extends unknown
  ? { readonly [Field in keyof Action]: Action[Field] extends number ? Action[Field] | Range : Action[Field] }
  : never;

/** Why an action was refused: a code for programs, a sentence for people. */
export interface Refusal {
  readonly code: RefusalCode;
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

/** What every game's state holds: all chips are in `accounts`, and their sum never changes. */
export interface TableState {
  readonly accounts: Accounts;
}

/**
 * One game as pure functions over plain, readonly, JSON-safe data. A game is a table over many hands, not one hand.
 * Chance enters as recorded actions of the croupier, so a replay needs none.
 */
export interface Game<Options, State extends TableState, Action extends AnyAction, Event extends AnyEvent, View> {
  readonly id: string;
  readonly version: number;
  /** The croupier's action after which nothing before it need stay hidden: `nextHand`, or the shuffle of a new shoe. */
  readonly discloses: string;
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

/** Any game, where only the contract matters. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the parts of a game fit each other, whatever they are
export type AnyGame = Game<any, any, any, any, any>;
/** A game's options. */
export type OptionsOf<G> = G extends Game<infer O, infer _S, infer _A, infer _E, infer _V> ? O : never;
/** A game's state. */
export type StateOf<G> = G extends Game<infer _O, infer S, infer _A, infer _E, infer _V> ? S : never;
/** A game's actions. */
export type ActionOf<G> = G extends Game<infer _O, infer _S, infer A, infer _E, infer _V> ? A : never;
/** A game's events. */
export type EventOf<G> = G extends Game<infer _O, infer _S, infer _A, infer E, infer _V> ? E : never;
/** A game's view. */
export type ViewOf<G> = G extends Game<infer _O, infer _S, infer _A, infer _E, infer V> ? V : never;
