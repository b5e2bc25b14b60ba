/** What the page on Trente et Quarante says about counting a shoe. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { countedShoes, countShoe } from '../../scripts/teaching/shoes.ts';

describe('the page on Trente et Quarante', () => {
  test('the counted shoes are right: one of them, counted again, gives the same', () => {
    const [first] = countedShoes();
    assert.deepEqual(countShoe(first!.seed), first);
  });
  test('insuring only when it pays never costs more than always or never', () => {
    for (const { better, bare, insured, seed } of countedShoes())
      assert.ok(better <= Math.min(bare, insured) + 1e-6, seed);
  });
});
