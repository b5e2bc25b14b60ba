/** Entry `tapis-vert/rules.js`: the games as rules alone. */
export { trenteQuarante } from './trente-quarante/rules.js';
export type * as TrenteQuarante from './trente-quarante/table.js';
export type { Options as TrenteQuaranteOptions } from './trente-quarante/options.js';
