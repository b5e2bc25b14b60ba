/** The buttons that only stud has: high, low or both; the price of the bring-in. */
import { html, type TemplateResult } from 'lit';
import type { AnyAction, Range, Seat } from '../../game/contract.js';
import { BETTING, type Betting } from '../../poker/play/wagers.js';
import { chips } from '../../table/look/messages.js';
import { button } from '../../table/look/pieces.js';
import { CLAIMS, type View } from '../rules/table.js';
import type { StudText } from '../text/en.js';

/** The smallest forced bet has a button of its own, since the amount is a range. */
export const STUD_BETTING: Betting = {
  amountOf: offer => {
    const { type, amount } = offer as { type: string; amount?: number | Range };
    if (type !== 'bringIn') return BETTING.amountOf(offer);
    return typeof amount === 'number' ? undefined : amount;
  },
  preferred: wagers => (wagers.type === 'bringIn' ? wagers.values.at(-1)! : BETTING.preferred(wagers)),
  wager: (words, type, to) =>
    type === 'bringIn'
      ? [{ type, amount: to } as AnyAction, (words as StudText).bringInFor(chips(to))]
      : BETTING.wager(words, type, to),
  quiet: (words, offers, due, all) => {
    const bringIn = offers.find(({ type }) => type === 'bringIn') as { amount: number | Range } | undefined;
    if (!bringIn) return BETTING.quiet(words, offers, due, all);
    const amount = typeof bringIn.amount === 'number' ? bringIn.amount : bringIn.amount.min;
    return [{ type: 'bringIn', amount } as AnyAction, (words as StudText).bringInFor(chips(amount))];
  },
};

/** Declares high, low or both; `off` while there is nothing to confirm. */
export function claimActs(words: StudText, { showdown }: View, seat: Seat, off: boolean): TemplateResult {
  const chosen = showdown.claims[seat];
  return html`${CLAIMS.map(claim =>
    button('claim', words[claim], {
      value: claim,
      kind: `quiet toggle ${chosen === claim ? 'on' : ''}`,
      pressed: chosen === claim,
    }),
  )}${button('done', words.confirm, { key: 'G', kind: 'prime', off })}`;
}
