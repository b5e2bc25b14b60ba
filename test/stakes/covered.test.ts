/** The distribution of face-down cards: hands are drawn together as often as they weigh, and the worth of a few is known. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { readCards, seededRandom, type Card } from '../../src/cards.ts';
import { fastRandom } from '../../src/cards/fast-random.ts';
import { effectiveNumber, pairsOf, weighed, worldsOf } from '../../src/stakes/covered.ts';
import { finished } from '../../src/game/steps.ts';

const CARDS = readCards('As Ks Qs Js Ts 9s 8s');
const below = fastRandom(seededRandom('covered'));

/** Seat 0 is likely to hold the ace, more so the better its other card is; seat 1 is likely to hold the ace or the king. */
const ACE = ([one]: readonly Card[]): number => (one === 'As' ? 30 : 1);
const HIGH = (two: readonly Card[]): number =>
  two.reduce((all, card) => all * (['As', 'Ks'].includes(card) ? 9 : 1), 1);

const textOf = (one: readonly Card[], other: readonly Card[]): string => [...one, ...other].join(' ');

test('two seats hold cards as often as their hands weigh together, whichever is drawn first', () => {
  const pairs = pairsOf(CARDS);
  const right = new Map<string, number>();
  let all = 0;
  for (const one of pairs)
    for (const other of pairs) {
      if (one.some(card => other.includes(card))) continue;
      const weight = ACE(one) * HIGH(other);
      all += weight;
      right.set(textOf(one, other), weight);
    }
  for (const order of [
    [ACE, HIGH],
    [HIGH, ACE],
  ]) {
    const pools = order.map(weigh => finished(weighed(order.indexOf(weigh), pairs, weigh, 0, true)));
    const worlds = finished(worldsOf(pools, CARDS, 2, 40_000, below));
    const sum = worlds.reduce((total, { weight }) => total + weight, 0);
    const found = new Map<string, number>();
    for (const { covered, rest, weight } of worlds) {
      const [one, other] = order[0] === ACE ? covered : [covered[1], covered[0]];
      assert.equal(new Set([...covered.flat(), ...rest]).size, CARDS.length, 'each card is in one place');
      const text = textOf(one!, other!);
      found.set(text, (found.get(text) ?? 0) + weight / sum);
    }
    for (const [hands, weight] of right) {
      const told = found.get(hands) ?? 0;
      assert.ok(Math.abs(told - weight / all) < 0.01, `${hands}: ${told} for ${weight / all}`);
    }
  }
});

test('a seat may have more cards, which may be any', () => {
  const pool = finished(weighed(1, pairsOf(CARDS), ACE, 1, true));
  for (const { covered, rest } of finished(worldsOf([pool], CARDS, 3, 50, below))) {
    assert.deepEqual([covered[0], covered[1]!.length, covered[2], rest.length], [[], 3, [], 4]);
    assert.equal(new Set([...covered[1]!, ...rest]).size, CARDS.length);
  }
});

test('hands that hardly ever fit count little, and hands are weighed until enough fit', () => {
  assert.equal(effectiveNumber([1, 1, 1, 1]), 4);
  assert.ok(Math.abs(effectiveNumber([1, 0.01, 0.01, 0.01]) - 1.06) < 0.01);
  const hands = Array.from({ length: 1000 }, (_, at) => [CARDS[at % CARDS.length]!]);
  const fits = ([card]: readonly Card[]): number => (card === 'As' ? 1 : 0);
  const pool = finished(weighed(0, hands, fits, 0, false, { least: 10, effective: 20 }));
  assert.equal(pool.effective, 20);
  assert.equal(pool.hands.length, 19 * CARDS.length + 1);
  const all = finished(weighed(0, hands, fits, 0, true, { least: 10, effective: 2000 }));
  assert.equal(all.effective, Infinity);
});
