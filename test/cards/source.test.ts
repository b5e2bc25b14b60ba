import test from 'node:test';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  CardError,
  packs,
  PACK_52,
  readCards,
  seededRandom,
  secureRandom,
  shuffledSource,
  stackedSource,
  type Card,
} from '../../src/cards.ts';

const FOUR = readCards('As Kd Qh Jc');

test('a stacked source gives its cards from the top, in order, and shuffling does not change it', () => {
  const source = stackedSource(FOUR);
  source.shuffle();
  assert.equal(source.left, 4);
  assert.deepEqual(source.draw(1), ['As']);
  assert.deepEqual(source.draw(2), ['Kd', 'Qh']);
  assert.equal(source.left, 1);
  source.mixIn(['2c']);
  assert.equal(source.left, 2);
  assert.deepEqual(source.draw(2), ['Jc', '2c']);
});

test('a stacked source gives its lots one after the other, then 0', () => {
  const source = stackedSource([], [3, 5]);
  assert.deepEqual([source.lot(6), source.lot(4), source.lot(6)], [3, 1, 0]);
});

for (const [kind, make] of [
  ['stacked', (cards: readonly Card[]) => stackedSource(cards)],
  ['shuffled', (cards: readonly Card[]) => shuffledSource(cards, seededRandom('dry'))],
] as const) {
  test(`a ${kind} source takes only cards, and names what is not a card`, () => {
    assert.throws(() => make(['As', 'Xx' as Card]), { name: 'CardError', message: /“Xx” is not a card/ });
    assert.throws(() => make(['As', '??']), { name: 'CardError', message: /“\?\?” is not a card/ });
  });

  test(`a ${kind} source shows its order on request`, () => {
    const source = make(FOUR);
    source.draw(1);
    assert.deepEqual(source.order(), FOUR.slice(1));
  });

  for (const count of [-1, 0.5, NaN])
    test(`a ${kind} source cannot give ${count} cards, and keeps all`, () => {
      const source = make(FOUR);
      source.draw(1);
      assert.throws(() => source.draw(count), CardError);
      assert.deepEqual(source.draw(3), FOUR.slice(1));
    });

  test(`a ${kind} source that runs dry says how many cards were asked for and how many are left, and keeps those`, () => {
    const source = make(FOUR);
    source.draw(1);
    assert.throws(
      () => source.draw(4),
      (error: Error) => error instanceof CardError && /4 cards requested, 3 left/.test(error.message),
    );
    assert.equal(source.left, 3);
    assert.equal(source.draw(3).length, 3);
    assert.deepEqual(source.draw(0), []);
  });

  test(`a ${kind} source does not change the given pack`, () => {
    const pack = [...FOUR];
    const source = make(pack);
    source.shuffle();
    source.draw(2);
    source.mixIn(['2c']);
    assert.deepEqual(pack, FOUR);
  });
}

test('a shuffled source has the given order until it is shuffled', () => {
  const source = shuffledSource(PACK_52, seededRandom('anything'));
  assert.deepEqual(source.order(), PACK_52);
  source.shuffle();
  assert.notDeepEqual(source.order(), PACK_52);
  const order = source.order();
  assert.deepEqual(source.draw(52), order);
});

test('shuffling, drawing and mixing in never lose or add a card', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(fc.oneof(fc.nat(8), fc.constant('shuffle'), fc.constant('mixIn')), { maxLength: 40 }),
      (seed, works) => {
        const source = shuffledSource(packs(1), seededRandom(seed));
        let out: Card[] = [];
        for (const work of works) {
          if (work === 'shuffle') source.shuffle();
          else if (work === 'mixIn') {
            source.mixIn(out);
            out = [];
          } else out.push(...source.draw(Math.min(work, source.left)));
          assert.equal(source.left, 52 - out.length);
          assert.deepEqual([...out, ...source.order()].sort(), [...PACK_52].sort());
        }
      },
    ),
  );
});

test('cards mixed in lie below until the next shuffle', () => {
  const source = shuffledSource(FOUR, seededRandom('mix'));
  const top = source.draw(2);
  source.mixIn(top);
  assert.deepEqual(source.order(), ['Qh', 'Jc', 'As', 'Kd']);
});

test('a hidden card cannot be mixed in, and the source stays unchanged', () => {
  const source = shuffledSource(FOUR, seededRandom('mix'));
  assert.throws(() => source.mixIn(['2c', '??']), { name: 'CardError', message: /\?\?/ });
  assert.equal(source.left, 4);
});

/** Pearson's statistic of counts that should all be equal. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

// Bounds: the quantile 1 - 1e-4 of chi-square, by its degrees of freedom.
for (const [size, bound] of [
  [2, 15.14],
  [3, 25.75],
  [4, 59.4],
] as const) {
  test(`every order of ${size} cards comes equally often`, () => {
    const random = seededRandom('every order');
    const pack = FOUR.slice(0, size);
    const counts = new Map<string, number>();
    const rounds = 24_000;
    for (let round = 0; round < rounds; round++) {
      const source = shuffledSource(pack, random);
      source.shuffle();
      const order = source.draw(size).join();
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    assert.equal(counts.size, [1, 1, 2, 6, 24][size]);
    assert.ok(chiSquare([...counts.values()]) < bound, `chi-square ${chiSquare([...counts.values()])}`);
  });
}

test('in a full pack every card comes to every place equally often', () => {
  const random = seededRandom('every place');
  const counts = Array.from({ length: 52 }, () => new Map<Card, number>());
  for (let round = 0; round < 5200; round++) {
    const source = shuffledSource(PACK_52, random);
    source.shuffle();
    source.draw(52).forEach((card, place) => counts[place]!.set(card, (counts[place]!.get(card) ?? 0) + 1));
  }
  const statistic = counts.reduce((sum, cards) => sum + chiSquare(PACK_52.map(card => cards.get(card) ?? 0)), 0);
  // rows and columns are dependent, so 51 × 51 degrees of freedom: mean 2601, standard deviation 72
  assert.ok(Math.abs(statistic - 2601) < 4 * 72.1, `chi-square ${statistic}`);
});

test('an unseeded source shuffles with the platform’s random numbers', () => {
  const orders = new Set<string>();
  for (let round = 0; round < 20; round++) {
    const source = shuffledSource(PACK_52);
    source.shuffle();
    orders.add(source.order().join());
    assert.equal(new Set(source.order()).size, 52);
  }
  assert.equal(orders.size, 20);
  const random = secureRandom();
  const counts = Array<number>(6).fill(0);
  for (let cast = 0; cast < 6000; cast++) counts[random.below(6)]!++;
  // 1 - 1e-9 of chi-square with five degrees of freedom, as these numbers cannot be repeated
  assert.ok(chiSquare(counts) < 52, counts.join());
});

test('lots come from the same random numbers, each side equally often', () => {
  const source = shuffledSource([], seededRandom('lots'));
  const counts = Array<number>(6).fill(0);
  for (let cast = 0; cast < 12_000; cast++) counts[source.lot(6)]!++;
  assert.ok(chiSquare(counts) < 25.75, counts.join());
});
