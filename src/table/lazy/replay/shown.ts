/** What can be shown again, and how a table's parts ask for it. */
import type { AnyGame } from '../../../game/contract.js';
import type { Cast } from '../../play/playback.js';
import type { StepOf } from '../../play/session.js';

/** A hand, coup or turn that can be shown again. */
export interface Shown {
  readonly steps: () => readonly StepOf<AnyGame>[];
  /** What it is called, where it is one of several. */
  readonly name?: string;
  /** Its players, where they are not those of the table. */
  readonly names?: Cast | undefined;
  /** What a chip is worth in a file's money, where that is not 1. */
  readonly unit?: number;
  /** The number of the round in the table's own log, from 0, where it is of that. */
  readonly round?: number;
  /** The link that has brought it, where one has. */
  readonly link?: string;
}

/** Rounds that are shown again step by step, in place of the table. */
export interface ReplayRun {
  /** The bar of the replay, while one is shown; nothing at the table itself, nor where a log plays by itself. */
  readonly bar: unknown;
  /** The round that is shown. */
  readonly shown: Shown | undefined;
  /** Shows the first step of one of these rounds, the first one 1. @param said what is to be said of them. */
  begin(rounds: readonly Shown[], number: number, said?: string): Promise<void>;
  /** Another step: `first`, `back`, `on`, `end` or one by its place. */
  go(where: string): void;
  /** The table itself comes back. */
  end(): void;
}
