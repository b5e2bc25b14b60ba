/** Decisions of computer players computed in small steps, so that a page can stay responsive between two of them. */
import type { Random } from '../cards/random.js';
import type { Offer } from './contract.js';

/** The levels of computer players. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type PlayerLevel = (typeof LEVELS)[number];

export const isLevel = (word: unknown): word is PlayerLevel => (LEVELS as readonly unknown[]).includes(word);

/** Checks a level. @throws {RangeError} that names it and the valid ones. */
export function checkLevel(level: PlayerLevel): void {
  if (!isLevel(level)) throw new RangeError(`Unknown level “${String(level)}”. Allowed: ${LEVELS.join(', ')}.`);
}

/**
 * The playing style of a computer player, beside its level, in betting games: a `caller` calls too often, a `bluffer`
 * bets with nothing, a `rock` waits for good hands.
 */
export const CHARACTERS = ['caller', 'bluffer', 'rock'] as const;
export type Character = (typeof CHARACTERS)[number];

export const isCharacter = (word: unknown): word is Character => (CHARACTERS as readonly unknown[]).includes(word);

/** A decision in progress. */
export type PendingDecision<Result> = Generator<undefined, Result, undefined>;

/** How a player of a level decides, from its own view alone. */
export type Thinker<Action, View> = (
  level: PlayerLevel,
  view: View,
  legal: readonly Offer<Action>[],
  random: Random,
  character?: Character,
) => PendingDecision<Action>;
