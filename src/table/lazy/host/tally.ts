/** The verdicts on the deals of a visit: plain data that survives a reload. */
import { writeJson } from '../../../game/json.js';
import type { Grounds } from '../../../fair/guest-setup.js';
import { FAULTS, isFault, OUTCOMES, type Fault, type Verdict, type VerdictKind } from '../../../fair/verdict.js';
import { isObject } from '../../../game/actions.js';
import type { Seat } from '../../../game/contract.js';
import { isChips, isListOf } from '../../../game/options.js';

/** All verdicts, in the order in which they are shown, the gravest first. */
export const KINDS: readonly VerdictKind[] = [...FAULTS, ...OUTCOMES.toReversed()];

/** What went wrong, with its evidence: if there is a record, `verifyDeal(deal, witness)` returns the same verdict. */
export interface Evidence {
  readonly kind: Fault;
  /** The record that the host gave, if any. */
  readonly deal?: unknown;
  readonly findings: Verdict['findings'];
  readonly witness: Grounds['witness'];
}

export interface Tally {
  /** The number of deals by verdict. */
  readonly counts: Readonly<Partial<Record<VerdictKind, number>>>;
  /** Seats that have withheld seeds. */
  readonly heldBack: readonly Seat[];
  /** The first fault of each kind. */
  readonly evidence: readonly Evidence[];
  /** The last fault, until it is read. */
  readonly unread?: Fault;
}

export const NO_DEALS: Tally = { counts: {}, heldBack: [], evidence: [] };

/** How many kinds of fault are stored with their evidence; others are only counted. */
const MOST = 4;
/** Characters that any browser can store for one table. */
const ROOM = 1_000_000;

/** Adds a verdict. */
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
      // one fault repeated must not crowd out another
      ...(tally.evidence.every(each => each.kind !== kind) && {
        evidence: [...tally.evidence, { kind, findings, witness, ...(deal !== undefined && { deal }) }].slice(0, MOST),
      }),
    }),
  };
}

/** The tally with its fault marked as read. */
export const read = ({ unread: _, ...tally }: Tally): Tally => tally;

/** The tally as text; if that is too long to store, without the longest pieces of evidence. */
export function writeTally(tally: Tally): string {
  const text = writeJson(tally);
  if (text.length <= ROOM || tally.evidence.length === 0) return text;
  const lengths = tally.evidence.map(each => writeJson(each).length);
  const longest = lengths.indexOf(Math.max(...lengths));
  return writeTally({ ...tally, evidence: tally.evidence.filter((_, place) => place !== longest) });
}

const isKind = (value: unknown): value is VerdictKind => (KINDS as readonly unknown[]).includes(value);
const isEvidence = (value: unknown): boolean => isObject(value) && isFault((value as Evidence).kind);

/** Reads a stored text, whatever is in it. */
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
