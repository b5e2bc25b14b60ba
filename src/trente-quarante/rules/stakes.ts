/** What a punter has on the cloth, and what a coup did to it. */
import type { Chance } from './coup.js';

/** Four amounts or flags, in the order Rouge, Noir, Couleur, Inverse. */
export type PerChance<T> = readonly T[];

/** What a punter has on the cloth, and the last result. */
export interface Stakes {
  /** Free stakes, in chips. */
  readonly free: PerChance<number>;
  /** Which free stakes are insured against the refait. */
  readonly insured: PerChance<boolean>;
  /** Imprisoned stakes, in chips: for each chance those of level A, B, C, … */
  readonly prison: PerChance<readonly number[]>;
}

/**
 * What a coup did to a stake: `won`, `lost`; `returned` (void coup); `spared` (insured, refait); `open` (a choice is
 * pending), then `halved` or `imprisoned`; in prison `freed`, `lifted` (up one prison), `held` (void coup), `deeper`
 * (down one prison).
 */
export type Outcome =
  'won' | 'lost' | 'returned' | 'spared' | 'open' | 'halved' | 'imprisoned' | 'freed' | 'lifted' | 'held' | 'deeper';

/** One stake in a punter's ledger. */
export interface LedgerEntry {
  /** The chance it was on. */
  readonly chance: Chance;
  /** 0 for a free stake, 1 to 3 for one in A, B, C when the coup was dealt. */
  readonly level: number;
  /** Its chips, without the premium. */
  readonly stake: number;
  /** The premium paid for its insurance; 0 without. */
  readonly premium: number;
  /** What the coup did to it. */
  readonly outcome: Outcome;
  /** Chips that go to the purse. */
  readonly back: number;
  /** The net result of this stake for the punter, premium included. */
  readonly net: number;
}

export const NO_STAKES: Stakes = {
  free: [0, 0, 0, 0],
  insured: [false, false, false, false],
  prison: [[], [], [], []],
};
