// node scripts/test/node-tests.mjs FILE …: runs tests in Node. Each file has a process of its own, which would compile
// and link some hundred modules; so they are bundled first, and what they share once. If one cannot be bundled, none
// is run.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

// packages are looked up from here
const BUNDLES = 'node_modules/.cache/tests';
const outdir = join(BUNDLES, String(process.pid));

const isRunning = pid => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
/** Removes what earlier runs have left that were ended early. */
function tidy() {
  mkdirSync(BUNDLES, { recursive: true });
  for (const pid of readdirSync(BUNDLES))
    if (!isRunning(Number(pid))) rmSync(join(BUNDLES, pid), { recursive: true, force: true });
}

/** In a bundle `import.meta` is still that of the source: tests read files beside them. */
const ownAddress = {
  name: 'own-address',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](test|scripts)[\\/].*\.(ts|mjs)$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.url', () => JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', () => JSON.stringify(dirname(path)))
        .replaceAll('import.meta.filename', () => JSON.stringify(path)),
    }));
  },
};

const files = process.argv.slice(2);
tidy();
await build({
  entryPoints: files,
  ...{ outdir, outbase: '.', entryNames: '[dir]/[name]', chunkNames: 'parts/[name]-[hash]' },
  ...{ bundle: true, splitting: true, format: 'esm', platform: 'node', target: 'node20', packages: 'external' },
  ...{ sourcemap: true, sourcesContent: false, plugins: [ownAddress], logLevel: 'error' },
}).catch(() => process.exit(1)); // esbuild has told why
const bundles = files.map(file => join(outdir, file.replace(/\.ts$/, '.js')));
const flags = [
  ...['--enable-source-maps', '--test', `--test-concurrency=${availableParallelism()}`],
  '--test-reporter=./scripts/test/short-reporter.mjs',
];
const { status } = spawnSync(process.execPath, [...flags, ...bundles], { stdio: 'inherit' });
rmSync(outdir, { recursive: true, force: true });
process.exitCode = status ?? 1;
