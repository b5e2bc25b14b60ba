/** The progress of a hand of stud, and the place of buttons beside it. */
import { html, nothing, type TemplateResult } from 'lit';
import { isSettled } from '../../poker/look/seen.js';
import { STREETS, type View } from '../rules/table.js';
import type { StudText } from '../text/en.js';

/** The progress of the hand: the streets as steps. @param raises the number of raises, in words. */
export function streets(words: StudText, view: View, raises = ''): TemplateResult {
  return html`<div class="streets">
    ${raises ? html`<span class="raises">${raises}</span>` : nothing}
    <ol class="steps" aria-label=${words.street}>
      ${STREETS.map(street => {
        const now = view.dealtIn !== 0 && street === view.street && !isSettled(view);
        const past = view.dealtIn !== 0 && (street < view.street || isSettled(view));
        return html`<li class=${now ? 'here' : past ? 'past' : ''} aria-current=${now ? 'step' : nothing}>
          <span class="unseen">${words.street} </span>${street}
        </li>`;
      })}
    </ol>
  </div>`;
}

/** What lies in the middle beside the pots: cards, the streets if the head has no room for them, buttons. */
export const besideOf = (cards: unknown, steps: unknown, buttons: unknown): TemplateResult =>
  html`${cards}
    <div class="ways">
      ${steps}
      <div class="openers">${buttons}</div>
    </div>`;
