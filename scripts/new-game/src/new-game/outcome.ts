/** What the last hand of New Game was for a seat: what it won or lost, and who has won it. */
import type { Seat, Viewer } from '../game/contract.js';
import type { View } from './rules/table.js';

/** How a hand ended for a seat. `notIn`: it had no stake in it; `lookedOn`: it is nobody's seat. */
export type HandCause = 'won' | 'lost' | 'notIn' | 'lookedOn';

/** What a hand was for one seat. */
export interface HandOutcome {
  readonly seat: Viewer;
  /** What the hand has won or cost the seat, in chips. */
  readonly net: number;
  readonly cause: HandCause;
  readonly winner: Seat;
}

/** What the last hand was for a seat, from any view of it; nothing before the first. */
export function outcome({ cards, result, options }: View, seat: Viewer): HandOutcome | undefined {
  if (!result) return undefined;
  const { winner, pot } = result;
  if (seat === 'onlooker') return { seat, net: 0, cause: 'lookedOn', winner };
  if (!cards[seat]) return { seat, net: 0, cause: 'notIn', winner };
  const won = seat === winner;
  return { seat, net: (won ? pot : 0) - options.min, cause: won ? 'won' : 'lost', winner };
}
