/** What the browser tests of Einundvierzig share: a table on the page, prepared hands, real keys. */
// Loaded beforehand, so that no part of a table waits for the network.
import '../../../src/einundvierzig/text/en.lazy.js';
import '../../../src/einundvierzig/lazy/hand-rank.js';
import '../../../src/table/lazy/archive.js';
import '../../../src/poker/lazy/history.js';
import '../../../src/table/lazy/art/german.js';
import type { EinundvierzigTable } from '../../../src/einundvierzig-table.js';
import '../../../src/einundvierzig-table.js';
import { preparedTable } from '../../../stories/tests/einundvierzig-prepared.js';
import { bettingTables } from '../../table/at-a-betting-table.js';
import { all, textOf } from '../../table/on-a-page.js';

export { ALONE, CHOICE, SECOND, SHOWDOWN, type Deal } from '../../../stories/tests/einundvierzig-prepared.js';
export * from '../../table/on-a-page.js';
export type { EinundvierzigTable };

export const { newTable, onThePage, tableWith, tableAt } = bettingTables('einundvierzig-table', preparedTable);

export const own = (table: Element): string => textOf(all(table, '[part=player]')[0]);
/** What is shown at an opponent's place. */
export const seat = (table: Element, number: number): string =>
  textOf(all(table, `[part=opponent][data-seat="${number}"]`)[0]);
