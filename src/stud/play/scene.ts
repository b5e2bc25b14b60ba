/** The visible state of a table of stud: a view between two steps, bets apart from pots, each seat's last action. */
import type { Card } from '../../cards/card.js';
import { replaceAt } from '../../game/accounts.js';
import type { Seat } from '../../game/contract.js';
import { hasSeat, withSeat } from '../../stakes/seats.js';
import { isSettled } from '../../poker/look/seen.js';
import { afterBetting, didOf as didBetting, paying, type Did, type PokerScene } from '../../poker/play/scene.js';
import { owesBringIn } from '../rules/betting.js';
import { handOf } from '../rules/showdown.js';
import type { Event, View } from '../rules/table.js';

/** The table before cards are dealt to a new hand. */
export function cleared(view: View): View {
  const none = view.players.map((): Card[] => []);
  return {
    ...view,
    phase: 'deal',
    dealtIn: 0,
    live: 0,
    bringIn: -1,
    round: null,
    result: null,
    cards: { up: none, down: none, common: [], burnt: 0, stub: 52, mixedIn: 0 },
    showdown: { faceUp: false, toShow: -1, shown: 0, mucked: 0, uncalled: null, claims: [] },
  };
}

/** A view right after one of the events of a step; only what is visible. */
export function after(view: View, event: Event): View {
  const { cards } = view;
  const row = (rows: readonly (readonly Card[])[], seat: Seat, card: Card) =>
    replaceAt(rows, seat, [...rows[seat]!, card]);
  switch (event.type) {
    case 'broughtIn':
      return paying(view, event.seat, event.amount, event.to);
    case 'mixedIn':
      return { ...view, cards: { ...cards, burnt: 0 } };
    case 'burnt':
      return { ...view, cards: { ...cards, burnt: cards.burnt + 1 } };
    case 'common':
      return { ...view, cards: { ...cards, common: [...cards.common, event.card] } };
    case 'card': {
      const { seat, card, up, street } = event;
      const open = up && street !== 7;
      return {
        ...view,
        live: withSeat(view.live, seat),
        dealtIn: withSeat(view.dealtIn, seat),
        cards: open ? { ...cards, up: row(cards.up, seat, card) } : { ...cards, down: row(cards.down, seat, card) },
      };
    }
    case 'shown':
      return {
        ...view,
        cards: { ...cards, down: replaceAt(cards.down, event.seat, event.cards) },
        showdown: { ...view.showdown, shown: withSeat(view.showdown.shown, event.seat) },
      };
    default:
      return afterBetting(view, event);
  }
}

/** Whether hands are face up or the pots are gone. */
export const isCompared = (view: View): boolean => isSettled(view) || view.phase === 'show' || view.showdown.faceUp;

/** What a seat's first bet of a street is: on third street it brings in for a whole bet, or completes another's. */
export function wagerOf({ street, bringIn }: View, seat: Seat): 'bets' | 'brings' | 'completes' {
  if (street !== 3) return 'bets';
  return seat === bringIn ? 'brings' : 'completes';
}

/** A seat's last action in this round, for the text under its name. */
export function didOf(view: View, seat: Seat): Did<string> {
  const { live, round, street, bringIn, showdown, options } = view;
  if (hasSeat(live & showdown.mucked, seat)) return { word: 'mucked' };
  const did = didBetting(view, seat);
  if (street !== 3 || !round || did.amount === undefined || did.word === 'raises') return did;
  if (did.word === 'bets') return { ...did, word: wagerOf(view, seat) };
  // a seat with more in than a forced bet has called or raised since
  const brings = seat === bringIn && did.amount < options.lowerLimit && (round.forced || !hasSeat(round.acted, seat));
  return brings ? { ...did, word: 'brings' } : did;
}

/** What each seat has won. */
export function wonBy({ result }: View): ReadonlyMap<Seat, number> {
  const sums = new Map<Seat, number>();
  for (const { seat, amount } of result!.awards) sums.set(seat, (sums.get(seat) ?? 0) + amount);
  return sums;
}

/** Whether all may see a seat's hand. */
export const isShown = ({ showdown, live }: View, seat: Seat): boolean =>
  hasSeat(showdown.shown, seat) || (showdown.faceUp && hasSeat(live, seat));

/** Reads the views of stud for the poker table. */
export const STUD_SCENE: PokerScene<View, Event> = {
  chosenTogether: 'declare',
  isShown,
  cleared,
  after,
  didOf,
  dealerOf: ({ dealer }) => dealer,
  cardsOf: ({ cards }, seat) => handOf(cards, seat),
  winnings: wonBy,
  owesBet: owesBringIn,
};

/** Who has folded in this hand, by seat. */
export const deadSeats = ({ players, dealtIn, live, cards }: View): readonly Seat[] =>
  players.flatMap((_, seat) =>
    hasSeat(dealtIn, seat) && !hasSeat(live, seat) && cards.up[seat]!.length > 0 ? [seat] : [],
  );

/** The cards that the player has folded, or would have had in the end: with the common card, if that makes seven. */
export function foldedOwn(view: View, seat: Seat): { readonly cards: readonly Card[]; readonly isWhole: boolean } {
  const { down, up } = view.cards;
  const all = handOf(view.cards, seat);
  const isWhole = all.length === 7;
  return { cards: isWhole ? all : [...down[seat]!, ...up[seat]!], isWhole: isWhole && isSettled(view) };
}

/** The cards of a seat as they lie: the first two down, the upcards, the seventh. */
export const layOf = (
  { cards, live, dealtIn }: View,
  seat: Seat,
): readonly [down: readonly Card[], up: readonly Card[], late: readonly Card[]] => {
  if (hasSeat(dealtIn, seat) && !hasSeat(live, seat)) return [[], [], []];
  const down = cards.down[seat]!;
  return [down.slice(0, 2), cards.up[seat]!, down.slice(2)];
};
