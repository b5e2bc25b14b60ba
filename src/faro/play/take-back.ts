/** How much of a stake goes back. */
import type { Offer } from '../../game/contract.js';
import type { Action, Stake } from '../rules/table.js';

/** How much of a stake a chip of this value takes back, given the offers: its value, else everything. */
export function takenBack(legal: readonly Offer<Action>[], { amount: stake, spot }: Stake, value: number): number {
  const offers = legal.filter(offer => offer.type === 'takeBack' && offer.spot === spot) as readonly {
    readonly amount: unknown;
  }[];
  const part = offers.find(({ amount }) => typeof amount === 'object')?.amount as { readonly max: number } | undefined;
  const whole = offers.find(({ amount }) => typeof amount === 'number')?.amount as number | undefined;
  return part && value <= part.max ? value : (whole ?? part?.max ?? Math.min(value, stake));
}
