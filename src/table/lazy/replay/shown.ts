/** What can be replayed, and how a table's parts request it. */
import type { AnyGame } from '../../../game/contract.js';
import type { Cast } from '../../play/playback.js';
import type { StepOf } from '../../play/session.js';

/** A hand, coup or turn that can be replayed. */
export interface Shown {
  readonly steps: () => readonly StepOf<AnyGame>[];
  /** Its title, if it is one of several. */
  readonly name?: string;
  /** Its players, if they differ from those of the table. */
  readonly names?: Cast | undefined;
  /** The value of a chip in a file's currency, if not 1. */
  readonly unit?: number;
  /** The index of the round in the table's own log, from 0, if it comes from there. */
  readonly round?: number;
  /** The link it came from, if any. */
  readonly link?: string;
}

/** Rounds replayed step by step in place of the table. */
export interface ReplayRun {
  /** The bar of the replay, while there is one; undefined at the table itself and while a log plays by itself. */
  readonly bar: unknown;
  /** The round being shown. */
  readonly shown: Shown | undefined;
  /** Shows the first step of one of these rounds, counted from 1. @param said what to say about them. */
  begin(rounds: readonly Shown[], number: number, said?: string): Promise<void>;
  /** Another step: `first`, `back`, `on`, `end` or one by its index. */
  go(where: string): void;
  /** Returns to the table itself. */
  end(): void;
}
