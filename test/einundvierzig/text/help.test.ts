/** Which hand beats which at Einundvierzig, as the rules show it: each example is of its kind, and beats the next. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { einundvierzig } from '../../../src/rules.ts';
import { categoryOf, strength, type Category } from '../../../src/einundvierzig/rules/hand.ts';
import { EINUNDVIERZIG_LAZY } from '../../table/texts.ts';

const kindsIn = (helpIn: typeof EINUNDVIERZIG_LAZY.en.helpIn, options: object = {}): readonly string[] => {
  const table = einundvierzig.open(options);
  const kinds = helpIn(table.options).rules.flatMap(({ examples = [] }) => examples);
  const worths = kinds.map(({ cards }) => strength(cards, table.options));
  assert.deepEqual(
    worths,
    [...worths].sort((a, b) => b - a),
  );
  for (const { kind, cards } of kinds) assert.equal(categoryOf(strength(cards, table.options)), kind);
  return kinds.map(({ kind }) => kind!);
};
const ALL: readonly Category[] = ['fourOfARank', 'fourOfASuit', 'threeOfARank', 'threeOfASuit', 'points', 'single'];

for (const [language, { helpIn }] of Object.entries(EINUNDVIERZIG_LAZY))
  test(`all six kinds, in ${language}`, () => assert.deepEqual(kindsIn(helpIn), ALL));

test('hands that count for nothing at the table are not listed', () => {
  assert.deepEqual(kindsIn(EINUNDVIERZIG_LAZY.en.helpIn, { ungroupedHand: 'zero' }), ALL.slice(0, 5));
  assert.deepEqual(kindsIn(EINUNDVIERZIG_LAZY.en.helpIn, { points: false }), ALL.slice(0, 4));
});
