/** The visible state of a poker table: a view between two steps, bets apart from pots, each seat's last action. */
import type { Card } from '../../cards/card.js';
import { replaceAt } from '../../game/accounts.js';
import type { AnyEvent, Seat } from '../../game/contract.js';
import type { BettingEvent, BettingGame, BettingView } from '../../stakes/betting-game.js';
import { potsOf, uncalled, type Pot } from '../../stakes/pots.js';
import { openRound } from '../../stakes/round.js';
import { pay } from '../../stakes/seating.js';
import { NOBODY } from './standing.js';
import { hasSeat, NO_SEATS, withoutSeat } from '../../stakes/seats.js';

export type { BettingEvent, BettingGame, BettingView };

/** A view right after a seat has bet: `amount` more chips, `to` chips in this round. */
export const paying = <View extends BettingView>(view: View, seat: Seat, amount: number, to: number): View => ({
  ...view,
  phase: 'bet',
  accounts: pay(view.accounts, seat, amount),
  round: {
    ...(view.round ?? openRound(NOBODY, { live: NO_SEATS, purses: view.accounts.purses })),
    bets: replaceAt(view.round?.bets ?? view.players.map(() => 0), seat, to),
  },
});

/** A view right after a betting event, as far as it is visible. */
export function afterBetting<View extends BettingView>(view: View, given: AnyEvent): View {
  const event = given as BettingEvent;
  switch (event.type) {
    case 'ante':
      return paying(view, event.seat, event.amount, event.amount);
    case 'called':
    case 'bet':
    case 'completed':
    case 'raised':
      return paying(view, event.seat, event.amount, event.to);
    case 'roundOver':
      return { ...view, phase: 'deal' };
    case 'folded':
      return { ...view, live: withoutSeat(view.live, event.seat) };
    default:
      return view;
  }
}

/** The chips before the seats, and in the pots. */
export interface Chips {
  readonly bets: readonly number[];
  readonly pots: readonly Pot[];
}

/** The chips on the cloth: bets of the current round, uncalled bets, and the pots made so far. */
export function chipsOf({ phase, round, accounts, live }: BettingView): Chips {
  const { cloth } = accounts;
  const back = uncalled(cloth, live);
  const bets = phase === 'bet' && round ? round.bets : cloth.map((_, seat) => (back?.seat === seat ? back.amount : 0));
  const made = cloth.map((amount, seat) => amount - (bets[seat] ?? 0));
  return { bets, pots: potsOf(made, live) };
}

/** The functions by which a poker table reads a game's views: pure, and without words. */
export interface PokerScene<View extends BettingView = BettingView, Event extends AnyEvent = AnyEvent> {
  /** The phase in which all choose at once. */
  readonly chosenTogether: string;
  /** Whether all may see a seat's hand. */
  isShown(view: View, seat: Seat): boolean;
  /** The table before cards are dealt to a new hand, whose first deal makes it `next`. */
  cleared(view: View, next: View): View;
  /** A view right after one of the events of a step; only what is visible. */
  after(view: View, event: Event): View;
  /** A seat's last action. */
  didOf(view: View, seat: Seat): Did<string>;
  /** The seat with the dealer button, or -1. */
  dealerOf(view: View): Seat;
  /** A seat's cards. */
  cardsOf(view: View, seat: Seat): readonly Card[];
  /** What each seat has won from the pots of a finished hand. */
  winnings(view: View): ReadonlyMap<Seat, number>;
  /** Whether a forced bet is still due, so that the price of a call is not yet known. */
  owesBet(view: View): boolean;
}

/** A seat's last action in this round, as a key of the texts; with an amount. */
export interface Did<
  Word extends string =
    'folded' | 'sitsOut' | 'onlyMain' | 'upToSide' | 'checks' | 'bets' | 'raises' | 'calls' | 'inFor',
> {
  readonly word: Word | '';
  readonly amount?: number;
}

/** A seat's last action in this round, for the text under its name. */
export function didOf(view: BettingView, seat: Seat): Did {
  const { players, dealtIn, live, round, phase, accounts } = view;
  if (players[seat]?.sitsOut && !hasSeat(live, seat)) return { word: 'sitsOut' };
  if (!hasSeat(dealtIn, seat)) return { word: '' };
  if (!hasSeat(live, seat)) return { word: 'folded' };
  if (phase !== 'bet' || !round) return { word: '' };
  const amount = round.bets[seat] ?? 0;
  if (amount === 0) {
    if (accounts.purses[seat] === 0) {
      const sidePots = chipsOf(view).pots.filter(({ seats }) => hasSeat(seats, seat)).length - 1;
      return sidePots > 0 ? { word: 'upToSide', amount: sidePots } : { word: 'onlyMain' };
    }
    return { word: hasSeat(round.acted, seat) && round.price === 0 ? 'checks' : '' };
  }
  if (seat === round.raiser) return { word: 'raises', amount };
  // the seat that bet may have called a raise since, or raised and been raised again
  const bets = seat === round.bettor && (amount === round.price ? round.raiser < 0 : round.wagers <= 2);
  if (bets) return { word: 'bets', amount };
  return { word: amount === round.price ? 'calls' : 'inFor', amount };
}
