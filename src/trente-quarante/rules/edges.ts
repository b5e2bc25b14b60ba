/** What each chance of Trente et Quarante costs the player, by the law of the coup. */
import { choice, OptionError, readOption, readOptions } from '../../game/options.js';
import type { Chance } from './coup.js';
import type { CoupLaw } from './coup-law.js';
import { OPTIONS, readFrom, type Options } from './options.js';

/** What frees a stake that is in prison at the second or third level (T5). */
export type Prison = Options['prison'];

/** The premium of the insurance (T10): `price` for every started `per`, or in proportion. */
export type Insurance = Options['insurance'];

/** The options of the table that affect the cost of a chance. */
export interface EdgeOptions {
  /**
   * T5. `stepwise` (default): a win moves up one level, a refait down one, at the third (C) the stake is lost.
   * `any-win`: a win frees from any level. `one-level`: a second refait loses. `unlimited`: stepwise without a last
   * level.
   */
  readonly prison?: Prison;
  /** T8. Whether the player may choose after a refait (default), or always loses half, or always goes to prison. */
  readonly refaitRule?: Options['refaitRule'];
  /** T10. Default 5 for every started 500. */
  readonly insurance?: Insurance;
  /**
   * T11. Whether the premium comes back when the coup is void (default `returned`): a tie, a last refait, a coup cut
   * short.
   */
  readonly premiumOnTie?: Options['premiumOnTie'];
  /** `kept` (default) follows T11; `returned` is the reading of M1 that takes the premium only in decided coups. */
  readonly premiumOnRefait?: 'kept' | 'returned';
  /**
   * T12. Whether a refait with the last card is void (default `exact-last-card`) or counts. `last-coup` is computed
   * like `exact-last-card`: whether a coup is the last is known only when the next cannot be completed.
   */
  readonly lastRefait?: Options['lastRefait'];
}

/** The average loss of a stake, per unit; negative if the player has the advantage. */
export interface Edge {
  /** Per coup dealt, void ones included. */
  readonly perCoup: number;
  /** Per valid coup: ties of 32 or more and unfinished coups left out. 0 if no coup can be valid. */
  readonly perValidCoup: number;
}

/** The average loss of an insured stake, the premium included. */
export interface InsuredEdge extends Edge {
  /** Per coup dealt and per unit of the initial outlay, stake and premium. */
  readonly perOutlay: number;
  /** The premium per unit staked. */
  readonly premium: number;
}

const ON_REFAIT = choice('kept', 'returned');

/** The cost of one chance, for each treatment of the refait that the table offers. */
export interface ChanceEdges {
  /** The refait takes half. Not with `prison-only`. A half is exact here: rounding is left to the payout (T9). */
  readonly half?: Edge;
  /** The refait imprisons the stake. Not with `half-only`. */
  readonly prison?: Edge;
  /** The value of an imprisoned unit at the levels A, B, C (A alone with `one-level`). Not with `half-only`. */
  readonly prisonValues?: readonly number[];
  /** The stake is insured, and free after a refait. */
  readonly insured: InsuredEdge;
}

/**
 * The value of an imprisoned unit, from level A on: p to win, r for a refait, both among the coups that are not void
 * (T6). From A a win gives the bare stake back; a losing coup takes it at every level.
 */
function prisonValues(prison: Prison, p: number, r: number): number[] {
  if (prison === 'one-level') return [p];
  if (prison === 'any-win') {
    const valueB = p + r * p;
    return [p + r * valueB, valueB, p];
  }
  // Without a last level each level multiplies the value by x = p + r x^2, the root below 1, written so that r may be
  // 0.
  if (prison === 'unlimited') {
    const x = (2 * p) / (1 + Math.sqrt(Math.max(0, 1 - 4 * p * r)));
    return [x, x * x, x * x * x];
  }
  // A = p + r B, B = p A + r C, C = p B.
  const valueB = (p * p) / (1 - 2 * p * r);
  return [p + r * valueB, valueB, p * valueB];
}

/**
 * What each chance costs the player, from the law of the coup (T5, T8 to T11; the figures of M1).
 *
 * The premium of `started` depends on the stake: `stake` is the amount that the insured edge refers to, by default one
 * full `per`, where both modes cost the same. With a smaller stake the premium weighs more: 5 on a stake of 100 are 5
 * %. `proportional` is not rounded to chips.
 *
 * The value of an imprisoned unit assumes that future coups have the same law. That is an approximation: the true value
 * depends on the cards that the coups until then remove. All else is exact. A few hundred operations, 0.03 ms.
 * @throws {OptionError} for an option or a stake that is not allowed.
 */
export function edges(law: CoupLaw, options: EdgeOptions = {}, stake?: number): Readonly<Record<Chance, ChanceEdges>> {
  const prison = readFrom(options, 'prison');
  const refaitRule = readFrom(options, 'refaitRule');
  const refait = law.refait - (readFrom(options, 'lastRefait') === 'counts' ? 0 : law.lastRefait);
  const valid = law.noir + law.rouge + refait;
  const { per, price, mode } = readOptions<Insurance>(OPTIONS.insurance, options.insurance, 'insurance.');
  const amount = stake ?? per;
  if (!(amount > 0)) throw new OptionError('stake', stake, 'chips above 0');
  const premium = mode === 'started' ? (price * Math.ceil(amount / per)) / amount : price / per;
  const premiumLost =
    premium *
    (law.noir +
      law.rouge +
      (readOption('premiumOnRefait', ON_REFAIT, options.premiumOnRefait) === 'returned' ? 0 : refait) +
      (readFrom(options, 'premiumOnTie') === 'kept' ? 1 - law.noir - law.rouge - refait : 0));
  const edge = (perCoup: number): Edge => ({ perCoup, perValidCoup: valid > 0 ? perCoup / valid : 0 });
  const chance = (wins: number, loses: number): ChanceEdges => {
    const values = prisonValues(prison, valid > 0 ? wins / valid : 0, valid > 0 ? refait / valid : 0);
    const bare = loses - wins;
    return {
      ...(refaitRule !== 'prison-only' && { half: edge(bare + refait / 2) }),
      ...(refaitRule !== 'half-only' && { prison: edge(bare + refait * (1 - values[0]!)), prisonValues: values }),
      insured: { ...edge(bare + premiumLost), perOutlay: (bare + premiumLost) / (1 + premium), premium },
    };
  };
  return {
    rouge: chance(law.rouge, law.noir),
    noir: chance(law.noir, law.rouge),
    couleur: chance(law.couleur, law.inverse),
    inverse: chance(law.inverse, law.couleur),
  };
}
