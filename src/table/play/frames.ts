/**
 * A step as frames: what a game shows between two views, as data. A game makes them with a pure function, `frames`;
 * `frame-player.ts` shows them.
 */
import type { Viewer } from '../../game/contract.js';
import type { Move } from './moves.js';
import type { Place } from './places.js';
import type { CommonText } from '../text/en.js';

export type { Move };

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
