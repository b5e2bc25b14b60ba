/** Entry `tapis-vert/elements/faro-layout.js`: the class and its events; it registers nothing, `defineFaroLayout` does. */
import type { faro } from '../faro/rules/rules.js';
import type { EventsOf } from '../table/look/events.js';
import type { TurnOutcome } from '../faro/outcome.js';

export { toAction, type ActionOfOffer } from '../game/to-action.js';
export type { Art } from '../table/look/art/own.js';
export type { TurnCause, TurnOutcome } from '../faro/outcome.js';
export * from '../table/look/events.js';
export type { ActionLike, Guide, GuideOf, GuideStep, Moment } from '../table/lazy/guide/guide.js';
export type { Place } from '../table/play/places.js';
export type { SessionStats } from '../table/look/session-stats.js';
export type { SomeOf } from '../table/text/own.js';
export { defineFaroLayout, FaroLayout } from '../faro/look/faro-layout.js';

/** The events of `<faro-layout>` by name, with this game's actions, events and views: `FaroEvents['tv-settle']`. */
export type FaroEvents = EventsOf<typeof faro, TurnOutcome>;
