/** A session: a player's results at a table, round by round. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NEW_SESSION_STATS, type Round, type SessionStats } from '../../src/table/look/session-stats.js';
import { afterRound, withForecast } from '../../src/table/play/rounds.js';
import { readSessionStats } from '../../src/table/lazy/archive.js';

const after = (...rounds: readonly Partial<Round>[]): SessionStats =>
  rounds.reduce<SessionStats>(
    (stats, round) => afterRound(stats, { net: 0, stakes: [10], pot: 0, ...round }),
    NEW_SESSION_STATS,
  );

test('a session counts wins, losses and draws, and keeps the best result, the worst, and the biggest pot', () => {
  const stats = after({ net: 10 }, { net: -25, stakes: [25] }, { net: 0 }, { net: 75, stakes: [25, 50], pot: 120 });
  assert.deepEqual(
    { ...stats, netByRound: [...stats.netByRound] },
    {
      ...{ rounds: 4, won: 2, lost: 1, net: 60, best: 75, worst: -25, pot: 120 },
      ...{ staked: 120, squares: 100 + 625 + 100 + 625 + 2500, netByRound: [0, 10, -15, -15, 60], stride: 1 },
      ...{ average: 0, variance: 0 },
    },
  );
});

test('a session keeps the best hand held to the showdown', () => {
  const held = (strength: number) => ({ strength, cards: ['As', 'Ah'] as const });
  assert.equal(after({ net: 1 }).hand, undefined);
  assert.deepEqual(after({ hand: held(3) }, { hand: held(7) }, {}, { hand: held(5) }).hand, held(7));
});

test('a session adds up the average results', () => {
  const stats = [-1, -0.5].reduce((all, average) => withForecast(all, { average, variance: 100 }), after({ net: 10 }));
  assert.deepEqual([stats.average, stats.variance, stats.net], [-1.5, 200, 10]);
});

test('a round without a stake of the player does not count', () => {
  assert.equal(after({ stakes: [] }), NEW_SESSION_STATS);
});

test('the curve of a long session keeps every other point, and begins at zero', () => {
  const stats = after(...Array.from({ length: 1000 }, () => ({ net: 1 })));
  assert.equal(stats.rounds, 1000);
  assert.ok(stats.netByRound.length <= 240, `${stats.netByRound.length} points`);
  assert.equal(stats.netByRound[0], 0);
  assert.ok(stats.netByRound.every((sum, at) => sum === at * stats.stride));
});

test('a stored session is read back, and anything foreign is refused', () => {
  const stats = after({ net: 10 }, { net: -25, hand: { strength: 4, cards: ['As'] } });
  assert.deepEqual(readSessionStats(JSON.parse(JSON.stringify(stats))), stats);
  for (const foreign of [
    undefined,
    null,
    7,
    'a',
    {},
    { ...stats, netByRound: [] },
    { ...stats, rounds: -1 },
    { ...stats, net: 0.5 },
    { ...stats, netByRound: ['x'] },
    { ...stats, hand: { strength: 4, cards: ['Zz'] } },
    { ...stats, average: null },
  ])
    assert.equal(readSessionStats(foreign), undefined);
});
