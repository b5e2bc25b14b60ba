/** Entry `tapis-vert/einundvierzig-table.js`: the class, its events, and the tag registered. */
import { defineEinundvierzigTable } from './elements/einundvierzig-table.js';

export * from './elements/einundvierzig-table.js';

defineEinundvierzigTable();
