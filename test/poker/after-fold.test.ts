/** The rest of a hand for a player who has folded. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { AfterFold, speedUpAfter } from '../../src/poker/play/after-fold.ts';
import type { BettingView } from '../../src/poker/play/scene.ts';

/** A table at which the first of three has folded. */
function folded({ several = false, replaying = false } = {}) {
  const clock = { time: 0, skips: 0 };
  const motion = { now: () => clock.time, skip: () => void clock.skips++ };
  const view = { seat: 0, dealtIn: 0b111, live: 0b110, phase: 'bet', hand: 3, result: null } as BettingView;
  return { clock, view, afterFold: new AfterFold({ motion, replaying }, { several }) };
}

describe('the rest of a hand', () => {
  test('gets ever faster, and is instant after a few seconds', () => {
    assert.equal(speedUpAfter(0), 0.3);
    assert.ok(speedUpAfter(1000) < 0.2 && speedUpAfter(2000) < speedUpAfter(1000));
    assert.equal(speedUpAfter(3000), 0);
  });

  test('is timed from the fold of that hand', () => {
    const { clock, view, afterFold } = folded();
    clock.time = 10_000;
    assert.equal(afterFold.haste(view, true), 0.3);
    clock.time += 4000;
    assert.equal(afterFold.haste(view, true), 0);
    assert.equal(afterFold.haste({ ...view, hand: 4 }, true), 0.3);
  });

  test('may be skipped once, to the next hand, and then nothing of it moves', () => {
    const { clock, view, afterFold } = folded();
    assert.equal(afterFold.maySkip(view), true);
    afterFold.skip(view);
    assert.deepEqual([clock.skips, afterFold.maySkip(view), afterFold.haste(view, true)], [1, false, 0]);
    const between = { ...view, phase: 'between', hand: 4 };
    assert.deepEqual([afterFold.maySkip(between), afterFold.haste(between, true)], [false, 1]);
  });

  test('is not speeded up if the page forbids it, but may be skipped', () => {
    const { view, afterFold } = folded();
    assert.deepEqual([afterFold.haste(view, false), afterFold.maySkip(view)], [1, true]);
  });

  test('may not be skipped by a player still in the hand, at a shared screen, or in a replay', () => {
    const { view, afterFold } = folded();
    assert.equal(afterFold.maySkip({ ...view, live: 0b111 }), false);
    for (const table of [folded({ several: true }), folded({ replaying: true })])
      assert.deepEqual([table.afterFold.maySkip(view), table.afterFold.haste(view, true)], [false, 1]);
  });

  test('ends with a look at the winner, which cannot be skipped but is fast', () => {
    const { view, afterFold } = folded();
    const settled = { ...view, phase: 'settled', result: {} };
    assert.equal(afterFold.maySkip(settled), false);
    assert.ok(afterFold.haste(settled, true) > 0 && afterFold.haste(settled, true) < 1);
  });
});
