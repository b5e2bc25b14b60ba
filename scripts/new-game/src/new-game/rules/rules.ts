/**
 * New Game as a {@link Game}. The rule sheet is `rules.md` beside this folder; N numbers point into it.
 * A hand: everybody stakes and says `done`; the croupier deals a card to each; the highest takes all stakes.
 */
import { CARDS, cardNumber, type Card } from '../../cards/card.js';
import { shuffledSource, type CardSource } from '../../cards/source.js';
import { openAccounts, replaceAt, settleAccounts } from '../../game/accounts.js';
import type { Game, Seat, SeatingAction, Viewer } from '../../game/contract.js';
import { readOptions } from '../../game/options.js';
import { isSeating, seatingStep } from '../../game/seating.js';
import { check, legal } from './legality.js';
import { OPTIONS, type Options } from './options.js';
import { VIEW } from './shape.js';
import {
  isAsked,
  NEW_PLAYER,
  staked,
  turn,
  type Action,
  type CroupierAction,
  type Event,
  type PlayerAction,
  type State,
  type View,
} from './table.js';

interface Step {
  readonly state: State;
  readonly events: readonly Event[];
}

/** A seat lays its stake, or takes it back. */
function playerStep(state: State, seat: Seat, { type }: PlayerAction): Step {
  const done = type === 'done';
  const cloth = done ? state.options.min : 0;
  const purse = state.accounts.purses[seat]! + state.accounts.cloth[seat]! - cloth;
  return {
    state: {
      ...state,
      accounts: settleAccounts(state.accounts, seat, purse, cloth),
      players: replaceAt(state.players, seat, { ...state.players[seat]!, done }),
    },
    events: [{ type: done ? 'done' : 'reopened', seat }],
  };
}

function seatingStepOf(state: State, seat: Seat, action: SeatingAction): Step {
  const { chair, accounts, event } = seatingStep(state.players[seat]!, state.accounts, seat, action);
  return {
    state: { ...state, accounts, players: replaceAt(state.players, seat, { ...chair, done: false }) },
    events: [event],
  };
}

/** Of equal ranks the higher suit wins (N1): cards are numbered in this order. */
const highest = (cards: readonly Card[]): Card => cards.reduce((a, b) => (cardNumber(b) > cardNumber(a) ? b : a));

/** A card to each who has staked, and the stakes to the highest. */
function dealStep(state: State, { cards: dealt }: CroupierAction): Step {
  const seats = staked(state);
  const winner = seats[dealt.indexOf(highest(dealt))]!;
  const pot = state.accounts.cloth.reduce((sum, stake) => sum + stake, 0);
  const purses = state.accounts.purses.map((purse, seat) => (seat === winner ? purse + pot : purse));
  return {
    state: {
      ...state,
      phase: 'settled',
      hand: state.hand + 1,
      accounts: { ...state.accounts, purses, cloth: purses.map(() => 0) },
      players: state.players.map(player => ({ ...player, done: false })),
      cards: state.players.map((_, seat) => dealt[seats.indexOf(seat)] ?? null),
      result: { winner, pot },
    },
    events: [
      ...seats.map((seat, place) => ({ type: 'card', seat, card: dealt[place]! }) as const),
      { type: 'won', seat: winner, amount: pot },
      { type: 'settled', hand: state.hand },
    ],
  };
}

/** The cards on the cloth: all that have left the source. */
const dealt = ({ cards }: State): readonly Card[] => cards.filter(card => card !== null);

function deal(state: State, source: CardSource): CroupierAction {
  source.mixIn(dealt(state));
  source.shuffle();
  return { type: 'deal', cards: source.draw(staked(state).length) };
}

function view(state: State, viewer: Viewer): View {
  const { options, phase, hand, accounts, players, cards, result } = state;
  return { seat: viewer, turn: turn(state), options, phase, hand, accounts, players, cards, result };
}

function open(given?: unknown): State {
  const options = readOptions<Options>(OPTIONS, given);
  const { purses } = options;
  return {
    options,
    phase: 'first',
    hand: 1,
    accounts: openAccounts(purses),
    players: purses.map(() => NEW_PLAYER),
    cards: purses.map(() => null),
    result: null,
  };
}

/** New Game. */
export const newGame: Game<Options, State, Action, Event, View> = {
  id: 'new-game',
  version: 1,
  discloses: 'deal',
  shape: VIEW,
  open,
  pack: () => CARDS,
  dealt,
  turn,
  deal,
  legal,
  check,
  apply(state, actor, action) {
    if (actor === 'croupier') return dealStep(state, action as CroupierAction);
    return isSeating(action) ? seatingStepOf(state, actor, action) : playerStep(state, actor, action as PlayerAction);
  },
  view,
  // nothing is hidden
  redactEvent: event => event,
  redactAction: (_, action) => action,
  sample({ seat: _seat, turn: _turn, ...state }, random) {
    const source = shuffledSource(
      CARDS.filter(card => !state.cards.includes(card)),
      random,
    );
    source.shuffle();
    return { state, source };
  },
  silent(table) {
    const { seat } = table;
    return seat !== 'onlooker' && table.players[seat] && isAsked(table, seat) ? { type: 'done' } : undefined;
  },
};
