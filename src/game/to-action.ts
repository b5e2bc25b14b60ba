import type { Range } from './contract.js';

/** Whether a field of an offer is a range of amounts. */
export const isRange = (value: unknown): value is Range =>
  typeof value === 'object' && value !== null && 'step' in value;

/** An offer's action: every open amount has a value. */
export type ActionOfOffer<Open> = Open extends unknown
  ? { readonly [Field in keyof Open]: Exclude<Open[Field], Range> }
  : never;

/** An offer as an action: open amounts get the minimum, or the maximum. */
export const toAction = <Open extends object>(offer: Open, most = false): ActionOfOffer<Open> =>
  Object.fromEntries(
    Object.entries(offer).map(([name, value]) => [name, isRange(value) ? value[most ? 'max' : 'min'] : value]),
  ) as ActionOfOffer<Open>;
