/** Where a table of poker may give advice: to one player who sits here with computer players, and wants it. */
import type { AnyPokerTable } from './offers.js';

/** Whether the player may be advised: nobody else's hands are in question, and the page leaves advice. */
export function mayAdvise(table: Pick<AnyPokerTable, 'element' | 'people' | 'seats' | 'settings'>): boolean {
  const { element, people, seats } = table;
  const isAlone = !element.ports && !element.host && people.filter(({ level }) => !level).length === 1;
  return isAlone && seats[0] !== 'onlooker' && table.settings.common('hints') === 'on';
}
