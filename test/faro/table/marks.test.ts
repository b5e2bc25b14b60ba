/** Which turned cards have a rim: those that won or lost a stake of the player. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markFor, type Scene } from '../../../src/faro/look/scene.ts';

const marked = (variant: string, card: string, spot: string, outcome: string): string =>
  markFor(
    { entries: [{ spot, outcome }], own: { suit: 'c' }, view: { options: { variant } } } as unknown as Scene,
    card as 'Kc',
  );

for (const [variant, card, spot, outcome, mark] of [
  ['buch', 'Kc', 'K', 'won', 'marked'],
  ['buch', 'Kc', 'K', 'lost', 'marked lost'],
  ['buch', 'Kd', 'K', 'lost', ''], // another player's king, turned beside one's own
  ['buch', 'Kc', 'Q', 'won', ''],
  ['pharo', 'Kd', 'K', 'split', 'marked lost'],
  ['classic', 'Kd', 'QK', 'won', 'marked'],
  ['classic', 'Kd', 'K', 'returned', ''],
  ['classic', 'Kd', 'high', 'won', ''],
  ['classic', 'Kd', 'K>Q>J', 'lost', ''],
] as const)
  test(`${variant}: ${card} turned, a stake on ${spot} is ${outcome}: ${mark || 'no rim'}`, () =>
    assert.equal(marked(variant, card, spot, outcome), mark));
