/** What the rules of Trente et Quarante give on average of a sitting's stakes. Loaded when somebody looks back. */
import type { Sitting } from '../../table/sitting.js';
import type { Expected } from '../../table/sitting-panel.js';
import { edges, infiniteCoupLaw } from '../rules/odds.js';
import type { View } from '../rules/table.js';

/**
 * The average of all stakes as if none had been insured, by the law of a coup of many packs; an even stake wins or loses itself,
 * so its variance is its square.
 */
export function expected({ staked, squares }: Sitting, { options }: View): Expected {
  const { half, prison } = edges(infiniteCoupLaw(options), options).rouge;
  return { average: -staked * (prison ?? half)!.perCoup, spread: 2 * Math.sqrt(squares) };
}
