/** PHH files for the list of hands; loaded with the first one. */
import type { FileHand } from '../../poker/lazy/history.js';
import type { Options } from '../rules/options.js';
import type { PhhError } from '../rules/phh-file.js';
import { phhOfAnyHouse } from '../rules/phh-read.js';
import { writePhh } from '../rules/phh-write.js';
import { inTimeSlices } from '../../table/play/time-slices.js';

/** Writes the hands of a log that PHH can express, with the file ending; `leftOut` is called for the others. */
export function write(
  log: Parameters<typeof writePhh>[0],
  names: readonly string[],
  leftOut: (error: unknown) => void,
): readonly [text: string, ending: string] {
  const text = writePhh(log, { names, leftOut });
  return [text, text.startsWith('[') ? '.phhs' : '.phh'];
}

/**
 * The hands of a file with the names of their players, each under the first rules that it keeps, including those of the
 * table. Reports those that cannot be read, or in which nothing is dealt, so that there is nothing to show.
 * @throws {PhhError} if none can be read, saying what is wrong with the first.
 */
export async function read(
  text: string,
  table: Partial<Options>,
  leftOut: (error: unknown) => void,
): Promise<readonly FileHand[]> {
  const faults: PhhError[] = [];
  const hands = await inTimeSlices(phhOfAnyHouse(text, table, { leftOut: error => faults.push(error) }));
  const [first] = faults;
  if (hands.length === 0 && first) throw first;
  faults.forEach(leftOut);
  return hands.map(({ log, unit, fields: { players } }) => ({
    log,
    unit,
    names: Array.isArray(players) ? players.map(String) : [],
  }));
}
