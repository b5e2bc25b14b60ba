/** When computer players decide, and how long they take. */
import type { ActionOf, AnyGame, TableState, ViewOf } from '../../game/contract.js';
import { nextDrawing } from '../look/drawings.js';
import type { Play } from './gameplay.js';
import type { Playback } from './playback.js';
import type { SessionHost } from './session.js';
import type { Table } from './table.js';
import { yieldToMain } from './time-slices.js';
import { RESTS } from './timing.js';

/** A table with the parts that computer players wait for. */
interface Paced<G extends AnyGame> extends Pick<Table<G>, 'element' | 'motion' | 'playing'> {
  readonly play: Pick<Play<G>, 'awaits' | 'ponders' | 'thinks'>;
  readonly playback: Pick<Playback<G>, 'port' | 'rest'>;
  readonly opening: { readonly session: { readonly state: TableState | undefined } };
}

/**
 * A computer player decides when everything has been shown and no person here is to act, and takes its time; at a table
 * that is gone it does not.
 */
export const paceOf =
  <G extends AnyGame>(table: Paced<G>): SessionHost<G>['pace'] =>
  async (view: ViewOf<G>, decide, signal): Promise<ActionOf<G>> => {
    const { element, motion, play, playback } = table;
    // computer players among themselves, without a pause, would leave the page no time at all
    if (playback.port?.seat === 'onlooker' && !motion.moves) await yieldToMain();
    if (play.thinks?.(view) === false) {
      // the first drawing comes before anything a player needs
      if (!element.hasUpdated) await new Promise(next => setTimeout(next));
      return decide();
    }
    const isAwaited = (): boolean =>
      !signal.aborted && element.isConnected && !!play.awaits?.(table.opening.session.state!);
    while (table.playing || isAwaited()) {
      await playback.rest();
      if (isAwaited()) await nextDrawing(element);
    }
    const action = await decide();
    await motion.pause(play.ponders?.(view, action) ?? RESTS.thinking);
    return action;
  };
