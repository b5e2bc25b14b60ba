/**
 * Seven Card Stud as a {@link Game}. The rule sheet is `rules.md` beside this file; S and R numbers refer to it. A
 * hand: players say that they are in; antes, two cards down and one up, the forced bet and a betting round; a card and
 * a round on each of four more streets; then hands are shown and the pots awarded.
 */
import { CARDS, HIDDEN, hide, type Card, type KnownCard } from '../../cards/card.js';
import type { Random } from '../../cards/random.js';
import { shuffledSource, type CardSource } from '../../cards/source.js';
import { replaceAt } from '../../game/accounts.js';
import type { Seat, Viewer, SeatingAction } from '../../game/contract.js';
import { isSeating, seatingStep } from '../../game/seating.js';
import type { BettingGame } from '../../stakes/betting-game.js';
import { noneDone, pay, playerWith, withPlayer } from '../../stakes/seating.js';
import { isIn } from '../../stakes/turns.js';
import { called, fieldOf, forceBet, passed, toCall, wagered } from '../../stakes/round.js';
import {
  hasSeat,
  isLastSeat,
  nextSeat,
  seatCount,
  seatsWhere,
  withoutSeat,
  withSeat,
  type SeatSet,
} from '../../stakes/seats.js';
import { wagerName } from '../../stakes/wagering.js';
import { VIEW } from './shape.js';
import { owesBringIn, wagerRules, wagerSize } from './betting.js';
import { gathered, isUp, planFor, playersOf } from './dealing.js';
import { check, legal } from './legality.js';
import { withCards, withRound, type Step } from './next-state.js';
import { roundOver, settled, toShowdown, wonByFolds, wonUnseen } from './round-end.js';
import { dealStep, dealt, toMixIn } from './street.js';
import { emptyTable } from './open.js';
import type { Options } from './options.js';
import {
  CLAIMS,
  isAsked,
  showdownWith,
  stateWith,
  turn,
  type Action,
  type AllCards,
  type CroupierAction,
  type Event,
  type PlayerAction,
  type State,
  type Street,
  type View,
} from './table.js';

const NO_CARDS: readonly Card[] = [];

/* —— betting —— */

/** The state after a seat has acted; goes on to the next street, or to the end, when the round is over. */
function spoken(state: State, event: Event): Step {
  const events = [event];
  if (isLastSeat(state.live)) return { state: wonByFolds(state, events), events };
  if (state.round!.toAct >= 0) return { state, events };
  events.push({ type: 'roundOver', street: state.street });
  return { state: roundOver(state, events), events };
}

function playerStep(state: State, seat: Seat, action: PlayerAction): Step {
  switch (action.type) {
    case 'check':
      return spoken(withRound(state, passed(state.round!, seat, fieldOf(state))), { type: 'checked', seat });
    case 'fold': {
      const live = withoutSeat(state.live, seat);
      const round = passed(state.round!, seat, { live, purses: state.accounts.purses });
      return spoken(withRound(state, round, state.accounts, live), { type: 'folded', seat });
    }
    case 'call': {
      const purse = state.accounts.purses[seat]!;
      const amount = toCall(state.round!, seat, purse);
      const accounts = pay(state.accounts, seat, amount);
      const round = called(state.round!, seat, amount, { live: state.live, purses: accounts.purses });
      const event: Event = { type: 'called', seat, amount, to: round.bets[seat]!, allIn: amount === purse };
      return spoken(withRound(state, round, accounts), event);
    }
    case 'bringIn':
      return bringInStep(state, seat, action.amount);
    case 'bet':
    case 'complete':
    case 'raise':
      return wagerStep(state, seat, action.to);
    case 'show':
      return shownStep(state, seat, action.cards);
    case 'muck': {
      const { shown, mucked } = state.showdown;
      return nextToShow(state, state.cards, shown, withSeat(mucked, seat), { type: 'mucked', seat });
    }
    case 'declare': {
      const showdown = showdownWith(state.showdown, { claims: replaceAt(state.showdown.claims, seat, action.claim) });
      return { state: stateWith(state, { showdown }), events: [{ type: 'chose', seat }] };
    }
    case 'reopen':
      return {
        state: stateWith(state, { players: withPlayer(state, seat, false) }),
        events: [{ type: 'reopened', seat }],
      };
    case 'done': {
      const next = stateWith(state, { players: withPlayer(state, seat, true) });
      const all = state.phase === 'declare' && !next.players.some((_, other) => isAsked(next, other));
      return { state: all ? stateWith(next, { phase: 'reveal' }) : next, events: [{ type: 'done', seat }] };
    }
  }
}

