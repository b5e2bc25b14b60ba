/** The bars of the engine: each belongs to a figure of the bench, and the README says of each what its figures say. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';

interface Judged {
  readonly bar: number;
  readonly said: string;
}
const { BARS, judged } = (await import(new URL('../bench/bars.mjs', import.meta.url).href)) as {
  BARS: Readonly<Record<string, number>>;
  judged(name: string, best: number, median: number): Judged | undefined;
};

test('each bar is that of a figure', () => {
  const sources = readdirSync('bench').map(file => (file === 'bars.mjs' ? '' : readFileSync(`bench/${file}`, 'utf8')));
  for (const name of Object.keys(BARS)) assert.ok(sources.join('').includes(`'${name}'`), name);
});

test('a bar is met by the median, or by the best round alone, or missed', () => {
  assert.equal(judged('stud, six seats, secure', 70_000, 65_200)?.said, 'met');
  assert.equal(judged('stud, six seats, secure', 65_200, 65_199)?.said, 'met at best');
  assert.equal(judged('stud, six seats, secure', 65_199, 60_000)?.said, 'missed');
  assert.equal(judged('pokersolver', 1, 1), undefined);
});

test('the README says of each figure with a bar whether it is met', () => {
  const rows = readFileSync('README.md', 'utf8')
    .split('\n')
    .map(row => row.split('|').map(cell => cell.trim()));
  const number = (text: string | undefined): number => Number(text?.replaceAll(',', ''));
  for (const name of Object.keys(BARS)) {
    const [, , best, median, , cell] = rows.find(row => row[1] === name) ?? assert.fail(`${name} is not in the README`);
    const { bar, said } = judged(name, number(best), number(median))!;
    assert.equal(cell, `${bar.toLocaleString('en')}: ${said}`, name);
  }
});
