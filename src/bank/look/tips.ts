/** Marks for other punters' chips on a cloth: a letter and a colour for each, beside the chips they have there. */
import type { Seat } from '../../game/contract.js';

/** The letter of a punter at the table; their number if two share a letter. */
export function markOf(seat: Seat, there: readonly Seat[], nameOf: (seat: Seat) => string): string {
  const initial = (other: Seat): string => nameOf(other).charAt(0);
  const isShared = there.some(other => other !== seat && initial(other) === initial(seat));
  return isShared ? String(seat + 1) : initial(seat);
}
