/** Entry `tapis-vert/faro-layout.js`: the class, its events, and the tag registered. */
import { defineFaroLayout } from './faro/table/faro-layout.js';

export * from './table/events.js';
export { defineFaroLayout, FaroLayout } from './faro/table/faro-layout.js';

defineFaroLayout();
