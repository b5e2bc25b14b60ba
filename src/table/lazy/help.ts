/** What a game explains of itself: loaded in the language of the table when it is first asked for. */
import type { KnownCard } from '../../cards/card.js';

/** Cards, and what is said of them: a kind of hand, the rows of a coup, the side that wins. */
export interface Example {
  readonly cards: readonly KnownCard[];
  readonly said: string;
  /** Where it is a kind of hand: which. The table marks the player's own. */
  readonly kind?: string;
}

/** A chapter of the rules: what it is about, what is to be known, and what that looks like. */
export interface Chapter {
  readonly heading: string;
  readonly text: string;
  readonly examples?: readonly Example[];
}

/** The rules in short, and the answer to every “why?”. */
export interface Advice<Reason extends string = string> {
  readonly rules: readonly Chapter[];
  readonly why: Readonly<Record<Reason, string>>;
}
