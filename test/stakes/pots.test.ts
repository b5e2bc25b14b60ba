import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { potsOf, share, rakeOn, uncalled, winnable } from '../../src/stakes/pots.ts';
import { hasSeat, seatsIn, withSeat } from '../../src/stakes/seats.ts';

const seats = (...list: number[]) => list.reduce(withSeat, 0);
const inWords = (paid: readonly number[], live: number) =>
  potsOf(paid, live).map(pot => [pot.amount, ...seatsIn(pot.seats)]);
const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

describe('pots: amount, then the seats that may win it', () => {
  const tables: readonly [string, readonly number[], readonly number[], readonly (readonly number[])[]][] = [
    ['all have paid the same', [50, 50, 50], [0, 1, 2], [[150, 0, 1, 2]]],
    [
      'the sheet’s side pot: Anna 50, Bruno 120, Carla 120, Dora folded after 15',
      [50, 120, 120, 15],
      [0, 1, 2],
      [
        [165, 0, 1, 2],
        [140, 1, 2],
      ],
    ],
    [
      'three all-in for different amounts, two behind',
      [10, 25, 25, 40, 40],
      [0, 1, 2, 3, 4],
      [
        [50, 0, 1, 2, 3, 4],
        [60, 1, 2, 3, 4],
        [30, 3, 4],
      ],
    ],
    [
      'chips of a folded seat are in the pots that it paid for',
      [10, 30, 30, 22],
      [0, 1, 2],
      [
        [40, 0, 1, 2],
        [52, 1, 2],
      ],
    ],
    ['a folded seat does not end a pot', [40, 40, 15, 8], [0, 1], [[103, 0, 1]]],
    ['chips that folded seats paid above all live ones are in the last pot', [10, 10, 25, 30], [0, 1], [[75, 0, 1]]],
    [
      'one player has a side pot alone, with folded chips in it',
      [3, 10, 5],
      [0, 1],
      [
        [9, 0, 1],
        [9, 1],
      ],
    ],
    ['nobody has paid anything', [0, 0], [0, 1], []],
    ['a player all-in without an ante has paid nothing and contests nothing', [0, 20, 20], [0, 1, 2], [[40, 1, 2]]],
    ['only folded seats have paid', [0, 5, 5], [0], [[10, 0]]],
  ];
  for (const [name, paid, live, pots] of tables)
    test(name, () => assert.deepEqual(inWords(paid, seats(...live)), pots));
});

describe('the uncalled bet', () => {
  const tables: readonly [string, readonly number[], readonly number[], object | undefined][] = [
    ['the part above the next bet goes back', [50, 120, 140, 15], [0, 1, 2], { seat: 2, amount: 20 }],
    ['two with the most: nothing goes back', [50, 140, 140], [0, 1, 2], undefined],
    ['a folded seat’s chips call too', [50, 40, 30], [0, 2], { seat: 0, amount: 10 }],
    ['a folded seat gets nothing back', [20, 50, 30], [0, 2], undefined],
    ['the only one with chips in: everything goes back', [0, 5, 0], [1], { seat: 1, amount: 5 }],
    ['nobody has paid', [0, 0], [0, 1], undefined],
  ];
  for (const [name, paid, live, back] of tables)
    test(name, () => assert.deepEqual(uncalled(paid, seats(...live)), back));
});

/** What up to nine seats have paid, and who is live: one at least. */
const hands = fc
  .array(fc.tuple(fc.nat(60), fc.boolean()), { minLength: 2, maxLength: 9 })
  .filter(list => list.some(([, live]) => live))
  .map(list => ({
    paid: list.map(([chips]) => chips),
    live: list.reduce((set, [, live], seat) => (live ? withSeat(set, seat) : set), 0),
  }));

