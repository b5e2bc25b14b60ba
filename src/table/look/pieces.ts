/** Cards, chips and buttons as template functions. */
import { html, nothing, type TemplateResult } from 'lit';
import type { KnownCard } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import type { PlayerLevel } from '../../game/computer-player.js';
import type { FaceSize } from '../play/art/family.js';
import { icon, type IconName } from './icons.js';
import { chips, signed } from './messages.js';
import type { Sitter } from './names.js';
import { PORTRAIT_BOX } from './portraits.js';
import type { Place } from '../play/places.js';
import { chipsOf, type Symbols } from './symbols.js';

/** A card lying face up. Its size follows `--cw`; the name is for screen readers. */
export const cardFace = (card: KnownCard, size: FaceSize, name: string, marks = '', place?: Place): TemplateResult =>
  html`<span class="card ${marks}" part="card" role="img" aria-label=${name} data-place=${place ?? nothing}
    ><svg viewBox="0 0 250 350" aria-hidden="true" data-face="${size} ${card}"></svg
  ></span>`;

/** Chips worth an amount as a pile, seen from above. */
export const pile = (symbols: Symbols, amount: number): TemplateResult => stack(symbols, chipsOf(amount));

/** Given chips as a pile, the lowest first. */
export const stack = (symbols: Symbols, values: readonly number[]): TemplateResult =>
  html`<svg
    class="pile"
    viewBox="-52 -52 104 ${97 + 7 * values.length}"
    aria-hidden="true"
    data-pile=${symbols.pile(values)}
  ></svg>`;

/** The face of the player at a seat: for a computer player with its level, for a person their initials. */
export const sitterFace = (sitter: Sitter | undefined): TemplateResult | typeof nothing =>
  !sitter
    ? nothing
    : 'initials' in sitter
      ? html`<span class="face initials" aria-hidden="true">${sitter.initials}</span>`
      : html`<span class="face ${sitter.level}" aria-hidden="true"
          ><svg viewBox=${PORTRAIT_BOX} data-portrait="${sitter.portrait} ${sitter.name}"></svg
        ></span>`;

/** The overlay on a nameplate that opens who sits there, by pointer, tap and key. */
export const askWho = (
  {
    levels,
    told,
  }: { readonly levels: Readonly<Record<PlayerLevel, string>>; readonly told: (name: string, what: string) => string },
  sitter: Sitter | undefined,
  seat: Seat,
): TemplateResult | typeof nothing =>
  sitter
    ? html`<button
        class="whois"
        data-term="player ${seat}"
        aria-label=${'level' in sitter ? told(sitter.name, levels[sitter.level]) : sitter.name}
      ></button>`
    : nothing;

/** A player's chips, with their label for a screen reader. */
export const purse = (words: { readonly purse: string }, amount: number, place?: Place): TemplateResult =>
  html`<i data-place=${place ?? nothing}><span class="unseen">${`${words.purse} `}</span>${chips(amount)}</i>`;

/** How a stake looks: the pile, its sum, and a mark. */
export interface StakeLook {
  readonly state?: '' | 'won' | 'lost' | 'half';
  readonly mark?: IconName | undefined;
  /** Said after the sum, such as “free”. */
  readonly note?: string | undefined;
  readonly place?: Place | undefined;
  /** What is written instead of the sum and the note, where there is little room. */
  readonly short?: string | undefined;
  /** Whether it has been paid out: the chips still there only recall the result. */
  readonly isHome?: boolean | undefined;
}
export const stakePile = (
  symbols: Symbols,
  amount: number,
  { state = '', mark, note = '', short = '', place, isHome }: StakeLook = {},
): TemplateResult => {
  const sum = short || (state === 'lost' ? signed(-amount) : chips(amount)) + (note && ` ${note}`);
  return html`<span
    class="stake ${state} ${isHome ? 'home' : ''}"
    part="stake"
    aria-hidden="true"
    data-place=${place ?? nothing}
    >${pile(symbols, amount)}<b class="sum" aria-hidden="true">${sum}</b
    >${mark ? html`<span class="mark">${icon(mark)}</span>` : nothing}</span
  >`;
};

export interface ButtonLook {
  readonly icon?: IconName;
  /** The shortcut, as shown and as `aria-keyshortcuts`. */
  readonly key?: string;
  readonly kind?: string;
  readonly off?: boolean;
  readonly value?: string;
  /** For a toggle: whether it is on. */
  readonly pressed?: boolean;
  /** What is explained here: its name among the game's terms. */
  readonly term?: string | undefined;
}
/** A button of the rail. It runs the command of this name; disabled, it keeps the focus but does nothing. */
export const button = (command: string, label: string | TemplateResult, look: ButtonLook = {}): TemplateResult =>
  html`<button
    class="button ${look.kind ?? ''}"
    part="button"
    data-do=${command}
    data-value=${look.value ?? nothing}
    data-term=${look.term ?? nothing}
    aria-disabled=${look.off ? 'true' : nothing}
    aria-keyshortcuts=${look.key ?? nothing}
    role=${look.pressed === undefined ? nothing : 'button'}
    aria-pressed=${look.pressed ?? nothing}
    data-place=${(look.kind?.includes('prime') ? 'main button' : `button ${look.value ? `${command} ${look.value}` : command}`) satisfies Place}
  >
    ${look.icon ? icon(look.icon) : nothing}<span class="label">${label}</span
    >${look.key ? html`<kbd aria-hidden="true">${look.key === 'Enter' ? '↵' : look.key}</kbd>` : nothing}
  </button>`;
