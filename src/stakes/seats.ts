/** A set of seats as one number, a bit for each seat: small, plain, and quick to copy. */
import type { Seat } from '../game/contract.js';

/** Seats 0 to 15 as the bits of a whole number: seat 2 is in it if `(seats >> 2) & 1` is 1. */
export type SeatSet = number;

/** The most seats in a set. */
export const MOST_SEATS = 16;

export const NO_SEATS: SeatSet = 0;
export const hasSeat = (seats: SeatSet, seat: Seat): boolean => ((seats >> seat) & 1) === 1;
export const withSeat = (seats: SeatSet, seat: Seat): SeatSet => seats | (1 << seat);
export const withoutSeat = (seats: SeatSet, seat: Seat): SeatSet => seats & ~(1 << seat);

/** How many seats are in the set. */
export function seatCount(seats: SeatSet): number {
  let count = 0;
  for (let left = seats; left !== 0; left &= left - 1) count++;
  return count;
}

/** Whether at most one seat is in the set. */
export const isLastSeat = (seats: SeatSet): boolean => (seats & (seats - 1)) === 0;

/** The seats of a set, lowest first. */
export const seatsIn = (seats: SeatSet): readonly Seat[] => seatsClockwise(seats, 0);

const lists: (readonly Seat[])[][] = [];

/** The seats of a set, clockwise beginning with `first`. Each list is cached: a deal needs the same ones again. */
export function seatsClockwise(seats: SeatSet, first: Seat): readonly Seat[] {
  const known = (lists[first] ??= []);
  return (known[seats] ??= listed(seats, first));
}

function listed(seats: SeatSet, first: Seat): readonly Seat[] {
  const list: Seat[] = [];
  for (let left = seats >>> first, seat = first; left !== 0; left >>>= 1, seat++) if (left & 1) list.push(seat);
  for (let seat = 0; seat < Math.min(first, MOST_SEATS); seat++) if (hasSeat(seats, seat)) list.push(seat);
  return list;
}

/** The next seat of the set clockwise after `seat`, which itself comes last; -1 if the set is empty. */
export function nextSeat(seats: SeatSet, seat: Seat): Seat {
  if (seats === NO_SEATS) return -1;
  const after = seats & (-2 << seat);
  const found = after === 0 ? seats : after;
  return 31 - Math.clz32(found & -found);
}

/** The seats for which `holds` is true. */
export function seatsWhere<T>(list: readonly T[], holds: (entry: T, seat: Seat) => boolean): SeatSet {
  let seats = NO_SEATS;
  for (let seat = 0; seat < list.length; seat++) if (holds(list[seat]!, seat)) seats |= 1 << seat;
  return seats;
}
