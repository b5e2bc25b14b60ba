/** The sheet and the code agree: options with their values and defaults, numbers of rulings. */
import { readFileSync } from 'node:fs';
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { isRule, type OptionRule } from '../../../src/game/options.ts';
import { OPTIONS, readEinundvierzigOptions } from '../../../src/einundvierzig/rules/options.ts';
import { quoted, sheetOf, testOptions } from '../../game/sheet.ts';

const LAST = 17;
const numbers = Array.from({ length: LAST }, (_, at) => `E${at + 1}`);
const sheet = sheetOf('einundvierzig');
const { rowsUnder, rowOf } = sheet;

testOptions(sheet, OPTIONS);

for (const name of Object.keys(OPTIONS)) {
  test(`every ruling that the line of ${name} refers to has a line`, () => {
    for (const number of rowOf(name)[3]!.match(/\bE\d+\b/g) ?? []) assert.ok(numbers.includes(number), number);
  });
}

describe('bounds of numbers', () => {
  for (const [name, least, refused] of [
    ['ante', 0, -1],
    ['lowerLimit', 1, 0],
    ['step', 1, 0],
    ['fortyOneBonus', 0, -1],
  ] as const)
    test(`${name} starts at ${least}`, () => {
      assert.match(rowOf(name)[1]!, new RegExp(`\\b${least}\\b`));
      assert.equal(readEinundvierzigOptions({ ante: 0, [name]: least })[name], least);
      assert.throws(() => readEinundvierzigOptions({ ante: 0, [name]: refused }));
    });
  test('the ante is at most the lower limit, and the higher limit at least that', () => {
    readEinundvierzigOptions({ ante: 5, higherLimit: 5 });
    for (const options of [{ ante: 6 }, { higherLimit: 4 }]) assert.throws(() => readEinundvierzigOptions(options));
  });
  test('options left out follow from the limits', () => {
    const { purses, fortyOneBonus, rake, buyIn } = readEinundvierzigOptions({ lowerLimit: 10, higherLimit: 30 });
    assert.deepEqual([purses, fortyOneBonus, rake.cap, buyIn], [[400, 400, 400], 300, 30, 400]);
  });
});

test('the sheet has every ruling from E1 to E17 once', () => {
  for (const number of numbers) assert.equal(sheet.text.split(`\n| ${number} |`).length, 2, number);
});

test('each ruling that names an option lists its values as they are, and names each option of its own', () => {
  const named = new Set<string>();
  for (const [number, , said] of rowsUnder('Rulings')) {
    for (const name of quoted(said!)) {
      const entry = (OPTIONS as unknown as Record<string, OptionRule>)[name];
      assert.ok(entry, `${number}: ${name} is an option`);
      named.add(name);
      const part = said!.split(`\`${name}\``)[1]!;
      const bold = /\*\*([^*]+)\*\*/.exec(part)?.[1];
      if (entry.kind === 'choice') {
        assert.equal(bold, entry.default, `${name}: the default is in bold`);
        for (const value of entry.values) assert.ok(part.includes(value), `${name} may be ${value}`);
      }
      if (entry.kind === 'flag') assert.equal(bold, String(entry.default), name);
    }
  }
  for (const [name, entry] of Object.entries(OPTIONS))
    if (isRule(entry) && (entry.kind === 'flag' || entry.kind === 'choice') && name !== 'dealer')
      assert.ok(named.has(name), name);
});

test('every ruling, and every value of every choice, has a test', () => {
  const tests = readFileSync(new URL('rules.test.ts', import.meta.url), 'utf8');
  for (const number of numbers) assert.match(tests, new RegExp(`\\b${number}\\b`), number);
  for (const [name, entry] of Object.entries(OPTIONS)) {
    assert.match(tests, new RegExp(`\\b${name}\\b`), name);
    if (isRule(entry) && entry.kind === 'choice')
      for (const value of entry.values) assert.match(tests, new RegExp(`\\b${value}\\b`), `${name}: ${value}`);
  }
});
