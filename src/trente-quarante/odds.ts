/** The odds of Trente et Quarante: the law of a coup, what a chance costs, and what follows for the stakes of a session. */
export * from './rules/odds.js';
export * from './rules/session-odds.js';
