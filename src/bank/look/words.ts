/** Results against a bank, in words. */
import { chips } from '../../table/look/messages.js';
import type { BankText } from '../text/en.js';

/** The result of a bet, for a screen reader. */
export const netSpoken = (net: number, { gain, loss, even }: Pick<BankText, 'gain' | 'loss' | 'even'>): string =>
  net === 0 ? even : (net < 0 ? loss : gain)(chips(Math.abs(net)));
