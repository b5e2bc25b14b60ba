/** Entry `tapis-vert/elements/trente-quarante-board.js`: the class and its events; it registers nothing, `defineTrenteQuaranteBoard` does. */
import type { trenteQuarante } from '../trente-quarante/rules/rules.js';
import type { EventsOf } from '../table/look/events.js';
import type { CoupOutcome } from '../trente-quarante/outcome.js';

export { toAction, type ActionOfOffer } from '../game/to-action.js';
export type { Art } from '../table/look/art/own.js';
export type { CoupCause, CoupOutcome } from '../trente-quarante/outcome.js';
export * from '../table/look/events.js';
export type { ActionLike, Guide, GuideOf, GuideStep, Moment } from '../table/lazy/guide/guide.js';
export type { Place } from '../table/play/places.js';
export type { SessionStats } from '../table/look/session-stats.js';
export type { SomeOf } from '../table/text/own.js';
export { defineTrenteQuaranteBoard, TrenteQuaranteBoard } from '../trente-quarante/look/trente-quarante-board.js';

/** The events of `<trente-quarante-board>` by name, with this game's actions, events and views: `TrenteQuaranteEvents['tv-settle']`. */
export type TrenteQuaranteEvents = EventsOf<typeof trenteQuarante, CoupOutcome>;
