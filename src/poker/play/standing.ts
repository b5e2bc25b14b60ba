/** Where the player stands in a hand of poker: to act, or out of it. */
import type { Seat } from '../../game/contract.js';
import type { BettingView } from '../../stakes/betting-game.js';
import { hasSeat } from '../../stakes/seats.js';

/** No seat. */
export const NOBODY = -1;

/** Whether the player is to act in a hand. */
export const mustAct = ({ turn, seat, phase }: BettingView): boolean =>
  turn.kind === 'seats' && turn.seats.includes(seat as Seat) && phase !== 'between';

/** Whether the player has folded. */
export const hasFolded = ({ seat, dealtIn, live }: BettingView): boolean =>
  seat !== 'onlooker' && hasSeat(dealtIn, seat) && !hasSeat(live, seat);
