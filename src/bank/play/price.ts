/** Prices of bets, as numbers. */

/** The average cost of a bet where it is placed. */
export interface Price {
  /** The chips it is for: what lies there, else what the next tap bets. */
  readonly amount: number;
  /** The average loss, in chips; negative if the player has the edge. */
  readonly cost: number;
  /** Whether it is approximate, with the exact value still to come. */
  readonly isAbout?: boolean;
  /** What the game adds, in a few words. */
  readonly more?: string | undefined;
}

/** A price, and the name of its place. */
export interface Priced extends Price {
  readonly place: string;
}

/** An average number of chips, to two significant figures. */
export const amountOf = (language: string, amount: number): string =>
  new Intl.NumberFormat(language, { maximumSignificantDigits: 2 }).format(Math.abs(amount));
