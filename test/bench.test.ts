/** The thresholds of the engine: each belongs to a figure of the bench, and the page of figures says whether each is met. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';

interface Rival {
  readonly best: number;
  readonly median: number;
}
interface Judged {
  readonly bar: number;
  readonly said: string;
}
const { BARS, judged, RIVAL } = (await import(new URL('../bench/bars.mjs', import.meta.url).href)) as {
  BARS: Readonly<Record<string, number>>;
  judged(name: string, best: number, median: number, rival: Rival): Judged | undefined;
  RIVAL: string;
};
/** A rival as fast as on the machine on which the thresholds were set. */
const AS_THERE: Rival = { best: 21_200_000, median: 21_200_000 };

test('each threshold is for a figure', () => {
  const sources = readdirSync('bench').map(file => (file === 'bars.mjs' ? '' : readFileSync(`bench/${file}`, 'utf8')));
  for (const name of Object.keys(BARS)) assert.ok(sources.join('').includes(`'${name}'`), name);
});

test('a threshold is met by the median, met only by the best round, or missed', () => {
  assert.equal(judged('stud, six seats, secure', 70_000, 65_200, AS_THERE)?.said, 'met');
  assert.equal(judged('stud, six seats, secure', 65_200, 65_199, AS_THERE)?.said, 'met at best');
  assert.equal(judged('stud, six seats, secure', 65_199, 60_000, AS_THERE)?.said, 'missed');
  assert.equal(judged('pokersolver', 1, 1, AS_THERE), undefined);
});

test('a slower machine, measured by its rival, has a lower threshold, and a faster one no higher', () => {
  const said = (hands: number, evaluated: number) =>
    judged('stud, six seats, secure', hands, hands, { best: evaluated, median: evaluated })?.said;
  assert.equal(said(32_600, 10_600_000), 'met');
  assert.equal(said(32_599, 10_600_000), 'missed');
  assert.equal(said(65_200, 42_400_000), 'met');
});

test('the page of figures says for each figure with a threshold whether it is met', () => {
  const rows = readFileSync('docs/figures.md', 'utf8')
    .split('\n')
    .map(row => row.split('|').map(cell => cell.trim()));
  const number = (text: string | undefined): number => Number(text?.replaceAll(',', ''));
  const rowOf = (name: string) => {
    const [, , best, median, , cell] =
      rows.find(row => row[1] === name) ?? assert.fail(`${name} is not on the page of figures`);
    return { best: number(best), median: number(median), cell };
  };
  for (const name of Object.keys(BARS)) {
    const { best, median, cell } = rowOf(name);
    const { bar, said } = judged(name, best, median, rowOf(RIVAL))!;
    assert.equal(cell, `${bar.toLocaleString('en')}: ${said}`, name);
  }
});
