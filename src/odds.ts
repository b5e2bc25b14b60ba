/** Entry `tapis-vert/odds.js`: exact odds, the equity of stud, and the evaluator of stud for simulations. */
export * as trenteQuaranteOdds from './trente-quarante/odds.js';
export * as einundvierzigOdds from './einundvierzig/rules/odds.js';
export * as faroOdds from './faro/rules/odds.js';
export * as studOdds from './stud/rules/odds.js';
export * as studEvaluator from './stud/rules/evaluator.js';
