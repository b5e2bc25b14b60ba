/** How long seats may think: a turn, then what is left in the seat's bank. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TimeBank } from '../../src/host/time-bank.ts';

const ASKED = (...asked: readonly number[]) => ({ kind: 'seats', seats: asked, together: false }) as const;
const NOBODY = { kind: 'croupier' } as const;

test('a long thought is taken from the bank, and each settled hand brings so much of it back, never more than it was', () => {
  const bank = new TimeBank(2, { turn: 30, bank: 60, refill: 5, away: 10 });
  bank.step(ASKED(0), 'croupier', false, 0);
  assert.equal(bank.left(0, true, 0), 90_000);
  assert.equal(bank.left(0, false, 0), 10_000, 'whose connection is broken has less');
  assert.equal(bank.left(1, true, 0), undefined, 'who is not asked has no clock');
  bank.step(NOBODY, 0, false, 50_000);
  bank.step(ASKED(0), 'croupier', false, 60_000);
  assert.equal(bank.left(0, true, 60_000), 70_000, 'twenty seconds beyond the turn are gone');
  bank.step(NOBODY, 0, true, 61_000);
  bank.step(ASKED(0), 'croupier', false, 61_000);
  assert.equal(bank.left(0, true, 61_000), 75_000, 'five come back with the hand');
  for (let hand = 0; hand < 10; hand++) bank.step(NOBODY, 'croupier', true, 62_000);
  bank.step(ASKED(0), 'croupier', false, 62_000);
  assert.equal(bank.left(0, true, 62_000), 90_000);
  bank.rest(200_000);
  bank.step(ASKED(0), 'croupier', false, 300_000);
  assert.equal(bank.left(0, true, 300_000), 30_000, 'all of it may be used up, and no more');
});
