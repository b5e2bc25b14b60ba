/** Entry `tapis-vert/elements/trente-quarante-board.js`: the class and its events; it registers nothing, `defineTrenteQuaranteBoard` does. */
import type { trenteQuarante } from '../trente-quarante/rules/rules.js';
import type { EventsOf } from '../table/events.js';
import type { CoupOutcome } from '../trente-quarante/outcome.js';

export { takenUp, type TakenUp } from '../game/actions.js';
export type { Art } from '../table/art/own.js';
export type { CoupCause, CoupOutcome } from '../trente-quarante/outcome.js';
export * from '../table/events.js';
export type { ActionLike, Guide, GuideOf, GuideStep, Moment } from '../table/guide/guide.js';
export type { Place } from '../table/places.js';
export type { Sitting } from '../table/sitting.js';
export type { SomeOf } from '../table/text/own.js';
export { defineTrenteQuaranteBoard, TrenteQuaranteBoard } from '../trente-quarante/table/trente-quarante-board.js';

/** The events of `<trente-quarante-board>` by name, with this game's actions, events and views: `TrenteQuaranteEvents['tv-settle']`. */
export type TrenteQuaranteEvents = EventsOf<typeof trenteQuarante, CoupOutcome>;
