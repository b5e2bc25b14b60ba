/**
 * A session: a player's results at a table since it was opened, round by round. A round is a hand, a coup or a turn.
 */

import type { Card } from '../../cards/card.js';

/** A hand of cards that the player held to the end, and its strength: higher is better, within one table. */
export interface Held {
  readonly strength: number;
  readonly cards: readonly Card[];
}

/** The expected result of a round for the stakes made, in chips, and its variance. */
export interface Forecast {
  readonly average: number;
  readonly variance: number;
}

/** The result of one round for the player. */
export interface Round {
  /** Chips won; negative if lost. */
  readonly net: number;
  /** The chips of each stake that was decided; at poker the player's share of the pots, as one. */
  readonly stakes: readonly number[];
  /** The chips won from pots, at poker; 0 elsewhere. */
  readonly pot: number;
  /** The hand that the player held to the end, at poker; absent if they folded or mucked it. */
  readonly hand?: Held | undefined;
}

/** A player's results since the table was opened. */
export interface SessionStats {
  /** Rounds in which the player had chips at stake. */
  readonly rounds: number;
  /** How many of them were won, and lost; the others were even. */
  readonly won: number;
  readonly lost: number;
  /** The result of all rounds, in chips. */
  readonly net: number;
  /** The best round and the worst, in chips. */
  readonly best: number;
  readonly worst: number;
  /** The most chips won from the pots of one hand, at poker; 0 elsewhere. */
  readonly pot: number;
  /** All chips that were at stake, and the sum of the squares of the stakes, which measures how far luck may carry. */
  readonly staked: number;
  readonly squares: number;
  /** The running result after each round, beginning with 0, in chips: of a long session every other one, or fewer. */
  readonly netByRound: readonly number[];
  /** The number of rounds between two points of `netByRound`. */
  readonly stride: number;
  /** The expected result, in chips, and its variance, if a game computes them round by round; 0 elsewhere. */
  readonly average: number;
  readonly variance: number;
  /** The best hand that the player has held to the end, at poker. */
  readonly hand?: Held;
}

/** A session that has just begun. */
export const NEW_SESSION_STATS: SessionStats = {
  rounds: 0,
  won: 0,
  lost: 0,
  net: 0,
  best: 0,
  worst: 0,
  pot: 0,
  staked: 0,
  squares: 0,
  netByRound: [0],
  stride: 1,
  average: 0,
  variance: 0,
};
