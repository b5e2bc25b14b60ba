/**
 * Who wins what at the end of a hand: shown cards only, pot by pot, halves, odd chips (S18, S19, S20, S21, S22, S23,
 * S36). The review divides a pot by the same rules, at speed, in `tally.ts` and `hindsight.ts`.
 */
import { HIDDEN, type Card } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import { share, type Pot } from '../../stakes/pots.js';
import { hasSeat, nextSeat, seatsIn, type SeatSet } from '../../stakes/seats.js';
import { oddChipPlaces, strength, type HandOrder } from './hand.js';
import type { Options } from './options.js';
import { joined, playersOf } from './dealing.js';
import type { Award, Claim, SettledPot, Side, State, Table, View } from './table.js';

/** The options that decide how hands are compared. */
type Ordering = Pick<Options, 'variant' | 'lowRank' | 'wheel'>;

/** The order in which low hands are compared, if the variant has any. */
export function lowOrder({ variant, lowRank, wheel }: Ordering): HandOrder | undefined {
  if (variant === 'high') return undefined;
  if (variant === 'razz') return 'ace-to-five';
  if (lowRank !== 'normal') return lowRank;
  return wheel === 'straight' ? 'deuce-to-seven-wheel' : 'deuce-to-seven';
}

/** The orders in which hands are compared: the high one and the low one, or one of them. */
export function ordersOf(options: Ordering): readonly HandOrder[] {
  const low = lowOrder(options) ?? 'high';
  return options.variant === 'high-low' ? ['high', low] : [low];
}

/** The cards on the table, as far as they are known. */
interface CardsOnTable {
  readonly down: readonly (readonly Card[])[];
  readonly up: readonly (readonly Card[])[];
  readonly common: readonly Card[];
}

/** All cards that count for a seat: its own, and the common ones. */
export const handOf = ({ down, up, common }: CardsOnTable, seat: Seat): readonly Card[] =>
  joined([down[seat]!, up[seat]!, common]);

/**
 * A seat that has shown a better hand than this one's and can win everything that this one can: showing would win
 * nothing. `undefined` in high-low, where each half has its own winner, and if the cards of the seat are not known.
 */
export function beatenBy({ options, cards, accounts, live, showdown }: View, seat: Seat): Seat | undefined {
  if (options.variant === 'high-low' || cards.down[seat]!.includes(HIDDEN)) return undefined;
  const order = lowOrder(options) ?? 'high';
  const worth = strength(order, handOf(cards, seat));
  return seatsIn(live & showdown.shown).find(
    other => strength(order, handOf(cards, other)) > worth && accounts.cloth[other]! >= accounts.cloth[seat]!,
  );
}

/** The seats of a pot with the best hand in an order; empty if nobody has one. */
function bestOf(cards: CardsOnTable, seats: readonly Seat[], order: HandOrder): readonly Seat[] {
  let most = 1;
  let winners: Seat[] = [];
  for (const seat of seats) {
    const worth = strength(order, handOf(cards, seat));
    if (worth > most) {
      most = worth;
      winners = [seat];
    } else if (worth === most) winners.push(seat);
  }
  return winners;
}

/** The winners, beginning with the one that gets the odd chip (S18). */
function inOddOrder(
  winners: readonly Seat[],
  cards: CardsOnTable,
  order: HandOrder,
  { oddChip }: Options,
): readonly Seat[] {
  if (winners.length < 2 || oddChip === 'left-of-dealer') return winners;
  const places = new Map(winners.map(seat => [seat, oddChipPlaces(order, handOf(cards, seat))]));
  return [...winners].sort((a, b) => firstDifference(places.get(b)!, places.get(a)!));
}

function firstDifference(first: readonly number[], second: readonly number[]): number {
  const at = first.findIndex((place, index) => place !== second[index]);
  return at < 0 ? 0 : first[at]! - second[at]!;
}

/** Who wins a half of a pot, and in which order of hands. */
interface Winners {
  readonly side: Side;
  readonly order: HandOrder;
  readonly seats: readonly Seat[];
}

const claims = (claim: Claim | '??' | null | undefined, side: 'high' | 'low'): boolean =>
  claim === side || claim === 'both';

/**
 * Who wins the halves of a pot in high-low: the best high hand, and the best low one if there is one. If hands were
 * declared, only players who claimed a half can win it, and one who claimed both must win both alone, or gets nothing
 * (S22). If nobody can make a claim good, the cards decide.
 */
function halvesOf(
  cards: CardsOnTable,
  seats: readonly Seat[],
  low: HandOrder,
  said: readonly (Claim | '??' | null)[] | undefined,
): readonly Winners[] {
  const may = (side: 'high' | 'low') => (said ? seats.filter(seat => claims(said[seat], side)) : seats);
  const high: Winners = { side: 'high', order: 'high', seats: bestOf(cards, may('high'), 'high') };
  const lowest: Winners = { side: 'low', order: low, seats: bestOf(cards, may('low'), low) };
  const overreached = seats.filter(
    seat => said?.[seat] === 'both' && [high, lowest].some(half => half.seats.length !== 1 || half.seats[0] !== seat),
  );
  if (overreached.length > 0) {
    const left = seats.filter(seat => !overreached.includes(seat));
    return halvesOf(cards, left.length > 0 ? left : seats, low, left.length > 0 ? said : undefined);
  }
  const won = [high, lowest].filter(half => half.seats.length > 0);
  if (won.length > 0) return won;
  return said ? halvesOf(cards, seats, low, undefined) : [];
}

/** Who gets what from the pots once the hands are face up; `pots` exclude uncalled bets. */
export function awardsOf(state: State, pots: readonly SettledPot[]): readonly Award[] {
  const { options, cards, showdown } = state;
  const { variant, step } = options;
  const low = lowOrder(options);
  const said = options.declare === 'simultaneous' && variant === 'high-low' ? showdown.claims : undefined;
  const awards: Award[] = [];
  pots.forEach(({ amount, rake, seats }, pot) => {
    const order = playersOf(state, seats & showdown.shown);
    const net = amount - rake;
    const winners: readonly Winners[] =
      variant === 'high-low'
        ? halvesOf(cards, order, low!, said)
        : [{ side: 'whole', order: low ?? 'high', seats: bestOf(cards, order, low ?? 'high') }];
    const half = winners.length === 2 ? Math.floor(net / 2 / step) * step : 0;
    winners.forEach(({ side, order: by, seats: sharing }, place) => {
      const part = place === 0 ? net - half : half;
      for (const { seat, amount: chips } of share(
        part,
        inOddOrder(sharing, cards, by, options),
        step,
        options.oddChip === 'high-card-by-suit',
      ))
        awards.push({ pot, side: winners.length === 1 ? 'whole' : side, seat, amount: chips });
    });
  });
  return awards;
}

/**
 * The seat that must show first: of those left, the last to raise in the last round, else the one who bet, else the
 * first who acted (S25).
 */
export function firstToShow(table: Table): Seat {
  const { round, live } = table;
  for (const seat of [round?.raiser, round?.bettor, round?.opener])
    if (seat !== undefined && seat >= 0 && hasSeat(live, seat)) return seat;
  return round ? nextSeat(live, round.opener) : playersOf(table)[0]!;
}

/** Whether a seat may give up its claim: somebody else must be left for each of the pots. */
export const mayMuck = (
  pots: readonly Pot[],
  seat: Seat,
  { shown, mucked }: { shown: SeatSet; mucked: SeatSet },
): boolean => shown !== 0 && pots.every(({ seats }) => !hasSeat(seats, seat) || (seats & ~mucked & ~(1 << seat)) !== 0);
