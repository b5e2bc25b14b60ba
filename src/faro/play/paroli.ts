/** The win of a card can be left on it, with a bent corner. */
import type { TemplateResult } from 'lit';
import { isOffered } from '../../bank/look/offers.js';
import { chips } from '../../table/look/messages.js';
import { button } from '../../table/look/pieces.js';
import type { Table } from '../../table/play/table.js';
import { parolis } from '../rules/legality.js';
import type { faro } from '../rules/rules.js';
import type { View } from '../rules/table.js';
import type { LayoutText } from '../text/en.js';

/** Its button on a card, if that is possible. */
export function paroli(
  table: Pick<Table<typeof faro, LayoutText>, 'box' | 'legal' | 'words'>,
  view: View,
  seat: number,
  spot: string,
): TemplateResult | undefined {
  const win = isOffered(table, 'paroli') && parolis(view, seat).find(win => win.spot === spot);
  const { paroli, paroliOffer } = table.words;
  const label = table.box.shape === 'wide' ? paroliOffer : paroli;
  return win ? button('paroli', label(chips(win.amount)), { kind: 'quiet corner', value: spot }) : undefined;
}
