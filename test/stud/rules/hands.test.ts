import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cardNumber, readCards } from '../../../src/cards.ts';
import { studEvaluator } from '../../../src/odds.ts';
import { studHands as hands } from '../../../src/rules.ts';

describe('the value of a stud hand, for other programs', () => {
  test('is that of the best five of seven cards, and can be read back', () => {
    assert.deepEqual(hands.valueOf('Kh Ks 2c Kd 2s 9h 4d'), {
      strength: 0x6d2000,
      category: 'fullHouse',
      ranks: ['K', '2'],
      cards: ['Ks', 'Kh', 'Kd', '2s', '2c'],
    });
  });

  test('is the one that the evaluator gives', () => {
    for (const hand of ['Ah Kh Qh Jh Th 2c 2d', 'Ah 2c 3d 4s 5h 9c Kd', '7c 5d 4h 3s 2c Kd Ks']) {
      const [a, b, c, d, e, f, g] = readCards(hand).map(cardNumber) as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      assert.equal(hands.valueOf(hand).strength, studEvaluator.highOfCards(a, b, c, d, e, f, g), hand);
    }
  });

  test('compares low hands too, the better one with the larger value; equal ones split the pot', () => {
    assert.ok(hands.compare('Ah 2c 3d 4s 5h', '8h 7c 6d 4s 3h', 'ace-to-five') > 0);
    assert.ok(hands.compare('7c 5d 4h 3s 2c', 'Ah 2c 3d 4s 5h', 'deuce-to-seven') > 0);
    assert.equal(hands.compare('Ah Kh Qd Js 9c', 'Ac Kc Qs Jh 9d'), 0);
  });

  test('is 0 when there is no hand: no card at all, or no eight or better', () => {
    const none = { strength: 0, category: undefined, ranks: [], cards: [] };
    assert.deepEqual(hands.valueOf('9h Ts Jc Qd Kh 2c 3s', 'eight-or-better'), none);
    assert.deepEqual(hands.valueOf(''), none);
  });

  test('refuses what is not a hand or not an order', () => {
    assert.throws(() => hands.valueOf('As As'), /As is there twice/);
    assert.throws(() => hands.valueOf(['As', '??']), /“\?\?” is not a card/);
    assert.throws(() => hands.valueOf('As Ks Qs Js Ts 9s 8s 7s'), /at most, not 8/);
    assert.throws(
      () => hands.valueOf('As Ks', 'low' as 'high'),
      /Unknown order of hands "?low"?.*Allowed: high, deuce-to-seven/,
    );
  });
});
