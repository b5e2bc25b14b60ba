/** A new board of Trente et Quarante, and a seat's view of one. */
import { openAccounts } from '../../game/accounts.js';
import type { EmptyTable, Viewer } from '../../game/contract.js';
import { OptionError, readOptions } from '../../game/options.js';
import { OPTIONS, type Options } from './options.js';
import { NEW_PUNTER, NOTHING_SEEN, turn, type State, type View } from './table.js';

function open(given?: unknown): State {
  const options = readOptions<Options>(OPTIONS, given);
  const { min, max, step, purses } = options;
  if (min % step !== 0) throw new OptionError('min', min, `a multiple of the step of ${step}`);
  if (max % step !== 0 || max < min)
    throw new OptionError('max', max, `a multiple of the step of ${step}, from the minimum of ${min}`);
  if (options.burn >= 52 * options.decks)
    throw new OptionError('burn', options.burn, 'fewer cards than the shoe holds');
  return {
    options,
    phase: 'shoe',
    hand: 1,
    accounts: openAccounts(purses),
    punters: purses.map(() => NEW_PUNTER),
    coup: null,
    shoe: { left: 0, seen: NOTHING_SEEN, burnt: [] },
    road: [],
    tally: { rouge: 0, noir: 0, couleur: 0, inverse: 0, refait: 0, tie: 0, void: 0 },
  };
}

function view(state: State, viewer: Viewer): View {
  const { options, phase, hand, accounts, punters, coup, road, tally, shoe } = state;
  return {
    seat: viewer,
    turn: turn(state),
    options,
    phase,
    hand,
    accounts,
    punters,
    coup,
    road,
    tally,
    shoe: { left: shoe.left, seen: shoe.seen, burnt: shoe.burnt.length },
  };
}

export const emptyTable: EmptyTable<Options, State, View> = { open, view };
