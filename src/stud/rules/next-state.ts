/** The states of a hand after its most frequent steps, written out: {@link stateWith} at a third of its cost. */
import type { Applied } from '../../game/contract.js';
import type { Round } from '../../stakes/round.js';
import type { Event, Phase, State, Street } from './table.js';

export type Step = Applied<State, Event>;

/** The state after a street was dealt or has ended, or a hand was shown. */
export const withCards = (
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
export const withRound = (
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
