/** Entry `tapis-vert/elements/new-game-table.js`: the class and its events; it registers nothing, `defineNewGameTable` does. */
export { takenUp, type TakenUp } from '../game/actions.js';
export type { Art } from '../table/art/own.js';
export * from '../table/events.js';
export type { SomeOf } from '../table/text/own.js';
export { defineNewGameTable, NewGameTable } from '../new-game/table/new-game-table.js';
