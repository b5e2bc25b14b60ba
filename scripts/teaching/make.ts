// npm run page: fills in the pages that teach the games: docs/einundvierzig/, docs/trente-quarante/ … With --check it
// only reports what would change.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LESSONS } from './lessons.ts';
import { files } from './lesson.ts';

const old = [...files(LESSONS)].filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
for (const [path, text] of old) {
  console.log(path);
  if (process.argv.includes('--check')) process.exitCode = 1;
  else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
