/** `tapis-vert-host verify FILE …`: whether deals were shuffled as they should be. */
import { readFileSync } from 'node:fs';
import { checkDeal, readDeal } from '../../fair/verify.js';
import { GAMES } from '../games.js';

/** Says of each file what was found. @returns whether all of it holds. */
export function verifyFiles(files: readonly string[], say: (line: string) => void): boolean {
  return files
    .map(file => {
      const text = readFileSync(file, 'utf8');
      const hosted = GAMES.get(String(readDeal(text)?.log.game)) ?? [...GAMES.values()][0]!;
      const { holds, findings } = checkDeal(hosted.game, text);
      say(`${file}: ${holds ? 'proved' : 'NOT PROVED'}`);
      for (const finding of findings) say(`  ${finding.holds ? 'yes' : 'NO '}  ${finding.message}`);
      return holds;
    })
    .every(Boolean);
}
