/** The pots of a hand, from what each seat has put in: main pot and side pots, uncalled bets, shares and odd chips. */
import type { Seat } from '../game/contract.js';
import { hasSeat, NO_SEATS, withSeat, type SeatSet } from './seats.js';

/** A pot: its chips, and the live seats that have paid for it in full and so can win it. */
export interface Pot {
  readonly amount: number;
  readonly seats: SeatSet;
}

/** The uncalled part of a seat's last bet, returned before the pots are built (S19). */
export interface Uncalled {
  /** The seat that gets it back. */
  readonly seat: Seat;
  /** How many chips. */
  readonly amount: number;
}

/** The uncalled bet, or `undefined`: what the seat with the most chips in has beyond the next one. */
export function uncalled(paid: readonly number[], live: SeatSet): Uncalled | undefined {
  let most = -1;
  let first = 0;
  let second = 0;
  for (let seat = 0; seat < paid.length; seat++) {
    const amount = paid[seat]!;
    if (amount > first) {
      second = first;
      first = amount;
      most = seat;
    } else if (amount > second) second = amount;
  }
  return most >= 0 && first > second && hasSeat(live, most) ? { seat: most, amount: first - second } : undefined;
}

/**
 * The main pot, then the side pots. A pot ends at each amount that a live seat has paid in all; chips of folded seats
 * stay in the pots they were paid into, and what exceeds all live seats goes into the last.
 */
export function potsOf(paid: readonly number[], live: SeatSet): readonly Pot[] {
  const pots: Pot[] = [];
  // at most one pot for each seat, so it ends whatever the amounts are
  for (let floor = 0; ;) {
    let ceiling = Infinity;
    let seats = NO_SEATS;
    for (let seat = 0; seat < paid.length; seat++) {
      if (!hasSeat(live, seat) || !(paid[seat]! > floor)) continue;
      seats = withSeat(seats, seat);
      if (paid[seat]! < ceiling) ceiling = paid[seat]!;
    }
    const isLast = seats === NO_SEATS || pots.length >= paid.length;
    let amount = 0;
    for (let seat = 0; seat < paid.length; seat++) amount += Math.max(0, Math.min(paid[seat]!, ceiling) - floor);
    if (isLast) {
      const top = pots.pop();
      if (top) pots.push({ amount: top.amount + amount, seats: top.seats });
      else if (amount > 0) pots.push({ amount, seats: live });
      return pots;
    }
    pots.push({ amount, seats });
    floor = ceiling;
  }
}

/** The house's rake. */
export interface Rake {
  /** Percent of the pot, rounded down to the smallest chip. */
  readonly percent: number;
  /** The maximum from one pot, in chips; 0: no limit. */
  readonly cap: number;
}

/** The rake on a pot, in chips. */
export function rakeOn(pot: number, { percent, cap }: Rake, step: number): number {
  const due = (pot * percent) / 100;
  return Math.floor((cap > 0 ? Math.min(due, cap) : due) / step) * step;
}

/** A seat's part of a pot, or of half of it. */
export interface Share {
  readonly seat: Seat;
  readonly amount: number;
}

/**
 * Divides chips evenly among the winners. The remainder goes, one smallest chip each, to the first of them, or all of
 * it to the very first (S18).
 * @param winners the seats that share, the one for the first odd chip in front.
 * @param step the smallest chip.
 * @param inTurn whether no winner gets a second odd chip.
 */
export function share(amount: number, winners: readonly Seat[], step: number, inTurn: boolean): readonly Share[] {
  const even = Math.floor(amount / (winners.length * step)) * step;
  let odd = amount - even * winners.length;
  return winners.map(seat => {
    // the remainder of a pot that is off the step goes to the first
    const chips = inTurn ? Math.min(odd, step + (odd % step)) : odd;
    odd -= chips;
    return { seat, amount: even + chips };
  });
}

/** What a seat can win of the chips on the cloth, once it has paid a price to stay in. */
export function winnable(cloth: readonly number[], seat: Seat, price: number): number {
  const own = cloth[seat]! + price;
  return cloth.reduce((sum, paid) => sum + Math.min(paid, own), 0);
}
