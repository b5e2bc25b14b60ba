import type { Player } from '../game/croupier.js';
import type { PlayerLevel, Thinker } from '../game/computer-player.js';

/** So many milliseconds are worked at a stretch: the rest of a frame is the page's. */
const STRETCH = 3;

/**
 * Does work that comes in small steps, in short stretches.
 * @param rest what lets the page go its way between two of them.
 */
export async function inStretches<Result>(
  work: Iterator<unknown, Result, undefined>,
  rest = (): Promise<unknown> => new Promise(next => setTimeout(next)),
): Promise<Result> {
  for (;;) {
    const end = performance.now() + STRETCH;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await rest();
  }
}

/** A computer player of a level that thinks in short stretches. */
export const unhurried =
  <Action, View>(think: Thinker<Action, View>) =>
  (level: PlayerLevel): Player<Action, View> =>
  (view, legal, random) =>
    inStretches(think(level, view, legal, random));
