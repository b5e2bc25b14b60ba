/**
 * `npm run bench`: prints how much is done in a second, best and median of several rounds, each round through all
 * figures, beside a yardstick of plain arithmetic from the same rounds, and what is compared with another beside that.
 * `ROUNDS=20` for more of them.
 */
import { build } from 'esbuild';
import type * as Engine from './engine.ts';
import type * as Evaluators from './evaluators.ts';

/** The figures as they would be built for a page or a server: without what a loader for tests adds. */
async function bundled<Module>(path: string): Promise<Module> {
  const { outputFiles } = await build({
    entryPoints: [new URL(path, import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    logLevel: 'error',
  });
  const text = Buffer.from(outputFiles[0]!.contents).toString('base64');
  return (await import(`data:text/javascript;base64,${text}`)) as Module;
}

const { ENGINE, YARDSTICK } = await bundled<typeof Engine>('engine.ts');
const { EVALUATORS } = await bundled<typeof Evaluators>('evaluators.ts');
const benches = [YARDSTICK, ...ENGINE, ...EVALUATORS];
const rounds = Number(process.env.ROUNDS ?? 9);

/** Work per second of one run. */
const once = (bench: Engine.Bench): number => {
  const start = process.hrtime.bigint();
  const work = bench.run();
  return work / (Number(process.hrtime.bigint() - start) / 1e9);
};

for (const bench of benches) for (let warm = 0; warm < 2; warm++) once(bench);
const rates = benches.map((): number[] => []);
for (let round = 0; round < rounds; round++) benches.forEach((bench, at) => rates[at]!.push(once(bench)));

const figures = benches.map((bench, at) => {
  const sorted = rates[at]!.sort((a, b) => a - b);
  return { bench, best: sorted.at(-1)!, median: sorted[sorted.length >> 1]! };
});
const say = (value: number) => Math.round(value).toLocaleString('en').padStart(14);
console.log(`${''.padEnd(30)}${'best /s'.padStart(14)}${'median /s'.padStart(14)}   per million yardstick steps`);
for (const { bench, best, median } of figures) {
  const ratio = (best / figures[0]!.best) * 1e6;
  const other = figures.find(({ bench: { name } }) => name === bench.beside);
  const times = (ours: number, theirs: number) => `${(ours / theirs).toPrecision(3)} ×`;
  const beside = other ? `; ${times(best, other.best)} (median ${times(median, other.median)}) ${bench.beside}` : '';
  console.log(`${bench.name.padEnd(30)}${say(best)}${say(median)}   ${ratio.toPrecision(4)} ${bench.unit}${beside}`);
}
