/**
 * Einundvierzig (Färbeln) as a {@link Game}. The rule sheet is `rules.md` beside this file; E numbers refer to it. A
 * hand: players say that they are in; antes and the forced bet of Vorhand, two cards each and a betting round; two more
 * cards, two up and two down, and a second round; then hands are shown, and the Spitz moves on.
 */
import { cardNumber, HIDDEN, hide, type Card } from '../../cards/card.js';
import type { Random } from '../../cards/random.js';
import { shuffledSource, type CardSource } from '../../cards/source.js';
import { replaceAt, type Accounts } from '../../game/accounts.js';
import type { Seat, Viewer, SeatingAction } from '../../game/contract.js';
import { isSeating, seatingStep } from '../../game/seating.js';
import type { BettingGame } from '../../stakes/betting-game.js';
import { noneDone, pay, playerWith, withPlayer } from '../../stakes/seating.js';
import { called, fieldOf, passed, toCall, wagered, type Round } from '../../stakes/round.js';
import { nextSeat, seatCount, seatsIn, seatsWhere, withoutSeat, type SeatSet } from '../../stakes/seats.js';
import { wagerName } from '../../stakes/wagering.js';
import { VIEW } from './shape.js';
import { wagerRules, wagerSize } from './betting.js';
import { check, legal } from './legality.js';
import { emptyTable } from './open.js';
import { afterForced, forceOut, leftAlone, roundOver, secondRound, settled, type Step } from './rounds.js';
import type { Options } from './options.js';
import {
  isAsked,
  nextPlayers,
  CARDS_UP,
  PACK,
  playersOf,
  stateWith,
  turn,
  type Action,
  type CroupierAction,
  type Event,
  type PlayerAction,
  type State,
  type View,
} from './table.js';

const NO_CARDS: readonly Card[] = [];

/* —— betting —— */

/** The state after a seat has acted, with what follows if that ends the round, or the hand. */
function spoke(
  state: State,
  round: Round,
  event: Event,
  accounts: Accounts = state.accounts,
  live: SeatSet = state.live,
): Step {
  const events = [event];
  const next = stateWith(state, { round, accounts, live });
  if (seatCount(live) === 1) return { state: leftAlone(next, events), events };
  const literal = event.type === 'called' && state.roundNumber === 2 && state.options.showdownTrigger === 'first-call';
  return { state: round.toAct >= 0 && !literal ? next : roundOver(next, events), events };
}

const WAGERED = { bet: 'bet', complete: 'completed', raise: 'raised' } as const;

function playerStep(state: State, seat: Seat, action: PlayerAction): Step {
  const round = state.round!;
  switch (action.type) {
    case 'check':
      return spoke(state, passed(round, seat, fieldOf(state)), { type: 'checked', seat });
    case 'fold': {
      const live = withoutSeat(state.live, seat);
      const next = passed(round, seat, { live, purses: state.accounts.purses });
      return spoke(state, next, { type: 'folded', seat }, state.accounts, live);
    }
    case 'call': {
      const purse = state.accounts.purses[seat]!;
      const amount = toCall(round, seat, purse);
      const accounts = pay(state.accounts, seat, amount);
      const next = called(round, seat, amount, { live: state.live, purses: accounts.purses });
      const event: Event = { type: 'called', seat, amount, to: next.bets[seat]!, allIn: amount === purse };
      return spoke(state, next, event, accounts);
    }
    case 'bet':
    case 'complete':
    case 'raise': {
      const { to } = action;
      const amount = to - round.bets[seat]!;
      const accounts = pay(state.accounts, seat, amount);
      const field = { live: state.live, purses: accounts.purses };
      const next = wagered(round, seat, to, wagerSize(state), wagerRules(state), field);
      const allIn = accounts.purses[seat] === 0;
      return spoke(state, next, { type: WAGERED[wagerName(round)], seat, amount, to, allIn }, accounts);
    }
    case 'turnUp':
      return turnUpStep(state, seat, action.cards);
    case 'show': {
      const events: Event[] = [{ type: 'shown', seat, cards: action.cards }];
      const shown = { cards: replaceAt(state.cards, seat, action.cards), shown: state.live };
      return { state: settled(stateWith(state, shown), events), events };
    }
    case 'muck': {
      const events: Event[] = [{ type: 'mucked', seat }];
      return { state: settled(state, events), events };
    }
    case 'reopen':
      return {
        state: stateWith(state, { players: withPlayer(state, seat, false) }),
        events: [{ type: 'reopened', seat }],
      };
    case 'done': {
      const next = stateWith(state, { players: withPlayer(state, seat, true) });
      const all = state.phase === 'turnUp' && !next.players.some((_, other) => isAsked(next, other));
      return { state: all ? stateWith(next, { phase: 'reveal' }) : next, events: [{ type: 'done', seat }] };
    }
  }
}

