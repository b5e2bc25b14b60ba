/** Entry `tapis-vert/rules.js`: the games as rules alone. */
export { trenteQuarante } from './trente-quarante/rules.js';
export type * as TrenteQuarante from './trente-quarante/table.js';
export type { Options as TrenteQuaranteOptions } from './trente-quarante/options.js';
export { stud } from './stud/rules.js';
export type * as Stud from './stud/table.js';
export type { Options as StudOptions } from './stud/options.js';
export { einundvierzig } from './einundvierzig/rules.js';
export type * as Einundvierzig from './einundvierzig/table.js';
export type { Options as EinundvierzigOptions } from './einundvierzig/options.js';
/** What four cards are worth at Einundvierzig. */
export * as einundvierzigHands from './einundvierzig/hands.js';
export { faro } from './faro/rules.js';
export type * as Faro from './faro/table.js';
export type { Options as FaroOptions } from './faro/options.js';
