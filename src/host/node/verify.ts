/** `tapis-vert-host verify FILE …`: whether deals were shuffled as they should be. */
import { readFileSync } from 'node:fs';
import { isFault } from '../../fair/verdict.js';
import { checkDeal, readDeal } from '../../fair/verify.js';
import { GAMES } from '../games.js';

/** Characters of a finding that are shown. */
const LONGEST = 500;

/** What is foreign, as a terminal may show it: a record may have signs in it that colour, move or hide what is written. */
const plain = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD').slice(0, LONGEST);

/** Says of each file what was found. @returns whether all of them agree with themselves. */
export function verifyFiles(files: readonly string[], say: (line: string) => void): boolean {
  return files
    .map(file => {
      const text = readFileSync(file, 'utf8');
      const hosted = GAMES.get(String(readDeal(text)?.log.game)) ?? [...GAMES.values()][0]!;
      const { kind, findings } = checkDeal(hosted.game, text);
      // what was promised, and what was shown, only the guests know
      say(`${plain(file)}: ${isFault(kind) ? 'NOT PROVEN' : 'consistent'}`);
      for (const finding of findings) say(`  ${finding.holds ? 'yes' : 'NO '}  ${plain(finding.message)}`);
      return !isFault(kind);
    })
    .every(Boolean);
}
