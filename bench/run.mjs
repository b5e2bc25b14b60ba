/**
 * `npm run bench`: prints how much is done in a second, best and median of several rounds, each round through all
 * figures, beside a yardstick of plain arithmetic from the same rounds, and what is compared with another beside that.
 * `ROUNDS=20` for more of them.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { rollup } from 'rollup';

const OUT = resolve('build/bench');

/**
 * The figures as they are built for a page or a server: by rollup, which leaves a `const` a `const`. What a loader for
 * tests adds, and the `var`s of other bundlers, cost up to half of the speed; so this file is no TypeScript. Packages
 * are loaded as they are.
 */
async function built(path) {
  const bundle = await rollup({
    input: join(import.meta.dirname, path),
    external: id => !id.startsWith('.') && !isAbsolute(id),
    plugins: [
      {
        name: 'typescript',
        resolveId: (source, importer) =>
          importer && source.startsWith('.') ? resolve(dirname(importer), source.replace(/\.js$/, '.ts')) : null,
        transform: async code => ({
          code: (await transform(code, { loader: 'ts', target: 'es2022' })).code,
          map: null,
        }),
      },
    ],
  });
  const file = join(OUT, path.replace(/\.ts$/, '.mjs'));
  await bundle.write({ file, format: 'es' });
  return import(pathToFileURL(file).href);
}

mkdirSync(OUT, { recursive: true });
const { ENGINE, YARDSTICK } = await built('engine.ts');
const { STUD } = await built('stud.ts');
const { EINUNDVIERZIG } = await built('einundvierzig.ts');
const { FARO } = await built('faro.ts');
const { EVALUATORS } = await built('evaluators.ts');
const benches = [YARDSTICK, ...ENGINE, ...STUD, ...EINUNDVIERZIG, ...FARO, ...EVALUATORS];
const rounds = Number(process.env.ROUNDS ?? 9);

/** Work per second of one run. */
const once = bench => {
  const start = process.hrtime.bigint();
  const work = bench.run();
  return work / (Number(process.hrtime.bigint() - start) / 1e9);
};

for (const bench of benches) for (let warm = 0; warm < 2; warm++) once(bench);
const rates = benches.map(() => []);
for (let round = 0; round < rounds; round++) benches.forEach((bench, at) => rates[at].push(once(bench)));

const figures = benches.map((bench, at) => {
  const sorted = rates[at].sort((a, b) => a - b);
  return { bench, best: sorted.at(-1), median: sorted[sorted.length >> 1] };
});
const say = value => Math.round(value).toLocaleString('en').padStart(14);
console.log(`${''.padEnd(30)}${'best /s'.padStart(14)}${'median /s'.padStart(14)}   per million yardstick steps`);
for (const { bench, best, median } of figures) {
  const ratio = (best / figures[0].best) * 1e6;
  const other = figures.find(({ bench: { name } }) => name === bench.beside);
  const times = (ours, theirs) => `${(ours / theirs).toPrecision(3)} ×`;
  const beside = other ? `; ${times(best, other.best)} (median ${times(median, other.median)}) ${bench.beside}` : '';
  console.log(`${bench.name.padEnd(30)}${say(best)}${say(median)}   ${ratio.toPrecision(4)} ${bench.unit}${beside}`);
}
rmSync(OUT, { recursive: true });
