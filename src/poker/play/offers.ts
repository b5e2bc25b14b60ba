/** What may be done at a poker table, by the kind of action. */
import type { AnyAction, Range } from '../../game/contract.js';
import type { Table } from '../../table/play/table.js';
import type { BettingGame, BettingView } from './scene.js';
import { mustAct } from './standing.js';
import type { PokerText } from '../text/en.js';

/** A poker table of any game. */
export type AnyPokerTable = Table<BettingGame, PokerText>;

/** The offer of a kind, with an amount if it takes one. */
export const offerOf = (
  { legal }: Pick<AnyPokerTable, 'legal'>,
  type: string,
): (AnyAction & { readonly amount?: number | Range }) | undefined =>
  (legal as readonly unknown[] as readonly AnyAction[]).find(offer => offer.type === type);

/** What may be done, also while the last step is still being shown. */
export const offersIn = (
  { game, legal }: Pick<AnyPokerTable, 'game' | 'legal'>,
  view: BettingView,
): readonly AnyAction[] => (mustAct(view) ? game.legal(view) : legal);

/** Requests an action from the croupier. @returns whether it was sent. */
export const intend = (table: Pick<AnyPokerTable, 'intend'>, action: AnyAction): boolean => table.intend(action);

/**
 * Whether a player may get hints: a single one with computer opponents, whose hints affect nobody else's hands, if the
 * page allows them.
 */
export function mayAdvise(table: Pick<AnyPokerTable, 'element' | 'people' | 'seats' | 'settings'>): boolean {
  const { element, people, seats } = table;
  const isAlone = !element.ports && !element.host && people.filter(({ level }) => !level).length === 1;
  return isAlone && seats[0] !== 'onlooker' && table.settings.common('hints') === 'on';
}
