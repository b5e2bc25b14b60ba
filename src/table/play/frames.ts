/**
 * A step as frames: what a game shows between two views, as data. A game makes them with a pure function, `frames`;
 * `frame-player.ts` shows them.
 */
import type { AnyGame, Viewer, ViewOf } from '../../game/contract.js';
import type { Place } from './places.js';
import type { StepOf } from './session.js';
import type { CommonText } from '../text/en.js';

/** How something moves, as drawn by `moves.ts`. */
export type How =
  | 'deal'
  | 'turn'
  | 'fold'
  | 'lift'
  | 'follow'
  | 'land'
  | 'rise'
  | 'slide'
  | 'gather'
  | 'glide'
  | 'pay'
  | 'shift'
  | 'count'
  | 'mark'
  | 'bead'
  | 'gone'
  | 'rows';

/** Something that moves. */
export interface Move {
  readonly what: Place;
  readonly how: How;
  /** Where it comes from. */
  readonly from?: Place;
  /** Where it goes, if not to its own place. */
  readonly to?: Place;
  /** For a count: from one number of chips to another. */
  readonly sums?: readonly [from: number, to: number];
}

/** One moment of a step. Its members apply in this order. */
export interface Frame<Between = unknown> {
  /** How the table differs from its view from now on. */
  readonly between?: Between;
  /** What must be scrolled into view. */
  readonly sight?: Place;
  /** Announced in the live region. */
  readonly say?: string;
  /** Shown in the status line until something happens. */
  readonly note?: string;
  readonly sound?: 'card' | 'chip' | 'win';
  /** What moves, all at once. */
  readonly moves?: readonly Move[];
  /** Whether it lasts until all movement has ended. */
  readonly waits?: boolean;
  /** A pause after it (ms at normal speed). */
  readonly rest?: number;
}

/** The frames of a step. */
export interface StepFrames<Between = unknown> {
  /** Before the table becomes the step's view. */
  readonly before?: readonly Frame<Between>[];
  /** How it differs from that view afterwards; absent if nothing changes. */
  readonly between?: Between;
  /** After that. */
  readonly after?: readonly Frame<Between>[];
}

/** For whom a step is shown, and in which words. */
export interface Audience<Between = unknown, Text extends CommonText = CommonText> {
  readonly words: Text;
  /** The seats of the people at this screen. */
  readonly seats: readonly Viewer[];
  /** How the table differs from its view before the step. */
  readonly between: Between | undefined;
}

/** Makes the frames of a step: pure. `before`: the view before it. */
export type FramesOf<G extends AnyGame, Between, Text extends CommonText> = (
  step: StepOf<G>,
  before: ViewOf<G>,
  audience: Audience<Between, Text>,
) => StepFrames<Between>;
