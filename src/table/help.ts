/** What a game explains of itself: loaded in the language of the table when it is first asked for. */

import type { KnownCard } from '../cards/card.js';

/** A kind of hand: what it is called, with an example. */
export interface HandKind {
  readonly kind: string;
  readonly name: string;
  readonly cards: readonly KnownCard[];
}

/** The kinds of hands of a game, the best first. */
export interface HandRanking {
  readonly heading: string;
  readonly kinds: readonly HandKind[];
}

/** The rules in short, and the answer to every “why?”. */
export interface Advice {
  readonly rules: readonly string[];
  readonly why: Readonly<Record<string, string>>;
  /** Which hand beats which, at a game of hands. */
  readonly hands?: readonly HandRanking[];
}

export interface Help {
  /** For a table with such options. */
  helpIn(options: never): Advice;
}
