/** Entry `tapis-vert/stud-table.js`: the class, its events, and the tag registered. */
import { defineStudTable } from './stud/stud-table.js';

export * from './ui/events.js';
export { defineStudTable, StudTable } from './stud/stud-table.js';

defineStudTable();
