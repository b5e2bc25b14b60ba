/** The way of chips round what is written in the status line. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { partsOf, wayRound, type Area, type Point } from '../../src/table/play/way.ts';

const CHIPS = { width: 40, height: 40 };
/** A cloth, and words in its middle. */
const CLOTH: Area = { left: 0, top: 0, right: 400, bottom: 600 };
const WORDS: Area = { left: 124, top: 280, right: 276, bottom: 320 };

/** Whether chips on their way would lie on the words. */
const touches = (way: readonly Point[], words: Area): boolean =>
  way.slice(1).some(([toX, toY], at) => {
    const [x, y] = way[at]!;
    return Array.from({ length: 101 }, (_, step) => [x + ((toX - x) * step) / 100, y + ((toY - y) * step) / 100]).some(
      ([atX, atY]) =>
        atX! + 20 > words.left && atX! - 20 < words.right && atY! + 20 > words.top && atY! - 20 < words.bottom,
    );
  });

describe('chips go', () => {
  test('straight where nothing is in the way', () => {
    assert.deepEqual(wayRound([200, 100], [60, 200], CHIPS, WORDS, CLOTH), [
      [200, 100],
      [60, 200],
    ]);
  });

  test('round the words on the shorter side', () => {
    const way = wayRound([180, 100], [180, 500], CHIPS, WORDS, CLOTH)!;
    assert.deepEqual(way, [
      [180, 100],
      [100, 256],
      [100, 344],
      [180, 500],
    ]);
    assert.ok(!touches(way, WORDS));
  });

  test('never over them, wherever they come from', () => {
    for (let from = 0; from <= 400; from += 20)
      for (let to = 0; to <= 400; to += 20) {
        const way = wayRound([from, 200], [to, 560], CHIPS, WORDS, CLOTH);
        assert.ok(way && !touches(way, WORDS), `from ${from} to ${to}`);
      }
  });

  test('from above them where the pot lies on them', () => {
    assert.deepEqual(wayRound([200, 270], [20, 100], CHIPS, WORDS, CLOTH), [
      [200, 256],
      [20, 100],
    ]);
  });

  test('no way where the words leave no room', () => {
    assert.equal(wayRound([200, 100], [200, 500], CHIPS, { ...WORDS, left: 20, right: 380 }, CLOTH), undefined);
  });
});

test('a way is gone at one pace', () => {
  assert.deepEqual(
    partsOf([
      [0, 0],
      [30, 0],
      [30, 10],
    ]),
    [0, 0.75, 1],
  );
});
