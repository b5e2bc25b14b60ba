/** The odds of Trente et Quarante: the law of a coup, the cost of a chance, and the results of a session. */
export * from './rules/coup-law.js';
export * from './rules/edges.js';
export * from './rules/session-odds.js';
