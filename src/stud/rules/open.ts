/** A new table of Seven Card Stud, and a seat's view of one. */
import { CARDS, HIDDEN, hide, type Card } from '../../cards/card.js';
import { openAccounts } from '../../game/accounts.js';
import type { EmptyTable, Seat, Viewer } from '../../game/contract.js';
import { NEW_PLAYER } from '../../stakes/turns.js';
import { hasSeat } from '../../stakes/seats.js';
import { readStudOptions, type Options } from './options.js';
import { NO_SHOWDOWN, turn, type State, type View } from './table.js';

function open(given?: unknown): State {
  const options = readStudOptions(given);
  const seats = options.purses.length;
  const empty = options.purses.map((): Card[] => []);
  return {
    options,
    phase: 'between',
    hand: 1,
    // the last seat deals, so that seat 0 is the first clockwise
    dealer: seats - 1,
    players: options.purses.map(() => NEW_PLAYER),
    accounts: openAccounts(options.purses),
    street: 3,
    dealtIn: 0,
    live: 0,
    bringIn: -1,
    round: null,
    cards: { down: empty, up: empty, common: [], burnt: [], stub: CARDS.length, mixedIn: 0 },
    showdown: NO_SHOWDOWN,
    result: null,
  };
}

/** Whether a seat's down cards are visible to everybody. */
const liesOpen = ({ showdown, live }: Pick<State, 'showdown' | 'live'>, seat: Seat): boolean =>
  hasSeat(showdown.shown, seat) || (showdown.faceUp && hasSeat(live, seat));

function view(state: State, viewer: Viewer): View {
  const { options, phase, hand, dealer, players, accounts, street, dealtIn, live, bringIn, round, result } = state;
  const { down, up, common, stub, mixedIn, burnt } = state.cards;
  const { showdown } = state;
  const secret = phase === 'declare' || phase === 'reveal';
  return {
    seat: viewer,
    turn: turn(state),
    options,
    phase,
    hand,
    dealer,
    players,
    accounts,
    street,
    dealtIn,
    live,
    bringIn,
    round,
    cards: {
      down: down.map((cards, seat) => (seat === viewer || liesOpen(state, seat) ? cards : hide(cards))),
      up,
      common,
      stub,
      mixedIn,
      burnt: burnt.length,
    },
    showdown: secret
      ? {
          ...showdown,
          claims: showdown.claims.map((claim, seat) => (seat === viewer || !hasSeat(live, seat) ? claim : HIDDEN)),
        }
      : showdown,
    result,
  };
}

export const emptyTable: EmptyTable<Options, State, View> = { open, view };
