/** A session: what a table has brought a player since it was opened, round by round. A round is a hand, a coup or a turn. */

import type { Card } from '../../cards/card.js';

/** A hand of cards that the player held to its end, and how strong it was: more is better, at one table. */
export interface Held {
  readonly strength: number;
  readonly cards: readonly Card[];
}

/** What the rules gave on average in a round of what lay staked, in chips, and how far it varies: its variance. */
export interface Forecast {
  readonly average: number;
  readonly variance: number;
}

/** What one round was for the player. */
export interface Round {
  /** Chips won, below zero for lost ones. */
  readonly net: number;
  /** The chips of each stake that was decided; at poker what the player had in the pots, as one. */
  readonly stakes: readonly number[];
  /** The chips won from pots, at poker; 0 elsewhere. */
  readonly pot: number;
  /** The hand that the player held to the end, at poker; nothing where they folded, or hid it. */
  readonly hand?: Held | undefined;
}

/** What a table has brought a player since it was opened. */
export interface SessionStats {
  /** Rounds in which the player had chips at stake. */
  readonly rounds: number;
  /** How many of them they won, and lost; in the others nothing was won or lost. */
  readonly won: number;
  readonly lost: number;
  /** What all rounds together have brought, in chips. */
  readonly net: number;
  /** The best round and the worst, in chips. */
  readonly best: number;
  readonly worst: number;
  /** The most chips won from the pots of a hand, at poker; 0 elsewhere. */
  readonly pot: number;
  /** All chips that were at stake, and the sum of the squares of the stakes: how far luck may carry. */
  readonly staked: number;
  readonly squares: number;
  /** What had been won or lost after each round, from 0 on, in chips: of a long session every other one, or fewer. */
  readonly netByRound: readonly number[];
  /** How many rounds lie between two points of the way. */
  readonly stride: number;
  /** What the rules gave on average, in chips, and its variance, where a game reckons it round by round; 0 elsewhere. */
  readonly average: number;
  readonly variance: number;
  /** The best hand that the player has held to the end, at poker. */
  readonly hand?: Held;
}

/** A session that has just begun. */
export const NEW_SESSION_STATS: SessionStats = {
  ...{
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
  },
  ...{ average: 0, variance: 0 },
};
