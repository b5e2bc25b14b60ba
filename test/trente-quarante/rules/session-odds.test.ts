/** When to insure, and the odds of a session: checked against listing every stake, and every order of coups. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { trenteQuaranteOdds as odds } from '../../../src/odds.ts';

const near = (found: number, wanted: number, digits = 1e-12): void =>
  assert.ok(Math.abs(found - wanted) <= digits, `${found} is not ${wanted}`);

const LAW = odds.infiniteCoupLaw();
const FRESH = odds.coupLaw(odds.freshComposition(6), { burnt: 5 });

test('prison is better for small odd stakes: half of 5 is 2, of 75 it is 37; from 85 on half costs less', () => {
  const of = (options: Parameters<typeof odds.stakesForPrison>[1]) =>
    odds.stakesForPrison(FRESH, options, { min: 5, max: 2000, step: 5 });
  assert.deepEqual(of({}), [5, 15, 25, 35, 45, 55, 65, 75]);
  assert.deepEqual(of({ halfRounding: 'player' }), []);
  assert.deepEqual(of({ refaitRule: 'half-only' }), []);
});

describe('the stakes to insure', () => {
  /** The same by asking about every stake. */
  const listed = (
    law: typeof LAW,
    options: Parameters<typeof odds.edges>[1],
    range: { min: number; max: number; step: number },
  ) => {
    const ranges: [number, number][] = [];
    for (let stake = range.min; stake <= range.max; stake += range.step) {
      const { half, insured, prison } = odds.edges(law, options, stake).rouge;
      if (insured.perCoup >= Math.min(half?.perCoup ?? Infinity, prison?.perCoup ?? Infinity)) continue;
      const last = ranges.at(-1);
      if (last && stake - last[1] === range.step) last[1] = stake;
      else ranges.push([stake, stake]);
    }
    return ranges;
  };

  test('are 417 to 500, 834 to 1,000, 1,251 to 1,500, until no stake is left out', () => {
    const ranges = odds.insuredStakes(FRESH, {}, { min: 1, max: 6000, step: 1 });
    assert.deepEqual(ranges.slice(0, 3), [
      [417, 500],
      [834, 1000],
      [1251, 1500],
    ]);
    assert.equal(ranges.at(-1)![1], 6000);
    assert.deepEqual(ranges, listed(FRESH, {}, { min: 1, max: 6000, step: 1 }));
  });

  test('agree with asking about each stake, under other rules and chips too', () => {
    for (const options of [
      {},
      { refaitRule: 'half-only' },
      { refaitRule: 'prison-only', prison: 'one-level' },
      { insurance: { per: 100, price: 1, mode: 'started' } },
      { insurance: { per: 250, price: 1, mode: 'started' } },
      { insurance: { per: 120, price: 1, mode: 'proportional' } },
      { insurance: { per: 500, price: 0, mode: 'started' } },
      { insurance: { per: 500, price: 9, mode: 'started' } },
      { insurance: { per: 500, price: 9, mode: 'proportional' } },
      { insurance: { per: 7, price: 1, mode: 'started' } },
    ] as const)
      for (const range of [
        { min: 5, max: 2000, step: 5 },
        { min: 20, max: 3000, step: 20 },
        { min: 600, max: 990, step: 30 },
        { min: 450, max: 2000, step: 10 },
      ])
        assert.deepEqual(
          odds.insuredStakes(LAW, options, range),
          listed(LAW, options, range),
          JSON.stringify([options, range]),
        );
  });
});

describe('the distribution of a session', () => {
  /** Every order of this many coups, with the result of each: the long way. */
  function orders(coups: number, outcomes: readonly (readonly [chance: number, worth: number])[]) {
    let [mean, square, ahead, even] = [0, 0, 0, 0];
    const follow = (left: number, chance: number, sum: number): void => {
      if (left > 0) return outcomes.forEach(([part, worth]) => follow(left - 1, chance * part, sum + worth));
      mean += chance * sum;
      square += chance * sum * sum;
      if (sum > 0) ahead += chance;
      if (sum === 0) even += chance;
    };
    follow(coups, 1, 0);
    return { mean, deviation: Math.sqrt(square - mean * mean), ahead, even };
  }

  test('is that of every order of six coups, with half and with prison', () => {
    const { noir, rouge, refait } = LAW;
    const { prison, half } = odds.edges(LAW).rouge;
    const value = odds.edges(LAW).rouge.prisonValues![0]!;
    const void_ = 1 - noir - rouge - refait;
    const byHalf = orders(6, [
      [rouge, 1],
      [noir, -1],
      [refait, -0.5],
      [void_, 0],
    ]);
    const byPrison = orders(6, [
      [rouge, 1],
      [noir + refait * (1 - value), -1],
      [void_ + refait * value, 0],
    ]);
    for (const [found, wanted, edge] of [
      [odds.sessionLaw(LAW, 6, {}, 'half'), byHalf, half],
      [odds.sessionLaw(LAW, 6, {}, 'prison'), byPrison, prison],
    ] as const) {
      near(found.mean, wanted.mean);
      near(found.mean, -6 * edge!.perCoup);
      near(found.deviation, wanted.deviation);
      near(found.ahead, wanted.ahead);
      near(found.even, wanted.even);
      near(found.ahead + found.even + found.behind, 1);
    }
  });

  test('follows the rule where the table leaves no choice', () => {
    const only = odds.sessionLaw(LAW, 3, { refaitRule: 'half-only' }, 'prison');
    assert.deepEqual(only, odds.sessionLaw(LAW, 3, {}, 'half'));
  });

  test('over five hundred coups is close to the normal curve of its mean and deviation', () => {
    const { mean, deviation, ahead, even } = odds.sessionLaw(FRESH, 500, {}, 'half');
    near(mean, -500 * odds.edges(FRESH).rouge.half!.perCoup, 1e-9);
    assert.ok(deviation > 20 && deviation < 22.4, 'a little less than one stake per coup');
    // the part of a normal curve above zero, from a table: about 0.404 beyond −mean / deviation = 0.25
    assert.ok(Math.abs(ahead + even / 2 - 0.398) < 0.01, `${ahead}`);
  });

  test('improves on Couleur with a shoe that favours it', () => {
    const composition = odds.freshComposition(1).map((count, card) => (card % 4 === 0 ? 0 : count));
    const law = odds.coupLaw(composition);
    near(odds.sessionLaw(law, 1, {}, 'half', 'couleur').ahead, law.couleur);
    near(odds.sessionLaw(law, 1, {}, 'half', 'inverse').ahead, law.inverse);
  });

  test('is defined for a whole number of coups only', () => {
    for (const coups of [0, -1, 1.5, 5001]) assert.throws(() => odds.sessionLaw(LAW, coups), /coups.*1 to 5000/);
  });
});
