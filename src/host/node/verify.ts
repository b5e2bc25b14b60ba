/** `tapis-vert-host verify FILE …`: whether deals were shuffled fairly. */
import { readFileSync } from 'node:fs';
import { isFault } from '../../fair/verdict.js';
import { checkDeal, readDeal } from '../../fair/verify.js';
import { GAMES } from '../games.js';

/** The most characters of a finding that are shown. */
const LONGEST = 500;

/** Foreign text made safe for a terminal: a record may contain characters that colour, move or hide what is written. */
const plain = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD').slice(0, LONGEST);

/** Prints the findings for each file. @returns whether all of them are consistent. */
export function verifyFiles(files: readonly string[], say: (line: string) => void): boolean {
  return files
    .map(file => {
      const text = readFileSync(file, 'utf8');
      const hosted = GAMES.get(String(readDeal(text)?.log.game)) ?? [...GAMES.values()][0]!;
      const { kind, findings } = checkDeal(hosted.game, text);
      // only the guests know what was promised and shown
      say(`${plain(file)}: ${isFault(kind) ? 'NOT PROVEN' : 'consistent'}`);
      for (const finding of findings) say(`  ${finding.holds ? 'yes' : 'NO '}  ${plain(finding.message)}`);
      return !isFault(kind);
    })
    .every(Boolean);
}
