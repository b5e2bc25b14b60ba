/** What there is only after a refait: the choice on each stake, and stakes in prison. */
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../table/look/icons.js';
import { chips } from '../../table/look/messages.js';
import { button, stakePile } from '../../table/look/pieces.js';
import type { Place } from '../../table/play/places.js';
import { heldAt, LEVELS } from '../look/prisons.js';
import { entriesOn, freeOn, type AfterRefait, type Shown } from '../look/shown.js';
import { CHANCES, type Chance } from '../rules/coup.js';
import { shareOf } from '../rules/settlement.js';
import type { Action, Choice, Punter } from '../rules/table.js';
import { letterOf, NAMES } from '../text/calls.js';
import { choiceStyles } from './choice.styles.js';
import { prisonsStyles } from './prisons.styles.js';

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

/** The player's own stakes in the prisons of a chance, if there are any, or were before the coup shown. */
function prison(shown: Shown, chance: Chance): TemplateResult | typeof nothing {
  const badges = LEVELS.flatMap(level => badge(shown, chance, level) ?? []);
  return badges.length > 0 ? html`<span class="prison" aria-hidden="true">${badges}</span>` : nothing;
}

function badge(shown: Shown, chance: Chance, level: number): TemplateResult | undefined {
  const { own, symbols } = shown;
  const held = heldAt(own?.prison[CHANCES.indexOf(chance)], level);
  const gone = entriesOn(shown, chance).find(
    entry => Math.min(entry.level, 3) === level && (entry.outcome === 'lost' || entry.outcome === 'freed'),
  );
  const place = `stake ${chance} ${level}` as const;
  const stake =
    held > 0
      ? stakePile(symbols, held, { place })
      : gone &&
        stakePile(symbols, gone.stake, {
          state: gone.outcome === 'lost' ? 'lost' : 'won',
          // a badge has no room for a sign beside its letter
          short: chips(gone.stake),
          place,
        });
  return (
    stake &&
    html`<span
      class="held"
      data-level=${level}
      data-term=${`prison ${letterOf(level)}`}
      data-place=${`held ${chance} ${level}` satisfies Place}
    >
      <span class="lock">${icon(held === 0 && gone?.outcome === 'freed' ? 'unlock' : 'lock')}${letterOf(level)}</span>
      ${stake}</span
    >`
  );
}

/** Buttons for moving or giving up imprisoned stakes, if the rules allow it. */
function releases({ view, words, own, legal }: Shown): TemplateResult | typeof nothing {
  const buttons = legal.flatMap((offer, place) => {
    if (offer.type !== 'move' && offer.type !== 'surrender') return [];
    const { chance, level } = offer as Extract<Action, { readonly level: number }>;
    const from = `${NAMES[chance]} ${letterOf(level)}`;
    const held = own!.prison[CHANCES.indexOf(chance)]![level - 1]!;
    const label =
      offer.type === 'move'
        ? words.move(from, NAMES[offer.to])
        : words.surrender(from, chips(shareOf(held, 2 ** level, view.options.halfRounding)));
    return [button('act', label, { kind: 'quiet punter', value: String(place) })];
  });
  return buttons.length > 0 ? html`<div class="punters" data-zone="releases">${buttons}</div>` : nothing;
}

export const styles = prisonsStyles + choiceStyles;
