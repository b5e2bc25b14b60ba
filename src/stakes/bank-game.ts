/** What all games against a bank have in common, as types: generic code of bank games takes a {@link BankGame}, and no other. */
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

/** What the options of every bank game hold. */
export interface BankOptions extends TableOptions {
  readonly min: number;
}

/** What everybody knows of a table with a bank. */
export interface BankState extends TableState {
  readonly options: BankOptions;
  readonly punters: readonly Chair[];
}

/** What the view of every bank game holds. */
export interface BankView extends BankState, TableView {
  readonly options: BankOptions;
}

/** What is done at every table with a bank; a game has actions of its own beside these. */
export type BankAction = TableAction | { readonly type: 'clear' | 'double' | 'rebet' };

/** The rules of a game against a bank. */
export type BankGame<
  Options extends BankOptions = BankOptions,
  State extends BankState = BankState,
  Action extends Including<BankAction, Action> = AnyAction,
  Event extends Including<TableEvent, Event> = AnyEvent,
  View extends BankView = BankView,
> = Rules<Options, State, Action, Event, View>;
