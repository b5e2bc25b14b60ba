/** The shape of a table in a box of a given size. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawnFor, shapeOf, type Shape } from '../../src/table/look/box.ts';

const BOXES: readonly (readonly [what: string, width: number, height: number, shape: Shape])[] = [
  ['a phone', 390, 660, 'tall'],
  ['the smallest phone', 320, 568, 'tall'],
  ['the smallest tall box', 280, 400, 'tall'],
  ['a phone on its side', 844, 390, 'low'],
  ['the smallest low box', 480, 280, 'low'],
  ['half a window', 700, 660, 'tall'],
  ['half a large window', 960, 900, 'tall'],
  ['a small laptop', 800, 660, 'wide'],
  ['a tablet that is filled', 768, 1024, 'tall'],
  ['a laptop', 1366, 650, 'wide'],
  ['a large screen', 1920, 1080, 'wide'],
  ['a small window', 640, 480, 'low'],
  ['a strip of a page', 1200, 300, 'low'],
];

for (const [what, width, height, shape] of BOXES)
  test(`${what} of ${width} × ${height} is ${shape}`, () => assert.equal(shapeOf(width, height), shape));

test('cards beside each other have full faces from the width of a larger phone up', () =>
  assert.deepEqual(
    [320, 366, 480].map(width => drawnFor(width, 660).isSlim),
    [true, false, false],
  ));
