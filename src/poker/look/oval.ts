/** The oval of a poker table: where the opponents sit, what lies in the middle. */
import { html, type TemplateResult } from 'lit';
import type { Seat } from '../../game/contract.js';
import { listOf } from '../../game/lists.js';
import { hasSeat } from '../../stakes/seats.js';
import type { BettingView } from '../play/scene.js';
import { isSettled, ownSeat } from './seen.js';
import type { PokerText } from '../text/en.js';

/** How many opponents sit on the left and at the top, by their number; the rest sit on the right. */
const PLACES = ['', '01', '02', '11', '12', '13', '14', '23', '24'].map(each => [...each].map(Number));

/**
 * The side of the oval, as classes, of an opponent: `place` counts from the player, clockwise from 0, among `count`
 * opponents.
 */
function sideOf(place: number, count: number): string {
  const [left = 0, top = 0] = PLACES[count] ?? [];
  const [upper, lower] = left === 1 ? ['', ''] : ['upper', 'lower'];
  if (place < left) return `left ${place > 0 ? upper : lower}`;
  if (place >= left + top) return `right ${place === left + top ? upper : lower}`;
  if (place === left) return `above of-${top} first`;
  return `above of-${top} ${place === left + top - 1 ? 'last' : ''}`;
}

/** The taken seats round the player, clockwise, and the position of each on the oval. */
export function othersOf(view: BettingView): readonly { readonly seat: Seat; readonly side: string }[] {
  const own = ownSeat(view);
  const count = view.players.length;
  const seats = listOf(count - 1, place => (own + 1 + place) % count).filter(seat => view.players[seat]?.seated);
  return seats.map((seat, place) => ({ seat, side: sideOf(place, seats.length) }));
}

/** Whether the opponents are too many for a row or a line each. */
export const isMany = (view: BettingView): boolean => othersOf(view).length > 5;

/** Whether a seat has folded, or is not in the hand. */
export const isOut = (view: BettingView, seat: Seat): boolean => !hasSeat(view.live, seat) && view.dealtIn !== 0;

/**
 * The oval: the opponents round it, the middle with the status line, the own place below.
 * @param kind classes for the table, beside those that every view has.
 */
export const oval = (
  view: BettingView,
  seats: readonly TemplateResult[],
  middle: TemplateResult,
  statusLine: TemplateResult,
  own: TemplateResult,
  kind: string,
  { opponents }: Pick<PokerText, 'opponents'>,
): TemplateResult => {
  const places = othersOf(view).flatMap(({ seat }, place) => (isOut(view, seat) ? [] : place));
  const kinds = [view.dealtIn === 0 && 'undealt', isMany(view) && 'many', isSettled(view) && 'settled', kind];
  // how many of the rows of one to four have somebody still in the hand
  const rows = [1, 2, 3, 4]
    .map(columns => `rows-${columns}-${new Set(places.map(place => Math.floor(place / columns))).size}`)
    .join(' ');
  return html`<div class="tab of-${seats.length} live-${places.length} ${rows} ${kinds.filter(Boolean).join(' ')}">
    <div class="seats" part="opponents" role="toolbar" aria-label=${opponents} data-zone="seats">${seats}</div>
    <div class="mid">${middle} ${statusLine}</div>
    ${own}
  </div>`;
};
