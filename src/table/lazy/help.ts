/** A game's help, loaded in the table's language when first needed. */
import type { KnownCard } from '../../cards/card.js';

/** Cards with a caption: a kind of hand, the rows of a coup, the winning side. */
export interface Example {
  readonly cards: readonly KnownCard[];
  readonly said: string;
  /** The kind of hand, if it is one. The table marks the player's own. */
  readonly kind?: string;
}

/** A chapter of the rules: heading, text and examples. */
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
