/** What the page on Faro says of every rank at every moment. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { bookHeld, rankHeld, rankTurn } from '../../src/faro/rules/odds.ts';

/** This many unseen cards, this many of them twos. */
const unseen = (cards: number, twos: number) => ({ ranks: [twos, cards - twos, ...Array<number>(11).fill(0)], cards });
const MOMENTS = Array.from({ length: 25 }, (_, turn) => 51 - 2 * turn);
const edgeOf = ({ win, lose, split }: ReturnType<typeof rankHeld>): number => lose + split / 2 - win;

describe('the page on Faro', () => {
  test('a copper changes nothing: for every rank at every moment winning and losing are equally likely', () => {
    for (const cards of MOMENTS)
      for (const twos of [1, 2, 3, 4].filter(count => count <= cards))
        for (const law of [rankHeld(unseen(cards, twos), '2'), rankTurn(unseen(cards, twos), '2')])
          assert.ok(Math.abs(law.win - law.lose) < 1e-12, `${twos} of ${cards}`);
  });
  test('in the classic game a case card has no edge against it, and no other card is free', () => {
    for (const cards of MOMENTS) {
      assert.equal(edgeOf(rankHeld(unseen(cards, 1), '2')), 0);
      for (const twos of [2, 3, 4].filter(count => count <= cards))
        assert.ok(edgeOf(rankHeld(unseen(cards, twos), '2')) > 0.009, `${twos} of ${cards}`);
    }
  });
  test('in the public game not even a case card is free: it may be the last card, which is the bank’s', () => {
    for (const cards of MOMENTS)
      assert.ok(Math.abs(edgeOf(rankHeld(unseen(cards, 1), '2', 'takes')) - 1 / cards) < 1e-12, String(cards));
  });
  test('the book game has no good bet, unless the odd last card counts', () => {
    for (const live of MOMENTS) {
      const pack = { live, unseen: live, burnt: 0 };
      assert.equal(edgeOf(bookHeld({ ...pack, odd: undefined })), 0);
      assert.ok(Math.abs(edgeOf(bookHeld({ ...pack, odd: 'pays' })) + 1 / live) < 1e-12, String(live));
    }
  });
});