function bringInStep(state: State, seat: Seat, amount: number): Step {
  const { options, accounts: before, live } = state;
  const { callAfterShortBringIn, bringInAmount, lowerLimit, completeCounts } = options;
  const accounts = pay(before, seat, amount);
  const price = callAfterShortBringIn === 'full-bring-in' ? Math.max(amount, bringInAmount) : amount;
  const forced = { amount, price, full: lowerLimit, counted: completeCounts };
  const round = forceBet(state.round!, seat, forced, { live, purses: accounts.purses });
  const event: Event = { type: 'broughtIn', seat, amount, to: amount, allIn: accounts.purses[seat] === 0 };
  return spoken(withRound(state, round, accounts, live, seat), event);
}

const WAGERED = { bet: 'bet', complete: 'completed', raise: 'raised' } as const;

function wagerStep(state: State, seat: Seat, to: number): Step {
  const owed = owesBringIn(state);
  // a seat that completes at once thereby makes the forced bet
  const round = owed ? { ...state.round!, forced: true } : state.round!;
  const amount = to - round.bets[seat]!;
  const accounts = pay(state.accounts, seat, amount);
  const field = { live: state.live, purses: accounts.purses };
  const next = wagered(round, seat, to, wagerSize(state, seat), wagerRules(state), field);
  const event: Event = {
    type: WAGERED[wagerName(round)],
    seat,
    amount,
    to,
    allIn: accounts.purses[seat] === 0,
  };
  return spoken(withRound(state, next, accounts, state.live, owed ? seat : state.bringIn), event);
}

/* —— showdown —— */

/** The cards with those of a seat named: what was `??` is known from then on. */
function named(cards: AllCards, seat: Seat, down: readonly Card[]): AllCards {
  const { up, common, burnt, stub, mixedIn } = cards;
  return cards.down[seat]!.includes(HIDDEN)
    ? { down: replaceAt(cards.down, seat, down), up, common, burnt, stub, mixedIn }
    : cards;
}

function shownStep(state: State, seat: Seat, cards: readonly Card[]): Step {
  const { shown, mucked } = state.showdown;
  const event: Event = { type: 'shown', seat, cards };
  return nextToShow(state, named(state.cards, seat, cards), withSeat(shown, seat), mucked, event);
}

function nextToShow(state: State, cards: AllCards, shown: SeatSet, mucked: SeatSet, event: Event): Step {
  const toShow = nextSeat(state.live & ~shown & ~mucked, state.showdown.toShow);
  const events = [event];
  const { faceUp, uncalled, claims } = state.showdown;
  const showdown = { faceUp, toShow, shown, mucked, uncalled, claims };
  const next = withCards(state, 'show', 7, cards, showdown);
  return { state: toShow < 0 ? settled(next, events) : next, events };
}

/* —— the croupier —— */

function croupierStep(state: State, action: CroupierAction): Step {
  switch (action.type) {
    case 'deal':
      return dealStep(state, action);
    case 'turnUp': {
      const events: Event[] = [];
      let at = 0;
      let { cards } = state;
      for (const seat of playersOf(state)) {
        const down = action.cards.slice(at, (at += cards.down[seat]!.length));
        cards = named(cards, seat, down);
        events.push({ type: 'shown', seat, cards: down });
      }
      const turned = stateWith(state, { cards, showdown: showdownWith(state.showdown, { faceUp: true }) });
      return { state: turned.street === 7 ? toShowdown(turned, events) : roundOver(turned, events), events };
    }
    case 'reveal': {
      const events: Event[] = [];
      const said = state.showdown.claims.slice();
      playersOf(state).forEach((seat, place) => {
        const claim = action.claims[place]!;
        said[seat] = claim;
        events.push({ type: 'claimed', seat, claim });
      });
      const read = stateWith(state, {
        players: noneDone(state.players),
        showdown: showdownWith(state.showdown, { claims: said }),
      });
      return { state: toShowdown(read, events), events };
    }
    case 'ask':
      return {
        state: stateWith(state, { showdown: showdownWith(state.showdown, { toShow: action.seat }) }),
        events: [],
      };
    case 'unseen':
      return wonUnseen(state, action.seat);
    case 'nextHand': {
      const hand = state.hand + 1;
      const dealer = nextDealer(state);
      return {
        state: stateWith(state, { phase: 'between', hand, dealer, players: noneDone(state.players), street: 3 }),
        events: [{ type: 'nextHand', hand, dealer }],
      };
    }
  }
}

/** The deal moves clockwise to the next seat that can play. */
function nextDealer({ players, accounts, dealer }: State): Seat {
  const able = seatsWhere(players, ({ seated }, seat) => seated && accounts.purses[seat]! > 0);
  return able === 0 ? dealer : nextSeat(able, dealer);
}

