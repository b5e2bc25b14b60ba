/** The choice after a refait: on each stake itself, and for all at once in the bar. */
import { html, nothing, type TemplateResult } from 'lit';
import { barOf } from '../../bank/look/bar.js';
import { isOffered } from '../../bank/look/offers.js';
import { chips } from '../../table/look/messages.js';
import { button } from '../../table/look/pieces.js';
import { CHANCES, type Chance } from '../rules/coup.js';
import { shareOf } from '../rules/settlement.js';
import type { Choice, Punter } from '../rules/table.js';
import { NAMES } from '../text/calls.js';
import { freeOn, type Shown } from '../look/shown.js';

/** A choice on each stake that needs one. */
export const choices = (shown: Shown): unknown =>
  shown.own && !shown.own.done && CHANCES.map(chance => choice(shown, shown.own!, chance));

function choice({ view, words }: Shown, own: Punter, chance: Chance): TemplateResult | typeof nothing {
  const stake = freeOn(own, chance);
  if (stake === 0) return nothing;
  const chosen = own.choices[CHANCES.indexOf(chance)];
  const act = (choice: Choice, label: string, note: string): TemplateResult =>
    html`<button
      data-do="choose"
      data-term=${choice === 'prison' ? 'prison A' : nothing}
      data-value="${chance} ${choice}"
      aria-pressed=${chosen === choice ? 'true' : 'false'}
    >
      ${label}<small>${note}</small>
    </button>`;
  return html`<div
    class="choice ${chance}"
    role="toolbar"
    aria-label="${NAMES[chance]} ${chips(stake)}"
    data-zone="choice-${chance}"
  >
    ${act('half', words.half, words.halfBack(chips(shareOf(stake, 2, view.options.halfRounding))))}
    ${act('prison', words.prison, words.prisonIn(chips(stake)))}
  </div>`;
}

/** The bar during the choice. */
export function choiceBar(shown: Shown, purse: unknown): TemplateResult {
  const { own, words } = shown;
  const open = own?.free.filter((stake, at) => stake > 0 && own.choices[at] === null).length ?? 0;
  return barOf(
    words,
    html`${purse}<span class="space"></span>
      <span class="hint">${open > 0 ? words.stillOpen(open) : words.allChosen}</span>
      <div class="acts" data-zone="acts">
        ${button('choose-all', words.allHalf, { key: 'H', kind: 'quiet', value: 'half' })}
        ${button('choose-all', words.allPrison, { key: 'S', kind: 'quiet', value: 'prison' })}
        ${button('prime', words.confirm, { key: 'G', kind: 'prime', off: !isOffered(shown, 'done') })}
      </div>`,
    'deciding',
  );
}
