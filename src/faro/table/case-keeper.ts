/** The case-keeper: which cards are gone, and where. */
import { html, nothing, type TemplateResult } from 'lit';
import type { KnownCard } from '../../cards/card.js';
import { oddsButton } from '../../bank/odds-button.js';
import { BOOKS } from '../rules/pack.js';
import { placeOf, type Side } from '../rules/table.js';
import type * as ClassicPart from './classic.js';
import { heading, isOpen } from './heading.js';
import type { Scene } from './scene.js';
import { sign } from './suits.js';

const RANKS = [...'A23456789TJQK'];

/** A place for each card, filled as it goes (right full, left hollow). */
function keeper(scene: Scene): TemplateResult {
  const { view, words } = scene;
  const right: Side = view.options.payingSide === 'right' ? 'pays' : 'takes';
  const last = view.last ? [view.last.takes.at(-1), view.last.pays.at(-1)] : [];
  const rows = BOOKS.map(suit => {
    const told: string[] = [];
    const cells = RANKS.map(rank => {
      const card = (rank + suit) as KnownCard;
      const place = placeOf(view, card);
      const where = place === 'takes' || place === 'pays' ? (place === right ? 'right' : 'left') : place;
      if (where === 'right' || where === 'left' || where === 'covered')
        told.push(`${scene.name(card)} ${words[where]}`);
      return html`<i class="${where} ${last.includes(card) ? 'now' : ''}" data-gone=${card}></i>`;
    });
    return html`<div role="img" aria-label="${scene.suits[suit]}${words.colon}${told.join(', ') || words.nothingGone}">
      ${sign(scene.german, suit)}${cells}
    </div>`;
  });
  return html`<div class="keeper">
    <div aria-hidden="true"><span></span>${RANKS.map(rank => html`<b>${scene.letter(rank)}</b>`)}</div>
    ${rows}
  </div>`;
}

/** The abacus of the classic game, which is always to be seen, or the grid; and the button for the odds. */
export function caseKeeper(scene: Scene, classic: typeof ClassicPart | undefined): TemplateResult {
  const { view, words, opened } = scene;
  const isClassic = view.options.variant === 'classic';
  const all = view.gone.filter(place => place !== 7).length;
  const gone = view.gone.filter(place => place !== 0 && place !== 7).length;
  // nothing can have gone before the first deal
  const shows = !isClassic && view.deal > 0 && isOpen(scene, 'case');
  return html`<div class="case" part="case">
    ${isClassic ? classic?.abacus(scene) : heading(scene, 'case', words.fallen, words.ofAll(gone, all))}
    ${shows ? keeper(scene) : nothing}
    <div class="legend">
      ${
        shows
          ? html`<span class="right" aria-hidden="true">${words.right}</span
              ><span class="left" aria-hidden="true">${words.left}</span>`
          : nothing
      }
      <span class="tools" data-zone="odds">${oddsButton(words.odds, opened('odds'))}</span>
    </div>
  </div>`;
}
