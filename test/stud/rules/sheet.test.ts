/** The sheet and the code agree: options with their values and defaults, presets, numbers of rulings. */
import { readFileSync } from 'node:fs';
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import type { OptionRule } from '../../../src/game/options.ts';
import { OPTIONS, PRESETS, readStudOptions, type Options } from '../../../src/stud/rules/options.ts';
import { quoted, sheetOf, testOptions } from '../../game/sheet.ts';

const sheet = sheetOf('stud');
const { rowsUnder, rowOf } = sheet;

testOptions(sheet, OPTIONS);

for (const name of Object.keys(OPTIONS)) {
  test(`every ruling that the line of ${name} refers to is in the sheet`, () => {
    const [, , , rulings] = rowOf(name);
    for (const number of rulings!.match(/\b[SR]\d+\b/g) ?? [])
      assert.match(sheet.text, new RegExp(`\n\\| ${number} \\|`), `${number} has a line`);
  });
}

describe('bounds of numbers', () => {
  for (const [name, least, refused] of [
    ['ante', 0, -1],
    ['lowerLimit', 1, 0],
    ['step', 1, 0],
  ] as const)
    test(`${name} starts at ${least}`, () => {
      assert.match(rowOf(name)[1]!, new RegExp(`\\b${least}\\b`));
      const others = { ante: 0, bringInAmount: 1 };
      assert.equal(readStudOptions({ ...others, [name]: least })[name], least);
      assert.throws(() => readStudOptions({ ...others, [name]: refused }));
    });
  test('ante and bringInAmount are at most the lower limit, and the higher limit at least that', () => {
    readStudOptions({ ante: 10, bringInAmount: 10, higherLimit: 10 });
    for (const options of [{ ante: 11 }, { bringInAmount: 11 }, { higherLimit: 9 }])
      assert.throws(() => readStudOptions(options));
  });
});

describe('the presets', () => {
  const names = ['casinos-austria', 'fixed-limit', 'pokerkit'] as const;
  const rows = rowsUnder('Presets').flatMap(([point, option, ...values]) => {
    const [name] = quoted(option!);
    return name ? [{ point, name: name as keyof Options, values }] : [];
  });
  for (const { point, name, values } of rows)
    names.forEach((preset, at) => {
      test(`${point}: ${name} of ${preset} is ${values[at]}`, () => {
        const [said] = values[at]!.split(/; off|: /);
        const ours = readStudOptions({ preset })[name];
        // an amount in brackets is ignored
        if (!said!.startsWith('(')) assert.equal(JSON.stringify(ours).replaceAll('"', ''), said);
        const highLow = readStudOptions({ preset, variant: 'high-low' })[name];
        assert.equal(highLow, values[at]!.includes('off in high-low') ? 'off' : ours, 'in high-low');
      });
    });
  test('options that are not in the table are the same in all three presets', () => {
    const there = new Set(rows.map(({ name }) => name));
    for (const its of Object.values(PRESETS))
      for (const name of Object.keys(its)) assert.ok(there.has(name as keyof Options), name);
  });
});

test('the sheet has every ruling from S1 to S36 and R1 to R18 once', () => {
  for (const [letter, last] of [
    ['S', 36],
    ['R', 18],
  ] as const)
    for (let number = 1; number <= last; number++)
      assert.equal(sheet.text.split(`\n| ${letter}${number} |`).length, 2, `${letter}${number}`);
});

test('each ruling that names an option lists its values as they are', () => {
  for (const line of sheet.text.split('\n').filter(line => /^\| S\d+ \|/.test(line))) {
    for (const [, name, said] of line.matchAll(/`(\w+)`: ([^/|]+(?: \/ [^/|]+)*)/g)) {
      const entry = (OPTIONS as unknown as Record<string, OptionRule>)[name!];
      assert.ok(entry, `${name} is an option`);
      const bold = /\*\*([^*]+)\*\*/.exec(said!)?.[1];
      if (bold && entry.kind !== 'purses') assert.equal(bold, String(entry.default), `${name}: the default is in bold`);
      if (entry.kind === 'choice')
        for (const value of entry.values) assert.ok(line.includes(value), `${name} may be ${value}`);
    }
  }
});

test('every ruling has a test under its number', () => {
  const tests = readFileSync(new URL('rules.test.ts', import.meta.url), 'utf8');
  for (const [letter, last] of [
    ['S', 36],
    ['R', 18],
  ] as const)
    for (let number = 1; number <= last; number++)
      assert.match(tests, new RegExp(`\\b${letter}${number}\\b`), `${letter}${number}`);
});
