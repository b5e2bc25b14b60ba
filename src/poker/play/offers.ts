/** What may be done at a table of poker, by the kind of act. */
import type { AnyAction, Range } from '../../game/contract.js';
import type { Table } from '../../table/play/table.js';
import type { BettingGame, BettingView } from './scene.js';
import { mustAct } from '../look/seen.js';
import type { PokerText } from '../text/en.js';

/** A table of poker, whichever game is played. */
export type AnyPokerTable = Table<BettingGame, PokerText>;

/** What is offered of a kind, an amount with it where it has one. */
export const offerOf = (
  { legal }: Pick<AnyPokerTable, 'legal'>,
  type: string,
): (AnyAction & { readonly amount?: number | Range }) | undefined =>
  (legal as readonly unknown[] as readonly AnyAction[]).find(offer => offer.type === type);

/** What may be done, also while the last step is still shown. */
export const offersIn = (
  { game, legal }: Pick<AnyPokerTable, 'game' | 'legal'>,
  view: BettingView,
): readonly AnyAction[] => (mustAct(view) ? game.legal(view) : legal);

/** Asks the croupier for an action. @returns whether it was sent. */
export const intend = (table: Pick<AnyPokerTable, 'intend'>, action: AnyAction): boolean => table.intend(action);
