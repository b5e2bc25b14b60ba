/** The four fields with their stakes, and the prisons. */
import { html, nothing, type TemplateResult } from 'lit';
import { chips, say } from '../../table/messages.js';
import { pile, stakePile } from '../../table/pieces.js';
import { lines } from './cloth.js';
import { CHANCES, type Chance } from '../rules/coup.js';
import { NAMES } from '../text/messages.js';
import type { Line } from '../rules/settlement.js';
import type { Punter } from '../rules/table.js';
import type { Shown } from './shown.js';

/** A field and what a punter has on it, in words. */
export function fieldName(
  { words, seldom }: Pick<Shown, 'words' | 'seldom'>,
  chance: Chance,
  { free, insured, prison }: Punter,
): string {
  const at = CHANCES.indexOf(chance);
  const stake = free[at]!;
  return (
    (stake > 0 ? say(words.fieldStake, NAMES[chance], chips(stake)) : say(words.fieldEmpty, NAMES[chance])) +
    (insured[at] ? words.fieldInsured : '') +
    (seldom?.locked(prison[at]!) ?? '')
  );
}

/** The cloth for stakes. */
export function layout(shown: Shown): TemplateResult {
  const { view, words, settled, choosing, wide, seldom } = shown;
  return html`<div class="layout ${choosing ? 'choosing' : ''}" part="layout">
    <div class="fields">
      <div role="toolbar" aria-label=${words.cloth} data-zone="fields">
        ${CHANCES.map((chance, at) => field(shown, chance, at))}
      </div>
      ${lines(wide ? 'wide' : 'narrow', settled ? (view.coup?.wins ?? []) : [])}
      ${choosing ? seldom?.choices() : nothing}
    </div>
    ${CHANCES.map((chance, at) => prison(shown, chance, at))}
  </div>`;
}

/** The last coup's lines of a chance, as long as they are shown. */
const linesOf = ({ settled, own }: Shown, chance: Chance): readonly Line[] =>
  (settled && own?.lines.filter(line => line.chance === chance)) || [];

function field(shown: Shown, chance: Chance, at: number): TemplateResult {
  const { view, words, own, seldom, symbols } = shown;
  const offer = shown.legal.some(offer => offer.type === 'stake' && offer.chance === chance);
  const stake = own?.free[at] ?? 0;
  const line = stake > 0 ? undefined : linesOf(shown, chance).find(({ level }) => level === 0);
  const label = own ? fieldName(shown, chance, own) : NAMES[chance];
  return html`<button
    class="field ${chance} ${stake > 0 && view.phase === 'choice' ? 'asked' : ''}"
    part="field"
    data-do="field"
    data-value=${chance}
    data-drop=${chance}
    aria-disabled=${offer ? nothing : 'true'}
    aria-keyshortcuts=${chance[0]!.toUpperCase()}
  >
    <span class="unseen">${label + (seldom?.othersTold(at) ?? '') + (offer ? '' : words.fieldClosed)}</span>
    <span class="name lettering" aria-hidden="true">${NAMES[chance]}</span>
    ${chance === 'couleur' || chance === 'inverse' ? html`<span class="letter lettering" aria-hidden="true">${chance === 'couleur' ? 'D' : 'E'}</span>` : html`<i class="big" aria-hidden="true"></i>`}
    ${offer && shown.hovered === chance && stake === 0 && !line ? html`<span class="ghost">${pile(symbols, shown.laid)}</span>` : nothing}
    ${stake > 0 ? stakePile(symbols, stake, { mark: own?.insured[at] ? 'shield' : undefined }) : line ? settledStake(shown, line) : nothing}
    ${seldom?.others(at, shown.settled)}
  </button>`;
}

function settledStake({ symbols, seldom }: Shown, line: Line): TemplateResult | undefined {
  const { stake, outcome: state, premium } = line;
  return state === 'won' || state === 'lost'
    ? stakePile(symbols, stake, { state, mark: premium > 0 ? 'shield' : undefined })
    : seldom?.settledStake(line);
}

function prison(shown: Shown, chance: Chance, at: number): TemplateResult {
  const { seldom } = shown;
  if (!seldom)
    return html`<ul class="prison ${chance}" aria-hidden="true">
      <li></li>
      <li></li>
      <li></li>
    </ul>`;
  const lines = linesOf(shown, chance);
  return html`<ul class="prison ${chance}" aria-hidden="true">
    ${[1, 2, 3].map(level => {
      const content = seldom.prisoner(at, level, lines);
      return content ? html`<li class="held">${content}</li>` : html`<li></li>`;
    })}
  </ul>`;
}
