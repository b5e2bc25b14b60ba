/** Entry `tapis-vert/trente-quarante-board.js`: the class, its events, and the tag registered. */
import { defineTrenteQuaranteBoard } from './trente-quarante/trente-quarante-board.js';

export * from './ui/events.js';
export { defineTrenteQuaranteBoard, TrenteQuaranteBoard } from './trente-quarante/trente-quarante-board.js';

defineTrenteQuaranteBoard();
