/** The common parts of the bars of bank games: chips, tall buttons, and the bar of a player with too few chips. */
import { html, nothing, type TemplateResult } from 'lit';
import type { BankView } from '../../stakes/bank-game.js';
import { icon, type IconName } from '../../table/look/icons.js';
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

/** The button that opens and closes the odds. */
export const oddsButton = (label: string, open: boolean): TemplateResult =>
  html`<button class="tool" data-do="open" data-value="odds" aria-expanded=${open} aria-label=${label} title=${label}>
    ${icon('chart')}
  </button>`;

/** The buttons undo, clear and double, and rebet unless the main button does that. `isOn`: which are enabled. */
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

/** The bar of a punter who cannot cover any stake; `off` if they cannot buy in now. `next`: whom else the screen can go to. */
export const emptyBar = (words: BankText, purse: unknown, off = false, next?: string): TemplateResult =>
  barOf(
    words,
    html`${purse}<span class="space"></span>
      <div class="acts" data-zone="acts">
        ${next === undefined ? nothing : button('pass', words.next(next), { kind: 'quiet' })}
        ${button('buy-in', words.buyIn, { key: 'G', kind: 'prime', off })}
      </div>`,
    'broke',
  );

/** Another of the people at this screen who has yet to act. */
export const nextPerson = ({ view, ownSeats }: { readonly view: BankView; readonly ownSeats: readonly unknown[] }) =>
  view.turn.kind === 'seats' ? view.turn.seats.find(seat => seat !== view.seat && ownSeats.includes(seat)) : undefined;
