/** Entry `tapis-vert/elements/trente-quarante-board.js`: the class and its events; it registers nothing, `defineTrenteQuaranteBoard` does. */
export { takenUp, type TakenUp } from '../game/actions.js';
export * from '../table/events.js';
export { defineTrenteQuaranteBoard, TrenteQuaranteBoard } from '../trente-quarante/table/trente-quarante-board.js';
