/** Who wins the pots, the rake, and the bonus for 41 (E3, E10, E11, E12). */
import type { Card } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import { rakeOn, type Pot } from '../../stakes/pots.js';
import { hasSeat, seatsClockwise } from '../../stakes/seats.js';
import { isFortyOne, maskOfAll, strength, strengthOfMask } from './hand.js';
import type { SettledPot, State } from './table.js';

/**
 * Who wins each pot: the highest hand; of equal ones Vorhand’s, else that of the player nearest to the left of Vorhand.
 * Pots are never split. If all but one have folded, `hands` may be unknown.
 */
export function settlePots({ options, cards, forehand }: State, pots: readonly Pot[]): readonly SettledPot[] {
  const worth = cards.map(hand => strength(hand, options));
  return pots.map(({ amount, seats }) => {
    const order = seatsClockwise(seats, forehand);
    let winner = order[0]!;
    for (const seat of order) if (worth[seat]! > worth[winner]!) winner = seat;
    return {
      amount,
      rake: rakeOn(amount, options.rake, options.step),
      seats,
      winner,
      tied: order.some(seat => seat !== winner && worth[seat] === worth[winner]),
    };
  });
}

/** Whether a hand is the one that gives the game its name. */
export const isHandOfFortyOne = (cards: readonly Card[]): boolean => isFortyOne(strengthOfMask(maskOfAll(cards)));

/** The ranks of a 41: an ace, and three that count ten. */
const OF_41 = 'TJQKA';

/** Whether these two upcards could be part of a 41: of one suit, aces or tens. Everybody can see that. */
export const couldBeFortyOne = (open: readonly Card[]): boolean =>
  open.length > 0 && open.every(card => card[1] === open[0]![1] && OF_41.includes(card[0]!));

/** What each seat gets from the house for 41 points, if its hand is shown. */
export const bonusesOf = ({ options: { fortyOneBonus }, cards, shown }: State): readonly number[] =>
  cards.map((hand, seat: Seat) =>
    fortyOneBonus > 0 && hasSeat(shown, seat) && isHandOfFortyOne(hand) ? fortyOneBonus : 0,
  );
