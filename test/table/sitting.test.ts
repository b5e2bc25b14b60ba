/** A sitting: what a table has brought a player, round by round. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NEW_SITTING, type Round, type Sitting } from '../../src/table/look/sitting.js';
import { afterRound, withForecast } from '../../src/table/play/rounds.js';
import { readSitting } from '../../src/table/lazy/kept-sitting.js';

const after = (...rounds: readonly Partial<Round>[]): Sitting =>
  rounds.reduce<Sitting>(
    (sitting, round) => afterRound(sitting, { net: 0, stakes: [10], pot: 0, ...round }),
    NEW_SITTING,
  );

test('a sitting counts what was won, lost and came to nothing, and keeps the best, the worst and the biggest pot', () => {
  const sitting = after({ net: 10 }, { net: -25, stakes: [25] }, { net: 0 }, { net: 75, stakes: [25, 50], pot: 120 });
  assert.deepEqual(
    { ...sitting, way: [...sitting.way] },
    {
      ...{ rounds: 4, won: 2, lost: 1, net: 60, best: 75, worst: -25, pot: 120 },
      ...{ staked: 120, squares: 100 + 625 + 100 + 625 + 2500, way: [0, 10, -15, -15, 60], stride: 1 },
      ...{ average: 0, variance: 0 },
    },
  );
});

test('a sitting keeps the best hand that was held to the end', () => {
  const held = (strength: number) => ({ strength, cards: ['As', 'Ah'] as const });
  assert.equal(after({ net: 1 }).hand, undefined);
  assert.deepEqual(after({ hand: held(3) }, { hand: held(7) }, {}, { hand: held(5) }).hand, held(7));
});

test('a sitting adds up what the rules gave on average', () => {
  const sitting = [-1, -0.5].reduce(
    (all, average) => withForecast(all, { average, variance: 100 }),
    after({ net: 10 }),
  );
  assert.deepEqual([sitting.average, sitting.variance, sitting.net], [-1.5, 200, 10]);
});

test('a round in which nothing of the player’s was at stake is none of theirs', () => {
  assert.equal(after({ stakes: [] }), NEW_SITTING);
});

test('the way of a long sitting keeps every other point, and begins at nothing', () => {
  const sitting = after(...Array.from({ length: 1000 }, () => ({ net: 1 })));
  assert.equal(sitting.rounds, 1000);
  assert.ok(sitting.way.length <= 240, `${sitting.way.length} points`);
  assert.equal(sitting.way[0], 0);
  assert.ok(sitting.way.every((sum, at) => sum === at * sitting.stride));
});

test('what was kept of a sitting is read back, and nothing foreign is', () => {
  const sitting = after({ net: 10 }, { net: -25, hand: { strength: 4, cards: ['As'] } });
  assert.deepEqual(readSitting(JSON.parse(JSON.stringify(sitting))), sitting);
  for (const foreign of [
    undefined,
    null,
    7,
    'a',
    {},
    { ...sitting, way: [] },
    { ...sitting, rounds: -1 },
    { ...sitting, net: 0.5 },
    { ...sitting, way: ['x'] },
    { ...sitting, hand: { strength: 4, cards: ['Zz'] } },
    { ...sitting, average: null },
  ])
    assert.equal(readSitting(foreign), undefined);
});
