/** What is to be seen of a table: a view between two steps, bets apart from pots, and what each seat did. */
import { HIDDEN, type Card } from '../../cards/card.js';
import { replaceAt } from '../../game/accounts.js';
import type { Seat } from '../../game/contract.js';
import { potsOf, uncalled, type Pot } from '../../stakes/pots.js';
import { hasSeat, seatsWhere, withSeat } from '../../stakes/seats.js';
import type { Event, View } from '../table.js';

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

const NO_ROUND = {
  opener: -1,
  toAct: -1,
  price: 0,
  level: 0,
  size: 0,
  wagers: 0,
  acted: 0,
  forced: false,
  bettor: -1,
  raiser: -1,
};

/** A view as it is right after one of the events of a step; only what is seen. */
export function after(view: View, event: Event): View {
  const { cards, accounts } = view;
  const row = (rows: readonly (readonly Card[])[], seat: Seat, card: Card) =>
    replaceAt(rows, seat, [...rows[seat]!, card]);
  const paying = (seat: Seat, amount: number, to: number): View => ({
    ...view,
    phase: 'bet',
    accounts: {
      ...accounts,
      purses: replaceAt(accounts.purses, seat, accounts.purses[seat]! - amount),
      cloth: replaceAt(accounts.cloth, seat, accounts.cloth[seat]! + amount),
    },
    round: {
      ...(view.round ?? NO_ROUND),
      bets: replaceAt(view.round?.bets ?? view.players.map(() => 0), seat, to),
    },
  });
  switch (event.type) {
    case 'ante':
      return paying(event.seat, event.amount, event.amount);
    case 'broughtIn':
    case 'called':
    case 'bet':
    case 'completed':
    case 'raised':
      return paying(event.seat, event.amount, event.to);
    case 'roundOver':
      return { ...view, phase: 'deal' };
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
    case 'folded':
      return { ...view, live: view.live & ~(1 << event.seat) };
    case 'shown':
      return {
        ...view,
        cards: { ...cards, down: replaceAt(cards.down, event.seat, event.cards) },
        showdown: { ...view.showdown, shown: withSeat(view.showdown.shown, event.seat) },
      };
    default:
      return view;
  }
}

/** Whether the hand that is shown is over. */
export const isSettled = ({ phase, result }: View): boolean =>
  (phase === 'settled' || phase === 'between') && (result?.awards.length ?? 0) > 0;

/** What lies before the seats, and in the pots. */
export interface Chips {
  readonly bets: readonly number[];
  readonly pots: readonly Pot[];
}

/** The chips on the cloth: bets of the running round, what nobody has called, and the pots that are made. */
export function chipsOf({ phase, round, accounts, live }: View): Chips {
  const { cloth } = accounts;
  if (phase === 'bet' && round) {
    const made = cloth.map((amount, seat) => amount - round.bets[seat]!);
    return { bets: round.bets, pots: potsOf(made, live) };
  }
  const back = uncalled(cloth, live);
  const bets = cloth.map((_, seat) => (back?.seat === seat ? back.amount : 0));
  return {
    bets,
    pots: potsOf(
      cloth.map((amount, seat) => amount - bets[seat]!),
      live,
    ),
  };
}

/** What a seat did last in this round, as a key of the words; with an amount. */
export type Did =
  | { readonly word: 'folded' | 'mucked' | 'sitsOut' | 'onlyMain' | 'checks' | ''; readonly amount?: never }
  | { readonly word: 'brings' | 'bets' | 'completes' | 'raises' | 'calls' | 'inFor'; readonly amount: number };

/** What is to be said under a seat's name. */
export function didOf(view: View, seat: Seat): Did {
  const { players, dealtIn, live, round, phase, street, bringIn, accounts, showdown } = view;
  if (players[seat]!.sitsOut && !hasSeat(live, seat)) return { word: 'sitsOut' };
  if (!hasSeat(dealtIn, seat)) return { word: '' };
  if (!hasSeat(live, seat)) return { word: 'folded' };
  if (hasSeat(showdown.mucked, seat)) return { word: 'mucked' };
  if (phase !== 'bet' || !round) return { word: '' };
  const amount = round.bets[seat]!;
  if (amount === 0) {
    if (accounts.purses[seat] === 0) return { word: 'onlyMain' };
    return { word: hasSeat(round.acted, seat) && round.price === 0 ? 'checks' : '' };
  }
  if (seat === round.raiser) return { word: 'raises', amount };
  if (seat === round.bettor && amount === round.price) return { word: street === 3 ? 'completes' : 'bets', amount };
  if (street === 3 && seat === bringIn && !hasSeat(round.acted, seat)) return { word: 'brings', amount };
  if (street === 3 && seat === bringIn && round.forced) return { word: 'brings', amount };
  return { word: amount === round.price ? 'calls' : seat === round.bettor ? 'bets' : 'inFor', amount };
}

/** Who folded in this hand, in the order of their seats. */
export const fallen = ({ players, dealtIn, live, cards }: View): readonly Seat[] =>
  players.flatMap((_, seat) =>
    hasSeat(dealtIn, seat) && !hasSeat(live, seat) && cards.up[seat]!.length > 0 ? [seat] : [],
  );

/** The cards of a seat as they lie: the first two down, the open ones, the seventh. */
export const layOf = ({ cards, live, dealtIn }: View, seat: Seat): readonly (readonly Card[])[] => {
  if (hasSeat(dealtIn, seat) && !hasSeat(live, seat)) return [[], [], []];
  const down = cards.down[seat]!;
  return [down.slice(0, 2), cards.up[seat]!, down.slice(2)];
};

/** Whether all cards of a seat are known to the viewer. */
export const liesOpen = (view: View, seat: Seat): boolean =>
  view.cards.down[seat]!.length > 0 && !view.cards.down[seat]!.includes(HIDDEN);

/** The seats that are in a pot but may not win it, while others may: live ones only. */
export const leftOut = ({ players, live }: View, { seats }: Pot): readonly Seat[] =>
  players.flatMap((_, seat) => (hasSeat(live, seat) && !hasSeat(seats, seat) ? [seat] : []));

/** Seats that play this hand or could play the next. */
export const seatedOnes = ({ players }: View): number => seatsWhere(players, ({ seated }) => seated);
