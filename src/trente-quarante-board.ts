/** Entry `tapis-vert/trente-quarante-board.js`: the class, its events, and the tag registered. */
import { defineTrenteQuaranteBoard } from './elements/trente-quarante-board.js';

export * from './elements/trente-quarante-board.js';

defineTrenteQuaranteBoard();
