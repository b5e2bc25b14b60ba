/**
 * The common parts of the bars of bank games: chips, tall buttons, and the bar of a player with too few chips to bet.
 */
import { html, type TemplateResult } from 'lit';
import type { Seat, Turn, Viewer } from '../../game/contract.js';
import type { IconName } from '../../table/look/icons.js';
import { chips } from '../../table/look/messages.js';
import { button } from '../../table/look/pieces.js';
import type { BankText } from '../text/en.js';

/** What a purse holds, with a label: “Chips”, or whose it is. */
export const purseSign = (label: string, amount: number): TemplateResult =>
  html`<div class="purse"><span>${label}</span><b data-place="purse">${chips(amount)}</b></div>`;

/** A button with its sign above its name. `term`: what is explained there. */
export const tall = (
  name: IconName,
  label: string,
  key: string,
  off: boolean,
  command: string = name,
  term?: string,
): TemplateResult => button(command, label, { icon: name, key, off, kind: `quiet tall ${command}`, term });

/**
 * The buttons undo, clear and double, and rebet unless the main button does that. `isOn`: which of them are enabled.
 */
export const stakeButtons = (
  words: BankText,
  isOn: (name: 'undo' | 'clear' | 'double' | 'rebet') => boolean,
  hasRebet = true,
): readonly TemplateResult[] =>
  (['undo', 'clear', 'double', ...(hasRebet ? (['rebet'] as const) : [])] as const).map(name =>
    tall(name, words[name], { undo: 'Z', clear: 'X', double: 'D', rebet: 'W' }[name], !isOn(name)),
  );

/** The bar of a bank game, with any content. */
export const barOf = (words: BankText, content: unknown, kind = ''): TemplateResult =>
  html`<div class="bar ${kind}" part="bar" role="toolbar" aria-label=${words.actions}>${content}</div>`;

/** The bar of a punter who cannot cover any stake; `off` if they cannot buy in now. */
export const emptyBar = (words: BankText, purse: unknown, off = false): TemplateResult =>
  barOf(
    words,
    html`${purse}<span class="space"></span>
      <div class="acts" data-zone="acts">${button('buy-in', words.buyIn, { key: 'G', kind: 'prime', off })}</div>`,
  );

/** The text of the main button while another of the people at this screen has yet to bet. */
export function nextPunter(
  words: BankText,
  turn: Turn,
  seat: Viewer,
  ownSeats: readonly Viewer[],
  nameOf: (seat: Seat) => string,
): string | undefined {
  if (ownSeats.length < 2 || turn.kind !== 'seats') return undefined;
  const other = turn.seats.find(other => other !== seat && ownSeats.includes(other));
  return other === undefined ? undefined : words.next(nameOf(other));
}
