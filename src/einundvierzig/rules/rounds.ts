/** How betting rounds open, by a check or a forced bet, and what follows when they are over. */
import type { Applied, Seat } from '../../game/contract.js';
import { noneDone, pay } from '../../stakes/seating.js';
import { potsOf, uncalled } from '../../stakes/pots.js';
import { bettingIsOver, fieldOf, forceBet, openRound } from '../../stakes/round.js';
import { hasSeat, nextSeat, seatCount, seatsIn } from '../../stakes/seats.js';
import { firstToAct, wagerSize } from './betting.js';
import { bonusesOf, couldBeFortyOne, settlePots } from './settlement.js';
import { stateWith, type Event, type State } from './table.js';

export type Step = Applied<State, Event>;

/** What follows a betting round, or one in which nobody can bet. */
export function roundOver(before: State, events: Event[]): State {
  events.push({ type: 'roundOver', round: before.roundNumber });
  const state = giveBack(before, events);
  return stateWith(state, { phase: state.roundNumber === 1 ? 'deal' : 'showdown' });
}

/** Returns the uncalled part of a bet. */
function giveBack(state: State, events: Event[]): State {
  const back = uncalled(state.accounts.cloth, state.live);
  if (!back) return state;
  events.push({ type: 'returned', seat: back.seat, amount: back.amount });
  return stateWith(state, { accounts: pay(state.accounts, back.seat, -back.amount), uncalled: back });
}

/** The last player left takes the pot without showing. If their upcards may belong to a 41, they may show it (E10). */
export function leftAlone(before: State, events: Event[]): State {
  const state = giveBack(before, events);
  const { options, live, upCards, revealed } = state;
  const seat = seatsIn(live)[0]!;
  const mayShow =
    options.fortyOneBonus > 0 &&
    !options.bonusNeedsShowdown &&
    hasSeat(revealed, seat) &&
    couldBeFortyOne(upCards[seat]!);
  return mayShow ? stateWith(state, { phase: 'mayShow' }) : settled(state, events);
}

export function settled(state: State, events: Event[]): State {
  const { accounts, live, hand } = state;
  const pots = settlePots(state, potsOf(accounts.cloth, live));
  const bonuses = bonusesOf(state);
  const purses = accounts.purses.slice();
  let { house } = accounts;
  pots.forEach(({ amount, rake, winner, tied }, pot) => {
    house += rake;
    purses[winner]! += amount - rake;
    events.push({ type: 'pot', pot, amount, rake }, { type: 'won', seat: winner, amount: amount - rake, pot, tied });
  });
  bonuses.forEach((amount, seat) => {
    if (amount === 0) return;
    house -= amount;
    purses[seat]! += amount;
    events.push({ type: 'bonus', seat, amount });
  });
  events.push({ type: 'settled', hand });
  return stateWith(state, {
    phase: 'settled',
    accounts: { house, purses, cloth: accounts.cloth.map(() => 0) },
    result: { showdown: seatCount(live) > 1, paid: accounts.cloth, pots, bonuses },
  });
}

/** Opens the second round, if there is anybody to bet against. */
export function secondRound(before: State, events: Event[]): State {
  const state = stateWith(before, { players: noneDone(before.players), roundNumber: 2, round: null });
  const { options, live, forehand } = state;
  const field = fieldOf(state);
  if (bettingIsOver(field)) return roundOver(state, events);
  if (options.secondRoundOpening === 'check') {
    const round = openRound(firstToAct(state), field);
    events.push({ type: 'actsFirst', seat: round.toAct, round: 2 });
    return stateWith(state, { phase: 'bet', round });
  }
  // Vorhand has to bet again, or the next clockwise if Vorhand has folded or is all-in
  const { toAct: seat } = openRound(hasSeat(live, forehand) ? forehand : nextSeat(live, forehand), field);
  return afterForced(forceOut(stateWith(state, { phase: 'bet' }), seat, wagerSize(state).min, events), events);
}

/** Makes the forced bet. Calling costs the full amount, even if the seat cannot pay all of it. */
export function forceOut(state: State, seat: Seat, price: number, events: Event[]): State {
  const amount = Math.min(price, state.accounts.purses[seat]!);
  const accounts = pay(state.accounts, seat, amount);
  const field = { live: state.live, purses: accounts.purses };
  const round = forceBet(openRound(seat, fieldOf(state)), seat, { amount, price, full: 0, counted: true }, field);
  if (amount > 0) events.push({ type: 'forced', seat, amount, allIn: accounts.purses[seat] === 0 });
  return stateWith(state, { accounts, round: state.options.forehandOption ? { ...round, acted: 0 } : round });
}

/** The round after a forced bet; it is over at once if nobody has chips to answer. */
export function afterForced(state: State, events: Event[]): State {
  const seat = state.round!.toAct;
  if (seat < 0) return roundOver(state, events);
  events.push({ type: 'actsFirst', seat, round: state.roundNumber });
  return state;
}
