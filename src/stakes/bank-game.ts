/**
 * What all games against a bank share, as types: generic code of bank games takes a {@link BankGame}, and nothing else.
 */
import type {
  AnyAction,
  AnyEvent,
  Including,
  Rules,
  TableAction,
  TableEvent,
  TableOptions,
  TableState,
  TableView,
} from '../game/contract.js';
import type { Chair } from '../game/seating.js';

/** The options of every bank game. */
export interface BankOptions extends TableOptions {
  readonly min: number;
}

/** What everybody knows of a table with a bank. */
export interface BankState extends TableState {
  readonly options: BankOptions;
  readonly punters: readonly Chair[];
}

/** The view of every bank game. */
export interface BankView extends BankState, TableView {
  readonly options: BankOptions;
}

/** The actions at every table with a bank; each game adds its own. */
export type BankAction = TableAction | { readonly type: 'clear' | 'double' | 'rebet' };

/** The rules of a game against a bank. */
export type BankGame<
  Options extends BankOptions = BankOptions,
  State extends BankState = BankState,
  Action extends Including<BankAction, Action> = AnyAction,
  Event extends Including<TableEvent, Event> = AnyEvent,
  View extends BankView = BankView,
> = Rules<Options, State, Action, Event, View>;
