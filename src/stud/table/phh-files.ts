/** Files of PHH as the list of hands writes and opens them; loaded with the first one. */
import type { FileHand } from '../../poker/history.js';
import type { Options } from '../rules/options.js';
import { PhhError } from '../rules/phh-file.js';
import { readPhhOfAnyHouse } from '../rules/phh-read.js';
import { writePhh } from '../rules/phh-write.js';

/** The hands of a log that PHH can tell, and how the file is called that holds them; it is told of the others. */
export function write(
  log: Parameters<typeof writePhh>[0],
  names: readonly string[],
  leftOut: (error: unknown) => void,
): readonly [text: string, ending: string] {
  const text = writePhh(log, { names, leftOut });
  return [text, text.startsWith('[') ? '.phhs' : '.phh'];
}

/**
 * The hands of a file with the names of their players, each under the rules that it keeps: those of the table are tried too.
 * @throws {PhhError} also for a hand in which nothing is dealt: there is nothing to be shown.
 */
export const read = (text: string, table: Partial<Options>): readonly FileHand[] =>
  readPhhOfAnyHouse(text, table).map(({ log, unit, fields: { players } }, at) => {
    if (log.actions.every(({ action }) => action.type !== 'deal'))
      throw new PhhError('No card is dealt in it.', { hand: at + 1 });
    return { log, unit, names: Array.isArray(players) ? players.map(String) : [] };
  });
