/** Entry `tapis-vert/faro-layout.js`: the class, its events, and the tag registered. */
import { defineFaroLayout } from './faro/faro-layout.js';

export * from './ui/events.js';
export { defineFaroLayout, FaroLayout } from './faro/faro-layout.js';

defineFaroLayout();
