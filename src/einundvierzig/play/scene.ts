/** The visible state of a table of Einundvierzig: a view between two steps, and each seat's last action. */
import { cardNumber, HIDDEN, type Card } from '../../cards/card.js';
import { replaceAt } from '../../game/accounts.js';
import type { Seat } from '../../game/contract.js';
import { pay } from '../../stakes/seating.js';
import { hasSeat, nextSeat, seatsClockwise, withSeat } from '../../stakes/seats.js';
import { afterBetting, didOf as didBetting, paying, type Did, type PokerScene } from '../../poker/play/scene.js';
import { pointsOf } from '../rules/hand.js';
import { dealerOf, type Event, type View } from '../rules/table.js';

/** The table before cards are dealt to a new hand, with the Spitz where it lies in that hand. */
export function cleared(view: View, { forehand }: View): View {
  const none = view.players.map((): Card[] => []);
  return {
    ...view,
    phase: 'deal',
    forehand,
    dealtIn: 0,
    live: 0,
    roundNumber: 1,
    round: null,
    result: null,
    shown: 0,
    revealed: 0,
    cards: none,
    upCards: none,
  };
}

/** A view right after one of the events of a step; only what is visible. */
export function after(view: View, event: Event): View {
  switch (event.type) {
    case 'forced':
      return paying(view, event.seat, event.amount, event.amount);
    case 'returned': {
      const { seat, amount } = event;
      const { round } = view;
      return {
        ...view,
        accounts: pay(view.accounts, seat, -amount),
        round: round && { ...round, bets: replaceAt(round.bets, seat, round.bets[seat]! - amount) },
      };
    }
    case 'card': {
      const { seat, card } = event;
      return {
        ...view,
        live: withSeat(view.live, seat),
        dealtIn: withSeat(view.dealtIn, seat),
        cards: replaceAt(view.cards, seat, [...view.cards[seat]!, card]),
      };
    }
    case 'turnedUp':
      return {
        ...view,
        upCards: replaceAt(view.upCards, event.seat, event.cards),
        revealed: withSeat(view.revealed, event.seat),
      };
    case 'shown':
      return {
        ...view,
        cards: event.seat === view.seat ? view.cards : replaceAt(view.cards, event.seat, event.cards),
        shown: withSeat(view.shown, event.seat),
      };
    default:
      return afterBetting(view, event);
  }
}

/** The text under a seat's name. */
export function didOf(view: View, seat: Seat): Did<string> {
  const { phase, live, players, toTurnUp, round, roundNumber, options } = view;
  if (phase === 'turnUp' && hasSeat(live, seat) && !hasSeat(view.revealed, seat)) {
    // one after another, or all at once
    if (toTurnUp >= 0) return { word: toTurnUp === seat ? 'choosing' : '' };
    return { word: players[seat]!.done ? 'chosen' : 'choosing' };
  }
  const did = didBetting(view, seat);
  const isForced = roundNumber === 1 || options.secondRoundOpening === 'forehand-forced';
  const forced = isForced && round && round.raiser < 0 && did.word === 'bets';
  return forced ? { ...did, word: 'forced' } : did;
}

/** What each seat has won from the pots, without bonuses. */
export function wonBy({ result }: View): ReadonlyMap<Seat, number> {
  const sums = new Map<Seat, number>();
  for (const { winner, amount, rake } of result!.pots) sums.set(winner, (sums.get(winner) ?? 0) + amount - rake);
  result!.bonuses.forEach((bonus, seat) => {
    if (bonus > 0 && !sums.has(seat)) sums.set(seat, 0);
  });
  return sums;
}

/** Reads the views of Einundvierzig for the poker table. */
export const EINUNDVIERZIG_SCENE: PokerScene<View, Event> = {
  chosenTogether: 'turnUp',
  isShown: ({ shown }, seat) => hasSeat(shown, seat),
  cleared,
  after,
  didOf,
  dealerOf,
  cardsOf: ({ cards }, seat) => cards[seat]!,
  winnings: wonBy,
  owesBet: () => false,
};

/** The cards of a seat as they lie: face down and face up. A folded hand is gone. */
export function layOf(
  { cards, upCards, revealed, dealtIn, live, shown }: View,
  seat: Seat,
): readonly [readonly Card[], readonly Card[]] {
  if (hasSeat(dealtIn, seat) && !hasSeat(live, seat)) return [[], []];
  const own = cards[seat]!;
  if (!hasSeat(revealed, seat)) return [own, []];
  const two = upCards[seat]!;
  const rest = own.filter(card => !two.includes(card));
  return [hasSeat(shown, seat) || !own.includes(HIDDEN) ? rest : [HIDDEN, HIDDEN], two];
}

/** The number of places from Vorhand to a seat, clockwise among those dealt in; 0 for Vorhand. */
export const placeOf = ({ dealtIn }: View, forehand: Seat, seat: Seat): number =>
  seatsClockwise(dealtIn, forehand).indexOf(seat);

/** Whether the player has to pick two cards, or can still change them. */
export const mayPick = ({ phase, seat, live, revealed, toTurnUp }: View): boolean =>
  phase === 'turnUp' && seat !== 'onlooker' && hasSeat(live & ~revealed, seat) && (toTurnUp < 0 || toTurnUp === seat);

/** Who has, or had, the Spitz in the hand being shown. `was`: who had it in the last hand seen. */
export function forehandOf(
  { hand, forehand, phase, result, dealtIn }: View,
  was: { readonly hand: number; readonly forehand: Seat },
): Seat {
  if (phase !== 'between' || result === null) return forehand;
  if (was.hand === hand - 1) return was.forehand;
  // nobody saw it: the last player dealt in before the next Vorhand
  let seat = forehand;
  for (let next = nextSeat(dealtIn, forehand); next !== forehand && next !== seat; next = nextSeat(dealtIn, next))
    seat = next;
  return seat;
}

/**
 * Cards in display order: the group that counts, then the others, the highest first. Face-down ones keep their places.
 */
export function inOrder(cards: readonly Card[], counting: readonly Card[]): readonly Card[] {
  if (cards.includes(HIDDEN)) return cards;
  const others = cards.filter(card => !counting.includes(card));
  return [...counting, ...others.sort((a, b) => pointsOf(b) - pointsOf(a) || cardNumber(b) - cardNumber(a))];
}
