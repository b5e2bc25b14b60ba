// What a page loads from dist/cdn until it has something, in brotli 11, file by file; and the size of the package.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CDN, loadedWith } from '../build/cdn-files.mjs';
import { packed } from './bytes.mjs';

/**
 * The limits: exceeding `most` fails a run. A `goal` beside it is the future limit, not reached yet; `most` is then the
 * figure of 28 November 2026 plus 2 %. Of the first hand 9 to 11 KB are what `hard` has learnt.
 */
const FIRST = [
  { tag: 'stud-table', most: 46_000 },
  { tag: 'einundvierzig-table', most: 46_000 },
  { tag: 'trente-quarante-board', most: 43_000 },
  { tag: 'faro-layout', most: 43_000 },
];
const FIRST_HAND = [
  { tag: 'stud-table', most: 117_500, goal: 80_000 },
  { tag: 'einundvierzig-table', most: 120_500, goal: 80_000 },
  { tag: 'trente-quarante-board', most: 92_100, goal: 68_000 },
  { tag: 'faro-layout', most: 91_800, goal: 70_000 },
];
const FIRST_REVIEW = [
  { tag: 'stud-table', most: 13_700, goal: 8_000 },
  { tag: 'einundvierzig-table', most: 10_600, goal: 8_000 },
];
const TWO = { tags: ['stud-table', 'einundvierzig-table'], most: 119_500, goal: 112_000 };
const PACKAGE = { bytes: { most: 6_000_000 }, files: { most: 900 } };

const weights = new Map();
/** The compressed bytes of these scripts. */
function brotliOf(scripts) {
  for (const script of scripts)
    if (!weights.has(script)) weights.set(script, packed(readFileSync(join(CDN, script))).brotli);
  return [...new Set(scripts)].reduce((sum, script) => sum + weights.get(script), 0);
}

/** What is loaded until the first picture, and by two tables on one page; this needs no browser. */
export const loadsAtOnce = () => [
  ...FIRST.map(({ tag, ...bar }) => ({
    what: `first picture, ${tag}`,
    figure: brotliOf(loadedWith(`${tag}.min.js`, { play: false })),
    ...bar,
  })),
  {
    what: `look and gameplay, ${TWO.tags.join(' and ')} on one page`,
    figure: brotliOf(TWO.tags.flatMap(tag => loadedWith(`${tag}.min.js`))),
    ...{ most: TWO.most, goal: TWO.goal },
  },
];

/**
 * What is loaded during play.
 * @param {Map<string, { hand: string[], review: string[] }>} loads the scripts by tag, as observed by measure.mjs.
 */
export function loadsAtPlay(loads) {
  const row =
    (what, key) =>
    ({ tag, ...bar }) => ({
      what: `${what}, ${tag}`,
      figure: brotliOf(loads.get(tag)[key].map(path => path.replace(`/${CDN}/`, ''))),
      ...bar,
    });
  return [
    ...FIRST_HAND.map(row('until the first hand is settled', 'hand')),
    ...FIRST_REVIEW.map(row('the first review of a hand', 'review')),
  ];
}

/** What is in the package. */
export function packageWeight() {
  const words = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const [{ unpackedSize, entryCount }] = JSON.parse(spawnSync('npm', words, { encoding: 'utf8' }).stdout);
  return [
    { what: 'the package, unpacked', figure: unpackedSize, ...PACKAGE.bytes },
    { what: 'the package, files', figure: entryCount, ...PACKAGE.files },
  ];
}

const grouped = number => number.toLocaleString('en');

/** A line of the table: its subject, the figure, its limit, the future limit. */
export const lineOf = ({ what, figure, most, goal }) =>
  [
    what.padEnd(74),
    grouped(figure).padStart(11),
    `bar ${grouped(most)}`.padEnd(16),
    goal ? `to come ${grouped(goal)}` : '',
    figure > most ? '  OVER' : '',
  ]
    .join(' ')
    .trimEnd();
