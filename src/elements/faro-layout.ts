/** Entry `tapis-vert/elements/faro-layout.js`: the class and its events; it registers nothing, `defineFaroLayout` does. */
export { takenUp, type TakenUp } from '../game/actions.js';
export * from '../table/events.js';
export { defineFaroLayout, FaroLayout } from '../faro/table/faro-layout.js';
