/** Entry `tapis-vert/new-game-table.js`: the class, its events, and the tag registered. */
import { defineNewGameTable } from './elements/new-game-table.js';

export * from './elements/new-game-table.js';

defineNewGameTable();
