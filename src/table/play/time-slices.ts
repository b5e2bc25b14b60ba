import type { Player } from '../../game/croupier.js';
import type { Character, PlayerLevel, Thinker } from '../../game/computer-player.js';

/** The length of a time slice (ms): the rest of a frame belongs to the page. */
const SLICE = 3;

/** Yields to the page for a moment. A message channel halves the time that timers need, which wait 4 ms each. */
export const yieldToMain = (): Promise<void> =>
  new Promise(next => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      next();
    };
    port2.postMessage(undefined);
  });

/**
 * Runs work that comes in small steps, in short time slices.
 * @param rest yields to the page between two of them.
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

/**
 * A computer player that thinks in time slices; `hard` plays what was learnt.
 * @param learnt loads that when such a player is to act; if nothing was learnt for this table, or it fails to load,
 * `think` decides.
 */
export const slicedLearnt =
  <Action, View>(
    think: Thinker<Action, View>,
    learnt: (view: View) => Promise<Thinker<Action, View> | undefined> | undefined,
  ) =>
  (level: PlayerLevel, character?: Character): Player<Action, View> =>
  async (view, legal, random) => {
    const known = level === 'hard' ? await learnt(view) : undefined;
    return inTimeSlices((known ?? think)(level, view, legal, random, character));
  };
