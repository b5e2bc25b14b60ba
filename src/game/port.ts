import type { Actor, Offer, Refusal, Viewer } from './contract.js';

/** A step of the table as a port reports it. */
export interface Step<Action, Event, View> {
  /** Counts up from 0, the opening. */
  readonly number: number;
  /** Who acted: a seat, or the croupier. */
  readonly actor: Actor;
  /** The action, hidden parts as `??`; `null` for the opening, and when something was taken back. */
  readonly action: Action | null;
  /** What happened, in order; one event for each card that moves. */
  readonly events: readonly Event[];
  /** What this seat may know after the step. */
  readonly view: View;
  /** Everything that this seat may do now, as offers. */
  readonly legal: readonly Offer<Action>[];
}

/** A listener at a port. */
export interface PortListener<Action, Event, View> {
  /** Something has happened, or was taken back. */
  onStep(step: Step<Action, Event, View>): void;
  /** An action requested at this port was refused. */
  onRefused?(refusal: Refusal, action: unknown): void;
  /** Something went wrong in transit: the connection is dead, or a message is not a step. */
  onError?(error: unknown): void;
}

/** A seat's end of the table. Its holder sees and does what that seat may, whether the croupier is near or far. */
export interface SeatPort<Action = unknown, Event = unknown, View = unknown> {
  /** Whose end it is: a seat, or an onlooker. */
  readonly seat: Viewer;
  /** The latest step; while nobody listens, the present view without the action that led to it. */
  readonly step: Step<Action, Event, View>;
  /** Requests an action; listeners get the answer as a step or as refused. */
  act(action: Action): void;
  /** Takes back the seat's last action, as long as nobody could have answered it. */
  undo(): void;
  /**
   * Calls a listener with every step from now on.
   * @returns a function that stops it.
   */
  listen(listener: PortListener<Action, Event, View>): () => void;
}
