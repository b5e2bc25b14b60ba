/** A sitting: what a table has brought a player since it was opened, round by round. A round is a hand, a coup or a turn. */

import { isCard, type Card } from '../../cards/card.js';

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
export interface Sitting {
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
  /** What had been won or lost after each round, from 0 on, in chips: of a long sitting every other one, or fewer. */
  readonly way: readonly number[];
  /** How many rounds lie between two points of the way. */
  readonly stride: number;
  /** What the rules gave on average, in chips, and its variance, where a game reckons it round by round; 0 elsewhere. */
  readonly average: number;
  readonly variance: number;
  /** The best hand that the player has held to the end, at poker. */
  readonly hand?: Held;
}

/** A sitting that has just begun. */
export const NEW_SITTING: Sitting = {
  ...{ rounds: 0, won: 0, lost: 0, net: 0, best: 0, worst: 0, pot: 0, staked: 0, squares: 0, way: [0], stride: 1 },
  ...{ average: 0, variance: 0 },
};

/** More points than these are not seen apart. */
const MOST_POINTS = 240;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** A sitting after one more round; the same where nothing of the player's was at stake. */
export function afterRound(sitting: Sitting, { net, stakes, pot, hand }: Round): Sitting {
  if (stakes.length === 0 && net === 0) return sitting;
  const { rounds, stride, way } = sitting;
  const now = sitting.net + net;
  const longer = (rounds + 1) % stride === 0 ? [...way, now] : way;
  const isFull = longer.length > MOST_POINTS;
  return {
    ...sitting,
    ...(hand && hand.strength > (sitting.hand?.strength ?? -Infinity) && { hand }),
    rounds: rounds + 1,
    won: sitting.won + Number(net > 0),
    lost: sitting.lost + Number(net < 0),
    net: now,
    best: Math.max(sitting.best, net),
    worst: Math.min(sitting.worst, net),
    pot: Math.max(sitting.pot, pot),
    staked: sitting.staked + sum(stakes),
    squares: sitting.squares + sum(stakes.map(stake => stake * stake)),
    way: isFull ? longer.filter((_, at) => at % 2 === 0) : longer,
    stride: isFull ? 2 * stride : stride,
  };
}

/** A sitting for one more round of which it is known what the rules gave on average. */
export const withForecast = (sitting: Sitting, { average, variance }: Forecast): Sitting => ({
  ...sitting,
  average: sitting.average + average,
  variance: sitting.variance + variance,
});

const COUNTS = ['rounds', 'won', 'lost', 'pot', 'staked', 'squares', 'stride'] as const;
const SUMS = ['net', 'best', 'worst'] as const;
const MEANS = ['average', 'variance'] as const;

const isHeld = ({ strength, cards }: Readonly<Record<string, unknown>>): boolean =>
  Number.isFinite(strength) && Array.isArray(cards) && cards.every(card => isCard(card));

/** What was kept of a sitting, or nothing where it is none. */
export function readSitting(kept: unknown): Sitting | undefined {
  const sitting = Object(kept) as Readonly<Record<string, unknown>>;
  const { hand, way } = sitting;
  const isSitting =
    COUNTS.every(name => Number.isSafeInteger(sitting[name]) && (sitting[name] as number) >= 0) &&
    SUMS.every(name => Number.isSafeInteger(sitting[name])) &&
    MEANS.every(name => Number.isFinite(sitting[name])) &&
    (hand === undefined || isHeld(Object(hand) as Readonly<Record<string, unknown>>)) &&
    Array.isArray(way) &&
    way.length > 0 &&
    way.length <= MOST_POINTS + 1 &&
    way.every(Number.isSafeInteger) &&
    (sitting.stride as number) > 0;
  if (!isSitting) return undefined;
  const names = [...COUNTS, ...SUMS, ...MEANS, 'way', ...(hand ? ['hand'] : [])];
  return Object.fromEntries(names.map(name => [name, sitting[name]])) as unknown as Sitting;
}
