/** Entry `tapis-vert`: registers all tables. */
export * from './trente-quarante-board.js';
export { defineStudTable, StudTable, type StudEvents } from './stud-table.js';
export { defineEinundvierzigTable, EinundvierzigTable, type EinundvierzigEvents } from './einundvierzig-table.js';
export { defineFaroLayout, FaroLayout, type FaroEvents } from './faro-layout.js';
