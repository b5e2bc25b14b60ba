/** The odds of Trente et Quarante: the law of a coup, what a chance costs, and what follows for the stakes of a sitting. */
export * from './rules/odds.js';
export * from './rules/sitting-odds.js';
