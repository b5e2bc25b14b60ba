/** The sheet and the code say the same: options with their values and defaults, numbers of rulings. */
import { readFileSync } from 'node:fs';
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { isRule, type OptionRule } from '../../src/game/options.ts';
import { OPTIONS, readEinundvierzigOptions } from '../../src/einundvierzig/options.ts';

const LAST = 17;
const numbers = Array.from({ length: LAST }, (_, at) => `E${at + 1}`);
const sheet = readFileSync(new URL('../../src/einundvierzig/rules.md', import.meta.url), 'utf8');

/** The rows of the table under a heading, cell by cell; without the two lines of its head. */
const rowsUnder = (heading: string): readonly (readonly string[])[] =>
  sheet
    .split(`\n## ${heading}\n`)[1]!
    .split('\n## ')[0]!
    .split('\n')
    .filter(line => line.startsWith('|'))
    .slice(2)
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    );
const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word!);

const optionRows = rowsUnder('Options');
const rowOf = (name: string) => optionRows.find(([cell]) => cell === `\`${name}\``);

test('the sheet names the options of the code, in the same order, and no others', () => {
  assert.deepEqual(
    optionRows.map(([cell]) => quoted(cell!)[0]),
    Object.keys(OPTIONS),
  );
});

for (const [name, entry] of Object.entries(OPTIONS)) {
  test(`the sheet’s line of ${name}: its default first, and all it may be`, () => {
    const said = rowOf(name)![1]!;
    if (!isRule(entry)) {
      for (const [part, rule] of Object.entries(entry))
        assert.match(said, new RegExp(`\`${part}\` ${rule.default}\\b`));
      assert.match(said, /up to 100/);
      return;
    }
    const rule = entry as OptionRule;
    switch (rule.kind) {
      case 'choice':
        assert.deepEqual(quoted(said), rule.values);
        assert.equal(rule.default, rule.values[0]);
        break;
      case 'flag':
        assert.equal(said, rule.default ? 'true, false' : 'false, true');
        break;
      case 'integer':
        assert.match(said, new RegExp(`^${rule.default}\\b`));
        break;
      case 'purses':
        assert.deepEqual(JSON.parse(quoted(said)[0]!), rule.default);
        assert.match(said, new RegExp(`${rule.fewest} to ${rule.seats} of them, each ${rule.least} to 10\\^12`));
    }
  });

  test(`every ruling that the line of ${name} points to has a line`, () => {
    for (const number of rowOf(name)![3]!.match(/\bE\d+\b/g) ?? []) assert.ok(numbers.includes(number), number);
  });
}

describe('where a number is bounded', () => {
  for (const [name, least, refused] of [
    ['ante', 0, -1],
    ['lowerLimit', 1, 0],
    ['step', 1, 0],
    ['bonus41', 0, -1],
  ] as const)
    test(`${name} goes from ${least}`, () => {
      assert.match(rowOf(name)![1]!, new RegExp(`\\b${least}\\b`));
      assert.equal(readEinundvierzigOptions({ ante: 0, [name]: least })[name], least);
      assert.throws(() => readEinundvierzigOptions({ ante: 0, [name]: refused }));
    });
  test('the ante goes up to the lower limit, the higher limit from it', () => {
    readEinundvierzigOptions({ ante: 5, higherLimit: 5 });
    for (const options of [{ ante: 6 }, { higherLimit: 4 }]) assert.throws(() => readEinundvierzigOptions(options));
  });
  test('what is not said follows from the limits', () => {
    const { purses, bonus41, tax, buyIn } = readEinundvierzigOptions({ lowerLimit: 10, higherLimit: 30 });
    assert.deepEqual([purses, bonus41, tax.cap, buyIn], [[400, 400, 400], 300, 30, 400]);
  });
});

test('the sheet has every ruling from E1 to E17, each once', () => {
  for (const number of numbers) assert.equal(sheet.split(`\n| ${number} |`).length, 2, number);
});

test('each ruling that names an option gives its values as they are, each option of a ruling is named there', () => {
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
