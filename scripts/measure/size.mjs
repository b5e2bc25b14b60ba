// npm run size: what each CDN entry loads until its first picture, until its first hand is settled and for its first
// review, two tables on one page, and the size of the package, each beside its limit: exceeding one fails. Then each
// file of dist/cdn, in brotli 11, which CDNs send, and in gzip 9, and the evaluator of seven cards alone. Then
// scripts/measure/measure.mjs, from seven fresh pages each: figures to watch, of which too many listeners and what a
// removed table leaves behind fail, all with
// --strict.
//   --quick  no browser: nothing of what is loaded during play, and nothing measured
//   --brief  measures only what can fail a run
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { buildIfOld } from '../build/build.mjs';
import { CDN, recorded } from '../build/cdn-files.mjs';
import { judgedBytes, packed } from './bytes.mjs';
import { lineOf, loadsAtOnce, loadsAtPlay, packageWeight } from './loads.mjs';

const EVALUATOR = 1_500;
const asked = word => process.argv.includes(`--${word}`);
const missed = [];

buildIfOld();
const measured = asked('quick') ? undefined : await import('./measure.mjs');
for (const row of [
  ...loadsAtOnce(),
  ...(measured ? loadsAtPlay(await measured.loadsAtPlay()) : []),
  ...packageWeight(),
]) {
  console.log(lineOf(row));
  if (row.figure > row.most) missed.push(lineOf(row));
}

const told = ({ brotli, gzip }) => `${String(brotli).padStart(7)} B brotli ${String(gzip).padStart(7)} B gzip`;
console.log();
for (const file of Object.keys(recorded()).sort())
  console.log(`${told(packed(readFileSync(join(CDN, file))))}  ${file}`);

const alone = { entryPoints: ['src/stud/rules/evaluator.ts'], bundle: true, minify: true, format: 'esm', write: false };
const { outputFiles } = await bundle(alone);
const evaluator = packed(outputFiles[0].contents);
console.log(`${told(evaluator)}  the evaluator of seven cards (gzip: ${judgedBytes(evaluator.gzip, EVALUATOR)})`);

if (measured) {
  console.log();
  missed.push(...(asked('brief') ? await measured.measureKept() : await measured.measure(asked('strict'), 7)));
}
for (const bar of missed) console.log(`FAILED ${bar}`);
if (missed.length) process.exitCode = 1;
