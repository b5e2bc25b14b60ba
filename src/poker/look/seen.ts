/** The most common questions about a view of poker: whose it is, whether its hand is over, who can win a pot, and its name. */
import type { Seat } from '../../game/contract.js';
import type { BettingView } from '../../stakes/betting-game.js';
import type { Pot } from '../../stakes/pots.js';
import { hasSeat } from '../../stakes/seats.js';

/** The seat at the bottom: the player's own, or the first for an onlooker. */
export const ownSeat = ({ seat }: BettingView): Seat => (seat === 'onlooker' ? 0 : seat);

/** Whether the hand being shown is over. */
export const isSettled = ({ phase, result }: BettingView): boolean =>
  (phase === 'settled' || phase === 'between') && result !== null;

/** The seats that are in a pot but cannot win it, while others can: only those still in the hand. */
export const leftOut = ({ players, live }: BettingView, { seats }: Pot): readonly Seat[] =>
  players.flatMap((_, seat) => (hasSeat(live, seat) && !hasSeat(seats, seat) ? [seat] : []));

/** The name of a pot; several side pots have numbers. */
export function potName(
  { onlyPot, mainPot, sidePot }: { readonly onlyPot: string; readonly mainPot: string; readonly sidePot: string },
  pot: number,
  count: number,
): string {
  if (count < 2) return onlyPot;
  if (pot === 0) return mainPot;
  return count > 2 ? `${sidePot} ${pot}` : sidePot;
}
