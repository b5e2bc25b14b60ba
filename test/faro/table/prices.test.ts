/** The price of a bet at Faro when it is laid, and which card is free now. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { CARDS, readCards } from '../../../src/cards.ts';
import { faro } from '../../../src/rules.ts';
import { freeCards, priceOn } from '../../../src/faro/lazy/prices.ts';
import { tableOf, THREE } from '../rules/table.ts';

/** A view in which only these cards are unseen. */
function viewOf(options: object, unseen?: string) {
  const { state } = tableOf('', options);
  const cards = unseen === undefined ? undefined : readCards(unseen);
  const left = cards && { left: cards.length, gone: CARDS.map(card => (cards.includes(card) ? 0 : 1)) };
  return faro.view({ ...state, ...left }, 0);
}
const LATE = 'Kc Qc Qd Jc Jd Jh Tc Td Th Ts 9c 9d 9h 9s 8c 8d 8h';

describe('the price of a bet at Faro', () => {
  test('is that of a stake that stays until it is decided', () => {
    const fresh = viewOf({ variant: 'classic' });
    const king = priceOn(fresh, 0, 'K', 25);
    assert.equal(king?.amount, 25);
    assert.ok(king.cost / 25 > 0.019 && king.cost / 25 < 0.021, `${king.cost}`);
    assert.equal(priceOn(fresh, 0, 'K', 0), undefined, 'no bet is possible');
  });

  test('is zero for the last card of a rank: that card is free', () => {
    const late = viewOf({ variant: 'classic' }, LATE);
    assert.ok(Math.abs(priceOn(late, 0, 'K', 25)?.cost ?? 1) < 1e-9);
    assert.ok((priceOn(late, 0, 'Q', 25)?.cost ?? 0) > 0.5);
    assert.deepEqual([...freeCards(late)], ['K']);
    assert.equal(priceOn(late, 0, '2', 25), undefined, 'a rank with no cards left decides nothing');
    assert.deepEqual([...freeCards(viewOf({ variant: 'classic' }))], []);
  });

  test('is zero for a card of a book, and for its last card a gain if it pays; no card is marked there', () => {
    const book = viewOf(THREE);
    assert.ok(Math.abs(priceOn(book, 0, 'K', 2)?.cost ?? 1) < 1e-9);
    assert.equal(freeCards(book).size, 0, 'all cards are free');
  });

  test('rises towards the last card of the public game, which the bank takes', () => {
    const costs = (unseen: string): number =>
      priceOn(viewOf({ variant: 'pharo', purses: [100] }, unseen), 0, 'K', 1)?.cost ?? 0;
    assert.ok(costs('Kc Qc Qd') > costs(LATE));
    assert.equal(costs('Kc'), 1, 'the very last card loses for certain');
    assert.equal(freeCards(viewOf({ variant: 'pharo', purses: [100] }, LATE)).size, 0);
  });
});
