/**
 * A guide walks a player through a prepared deal: a list of steps, each with a place to point at, a sentence, and what
 * it waits for. Games bring theirs as data; a page may add others.
 */
import type { AnyAction, AnyGame, ActionOf, OptionsOf, ViewOf } from '../../../game/contract.js';
import type { Place } from '../../play/places.js';

/**
 * An action, or a pattern that matches it in every property given: `{ type: 'stake', chance: 'rouge' }` is any stake on
 * Rouge.
 */
export type ActionLike<Action = AnyAction> = Action extends unknown
  ? { readonly [Name in keyof Action]?: Action[Name] }
  : never;

/** Values for the sentence of a step. */
export interface Moment<View = unknown, Outcome = unknown> {
  /** What the player's seat may know now. */
  readonly view: View;
  /** The last hand, coup or turn from that seat; undefined before the first. */
  readonly outcome: Outcome | undefined;
}

export interface GuideStep<Action = AnyAction, View = unknown, Outcome = unknown> {
  /**
   * What it points at: the first of these places that is drawn and, if it is a button, enabled; nowhere if there is
   * none.
   */
  readonly at?: Place | readonly Place[];
  /** One or two sentences. */
  readonly say: string | ((moment: Moment<View, Outcome>) => string);
  /** The action it waits for; without one, it waits until the player presses “Next”. */
  readonly until?: ActionLike<Action>;
  /** What else is allowed meanwhile; nothing by default. */
  readonly may?: readonly ActionLike<Action>[];
}

/** A guide: a prepared deal and its steps. */
export interface Guide<Action = AnyAction, View = unknown, Outcome = unknown, Options = object> {
  /** An identifier for programs, as in `tv-guide` and `startGuide`. */
  readonly name: string;
  /** The title shown. */
  readonly title: string;
  /** The players of its table, as in the attribute `players`, one of them a person. */
  readonly players: string;
  /** Fixes its deals, and what its computer players do. */
  readonly seed: string;
  /** The rules of its table, where they differ from the game's defaults. */
  readonly options?: Partial<Options>;
  /**
   * What the player has already done when it begins: `{ type: 'done' }` for each turn of Faro before the one it is
   * about.
   */
  readonly played?: readonly Action[];
  readonly steps: readonly GuideStep<Action, View, Outcome>[];
}

/** A guide for a table of this game. */
export type GuideOf<G extends AnyGame, Outcome = unknown> = Guide<ActionOf<G>, ViewOf<G>, Outcome, OptionsOf<G>>;

/** A guide for any game. */
export type AnyGuide = Guide<AnyAction, never, never>;

/** Whether an action matches a pattern. */
export const isLike = (action: AnyAction, meant: ActionLike): boolean =>
  Object.entries(meant).every(([name, value]) => (action as unknown as Record<string, unknown>)[name] === value);