/* —— two up, two down —— */

function turnUpStep(state: State, seat: Seat, cards: readonly Card[]): Step {
  const chosen = stateWith(state, { upCards: replaceAt(state.upCards, seat, cards) });
  if (state.toTurnUp < 0) return { state: chosen, events: [{ type: 'chose', seat }] };
  const events: Event[] = [{ type: 'turnedUp', seat, cards }];
  const revealed = state.revealed | (1 << seat);
  const next = nextSeat(state.live & ~revealed, seat);
  const after = stateWith(chosen, { revealed, toTurnUp: next });
  return { state: next < 0 ? secondRound(after, events) : after, events };
}

/* —— the croupier —— */

/** The hands after two more cards for each of these players, dealt round by round. */
function dealTo(
  hands: readonly (readonly Card[])[],
  order: readonly Seat[],
  cards: readonly Card[],
  events: Event[],
): readonly (readonly Card[])[] {
  const rows = hands.slice();
  const count = order.length;
  for (let place = 0; place < count; place++) {
    const [first, second] = rows[order[place]!]!;
    const [one, other] = [cards[place]!, cards[place + count]!];
    rows[order[place]!] = first && second ? [first, second, one, other] : [one, other];
  }
  for (let place = 0; place < cards.length; place++)
    events.push({ type: 'card', seat: order[place % count]!, card: cards[place]! });
  return rows;
}

function firstDeal(before: State, cards: readonly Card[]): Step {
  const { options, players } = before;
  const events: Event[] = [{ type: 'shuffled', left: PACK.length }];
  const order = nextPlayers(before);
  const forehand = order.at(-1)!;
  const dealtIn = seatsWhere(players, (_, seat) => order.includes(seat));
  const purses = before.accounts.purses.slice();
  const cloth = before.accounts.cloth.slice();
  for (const seat of order) {
    const amount = Math.min(options.ante, purses[seat]!);
    if (amount === 0) continue;
    purses[seat]! -= amount;
    cloth[seat]! += amount;
    events.push({ type: 'ante', seat, amount, allIn: purses[seat] === 0 });
  }
  const none = players.map(() => NO_CARDS);
  const anted = stateWith(before, {
    phase: 'bet',
    forehand,
    players: noneDone(players),
    accounts: { house: before.accounts.house, purses, cloth },
    dealtIn,
    live: dealtIn,
    roundNumber: 1,
    round: null,
    toTurnUp: -1,
    shown: 0,
    uncalled: null,
    result: null,
    upCards: none,
    revealed: 0,
  });
  const state = forceOut(anted, forehand, options.lowerLimit, events);
  const dealt = stateWith(state, { cards: dealTo(none, order, cards, events) });
  return { state: afterForced(dealt, events), events };
}

function secondDeal(before: State, cards: readonly Card[]): Step {
  const events: Event[] = [];
  const order = playersOf(before);
  const state = stateWith(before, {
    phase: 'turnUp',
    cards: dealTo(before.cards, order, cards, events),
    players: noneDone(before.players),
    toTurnUp: before.options.turnUpOrder === 'clockwise' ? order[0]! : -1,
  });
  return { state, events };
}

/** The hands with two cards of each live player named, for tables that know only `??` of them. */
function named(state: State, cards: readonly Card[], events: Event[], type: 'turnedUp' | 'shown'): State {
  const hands = state.cards.slice();
  const upCards = state.upCards.slice();
  const order = playersOf(state);
  for (let place = 0; place < order.length; place++) {
    const seat = order[place]!;
    const one = cards[CARDS_UP * place]!;
    const other = cards[CARDS_UP * place + 1]!;
    if (type === 'turnedUp') {
      upCards[seat] = [one, other];
      events.push({ type, seat, cards: upCards[seat] });
      continue;
    }
    const [first, second] = upCards[seat]!;
    const four = [first!, second!, one, other];
    if (hands[seat]!.includes(HIDDEN)) hands[seat] = four;
    events.push({ type, seat, cards: four });
  }
  return stateWith(state, { cards: hands, upCards });
}

function croupierStep(state: State, action: CroupierAction): Step {
  const events: Event[] = [];
  switch (action.type) {
    case 'deal':
      return state.phase === 'between' ? firstDeal(state, action.cards) : secondDeal(state, action.cards);
    case 'reveal': {
      const open = stateWith(named(state, action.cards, events, 'turnedUp'), { revealed: state.live });
      return { state: secondRound(open, events), events };
    }
    case 'showdown': {
      const shown = stateWith(named(state, action.cards, events, 'shown'), { shown: state.live });
      return { state: settled(shown, events), events };
    }
    case 'nextHand': {
      const hand = state.hand + 1;
      const able = seatsWhere(state.players, ({ seated }, seat) => seated && state.accounts.purses[seat]! > 0);
      const forehand = able === 0 ? state.forehand : nextSeat(able, state.forehand);
      return {
        state: stateWith(state, { phase: 'between', hand, forehand, players: noneDone(state.players) }),
        events: [{ type: 'nextHand', hand, forehand }],
      };
    }
  }
}

