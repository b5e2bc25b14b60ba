/** A new layout of Faro, and a seat's view of one. */
import { PACK_52 } from '../../cards/pack.js';
import { openAccounts } from '../../game/accounts.js';
import type { EmptyTable, Viewer } from '../../game/contract.js';
import { NO_SEATS } from '../../stakes/seats.js';
import { readFaroOptions, type Options } from './options.js';
import { NEW_PUNTER, NO_CARDS, NOTHING_GONE, turn, type State, type View } from './table.js';

function open(given?: unknown): State {
  const options = readFaroOptions(given);
  return {
    options,
    phase: 'between',
    hand: 1,
    deal: 0,
    turns: 0,
    accounts: openAccounts(options.purses),
    banker: -1,
    till: options.banker === 'house' ? options.bank : 0,
    punters: options.purses.map(() => NEW_PUNTER),
    dealtIn: NO_SEATS,
    out: NO_SEATS,
    done: NO_SEATS,
    left: PACK_52.length,
    gone: NOTHING_GONE,
    last: null,
    ending: null,
    burnt: NO_CARDS,
  };
}

function view(state: State, viewer: Viewer): View {
  const { burnt, ...table } = state;
  return { seat: viewer, turn: turn(state), burnt: burnt.length, ...table };
}

export const emptyTable: EmptyTable<Options, State, View> = { open, view };
