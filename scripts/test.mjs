// npm test: headless tests in Node, then element tests in Chromium; the last line sums both.
// npm run test:engines: the element tests in Chromium, Firefox and WebKit (BROWSERS=… chooses).
// npm run test:long: the plays of the bars at full length, a million coups, hundreds of thousands of hands and deals.
// `npm test -- test/cards` runs only the files whose path begins so.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfOld } from './build.mjs';
import { close, runAndCount } from './counts.mjs';

const engines = process.argv.includes('--engines');
const wanted = process.argv.slice(2).filter(word => !word.startsWith('--'));
if (process.argv.includes('--long')) {
  Object.assign(process.env, { COUPS: '1000000', HANDS: '100000', DEALS: '200000' });
  for (const [game, play] of [
    ['trente-quarante', 'million'],
    ['stud', 'hundred-thousand'],
    ['einundvierzig', 'hundred-thousand'],
    ['faro', 'two-hundred-thousand'],
  ])
    wanted.push(`test/${game}/${play}.test.ts`);
}

const files = (existsSync('test') ? readdirSync('test', { recursive: true }) : [])
  .map(file => join('test', file).replaceAll('\\', '/'))
  .filter(file => file.endsWith('.test.ts'))
  .filter(file => wanted.length === 0 || wanted.some(start => file.startsWith(start)))
  .sort();
const inBrowser = files.filter(file => file.endsWith('.browser.test.ts'));
const inNode = files.filter(file => !inBrowser.includes(file));

const results = [];

if (!engines && inNode.length) {
  const words = ['--import', 'tsx', '--test', '--test-reporter=./scripts/short-reporter.mjs', ...inNode];
  results.push(await runAndCount('node', process.execPath, words));
}
if (inBrowser.length) {
  // some of them try the built scripts
  buildIfOld();
  const inBrowsers = (browsers, ...files) => {
    const words = ['node_modules/@web/test-runner/dist/bin.js', '--files', ...files];
    return runAndCount(browsers, process.execPath, words, { env: { BROWSERS: browsers } });
  };
  const result = await inBrowsers(
    process.env.BROWSERS ?? (engines ? 'chromium,firefox,webkit' : 'chromium'),
    ...inBrowser,
  );
  results.push(result);
  for (const { browser, file } of result.lost) {
    const again = await inBrowsers(browser, file);
    // who brings his browser down twice has failed
    results.push({ ...again, failed: again.failed + again.lost.length });
  }
}
if (!results.length) {
  console.error(wanted.length ? `No test file begins with ${wanted.join(' or ')}` : 'There are no tests to run');
  results.push({ passed: 0, failed: 1 });
}
close(results);
