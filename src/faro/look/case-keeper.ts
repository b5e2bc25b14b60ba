/** The case-keeper: which cards are gone, and where. It is part of a wide cloth, and opens over a smaller one. */
import { html, nothing, type TemplateResult } from 'lit';
import type { KnownCard } from '../../cards/card.js';
import { oddsButton } from '../../bank/look/bar.js';
import { BOOKS } from '../rules/pack.js';
import { SINGLES } from '../rules/spots.js';
import { placeOf } from '../rules/table.js';
import { listed } from './listed.js';
import type { Scene } from './scene.js';
import { sign } from './suits.js';

/** The ranks, and under them for each suit a row that shows what is gone: its sign, and a place for each card. */
const PLACES = listed(
  '<div class="keeper" data-place="case-keeper"><div aria-hidden="true"><span></span>',
  ...SINGLES.map(() => '<b .textContent=§></b>'),
  ...BOOKS.flatMap(suit => [
    '</div><div role="img" aria-label=§>§',
    ...SINGLES.map(rank => `<i class=§ data-gone="${rank + suit}"></i>`),
  ]),
  '</div></div>',
);

const RIGHT_PAYS = { pays: 'right', takes: 'left' } as const;
const LEFT_PAYS = { pays: 'left', takes: 'right' } as const;

/** A place for each card, filled when it comes (right full, left hollow). */
export function keeper(scene: Scene): TemplateResult {
  const { view, words } = scene;
  const sides = view.options.payingSide === 'right' ? RIGHT_PAYS : LEFT_PAYS;
  const last = view.last ? [view.last.takes.at(-1), view.last.pays.at(-1)] : [];
  const rows = BOOKS.flatMap(suit => {
    const told: string[] = [];
    const places = SINGLES.map(rank => {
      const card = (rank + suit) as KnownCard;
      const place = placeOf(view, card);
      const where = place === 'takes' || place === 'pays' ? sides[place] : place;
      if (where === 'right' || where === 'left') told.push(words.fellOn(scene.rank(rank), words[where]));
      else if (where in words.fellAs)
        told.push(`${scene.rank(rank)} ${words.fellAs[where as keyof typeof words.fellAs]}`);
      return last.includes(card) ? `${where} now` : where;
    });
    // a suit is out of a deal as a whole
    const none = places[0] === 'out' ? words.suitOut : words.nothingGone;
    const name = words.suitGone(scene.suits[suit], told.join(', ') || none);
    return [name, sign(scene.german, suit), ...places];
  });
  const crossed = (['bottom', 'covered'] as const).filter(place => rows.includes(place));
  return html`${html(PLACES, ...SINGLES.map(scene.letter), ...rows)}
    <div class="sides" aria-hidden="true">
      <span class="right">${words.right}</span><span class="left">${words.left}</span>
      ${crossed.map(place => html`<div>× ${words.fellAs[place]}</div>`)}
    </div>`;
}

/** How many cards are gone, out of how many. */
function goneOf({ view, words }: Scene): string {
  const all = view.gone.filter(place => place !== 7).length;
  const gone = view.gone.filter(place => place !== 0 && place !== 7).length;
  return words.ofAll(gone, all);
}

/** The button for the odds, if there are any. */
export const odds = ({ view, words, opened }: Scene): TemplateResult | typeof nothing =>
  view.phase === 'between' ? nothing : oddsButton(words.odds, opened('odds'));

/** The case-keeper on a wide cloth. */
export const caseKeeper = (scene: Scene): TemplateResult =>
  html`<div class="case-keeper" part="case-keeper">
    <h3>${scene.words.cardsGone}<small>${goneOf(scene)}</small><span data-zone="odds">${odds(scene)}</span></h3>
    ${keeper(scene)}
  </div>`;

/** What opens over a smaller cloth: the other players if they have no place there, the case-keeper, the odds. */
export function drawerButtons(scene: Scene, staked: string): TemplateResult {
  const { words, opened } = scene;
  const opens = (name: 'opponents' | 'case-keeper', label: string, note: string): TemplateResult =>
    html`<button class="fold" data-do="open" data-value=${name} aria-expanded=${opened(name)}>
      ${label}<small>${note}</small>
    </button>`;
  return html`<div class="strip" role="toolbar" aria-label=${words.cardsGone} data-zone="strip">
    ${staked && opens('opponents', words.opponents, staked)} ${opens('case-keeper', words.cardsGone, goneOf(scene))}
    ${odds(scene)}
  </div>`;
}
