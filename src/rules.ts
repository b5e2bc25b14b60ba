/** Entry `tapis-vert/rules.js`: the games as rules alone. */
export { trenteQuarante } from './trente-quarante/rules/rules.js';
export type * as TrenteQuarante from './trente-quarante/rules/table.js';
export type { Options as TrenteQuaranteOptions } from './trente-quarante/rules/options.js';
export { outcome as trenteQuaranteOutcome, type CoupCause, type CoupOutcome } from './trente-quarante/outcome.js';
export { stud } from './stud/rules/rules.js';
export type * as Stud from './stud/rules/table.js';
export type { Options as StudOptions } from './stud/rules/options.js';
export { outcome as studOutcome } from './stud/outcome.js';
/** The value of up to seven cards at stud, high or low. */
export * as studHands from './stud/rules/hands.js';
export { einundvierzig } from './einundvierzig/rules/rules.js';
export type * as Einundvierzig from './einundvierzig/rules/table.js';
export type { Options as EinundvierzigOptions } from './einundvierzig/rules/options.js';
export { outcome as einundvierzigOutcome } from './einundvierzig/outcome.js';
export type { HandCause, HandOutcome, PotPart, PotReason, PotSide } from './stakes/outcome.js';
/** The value of four cards at Einundvierzig. */
export * as einundvierzigHands from './einundvierzig/rules/hands.js';
export { faro } from './faro/rules/rules.js';
export type * as Faro from './faro/rules/table.js';
export type { Options as FaroOptions } from './faro/rules/options.js';
export { outcome as faroOutcome, type TurnCause, type TurnOutcome } from './faro/outcome.js';
