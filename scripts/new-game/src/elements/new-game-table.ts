/** Entry `tapis-vert/elements/new-game-table.js`: the class and its events; it registers nothing, `defineNewGameTable` does. */
import type { HandOutcome } from '../new-game/outcome.js';
import type { newGame } from '../new-game/rules/rules.js';
import type { EventsOf } from '../table/events.js';

export { takenUp, type TakenUp } from '../game/actions.js';
export type { Art } from '../table/art/own.js';
export * from '../table/events.js';
export type { SomeOf } from '../table/text/own.js';
export { defineNewGameTable, NewGameTable } from '../new-game/table/new-game-table.js';

/** The events of `<new-game-table>` by name, with this game's actions, events and views: `NewGameEvents['tv-settle']`. */
export type NewGameEvents = EventsOf<typeof newGame, HandOutcome>;
