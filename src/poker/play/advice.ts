/** When a poker table may give hints: to a single player with computer opponents who wants them. */
import type { AnyPokerTable } from './offers.js';

/** Whether the player may get hints: nobody else's hands are affected, and the page allows them. */
export function mayAdvise(table: Pick<AnyPokerTable, 'element' | 'people' | 'seats' | 'settings'>): boolean {
  const { element, people, seats } = table;
  const isAlone = !element.ports && !element.host && people.filter(({ level }) => !level).length === 1;
  return isAlone && seats[0] !== 'onlooker' && table.settings.common('hints') === 'on';
}
