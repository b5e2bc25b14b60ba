/** The last turn of Faro for a seat, also on the bank's side: what it won or lost, and with which stakes. */
import type { Card } from '../cards/card.js';
import type { Viewer } from '../game/contract.js';
import type { Ending, LedgerEntry, View } from './rules/table.js';

/**
 * How a turn ended for a seat, a punter's or the banker's. `even`: what was decided came to nothing, as a split can, or
 * stakes were handed back; `undecided`: its stakes stand as before, unaffected by the turn; `noStake`: the seat had
 * nothing staked; `lookedOn`: the viewer has no seat.
 */
export type TurnCause = 'won' | 'lost' | 'even' | 'undecided' | 'noStake' | 'lookedOn';

/** A turn for one seat. */
export interface TurnOutcome {
  readonly seat: Viewer;
  /** Whether the seat holds the bank: its gain is the punters' loss. */
  readonly isBanker: boolean;
  /** The net result of the turn for the seat, in chips. */
  readonly net: number;
  readonly cause: TurnCause;
  /** The cards that counted; undefined on a side that had none. */
  readonly takes: Card | undefined;
  readonly pays: Card | undefined;
  /** What was decided or handed back: the seat's own stakes; for a banker those of all punters. */
  readonly entries: readonly LedgerEntry[];
  /** Why the deal is over with this turn; null if it goes on. */
  readonly ending: Ending | null;
}

/** The last turn for a seat, from any view of it; undefined before the first. */
export function outcome({ last, punters, banker, ending }: View, seat: Viewer): TurnOutcome | undefined {
  if (!last) return undefined;
  const isBanker = seat !== 'onlooker' && seat === banker;
  const own = seat === 'onlooker' ? undefined : punters[seat];
  const entries = isBanker ? punters.flatMap(each => each.entries) : (own?.entries ?? []);
  // subtracting from 0 avoids -0
  const net = entries.reduce((sum, entry) => (isBanker ? sum - entry.net : sum + entry.net), 0);
  function causeOf(): TurnCause {
    if (seat === 'onlooker') return 'lookedOn';
    if (net !== 0) return net > 0 ? 'won' : 'lost';
    if (entries.length > 0) return 'even';
    const standing = isBanker ? punters.some(each => each.stakes.length > 0) : own && own.stakes.length > 0;
    return standing ? 'undecided' : 'noStake';
  }
  return { seat, isBanker, net, cause: causeOf(), takes: last.takes.at(-1), pays: last.pays.at(-1), entries, ending };
}
