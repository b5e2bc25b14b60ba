/** Several punters: whose turn it is, and what the others have on the cloth, each with a letter and a colour. */
import { html, nothing, type TemplateResult } from 'lit';
import { markOf } from '../../bank/look/tips.js';
import { icon } from '../../table/look/icons.js';
import { chips } from '../../table/look/messages.js';
import { sitterFace } from '../../table/look/pieces.js';
import { CHANCES } from '../rules/coup.js';
import { letterOf } from '../text/calls.js';
import { heldAt, LEVELS } from './prisons.js';
import { seatsOf, type Shown, type Teller } from './shown.js';

/** The mark of a punter, shown on their chips on the cloth. */
export const signOf = ({ view, person }: Pick<Teller, 'view' | 'person'>, seat: number): TemplateResult =>
  html`<b class="who m${seat}" aria-hidden="true">${markOf(seat, seatsOf(view), person)}</b>`;

/** Everybody at the board with their chips: who shares this screen can take it over, others tell who they are. */
export const puntersRow = (shown: Shown): TemplateResult | typeof nothing => {
  const { view, words, ownSeats, person, sitter } = shown;
  if (view.punters.length === 1) return nothing;
  return html`<div class="punters" part="opponents" role="group" aria-label=${words.punters} data-zone="punters">
    ${view.punters.map(({ done }, seat) => {
      const isHere = ownSeats.includes(seat);
      const who = isHere ? undefined : sitter(seat);
      return html`<button
        part=${seat === view.seat ? 'player' : 'opponent'}
        class="button quiet punter ${isHere ? '' : 'elsewhere'}"
        data-do=${who ? nothing : 'punter'}
        data-value=${seat}
        data-term=${who ? `player ${seat}` : nothing}
        aria-current=${seat === view.seat ? 'true' : 'false'}
        aria-disabled=${isHere || who ? 'false' : 'true'}
      >
        ${who && 'portrait' in who ? sitterFace(who) : nothing}${signOf(shown, seat)}
        <span class="called">${person(seat)} </span
        ><span class="unseen">${words.purse} </span>${chips(view.accounts.purses[seat]!)}<span class="called"
          >${done ? ` · ${words.done}` : ''}</span
        >
      </button>`;
    })}
  </div>`;
};

/** Other punters' stakes on a chance; for the coup shown, also those that did not go to prison. */
const stakesOn = ({ view, settled }: Shown, at: number): readonly (readonly [number, number, string])[] =>
  view.punters.flatMap<readonly [number, number, string]>(({ free, entries }, seat) => {
    if (seat === view.seat) return [];
    if (free[at]! > 0) return [[seat, free[at]!, '']];
    const entry = settled ? entries.find(({ chance, level }) => chance === CHANCES[at] && level === 0) : undefined;
    return entry && entry.outcome !== 'halved' && entry.outcome !== 'imprisoned'
      ? [[seat, entry.stake, entry.outcome]]
      : [];
  });

/** Other punters' imprisoned stakes on a chance, by level. */
const lockedOn = ({ view }: Shown, at: number): readonly (readonly [seat: number, amount: number, level: number])[] =>
  view.punters.flatMap(({ prison }, seat) =>
    seat === view.seat
      ? []
      : LEVELS.flatMap(level => {
          const amount = heldAt(prison[at], level);
          return amount > 0 ? [[seat, amount, level] as const] : [];
        }),
  );

/** The other punters' stakes on a chance, small, with the results of the coup shown; imprisoned ones last. */
export function othersOn(shown: Shown, at: number): TemplateResult | typeof nothing {
  const free = stakesOn(shown, at);
  const locked = lockedOn(shown, at);
  if (free.length + locked.length === 0) return nothing;
  return html`<span class="others tips ${free.length + locked.length > 3 ? 'many' : ''}" aria-hidden="true"
    >${free.map(
      ([seat, amount, outcome]) =>
        html`<span class="tip ${outcome}">${signOf(shown, seat)}<i>${chips(amount)}</i></span>`,
    )}${locked.map(
      ([seat, amount, level]) =>
        html`<span class="tip locked"
          >${signOf(shown, seat)}<i>${chips(amount)}</i>${icon('lock')}<span class="level"
            >${letterOf(level)}</span
          ></span
        >`,
    )}</span
  >`;
}

/**
 * Everybody at the board, and what may be done with stakes in prison; the place is kept if there are several, or if the
 * rules may ever offer something. @param releases the buttons for that.
 */
export const crew = (shown: Shown, releases: unknown = nothing): TemplateResult | typeof nothing => {
  const { punters, options } = shown.view;
  const mayRelease = options.prisonMove !== 'none' || options.prisonSurrender !== 'none';
  return punters.length > 1 || mayRelease ? html`<div class="crew">${puntersRow(shown)}${releases}</div>` : nothing;
};
