/** The sheet and the code agree: options with their values and defaults, numbers of rulings, places of the layout. */
import { readFileSync } from 'node:fs';
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import type { OptionRule } from '../../../src/game/options.ts';
import { OPTIONS, PRESETS, readFaroOptions, type Options } from '../../../src/faro/rules/options.ts';
import { GROUPS, HIGH, SINGLES, spotsOf } from '../../../src/faro/rules/spots.ts';
import { cellsOf, quoted, sheetOf, testOptions } from '../../game/sheet.ts';

const LAST = { F: 18, K: 22, P: 15 } as const;
const numbers = Object.entries(LAST).flatMap(([letter, last]) =>
  Array.from({ length: last }, (_, at) => `${letter}${at + 1}`),
);
const VARIANTS = ['buch', 'classic', 'pharo'] as const;
const sheet = sheetOf('faro');
const { rowsUnder, rowOf } = sheet;
const rules = OPTIONS as unknown as Readonly<Record<string, OptionRule>>;

/** The rows of all rulings: number, question, ruling, reason. */
const rulings = sheet.text
  .split('\n')
  .filter(line => /^\| [FKP]\d+ \|/.test(line))
  .map(cellsOf);

testOptions(sheet, OPTIONS);

for (const [name, rule] of Object.entries(rules)) {
  test(`every ruling that the line of ${name} refers to has a line, which names it if it is a choice`, () => {
    for (const number of rowOf(name)[3]!.match(/\b[FKP]\d+\b/g) ?? []) {
      assert.ok(numbers.includes(number), number);
      if (number.startsWith('P') || rule.kind !== 'choice') continue;
      const [, , said] = rulings.find(([own]) => own === number)!;
      assert.ok(said!.includes(`\`${name}\``) || /as in F\d+/.test(said!), `${number} names ${name}`);
    }
  });
}

describe('bounds of numbers', () => {
  for (const [name, least, refused] of [
    ['bankerSeat', 0, -1],
    ['bank', 0, -1],
    ['min', 1, 0],
    ['max', 0, -1],
    ['cap', 0, -1],
  ] as const)
    test(`${name} starts at ${least}`, () => {
      assert.match(rowOf(name)[1]!, new RegExp(`\\b${least}\\b`));
      assert.equal(readFaroOptions({ [name]: least })[name], least);
      assert.throws(() => readFaroOptions({ [name]: refused }));
    });
  test('bankerSeat is at most 6', () => {
    assert.match(rowOf('bankerSeat')[1]!, /0 to 6/);
    readFaroOptions({ bankerSeat: 6 });
    assert.throws(() => readFaroOptions({ bankerSeat: 7 }));
  });
  test('max and cap are at least the minimum stake', () => {
    for (const name of ['max', 'cap']) {
      assert.match(rowOf(name)[1]!, /at least `min`, or 0/);
      assert.equal(readFaroOptions({ min: 5, max: 5, cap: 5, [name]: 0 }).min, 5);
      assert.throws(() => readFaroOptions({ min: 5, max: 5, cap: 5, [name]: 4 }));
    }
  });
});

describe('differences by variant', () => {
  const rows = rowsUnder('What differs by variant');
  const inWords = (name: string, value: unknown): string => {
    if (name !== 'purses') return typeof value === 'string' ? `\`${value}\`` : String(value);
    const purses = value as readonly number[];
    return `${{ 1: 'one', 4: 'four' }[purses.length]} of ${purses[0]}`;
  };
  test('each line gives the defaults of the three games', () => {
    for (const [cell, ...said] of rows) {
      const name = quoted(cell!)[0] as keyof Options;
      assert.deepEqual(
        said,
        VARIANTS.map(variant => inWords(name, readFaroOptions({ variant })[name])),
        name,
      );
    }
  });
  test('every difference has a line, and nothing else', () => {
    const names = Object.keys(OPTIONS).filter(
      name =>
        name !== 'variant' &&
        new Set(VARIANTS.map(variant => JSON.stringify(readFaroOptions({ variant })[name as keyof Options]))).size > 1,
    );
    assert.deepEqual(
      rows.map(([cell]) => quoted(cell!)[0]),
      names,
    );
    assert.deepEqual(new Set(Object.values(PRESETS).flatMap(Object.keys)), new Set(names));
  });
  test('an option that the page sets overrides the default', () =>
    assert.equal(readFaroOptions({ variant: 'pharo', oddCard: 'void' }).oddCard, 'void'));
});

