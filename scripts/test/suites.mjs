// The suites of tests as parts of a run. The head of a test file says what it needs, on a line of its own:
//   // tries: dist             it tests the built files, which are built first: npm test runs it only if it is named
//   // engines: focus, keys    its subject is one in which engines differ: it runs in Firefox and WebKit too
//   // left to CI: 18 boxes    why it takes more than a quarter of a minute: npm test runs it only if it is named
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { elements } from '../entries.mjs';

/** The subjects in which engines differ: a test file with none of them runs in Chromium only. */
export const SUBJECTS = [
  ...['layout', 'styles', 'sheets', 'colours', 'animation', 'drawing', 'focus', 'keys', 'pointer', 'live region'],
  ...['accessibility tree', 'files', 'storage', 'workers', 'policies', 'frames', 'sound'],
];

/** The marks in the head of a test file. */
export function marksOf(file) {
  const head = readFileSync(file, 'utf8').split('\n', 12);
  const said = name =>
    head
      .map(line => new RegExp(`^// ${name}: (.+)$`).exec(line)?.[1])
      .find(Boolean)
      ?.split(', ') ?? [];
  const subjects = said('engines');
  const unknown = subjects.find(subject => !SUBJECTS.includes(subject));
  if (unknown) throw new Error(`${file}: “${unknown}” is no subject of engines. There are: ${SUBJECTS.join(', ')}`);
  return { triesDist: said('tries').includes('dist'), isLeftToCI: said('left to CI').length > 0, subjects };
}

/** All test files whose path begins with one of these words; all, if there are none. */
export const filesOf = (...wanted) =>
  (existsSync('test') ? readdirSync('test', { recursive: true }) : [])
    .map(file => join('test', file).replaceAll('\\', '/'))
    .filter(file => file.endsWith('.test.ts'))
    .filter(file => wanted.length === 0 || wanted.some(start => file.startsWith(start)))
    .sort()
    .map(file => ({ file, isForBrowser: file.endsWith('.browser.test.ts'), ...marksOf(file) }));

const nodeTests = (name, files, more) => ({
  ...{ name, command: [process.execPath, 'scripts/test/node-tests.mjs', ...files] },
  ...more,
});

const browserTests = (name, browser, files, more) => ({
  name,
  command: [process.execPath, 'node_modules/@web/test-runner/dist/bin.js', '--files', ...files],
  env: { BROWSERS: browser },
  again: ({ file }) => browserTests(`${name}, ${file} again`, browser, [file], { again: undefined }),
  ...more,
});

/** dist/, if something needs it and it is older than its sources. */
export const BUILD = { name: 'build', command: [process.execPath, 'scripts/build/build.mjs', '--if-old'] };

/** From this number of files on a browser's suite is run in two halves, one in each lane. */
const MANY = 40;
const halvesOf = (make, files) =>
  make === nodeTests || files.length < MANY
    ? [files]
    : [0, 1].map(half => files.filter((_, place) => place % 2 === half));

/**
 * The parts that run these files in Node and in these browsers: all of them in Chromium, in the others those whose
 * engine matters. Tests of built files wait for the build.
 */
export function suites(files, browsers = ['chromium']) {
  const parts = [];
  const add = (make, name, chosen, ...words) => {
    const paths = dist => chosen.filter(({ triesDist }) => triesDist === dist).map(({ file }) => file);
    for (const [half, some] of halvesOf(make, paths(false)).entries())
      if (some.length) parts.push(make(half ? `${name}, second half` : name, ...words, some));
    if (paths(true).length) parts.push(make(`${name} on dist`, ...words, paths(true), { needs: [BUILD.name] }));
  };
  if (files.some(({ triesDist }) => triesDist)) parts.push(BUILD);
  for (const browser of browsers) {
    const matters = ({ subjects }) => browser === 'chromium' || subjects.length > 0;
    add(
      browserTests,
      browser,
      files.filter(file => file.isForBrowser && matters(file)),
      browser,
    );
  }
  add(
    nodeTests,
    'node',
    files.filter(({ isForBrowser }) => !isForBrowser),
  );
  return parts;
}

/** The long plays by the name of their part: its test file. */
const LONG_PLAYS = {
  ...Object.fromEntries(elements.map(({ room }) => [`long, ${room}`, `test/${room}/rules/long.test.ts`])),
  'long, fair deals': 'test/fair/honest.test.ts',
};
/** Whether a test file is a long play, which CI runs at an eighth of its length and no second time. */
export const isLongPlay = ({ file }) => Object.values(LONG_PLAYS).includes(file);

/**
 * The long plays: a million coups, hundreds of thousands of hands, thousands of deals that are checked.
 * @param {'on' | 'part'} length at full length, or an eighth of it: the same hands, the first of them.
 */
export const longPlays = (length = 'on') =>
  Object.entries(LONG_PLAYS).map(([name, file]) => nodeTests(name, [file], { env: { LONG: length } }));

/**
 * A room whose server is killed goes on at another: it needs a Redis, and says so if there is none. Colyseus needs a
 * newer Node than everything else, so scale/ is a package of its own.
 */
export const scale = () => [
  { name: 'packages', command: ['npm', 'ci', '--prefix', 'scale'] },
  {
    name: 'types',
    command: [process.execPath, 'node_modules/typescript/bin/tsc', '-p', 'scale'],
    needs: ['packages'],
  },
  {
    name: 'lint',
    command: [process.execPath, 'node_modules/eslint/bin/eslint.js', 'scale'],
    needs: ['types'],
  },
  // one file at a time: it is measured how soon play goes on
  {
    name: 'scale',
    command: [
      ...[process.execPath, '--import', 'tsx', '--test', '--test-concurrency=1'],
      ...['--test-reporter=./scripts/test/short-reporter.mjs', 'scale/door.test.ts', 'scale/killed.test.ts'],
    ],
    ...{ env: { TSX_TSCONFIG_PATH: 'scale/tsconfig.json' }, needs: ['lint'] },
  },
];

/** How many parts run at once: one more than there are cores, since a browser often waits for its page. */
export const LANES = Math.max(1, Math.min(3, availableParallelism() + 1));
