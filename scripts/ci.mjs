// .ci/run: everything a change must pass, from a clean checkout; each thing once, two at a time. First what the rest stands
// on is installed; then the parts run as soon as what they need is there, long ones first. A part that counts nothing
// (lint, docs, package) is one check. It needs Node alone: node_modules is installed here.
import { lstatSync } from 'node:fs';
import { close, runParts } from './parts.mjs';
import { BUILD, filesOf, LANES, longPlays, suites } from './suites.mjs';

const isLong = ({ file }) => file.endsWith('/long.test.ts');
/** A linked node_modules belongs to another checkout: npm ci would empty it. */
const isLinked = lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink();

const node = (...words) => [process.execPath, ...words];
const npm = (...words) => ['npm', 'run', '-s', ...words];

const start = performance.now();
const results = await runParts(
  [
    ...(isLinked ? [] : [{ name: 'install', command: ['npm', 'ci'], limit: 10 }]),
    { name: 'browsers', command: node('scripts/browser.mjs', 'chromium', 'firefox', 'webkit'), limit: 10 },
  ],
  1,
);
if (results.every(({ failed }) => failed === 0)) {
  const built = { needs: [BUILD.name] };
  const [first, ...tests] = suites(
    filesOf().filter(file => !isLong(file)),
    ['webkit', 'firefox', 'chromium'],
  );
  results.push(
    ...(await runParts(
      [
        first,
        ...longPlays(),
        { name: 'storybook', command: npm('build-storybook'), limit: 10, ...built },
        ...tests,
        { name: 'stories', command: node('scripts/run-stories.mjs'), limit: 15, needs: ['storybook'] },
        { name: 'lint', command: npm('lint'), limit: 10 },
        { name: 'docs', command: npm('docs', '--', '--check'), limit: 3, ...built },
        { name: 'package', command: npm('check:package'), limit: 3, ...built },
      ],
      LANES,
    )),
  );
  // its figures are of time too: nothing runs beside it
  if (results.find(({ name }) => name === BUILD.name)?.failed === 0)
    results.push(...(await runParts([{ name: 'size', command: npm('size', '--', '--brief'), limit: 10 }])));
}
close(results, start);
