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
import { noneDone, pay, playerWith } from '../../stakes/seating.js';
import { isIn, type Player } from '../../stakes/turns.js';
import { potsOf, rakeOn, uncalled } from '../../stakes/pots.js';
import {
  bettingIsOver,
  called,
  forceBet,
  openRound,
  passed,
  toCall,
  wagered,
  type Field,
  type Round,
} from '../../stakes/round.js';
import {
  hasSeat,
  isLastSeat,
  nextSeat,
  seatCount,
  seatsIn,
  seatsWhere,
  withoutSeat,
  withSeat,
  type SeatSet,
} from '../../stakes/seats.js';
import { wagerName } from '../../stakes/wagering.js';
import { VIEW } from './shape.js';
import { fieldOf, owesBringIn, wagerRules, wagerSize } from './betting.js';
import { isUp, joined, planFor, playersOf, withCard } from './dealing.js';
import { check, legal } from './legality.js';
import { emptyTable } from './open.js';
import type { Options } from './options.js';
import { awardsOf, firstToShow } from './showdown.js';
import { bringInSeat, firstToAct } from './first-to-act.js';
import {
  CLAIMS,
  isAsked,
  NO_SHOWDOWN,
  showdownWith,
  stateWith,
  turn,
  type Action,
  type AllCards,
  type CroupierAction,
  type Event,
  type Phase,
  type PlayerAction,
  type Result,
  type SettledPot,
  type State,
  type Street,
  type View,
} from './table.js';

interface Step {
  readonly state: State;
  readonly events: readonly Event[];
}

const NO_CARDS: readonly Card[] = [];

const withPlayer = ({ players }: State, seat: Seat, done: boolean): readonly Player[] =>
  replaceAt(players, seat, playerWith(players[seat]!, done));

/* —— the most frequent steps: {@link stateWith} at a third of its cost —— */

/** The state after a street was dealt or has ended, or a hand was shown. */
const withCards = (
  state: State,
  phase: Phase,
  street: Street,
  cards = state.cards,
  showdown = state.showdown,
  round = state.round,
): State => ({
  options: state.options,
  phase,
  hand: state.hand,
  dealer: state.dealer,
  players: state.players,
  accounts: state.accounts,
  street,
  dealtIn: state.dealtIn,
  live: state.live,
  bringIn: state.bringIn,
  round,
  cards,
  showdown,
  result: state.result,
});

/** The state after a bet, a raise, a call or a check. */
const withRound = (
  state: State,
  round: Round,
  accounts = state.accounts,
  live = state.live,
  bringIn = state.bringIn,
): State => ({
  options: state.options,
  phase: state.phase,
  hand: state.hand,
  dealer: state.dealer,
  players: state.players,
  accounts,
  street: state.street,
  dealtIn: state.dealtIn,
  live,
  bringIn,
  round,
  cards: state.cards,
  showdown: state.showdown,
  result: state.result,
});

/* —— betting —— */

/** The state after a seat has acted; goes on to the next street, or to the end, when the round is over. */
function spoken(state: State, event: Event): Step {
  const events = [event];
  if (isLastSeat(state.live)) return { state: wonByFolds(state, events), events };
  if (state.round!.toAct >= 0) return { state, events };
  events.push({ type: 'roundOver', street: state.street });
  return { state: roundOver(state, events), events };
}

/** What follows a betting round, or a street without one. */
function roundOver(before: State, events: Event[]): State {
  const state = giveBack(before, events);
  const { options, street, showdown } = state;
  const declares = options.variant === 'high-low' && options.declare === 'simultaneous';
  // players who are to declare must not see what the others hold (S22)
  if (!declares && isToTurnUp(state)) return stateWith(state, { phase: 'turnUp' });
  if (street < 7) return withCards(state, 'deal', (street + 1) as Street);
  if (declares) {
    return stateWith(state, {
      phase: 'declare',
      players: noneDone(state.players),
      showdown: showdownWith(showdown, { claims: state.players.map(() => null) }),
    });
  }
  return toShowdown(state, events);
}

/** Whether no more betting is possible and all hands are therefore turned up (S25). */
const isToTurnUp = (state: State): boolean =>
  state.options.allInFaceUp && !state.showdown.faceUp && bettingIsOver(fieldOf(state));

function toShowdown(state: State, events: Event[]): State {
  const { cards, showdown, live } = state;
  if (isToTurnUp(state)) return stateWith(state, { phase: 'turnUp' });
  return showdown.faceUp
    ? settled(stateWith(state, { showdown: showdownWith(showdown, { shown: live }) }), events)
    : withCards(state, 'show', 7, cards, showdownWith(showdown, { toShow: firstToShow(state) }));
}

