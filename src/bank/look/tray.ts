/** The tray: the chips of a table, one of which is chosen, and the amount that it bets. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Range } from '../../game/contract.js';
import { chips } from '../../table/look/messages.js';
import type { Symbols } from '../../table/look/symbols.js';
import type { BankText } from '../text/en.js';

/** The tray of a game, and the name of a place in its actions. */
export interface TrayRules<View> {
  /** The field of an action that names its place. */
  readonly place: string;
  /** The chips of the tray, the lowest first. */
  chips(view: View): readonly number[];
  /** Which of them is chosen at first: an index into the tray. */
  first(view: View): number;
}

/** The chip that is chosen at first. */
export function firstChip<View>(rules: TrayRules<View>, view: View): number {
  const tray = rules.chips(view);
  return tray[rules.first(view)] ?? tray[0]!;
}

/** The tray of one punter: its chips, the lowest first, the chosen one, and the contents of the purse. */
export interface Tray {
  readonly values: readonly number[];
  readonly chosen: number;
  readonly purse: number;
}

export const chipTray = (tray: Tray, words: BankText, symbols: Symbols): TemplateResult =>
  html`<div class="chips" role="radiogroup" aria-label=${words.chips} data-zone="chips">
    ${tray.values.map(value => trayChip(tray, value, words, symbols))}
  </div>`;

const trayChip = ({ chosen, purse }: Tray, value: number, words: BankText, symbols: Symbols): TemplateResult =>
  html`<span
    role="radio"
    tabindex="-1"
    data-do="chip"
    data-value=${value}
    data-chip=${value}
    aria-checked=${value === chosen}
    aria-disabled=${value > purse ? 'true' : nothing}
    aria-label=${words.chip(chips(value))}
    ><svg viewBox="-50 -50 100 100" aria-hidden="true">
      <use href=${symbols.chip(value)} x="-50" y="-50" width="100" height="100"></use></svg
  ></span>`;

/** The amount nearest to a value that an offer of a stake takes; 0 if no offer takes any. */
export function fitted(offer: object | undefined, value: number): number {
  const { type, amount } = (offer ?? {}) as { readonly type?: string; readonly amount?: Range };
  return type === 'stake' && amount ? Math.max(amount.min, Math.min(amount.max, value)) : 0;
}

/** What a chip of this value bets, in words: possibly more on some places than on others; empty if it cannot be bet. */
export function layable(legal: readonly object[], value: number): string {
  const sums = legal.map(offer => fitted(offer, value)).filter(Boolean);
  if (sums.length === 0) return '';
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  return least === most ? chips(least) : `${chips(least)}–${chips(most)}`;
}
