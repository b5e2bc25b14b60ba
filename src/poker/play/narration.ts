/** A step of a hand of poker in words, for a screen reader. */
import { HIDDEN } from '../../cards/card.js';
import type { AnyEvent } from '../../game/contract.js';
import { hasSeat, seatsIn } from '../../stakes/seats.js';
import { chips, together } from '../../table/look/messages.js';
import { offersIn } from './offers.js';
import type { PokerGame } from './game.js';
import type { Poker } from './poker.js';
import type { BettingEvent, BettingView } from './scene.js';
import { ownSeat } from '../look/seen.js';
import { mustAct } from './standing.js';
import type { PokerText } from '../text/en.js';

/** The narrator: what every poker table knows, and the game's own words. */
interface Narrator {
  readonly poker: Poker;
  readonly own: Pick<PokerGame, 'holding' | 'status' | 'tells'>;
}

/** One event in words. A card has none: it is read out with the whole hand. */
function eventOf(event: BettingEvent, view: BettingView, { poker: { table, actionText }, own }: Narrator): string {
  const { words } = table;
  const { teller } = actionText;
  switch (event.type) {
    case 'shown':
      return words.showsHand(teller.who(event.seat), actionText.cards(event.cards), own.holding(view, event.seat)[1]);
    case 'boughtIn':
      return words.sentence(teller.tell(words.buysIn, event.seat, view.accounts.purses[event.seat]));
    case 'roundOver': {
      const inPots = view.accounts.cloth.reduce((sum, bet) => sum + bet, 0);
      return inPots > 0 ? words.sentence(`${words.onlyPot} ${chips(inPots)}`) : teller.act(event);
    }
    case 'card':
      return '';
    default:
      return teller.act(event);
  }
}

/** What a new card makes of the hands showing: at a shared screen all of them belong to others. */
function turnedUpHands(before: BettingView, view: BettingView, { poker, own }: Narrator): readonly string[] {
  const { hotSeat, scene, table } = poker;
  return seatsIn(view.live)
    .filter(
      seat =>
        (seat !== view.seat || hotSeat.several) &&
        scene.isShown(before, seat) &&
        scene.isShown(view, seat) &&
        own.holding(view, seat)[0] !== own.holding(before, seat)[0],
    )
    .map(seat => table.words.told(table.names.person(seat), table.words.sentence(own.holding(view, seat)[1])));
}

/** The own hand, if it got a card or another's upcard changed what it is worth. */
function ownHand(
  events: readonly BettingEvent[],
  before: BettingView,
  view: BettingView,
  { poker, own }: Narrator,
): string {
  const { hotSeat, scene, table, actionText } = poker;
  const { words } = table;
  const seat = ownSeat(view);
  const untold = events.flatMap(event =>
    event.type === 'card' && event.seat === seat && event.card !== HIDDEN && !own.tells(event, view)
      ? [event.card]
      : [],
  );
  const [first, within] = own.holding(view, seat);
  const changed = hasSeat(view.live, seat) && view.seat === seat && first !== own.holding(before, seat)[0];
  const told = hotSeat.several && scene.isShown(before, seat) && scene.isShown(view, seat);
  if ((untold.length === 0 && !changed) || told || hotSeat.covered(view)) return '';
  const dealt = untold.length > 0 ? words.ownCardsDown(actionText.cards(untold), untold.length) : '';
  return together(dealt, words.ownHandIs(within));
}

/** The status line in sentences. */
export function statusTold(own: Pick<PokerGame, 'status'>, words: PokerText, view: BettingView): string {
  const [now, because] = own.status(view, true);
  return [now && words.sentence(now), because].filter(Boolean).join(' ');
}

/** The question to the player, or the end of the hand: said once, and not if the table acts by itself. */
function asked(
  events: readonly AnyEvent[],
  before: BettingView,
  view: BettingView,
  { poker: { hotSeat, table, actionText }, own }: Narrator,
): string {
  const bets = view.phase === 'bet';
  const anew =
    mustAct(view) &&
    !bets &&
    !hotSeat.covered(view) &&
    offersIn(table, view)[1] &&
    !(before.phase === view.phase && mustAct(before));
  if (anew || events.some(({ type }) => type === 'settled' || type === 'actsFirst'))
    return statusTold(own, table.words, view);
  return mustAct(view) && bets ? actionText.asks(view) : '';
}

/** A step in words: what happened, what it makes of the hands, what the player can do. */
export function narration(events: readonly AnyEvent[], before: BettingView, view: BettingView, by: Narrator): string {
  return [
    ...events.map(event => by.own.tells(event, view) || eventOf(event as BettingEvent, view, by)),
    ...turnedUpHands(before, view, by),
    ownHand(events as readonly BettingEvent[], before, view, by),
    asked(events, before, view, by),
  ]
    .filter(Boolean)
    .join(' ');
}
