// npm test: headless tests in Node and element tests in Chromium, side by side, of the sources, without a dozen long
// files; the last line sums all.
// npm test -- --all: these and everything else that a change must pass, as in CI.
// npm run test:engines: the element tests in Chromium, and those in Firefox and WebKit for which the engine matters
// (BROWSERS=… chooses).
// npm run test:long: the long plays at full length.
// npm run test:scale: two servers of Colyseus and a Redis, one of them killed.
// A runner of our own: no library runs Node's tests, browsers and builds side by side, depending on the head of each
// file. `npm test -- test/cards` runs only the files whose path begins with that.
import { runAll } from './ci.mjs';
import { close, runParts } from './parts.mjs';
import { filesOf, LANES, longPlays, scale, suites } from './suites.mjs';

const words = process.argv.slice(2);
const engines = words.includes('--engines');
const wanted = words.filter(word => !word.startsWith('--'));

function parts() {
  if (words.includes('--long')) return longPlays();
  if (words.includes('--scale')) return scale();
  const found = filesOf(...wanted);
  const isForNow = ({ isLeftToCI, triesDist }) => !isLeftToCI && !triesDist;
  const files = wanted.length > 0 || engines ? found : found.filter(isForNow);
  const left = found.length - files.length;
  if (left > 0) console.log(`${left} files are left to CI (--all): long ones, and those that try what is built`);
  const browsers = process.env.BROWSERS?.split(',') ?? (engines ? ['chromium', 'firefox', 'webkit'] : ['chromium']);
  return suites(engines ? files.filter(({ isForBrowser }) => isForBrowser) : files, browsers);
}

const start = performance.now();
if (words.includes('--all')) close(await runAll(), start);
else {
  const chosen = parts();
  if (chosen.length === 0)
    console.error(wanted.length ? `No test file begins with ${wanted.join(' or ')}` : 'There are no tests to run');
  close(await runParts(chosen, LANES), start);
}
