/**
 * Decisions of computer players that are thought out in small steps: a program that waits for the next frame can let
 * the page go its way between two of them.
 */
import type { Random } from '../cards/random.js';
import type { Offer } from './contract.js';

/** How well a computer player may play. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type PlayerLevel = (typeof LEVELS)[number];

export const isLevel = (word: unknown): word is PlayerLevel => (LEVELS as readonly unknown[]).includes(word);

/** Checks a level. @throws {RangeError} that names it and those that there are. */
export function checkLevel(level: PlayerLevel): void {
  if (!isLevel(level)) throw new RangeError(`Unknown level “${String(level)}”. Allowed: ${LEVELS.join(', ')}.`);
}

/**
 * What a computer player may lean to, beside its level, where there is betting: a `caller` stays too often, a `bluffer`
 * wagers with nothing, a `rock` waits for good hands.
 */
export const CHARACTERS = ['caller', 'bluffer', 'rock'] as const;
export type Character = (typeof CHARACTERS)[number];

export const isCharacter = (word: unknown): word is Character => (CHARACTERS as readonly unknown[]).includes(word);

/** A decision on its way. */
export type PendingDecision<Result> = Generator<undefined, Result, undefined>;

/** How a player of some level decides, from its own view alone. */
export type Thinker<Action, View> = (
  level: PlayerLevel,
  view: View,
  legal: readonly Offer<Action>[],
  random: Random,
  character?: Character,
) => PendingDecision<Action>;
