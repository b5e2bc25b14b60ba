/** The sheet and the code say the same: options with their values and defaults, presets, numbers of rulings. */
import { readFileSync } from 'node:fs';
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { isRule, type OptionRule } from '../../src/game/options.ts';
import { OPTIONS, PRESETS, readStudOptions, type Options } from '../../src/stud/options.ts';

const sheet = readFileSync(new URL('../../src/stud/rules.md', import.meta.url), 'utf8');

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
      for (const part of Object.keys(entry)) assert.match(said, new RegExp(`\`${part}\` 0\\b`));
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

  test(`every ruling that the line of ${name} points to names it, or is none of its own`, () => {
    const [, , , rulings] = rowOf(name)!;
    for (const number of rulings!.match(/\b[SR]\d+\b/g) ?? [])
      assert.match(sheet, new RegExp(`\n\\| ${number} \\|`), `${number} has a line`);
  });
}

describe('where a number is bounded', () => {
  for (const [name, least, refused] of [
    ['ante', 0, -1],
    ['lowerLimit', 1, 0],
    ['step', 1, 0],
  ] as const)
    test(`${name} goes from ${least}`, () => {
      assert.match(rowOf(name)![1]!, new RegExp(`\\b${least}\\b`));
      const others = { ante: 0, bringInAmount: 1 };
      assert.equal(readStudOptions({ ...others, [name]: least })[name], least);
      assert.throws(() => readStudOptions({ ...others, [name]: refused }));
    });
  test('ante and bringInAmount go up to the lower limit, the higher limit from it', () => {
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
        // an amount in brackets is not looked at
        if (!said!.startsWith('(')) assert.equal(JSON.stringify(ours).replaceAll('"', ''), said);
        const highLow = readStudOptions({ preset, variant: 'high-low' })[name];
        assert.equal(highLow, values[at]!.includes('off in high-low') ? 'off' : ours, 'in high-low');
      });
    });
  test('options that are not in the table are the same in all three', () => {
    const there = new Set(rows.map(({ name }) => name));
    for (const its of Object.values(PRESETS))
      for (const name of Object.keys(its)) assert.ok(there.has(name as keyof Options), name);
  });
});

test('the sheet has every ruling from S1 to S36 and R1 to R18, each once', () => {
  for (const [letter, last] of [
    ['S', 36],
    ['R', 18],
  ] as const)
    for (let number = 1; number <= last; number++)
      assert.equal(sheet.split(`\n| ${letter}${number} |`).length, 2, `${letter}${number}`);
});

test('each ruling that names an option gives its values as they are', () => {
  for (const line of sheet.split('\n').filter(line => /^\| S\d+ \|/.test(line))) {
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
