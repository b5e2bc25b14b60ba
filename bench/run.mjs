/**
 * `npm run bench`: prints how much is done in a second, best and median of several rounds, each round through all
 * figures, beside a yardstick of plain arithmetic from the same rounds, and what is compared with another beside that.
 * A figure that has a bar has it at the end, and whether it is met.
 * `ROUNDS=20` for more of them.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { judged } from './bars.mjs';
import { built, OUT } from './built.mjs';

/** The module of a built figure. */
const figuresOf = async path => import(pathToFileURL(await built(path)).href);

mkdirSync(OUT, { recursive: true });
const { ENGINE, YARDSTICK } = await figuresOf('engine.ts');
const { STUD } = await figuresOf('stud.ts');
const { EINUNDVIERZIG } = await figuresOf('einundvierzig.ts');
const { FARO } = await figuresOf('faro.ts');
const { EVALUATORS } = await figuresOf('evaluators.ts');
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
  const { bar, said } = judged(bench.name, best, median) ?? {};
  const end = bar ? `; bar ${say(bar).trim()}: ${said}` : '';
  console.log(
    `${bench.name.padEnd(30)}${say(best)}${say(median)}   ${ratio.toPrecision(4)} ${bench.unit}${beside}${end}`,
  );
}
rmSync(OUT, { recursive: true });
