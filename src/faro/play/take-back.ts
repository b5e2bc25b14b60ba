/** How much of a stake goes back. */
import type { Offer } from '../../game/contract.js';
import type { Action, Stake } from '../rules/table.js';

/** How much of a stake a chip of this value takes back, given the offers: its value, else everything. */
export function takenBack(legal: readonly Offer<Action>[], { amount: stake, spot }: Stake, value: number): number {
  const amounts = legal.flatMap(offer => (offer.type === 'takeBack' && offer.spot === spot ? offer.amount : []));
  const part = amounts.find(amount => typeof amount === 'object');
  const whole = amounts.find(amount => typeof amount === 'number');
  return part && value <= part.max ? value : (whole ?? part?.max ?? Math.min(value, stake));
}
