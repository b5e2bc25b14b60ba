/** The tray: the chips of a table, of which one is chosen, and what a chip lays. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Range } from '../../game/contract.js';
import { chips } from '../../table/look/messages.js';
import type { Symbols } from '../../table/look/symbols.js';
import type { BankText } from '../text/en.js';

/** The tray of a game, and what its actions call a place. */
export interface TrayRules<View> {
  /** The field of an action that names its place. */
  readonly place: string;
  /** The chips of the tray, the lowest first. */
  chips(view: View): readonly number[];
  /** Which of them is chosen at first: its place in the tray. */
  first(view: View): number;
}

/** The chip that is chosen at first. */
export function firstChip<View>(rules: TrayRules<View>, view: View): number {
  const tray = rules.chips(view);
  return tray[rules.first(view)] ?? tray[0]!;
}

/** The tray of one punter: its chips, the lowest first, the chosen one, and what the purse holds. */
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

/** How many chips an offer of a stake takes that are nearest to a value; no other offer takes any. */
export function fitted(offer: object | undefined, value: number): number {
  const { type, amount } = (offer ?? {}) as { readonly type?: string; readonly amount?: Range };
  return type === 'stake' && amount ? Math.max(amount.min, Math.min(amount.max, value)) : 0;
}

/** What a chip of this value lays, in words: on some places perhaps more than on others; empty where it may not be laid. */
export function layable(legal: readonly object[], value: number): string {
  const sums = legal.map(offer => fitted(offer, value)).filter(Boolean);
  if (sums.length === 0) return '';
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  return least === most ? chips(least) : `${chips(least)}–${chips(most)}`;
}
