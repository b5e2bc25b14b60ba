/** How long computer players think about what they are about to do. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ponderTime, pondering } from '../../src/poker/play/rhythm.ts';
import type { BettingView } from '../../src/poker/play/scene.ts';
import { LEVELS } from '../../src/game/computer-player.ts';
import { RESTS } from '../../src/table/play/timing.ts';

/** A seat with this many chips faces a bet of this size; this much was in the pot before. */
const facing = (price: number, purse = 400, pot = 0) =>
  ({
    seat: 1,
    accounts: { purses: [0, purse], cloth: [pot + price, 0] },
    round: { price, bets: [price, 0] },
  }) as unknown as BettingView;

describe('the rhythm of a computer player', () => {
  test('thinks longer the larger the pot is, whatever it does', () => {
    for (const type of ['fold', 'check', 'call']) {
      const times = [0, 20, 100, 400].map(pot => ponderTime(facing(type === 'check' ? 0 : 10, 400, pot), { type }));
      assert.ok(
        times.every((time, at) => at === 0 || time > times[at - 1]!),
        `${type} in ${times.join(' ')}`,
      );
    }
    const folds = [30, 600].map(pot => ponderTime(facing(20, 300, pot), { type: 'fold' }));
    assert.ok(folds[0]! >= 200 && folds[1]! > 1.5 * folds[0]!, folds.join(' '));
    assert.ok(folds[0]! < ponderTime(facing(20, 300, 30), { type: 'call' }));
  });

  test('hardly ever takes the same time for the same action, but repeats at each table', () => {
    const timesOf = () => {
      const ponder = pondering();
      return Array.from({ length: 20 }, () => ponder(facing(20), { type: 'fold' }, 'medium'));
    };
    const times = timesOf();
    assert.ok(new Set(times).size > 15);
    assert.ok(Math.max(...times) < 2 * Math.min(...times) && Math.max(...times) > 1.2 * Math.min(...times));
    assert.deepEqual(timesOf(), times);
  });

  test('takes longer the more of its chips are at stake', () => {
    const calls = [5, 20, 100, 400].map(price => ponderTime(facing(price), { type: 'call' }, 'medium'));
    assert.deepEqual(
      calls,
      calls.toSorted((one, other) => one - other),
    );
    assert.ok(new Set(calls).size === calls.length && calls[0]! > ponderTime(facing(0), { type: 'check' }));
    const raise = { type: 'raise', to: 40 };
    assert.ok(ponderTime(facing(20), raise) > ponderTime(facing(20), { type: 'call' }));
  });

  test('thinks at its own speed, and about nothing longer than about all its chips', () => {
    const times = LEVELS.map(level => ponderTime(facing(20), { type: 'call' }, level));
    assert.equal(new Set(times).size, LEVELS.length);
    for (const level of LEVELS) assert.ok(ponderTime(facing(900), { type: 'call' }, level) <= RESTS.allIn);
  });

  test('shows a hand, and turns cards up, in the usual time', () => {
    assert.equal(ponderTime({ ...facing(0), round: null }, { type: 'show' }), RESTS.thinking);
  });
});
