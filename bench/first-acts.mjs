/**
 * `npm run bench:first`: the milliseconds of the first acts of a computer player of stud, nine at the table, over several
 * cold starts of Node; the slowest act of each start, and the longest slice of thinking, which is what holds a page up.
 * `STARTS=40` for more starts.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { built, OUT } from './built.mjs';

/** No slice may take longer. */
const BAR = 8;
const starts = Number(process.env.STARTS ?? 12);

mkdirSync(OUT, { recursive: true });
const file = await built('first-acts.ts');
for (const variant of ['high', 'high-low', 'razz']) {
  const figures = [];
  for (let start = 0; start < starts; start++) {
    const { stdout, stderr, status } = spawnSync(process.execPath, [file, variant, `cold ${start}`], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    const acts = JSON.parse(stdout);
    const most = name => Math.max(...acts.map(act => act[name]));
    figures.push({ first: acts[0].whole, act: most('whole'), slice: most('slice') });
  }
  const told = name => {
    const sorted = figures.map(figure => figure[name]).toSorted((a, b) => a - b);
    return `${sorted[sorted.length >> 1].toFixed(1)} median, ${sorted.at(-1).toFixed(1)} worst`;
  };
  const over = figures.filter(({ slice }) => slice > BAR).length;
  console.log(
    `${variant.padEnd(10)} first act ${told('first')}; slowest act ${told('act')}; ` +
      `longest slice ${told('slice')} ms, over ${BAR} ms in ${over} of ${starts} starts`,
  );
}
rmSync(OUT, { recursive: true });
