/**
 * `npm run bench:first`: the milliseconds of the first acts of a computer player of stud, nine at the table, over several
 * cold starts of Node, and the slowest act of each start.
 * `STARTS=40` for more starts.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { built, OUT } from './built.mjs';

/** No act may take longer. */
const BAR = 8;
const starts = Number(process.env.STARTS ?? 12);

mkdirSync(OUT, { recursive: true });
const file = await built('first-acts.ts');
for (const variant of ['high', 'high-low', 'razz']) {
  const worst = [];
  const firsts = [];
  for (let start = 0; start < starts; start++) {
    const { stdout, stderr, status } = spawnSync(process.execPath, [file, variant, `cold ${start}`], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    const times = JSON.parse(stdout);
    firsts.push(times[0]);
    worst.push(Math.max(...times));
  }
  const told = list => {
    const sorted = list.toSorted((a, b) => a - b);
    return `${sorted[sorted.length >> 1].toFixed(1)} median, ${sorted.at(-1).toFixed(1)} worst`;
  };
  const over = worst.filter(time => time > BAR).length;
  console.log(
    `${variant.padEnd(10)} first act ${told(firsts)}; slowest act ${told(worst)} ms; over ${BAR} ms in ${over} of ${starts} starts`,
  );
}
rmSync(OUT, { recursive: true });
