/** The classic layout: thirteen spades in two rows with the seven at the turn, the places between, the high card. */
import { html } from 'lit';
import { RANKS } from '../../cards/card.js';
import type { Place } from '../../table/play/places.js';
import { AT_THE_TURN, GROUPS, HIGH, ROWS, SINGLES } from '../rules/spots.js';
import { ranksLeft } from '../rules/table.js';
import { nameOf } from './classic-names.js';
import { copperSign } from './copper.js';
import { ownStake, placeTold, tips } from './layout-stakes.js';
import { listed } from '../look/listed.js';
import { markFor, type Scene } from '../look/scene.js';

/** The position of a card on the grid of half steps: two for each card along the rows, two from row to row. */
function cardPlace(rank: string): readonly [x: number, y: number] {
  if (rank === AT_THE_TURN) return [12, 1];
  const row = ROWS[0].includes(rank) ? 0 : 1;
  return [2 * ROWS[row].indexOf(rank), 2 * row];
}

/** The centre of a place's cards on the grid, as classes; at the seven’s turn moved out to the edges. */
const placeClass = (spot: string): string => {
  const places = [...spot].map(cardPlace);
  const middle = (axis: 0 | 1): number => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  return `x${Math.round(middle(0))} y${1 + Math.sign(middle(1) - 1)}`;
};

/** A place with everything on it: disabled state, name, chips. Few nodes, since there are 38. */
const placeOf = (spot: string, marks: string, label = '', term = ''): string =>
  `<button class="spot ${marks}" part="field" data-do="field" data-value="${spot}" data-drop="${spot}" data-place="${`field ${spot}` satisfies Place}" aria-disabled=§ aria-label=§${term && ` data-term="${term}"`}>${label}§</button>`;

/** All places except the bar, in reading order with what is between. */
const PLACES = [...SINGLES, ...GROUPS];
const LATTICE = listed(...PLACES.map(spot => placeOf(spot, placeClass(spot) + (spot[1] ? '' : ' lone'))));
const BAR = listed(placeOf(HIGH, 'high', '<span class="lettering" aria-hidden="true" .textContent=§></span>', 'high'));

/** The cards on the cloth in the order of its rows, each with a mark, and how many of its rank are left. */
const THIRTEEN = [...ROWS[0], ...ROWS[1], AT_THE_TURN];
const SPADES = listed(
  ...THIRTEEN.map(
    () =>
      `<span><svg class="card §" part="card" viewBox="0 0 250 350" data-face=§></svg><i class="left n§ §"></i></span>`,
  ),
);

/** The present layout, with the button for the odds at its foot. */
export function layout(scene: Scene, odds: unknown) {
  const { view, own } = scene;
  const words = scene.words.classicLayout;
  const left = ranksLeft(view);
  const leftOf = (rank: string): number => left[RANKS.indexOf(rank)]!;
  const isOpen = (spot: string): boolean =>
    view.phase === 'stake' && (spot === HIGH ? view.left > 1 : [...spot].some(rank => leftOf(rank) > 0));

  /** The variable content of a place. */
  const place = (spot: string, ...content: readonly unknown[]) => {
    const [theirs, mine] = [tips(scene, spot), ownStake(scene, spot)];
    const name = placeTold(scene, spot);
    // what is on a place is text: then the name is text as well
    const lies = content.length > 0 || theirs || mine;
    return [
      own && isOpen(spot) ? 'false' : 'true',
      lies ? '' : name,
      ...content,
      lies ? html`<span class="unseen">${name}</span>${theirs}${mine}` : undefined,
    ];
  };

  const isWide = scene.shape === 'wide';
  return html`<div class="layout ${scene.between ? 'between' : ''}" part="layout">
    <div class="board" role="toolbar" aria-label=${words.layout} data-zone="layout" data-plane>
      ${html(BAR, ...place(HIGH, words.highPrinted))}
      <div class="rows">
        <div class="thirteen" aria-hidden="true">
          ${html(SPADES, ...THIRTEEN.flatMap(rank => [marksOf(scene, rank, leftOf(rank)), `${isWide ? 'large' : 'small'} ${rank}s`, leftOf(rank), scene.free.has(rank) ? 'free' : '']))}
        </div>
        <div class="spots">${html(LATTICE, ...PLACES.flatMap(spot => place(spot)))}</div>
      </div>
    </div>
    ${isWide || !own ? undefined : betweenSwitch(scene)}
    <div class="foot">${legend(scene)}${odds}</div>
  </div>`;
}

/** How a card of the cloth is marked: its rank has been turned, and a stake on it was won or lost; or it is gone. */
function marksOf(scene: Scene, rank: string, left: number): string {
  const { last } = scene.view;
  const turned = [last?.takes.at(-1), last?.pays.at(-1)].find(card => card?.startsWith(rank));
  return `${left === 0 ? 'dim' : ''} ${turned ? markFor(scene, turned) : ''}`;
}

/** If cards are small, this toggle says whether a tap means the cards or the places between them. */
const betweenSwitch = ({ between, words }: Scene) =>
  html`<button
    class="button quiet switch"
    data-do="between"
    data-zone="between"
    data-term="between"
    aria-pressed=${between ? 'true' : 'false'}
    part="button"
  >
    <span class="label">${words.classicLayout.between}</span>
  </button>`;

/** The place aimed at, else what the player's next chip bets on. */
function legend(scene: Scene) {
  const { view, hovered, copper, own } = scene;
  const words = scene.words.classicLayout;
  if (hovered) return html`<p class="legend"><b>${nameOf(hovered, words, scene)[0]}</b></p>`;
  const how = copper ? [copperSign, ` ${words.howCopper}`] : words.how;
  return html`<p class="legend">
    ${view.phase === 'stake' ? html`<span class="turn">${words.turn(view.turns + 1)} </span>` : undefined}${own && how}
  </p>`;
}

/** Moves the focus to the nearest place in the direction of an arrow key. */
export function move(from: Element | null, key: string): void {
  const zone = from?.closest('[data-plane]');
  if (!from || !zone) return;
  const along = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
  const middle = (item: Element): readonly [number, number] => {
    const { x, y, width, height } = item.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const item of zone.querySelectorAll<HTMLElement>('button')) {
    const [itemX, itemY] = middle(item);
    const ahead = sign * (along ? itemX - x : itemY - y);
    const aside = Math.abs(along ? itemY - y : itemX - x);
    // the bar runs along the whole layout: what is before it is never to the side
    const far =
      ahead + (item.dataset.value === HIGH || (from as HTMLElement).dataset.value === HIGH ? aside / 50 : 3 * aside);
    if (ahead > 3 && far < least) [best, least] = [item, far];
  }
  best?.focus();
}