describe('whatever was paid', () => {
  test('the pots add up to the chips paid, and none is empty', () => {
    fc.assert(
      fc.property(hands, ({ paid, live }) => {
        const pots = potsOf(paid, live);
        assert.equal(sum(pots.map(({ amount }) => amount)), sum(paid));
        for (const { amount, seats } of pots) assert.ok(amount > 0 && seats !== 0);
      }),
    );
  });

  test('nobody contests a pot without having paid for it in full, and no folded player contests any', () => {
    fc.assert(
      fc.property(hands, ({ paid, live }) => {
        const pots = potsOf(paid, live);
        const most = Math.max(...paid.filter((_, seat) => hasSeat(live, seat)));
        let floor = 0;
        for (const { seats } of pots) {
          if (most === 0) break; // only folded seats have paid
          assert.equal(seats & ~live, 0);
          const price = Math.min(...seatsIn(seats).map(seat => paid[seat]!));
          assert.ok(price > floor);
          for (const seat of seatsIn(live)) assert.equal(hasSeat(seats, seat), paid[seat]! >= price, `seat ${seat}`);
          floor = price;
        }
      }),
    );
  });

  test('no two pots have the same players, and each next pot has fewer', () => {
    fc.assert(
      fc.property(hands, ({ paid, live }) => {
        const pots = potsOf(paid, live);
        for (let at = 1; at < pots.length; at++) {
          assert.equal(pots[at]!.seats & ~pots[at - 1]!.seats, 0);
          assert.notEqual(pots[at]!.seats, pots[at - 1]!.seats);
        }
      }),
    );
  });

  test('a seat can win from each other player no more than it paid itself, unless a folded one paid more', () => {
    fc.assert(
      fc.property(hands, ({ paid, live }) => {
        const most = Math.max(...paid.filter((_, seat) => hasSeat(live, seat)));
        fc.pre(paid.every(chips => chips <= most));
        for (const seat of seatsIn(live)) {
          const won = sum(potsOf(paid, live).flatMap(pot => (hasSeat(pot.seats, seat) ? [pot.amount] : [])));
          assert.equal(won, sum(paid.map(chips => Math.min(chips, paid[seat]!))));
        }
      }),
    );
  });

  test('once the uncalled bet has gone back, at least two seats have paid the most', () => {
    fc.assert(
      fc.property(hands, ({ paid, live }) => {
        const back = uncalled(paid, live);
        if (!back) return;
        assert.ok(back.amount > 0 && hasSeat(live, back.seat));
        const after = paid.map((chips, seat) => (seat === back.seat ? chips - back.amount : chips));
        assert.equal(uncalled(after, live), undefined);
        assert.ok(after.every(chips => chips <= after[back.seat]!));
      }),
    );
  });
});

describe('the rake on a pot', () => {
  const tables = [
    ['none by default', 1000, 0, 0, 1, 0],
    ['a percentage of the pot', 200, 5, 0, 1, 10],
    ['rounded down to the chip', 199, 5, 0, 1, 9],
    ['rounded down to the smallest chip', 199, 5, 0, 5, 5],
    ['nothing of a pot that is too small', 19, 5, 0, 1, 0],
    ['no more than the cap', 1000, 5, 20, 1, 20],
    ['the cap itself', 400, 5, 20, 1, 20],
    ['less than the cap', 300, 5, 20, 1, 15],
    ['a cap off the smallest chip is rounded down too', 1000, 5, 23, 5, 20],
    ['the whole pot', 77, 100, 0, 1, 77],
  ] as const;
  for (const [name, pot, percent, cap, step, due] of tables)
    test(`${name}: ${percent} % of ${pot}${cap ? `, at most ${cap}` : ''} in chips of ${step} is ${due}`, () =>
      assert.equal(rakeOn(pot, { percent, cap }, step), due));

  test('is never more than the pot or the cap, and is a multiple of the smallest chip', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(100), fc.nat(60), fc.constantFrom(1, 5, 10), (pot, percent, cap, step) => {
        const due = rakeOn(pot, { percent, cap }, step);
        assert.ok(due >= 0 && due * 100 <= pot * percent && (cap === 0 || due <= cap));
        assert.equal(due % step, 0);
      }),
    );
  });
});

