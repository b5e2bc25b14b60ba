/** What there is only after a refait: the choice on each stake, and stakes in prison. */
import { html, nothing, type TemplateResult } from 'lit';
import { chips } from '../../table/look/messages.js';
import { freeOn, type AfterRefait, type Shown } from '../look/shown.js';
import { CHANCES, type Chance } from '../rules/coup.js';
import { shareOf } from '../rules/settlement.js';
import type { Choice, Punter } from '../rules/table.js';
import { NAMES } from '../text/calls.js';
import { choiceStyles } from './choice.styles.js';
import { prison } from './prison.js';
import { prisonsStyles } from './prisons.styles.js';
import { releases } from './releases.js';

/** What a refait adds to the board. */
export const afterRefait = (shown: Shown): AfterRefait => ({
  choices: shown.choosing ? choices(shown) : nothing,
  prison: chance => prison(shown, chance),
  releases: releases(shown),
});

/** A choice on each stake that needs one. */
const choices = (shown: Shown): unknown =>
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

export const styles = prisonsStyles + choiceStyles;
