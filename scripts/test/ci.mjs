// npm test -- --all, which .ci/run calls: everything a change must pass, each thing once, several at a time. First the
// browsers are installed; then parts run as soon as what they need is there, long ones first. A part without counts
// (lint, docs, package) is one check.
import { runParts } from './parts.mjs';
import { BUILD, filesOf, isLongPlay, LANES, longPlays, suites } from './suites.mjs';

/** The store of the host, compiled if no binary is available: beside the first parts, not before them. */
const STORE = { name: 'store', command: ['npm', 'rebuild', '-s', 'better-sqlite3'] };
const usesStore = ({ name }) => /^(node|chromium|long, fair)/.test(name);

const node = (...words) => [process.execPath, ...words];
const npm = (...words) => ['npm', 'run', '-s', ...words];

/** Runs all parts, and returns their results. */
export async function runAll() {
  const browsers = node('scripts/test/browser.mjs', 'chromium', 'firefox', 'webkit');
  const results = await runParts([{ name: 'browsers', command: browsers }], 1);
  if (results[0].failed > 0) return results;
  const built = { needs: [BUILD.name] };
  const stored = part => (usesStore(part) ? { ...part, needs: [STORE.name, ...(part.needs ?? [])] } : part);
  const [first, ...tests] = suites(
    filesOf().filter(file => !isLongPlay(file)),
    ['webkit', 'firefox', 'chromium'],
  );
  return [
    ...results,
    ...(await runParts(
      [
        first,
        STORE,
        ...longPlays('part').map(stored),
        { name: 'lint', command: npm('lint') },
        { name: 'storybook', command: npm('build-storybook'), ...built },
        ...tests.map(stored),
        { name: 'stories', command: node('scripts/test/run-stories.mjs'), needs: ['storybook'] },
        { name: 'docs', command: npm('docs', '--', '--check'), ...built },
        { name: 'pictures', command: npm('pictures', '--', '--check'), ...built },
        { name: 'package', command: npm('check:package'), ...built },
        // those of a few seconds, and one built with types; npm run test:apps drives all nine
        { name: 'apps', command: node('scripts/test/apps.mjs', 'html', 'frame', 'react'), ...built },
        { name: 'size', command: npm('size', '--', '--brief'), ...built },
      ],
      LANES,
    )),
  ];
}
