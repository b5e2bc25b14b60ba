/** Entry `tapis-vert/elements/trente-quarante-board.js`: the class and its events; it registers nothing, `defineTrenteQuaranteBoard` does. */
export { takenUp, type TakenUp } from '../game/actions.js';
export type { Art } from '../table/art/own.js';
export * from '../table/events.js';
export type { SomeOf } from '../table/text/own.js';
export { defineTrenteQuaranteBoard, TrenteQuaranteBoard } from '../trente-quarante/table/trente-quarante-board.js';
