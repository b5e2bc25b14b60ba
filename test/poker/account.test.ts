/** The review of a session in figures: what decisions have cost, what the cards have brought, and the most expensive decisions. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { balanceOf, netOf, type ReckonedHand } from '../../src/poker/lazy/account.ts';
import type { SeenHand } from '../../src/poker/lazy/review-game.ts';
import type { AnyDecision } from '../../src/poker/lazy/review-formatter.ts';

/** A decision that cost this many chips; 0 if there is nothing to say. */
function decision(gain: number, error = 1): AnyDecision {
  const worth = { action: { type: 'call' }, value: 0, error, isGood: gain === 0, unseen: 0, paid: 0 };
  return {
    ...{ step: 1, view: {} as AnyDecision['view'], acts: [worth], played: worth, gain, error, share: 0, needed: 0 },
    better: gain > 0 ? worth : undefined,
    reason: undefined,
    unsure: undefined,
  };
}

const hand = (round: number, net: number, ...review: readonly AnyDecision[]): ReckonedHand => ({ round, net, review });

test('the cost of decisions and the rest add up to the result', () => {
  const balance = balanceOf([hand(0, -50, decision(12, 3), decision(0, 90)), hand(2, -14, decision(9, 4))]);
  assert.equal(balance.net, -64);
  assert.equal(balance.given, 21);
  assert.equal(balance.rest, -43);
  // decisions within their interval count neither as lost nor as doubtful
  assert.equal(balance.error, 5);
});

test('the three most expensive decisions are listed, each with its hand', () => {
  const { dearest } = balanceOf([
    hand(0, 0, decision(3), decision(8)),
    hand(1, 0, decision(0)),
    hand(4, 0, decision(20), decision(1)),
    hand(5, 0, decision(5)),
  ]);
  assert.deepEqual(
    dearest.map(({ round, decision: { gain } }) => [round, gain]),
    [
      [4, 20],
      [0, 8],
      [5, 5],
    ],
  );
});

test('with no hands all figures are zero', () => {
  const { net, given, error, rest, dearest } = balanceOf([]);
  assert.deepEqual([net, given, error, rest, dearest.length], [0, 0, 0, 0, 0]);
});

test('a hand counts once it is over, for the players who were dealt in', () => {
  const seen = (phase: string, dealtIn: number): SeenHand =>
    [
      { view: { accounts: { purses: [100, 200] } } },
      { view: { phase, dealtIn, accounts: { purses: [140, 160] } } },
    ] as unknown as SeenHand;
  assert.equal(netOf(seen('settled', 0b11), 0), 40);
  assert.equal(netOf(seen('settled', 0b11), 1), -40);
  assert.equal(netOf(seen('bet', 0b11), 0), undefined);
  assert.equal(netOf(seen('settled', 0b10), 0), undefined);
  assert.equal(netOf([], 0), undefined);
});
