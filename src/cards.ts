/** Entry `tapis-vert/cards.js`: cards, packs and sources of cards. */
export * from './cards/card.js';
export * from './cards/pack.js';
export * from './cards/random.js';
export * from './cards/seeded.js';
export * from './cards/source.js';
export * from './cards/stacked-source.js';
