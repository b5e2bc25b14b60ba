/** How long computer players think about what they are about to do. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ponderTime } from '../../src/poker/rhythm.ts';
import type { BettingView } from '../../src/poker/scene.ts';
import { LEVELS } from '../../src/game/computer-player.ts';
import { RESTS } from '../../src/table/timing.ts';

/** A bet of so much lies before a seat that has so much in its purse. */
const facing = (price: number, purse = 400) =>
  ({ seat: 1, accounts: { purses: [0, purse] }, round: { price, bets: [price, 0] } }) as unknown as BettingView;

describe('the rhythm of a computer player', () => {
  test('folds at once, whatever it would cost to stay', () => {
    for (const price of [5, 400]) assert.equal(ponderTime(facing(price), { type: 'fold' }, 'hard'), RESTS.fold);
    assert.ok(RESTS.fold < RESTS.check && RESTS.check < RESTS.thinking);
  });

  test('takes longer the more of its chips is at stake', () => {
    const calls = [5, 20, 100, 400].map(price => ponderTime(facing(price), { type: 'call' }, 'medium'));
    assert.deepEqual(
      calls,
      calls.toSorted((one, other) => one - other),
    );
    assert.ok(new Set(calls).size === calls.length && calls[0]! > ponderTime(facing(0), { type: 'check' }));
    const raise = { type: 'raise', to: 40 };
    assert.ok(ponderTime(facing(20), raise) > ponderTime(facing(20), { type: 'call' }));
  });

  test('thinks in a tempo of its own, and about nothing longer than about all its chips', () => {
    const times = LEVELS.map(level => ponderTime(facing(20), { type: 'call' }, level));
    assert.equal(new Set(times).size, LEVELS.length);
    for (const level of LEVELS) assert.ok(ponderTime(facing(900), { type: 'call' }, level) <= RESTS.allIn);
  });

  test('shows a hand, and lays cards open, in the time that anything takes', () => {
    assert.equal(ponderTime({ ...facing(0), round: null }, { type: 'show' }), RESTS.thinking);
  });
});
