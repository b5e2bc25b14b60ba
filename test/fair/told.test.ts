/** What a guest stores of what it was told: the same for the same data, and for no other. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../src/cards.ts';
import { chancesOf, FAULTS, isHex, isProved, OUTCOMES } from '../../src/fair.ts';
import { cardsIn, digest, seenStepOf } from '../../src/fair/seen-steps.ts';

/** A value inside this many nested lists, or objects. */
const inLists = (levels: number, value: unknown): unknown => (levels > 0 ? [inLists(levels - 1, value)] : value);
const inObjects = (levels: number, value: unknown): unknown =>
  levels > 0 ? { a: inObjects(levels - 1, value) } : value;

test('neither the order of an object’s fields nor absent fields matter', () => {
  assert.equal(digest({ one: 1, two: [2] }), digest({ two: [2], one: 1, three: undefined }));
  assert.equal(digest(undefined), digest(null));
  assert.notEqual(digest({ one: 1 }), digest({ one: 2 }));
  assert.notEqual(digest([1, [2]]), digest([[1], 2]));
});

for (const nested of [inLists, inObjects])
  test(`a value nested 64 deep in ${nested === inLists ? 'lists' : 'objects'} counts, a deeper one does not`, () => {
    assert.notEqual(digest(nested(64, 1)), digest(nested(64, 2)));
    assert.equal(digest(nested(65, 1)), digest(nested(65, 2)));
    assert.equal(cardsIn(nested(64, 'As')), 'As');
    assert.equal(cardsIn(nested(65, 'As')), '');
  });

test('the cards of a view are those with known faces, wherever they are, each once', () => {
  assert.equal(cardsIn({ hand: ['Kd', { up: 'As' }, '??'], again: 'As', nobody: null, words: 'Ass' }), 'As Kd');
  assert.equal(cardsIn(null), '');
});

test('a step is stored with its hand, and with whether several are asked together', () => {
  const step = { number: 7, actor: 1, action: { type: 'done' }, legal: [], events: [] };
  const told = (view: unknown) => {
    const { hand, isTogether } = seenStepOf(0, { ...step, view } as never, false);
    return [hand, isTogether];
  };
  const asked = (together: boolean) => ({ hand: 3, turn: { kind: 'seats', seats: [0], together } });
  assert.deepEqual(told(asked(true)), [3, true]);
  assert.deepEqual(told(asked(false)), [3, false]);
  assert.deepEqual(told({ hand: 3, turn: { kind: 'croupier', together: true } }), [3, false]);
  for (const strange of [null, 'view', {}, { hand: 'third', turn: 'mine' }])
    assert.deepEqual(told(strange), [0, false]);
});

test('a step is an action, a look at the table, a taking back, or nothing a host would say', () => {
  const kindOf = (step: object, isFirst = false) =>
    seenStepOf(0, { number: 7, legal: [], events: [], view: {}, ...step } as never, isFirst).kind;
  assert.equal(kindOf({ actor: 1, action: { type: 'done' } }), 'act');
  assert.equal(kindOf({ actor: 1, action: null }), 'undo');
  assert.equal(kindOf({ actor: 'croupier', action: null }, true), 'look');
  assert.equal(kindOf({ actor: 'croupier', action: null }), 'odd');
  assert.equal(kindOf({ actor: 1, action: null, events: [{}] }), 'odd');
  assert.equal(kindOf({ actor: 1, action: null, events: 'none' }), 'odd');
});

test('a seed is 64 hexadecimal digits, and one that was held back is a dash in the key of the stream', () => {
  const seed = 'a'.repeat(64);
  for (const [value, is] of [
    [seed, true],
    [[seed], false],
    ['a', false],
    ['A'.repeat(64), false],
  ] as const)
    assert.equal(isHex(value), is, String(value));
  const guests = [
    { seat: 0, pledge: seed, seed },
    { seat: 2, pledge: seed, seed: null },
  ];
  const draws = (chances: { below(sides: number): number }) => Array.from({ length: 9 }, () => chances.below(1000));
  assert.deepEqual(
    draws(chancesOf('friday', { number: 3, seed, guests })),
    draws(seededRandom(`tapis-vert shuffle\nfriday\n3\n${seed}\n0 ${seed}\n2 -`)),
  );
});

test('a deal counts as proved if nobody held back a seed, and all is known', () => {
  assert.deepEqual([...FAULTS, ...OUTCOMES].filter(isProved), ['proved']);
});
