/** How the chips of other punters are known on a cloth: a letter and a colour for each, and beside it what he has there. */
import type { Seat } from '../game/contract.js';

/** The letter by which a punter is known among those at the table; his number where letters are the same. */
export function markOf(seat: Seat, there: readonly Seat[], nameOf: (seat: Seat) => string): string {
  const initial = (other: Seat): string => nameOf(other).charAt(0);
  const isShared = there.some(other => other !== seat && initial(other) === initial(seat));
  return isShared ? String(seat + 1) : initial(seat);
}
