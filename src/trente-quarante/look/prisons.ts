/** The prisons A, B, C of each chance: a badge for each with stakes of the player's. */
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../table/look/icons.js';
import { chips } from '../../table/look/messages.js';
import { stakePile } from '../../table/look/pieces.js';
import type { Place } from '../../table/play/places.js';
import { CHANCES, type Chance } from '../rules/coup.js';
import { letterOf } from '../text/calls.js';
import { entriesOn, type Shown } from './shown.js';
import type { BoardText } from '../text/en.js';

/** The levels of prison with a letter; C includes all below it. */
export const LEVELS: readonly number[] = [1, 2, 3];

/** What lies in a chance's prisons, in words. */
export const lockedIn = (words: BoardText, levels: readonly number[]): string =>
  levels.map((amount, below) => (amount > 0 ? words.fieldPrison(chips(amount), letterOf(below + 1)) : '')).join('');

/** What lies at a level of a chance's prisons. */
export const heldAt = (levels: readonly number[] = [], level: number): number =>
  levels.slice(level - 1, level < 3 ? level : undefined).reduce((sum, amount) => sum + amount, 0);

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
      >${icon(held === 0 && gone?.outcome === 'freed' ? 'unlock' : 'lock')}${letterOf(level)} ${stake}</span
    >`
  );
}
