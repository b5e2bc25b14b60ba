/** The results of checking a deal. */
import type { Seat } from '../game/contract.js';

/**
 * Why a deal is not proved, the gravest first. `invalid-record`: it is not a record, or breaks a rule. `empty`: nothing
 * was shuffled in it. `pledges`: a seed is not the one that was pledged, or pledges are of nobody at the table.
 * `cards`: they do not follow from the seeds. `commitment`: the host’s seed is not the one it promised. `unpromised`:
 * it was dealt before it was promised. `changed`: something was done at the table after the seeds were known. `twice`:
 * the shuffle was begun twice. `wrong-number`: its number is not the one expected. `withheld`: another shuffle has
 * not been accounted for. `view-mismatch`: it is not what the guest was shown. `action-mismatch`: the guest’s seat does
 * what the guest did not ask for. `rejoined`: the host has seated the guest anew on a connection that was never broken.
 */
export const FAULTS = [
  ...(['invalid-record', 'empty', 'pledges', 'cards', 'commitment', 'unpromised'] as const),
  ...(['changed', 'twice', 'wrong-number', 'withheld', 'view-mismatch', 'action-mismatch', 'rejoined'] as const),
] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * Other results. `proved`: the order was fixed beforehand, and the guest’s own seed is in it. `held-back`: the same,
 * but somebody did not show their seed. `fleeting`: a seed was withheld at a seat whose person had only just come.
 * `missed`: it was dealt while the guest’s connection was broken. `lost`: the guest’s seat was given away, and no
 * record shows what became of their seed. `late`: the guest’s own seed has no part, since it came too late or was left
 * out. `partly-seen`: the guest has not seen all of it. `onlooker`: the guest gave no seed. `agrees`: nobody was there
 * who could say more than that the record is consistent.
 */
export const OUTCOMES = [
  ...(['proved', 'held-back', 'fleeting', 'missed', 'lost'] as const),
  ...(['late', 'partly-seen', 'onlooker', 'agrees'] as const),
] as const;
export type Outcome = (typeof OUTCOMES)[number];
export type VerdictKind = Fault | Outcome;

/** One thing that was checked. */
export interface Finding {
  /**
   * What was checked: the fault if it does not hold. `seed`: whether the guest's own is in it. `held-back`: who did not
   * show theirs.
   */
  readonly about: Fault | 'seed' | 'held-back';
  readonly holds: boolean;
  /** In a sentence. */
  readonly message: string;
}

/** The result of all checks. */
export type Verdict = { readonly findings: readonly Finding[] } & (
  | { readonly kind: Exclude<VerdictKind, 'held-back' | 'fleeting' | 'missed'> }
  /** The seats that withheld their seeds: had they colluded with the host, it could have chosen by that. */
  | { readonly kind: 'held-back' | 'fleeting'; readonly seats: readonly Seat[] }
  /** How many shuffles were made and dealt while the guest’s connection was broken. */
  | { readonly kind: 'missed'; readonly deals: number }
);

/** Whether a verdict says that something is wrong, rather than unknown. */
export const isFault = (kind: VerdictKind): kind is Fault => (FAULTS as readonly string[]).includes(kind);
/**
 * Whether nobody can have chosen the order. One that somebody might have chosen by withholding a seed does not count.
 */
export const isProved = (kind: VerdictKind): boolean => kind === 'proved';
