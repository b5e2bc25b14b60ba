/** What follows a betting round: the next street, the showdown, and the settling of the pots. */
import type { Seat } from '../../game/contract.js';
import { potsOf, rakeOn, uncalled } from '../../stakes/pots.js';
import { bettingIsOver, fieldOf } from '../../stakes/round.js';
import { noneDone, pay } from '../../stakes/seating.js';
import { seatsIn, withoutSeat, withSeat } from '../../stakes/seats.js';
import { withCards, type Step } from './next-state.js';
import { awardsOf, firstToShow } from './showdown.js';
import { showdownWith, stateWith, type Event, type Result, type SettledPot, type State, type Street } from './table.js';

/** What follows a betting round, or a street without one. */
export function roundOver(before: State, events: Event[]): State {
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

export function toShowdown(state: State, events: Event[]): State {
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
export function wonByFolds(before: State, events: Event[]): State {
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
export function wonUnseen(state: State, seat: Seat): Step {
  const { live, showdown } = state;
  const others = withoutSeat(live, seat);
  const events = seatsIn(others).map((other): Event => ({ type: 'mucked', seat: other }));
  const alone = { live: withSeat(0, seat), showdown: showdownWith(showdown, { mucked: others }) };
  return { state: stateWith(wonByFolds(stateWith(state, alone), events), { live }), events };
}

/** Settles the pots by the hands that were shown. */
export function settled(state: State, events: Event[]): State {
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
