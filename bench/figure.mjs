/**
 * One bench in a process of its own, so that what V8 has learnt from other games, and their garbage, does not slow it
 * down: `node bench/figure.mjs FILE NAME`, started with a channel; for each message one round, answered with the work
 * per second.
 */
import { pathToFileURL } from 'node:url';

const [file, name] = process.argv.slice(2);
const bench = Object.values(await import(pathToFileURL(file).href))
  .flat()
  .find(bench => bench.name === name);

/** The work per second of one run. */
const once = () => {
  const start = process.hrtime.bigint();
  const work = bench.run();
  return work / (Number(process.hrtime.bigint() - start) / 1e9);
};

for (let warm = 0; warm < 2; warm++) once();
process.on('message', () => process.send(once()));
process.send('ready');
