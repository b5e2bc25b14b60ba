/**
 * A guide walks a player through a prepared deal: a list of steps, each with a place that it points at, a
 * sentence, and what it waits for. A game brings its own as data; a page may bring others.
 */
import type { AnyAction, AnyGame, ActionOf, OptionsOf, ViewOf } from '../../../game/contract.js';
import type { Place } from '../../play/places.js';

/** An action, or a kind of it: what is named must be the same. `{ type: 'stake', chance: 'rouge' }` is any stake on Rouge. */
export type ActionLike<Action = AnyAction> = Action extends unknown
  ? { readonly [Name in keyof Action]?: Action[Name] }
  : never;

/** What the sentence of a step may be filled with. */
export interface Moment<View = unknown, Outcome = unknown> {
  /** What the player's seat may know now. */
  readonly view: View;
  /** What the last hand, coup or turn was for that seat; nothing before the first. */
  readonly outcome: Outcome | undefined;
}

export interface GuideStep<Action = AnyAction, View = unknown, Outcome = unknown> {
  /** Where it points: the first of these places that is drawn, and may be pressed if it is a button; nowhere if none is. */
  readonly at?: Place | readonly Place[];
  /** One sentence or two. */
  readonly say: string | ((moment: Moment<View, Outcome>) => string);
  /** The act that it waits for; without one it waits until the player has read it and presses “Next”. */
  readonly until?: ActionLike<Action>;
  /** What else may be done meanwhile; nothing by default. */
  readonly may?: readonly ActionLike<Action>[];
}

/** A guide: a prepared deal, and what is said of it. */
export interface Guide<Action = AnyAction, View = unknown, Outcome = unknown, Options = object> {
  /** A word for programs: it stands in `tv-guide`, and `startGuide` asks for it. */
  readonly name: string;
  /** What it is called. */
  readonly title: string;
  /** Who sits at its table, as in the attribute `players`: one person. */
  readonly players: string;
  /** What fixes its deals, and what its computer players do. */
  readonly seed: string;
  /** The rules of its table, where they are not those that the game has by itself. */
  readonly options?: Partial<Options>;
  /** What the player has done already when it begins: `{ type: 'done' }` for each turn of Faro before the one that it is about. */
  readonly played?: readonly Action[];
  readonly steps: readonly GuideStep<Action, View, Outcome>[];
}

/** A guide at a table of this game. */
export type GuideOf<G extends AnyGame, Outcome = unknown> = Guide<ActionOf<G>, ViewOf<G>, Outcome, OptionsOf<G>>;

/** A guide at whichever table. */
export type AnyGuide = Guide<AnyAction, never, never>;

/** Whether an action is the one that is meant, or of its kind. */
export const isLike = (action: AnyAction, meant: ActionLike): boolean =>
  Object.entries(meant).every(([name, value]) => (action as unknown as Record<string, unknown>)[name] === value);