/** Returns the uncalled part of a bet (S19). */
function giveBack(state: State, events: Event[]): State {
  const { accounts, live, showdown } = state;
  const back = uncalled(accounts.cloth, live);
  if (!back) return state;
  events.push({ type: 'returned', seat: back.seat, amount: back.amount });
  return stateWith(state, {
    accounts: pay(accounts, back.seat, -back.amount),
    showdown: showdownWith(showdown, { uncalled: back }),
  });
}

/** The last player left takes the pot, and nobody shows. */
function wonByFolds(before: State, events: Event[]): State {
  const state = giveBack(before, events);
  const seat = seatsIn(state.live)[0]!;
  const pots = rakedPots(state);
  const awards = pots.map((pot, place) => ({
    pot: place,
    side: 'whole' as const,
    seat,
    amount: pot.amount - pot.rake,
  }));
  const { uncalled } = state.showdown;
  return paidOut(state, { showdown: false, uncalled, paid: state.accounts.cloth, pots, awards }, events);
}

/** A seat takes the pots without showing after all others have given up (imported hands). */
function wonUnseen(state: State, seat: Seat): Step {
  const { live, showdown } = state;
  const others = withoutSeat(live, seat);
  const events = seatsIn(others).map((other): Event => ({ type: 'mucked', seat: other }));
  const alone = { live: withSeat(0, seat), showdown: showdownWith(showdown, { mucked: others }) };
  return { state: stateWith(wonByFolds(stateWith(state, alone), events), { live }), events };
}

/** Settles the pots by the hands that were shown. */
function settled(state: State, events: Event[]): State {
  const pots = rakedPots(state);
  const { uncalled } = state.showdown;
  const { cloth: paid } = state.accounts;
  return paidOut(state, { showdown: true, uncalled, paid, pots, awards: awardsOf(state, pots) }, events);
}

/** The pots, and the rake from each. */
const rakedPots = ({ accounts, live, options }: State): readonly SettledPot[] =>
  potsOf(accounts.cloth, live).map(({ amount, seats }) => ({
    amount,
    rake: rakeOn(amount, options.rake, options.step),
    seats,
  }));

