/** Consequences of the law of a coup for a player's stakes: when to insure one, and the result of many. */
import { OptionError } from '../../game/options.js';
import type { Chance } from './coup.js';
import type { CoupLaw } from './coup-law.js';
import { edges, type EdgeOptions } from './edges.js';
import { OPTIONS, type Options } from './options.js';
import { shareOf } from './settlement.js';

/** The most coups whose law is summed: a session of days. */
const MOST_COUPS = 5_000;

/** The possible stakes, in chips. */
export interface StakeRange {
  readonly min: number;
  readonly max: number;
  /** The smallest chip: every stake is a multiple of it. */
  readonly step: number;
}

/** Whether a stake costs less insured than uninsured with the cheaper of half and prison. */
function isBetterInsured(law: CoupLaw, options: EdgeOptions, stake: number): boolean {
  const { half, insured, prison } = edges(law, options, stake).rouge;
  return insured.perCoup < Math.min(half?.perCoup ?? Infinity, prison?.perCoup ?? Infinity);
}

/** The probability that the next coup is a refait that counts. */
const refaitOf = (law: CoupLaw, { lastRefait }: EdgeOptions): number =>
  law.refait - (lastRefait === 'counts' ? 0 : law.lastRefait);

/**
 * What a refait costs a stake beyond half of it, in chips and on average per coup, since the half is paid in whole
 * chips (T9): half of 5 is 2, or 3 if the odd chip is the player's, when this is negative.
 */
export const oddChip = (
  law: CoupLaw,
  options: EdgeOptions & Partial<Pick<Options, 'halfRounding'>>,
  stake: number,
): number => refaitOf(law, options) * (stake / 2 - shareOf(stake, 2, options.halfRounding ?? 'bank'));

/**
 * The stakes that cost less in prison than halved: small ones, whose odd chip goes to the bank (T9). Empty if the table
 * leaves no choice, or prison costs less anyway.
 */
export function stakesForPrison(
  law: CoupLaw,
  options: EdgeOptions & Partial<Pick<Options, 'halfRounding'>>,
  { min, max, step }: StakeRange,
): readonly number[] {
  const { half, prison } = edges(law, options).rouge;
  if (!half || !prison || prison.perCoup <= half.perCoup) return [];
  const more = prison.perCoup - half.perCoup;
  const stakes: number[] = [];
  // this loses at most half a chip: the search ends where prison costs more than that
  for (
    let stake = Math.ceil(min / step) * step;
    stake <= max && 2 * stake * more < refaitOf(law, options);
    stake += step
  )
    if (oddChip(law, options, stake) > stake * more) stakes.push(stake);
  return stakes;
}

/**
 * The stakes that cost less insured than uninsured (T10): from and to, in chips, the lowest first; empty if there are
 * none. The premium is for every started `per`, so it is small for a stake that nearly fills its last one: with the
 * default premium 417 to 500, 834 to 1,000, and so on, until no gap is left.
 */
export function insuredStakes(
  law: CoupLaw,
  options: EdgeOptions,
  { min, max, step }: StakeRange,
): readonly (readonly [from: number, to: number])[] {
  const { mode = OPTIONS.insurance.mode.default, per = OPTIONS.insurance.per.default } = options.insurance ?? {};
  const isBetter = (stake: number): boolean => isBetterInsured(law, options, stake);
  const least = Math.ceil(min / step) * step;
  if (mode === 'proportional') return isBetter(least) ? [[least, max]] : [];
  const ranges: [number, number][] = [];
  for (let filled = Math.ceil(least / per) * per; filled - per < max; filled += per) {
    const first = (Math.floor((filled - per) / step) + 1) * step;
    const from = Math.max(least, first);
    const to = Math.min(max, Math.floor(filled / step) * step);
    if (from > to) continue;
    const wholly = isBetter(from);
    if (wholly || isBetter(to)) {
      // the higher of two stakes with one premium pays relatively less
      let [worse, better] = [from - step, to];
      while (!wholly && better - worse > step) {
        const middle = worse + Math.floor((better - worse) / 2 / step) * step;
        if (isBetter(middle)) better = middle;
        else worse = middle;
      }
      const begins = wholly ? from : better;
      const last = ranges.at(-1);
      if (last && begins - last[1] <= step) last[1] = to;
      else ranges.push([begins, to]);
    }
    // so does every higher one: no gap is left
    if (wholly && from === first) {
      ranges.at(-1)![1] = max;
      break;
    }
  }
  return ranges;
}

/** The result of a number of equal stakes, in stakes. */
export interface SessionLaw {
  /** The average result: negative, since the bank has the advantage. */
  readonly mean: number;
  /** The standard deviation: 19 of 20 sessions are within two of it from the mean. */
  readonly deviation: number;
  /** The probabilities of being ahead, even and behind at the end. */
  readonly ahead: number;
  readonly even: number;
  readonly behind: number;
}

/**
 * The result of `coups` stakes of one size on a chance, none insured, each followed until it is decided: an imprisoned
 * one until it is free or lost. Every coup has the same law, so this is for coups from many shoes, not for the end of
 * one. Mean and deviation are closed forms, the probabilities a convolution: some 10 ms for five hundred.
 * @param refait the player's choice after a refait, if the table lets them choose.
 * @throws {OptionError} if `coups` is not a whole number from 1 to 5,000.
 */
export function sessionLaw(
  law: CoupLaw,
  coups: number,
  options: EdgeOptions = {},
  refait: 'half' | 'prison' = 'prison',
  chance: Chance = 'rouge',
): SessionLaw {
  if (!Number.isInteger(coups) || coups < 1 || coups > MOST_COUPS)
    throw new OptionError('coups', coups, `a whole number from 1 to ${MOST_COUPS}`);
  const { half, prison } = edges(law, options)[chance];
  const isHalved = refait === 'half' ? half !== undefined : prison === undefined;
  const other = ({ rouge: 'noir', noir: 'rouge', couleur: 'inverse', inverse: 'couleur' } as const)[chance];
  const [win, lose] = [law[chance], law[other]];
  const cost = (isHalved ? half : prison)!.perCoup - (lose - win);
  // a refait takes half of each stake, or all of those that prison does not give back
  const [lost, halved] = isHalved ? [lose, 2 * cost] : [lose + cost, 0];
  const mean = win - lost - halved / 2;
  const variance = win + lost + halved / 4 - mean * mean;

  // In halves of a stake: the middle is an even result.
  let [sums, next] = [new Float64Array(4 * coups + 1), new Float64Array(4 * coups + 1)];
  const middle = 2 * coups;
  sums[middle] = 1;
  for (let coup = 1; coup <= coups; coup++) {
    next.fill(0);
    for (let at = middle - 2 * (coup - 1); at <= middle + 2 * (coup - 1); at++) {
      const chances = sums[at]!;
      if (chances === 0) continue;
      next[at + 2]! += chances * win;
      next[at]! += chances * (1 - win - lost - halved);
      next[at - 1]! += chances * halved;
      next[at - 2]! += chances * lost;
    }
    [sums, next] = [next, sums];
  }
  const total = (from: number, to: number): number => sums.subarray(from, to).reduce((all, part) => all + part, 0);
  return {
    mean: coups * mean,
    deviation: Math.sqrt(coups * variance),
    ahead: total(middle + 1, sums.length),
    even: sums[middle]!,
    behind: total(0, middle),
  };
}
