/** What the element tests of Einundvierzig share: a table on the page, prepared hands, real keys. */
// Loaded beforehand, so that nothing of a table waits for the network.
import '../../src/einundvierzig/help.js';
import '../../src/einundvierzig/parts/standing.js';
import '../../src/ui/archive.js';
import '../../src/ui/betting/history.js';
import '../../src/ui/betting/seldom.js';
import '../../src/ui/german.js';
import type { EinundvierzigTable } from '../../src/einundvierzig-table.js';
import '../../src/einundvierzig-table.js';
import { preparedTable } from '../../stories/einundvierzig-prepared.js';
import { bettingTables } from '../ui/at-a-betting-table.js';
import { all, textOf } from '../ui/on-a-page.js';

export { ALONE, CHOICE, SECOND, SHOWDOWN, type Deal } from '../../stories/einundvierzig-prepared.js';
export * from '../ui/on-a-page.js';
export type { EinundvierzigTable };

export const { newTable, onThePage, tableWith, tableAt } = bettingTables('einundvierzig-table', preparedTable);

export const own = (table: Element): string => textOf(all(table, '[part=own]')[0]);
/** What stands at an opponent's place. */
export const seat = (table: Element, number: number): string =>
  textOf(all(table, `[part=seat][data-seat="${number}"]`)[0]);
