/** Entry `tapis-vert/elements/faro-layout.js`: the class and its events; it registers nothing, `defineFaroLayout` does. */
export { takenUp, type TakenUp } from '../game/actions.js';
export type { Art } from '../table/art/own.js';
export * from '../table/events.js';
export type { SomeOf } from '../table/text/own.js';
export { defineFaroLayout, FaroLayout } from '../faro/table/faro-layout.js';
