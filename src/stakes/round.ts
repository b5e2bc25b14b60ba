/**
 * One betting round as plain data: what each seat has in it, the price of staying in, who acts. It knows nothing of
 * cards or streets: a game says how much can be bet, and this says who can bet it and to what effect.
 */
import type { Accounts } from '../game/accounts.js';
import type { Range, Seat } from '../game/contract.js';
import { hasSeat, isLastSeat, nextSeat, NO_SEATS, withoutSeat, withSeat, type SeatSet } from './seats.js';

/**
 * What a bet or raise that is short of the full amount, because its seat is all-in, counts for (S16). `half`: from half
 * of a full bet on it counts as full, and can be raised by a full amount; a smaller one can be called or completed,
 * does not reopen the betting and does not count towards the cap. `full`: only a full bet counts. `pokerkit`: it counts
 * towards the cap and raises go on from it, but only one as large as the largest of the round, or several that add up
 * to that, reopen the betting.
 */
export type ShortAllIn = 'half' | 'full' | 'pokerkit';

/** The rules for a round's bets. */
export interface WagerRules {
  /** Bets and raises in one round; `Infinity` if the cap is lifted. */
  readonly cap: number;
  readonly shortAllIn: ShortAllIn;
  /** What follows a short bet over a forced bet (S35): the next completes to the full bet, or raises from it. */
  readonly shortCompletion: 'to-full' | 'plus-bet';
  /** Whether a seat may bet or raise when no other seat in the hand has chips left (S31). */
  readonly raiseIntoAllIn: boolean;
}

/** How much a seat may bet or raise, in chips: not the total, but the amount on top of the last full bet. */
export type WagerSize = Range;

/** A betting round. Antes are not part of it. All amounts in chips. */
export interface Round {
  /** The seat that acted first, or has the duty of the forced bet. */
  readonly opener: Seat;
  /** The seat to act; -1 when the round is over. */
  readonly toAct: Seat;
  /** What each seat has put in, in this round. */
  readonly bets: readonly number[];
  /** What a seat must have put in to stay in the hand. */
  readonly price: number;
  /** The price from which a raise is counted: the last bet that was full, or counted as one. */
  readonly level: number;
  /** The size of the last full bet; a raise cannot be smaller. 0 before the first. */
  readonly size: number;
  /** What short raises have added since the last that reopened the betting; only under PokerKit's rules. */
  readonly shorts: number;
  /** Bets and raises that count towards the cap. */
  readonly wagers: number;
  /** The seats that have acted since the last bet that counted as full. */
  readonly acted: SeatSet;
  /** Whether only a forced bet has been made, which can be completed. */
  readonly forced: boolean;
  /** The seat that bet first; -1 for none. */
  readonly bettor: Seat;
  /** The seat that raised last; -1 for none. */
  readonly raiser: Seat;
}

/** What the round needs to know of the hand: who is in it, and their chips behind. */
export interface Field {
  readonly live: SeatSet;
  readonly purses: readonly number[];
}

/** The round's view of the hand. */
export const fieldOf = ({ live, accounts }: { readonly live: SeatSet; readonly accounts: Accounts }): Field => ({
  live,
  purses: accounts.purses,
});

/** The live seats that have chips left. */
export function seatsWithChips({ live, purses }: Field): SeatSet {
  let seats = live;
  for (let seat = 0; seat < purses.length; seat++) if (purses[seat] === 0) seats = withoutSeat(seats, seat);
  return seats;
}

/** A new round in which `opener` acts first, or the next seat clockwise that has chips (S32). */
export function openRound(opener: Seat, field: Field): Round {
  const able = seatsWithChips(field);
  const toAct = hasSeat(able, opener) ? opener : nextSeat(able, opener);
  return {
    opener: toAct,
    toAct,
    bets: field.purses.map(() => 0),
    price: 0,
    level: 0,
    size: 0,
    shorts: 0,
    wagers: 0,
    acted: 0,
    forced: false,
    bettor: -1,
    raiser: -1,
  };
}

/** Whether no further betting is possible: at most one live seat has chips. */
export const bettingIsOver = (field: Field): boolean => isLastSeat(seatsWithChips(field));

/** Who acts after `seat`: clockwise the first with chips who has not acted, or has less in than the price; or -1. */
function asked(bets: readonly number[], price: number, acted: SeatSet, seat: Seat, field: Field): Seat {
  const able = seatsWithChips(field);
  // the only player with chips has nobody to bet against: they can only match the price
  let waiting = isLastSeat(able) ? NO_SEATS : able & ~acted;
  for (let other = 0; other < bets.length; other++)
    if (hasSeat(able, other) && bets[other]! < price) waiting = withSeat(waiting, other);
  return nextSeat(waiting, seat);
}

/** What a seat must add to stay in, limited to its chips. */
export const toCall = (round: Round, seat: Seat, purse: number): number =>
  Math.min(purse, Math.max(0, round.price - round.bets[seat]!));

/** The total from which a bet is counted: after a forced bet from 0, since completing makes the full bet (S2). */
const base = (round: Round): number => (round.forced ? 0 : round.level);

const leastSize = (round: Round, size: WagerSize): number => Math.max(size.min, round.size);

/** The minimum, rounded up to the step of the limit if the last bet was an all-in off it. */
const leastOnStep = (round: Round, { min, step }: WagerSize): number =>
  round.size <= min ? min : min + Math.ceil((round.size - min) / step) * step;