function paidOut(state: State, result: Result, events: Event[]): State {
  const { accounts, hand } = state;
  const purses = accounts.purses.slice();
  let { house } = accounts;
  result.pots.forEach(({ amount, rake }, pot) => {
    events.push({ type: 'pot', pot, amount, rake });
    house += rake;
    for (const award of result.awards) {
      if (award.pot !== pot) continue;
      purses[award.seat]! += award.amount;
      events.push({ type: 'won', seat: award.seat, amount: award.amount, pot, side: award.side });
    }
  });
  events.push({ type: 'settled', hand });
  return stateWith(state, {
    phase: 'settled',
    accounts: { house, purses, cloth: accounts.cloth.map(() => 0) },
    showdown: showdownWith(state.showdown, { toShow: -1 }),
    result,
  });
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

type Deal = Extract<CroupierAction, { type: 'deal' }>;

function dealStep(state: State, action: Deal): Step {
  return action.street === 3 ? thirdStreet(state, action) : laterStreet(state, action);
}

function thirdStreet(before: State, { burnt, cards, first }: Deal): Step {
  const { options, players } = before;
  const events: Event[] = [{ type: 'shuffled', left: CARDS.length }];
  const dealtIn = seatsWhere(players, (_, seat) => isIn(before, seat));
  const purses = before.accounts.purses.slice();
  const cloth = before.accounts.cloth.slice();
  const order = playersOf(before, dealtIn);
  for (const seat of order) {
    const amount = Math.min(options.ante, purses[seat]!);
    if (amount === 0) continue;
    purses[seat]! -= amount;
    cloth[seat]! += amount;
    events.push({ type: 'ante', seat, amount, allIn: purses[seat] === 0 });
  }
  for (const card of burnt) events.push({ type: 'burnt', card });
  const down = players.map(() => NO_CARDS);
  const up = players.map(() => NO_CARDS);
  const count = order.length;
  for (let place = 0; place < cards.length; place++) {
    const seat = order[place % count]!;
    events.push({ type: 'card', seat, card: cards[place]!, street: 3, up: isUp(3, place, count) });
  }
  for (let place = 0; place < count; place++) {
    const seat = order[place]!;
    down[seat] = [cards[place]!, cards[place + count]!];
    up[seat] = [cards[place + 2 * count]!];
  }
  const state = stateWith(before, {
    phase: 'bet',
    players: noneDone(players),
    accounts: { house: before.accounts.house, purses, cloth },
    street: 3,
    dealtIn,
    live: dealtIn,
    bringIn: -1,
    round: roundOf(before, { live: dealtIn, purses }, up, first, events),
    cards: { down, up, common: NO_CARDS, burnt, stub: CARDS.length - burnt.length - cards.length, mixedIn: 0 },
    showdown: NO_SHOWDOWN,
    result: null,
  });
  return begun(state, events);
}

function laterStreet(before: State, { street, burnt, cards, common, first }: Deal): Step {
  const events: Event[] = [];
  const plan = planFor(before);
  let { stub, mixedIn } = before.cards;
  let lying = before.cards.burnt;
  if (plan.mix) {
    const mixed = toMixIn(before);
    events.push({ type: 'mixedIn', count: mixed.length });
    stub += mixed.length;
    lying = NO_CARDS;
    if (before.options.shortPackReuse === 'burns-and-folded') mixedIn = before.dealtIn & ~before.live;
  }
  for (const card of burnt) events.push({ type: 'burnt', card });
  let { down, up } = before.cards;
  if (plan.common) for (const card of common) events.push({ type: 'common', card, street: street as Street });
  else {
    const open = isUp(street as Street);
    const seen = open || before.showdown.faceUp;
    const rows = (open ? up : down).slice();
    const order = playersOf(before);
    for (let place = 0; place < order.length; place++) {
      const seat = order[place]!;
      const card = cards[place]!;
      rows[seat] = withCard(rows[seat]!, card);
      events.push({ type: 'card', seat, card, street: street as Street, up: seen });
    }
    if (open) up = rows;
    else down = rows;
  }
  const lie: AllCards = {
    down,
    up,
    common: plan.common ? [...before.cards.common, ...common] : before.cards.common,
    burnt: burnt.length > 0 ? joined([lying, burnt]) : lying,
    stub: stub - burnt.length - cards.length - common.length,
    mixedIn,
  };
  const round = roundOf(before, fieldOf(before), up, first, events);
  return begun(withCards(before, 'bet', before.street, lie, before.showdown, round), events);
}

/** The cards that are mixed into a short stub (S11, S34). */
const toMixIn = ({ options, cards, dealtIn, live }: State): readonly Card[] =>
  gathered(cards, NO_CARDS, options.shortPackReuse === 'burns-only' ? 0 : dealtIn & ~live & ~cards.mixedIn);

/** The upcards of each seat. */
type OpenRows = readonly (readonly Card[])[];

/** The betting round of the street being dealt, if there is anybody to bet against; the first to act may be given. */
function roundOf(before: State, field: Field, up: OpenRows, named: Seat | undefined, events: Event[]): Round | null {
  if (bettingIsOver(field)) return null;
  const { street, options } = before;
  const order = playersOf(before, field.live);
  const first =
    named ?? (street === 3 ? onDuty(options, field, up, order) : firstToAct(order, seat => up[seat]!, options));
  const round = openRound(first, field);
  events.push({ type: 'actsFirst', seat: round.toAct, street });
  return round;
}

/** The seat that owes the forced bet; if it is all-in, the next clockwise or the next in rank takes it over (S17). */
function onDuty(options: Options, { purses }: Field, up: OpenRows, order: readonly Seat[]): Seat {
  const able = options.allInLowCard === 'next-lowest-card' ? order.filter(seat => purses[seat]! > 0) : order;
  return bringInSeat(able, seat => up[seat]![0]!, options);
}

/** The step after a street was dealt: a seat is to act, or the street is over. */
const begun = (state: State, events: Event[]): Step => ({
  state: state.round ? state : roundOver(state, events),
  events,
});

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

/** All cards that have left the stub. */
const dealt = ({ cards, dealtIn }: State): readonly Card[] => gathered(cards, cards.common, dealtIn & ~cards.mixedIn);

/** The burnt cards, the common ones, and those of some seats. */
function gathered({ burnt, down, up }: AllCards, common: readonly Card[], seats: SeatSet): readonly Card[] {
  const out = burnt.slice();
  for (const card of common) out.push(card);
  for (const seat of seatsIn(seats)) {
    for (const card of down[seat]!) out.push(card);
    for (const card of up[seat]!) out.push(card);
  }
  return out;
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
  const player: Player = { seated: chair.seated, sitsOut: chair.sitsOut, done: false };
  return { state: stateWith(state, { accounts, players: replaceAt(state.players, seat, player) }), events: [event] };
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
  const seen = new Set<Card>(cards.common);
  for (const seat of seatsIn(table.dealtIn & ~cards.mixedIn))
    for (const card of [...cards.down[seat]!, ...cards.up[seat]!]) seen.add(card);
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
