/** Entry `tapis-vert/stud-table.js`: the class, its events, and the tag registered. */
import { defineStudTable } from './stud/table/stud-table.js';

export * from './table/events.js';
export { defineStudTable, StudTable } from './stud/table/stud-table.js';

defineStudTable();
