import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lettersApart, nearName } from '../../src/table/look/spelling.js';

describe('a misspelt name', () => {
  test('is as far from what was meant as letters are to be put in, left out, changed or swapped', () => {
    for (const [one, other, apart] of [
      ['table', 'table', 0],
      ['tabel', 'table', 1],
      ['varient', 'variant', 1],
      ['color', 'colour', 1],
      ['purse', 'purpose', 2],
      ['', 'ante', 4],
    ] as const) {
      assert.equal(lettersApart(one, other), apart, `${one}, ${other}`);
      assert.equal(lettersApart(other, one), apart, `${other}, ${one}`);
    }
  });

  test('leads to the nearest one; short ones must be nearer, and far ones lead nowhere', () => {
    const names = ['variant', 'ante', 'four-colours', 'lower-limit', 'higher-limit'];
    for (const [name, near] of [
      ['varient', 'variant'],
      ['four-colors', 'four-colours'],
      ['lowerlimit', 'lower-limit'],
      ['higher-limt', 'higher-limit'],
      ['anti', 'ante'],
      ['antic', undefined],
      ['an', undefined],
      ['class', undefined],
    ] as const)
      assert.equal(nearName(name, names), near, name);
  });
});
