/** Several punters: whose turn it is, and what the others have on the cloth, under a letter and a colour for each. */
import { html, nothing, type TemplateResult } from 'lit';
import { markOf } from '../../bank/tips.js';
import { chips } from '../../table/messages.js';
import { CHANCES } from '../rules/coup.js';
import { lockedIn } from './prisons.js';
import { seatsOf, type Shown, type Teller } from './shown.js';

/** The sign of a punter, which their chips on the cloth bear. */
export const signOf = ({ view, person }: Pick<Teller, 'view' | 'person'>, seat: number): TemplateResult =>
  html`<b class="who m${seat}" aria-hidden="true" .textContent=${markOf(seat, seatsOf(view), person)}></b>`;

/** Everybody at the board, each with a purse; whoever shares this screen can take the board over. */
export const puntersRow = (teller: Teller): TemplateResult | typeof nothing => {
  const { view, words, ownSeats, person } = teller;
  if (view.punters.length === 1) return nothing;
  return html`<div class="punters" role="group" aria-label=${words.punters} data-zone="punters">
    ${view.punters.map(
      ({ done }, seat) =>
        html`<button
          class="button quiet punter"
          data-do="punter"
          data-value=${seat}
          aria-current=${seat === view.seat ? 'true' : 'false'}
          aria-disabled=${ownSeats.includes(seat) ? 'false' : 'true'}
        >
          ${signOf(teller, seat)} ${person(seat)}
          <span class="unseen">${words.purse} </span
          >${chips(view.accounts.purses[seat]!)}${done ? ` · ${words.done}` : ''}
        </button>`,
    )}
  </div>`;
};

/** Who else has how much on a chance; of the coup that is shown also what lay there and did not go to prison. */
const stakesOn = ({ view, settled }: Shown, at: number): readonly (readonly [number, number, string])[] =>
  view.punters.flatMap<readonly [number, number, string]>(({ free, lines }, seat) => {
    if (seat === view.seat) return [];
    if (free[at]! > 0) return [[seat, free[at]!, '']];
    const line = settled ? lines.find(({ chance, level }) => chance === CHANCES[at] && level === 0) : undefined;
    return line && line.outcome !== 'halved' && line.outcome !== 'imprisoned' ? [[seat, line.stake, line.outcome]] : [];
  });

/** The other punters' stakes on a chance, small, and while the last coup is shown what became of them. */
export function othersOn(shown: Shown, at: number): TemplateResult | typeof nothing {
  const there = stakesOn(shown, at);
  return there.length === 0
    ? nothing
    : html`<span class="others tips ${there.length > 3 ? 'many' : ''}" aria-hidden="true"
        >${there.map(
          ([seat, amount, outcome]) =>
            html`<span class="tip ${outcome}">${signOf(shown, seat)}<i .textContent=${chips(amount)}></i></span>`,
        )}</span
      >`;
}

/** The other punters' stakes on a chance and in its prisons, in words. */
export const othersTold = ({ view, words, person }: Teller, at: number): string =>
  view.punters
    .map(({ free, prison }, seat) => {
      const stakes = (free[at]! > 0 ? ` ${chips(free[at]!)}` : '') + lockedIn(words, prison[at]!);
      return stakes && seat !== view.seat ? `, ${person(seat)}${stakes}` : '';
    })
    .join('');
