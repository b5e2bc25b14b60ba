/** Who acts first: the forced bet on third street, the hands showing after that. */
import { cardNumber, HIDDEN, type Card } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import { doorAceLow, strength } from './hand.js';
import type { Options } from './options.js';

/**
 * Whose duty the forced bet is: the lowest door card’s, by rank, then clubs, diamonds, hearts, spades; at razz the
 * highest one’s, aces low.
 * @param seats the players, clockwise from the left of the dealer.
 * @param door the door card of a seat; an unknown one (imported hands) is passed over.
 */
export function bringInSeat(
  seats: readonly Seat[],
  door: (seat: Seat) => Card,
  { variant }: Pick<Options, 'variant'>,
): Seat {
  return best(seats, seat => {
    const card = door(seat);
    if (card === HIDDEN) return -Infinity;
    return variant === 'razz' ? doorAceLow(card) : -cardNumber(card);
  });
}

/**
 * Who acts first from fourth street on: the highest hand showing, at razz the lowest: four cards make neither a
 * straight nor a flush, and suits do not count (S10). Ties: the first clockwise from the dealer, or the better suit
 * (S9). A common card is nobody’s own and does not count (S15).
 * @param seats the players, clockwise from the left of the dealer.
 * @param open the cards face up before a seat.
 */
export function firstToAct(
  seats: readonly Seat[],
  open: (seat: Seat) => readonly Card[],
  { variant, openTie }: Pick<Options, 'variant' | 'openTie'>,
): Seat {
  const order = variant === 'razz' ? 'ace-to-five' : 'high';
  const place = variant === 'razz' ? doorAceLow : cardNumber;
  // the better suit breaks ties, weighing less than any difference between hands
  const bySuit = (cards: readonly Card[]): number => (openTie === 'suit' ? Math.max(...cards.map(place)) / 64 : 0);
  return best(seats, seat => strength(order, open(seat)) + bySuit(open(seat)));
}

/** The first seat for which `worth` is greatest. */
function best(seats: readonly Seat[], worth: (seat: Seat) => number): Seat {
  let found = seats[0]!;
  let most = -Infinity;
  for (const seat of seats) {
    const own = worth(seat);
    if (own > most) {
      most = own;
      found = seat;
    }
  }
  return found;
}
