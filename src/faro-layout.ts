/** Entry `tapis-vert/faro-layout.js`: the class, its events, and the tag registered. */
import { defineFaroLayout } from './elements/faro-layout.js';

export * from './elements/faro-layout.js';

defineFaroLayout();