/** The cards of some seats, one seat after another, without those of `except`. */
function gathered(
  order: readonly Seat[],
  cards: readonly (readonly Card[])[],
  except?: readonly (readonly Card[])[],
): readonly Card[] {
  const all: Card[] = [];
  for (const seat of order)
    for (const card of cards[seat]!) if (except === undefined || !except[seat]!.includes(card)) all.push(card);
  return all;
}

/** All cards that have left the pack. */
const dealt = ({ cards, dealtIn }: State): readonly Card[] => gathered(seatsIn(dealtIn), cards);

function deal(state: State, source: CardSource): CroupierAction {
  const { phase, cards, upCards } = state;
  const order = playersOf(state);
  switch (phase) {
    case 'settled':
      return { type: 'nextHand' };
    case 'reveal':
      return { type: 'reveal', cards: gathered(order, upCards) };
    case 'showdown':
      return { type: 'showdown', cards: gathered(order, cards, upCards) };
    case 'between':
      source.mixIn(dealt(state));
      source.shuffle();
      return { type: 'deal', cards: source.draw(2 * nextPlayers(state).length) };
    default:
      return { type: 'deal', cards: source.draw(2 * order.length) };
  }
}

function seatingStepOf(state: State, seat: Seat, action: SeatingAction): Step {
  const { chair, accounts, event } = seatingStep(state.players[seat]!, state.accounts, seat, action);
  return {
    state: stateWith(state, { accounts, players: replaceAt(state.players, seat, playerWith(chair, false)) }),
    events: [event],
  };
}

/* —— what a seat may know —— */

function redactAction(state: State, action: Action, viewer: Viewer): Action {
  if (action.type === 'turnUp')
    return action.seat === viewer || state.toTurnUp >= 0 ? action : { ...action, cards: hide(action.cards) };
  if (action.type !== 'deal') return action;
  const order = state.phase === 'between' ? nextPlayers(state) : playersOf(state);
  return {
    type: 'deal',
    cards: action.cards.map((card, place) => (order[place % order.length] === viewer ? card : HIDDEN)),
  };
}

/** A table consistent with a view: hidden cards are drawn at random from those that the viewer has not seen. */
function sample({ seat: viewer, turn: _turn, ...table }: View, random: Random) {
  const seen = new Set<Card>([...table.cards.flat(), ...table.upCards.flat()]);
  const source = shuffledSource(
    PACK.filter(card => !seen.has(card)),
    random,
  );
  source.shuffle();
  const cards = table.cards.map((hand, seat) => {
    if (!hand.includes(HIDDEN)) return hand;
    const known = table.upCards[seat]!;
    return [...known, ...source.draw(hand.length - known.length)];
  });
  // a player who is done has chosen two cards; the viewer does not know which
  const { phase } = table;
  const chosen = table.upCards.map((two, seat) =>
    seat !== viewer && two.length === 0 && table.players[seat]!.done && (phase === 'turnUp' || phase === 'reveal')
      ? cards[seat]!.slice(0, CARDS_UP).sort((a, b) => cardNumber(a) - cardNumber(b))
      : two,
  );
  return { state: { ...table, cards, upCards: chosen } as State, source };
}

/** The croupier's action for a player who times out: check, else fold; turn the first two cards up; play on. */
function silent(table: View): Action | undefined {
  const offers = legal(table);
  for (const type of ['check', 'fold', 'muck', 'done'] as const)
    if (offers.some(offer => offer.type === type)) return { type };
  return offers.find(offer => offer.type === 'turnUp') as Action | undefined;
}

/** Einundvierzig, or Färbeln. */
export const einundvierzig: BettingGame<Options, State, Action, Event, View> = {
  ...emptyTable,
  id: 'einundvierzig',
  version: 1,
  discloses: 'nextHand',
  shape: VIEW,
  pack: () => PACK,
  dealt,
  turn,
  deal,
  legal,
  check,
  apply(state, actor, action) {
    if (actor === 'croupier') return croupierStep(state, action as CroupierAction);
    return state.phase === 'between' && isSeating(action)
      ? seatingStepOf(state, actor, action)
      : playerStep(state, actor, action as PlayerAction);
  },
  redactEvent: (event, viewer) =>
    event.type === 'card' && event.seat !== viewer ? { type: 'card', seat: event.seat, card: HIDDEN } : event,
  redactAction,
  sample,
  silent,
};
