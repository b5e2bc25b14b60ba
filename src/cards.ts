/** Entry `tapis-vert/cards.js`: cards, packs and where they come from. */
export * from './cards/card.js';
export * from './cards/pack.js';
export * from './cards/random.js';
export * from './cards/seeded.js';
export * from './cards/source.js';
export * from './cards/stacked-source.js';
