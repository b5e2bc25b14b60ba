/** How long seats may think: a turn, then what is left in the seat's time bank. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TimeBank } from '../../src/host/time-bank.ts';

const ASKED = (...asked: readonly number[]) => ({ kind: 'seats', seats: asked, together: false }) as const;
const NOBODY = { kind: 'croupier' } as const;

test('a long thought is taken from the bank, and each settled hand returns some of it, never beyond the full bank', () => {
  const bank = new TimeBank(2, { turn: 30, bank: 60, refill: 5, away: 10 });
  bank.step(ASKED(0), 'croupier', false, 0);
  assert.equal(bank.left(0, undefined, 0), 90_000);
  assert.equal(bank.left(0, 0, 0), 10_000, 'a player with a broken connection has less');
  assert.equal(bank.left(1, undefined, 0), undefined, 'a seat that is not asked has no clock');
  bank.step(NOBODY, 0, false, 50_000);
  bank.step(ASKED(0), 'croupier', false, 60_000);
  assert.equal(bank.left(0, undefined, 60_000), 70_000, 'twenty seconds beyond the turn are gone');
  bank.step(NOBODY, 0, true, 61_000);
  bank.step(ASKED(0), 'croupier', false, 61_000);
  assert.equal(bank.left(0, undefined, 61_000), 75_000, 'five come back with the hand');
  for (let hand = 0; hand < 10; hand++) bank.step(NOBODY, 'croupier', true, 62_000);
  bank.step(ASKED(0), 'croupier', false, 62_000);
  assert.equal(bank.left(0, undefined, 62_000), 90_000);
  bank.rest(200_000);
  bank.step(ASKED(0), 'croupier', false, 300_000);
  assert.equal(bank.left(0, undefined, 300_000), 30_000, 'all of it may be used up, and no more');
});

test('taking back within a window brings no new time: two who are done in turns keep nobody waiting for ever', () => {
  const bank = new TimeBank(2, { turn: 30, bank: 60, refill: 5, away: 10 });
  const BOTH = { kind: 'seats', seats: [0, 1], together: true } as const;
  const ONE = { kind: 'seats', seats: [1], together: true } as const;
  bank.step(BOTH, 'croupier', false, 0);
  bank.step(ONE, 0, false, 20_000);
  assert.equal(bank.left(0, undefined, 20_000), undefined);
  bank.step(BOTH, 0, false, 50_000);
  assert.equal(bank.left(0, undefined, 50_000), 70_000, 'twenty seconds are gone');
  assert.equal(bank.left(1, undefined, 50_000), 40_000);
  bank.step(NOBODY, 0, false, 80_000);
  bank.step(BOTH, 0, false, 81_000);
  assert.equal(bank.left(0, undefined, 81_000), 40_000, 'nor does taking back before the croupier moves');
  bank.step(BOTH, 'croupier', false, 85_000);
  bank.step(NOBODY, 1, false, 86_000);
  bank.step(BOTH, 'croupier', false, 86_000);
  assert.equal(
    bank.left(0, undefined, 86_000),
    65_000,
    'the next window has its own, and the bank has paid for this one',
  );
});

test('time away counts from the break: a player who is back in time has what was left of their own', () => {
  const bank = new TimeBank(1, { turn: 30, bank: 60, refill: 5, away: 10 });
  bank.step(ASKED(0), 'croupier', false, 0);
  assert.equal(bank.left(0, 12_000, 12_000), 10_000, 'after twelve seconds of thought the connection breaks');
  assert.equal(bank.left(0, undefined, 15_000), 75_000, 'three seconds later it is back');
  assert.equal(bank.left(0, 85_000, 85_000), 5_000, 'a break brings no more time than there was');
  bank.step(NOBODY, 0, true, 85_000);
  bank.step(ASKED(0), 'croupier', false, 100_000);
  assert.equal(bank.left(0, 86_000, 100_000), 10_000, 'an earlier break counts from the beginning of the turn');
});
