/** What the browser tests of stud share: a table on the page, prepared hands, real keys. */
// Loaded beforehand, so that no part of a table waits for the network.
import '../../../src/poker/lazy/history.js';
import '../../../src/stud/lazy/quiz.js';
import '../../../src/table/lazy/archive.js';
import type { StudTable } from '../../../src/stud-table.js';
import '../../../src/stud-table.js';
import { preparedStud } from '../../../stories/tests/stud-prepared.js';
import { bettingTables } from '../../table/at-a-betting-table.js';

export {
  COMMON_SHOWDOWN,
  DECLARE,
  FIFTH,
  HIGH_LOW,
  SHOWDOWN,
  preparedStud,
  studPorts,
  type StudDeal,
} from '../../../stories/tests/stud-prepared.js';
export * from '../../table/on-a-page.js';
export type { StudTable };

export const { newTable, onThePage, tableWith, tableAt } = bettingTables('stud-table', preparedStud);
