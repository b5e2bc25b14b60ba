/**
 * `npm run vectors -- <game> <kind> <file>`: replays a file of test vectors and reports which of its cases differ.
 * Prints `N agreed, M differed` with the ids that differ; exit 1 if any does.
 */
import { readFileSync } from 'node:fs';
import { einundvierzigHands } from '../test/vectors/einundvierzig-hands.ts';
import { faroExamples } from '../test/vectors/faro-examples.ts';
import { studFacts } from '../test/vectors/stud-facts.ts';
import { studHands } from '../test/vectors/stud-hands.ts';
import { studShowdown } from '../test/vectors/stud-showdown.ts';
import { trenteQuaranteCoups } from '../test/vectors/trente-quarante.ts';

/** One case of a file: its name, and what differs, if anything. */
export interface Verdict {
  readonly id: string;
  readonly difference: string | undefined;
}

const KINDS: Readonly<Record<string, (file: unknown) => readonly Verdict[]>> = {
  'einundvierzig hands': einundvierzigHands,
  'faro examples': faroExamples,
  'stud facts': studFacts,
  'stud hands': studHands,
  'stud showdown': studShowdown,
  'trente-quarante coups': trenteQuaranteCoups,
};

const [game, kind, path] = process.argv.slice(2);
const replay = KINDS[`${game} ${kind}`];
if (!replay || !path) {
  console.error(`Usage: npm run vectors -- <game> <kind> <file>, with one of: ${Object.keys(KINDS).join(', ')}.`);
  process.exit(2);
}
let verdicts: readonly Verdict[];
try {
  verdicts = replay(JSON.parse(readFileSync(path, 'utf8')));
} catch (error) {
  console.error(`${path}: ${(error as Error).message}`);
  process.exit(2);
}
const differing = verdicts.filter(({ difference }) => difference !== undefined);
for (const { id, difference } of differing) console.log(`${id}: ${difference}`);
console.log(`${verdicts.length - differing.length} agreed, ${differing.length} differed`);
process.exitCode = differing.length > 0 || verdicts.length === 0 ? 1 : 0;
