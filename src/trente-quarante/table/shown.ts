/** What the parts of the board are told of it: a view, and how much of it is to be seen now. */
import type { KnownCard } from '../../cards/card.js';
import type { Offer } from '../../game/contract.js';
import type { Words } from '../../table/messages.js';
import type { Symbols } from '../../table/symbols.js';
import type { BOARD_WORDS } from '../text/messages.js';
import type { Seldom } from './seldom.js';
import type { Action, Punter, Row, View } from '../rules/table.js';

/** The rows in the order in which they are dealt. */
export const ROWS: readonly Row[] = ['noir', 'rouge'];

export type BoardWords = Words<typeof BOARD_WORDS>;

/** How much of a coup is to be seen while it is dealt. */
export interface Stage {
  readonly noir: readonly KnownCard[];
  readonly rouge: readonly KnownCard[];
  readonly shown: Readonly<Record<Row, number>>;
  readonly left: number;
}

/** The board as it is to be seen. */
export interface Shown {
  readonly view: View;
  readonly words: BoardWords;
  readonly own: Punter | undefined;
  readonly stage: Stage | undefined;
  /** Whether the last coup is still shown, as it was settled. */
  readonly settled: boolean;
  /** Whether the player chooses after a refait. */
  readonly choosing: boolean;
  readonly wide: boolean;
  readonly hovered: string | undefined;
  /** What a tap on the hovered field lays. */
  readonly laid: number;
  readonly legal: readonly Offer<Action>[];
  readonly symbols: Symbols;
  readonly seldom: Seldom | undefined;
  readonly name: (card: KnownCard) => string;
}
