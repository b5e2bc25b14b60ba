/** Entry `tapis-vert/odds.js`: exact odds. */
export * as trenteQuaranteOdds from './trente-quarante/rules/odds.js';
export * as einundvierzigOdds from './einundvierzig/rules/odds.js';
export * as faroOdds from './faro/rules/odds.js';
