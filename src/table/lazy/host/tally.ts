/** What the deals of a visit have come to: plain data, which outlives a reload. */
import { writeJson } from '../../../game/json.js';
import type { Grounds } from '../../../fair/guest-setup.js';
import { FAULTS, isFault, OUTCOMES, type Fault, type Verdict, type VerdictKind } from '../../../fair/verdict.js';
import { isObject } from '../../../game/actions.js';
import type { Seat } from '../../../game/contract.js';
import { isChips, isListOf } from '../../../game/options.js';

/** All verdicts, in the order in which they are told: the gravest first. */
export const KINDS: readonly VerdictKind[] = [...FAULTS, ...OUTCOMES.toReversed()];

/** What went wrong, with all that shows it: where there is a record, `verifyDeal(deal, witness)` says the same again. */
export interface Evidence {
  readonly kind: Fault;
  /** The record that the host gave; nothing where it gave none. */
  readonly deal?: unknown;
  readonly findings: Verdict['findings'];
  readonly witness: Grounds['witness'];
}

export interface Tally {
  /** How many deals have come to each verdict. */
  readonly counts: Readonly<Partial<Record<VerdictKind, number>>>;
  /** Seats that have held seeds back. */
  readonly heldBack: readonly Seat[];
  /** The first thing of each kind that went wrong. */
  readonly evidence: readonly Evidence[];
  /** The last thing that went wrong, until it is read. */
  readonly unread?: Fault;
}

export const NO_DEALS: Tally = { counts: {}, heldBack: [], evidence: [] };

/** Of so many kinds the first thing that went wrong is kept with all that shows it; the others are counted. */
const MOST = 4;
/** Characters that a browser surely keeps for one table. */
const ROOM = 1_000_000;

/** One verdict more. */
export function counted(tally: Tally, verdict: Verdict, deal: unknown, { witness }: Grounds): Tally {
  const { kind, findings } = verdict;
  const deals = verdict.kind === 'missed' ? verdict.deals : 1;
  const seats = 'seats' in verdict ? verdict.seats : [];
  return {
    ...tally,
    counts: { ...tally.counts, [kind]: (tally.counts[kind] ?? 0) + deals },
    heldBack: [...new Set([...tally.heldBack, ...seats])],
    ...(isFault(kind) && {
      unread: kind,
      // a host cannot fill it with one thing to hide another
      ...(tally.evidence.every(each => each.kind !== kind) && {
        evidence: [...tally.evidence, { kind, findings, witness, ...(deal !== undefined && { deal }) }].slice(0, MOST),
      }),
    }),
  };
}

/** The same when what went wrong has been read. */
export const read = ({ unread: _, ...tally }: Tally): Tally => tally;

/** As text; where it is too long to be kept, without the longest pieces of what shows what went wrong. */
export function writeTally(tally: Tally): string {
  const text = writeJson(tally);
  if (text.length <= ROOM || tally.evidence.length === 0) return text;
  const lengths = tally.evidence.map(each => writeJson(each).length);
  const longest = lengths.indexOf(Math.max(...lengths));
  return writeTally({ ...tally, evidence: tally.evidence.filter((_, place) => place !== longest) });
}

const isKind = (value: unknown): value is VerdictKind => (KINDS as readonly unknown[]).includes(value);
const isEvidence = (value: unknown): boolean => isObject(value) && isFault((value as Evidence).kind);

/** What was kept as text, however it has come there. */
export function readTally(text: string | undefined): Tally {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return NO_DEALS;
  }
  const { counts, heldBack, evidence, unread } = (isObject(value) ? value : {}) as Partial<Tally>;
  if (!isObject(counts) || !isListOf(heldBack, isChips) || !isListOf(evidence, isEvidence)) return NO_DEALS;
  const known = Object.entries(counts).filter(([kind, count]) => isKind(kind) && isChips(count));
  return {
    counts: Object.fromEntries(known),
    heldBack: heldBack,
    evidence: evidence.slice(0, MOST),
    ...(isKind(unread) && isFault(unread) && { unread }),
  };
}