test('once a seat has called, it can win from each other player what it has put in itself', () => {
  const cloth = [50, 120, 120, 15];
  for (const [seat, price, chips] of [
    [0, 0, 165],
    [1, 0, 305],
    [3, 0, 60],
    [3, 35, 165],
    [3, 105, 305],
  ] as const)
    assert.equal(winnable(cloth, seat, price), chips, `seat ${seat} for ${price}`);
});

describe('sharing a pot: the winner first in line for the odd chip comes first', () => {
  const tables = [
    ['85 for two', 85, 2, 1, true, [43, 42]],
    ['two odd chips for three: one each to the first two', 101, 3, 1, true, [34, 34, 33]],
    ['two odd chips for three, all to one', 101, 3, 1, false, [35, 33, 33]],
    ['in chips of five', 100, 3, 5, true, [35, 35, 30]],
    ['in chips of five, all to one', 100, 3, 5, false, [40, 30, 30]],
    ['an amount below the smallest chip goes to the first', 87, 2, 5, true, [47, 40]],
    ['odd chips and the remainder: the first gets the remainder beside his chip', 103, 3, 5, true, [38, 35, 30]],
    ['a pot that divides evenly', 90, 3, 1, true, [30, 30, 30]],
    ['fewer chips than winners', 2, 3, 1, true, [1, 1, 0]],
    ['one winner takes all', 103, 1, 5, true, [103]],
  ] as const;
  for (const [name, amount, winners, step, inTurn, shares] of tables)
    test(name, () =>
      assert.deepEqual(
        share(
          amount,
          shares.map((_, at) => 8 - at),
          step,
          inTurn,
        ),
        Array.from({ length: winners }, (_, at) => ({ seat: 8 - at, amount: shares[at] })),
      ),
    );

  const splits = [fc.nat(2000), fc.integer({ min: 1, max: 9 }), fc.constantFrom(1, 5, 25)] as const;
  const winnersOf = (count: number) => Array.from({ length: count }, (_, seat) => seat);
  test('no chip is lost, and nobody gets less than those after them', () => {
    fc.assert(
      fc.property(...splits, fc.boolean(), (amount, count, step, inTurn) => {
        const shares = share(amount, winnersOf(count), step, inTurn).map(one => one.amount);
        assert.equal(sum(shares), amount);
        for (let at = 1; at < count; at++) assert.ok(shares[at]! <= shares[at - 1]!);
      }),
    );
  });
  test('in turn: shares differ by one smallest chip and the remainder at most, and only the first is off the step', () => {
    fc.assert(
      fc.property(...splits, (amount, count, step) => {
        const [first, ...others] = share(amount, winnersOf(count), step, true).map(one => one.amount);
        for (const other of others) {
          assert.equal(other % step, 0);
          assert.ok(first! - other <= step + (amount % step));
        }
      }),
    );
  });
  test('all to one: the others get the same, in whole chips', () => {
    fc.assert(
      fc.property(...splits, (amount, count, step) => {
        const [, ...others] = share(amount, winnersOf(count), step, false).map(one => one.amount);
        for (const other of others) assert.equal(other, Math.floor(amount / (count * step)) * step);
      }),
    );
  });
});

test('pots are computed in finite time for any input', () => {
  const amounts = [NaN, Infinity, -Infinity, 1e308, -5, 0, 5, 0.1, '10', '9', 'x', null, undefined, [], {}] as number[];
  for (const one of amounts)
    for (const two of amounts)
      for (const three of amounts) assert.ok(potsOf([one, two, three], seats(0, 1, 2)).length <= 3);
  assert.ok(potsOf([NaN, 5, 5], 7).length > 0);
});
