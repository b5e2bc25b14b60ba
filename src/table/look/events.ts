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
  constructor(type: string, detail: Detail, cancelable = false) {
    super(type, { detail, bubbles: true, composed: true, cancelable });
  }
}

/** What `tv-intent` tells. */
export interface IntentDetail<Action = AnyAction, View = TableView> {
  /** What the player is about to do. */
  readonly action: Action;
  /** All that may be done. */
  readonly legal: readonly Offer<Action>[];
  /** What this player's seat may know, before the action. */
  readonly view: View;
}
/** Before an action that the player makes with hand or key; `preventDefault()` keeps it from happening. */
export class TvIntentEvent<G extends AnyGame = AnyGame> extends TableEvent<IntentDetail<ActionOf<G>, ViewOf<G>>> {
  constructor(detail: IntentDetail<ActionOf<G>, ViewOf<G>>) {
    super('tv-intent', detail, true);
  }
}

/** What `tv-action` tells. */
export interface ActionDetail<Action = AnyAction, View = TableView, Event = AnyEvent> {
  /** A seat's number, or `croupier`. */
  readonly actor: Actor;
  /** What was done; null where the seat has taken its last action back. */
  readonly action: Action | null;
  /** What came of it, in order: cards, chips, what a player said. */
  readonly events: readonly Event[];
  /** What this player's seat may know, after the action. */
  readonly view: View;
  /** Whether it is shown again from a log: nothing happens at the table. */
  readonly replay: boolean;
  /** Whether it is of a guide's prepared table: the player's own waits. */
  readonly guide: boolean;
}
/** What `tv-deal` tells. */
export interface StepDetail<Action = AnyAction, View = TableView, Event = AnyEvent> extends ActionDetail<
  Action,
  View,
  Event
> {
  /** What was done. */
  readonly action: Action;
}
/** What `tv-settle` tells. */
export interface SettleDetail<
  Action = AnyAction,
  View = TableView,
  Event = AnyEvent,
  Outcome = unknown,
> extends StepDetail<Action, View, Event> {
  /** What the hand, coup or turn was for this player's seat: what it won or lost, and why. */
  readonly outcome: Outcome;
}
/** After every action, whoever made it, and whenever one was taken back, as this player's seat may see it. */
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
/** Once a hand, coup or turn, when it is settled and shown. */
export class TvSettleEvent<G extends AnyGame = AnyGame, Outcome = unknown> extends TableEvent<
  SettleDetail<ActionOf<G>, ViewOf<G>, EventOf<G>, Outcome>
> {
  constructor(detail: SettleDetail<ActionOf<G>, ViewOf<G>, EventOf<G>, Outcome>) {
    super('tv-settle', detail);
  }
}

/** What `tv-turn` tells. */
export interface TurnDetail<Action = AnyAction, View = TableView> {
  /** Whose turn it is: of several people at one screen the one who has it now. */
  readonly seat: number;
  /** All that may be done. */
  readonly legal: readonly Offer<Action>[];
  /** What this player's seat may know. */
  readonly view: View;
}
/** When this player may act: once a turn, when all that went before has been shown. */
export class TvTurnEvent<G extends AnyGame = AnyGame> extends TableEvent<TurnDetail<ActionOf<G>, ViewOf<G>>> {
  constructor(detail: TurnDetail<ActionOf<G>, ViewOf<G>>) {
    super('tv-turn', detail);
  }
}

/** What `tv-over` tells. */
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

/** What `tv-refused` tells: why, and what was refused. */
export interface RefusedDetail extends Refusal {
  /** What was refused, as it was given. */
  readonly action: unknown;
}
/** When an action was refused; the table is as it was. */
export class TvRefusedEvent extends TableEvent<RefusedDetail> {
  constructor(refusal: Refusal, action: unknown) {
    super('tv-refused', { ...refusal, action });
  }
}

/** What `tv-error` tells. */
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

/** What `tv-guide` tells. */
export interface GuideDetail {
  /** The name of the guide. */
  readonly guide: string;
  /** `begun`, then `step` for each that is shown; at the end `done`, or `left` where the player left it before. */
  readonly what: 'begun' | 'step' | 'done' | 'left';
  /** The number of the step, from 0. */
  readonly step: number;
  /** How many there are. */
  readonly steps: number;
}
/** While a guide walks the player through a deal. */
export class TvGuideEvent extends TableEvent<GuideDetail> {
  constructor(detail: GuideDetail) {
    super('tv-guide', detail);
  }
}

/** The events of the tables of one game by name, with its actions, its events, its views, its outcomes. */
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

/** What hears an event of an element. */
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
