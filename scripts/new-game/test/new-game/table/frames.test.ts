/** A step of New Game as frames: which card comes when. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { framesOf } from '../../../src/new-game/table/frames.ts';

const dealt = (...cards: readonly (string | null)[]) =>
  framesOf({ action: { type: 'deal' }, view: { cards, seat: 0, result: { winner: 0 } } } as never);

test('each player gets a card from the pack, one after the other; an empty seat gets none', () => {
  const { before = [] } = dealt('Kh', null, '2c');
  assert.deepEqual(
    before.map(({ moves }) => moves![0]),
    [0, 2].map(seat => ({ what: `card ${seat}`, from: 'shoe', how: 'deal' })),
  );
  assert.deepEqual(before[0]!.between, { coming: ['Kh', null, null] });
});

test('a win is heard when all cards have come', () => {
  assert.equal(dealt('Kh', '2c').after![0]!.sound, 'win');
});
