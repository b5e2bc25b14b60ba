/** A new table of Einundvierzig, and a seat's view of one. */
import { hide, type Card } from '../../cards/card.js';
import { openAccounts } from '../../game/accounts.js';
import type { EmptyTable, Viewer } from '../../game/contract.js';
import { NEW_PLAYER } from '../../stakes/turns.js';
import { hasSeat } from '../../stakes/seats.js';
import { readEinundvierzigOptions, type Options } from './options.js';
import { turn, type State, type View } from './table.js';

const NO_CARDS: readonly Card[] = [];

function open(given?: unknown): State {
  const options = readEinundvierzigOptions(given);
  const none = options.purses.map(() => NO_CARDS);
  return {
    options,
    phase: 'between',
    hand: 1,
    forehand: 0,
    players: options.purses.map(() => NEW_PLAYER),
    accounts: openAccounts(options.purses),
    dealtIn: 0,
    live: 0,
    roundNumber: 1,
    round: null,
    toTurnUp: -1,
    shown: 0,
    uncalled: null,
    result: null,
    cards: none,
    upCards: none,
    revealed: 0,
  };
}

/**
 * What a seat may know: its own four cards, and the upcards of others. Since the order in which an upcard was dealt is
 * nobody’s business, others’ cards are all hidden until they are shown, and then the upcards come first.
 */
function view(state: State, viewer: Viewer): View {
  const { options, phase, hand, forehand, players, accounts, dealtIn, live, roundNumber, round, toTurnUp } = state;
  const { shown, uncalled: returned, result, cards, upCards, revealed } = state;
  return {
    seat: viewer,
    turn: turn(state),
    options,
    phase,
    hand,
    forehand,
    players,
    accounts,
    dealtIn,
    live,
    roundNumber,
    round,
    toTurnUp,
    shown,
    uncalled: returned,
    result,
    cards: cards.map((own, seat) => {
      if (seat === viewer) return own;
      const two = upCards[seat]!;
      return hasSeat(shown, seat) ? [...two, ...own.filter(card => !two.includes(card))] : hide(own);
    }),
    upCards: upCards.map((two, seat) => (seat === viewer || hasSeat(revealed, seat) ? two : NO_CARDS)),
    revealed,
  };
}

export const emptyTable: EmptyTable<Options, State, View> = { open, view };
