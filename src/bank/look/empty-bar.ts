/** The bar of a bank game before play. */
import type { TemplateResult } from 'lit';
import { purseOf } from '../../game/accounts.js';
import type { BankGame, BankView } from '../../stakes/bank-game.js';
import type { DrawnTable } from '../../table/look/drawn-table.js';
import { purseSign, stakeButtons } from './bar.js';
import type { BankText } from '../text/en.js';
import { chipTray, firstChip, type TrayRules } from './tray.js';

/** The seat whose table this is; the first one for an onlooker. */
export const seatOf = ({ seat }: BankView): number => (seat === 'onlooker' ? 0 : seat);

/** The player's own entry among the punters; undefined for an onlooker. */
export const ownOf = <P extends object>({
  seat,
  punters,
}: BankView & { readonly punters: readonly P[] }): P | undefined => (seat === 'onlooker' ? undefined : punters[seat]);

/** The purse of the seat whose table this is, in chips. */
export const ownPurse = (view: BankView): number => purseOf(view, seatOf(view));

/** Whether the seat of a view is to act: otherwise nothing can be bet. */
export const isAsked = ({ seat, turn }: BankView): boolean =>
  turn.kind === 'seats' && seat !== 'onlooker' && turn.seats.includes(seat);

/** A purse with its label: “Chips”, or whose it is if there are several. */
export function purseIn(
  { names, words }: Pick<DrawnTable<BankGame, BankText>, 'names' | 'words'>,
  view: BankView,
): TemplateResult {
  const seat = seatOf(view);
  return purseSign(view.punters.length > 1 ? names.person(seat) : words.purse, purseOf(view, seat));
}

/** What a bar takes from the table. */
export interface BarParts {
  /** Chips, and what else is laid. */
  readonly tray: unknown;
  readonly purse: TemplateResult;
  /** The buttons undo, clear, double and rebet. */
  readonly acts: unknown;
  /** Who at this screen is asked if this punter buys no chips. */
  readonly next?: string | undefined;
}

/** The tray with its first chip chosen, the purse, and the buttons for stakes, of which there are none yet. */
export function emptyBarParts<View extends BankView>(
  table: DrawnTable<BankGame, BankText>,
  view: View,
  rules: TrayRules<View>,
): BarParts {
  const { symbols, words } = table;
  const tray = { values: rules.chips(view), chosen: firstChip(rules, view), purse: ownPurse(view) };
  return {
    tray: chipTray(tray, words, symbols),
    purse: purseIn(table, view),
    acts: stakeButtons(words, () => false),
  };
}
