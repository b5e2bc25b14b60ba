/** Entry `tapis-vert/stud-table.js`: the class, its events, and the tag registered. */
import { defineStudTable } from './elements/stud-table.js';

export * from './elements/stud-table.js';

defineStudTable();
