/**
 * `npm run bench`: prints how much is done in a second, best and median of several rounds, beside a yardstick of plain
 * arithmetic (the first), and what is compared with another beside that. Each figure has a process of its own, as a
 * server of one game has; the rounds go through all of them, so that a slow moment of the machine slows all.
 * A figure that has a bar has it at the end, and whether it is met; a bar in × is for the median of what it does of the
 * other round by round.
 * `ROUNDS=20` for more of them; `npm run bench -- equity` for one file of figures.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { judged, RIVAL } from './bars.mjs';
import { elements } from '../scripts/entries.mjs';
import { built, OUT } from './built.mjs';

mkdirSync(OUT, { recursive: true });
const rounds = Number(process.env.ROUNDS ?? 9);

const figures = [];
const wanted = process.argv.slice(2);
const sources = [...elements.map(({ room }) => room), 'evaluators', 'equity'];
for (const source of ['yardstick', ...sources.filter(each => wanted.length === 0 || wanted.includes(each))]) {
  const file = await built(`${source}.ts`);
  for (const bench of Object.values(await import(pathToFileURL(file).href)).flat()) {
    const runner = fork(join(import.meta.dirname, 'figure.mjs'), [file, bench.name]);
    runner.on('exit', code => code && process.exit(code));
    await once(runner, 'message');
    figures.push({ bench, runner, rates: [] });
  }
}
for (let round = 0; round < rounds; round++) {
  for (const { runner, rates } of figures) {
    runner.send('run');
    rates.push((await once(runner, 'message'))[0]);
  }
}
for (const figure of figures) {
  figure.runner.kill();
  const sorted = figure.rates.toSorted((a, b) => a - b);
  figure.best = sorted.at(-1);
  figure.median = sorted[sorted.length >> 1];
}

const medianOf = numbers => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
/** A figure beside its rival, round by round, and its bar. */
const timesSaid = ({ bench, rates }, rival) => {
  const times = medianOf(rates.map((rate, round) => rate / rival.rates[round]));
  return `; round by round ${times.toPrecision(3)} ×; bar ${bench.times}×: ${times >= bench.times ? 'met' : 'missed'}`;
};

const named = name => figures.find(({ bench }) => bench.name === name);
const say = value => Math.round(value).toLocaleString('en').padStart(14);
console.log(`${''.padEnd(30)}${'best /s'.padStart(14)}${'median /s'.padStart(14)}   per million yardstick steps`);
for (const figure of figures) {
  const { bench, best, median } = figure;
  const ratio = (best / figures[0].best) * 1e6;
  const other = named(bench.beside);
  const times = (ours, theirs) => `${(ours / theirs).toPrecision(3)} ×`;
  const beside = other ? `; ${times(best, other.best)} (median ${times(median, other.median)}) ${bench.beside}` : '';
  const rival = named(RIVAL);
  const { bar, said } = (rival && judged(bench.name, best, median, rival)) ?? {};
  const end = bench.times ? timesSaid(figure, other) : bar ? `; bar ${say(bar).trim()}: ${said}` : '';
  console.log(
    `${bench.name.padEnd(30)}${say(best)}${say(median)}   ${ratio.toPrecision(4)} ${bench.unit}${beside}${end}`,
  );
}
rmSync(OUT, { recursive: true });
