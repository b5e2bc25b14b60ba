/** Entry `tapis-vert/trente-quarante-board.js`: the class, its events, and the tag registered. */
import { defineTrenteQuaranteBoard } from './trente-quarante/table/trente-quarante-board.js';

export * from './table/events.js';
export { defineTrenteQuaranteBoard, TrenteQuaranteBoard } from './trente-quarante/table/trente-quarante-board.js';

defineTrenteQuaranteBoard();
