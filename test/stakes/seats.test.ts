import test from 'node:test';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  hasSeat,
  MOST_SEATS,
  nextSeat,
  NO_SEATS,
  seatCount,
  seatsClockwise,
  seatsIn,
  seatsWhere,
  withoutSeat,
  withSeat,
  type SeatSet,
} from '../../src/stakes/seats.ts';
import { turnOf } from '../../src/stakes/turns.ts';

const setOf = (...seats: number[]): SeatSet => seats.reduce(withSeat, NO_SEATS);
const sets = fc.uniqueArray(fc.nat(8));

test('a seat is in a set once it is put in, until it is taken out', () => {
  const seats = setOf(0, 3, 8);
  assert.deepEqual(
    [0, 1, 2, 3, 8].map(seat => hasSeat(seats, seat)),
    [true, false, false, true, true],
  );
  assert.equal(withSeat(seats, 3), seats);
  assert.deepEqual(seatsIn(withoutSeat(seats, 3)), [0, 8]);
  assert.equal(withoutSeat(seats, 5), seats);
});

test('seats clockwise from a seat: that seat first if it is in the set, round the table, each once', () => {
  const seats = setOf(1, 4, 6);
  for (const [first, order] of [
    [0, [1, 4, 6]],
    [1, [1, 4, 6]],
    [2, [4, 6, 1]],
    [6, [6, 1, 4]],
    [7, [1, 4, 6]],
  ] as const)
    assert.deepEqual(seatsClockwise(seats, first), order, `from ${first}`);
});

test('the next seat clockwise: the seat itself comes last, and an empty set has none', () => {
  const seats = setOf(1, 4, 6);
  for (const [after, next] of [
    [0, 1],
    [1, 4],
    [4, 6],
    [5, 6],
    [6, 1],
    [8, 1],
  ] as const)
    assert.equal(nextSeat(seats, after), next, `after ${after}`);
  assert.equal(nextSeat(setOf(4), 4), 4);
  assert.equal(nextSeat(NO_SEATS, 4), -1);
});

test('the seats that satisfy a condition', () => {
  assert.deepEqual(seatsIn(seatsWhere([5, 0, 7, 0], chips => chips > 0)), [0, 2]);
  assert.deepEqual(seatsIn(seatsWhere(['a', 'b', 'c'], (_, seat) => seat > 0)), [1, 2]);
});

test('a set contains what was put in, however it is read', () => {
  fc.assert(
    fc.property(sets, fc.nat(8), (list, first) => {
      const seats = setOf(...list);
      const sorted = [...list].sort((a, b) => a - b);
      assert.equal(seatCount(seats), list.length);
      assert.deepEqual(seatsIn(seats), sorted);
      assert.deepEqual(seatsClockwise(seats, first), [
        ...sorted.filter(seat => seat >= first),
        ...sorted.filter(seat => seat < first),
      ]);
      // going on from seat to seat passes through all of them
      const passed: number[] = [];
      for (let seat = nextSeat(seats, first); passed.length < list.length; seat = nextSeat(seats, seat))
        passed.push(seat);
      assert.deepEqual(
        [...passed].sort((a, b) => a - b),
        sorted,
      );
    }),
  );
});

test('every seat that a set may hold has its turn object', () => {
  for (let seat = 0; seat < MOST_SEATS; seat++)
    assert.deepEqual(turnOf(seat), { kind: 'seats', seats: [seat], together: false });
});

test('listing an invalid set or seat still ends', () => {
  for (const seats of [-1, -5, 2 ** 31, NaN, Infinity]) assert.ok(seatsIn(seats).length <= 32);
  assert.ok(seatsClockwise(setOf(1, 4), 1e9).length <= 32);
});
