/** Entry `tapis-vert/einundvierzig-table.js`: the class, its events, and the tag registered. */
import { defineEinundvierzigTable } from './einundvierzig/einundvierzig-table.js';

export * from './ui/events.js';
export { defineEinundvierzigTable, EinundvierzigTable } from './einundvierzig/einundvierzig-table.js';

defineEinundvierzigTable();
