/** Entry `tapis-vert/odds.js`: exact odds. */
export * as trenteQuaranteOdds from './trente-quarante/odds.js';
export * as einundvierzigOdds from './einundvierzig/odds.js';
export * as faroOdds from './faro/odds.js';
