/**
 * A step as frames: what a game shows between two views, as data. A game makes them by a pure function, `frames`; one player
 * shows them, `frame-player.ts`.
 */
import type { AnyGame, Viewer, ViewOf } from '../../game/contract.js';
import type { Place } from './places.js';
import type { StepOf } from './session.js';
import type { CommonText } from '../text/en.js';

/** How something moves: `moves.ts` says what is seen. */
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
  /** Where it goes, where that is not its own place. */
  readonly to?: Place;
  /** For what counts: from so many chips to so many. */
  readonly sums?: readonly [from: number, to: number];
}

/** One moment of a step. What it has is done in this order. */
export interface Frame<Between = unknown> {
  /** How the table differs from its view from now on. */
  readonly between?: Between;
  /** What must be seen, on a page that has scrolled away from it. */
  readonly sight?: Place;
  /** Said in the live region. */
  readonly say?: string;
  /** Said in the status line, until something happens. */
  readonly note?: string;
  readonly sound?: 'card' | 'chip' | 'win';
  /** What moves, all at once. */
  readonly moves?: readonly Move[];
  /** Whether it lasts until everything has come to rest. */
  readonly waits?: boolean;
  /** A rest after it, in ms at normal speed. */
  readonly rest?: number;
}

/** The frames of a step. */
export interface StepFrames<Between = unknown> {
  /** Before the table becomes what the step's view says. */
  readonly before?: readonly Frame<Between>[];
  /** How it differs from that view from then on; left out where nothing changes. */
  readonly between?: Between;
  /** After that. */
  readonly after?: readonly Frame<Between>[];
}

/** Who looks at a step, and in which words. */
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
