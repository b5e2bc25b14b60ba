/** How sums of a game against a bank are told. */
import { chips } from '../table/messages.js';
import type { BankText } from './text/en.js';

/** What a bet has brought, for a screen reader. */
export const heardNet = (net: number, { gain, loss, even }: Pick<BankText, 'gain' | 'loss' | 'even'>): string =>
  net === 0 ? even : (net < 0 ? loss : gain)(chips(Math.abs(net)));
