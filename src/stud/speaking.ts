/** Who speaks first: the forced bet on third street, the open hands after that. */
import { HIDDEN, type Card } from '../cards/card.js';
import type { Seat } from '../game/contract.js';
import { doorAceHigh, doorAceLow, openHigh, openLow } from './hand.js';
import type { Options } from './options.js';

/**
 * Whose duty the forced bet is: the lowest door card’s, by rank, then clubs, diamonds, hearts, spades; at razz the
 * highest one’s, aces low.
 * @param seats the players, clockwise from the left of the dealer.
 * @param door the door card of a seat; one that is not known (imported hands) is passed over.
 */
export function bringInSeat(
  seats: readonly Seat[],
  door: (seat: Seat) => Card,
  { variant }: Pick<Options, 'variant'>,
): Seat {
  let duty = seats[0]!;
  let most = -Infinity;
  for (const seat of seats) {
    const card = door(seat);
    if (card === HIDDEN) continue;
    const place = variant === 'razz' ? doorAceLow(card) : -doorAceHigh(card);
    if (place > most) {
      most = place;
      duty = seat;
    }
  }
  return duty;
}

/**
 * Who speaks first from fourth street on: the highest open hand, at razz the lowest (S10). Equal hands: the first
 * clockwise from the dealer, or the better suit (S9). A common card is nobody’s own and does not count (S15).
 * @param seats the players, clockwise from the left of the dealer.
 * @param open the cards face up before a seat.
 */
export function firstToSpeak(
  seats: readonly Seat[],
  open: (seat: Seat) => readonly Card[],
  { variant, openTie }: Pick<Options, 'variant' | 'openTie'>,
): Seat {
  const worth = variant === 'razz' ? openLow : openHigh;
  const place = variant === 'razz' ? doorAceLow : doorAceHigh;
  const top = (seat: Seat): number => Math.max(...open(seat).map(place));
  let first = seats[0]!;
  let most = -1;
  for (const seat of seats) {
    const own = worth(open(seat));
    if (own > most || (own === most && openTie === 'suit' && top(seat) > top(first))) first = seat;
    if (own > most) most = own;
  }
  return first;
}
