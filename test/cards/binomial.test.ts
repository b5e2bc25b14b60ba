/** How many ways there are to choose cards. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { binomial } from '../../src/cards/binomial.ts';

test('hands of five of 52 cards, four of 32, seven of 52; none of any; more than there are', () => {
  assert.deepEqual(
    [binomial(52, 5), binomial(32, 4), binomial(52, 7), binomial(9, 0), binomial(3, 4)],
    [2_598_960, 35_960, 133_784_560, 1, 0],
  );
});