test('the sheet has every ruling, F1 to F18, K1 to K22, P1 to P15, once and in order', () => {
  assert.deepEqual(
    rulings.map(([number]) => number),
    numbers,
  );
});

test('every number that the sheet or the code names is a ruling', () => {
  const files = [
    'rules.md',
    'rules/rules.ts',
    'rules/table.ts',
    'rules/legality.ts',
    'rules/settlement.ts',
    'rules/options.ts',
    'rules/pack.ts',
    'rules/spots.ts',
  ];
  for (const file of files) {
    const text = readFileSync(new URL(`../../../src/faro/${file}`, import.meta.url), 'utf8').split('\n## Sources')[0]!;
    for (const [number] of text.matchAll(/\b[FKP]\d+\b/g)) assert.ok(numbers.includes(number), `${file}: ${number}`);
  }
});

test('each ruling that names an option lists its values as they are, and names each option of its own', () => {
  const named = new Set<string>();
  for (const [number, , said] of rulings) {
    for (const name of quoted(said!)) {
      const rule = rules[name];
      assert.ok(rule, `${number}: ${name} is an option`);
      named.add(name);
      const part = said!.split(`\`${name}\``)[1]!;
      const bold = /^: \*\*([^*]+)\*\*/.exec(part)?.[1];
      if (bold === undefined) continue;
      const letter = number![0] as keyof typeof LAST;
      const variant = { F: 'buch', K: 'classic', P: 'pharo' }[letter];
      assert.equal(bold, String(readFaroOptions({ variant })[name as keyof Options]), `${number}: ${name}`);
      if (rule.kind === 'choice') for (const value of rule.values) assert.ok(part.includes(value), `${name}: ${value}`);
    }
  }
  for (const [name, rule] of Object.entries(rules))
    if ((rule.kind === 'flag' || rule.kind === 'choice') && name !== 'variant') assert.ok(named.has(name), name);
});

test('a fixed ruling names no option', () => {
  const [, fixed] = /\nFixed, without an option: ([^]*?)\n\n/.exec(sheet.text)!;
  for (const [, first, , last] of fixed!.matchAll(/\b([FKP]\d+)(–([FKP]\d+))?\b/g)) {
    const letter = first![0]!;
    for (let at = Number(first!.slice(1)); at <= Number((last ?? first!).slice(1)); at++) {
      const [, , said] = rulings.find(([own]) => own === `${letter}${at}`)!;
      assert.deepEqual(
        quoted(said!).filter(name => rules[name]?.kind === 'choice' || rules[name]?.kind === 'flag'),
        [],
        `${letter}${at}`,
      );
    }
  }
});

test('the sheet’s list of places is the code’s', () => {
  const data = JSON.parse(/```json\n([^]*?)```/.exec(sheet.text)![1]!) as Readonly<Record<string, readonly string[]>>;
  assert.deepEqual(data.high, [HIGH]);
  assert.deepEqual(data.one, SINGLES);
  const { high: _high, one: _one, ...sets } = data;
  assert.deepEqual(Object.values(sets).flat().sort(), [...GROUPS].sort());
  const all = Object.values(data).flat();
  assert.deepEqual(all.slice().sort(), [...spotsOf(readFaroOptions({ variant: 'classic' }))].sort());
  assert.match(
    sheet.text,
    new RegExp(`\n${all.length} places take a bet: the bar, thirteen ranks, and ${GROUPS.length} sets`),
  );
});

test('every ruling, and every value of every choice, has a test', () => {
  const tests = readFileSync(new URL('rules.test.ts', import.meta.url), 'utf8');
  for (const number of numbers) assert.match(tests, new RegExp(`\\b${number}\\b`), number);
  for (const [name, rule] of Object.entries(rules)) {
    assert.match(tests, new RegExp(`\\b${name}\\b`), name);
    if (rule.kind === 'choice')
      for (const value of rule.values) assert.match(tests, new RegExp(`\\b${value}\\b`), `${name}: ${value}`);
  }
});