function deal(state: State, source: CardSource): CroupierAction {
  const { street, phase } = state;
  switch (phase) {
    case 'settled':
      return { type: 'nextHand' };
    case 'turnUp':
      return { type: 'turnUp', cards: playersOf(state).flatMap(seat => state.cards.down[seat]!) };
    case 'reveal':
      return { type: 'reveal', claims: playersOf(state).map(seat => claimOf(state, seat)) };
    default: {
      const first = phase === 'between';
      const plan = planFor(state);
      if (first || plan.mix) {
        source.mixIn(first ? dealt(state) : toMixIn(state));
        source.shuffle();
      }
      const burnt = plan.burn ? source.draw(1) : NO_CARDS;
      const players = first ? seatsWhere(state.players, (_, seat) => isIn(state, seat)) : state.live;
      const count = (first ? 3 : 1) * seatCount(players);
      return {
        type: 'deal',
        street,
        burnt,
        cards: plan.common ? NO_CARDS : source.draw(count),
        common: plan.common ? source.draw(1) : NO_CARDS,
      };
    }
  }
}

/** What a seat has declared, which the croupier reads out. */
function claimOf({ showdown }: State, seat: Seat): 'high' | 'low' | 'both' {
  const claim = showdown.claims[seat];
  return claim === 'low' || claim === 'both' ? claim : 'high';
}

function seatingStepOf(state: State, seat: Seat, action: SeatingAction): Step {
  const { chair, accounts, event } = seatingStep(state.players[seat]!, state.accounts, seat, action);
  const players = replaceAt(state.players, seat, playerWith(chair, false));
  return { state: stateWith(state, { accounts, players }), events: [event] };
}

/* —— what a seat may know —— */

function redactEvent(event: Event, viewer: Viewer): Event {
  if (event.type === 'burnt') return { type: 'burnt', card: HIDDEN };
  return event.type === 'card' && !event.up && event.seat !== viewer ? { ...event, card: HIDDEN } : event;
}

function redactAction(state: State, action: Action, viewer: Viewer): Action {
  if (action.type === 'declare') return action.seat === viewer ? action : { ...action, claim: HIDDEN };
  if (action.type !== 'deal') return action;
  const first = state.phase === 'between';
  const order = playersOf(state, first ? seatsWhere(state.players, (_, seat) => isIn(state, seat)) : state.live);
  const street = action.street as Street;
  // the next hand begins face down, even if the last one was turned up
  const faceUp = !first && state.showdown.faceUp;
  return {
    ...action,
    burnt: hide(action.burnt),
    cards: action.cards.map((card, place) =>
      isUp(street, place, order.length) || order[place % order.length] === viewer || faceUp ? card : HIDDEN,
    ),
  };
}

/** A table consistent with a view: hidden cards are drawn at random from those that the viewer has not seen. */
function sample({ seat: _seat, turn: _turn, cards, ...table }: View, random: Random) {
  const seen = new Set(gathered(cards.common, cards, table.dealtIn & ~cards.mixedIn));
  const source = shuffledSource(
    CARDS.filter(card => !seen.has(card)),
    random,
  );
  source.shuffle();
  const down = cards.down.map((own, seat) => {
    if (hasSeat(cards.mixedIn, seat)) return own;
    return own.map(card => (card === HIDDEN ? source.draw(1)[0]! : card));
  });
  const burnt = source.draw(cards.burnt);
  const { showdown } = table;
  const claims = showdown.claims.map((claim, seat) => {
    if (claim !== HIDDEN) return claim;
    return table.players[seat]!.done ? CLAIMS[random.below(CLAIMS.length)]! : null;
  });
  return {
    state: { ...table, showdown: { ...showdown, claims }, cards: { ...cards, down, burnt } } as State,
    source,
  };
}

/** The croupier's action for a player who times out: check, else fold; muck where allowed; declare high; play on. */
function silent(table: View): Action | undefined {
  const offers = legal(table);
  for (const type of ['check', 'fold', 'muck', 'done'] as const)
    if (offers.some(offer => offer.type === type)) return { type };
  for (const offer of offers) {
    if (offer.type === 'show') return offer;
    if (offer.type === 'declare') return { type: 'declare', seat: table.seat as Seat, claim: 'high' };
    if (offer.type === 'bringIn')
      return { type: 'bringIn', amount: typeof offer.amount === 'number' ? offer.amount : offer.amount.min };
  }
  return undefined;
}

/** Seven Card Stud. */
export const stud: BettingGame<Options, State, Action, Event, View> = {
  ...emptyTable,
  id: 'stud',
  version: 1,
  discloses: 'nextHand',
  shape: VIEW,
  pack: (): readonly KnownCard[] => CARDS,
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
  redactEvent,
  redactAction,
  sample,
  silent,
};
