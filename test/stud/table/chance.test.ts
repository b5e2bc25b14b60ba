/** What the table says about the chance of a hand of stud: figures that can be checked on the table. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { stud } from '../../../src/rules.ts';
import { needed } from '../../../src/stakes/price.ts';
import { chanceTold } from '../../../src/stud/lazy/chance.ts';
import { text as en } from '../../../src/stud/text/en.ts';

const viewOf = (variant: 'high' | 'high-low') => stud.view(stud.open({ variant }), 0);
const hand = (share: number) => ({ share, high: share, low: 0, scoop: share, tie: 0, error: 0 });

describe('the price of a call', () => {
  test('is the cost of the call as a part of the pot with it', () => {
    assert.equal(needed({ call: 20, pot: 80 }), 0.2);
    assert.equal(needed({ call: 0, pot: 80 }), 0);
    assert.equal(needed({ call: 0, pot: 0 }), 0);
  });
  test('is told beside the chance: whether the call pays, and from what chance on', () => {
    const told = (share: number, call = 20) => chanceTold(hand(share), 0, { call, pot: 85 }, viewOf('high'), en);
    assert.deepEqual(told(0.294).slice(0, 2), [
      '29% of the pot',
      'Calling costs 20, and the pot is 85: worth it if you win at least 19%.',
    ]);
    assert.equal(told(0.1)[1], 'Calling costs 20, and the pot is only 85: you would have to win 19%.');
    assert.equal(told(0.1, 0)[1], 'Staying in costs nothing now.');
  });
});

test('a figure from drawn deals says so', () => {
  const told = chanceTold(hand(0.3), 20_000, { call: 0, pot: 85 }, viewOf('high'), en).at(-1)!;
  assert.match(told, /^Estimated from 20\D?000 deals/);
});

test('at high-low it is told which hand wins how much of the pot, all of it where nobody has a low, and to scoop', () => {
  const told = (high: number, low: number, scoop: number): readonly string[] =>
    chanceTold(
      { share: high + low, high, low, scoop, tie: 0, error: 0 },
      0,
      { call: 0, pot: 85 },
      viewOf('high-low'),
      en,
    ).slice(0, 2);
  assert.deepEqual(told(0.15, 0.2, 0.1), ['35% of the pot', '15% as the high hand, 20% as the low; 10% to scoop.']);
  assert.deepEqual(told(0.53, 0, 0.51), ['53% of the pot', '53% as the high hand, 0% as the low; 51% to scoop.']);
});
