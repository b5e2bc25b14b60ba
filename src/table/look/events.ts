import type {
  ActionOf,
  Actor,
  AnyAction,
  AnyEvent,
  AnyGame,
  EventOf,
  Offer,
  Refusal,
  TableView,
  ViewOf,
} from '../../game/contract.js';

/** An event of a table: it bubbles and crosses shadow roots. */
class TableEvent<Detail> extends CustomEvent<Detail> {
  constructor(type: keyof TvEventMap, detail: Detail, cancelable = false) {
    super(type, { detail, bubbles: true, composed: true, cancelable });
  }
}

/** The detail of `tv-intent`. */
export interface IntentDetail<Action = AnyAction, View = TableView> {
  /** What the player is about to do. */
  readonly action: Action;
  /** Everything the player may do. */
  readonly legal: readonly Offer<Action>[];
  /** What this player's seat may know, before the action. */
  readonly view: View;
}
/** Before an action that the player takes by pointer or key; `preventDefault()` cancels it. */
export class TvIntentEvent<G extends AnyGame = AnyGame> extends TableEvent<IntentDetail<ActionOf<G>, ViewOf<G>>> {
  constructor(detail: IntentDetail<ActionOf<G>, ViewOf<G>>) {
    super('tv-intent', detail, true);
  }
}

/** The detail of `tv-action`. */
export interface ActionDetail<Action = AnyAction, View = TableView, Event = AnyEvent> {
  /** A seat's number, or `croupier`. */
  readonly actor: Actor;
  /** The action; null if the seat has taken its last action back. */
  readonly action: Action | null;
  /** What it caused, in order: cards, chips, what a player said. */
  readonly events: readonly Event[];
  /** What this player's seat may know, after the action. */
  readonly view: View;
  /** Whether it is replayed from a log: nothing happens at the table. */
  readonly replay: boolean;
  /** Whether it happens at a guide's prepared table while the player's own waits. */
  readonly guide: boolean;
}
/** The detail of `tv-deal`. */
export interface StepDetail<Action = AnyAction, View = TableView, Event = AnyEvent> extends ActionDetail<
  Action,
  View,
  Event
> {
  /** The croupier's action. */
  readonly action: Action;
}
/** The detail of `tv-settle`. */
export interface SettleDetail<
  Action = AnyAction,
  View = TableView,
  Event = AnyEvent,
  Outcome = unknown,
> extends StepDetail<Action, View, Event> {
  /** The hand, coup or turn for this player's seat: what it won or lost, and why. */
  readonly outcome: Outcome;
}
/** After every action of any player, and whenever one was taken back, as this player's seat may see it. */
export class TvActionEvent<G extends AnyGame = AnyGame> extends TableEvent<
  ActionDetail<ActionOf<G>, ViewOf<G>, EventOf<G>>
> {
  constructor(detail: ActionDetail<ActionOf<G>, ViewOf<G>, EventOf<G>>) {
    super('tv-action', detail);
  }
}
/** When the croupier deals. */
export class TvDealEvent<G extends AnyGame = AnyGame> extends TableEvent<
  StepDetail<ActionOf<G>, ViewOf<G>, EventOf<G>>
> {
  constructor(detail: StepDetail<ActionOf<G>, ViewOf<G>, EventOf<G>>) {
    super('tv-deal', detail);
  }
}
/** Once per hand, coup or turn, when it is settled and shown. */
export class TvSettleEvent<G extends AnyGame = AnyGame, Outcome = unknown> extends TableEvent<
  SettleDetail<ActionOf<G>, ViewOf<G>, EventOf<G>, Outcome>
> {
  constructor(detail: SettleDetail<ActionOf<G>, ViewOf<G>, EventOf<G>, Outcome>) {
    super('tv-settle', detail);
  }
}

/** The detail of `tv-turn`. */
export interface TurnDetail<Action = AnyAction, View = TableView> {
  /** The seat whose turn it is, also when several people share the screen. */
  readonly seat: number;
  /** Everything that seat may do. */
  readonly legal: readonly Offer<Action>[];
  /** What this player's seat may know. */
  readonly view: View;
}
/** When this player may act: once per turn, after everything before it has been shown. */
export class TvTurnEvent<G extends AnyGame = AnyGame> extends TableEvent<TurnDetail<ActionOf<G>, ViewOf<G>>> {
  constructor(detail: TurnDetail<ActionOf<G>, ViewOf<G>>) {
    super('tv-turn', detail);
  }
}

/** The detail of `tv-over`. */
export interface OverDetail<View = TableView> {
  /** What this player's seat may know, at the end. */
  readonly view: View;
}
/** When no further hand is possible. */
export class TvOverEvent<G extends AnyGame = AnyGame> extends TableEvent<OverDetail<ViewOf<G>>> {
  constructor(view: ViewOf<G>) {
    super('tv-over', { view });
  }
}

/** The detail of `tv-refused`: the reason, and what was refused. */
export interface RefusedDetail extends Refusal {
  /** What was refused, as given. */
  readonly action: unknown;
}
/** When an action was refused; the table is unchanged. */
export class TvRefusedEvent extends TableEvent<RefusedDetail> {
  constructor(refusal: Refusal, action: unknown) {
    super('tv-refused', { ...refusal, action });
  }
}

/** The detail of `tv-error`. */
export interface ErrorDetail {
  /** What is wrong, in a sentence. */
  readonly message: string;
  /** What was thrown. */
  readonly error: unknown;
}
/** When something given to the element is wrong: an attribute, a log, a saved table, a computer player. */
export class TvErrorEvent extends TableEvent<ErrorDetail> {
  constructor(error: unknown) {
    super('tv-error', { message: error instanceof Error ? error.message : String(error), error });
  }
}

/** The detail of `tv-guide`. */
export interface GuideDetail {
  /** The name of the guide. */
  readonly guide: string;
  /** `begun`, then `step` for each that is shown; finally `done`, or `left` if the player quit early. */
  readonly what: 'begun' | 'step' | 'done' | 'left';
  /** The number of the step, from 0. */
  readonly step: number;
  /** The number of steps. */
  readonly steps: number;
}
/** While a guide walks the player through a deal. */
export class TvGuideEvent extends TableEvent<GuideDetail> {
  constructor(detail: GuideDetail) {
    super('tv-guide', detail);
  }
}

/** The events of one game's tables by name, with their actions, events, views and outcomes. */
export interface EventsOf<G extends AnyGame, Outcome = unknown> {
  'tv-intent': TvIntentEvent<G>;
  'tv-action': TvActionEvent<G>;
  'tv-deal': TvDealEvent<G>;
  'tv-settle': TvSettleEvent<G, Outcome>;
  'tv-turn': TvTurnEvent<G>;
  'tv-over': TvOverEvent<G>;
  'tv-refused': TvRefusedEvent;
  'tv-error': TvErrorEvent;
  'tv-guide': TvGuideEvent;
}

/** The events of any table by name. */
export type TvEventMap = EventsOf<AnyGame>;

/** A listener for an event of an element. */
export type Listener<Target, Event> = (this: Target, event: Event) => unknown;
export type ListenerOptions = boolean | AddEventListenerOptions;

declare global {
  /* eslint-disable @typescript-eslint/no-empty-object-type -- the page's own maps take in those of the tables */
  interface HTMLElementEventMap extends TvEventMap {}
  // They bubble: a page may listen further up.
  interface DocumentEventMap extends TvEventMap {}
  interface WindowEventMap extends TvEventMap {}
  /* eslint-enable @typescript-eslint/no-empty-object-type */
}
