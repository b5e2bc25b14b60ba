/** Which hand beats which at stud, as the rules show it: each example is of its rank, and beats the next. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stud } from '../../../src/rules.ts';
import { strength } from '../../../src/stud/rules/hand.ts';
import type { HandOrder } from '../../../src/stud/rules/strength.ts';
import type { Advice, Example } from '../../../src/table/lazy/help.ts';
import { kindsOf } from '../../../src/stud/play/naming.ts';
import { STUD_LAZY } from '../../table/texts.ts';

/** The chapters that rank hands. */
const rankingsOf = ({ rules }: Advice): readonly (readonly Example[])[] =>
  rules.map(({ examples = [] }) => examples.filter(({ kind }) => kind)).filter(({ length }) => length);

const optionsOf = (variant: 'high' | 'high-low' | 'razz') => stud.open({ variant }).options;

for (const [variant, orders] of Object.entries({
  high: ['high'],
  'high-low': ['high', 'deuce-to-seven'],
  razz: ['ace-to-five'],
} as const))
  for (const [language, { helpIn }] of Object.entries(STUD_LAZY))
    test(`${variant}, in ${language}`, () => {
      const hands = rankingsOf(helpIn(optionsOf(variant as 'high')));
      assert.equal(hands.length, orders.length);
      for (const [place, kinds] of hands.entries()) {
        const order: HandOrder = orders[place]!;
        const worths = kinds.map(({ cards }) => strength(order, cards));
        assert.deepEqual(
          worths,
          [...worths].sort((a, b) => b - a),
        );
        assert.equal(new Set(worths).size, kinds.length);
        for (const { kind, said, cards } of kinds) {
          assert.deepEqual(kindsOf(cards, order), [kind]);
          assert.ok(said);
        }
      }
    });

test('with eight or better, only such lows are shown', () => {
  const [, lows] = rankingsOf(
    STUD_LAZY.en.helpIn(stud.open({ variant: 'high-low', lowRank: 'eight-or-better' }).options),
  );
  assert.deepEqual(
    lows!.map(({ kind }) => kind),
    ['low5', 'low6', 'low7', 'low8'],
  );
});

test('a hand of high-low may have a rank on both sides, and fewer than five cards have none', () => {
  assert.deepEqual(kindsOf(['Ah', '2c', '3d', '4s', '6h', '6d', 'Ac'], 'high', 'eight-or-better'), ['twoPair', 'low6']);
  assert.deepEqual(kindsOf(['4h', '4c', '4d', 'Ks', 'Kh', '9d'], 'high', 'ace-to-five'), ['fullHouse', 'paired']);
  assert.deepEqual(kindsOf(['Ah', '2c', '3d', '4s'], 'high', 'eight-or-better'), []);
});
