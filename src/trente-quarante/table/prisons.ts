/** The prisons A, B, C of each chance: who is in them with how much. */
import { html, nothing, type TemplateResult } from 'lit';
import { chips, say } from '../../table/messages.js';
import { stakePile } from '../../table/pieces.js';
import { CHANCES, type Chance } from '../rules/coup.js';
import { letterOf } from '../text/messages.js';
import { signOf } from './punters.js';
import { linesOn, type BoardWords, type Shown } from './shown.js';

/** What lies in a chance's prisons, in words. */
export const lockedIn = (words: BoardWords, levels: readonly number[]): string =>
  levels
    .map((amount, below) => (amount > 0 ? say(words.fieldPrison, chips(amount), letterOf(below + 1)) : ''))
    .join('');

/** What lies at a level of a chance's prisons, C and all below it being one. */
const heldAt = (levels: readonly number[] = [], level: number): number =>
  levels.slice(level - 1, level < 3 ? level : undefined).reduce((sum, amount) => sum + amount, 0);

/** The prisons beside a chance. */
export const prison = (shown: Shown, chance: Chance): TemplateResult =>
  html`<ul class="prison ${chance}" aria-hidden="true">
    ${[1, 2, 3].map(level => {
      const content = prisoner(shown, chance, level);
      return content === nothing ? html`<li></li>` : html`<li class="held">${content}</li>`;
    })}
  </ul>`;

/** What lies in a prison, or lay there before the coup that is shown; beside it who else has how much there. */
function prisoner(shown: Shown, chance: Chance, level: number): TemplateResult | typeof nothing {
  const { view, own, symbols } = shown;
  const at = CHANCES.indexOf(chance);
  const held = heldAt(own?.prison[at], level);
  const gone = linesOn(shown, chance).find(
    line => Math.min(line.level, 3) === level && (line.outcome === 'lost' || line.outcome === 'freed'),
  );
  const stake =
    held > 0
      ? stakePile(symbols, held, { mark: 'lock' })
      : gone && stakePile(symbols, gone.stake, { state: gone.outcome === 'lost' ? 'lost' : 'won' });
  const others = view.punters.flatMap(({ prison }, other) => {
    const amount = other === view.seat ? 0 : heldAt(prison[at], level);
    return amount > 0 ? [[other, amount] as const] : [];
  });
  if (!stake && others.length === 0) return nothing;
  // Three and more beside a stake of one's own are only counted.
  const tips =
    stake && others.length > 2
      ? html`<b class="who" .textContent=${`+${others.length}`}></b>`
      : others.map(
          ([other, amount]) =>
            html`<span class="tip">${signOf(shown, other)}<i .textContent=${chips(amount)}></i></span>`,
        );
  return html`${stake}
    <span class="tips ${stake ? 'beside' : ''} ${stake || others.length > 2 ? 'many' : ''}">${tips}</span>`;
}
