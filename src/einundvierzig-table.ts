/** Entry `tapis-vert/einundvierzig-table.js`: the class, its events, and the tag registered. */
import { defineEinundvierzigTable } from './einundvierzig/table/einundvierzig-table.js';

export * from './table/events.js';
export { defineEinundvierzigTable, EinundvierzigTable } from './einundvierzig/table/einundvierzig-table.js';

defineEinundvierzigTable();
