/** Entry `tapis-vert`: registers all tables. */
export * from './trente-quarante-board.js';
export { defineStudTable, StudTable } from './stud-table.js';
export { defineEinundvierzigTable, EinundvierzigTable } from './einundvierzig-table.js';
export { defineFaroLayout, FaroLayout } from './faro-layout.js';
