import type { Player } from '../../game/croupier.js';
import type { Character, PlayerLevel, Thinker } from '../../game/computer-player.js';

/** Milliseconds of one time slice: the rest of a frame is the page's. */
const SLICE = 3;

/** Lets the page go its way for a moment: whoever waits for work sees it done in half the time that timers take, which wait 4 ms each. */
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

/**
 * A computer player that thinks in time slices, of which `hard` plays what was learnt.
 * @param learnt loads it when such a player is asked; nothing where nothing was learnt for this table, or where it does not
 * come: then they play as `think` says.
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
