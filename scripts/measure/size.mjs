// npm run size: the bytes of each CDN entry with all that it loads at once, and of each chunk that it loads on use, in
// brotli 11, which CDNs send, and in gzip 9; of the evaluator of seven cards alone; then scripts/measure/measure.mjs, unless
// --quick: from seven fresh pages each; with --brief only what fails a run. Bars are figures to watch: what is over one is said so, what
// is a tenth over it is warned of. Too many listeners and what a removed table leaves behind fail, all bars with --strict.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build as bundle } from 'esbuild';
import { buildIfOld } from '../build/build.mjs';
import { judgedBytes, packed } from './bytes.mjs';

const CDN = 'dist/cdn';
const EVALUATOR = 1_500;

const told = ({ brotli, gzip }) =>
  `${String(brotli).padStart(7)} B brotli ${String(gzip).padStart(7)} B gzip ${(brotli / 1000).toFixed(1).padStart(6)} KB`;

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
const entries = existsSync(CDN) ? readdirSync(CDN).filter(file => file.endsWith('.min.js')) : [];
const chunks = new Map();
for (const name of entries) {
  const { atOnce, onUse } = await loadedBy(join(CDN, name));
  const sum = packed(...atOnce.map(file => readFileSync(file)));
  console.log(`${told(sum)}  ${name}${atOnce.length > 1 ? ` (${atOnce.length} files)` : ''}`);
  for (const file of onUse) chunks.set(basename(file), packed(readFileSync(file)));
}
for (const [name, bytes] of [...chunks].sort()) console.log(`${told(bytes)}  on use: ${name}`);
if (!entries.length) console.log('No CDN entry yet.');

const alone = { entryPoints: ['src/stud/rules/evaluator.ts'], bundle: true, minify: true, format: 'esm', write: false };
const { outputFiles } = await bundle(alone);
const evaluator = packed(outputFiles[0].contents);
console.log(`${told(evaluator)}  the evaluator of seven cards (gzip: ${judgedBytes(evaluator.gzip, EVALUATOR)})`);

if (!process.argv.includes('--quick') && entries.length) {
  const { measure, measureKept } = await import('./measure.mjs');
  console.log();
  const missed = process.argv.includes('--brief')
    ? await measureKept()
    : await measure(process.argv.includes('--strict'), 7);
  for (const bar of missed) console.log(`FAILED ${bar}`);
  if (missed.length) process.exitCode = 1;
}
