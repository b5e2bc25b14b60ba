/** A step of a hand of poker in words, for a screen reader. */
import { HIDDEN, type Card } from '../cards/card.js';
import type { AnyAction, AnyEvent, Seat } from '../game/contract.js';
import { hasSeat, seatsIn } from '../stakes/seats.js';
import { chips } from '../table/messages.js';
import { mustAct, ownSeat, type BettingEvent, type BettingView } from './scene.js';
import type { StatusLine } from './status-line.js';
import type { PokerText } from './text/en.js';

/** What the narration knows of the table. */
export interface Narrator {
  readonly words: PokerText;
  readonly teller: StatusLine;
  /** Whether several people share the screen. */
  readonly several: boolean;
  readonly person: (seat: Seat) => string;
  readonly cardNames: (cards: readonly Card[]) => string;
  /** A seat's hand in words, as far as it may be known. */
  readonly holding: (view: BettingView, seat: Seat) => string;
  readonly isShown: (view: BettingView, seat: Seat) => boolean;
  /** Whether the own cards are not to be seen now. */
  readonly covered: (view: BettingView) => boolean;
  readonly offers: (view: BettingView) => readonly AnyAction[];
  /** The sentence that asks the seat at turn to act. */
  readonly asks: (view: BettingView) => string;
  /** The status line in sentences. */
  readonly line: (view: BettingView) => string;
  /** What is said of an event of the game's own; `undefined` for what every table says of it. */
  readonly tells: (event: AnyEvent, view: BettingView) => string | undefined;
}

/** One event in words. A card has none: it is read out with the whole hand. */
function eventOf(event: BettingEvent, view: BettingView, { words, teller, cardNames, holding }: Narrator): string {
  switch (event.type) {
    case 'shown':
      return `${teller.tell(words.shows, event.seat)} ${cardNames(event.cards)}${words.colon}${holding(view, event.seat)}.`;
    case 'boughtIn':
      return `${teller.tell(words.buysIn, event.seat, view.accounts.purses[event.seat])}.`;
    case 'roundOver': {
      const inPots = view.accounts.cloth.reduce((sum, bet) => sum + bet, 0);
      return inPots > 0 ? `Pot ${chips(inPots)}.` : teller.act(event);
    }
    case 'card':
      return '';
    default:
      return teller.act(event);
  }
}

/** What a new card makes of the hands that have been turned up: round one screen all of them are another's. */
function turnedUpHands(before: BettingView, view: BettingView, by: Narrator): readonly string[] {
  const { words, several, person, holding, isShown } = by;
  return seatsIn(view.live)
    .filter(
      seat =>
        (seat !== view.seat || several) &&
        isShown(before, seat) &&
        isShown(view, seat) &&
        holding(view, seat) !== holding(before, seat),
    )
    .map(seat => `${person(seat)}${words.colon}${holding(view, seat)}.`);
}

/** The own hand, where a card has come or another's open card has changed what it is worth. */
function ownHand(events: readonly BettingEvent[], before: BettingView, view: BettingView, by: Narrator): string {
  const { words, several, cardNames, holding, isShown, covered } = by;
  const own = ownSeat(view);
  const untold = events.flatMap(event =>
    event.type === 'card' && event.seat === own && event.card !== HIDDEN && !by.tells(event, view) ? [event.card] : [],
  );
  const held = holding(view, own);
  const changed = hasSeat(view.live, own) && view.seat === own && held !== holding(before, own);
  const told = several && isShown(before, own) && isShown(view, own);
  if ((untold.length === 0 && !changed) || told || covered(view)) return '';
  const hidden = untold.length > 0 ? `, ${words.down}${words.colon}${cardNames(untold)}. ` : words.colon;
  return `${words.ownHand}${hidden}${held}.`;
}

/** The question to the player, or the end of the hand: said once, and not where the table acts by itself. */
function asked(events: readonly AnyEvent[], before: BettingView, view: BettingView, by: Narrator): string {
  const bets = view.phase === 'bet';
  const anew =
    mustAct(view) &&
    !bets &&
    !by.covered(view) &&
    by.offers(view)[1] &&
    !(before.phase === view.phase && mustAct(before));
  if (anew || events.some(({ type }) => type === 'settled' || type === 'speaks')) return by.line(view);
  return mustAct(view) && bets ? by.asks(view) : '';
}

/** A step in words: what happened, what it makes of the hands, what is asked. */
export function narration(events: readonly AnyEvent[], before: BettingView, view: BettingView, by: Narrator): string {
  return [
    ...events.map(event => by.tells(event, view) || eventOf(event as BettingEvent, view, by)),
    ...turnedUpHands(before, view, by),
    ownHand(events as readonly BettingEvent[], before, view, by),
    asked(events, before, view, by),
  ]
    .filter(Boolean)
    .join(' ');
}
