/**
 * Decisions of computer players that are thought out in small steps: who waits for the next frame can let the page go
 * its way between two of them.
 */
import type { Random } from '../cards/random.js';
import type { Offer } from './contract.js';

/** A decision on its way. */
export type Thought<Result> = Generator<undefined, Result, undefined>;

/** How a player of some level decides, from its own view alone. */
export type Thinker<Level, Action, View> = (
  level: Level,
  view: View,
  legal: readonly Offer<Action>[],
  random: Random,
) => Thought<Action>;

/** A computer player of a level that thinks at one stretch: for programs, where nobody waits for the next frame. */
export const atOnce =
  <Level, Action, View>(think: Thinker<Level, Action, View>) =>
  (level: Level) =>
  (view: View, legal: readonly Offer<Action>[], random: Random): Action => {
    const thought = think(level, view, legal, random);
    let step = thought.next();
    while (!step.done) step = thought.next();
    return step.value;
  };
