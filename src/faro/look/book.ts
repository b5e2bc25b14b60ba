/** The player's own book, a fan of thirteen: a staked card rises with its chips on it, one that is gone is dimmed. */
import { html, nothing, type TemplateResult } from 'lit';
import { netSpoken } from '../../bank/look/words.js';
import { CARDS, type KnownCard } from '../../cards/card.js';
import type { FaceSize } from '../../table/play/art/family.js';
import type { Shape } from '../../table/look/box.js';
import { cardFace } from '../../table/look/pieces.js';
import type { Place } from '../../table/play/places.js';
import { openSpots, SINGLES } from '../rules/spots.js';
import { placeOf } from '../rules/table.js';
import { listed } from './listed.js';
import { halfOf, isBanker, isLookingOn, stateOf, untilDealt, winOf, type Scene } from './scene.js';
import { cardOf } from './suits.js';

/** The level of detail of a card in the book: full in a wide box, where no card covers another. */
export const cardSize = (shape: Shape): FaceSize => (shape === 'wide' ? 'large' : 'compact');

/** A leaf for each card, as a button; what is on it; and a win that can be left on it. */
const LEAVES = listed(
  ...SINGLES.map(
    rank =>
      `<div class=§><button part="field" data-do="field" data-value="${rank}" data-drop="${rank}" data-place="${`field ${rank}` satisfies Place}" aria-disabled=§ aria-label=§><span aria-hidden="true">§</span>§</button>§</div>`,
  ),
);

const isPharo = ({ view }: Scene): boolean => view.options.variant === 'pharo';

/** The own book; onlookers and bankers have none. */
export const book = (scene: Scene): TemplateResult | typeof nothing =>
  scene.own && !isBanker(scene.view)
    ? html`<div class="mine">
        <div
          class="fan"
          part="layout"
          role="toolbar"
          aria-label=${isPharo(scene) ? scene.words.livret : scene.words.book}
          data-zone="fan"
        >
          ${html(LEAVES, ...SINGLES.flatMap(rank => leaf(scene, rank)))}
        </div>
      </div>`
    : nothing;

/** Whether the player's own card of a rank is gone. */
function isGone({ view, own }: Scene, rank: string): boolean {
  const isAway = (card: KnownCard): boolean => placeOf(view, card) !== 'pack';
  return view.options.variant === 'buch'
    ? !!own?.suit && isAway((rank + own.suit) as KnownCard)
    : CARDS.filter(card => card[0] === rank).every(isAway);
}

/** What the last turn did to a card of the book, as a mark on its face. */
const MARKS = { won: 'marked', lost: 'dim', half: '', '': '' } as const;

/** The variable part of a leaf. Books are handed out with the first deal: before it they lie face down. */
function leaf(scene: Scene, rank: string): readonly unknown[] {
  const { view, seat, own, shape } = scene;
  const stake = own?.stakes.find(({ spot }) => spot === rank);
  const entry = scene.entries.find(({ spot }) => spot === rank);
  const gone = isGone(scene, rank);
  const state = stateOf(entry);
  const amount = entry?.amount ?? stake?.amount ?? 0;
  const name = [scene.field(rank, own), entry && netSpoken(entry.net, scene.words)].filter(Boolean).join(', ');
  const told = untilDealt(scene, name + (gone ? scene.words.fieldClosed : ''));
  const marks = (gone || isLookingOn(scene)) && !entry ? 'dim' : MARKS[state];
  return [
    `leaf ${amount > 0 ? 'staked' : ''} ${stake?.bent ? 'bent' : ''}`,
    view.phase === 'stake' && openSpots(view, seat).includes(rank) ? nothing : 'true',
    amount > 0 ? nothing : told,
    view.deal === 0
      ? html`<span class="card back"></span>`
      : cardFace(cardOf(view, seat, rank), cardSize(shape), '', marks),
    amount > 0
      ? html`<span class="unseen">${told}</span
          >${scene.pile(amount, { state, note: winOf(entry), short: halfOf(entry), place: `stake ${rank}`, isHome: !!entry && scene.isHome })}`
      : nothing,
    entry ? scene.paroli(rank) : nothing,
  ];
}
