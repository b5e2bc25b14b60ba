/** How a street is dealt: burning, mixing in if the stub is short, the common card, and who gets which card. */
import { cardNumber, type Card } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import { seatCount, seatsClockwise, seatsIn, type SeatSet } from '../../stakes/seats.js';
import type { Options } from './options.js';
import type { AllCards, State, Street, Table } from './table.js';

/** What the croupier does before and at a street. */
export interface StreetPlan {
  /** Mix the burnt cards (and with `burns-and-folded` the folded ones) into the stub first. */
  readonly mix: boolean;
  readonly burn: boolean;
  /** One common card for all instead of one card each. */
  readonly common: boolean;
}

/** The stub, and what could be mixed in. */
export interface ShortPack {
  /** How many cards are left in the stub, burnt, and folded. */
  readonly stub: number;
  readonly burnt: number;
  readonly folded: number;
  /** The players who get a card. */
  readonly live: number;
}

/**
 * How fourth to seventh street are dealt (S11 to S14, S34). “Number of players plus two” cards are one for each, one to
 * burn, and the bottom card, which is never dealt unless folded cards are used again as well.
 */
export function planStreet(
  { stub, burnt, folded, live }: ShortPack,
  { shortDeck, shortPackReuse }: Pick<Options, 'shortDeck' | 'shortPackReuse'>,
): StreetPlan {
  const bottom = shortPackReuse === 'burns-only' ? 1 : 0;
  const toDeal = live + bottom;
  const reusable = burnt + (shortPackReuse === 'burns-and-folded' ? folded : 0);
  const enough = shortDeck === 'skip-burn-before-mix' ? toDeal : toDeal + 1;
  const mix = stub < enough && reusable > 0;
  const left = mix ? stub + reusable : stub;
  const common = left < toDeal;
  return { mix, burn: left >= (common ? 2 + bottom : toDeal + 1), common };
}

/** The plan for the street that is due. */
export function planFor(state: State): StreetPlan {
  const { options, cards, street, live } = state;
  if (street === 3) return { mix: false, burn: options.burnFirstDeal, common: false };
  const { stub, burnt } = cards;
  return planStreet({ stub, burnt: burnt.length, folded: foldedCards(state), live: seatCount(live) }, options);
}

/** How many folded cards are on the table that have not been mixed in. */
function foldedCards({ dealtIn, live, cards }: Table): number {
  let count = 0;
  for (const seat of seatsClockwise(dealtIn & ~live & ~cards.mixedIn, 0)) count += 2 + cards.up[seat]!.length;
  return count;
}

/** Some seats of a table clockwise from the left of the dealer, the live ones by default: the order of dealing. */
export const playersOf = (table: Table, seats: SeatSet = table.live): readonly Seat[] =>
  seatsClockwise(seats, (table.dealer + 1) % table.players.length);

/** Whether the cards of a street lie face up; on third street those of the last round do. */
export const isUp = (street: Street, cardNumber = 0, players = 0): boolean =>
  street === 3 ? cardNumber >= 2 * players : street < 7;

/*
 * Rows of cards are made in lists of exactly their length: one that grows by pushes has room for sixteen more, and
 * garbage costs as much as the computation.
 */

/** A row with one more card. */
export function withCard(row: readonly Card[], card: Card): readonly Card[] {
  const cards = Array<Card>(row.length + 1);
  for (let place = 0; place < row.length; place++) cards[place] = row[place]!;
  cards[row.length] = card;
  return cards;
}

/** Rows of cards concatenated. */
export function joined(rows: readonly (readonly Card[])[]): readonly Card[] {
  let length = 0;
  for (const row of rows) length += row.length;
  const cards = Array<Card>(length);
  let place = 0;
  for (const row of rows) for (const card of row) cards[place++] = card;
  return cards;
}

/** Some other cards, and after them those before some seats. */
export function gathered(
  others: readonly Card[],
  { down, up }: Pick<AllCards, 'down' | 'up'>,
  seats: SeatSet,
): readonly Card[] {
  const cards = others.slice();
  for (const seat of seatsIn(seats)) {
    for (const card of down[seat]!) cards.push(card);
    for (const card of up[seat]!) cards.push(card);
  }
  return cards;
}

/** The numbers of the known cards of some lists. */
export function numbersOf(...lists: readonly (readonly Card[])[]): readonly number[] {
  const numbers: number[] = [];
  for (const list of lists)
    for (const card of list) {
      const number = cardNumber(card);
      if (number >= 0) numbers.push(number);
    }
  return numbers;
}
