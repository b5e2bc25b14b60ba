/** What happens in a house, with its details: for logs, metrics or webhooks. */
import type { Refusal, Seat } from '../game/contract.js';
import type { PlayerLevel } from '../game/computer-player.js';
import type { Limits } from './limits.js';

/** The details of each type of event. None contains a name, secret or card of a person. */
interface EventDetails {
  /** Somebody has connected, but not yet said where they want to go. */
  readonly arrived: object;
  /** A room is loaded: a new one, or one from the store. */
  readonly opened: { readonly room: string; readonly game: string; readonly isNew: boolean };
  /** A room has been unloaded: it is in the store, and all its connections are closed. */
  readonly closed: { readonly room: string; readonly reason: string };
  /** A person has taken a seat. */
  readonly sat: { readonly room: string; readonly seat: Seat };
  /** A person has given up a seat, or lost it: it is empty now, or a computer player's. */
  readonly left: { readonly room: string; readonly seat: Seat; readonly level: PlayerLevel | undefined };
  /** A person's action was accepted. */
  readonly acted: { readonly room: string; readonly seat: Seat };
  /** A person's action was refused. */
  readonly refused: { readonly room: string; readonly seat: Seat; readonly code: Refusal['code'] };
  /** The croupier acts for a seat whose time is up. */
  readonly silent: { readonly room: string; readonly seat: Seat };
  /** A table has advanced by one step. */
  readonly stepped: { readonly room: string; readonly number: number };
  /** A hand, a coup or a turn has been settled. */
  readonly settled: { readonly room: string; readonly number: number };
  /** Somebody was turned away because of a limit. */
  readonly turnedAway: { readonly limit: keyof Limits };
  /** A room is gone from the store: nothing was played there, or nothing has happened there for long. */
  readonly forgotten: { readonly room: string; readonly wasPlayed: boolean };
  /** An unexpected error; without a room if it happened at the door. */
  readonly failed: { readonly room: string | undefined; readonly error: unknown };
}

/** Something that has happened in a house. */
export type HouseEvent = {
  readonly [Type in keyof EventDetails]: { readonly type: Type } & EventDetails[Type];
}[keyof EventDetails];

/** How often each has happened since the host began. */
export type Counts = Readonly<Record<HouseEvent['type'], number>>;
