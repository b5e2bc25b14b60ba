/** The last coup of Trente et Quarante for a seat: what it won or lost, and with which stakes. */
import type { Viewer } from '../game/contract.js';
import type { CoupResult } from './rules/coup.js';
import type { LedgerEntry } from './rules/stakes.js';
import type { View } from './rules/table.js';

/**
 * How a coup ended for a seat. `even`: stakes came back, went to prison or came free, and no chip was won or lost;
 * `choosing`: a choice between half back and prison is pending; `noStake`: the seat had nothing staked; `lookedOn`: the
 * viewer has no seat.
 */
export type CoupCause = 'won' | 'lost' | 'even' | 'choosing' | 'noStake' | 'lookedOn';

/** A coup for one seat. */
export interface CoupOutcome {
  readonly seat: Viewer;
  /** The net result for the seat in chips, premiums included; a stake that went to prison is not lost yet. */
  readonly net: number;
  readonly cause: CoupCause;
  readonly result: CoupResult;
  /** Each stake of the seat, and its result. */
  readonly entries: readonly LedgerEntry[];
}

/** The last coup for a seat, from any view of it; undefined before the first. */
export function outcome({ coup, punters }: View, seat: Viewer): CoupOutcome | undefined {
  if (!coup) return undefined;
  const { result } = coup;
  const entries = seat === 'onlooker' ? [] : (punters[seat]?.entries ?? []);
  const net = entries.reduce((sum, entry) => sum + entry.net, 0);
  return { seat, net, cause: causeOf(seat, entries, net), result, entries };
}

function causeOf(seat: Viewer, entries: readonly LedgerEntry[], net: number): CoupCause {
  if (seat === 'onlooker') return 'lookedOn';
  if (entries.length === 0) return 'noStake';
  if (entries.some(entry => entry.outcome === 'open')) return 'choosing';
  if (net === 0) return 'even';
  return net > 0 ? 'won' : 'lost';
}
