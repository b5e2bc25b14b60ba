/** Practice in what a player of a game should see at a glance or keep in mind: questions without end, each with its answers. */
import type { KnownCard } from '../../../cards/card.js';
import type { Random } from '../../../cards/random.js';
import type { Example } from '../help.js';

/** One of the answers that may be given. */
export interface Answer {
  readonly said: string;
  /** What stands in place of the words; a screen reader says these. */
  readonly cards?: readonly KnownCard[];
}

export interface Question {
  readonly asks: string;
  /** The cards that it is about. */
  readonly examples?: readonly Example[];
  /** Whether the cards are covered before the answers come. */
  readonly isByHeart?: boolean;
  readonly answers: readonly Answer[];
  /** The right one: its place among the answers. */
  readonly right: number;
  /** Why it is right: one sentence that can be checked on the cards. */
  readonly because: string;
}

export interface Drill {
  /** A word for programs: `startDrill` asks for it. */
  readonly name: string;
  /** What it is called. */
  readonly title: string;
  /** The questions, one after the other. */
  readonly questions: (random: Random) => Iterator<Question, never>;
}

/** The drills of a table, as its parts know them. */
export interface DrillRun {
  /** Does what a button asks for: `answer 2`, `next`. */
  does(command: string): void;
}
