/** What the stud page says about dead cards. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { flushOfThree } from '../../scripts/teaching/stud.ts';
import { CARDS, readCards } from '../../src/cards.ts';

/** The same, by going through every four cards that may come. */
function gone(seen: string): number {
  const known = [...readCards('2h 6h Kh'), ...readCards(seen)];
  const suits = CARDS.filter(card => !known.includes(card)).map(card => card[1] === 'h');
  let [all, made] = [0, 0];
  for (let a = 0; a < suits.length; a++)
    for (let b = a + 1; b < suits.length; b++)
      for (let c = b + 1; c < suits.length; c++)
        for (let d = c + 1; d < suits.length; d++) {
          all++;
          if ([suits[a], suits[b], suits[c], suits[d]].filter(Boolean).length >= 2) made++;
        }
  return made / all;
}

describe('the page on stud', () => {
  test('gives the chance of a flush from three suited cards, by how many cards of the suit are dead', () => {
    for (const [seen, ofTheSuit] of [
      ['2c 3d 9s Tc Ks', 0],
      ['3h 3d 9s Tc Ah', 2],
      ['3h 4h 9h Tc Ah', 4],
    ] as const)
      assert.ok(Math.abs(flushOfThree(5, ofTheSuit) - gone(seen)) < 1e-12, seen);
  });
});
