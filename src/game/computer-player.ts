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
  if (!isLevel(level)) throw new RangeError(`There is no level ${String(level)}: ${LEVELS.join(', ')}.`);
}

/** A decision on its way. */
export type Thought<Result> = Generator<undefined, Result, undefined>;

/** How a player of some level decides, from its own view alone. */
export type Thinker<Action, View> = (
  level: PlayerLevel,
  view: View,
  legal: readonly Offer<Action>[],
  random: Random,
) => Thought<Action>;

/** A computer player of a level that thinks at one stretch: for programs, where nobody waits for the next frame. */
export const atOnce =
  <Action, View>(think: Thinker<Action, View>) =>
  (level: PlayerLevel) => {
    checkLevel(level);
    return (view: View, legal: readonly Offer<Action>[], random: Random): Action => {
      const thought = think(level, view, legal, random);
      let step = thought.next();
      while (!step.done) step = thought.next();
      return step.value;
    };
  };
