/** Entry `tapis-vert`: registers all tables. */
export * from './trente-quarante-board.js';
