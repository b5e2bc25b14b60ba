/** The four fields of the cloth with their stakes. */
import { html, nothing, type TemplateResult } from 'lit';
import { chips } from '../../table/look/messages.js';
import { pile, stakePile } from '../../table/look/pieces.js';
import type { Place } from '../../table/play/places.js';
import { giltLines } from './cloth.js';
import { CHANCES, type Chance } from '../rules/coup.js';
import { NAMES } from '../text/calls.js';
import type { LedgerEntry } from '../rules/stakes.js';
import type { Punter } from '../rules/table.js';
import { lockedIn } from './prisons.js';
import { othersOn } from './punters.js';
import { freeOn, entriesOn, type AfterRefait, type Shown, type Teller } from './shown.js';
import type { BoardText } from '../text/en.js';

/** A field and what a punter has on it, in words. */
export function fieldName(words: BoardText, chance: Chance, { free, insured, prison }: Punter): string {
  const at = CHANCES.indexOf(chance);
  const stake = free[at]!;
  return (
    (stake > 0 ? words.fieldStake(NAMES[chance], chips(stake)) : words.fieldEmpty(NAMES[chance])) +
    (insured[at] ? words.fieldInsured : '') +
    lockedIn(words, prison[at]!)
  );
}

/** The other punters' stakes on a chance and in its prisons, in words. */
const othersTold = ({ view, words, person }: Teller, at: number): string =>
  view.punters
    .map(({ free, prison }, seat) => {
      const stakes = (free[at]! > 0 ? ` ${chips(free[at]!)}` : '') + lockedIn(words, prison[at]!);
      return stakes && seat !== view.seat ? `, ${person(seat)}${stakes}` : '';
    })
    .join('');

export function layout(shown: Shown, refait?: AfterRefait): TemplateResult {
  const { view, words, settled, choosing } = shown;
  return html`<div class="layout ${choosing ? 'choosing' : ''}" part="layout">
    <div class="fields">
      <div role="toolbar" aria-label=${words.cloth} data-zone="fields">
        ${CHANCES.map((chance, at) => field(shown, chance, at, refait))}
      </div>
      ${giltLines(settled ? (view.coup?.wins ?? []) : [])} ${refait?.choices}
    </div>
  </div>`;
}

/** What Couleur and Inverse show beside their names. */
const LETTERS: Partial<Record<Chance, string>> = { couleur: 'D', inverse: 'E' };

function field(shown: Shown, chance: Chance, at: number, refait: AfterRefait | undefined): TemplateResult {
  const { view, words, own, symbols } = shown;
  const offer = shown.legal.some(offer => offer.type === 'stake' && offer.chance === chance);
  const stake = freeOn(own, chance);
  const entry = stake > 0 ? undefined : entriesOn(shown, chance).find(({ level }) => level === 0);
  const label = own ? fieldName(words, chance, own) : NAMES[chance];
  const letter = LETTERS[chance];
  const isAsked = stake > 0 && view.phase === 'choice';
  const lies =
    stake > 0
      ? stakePile(symbols, stake, { mark: own?.insured[at] ? 'shield' : undefined, place: `stake ${chance}` })
      : entry && settledStake(shown, entry);
  return html`<button
    class="field ${chance} ${isAsked ? 'asked' : ''} ${lies ? '' : 'bare'}"
    part="field"
    data-do="field"
    data-value=${chance}
    data-drop=${chance}
    data-place=${`field ${chance}` satisfies Place}
    aria-disabled=${offer ? nothing : 'true'}
    aria-keyshortcuts=${chance[0]!.toUpperCase()}
  >
    <span class="unseen">${label + othersTold(shown, at) + (offer ? '' : words.fieldClosed)}</span>
    <span class="name lettering" aria-hidden="true" data-place=${`name ${chance}` satisfies Place}
      >${NAMES[chance]}</span
    >
    ${letter ? html`<span class="letter lettering" data-term=${chance} aria-hidden="true">${letter}</span>` : html`<i class="big" aria-hidden="true"></i>`}
    ${offer && shown.hovered === chance && stake === 0 && !entry ? html`<span class="ghost">${pile(symbols, shown.laid)}</span>` : nothing}
    ${lies ?? nothing} ${refait?.prison(chance)} ${othersOn(shown, at)}
  </button>`;
}

/** A free stake after the last coup; nothing if it is imprisoned, or nothing of it comes back. */
function settledStake(
  { symbols, words, isHome, large }: Shown,
  { chance, stake, outcome, premium, back }: LedgerEntry,
): TemplateResult | undefined {
  const place = `stake ${chance}` as const;
  const mark = premium > 0 ? 'shield' : undefined;
  switch (outcome) {
    case 'won': {
      const note = `+ ${chips(stake)}`;
      // the win alone on a small cloth, and in the narrow field if the sum has four digits
      const short = large && (chance !== 'inverse' || stake < 1000) ? '' : note;
      return stakePile(symbols, stake, { state: outcome, note, short, mark, place, isHome });
    }
    case 'lost':
      return stakePile(symbols, stake, { state: outcome, mark, place, isHome });
    case 'spared':
      return stakePile(symbols, stake, { state: 'won', mark, note: words.spared, place, isHome });
    case 'returned':
      return stakePile(symbols, stake, { mark, place, isHome });
    case 'halved':
      return back > 0 ? stakePile(symbols, back, { place, isHome }) : undefined;
    default:
      return undefined;
  }
}
