import type { Player } from '../game/croupier.js';
import type { PlayerLevel, Thinker } from '../game/computer-player.js';

/** Milliseconds of one time slice: the rest of a frame is the page's. */
const SLICE = 3;

/**
 * Does work that comes in small steps, in short time slices.
 * @param rest what lets the page go its way between two of them.
 */
export async function inTimeSlices<Result>(
  work: Iterator<unknown, Result, undefined>,
  rest = (): Promise<unknown> => new Promise(next => setTimeout(next)),
): Promise<Result> {
  for (;;) {
    const end = performance.now() + SLICE;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await rest();
  }
}

/** A computer player of a level that thinks in time slices. */
export const sliced =
  <Action, View>(think: Thinker<Action, View>) =>
  (level: PlayerLevel): Player<Action, View> =>
  (view, legal, random) =>
    inTimeSlices(think(level, view, legal, random));
