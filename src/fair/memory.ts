/** What a guest must remember across a reload: otherwise a host could shuffle until it liked the order. */
import { isObject } from '../game/actions.js';
import type { Seat } from '../game/contract.js';
import { isChips, isListOf } from '../game/options.js';
import { isHex } from './deal.js';
import type { Witnessed } from './messages.js';

/** The most shuffles without a record that are remembered: an honest host needs fewer. */
export const MOST_SHUFFLES = 64;

export interface FairMemory {
  /** Shuffles without a record. */
  readonly shuffles: readonly Witnessed[];
  /** The number of the last shuffle with a record; undefined if there was none. */
  readonly recorded: number | undefined;
  /** The number of the last shuffle promised. */
  readonly promised: number | undefined;
}

/** Reads the stored text, whatever is in it; undefined if it is not valid. */
export function readMemory(text: string | undefined): FairMemory | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
  const { shuffles, recorded, promised } = (isObject(value) ? value : {}) as Partial<FairMemory>;
  const isOne = isListOf(shuffles, isWitnessed) && mayBe(isChips, recorded) && mayBe(isChips, promised);
  return isOne ? { shuffles: shuffles.slice(-MOST_SHUFFLES), recorded, promised } : undefined;
}

const mayBe = (is: (value: unknown) => boolean, value: unknown): boolean => value === undefined || is(value);
const isFlag = (value: unknown): boolean => mayBe(flag => typeof flag === 'boolean', value);
const areSeats = (value: unknown): value is readonly Seat[] => isListOf(value, isChips);
const partsOf = <Value>(value: unknown): Partial<Value> => (isObject(value) ? value : {});

function isWitnessed(value: unknown): value is Witnessed {
  const { number, commitment, pledges, own, named, used, present, brief, ...flags } = partsOf<Witnessed>(value);
  const { isShown, isTwice, isNamedUnseen, isUnwatched, isLost } = flags;
  return (
    [isChips(number), isHex(commitment), areSeats(present), mayBe(areSeats, brief)].every(Boolean) &&
    [isShown, isTwice, isNamedUnseen, isUnwatched, isLost].every(isFlag) &&
    [named, used].every(each => mayBe(isChips, each)) &&
    mayBe(all => isListOf(all, isPledge), pledges) &&
    mayBe(isOwn, own)
  );
}

const isPledge = (value: unknown): boolean => {
  const { seat, pledge } = partsOf<{ seat: unknown; pledge: unknown }>(value);
  return isChips(seat) && isHex(pledge);
};
const isOwn = (value: unknown): boolean => {
  const { seat, seed } = partsOf<{ seat: unknown; seed: unknown }>(value);
  return isChips(seat) && isHex(seed);
};
