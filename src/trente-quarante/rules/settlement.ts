import { replaceAt } from '../../game/accounts.js';
import { CHANCES, type Chance, type Coup } from './coup.js';
import type { Options } from './options.js';
import { NO_STAKES, type LedgerEntry, type Outcome, type Stakes } from './stakes.js';

/** The premium for a stake, in chips; in proportion, a fraction of a chip is rounded up (T10). */
export function premium(stake: number, { per, price, mode }: Options['insurance']): number {
  return mode === 'started' ? price * Math.ceil(stake / per) : Math.ceil((stake * price) / per);
}

/** The premium for a free stake on a chance: 0 if it is not insured. */
export const premiumOn = (stakes: Stakes, chance: number, { insurance }: Pick<Options, 'insurance'>): number =>
  stakes.insured[chance] ? premium(stakes.free[chance]!, insurance) : 0;

/** All chips a punter has on the cloth: free and imprisoned stakes, and premiums. */
export function onCloth(stakes: Stakes, options: Pick<Options, 'insurance'>): number {
  let sum = 0;
  for (let chance = 0; chance < CHANCES.length; chance++) {
    sum += stakes.free[chance]! + premiumOn(stakes, chance, options);
    for (const amount of stakes.prison[chance]!) sum += amount;
  }
  return sum;
}

/** The last level of prison: at it, a refait loses the stake (T5). */
const lastLevel = (prison: Options['prison']): number =>
  ({ stepwise: 3, 'any-win': 3, 'one-level': 1, unlimited: Infinity })[prison];

/** The punter's part of a stake that is divided: half of a free one (T9), 1/2, 1/4, 1/8 of one in A, B, C (T7). */
export function shareOf(stake: number, parts: number, rounding: Options['halfRounding']): number {
  return rounding === 'bank' ? Math.floor(stake / parts) : Math.ceil(stake / parts);
}

/** What happens to a stake in prison: the outcome, and its level afterwards (0: no longer in prison). T5, T6. */
export function prisonStep(
  level: number,
  chanceWins: boolean,
  coup: Pick<Coup, 'result'>,
  prison: Options['prison'],
): readonly [Outcome, number] {
  switch (coup.result) {
    case 'decided':
      if (!chanceWins) return ['lost', 0];
      return level === 1 || prison === 'any-win' ? ['freed', 0] : ['lifted', level - 1];
    case 'refait':
      return level >= lastLevel(prison) ? ['lost', 0] : ['deeper', level + 1];
    default:
      return ['held', level];
  }
}

/** Amounts by level with chips added, or removed, at one; empty last levels are dropped. */
const addAtLevel = (levels: readonly number[], level: number, amount: number): readonly number[] => {
  const sums = [...levels];
  while (sums.length < level) sums.push(0);
  sums[level - 1]! += amount;
  while (sums.at(-1) === 0) sums.pop();
  return sums;
};

/** A punter's prisons with chips added (or removed) at a level of a chance. */
export const imprison = (prison: Stakes['prison'], chance: number, level: number, amount: number): Stakes['prison'] =>
  prison.map((levels, at) => (at === chance ? addAtLevel(levels, level, amount) : levels));

/** Settles a punter's stakes after a coup. A free stake whose owner has a choice to make stays on the cloth, `open`. */
export function settle(
  stakes: Stakes,
  coup: Coup,
  options: Options,
): { readonly stakes: Stakes; readonly entries: readonly LedgerEntry[] } {
  const entries: LedgerEntry[] = [];
  let { prison } = NO_STAKES;
  let { free } = NO_STAKES;
  for (let at = 0; at < CHANCES.length; at++) {
    const chance = CHANCES[at]!;
    const wins = coup.wins.includes(chance);
    const stake = stakes.free[at]!;
    if (stake > 0) {
      const entry = settleFree(chance, stake, stakes.insured[at]!, wins, coup, options);
      entries.push(entry);
      if (entry.outcome === 'open') free = replaceAt(free, at, stake);
      if (entry.outcome === 'imprisoned') prison = imprison(prison, at, 1, stake);
    }
    const levels = stakes.prison[at]!;
    for (let level = 1; level <= levels.length; level++) {
      const amount = levels[level - 1]!;
      if (amount === 0) continue;
      const [outcome, next] = prisonStep(level, wins, coup, options.prison);
      if (next > 0) prison = imprison(prison, at, next, amount);
      const net = outcome === 'lost' ? -amount : 0;
      entries.push({ chance, level, stake: amount, premium: 0, outcome, back: outcome === 'freed' ? amount : 0, net });
    }
  }
  return { stakes: { free, insured: NO_STAKES.insured, prison }, entries };
}

function settleFree(
  chance: Chance,
  stake: number,
  insured: boolean,
  wins: boolean,
  coup: Coup,
  options: Options,
): LedgerEntry {
  const paid = insured ? premium(stake, options.insurance) : 0;
  const entry = (outcome: Outcome, back: number, net: number): LedgerEntry => ({
    chance,
    level: 0,
    stake,
    premium: paid,
    outcome,
    back,
    net,
  });
  switch (coup.result) {
    case 'decided':
      return wins ? entry('won', 2 * stake, stake - paid) : entry('lost', 0, -stake - paid);
    case 'refait':
      if (insured) return entry('spared', stake, 0 - paid);
      if (options.refaitRule === 'choice') return entry('open', 0, 0);
      return refaitEntry(entry('open', 0, 0), options.refaitRule === 'half-only' ? 'half' : 'prison', options);
    default:
      return options.premiumOnTie === 'kept' ? entry('returned', stake, 0 - paid) : entry('returned', stake + paid, 0);
  }
}

/** The ledger entry of a free stake once it is decided whether half of it is lost or all of it goes to prison. */
export function refaitEntry(open: LedgerEntry, choice: 'half' | 'prison', { halfRounding }: Options): LedgerEntry {
  if (choice === 'prison') return { ...open, outcome: 'imprisoned' };
  const back = shareOf(open.stake, 2, halfRounding);
  return { ...open, outcome: 'halved', back, net: back - open.stake };
}
