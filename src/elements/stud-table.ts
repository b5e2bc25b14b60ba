/** Entry `tapis-vert/elements/stud-table.js`: the class and its events; it registers nothing, `defineStudTable` does. */
import type { stud } from '../stud/rules/rules.js';
import type { EventsOf } from '../table/look/events.js';
import type { HandOutcome } from '../stakes/outcome.js';

export { toAction, type ActionOfOffer } from '../game/to-action.js';
export type { Art } from '../table/look/art/own.js';
export type { HandCause, HandOutcome, PotPart, PotReason, PotSide } from '../stakes/outcome.js';
export * from '../table/look/events.js';
export type { ActionLike, Guide, GuideOf, GuideStep, Moment } from '../table/lazy/guide/guide.js';
export type { Place } from '../table/play/places.js';
export type { SessionStats } from '../table/look/session-stats.js';
export type { SomeOf } from '../table/text/own.js';
export { defineStudTable, StudTable } from '../stud/look/stud-table.js';

/** The events of `<stud-table>` by name, with this game's actions, events and views: `StudEvents['tv-settle']`. */
export type StudEvents = EventsOf<typeof stud, HandOutcome>;
