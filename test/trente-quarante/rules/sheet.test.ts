import { readFileSync } from 'node:fs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { OPTIONS } from '../../../src/trente-quarante/rules/options.ts';
import { tableOf } from './table.ts';

const sheet = readFileSync(new URL('../../../src/trente-quarante/rules.md', import.meta.url), 'utf8');
const optionLine = (name: string) => sheet.split('\n').find(line => line.split('|')[1]?.includes(`\`${name}\``));

for (const [name, rule] of Object.entries(OPTIONS)) {
  test(`the sheet names the option ${name}, its default first, and every value allowed`, () => {
    const line = optionLine(name);
    assert.ok(line, `${name} has a line`);
    const said = line.split('|')[2]!;
    if ('kind' in rule && rule.kind === 'choice') {
      assert.deepEqual(
        [...said.matchAll(/`([^`]+)`/g)].map(([, value]) => value),
        rule.values,
      );
      assert.equal(rule.default, rule.values[0]);
    } else if ('kind' in rule && rule.kind === 'integer') assert.match(said, new RegExp(`\\b${rule.default}\\b`));
  });
}

test('the sheet has every ruling from T1 to T17', () => {
  for (let number = 1; number <= 17; number++) assert.match(sheet, new RegExp(`T${number}\\b|T1–T17`), `T${number}`);
  for (let number = 1; number <= 17; number++) assert.match(sheet.replace('T1–T17', ''), new RegExp(`T${number}\\b`));
});

test('the sheet’s example of a stake that goes to C and comes out again', () => {
  const tie = 'Kh Qs Jd 5c  Td Jc Qd 5s';
  const table = tableOf(['refait', 'refait', tie, 'refait', 'rougeCouleur', 'rougeInverse', 'rougeCouleur'], {
    decks: 12,
  });
  table.stake('rouge', 100);
  table.deal().choose('prison');
  const course = [[table.punter.prison[0], table.purse]];
  for (let coup = 2; coup <= 7; coup++) {
    table.deal();
    course.push([table.punter.prison[0], table.purse]);
  }
  assert.deepEqual(course, [
    [[100], 1900],
    [[0, 100], 1900],
    [[0, 100], 1900],
    [[0, 0, 100], 1900],
    [[0, 100], 1900],
    [[100], 1900],
    [[], 2000],
  ]);
});
