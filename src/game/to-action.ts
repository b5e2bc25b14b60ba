import type { Range } from './contract.js';

/** Whether a field of an offer is a range of amounts. */
export const isRange = (value: unknown): value is Range =>
  typeof value === 'object' && value !== null && 'step' in value;

/** An offer's action: where an amount is open, one is named. */
export type ActionOfOffer<Open> = Open extends unknown
  ? { readonly [Field in keyof Open]: Exclude<Open[Field], Range> }
  : never;

/** An offer as an action: the least, or the most, where it leaves an amount open. */
export const toAction = <Open extends object>(offer: Open, most = false): ActionOfOffer<Open> =>
  Object.fromEntries(
    Object.entries(offer).map(([name, value]) => [name, isRange(value) ? value[most ? 'max' : 'min'] : value]),
  ) as ActionOfOffer<Open>;
