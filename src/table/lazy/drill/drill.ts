/** Practice in what a player should see at a glance or know by heart: endless questions, each with its answers. */
import type { KnownCard } from '../../../cards/card.js';
import type { Random } from '../../../cards/random.js';
import type { Example } from '../help.js';

/** A possible answer. */
export interface Answer {
  readonly said: string;
  /** Shown instead of the words, which a screen reader still says. */
  readonly cards?: readonly KnownCard[];
}

export interface Question {
  readonly asks: string;
  /** The cards in question. */
  readonly examples?: readonly Example[];
  /** Whether the cards are covered before the answers appear. */
  readonly isByHeart?: boolean;
  readonly answers: readonly Answer[];
  /** The index of the right answer. */
  readonly right: number;
  /** Why it is right: one sentence that can be checked against the cards. */
  readonly because: string;
}

export interface Drill {
  /** An identifier for programs, as in `startDrill`. */
  readonly name: string;
  /** The title shown. */
  readonly title: string;
  /** The questions, one after another. */
  readonly questions: (random: Random) => Iterator<Question, never>;
}

/** The drills of a table, as its parts know them. */
export interface DrillRun {
  /** Runs a button's command: `answer 2`, `next`. */
  does(command: string): void;
}
