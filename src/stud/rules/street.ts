/** The dealing of a street: the cards that arrive, and the betting round on them. */
import { CARDS, type Card } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import { bettingIsOver, fieldOf, openRound, type Field, type Round } from '../../stakes/round.js';
import { noneDone } from '../../stakes/seating.js';
import { seatsWhere } from '../../stakes/seats.js';
import { isIn } from '../../stakes/turns.js';
import { gathered, isUp, joined, planFor, playersOf, withCard } from './dealing.js';
import { bringInSeat, firstToAct } from './first-to-act.js';
import { withCards, type Step } from './next-state.js';
import type { Options } from './options.js';
import { roundOver } from './round-end.js';
import {
  NO_SHOWDOWN,
  stateWith,
  type AllCards,
  type CroupierAction,
  type Event,
  type State,
  type Street,
} from './table.js';

const NO_CARDS: readonly Card[] = [];

type Deal = Extract<CroupierAction, { type: 'deal' }>;

export function dealStep(state: State, action: Deal): Step {
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
export const toMixIn = ({ options, cards, dealtIn, live }: State): readonly Card[] =>
  gathered(cards.burnt, cards, options.shortPackReuse === 'burns-only' ? 0 : dealtIn & ~live & ~cards.mixedIn);

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

/** All cards that have left the stub. */
export const dealt = ({ cards, dealtIn }: State): readonly Card[] =>
  gathered([...cards.burnt, ...cards.common], cards, dealtIn & ~cards.mixedIn);
