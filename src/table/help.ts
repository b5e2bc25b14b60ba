/** What a game explains of itself: loaded in the language of the table when it is first asked for. */

/** The rules in short, and the answer to every “why?”. */
export interface Advice {
  readonly rules: readonly string[];
  readonly why: Readonly<Record<string, string>>;
}

export interface Help {
  /** For a table with such options. */
  helpIn(options: never): Advice;
}