/** Whether a seat may bet or raise at all: the cap allows it, somebody could answer, and the betting is open to it. */
function mayWager(round: Round, seat: Seat, rules: WagerRules, field: Field): boolean {
  if (round.wagers >= rules.cap) return false;
  if (!rules.raiseIntoAllIn && withoutSeat(seatsWithChips(field), seat) === 0) return false;
  return !hasSeat(round.acted, seat);
}

/**
 * The totals to which a seat may bet, complete or raise now: a range for full bets, and one amount for a seat that goes
 * all-in with less, or off the step. Empty if it may not.
 */
export function wagers(round: Round, seat: Seat, size: WagerSize, rules: WagerRules, field: Field): readonly Range[] {
  const all = round.bets[seat]! + field.purses[seat]!;
  if (all <= round.price || !mayWager(round, seat, rules, field)) return [];
  const step = Math.max(1, size.step);
  const least = base(round) + leastOnStep(round, size);
  // a short all-in may exceed the minimum of a seat that may bet less: a bet goes over the price
  const min = least + Math.max(0, Math.ceil((round.price + 1 - least) / step)) * step;
  const allIn = { min: all, max: all, step: 1 };
  if (all < min) return [allIn];
  const most = round.forced ? min : Math.max(base(round) + size.max, min);
  const max = min + Math.floor((Math.min(all, most) - min) / step) * step;
  const range = { min, max, step: min === max ? 1 : step };
  return all <= most && all > max ? [range, allIn] : [range];
}

/** The round with a seat's forced bet (S1, S17): staying in costs `price`; it counts as a bet only if `counted`. */
export function forceBet(
  round: Round,
  seat: Seat,
  { amount, price, full, counted }: { amount: number; price: number; full: number; counted: boolean },
  field: Field,
): Round {
  const bets = withBet(round.bets, seat, amount);
  const acted = withSeat(0, seat);
  // if it is short, all-in, the others may still owe the full bet (S17)
  const isFull = price >= full;
  return {
    opener: round.opener,
    toAct: asked(bets, price, acted, seat, field),
    bets,
    price,
    level: isFull ? price : 0,
    size: isFull ? full : 0,
    shorts: 0,
    wagers: isFull || counted ? 1 : 0,
    acted,
    forced: !isFull,
    bettor: isFull ? seat : -1,
    raiser: -1,
  };
}

function withBet(bets: readonly number[], seat: Seat, to: number): readonly number[] {
  const copy = bets.slice();
  copy[seat] = to;
  return copy;
}

/** The round after a seat checked or folded: it contains nothing new. `field` is without a seat that folded. */
export function passed(round: Round, seat: Seat, field: Field): Round {
  const acted = withSeat(round.acted, seat);
  return speak(
    round,
    round.bets,
    acted,
    isLastSeat(field.live) ? -1 : asked(round.bets, round.price, acted, seat, field),
  );
}

/** The round after a seat called; `field` has its purse after that. */
export function called(round: Round, seat: Seat, amount: number, field: Field): Round {
  const bets = withBet(round.bets, seat, round.bets[seat]! + amount);
  const acted = withSeat(round.acted, seat);
  return speak(round, bets, acted, asked(bets, round.price, acted, seat, field));
}

const speak = (round: Round, bets: readonly number[], acted: SeatSet, toAct: Seat): Round => ({
  opener: round.opener,
  toAct,
  bets,
  price: round.price,
  level: round.level,
  size: round.size,
  shorts: round.shorts,
  wagers: round.wagers,
  acted,
  forced: round.forced,
  bettor: round.bettor,
  raiser: round.raiser,
});

/** The round after a seat bet, completed or raised to `to`; `field` has its purse after that. */
export function wagered(round: Round, seat: Seat, to: number, size: WagerSize, rules: WagerRules, field: Field): Round {
  const bets = withBet(round.bets, seat, to);
  const least = leastSize(round, size);
  const by = to - base(round);
  const isFull = by >= least;
  const counts = isFull || countsAsFull(by, least, round, rules);
  const goesOnFrom = counts && !(round.forced && !isFull && rules.shortCompletion === 'to-full');
  const byPokerKit = rules.shortAllIn === 'pokerkit';
  const more = to - round.price;
  const shorts = more >= round.size ? 0 : round.shorts + more;
  const reopens = byPokerKit ? shorts === 0 || shorts >= round.size : counts;
  const acted = reopens ? withSeat(0, seat) : withSeat(round.acted, seat);
  const opens = round.bettor < 0;
  // a short bet that raises go on from stands for the full one
  const short = goesOnFrom ? least : round.size;
  const next = isFull ? by : short;
  return {
    opener: round.opener,
    toAct: asked(bets, to, acted, seat, field),
    bets,
    price: to,
    level: goesOnFrom ? to : round.level,
    size: byPokerKit ? Math.max(round.size, more) : next,
    shorts: byPokerKit && !reopens ? shorts : 0,
    wagers: goesOnFrom ? round.wagers + 1 : round.wagers,
    acted,
    forced: round.forced && !goesOnFrom,
    bettor: opens ? seat : round.bettor,
    raiser: opens ? round.raiser : seat,
  };
}

/** Whether a short wager counts as a full one. */
function countsAsFull(by: number, least: number, round: Round, rules: WagerRules): boolean {
  if (rules.shortAllIn === 'pokerkit' || (round.forced && rules.shortCompletion === 'plus-bet')) return true;
  return rules.shortAllIn === 'half' && 2 * by >= least;
}

/** How many more bets or raises the cap allows. */
export const wagersLeft = (round: Round, { cap }: WagerRules): number => Math.max(0, cap - round.wagers);
