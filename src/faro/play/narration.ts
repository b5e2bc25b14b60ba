/** What happens at the table in words, for a screen reader: turns with each result, and what punters stake. */
import type { Seat } from '../../game/contract.js';
import type { Action, Event } from '../rules/table.js';
import { netSpoken } from '../../bank/look/words.js';
import { chips, together } from '../../table/look/messages.js';
import { shownAside } from '../look/bank.js';
import type * as ClassicPart from '../lazy/classic.js';
import { isBanker, type Scene } from '../look/scene.js';
import { cannotGoOn } from './standing.js';
import { sidesTold, statusOf } from './status.js';

/** The card set aside, announced once: the first card at the beginning of a deal, the last one at its end. */
function asideTold({ view, words, name }: Scene): string {
  const told = (place: 'soda' | 'bottom' | 'hock'): string => {
    const card = shownAside(view, place);
    return card ? words.aside(words[place], name(card)) : '';
  };
  if (view.turns > 0) return told('hock');
  return told('soda') || told('bottom') || (view.burnt > 0 ? words.burntTold : '');
}

/** A turn that has been settled. */
export function turnSpoken(
  scene: Scene,
  classic: typeof ClassicPart | undefined,
  { takes, pays }: Extract<Action, { readonly type: 'turn' }>,
  events: readonly Event[],
): string {
  const { view, words, person, spot } = scene;
  const [now, because] = statusOf(scene, classic, true);
  const results = events.flatMap(event => {
    if (event.type !== 'entry' || event.entry.outcome === 'returned') return [];
    const place = spot(event.entry.spot, view.punters[event.seat]);
    return [words.stakeResult(person(event.seat), place, netSpoken(event.entry.net, words))];
  });
  // on the classic layout only ranks count, which the status line names
  const cards = classic ? '' : sidesTold(scene, takes, pays);
  return together(cards, now && words.sentence(now), ...results, because, asideTold(scene));
}

/** The croupier's other actions in words. Of several people at one screen the one to act is named. */
export function croupierSpoken(scene: Scene, classic: typeof ClassicPart | undefined): string {
  const { view, words, ownSeats } = scene;
  const [now, because] = statusOf(scene, classic, false);
  const isAsked = view.turn.kind === 'seats' && ownSeats.length > 1 && !isBanker(view) && !cannotGoOn(view);
  const rest = together(because, asideTold(scene));
  if (isAsked || !now) return rest;
  // on its own it is a title
  return rest ? together(words.sentence(now), rest) : now;
}

/** What a punter has staked or taken back: each place as it is now. @param purse the player's own chips. */
export function changesTold(
  { field, view, words }: Scene,
  punter: Seat,
  events: readonly Event[],
  purse: number,
): string {
  const isOwn = punter === view.seat;
  const spots = events.flatMap(event => ('spot' in event ? [event.spot] : []));
  // another player's first place follows a name and a colon
  const changes = spots.map((spot, at) => field(spot, view.punters[punter], !isOwn && at === 0));
  if (isOwn && changes.length > 0) changes.push(words.purseIs(chips(purse)));
  return together(...changes.map(words.sentence));
}
