/** Entry `tapis-vert/host.js`: tables for people in different places, as a server of Node. */
export * from './host/limits.js';
export type { ChairRecord, Change, FairRecord, PlaceRecord, PromptStore, RoomRecord, Store } from './host/records.js';
export { HOUSE_RULES, type HouseRules } from './host/house.js';
export type { Counts, HouseEvent } from './host/events.js';
export type { FairGames } from './host/games.js';
export { Host, type HostSetup, type OtherEnd, type JoinRequest } from './host/host.js';
export type { Transport } from './host/connection.js';
export type { Later } from './host/outbox.js';
export type { Clock, Secrets } from './host/clock.js';
export * from './game/host-messages.js';
export { serveHost, type ServedHost, type ServerSetup } from './host/node/server.js';
export { sqliteStore, StoreError, type Sync } from './host/node/sqlite.js';
