// npm run size: gzip -9 of each CDN entry with all that it loads at once, and of each chunk that it loads on use; of the
// evaluator of seven cards alone; then scripts/measure.mjs, unless --quick. What is over its bar is said so. It ends with 1 when an entry has grown over
// what it has reached (the ratchet, to be lowered with every gain), and with --strict when anything is over its bar.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { buildIfOld } from './build.mjs';
import { elements } from './entries.mjs';

const ONE = 30_000;
const ALL = 56_000;
/** What each entry has reached on the way to its bar, tapis-vert being all of them: it may not grow over it. */
const REACHED = {
  'trente-quarante-board': 47_060,
  'stud-table': 61_220,
  'einundvierzig-table': 59_020,
  'faro-layout': 50_430,
  'tapis-vert': 110_030,
};
const strict = process.argv.includes('--strict');
const CDN = 'dist/cdn';

const gzip = file => gzipSync(readFileSync(file), { level: 9 }).length;
const told = bytes => `${String(bytes).padStart(7)} B ${(bytes / 1000).toFixed(1).padStart(6)} KB`;

/** The files that `entry` loads at once (itself first), and those that wait for an `import()`. */
async function loadedBy(entry) {
  const options = { entryPoints: [entry], bundle: true, splitting: true, format: 'esm', outdir: 'out' };
  const { metafile } = await bundle({ ...options, write: false, metafile: true, logLevel: 'error' });
  const atOnce = new Set([entry]);
  const onUse = new Set();
  for (const file of atOnce)
    for (const { path, kind } of metafile.inputs[file].imports) (kind === 'dynamic-import' ? onUse : atOnce).add(path);
  for (const file of onUse) for (const { path } of metafile.inputs[file].imports) onUse.add(path);
  return { atOnce: [...atOnce], onUse: [...onUse].filter(file => !atOnce.has(file)) };
}

buildIfOld();
const missed = [];
const entries = existsSync(CDN) ? readdirSync(CDN).filter(file => file.endsWith('.min.js')) : [];
for (const name of entries) {
  const bar = elements.some(({ tag }) => name === `${tag}.min.js`) ? ONE : ALL;
  const { atOnce, onUse } = await loadedBy(join(CDN, name));
  const bytes = atOnce.reduce((sum, file) => sum + gzip(file), 0);
  const allowed = strict ? bar : Math.max(bar, REACHED[name.replace('.min.js', '')] ?? 0);
  if (bytes > allowed) missed.push(`${name}: ${bytes} B, allowed are ${allowed}`);
  const verdict = bytes > bar ? `OVER the bar of ${bar}` : `bar ${bar}`;
  console.log(`${told(bytes)}  ${name} (${verdict}${atOnce.length > 1 ? `; ${atOnce.length} files` : ''})`);
  for (const file of onUse) console.log(`${told(gzip(file))}    on use: ${basename(file)}`);
}
if (!entries.length) console.log('No CDN entry yet.');

const EVALUATOR = 1_500;
const alone = { entryPoints: ['src/stud/evaluator.ts'], bundle: true, minify: true, format: 'esm', write: false };
const { outputFiles } = await bundle(alone);
const evaluator = gzipSync(outputFiles[0].contents, { level: 9 }).length;
console.log(
  `${told(evaluator)}  stud/evaluator.ts (${evaluator > EVALUATOR ? 'OVER the bar of' : 'bar'} ${EVALUATOR})`,
);
if (evaluator > EVALUATOR) missed.push(`stud/evaluator.ts: ${evaluator} B, allowed are ${EVALUATOR}`);

if (!process.argv.includes('--quick') && entries.length) {
  const { measure } = await import('./measure.mjs');
  console.log();
  missed.push(...(await measure(strict)));
}
for (const bar of missed) console.log(`FAILED ${bar}`);
if (missed.length) process.exitCode = 1;
