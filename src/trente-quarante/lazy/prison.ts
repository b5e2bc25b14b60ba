/** The player's own stakes in prison: a badge for each level at which there are any. */
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../table/look/icons.js';
import { chips } from '../../table/look/messages.js';
import { stakePile } from '../../table/look/pieces.js';
import type { Place } from '../../table/play/places.js';
import { heldAt, LEVELS } from '../look/prisons.js';
import { entriesOn, type Shown } from '../look/shown.js';
import { CHANCES, type Chance } from '../rules/coup.js';
import { letterOf } from '../text/calls.js';

/** The player's own stakes in the prisons of a chance, if there are any, or were before the coup shown. */
export function prison(shown: Shown, chance: Chance): TemplateResult | typeof nothing {
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
