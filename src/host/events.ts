/** What happens in a house, each with what is told of it: a log, a figure or a webhook listens to these. */
import type { Refusal, Seat } from '../game/contract.js';
import type { PlayerLevel } from '../game/computer-player.js';
import type { Limits } from './limits.js';

/** By the event's type what it tells beside it. No name, secret or card of a person is in any of them. */
interface EventDetails {
  /** Somebody has come, on a connection of theirs; where to they have not said yet. */
  readonly arrived: object;
  /** A room is awake: a new one, or one from the store. */
  readonly opened: { readonly room: string; readonly game: string; readonly isNew: boolean };
  /** A room has been put away: it is in the store, and all its connections have ended. */
  readonly closed: { readonly room: string; readonly reason: string };
  /** A person has taken a seat. */
  readonly sat: { readonly room: string; readonly seat: Seat };
  /** A person has given a seat up, or lost it: nobody has it now, or a computer player. */
  readonly left: { readonly room: string; readonly seat: Seat; readonly level: PlayerLevel | undefined };
  /** What a person asked for has been done. */
  readonly acted: { readonly room: string; readonly seat: Seat };
  /** What a person asked for has been refused. */
  readonly refused: { readonly room: string; readonly seat: Seat; readonly code: Refusal['code'] };
  /** The croupier acts for a seat whose time is over. */
  readonly silent: { readonly room: string; readonly seat: Seat };
  /** A table has gone on by one step. */
  readonly stepped: { readonly room: string; readonly number: number };
  /** A hand, a coup or a turn has been settled. */
  readonly settled: { readonly room: string; readonly number: number };
  /** Somebody was turned away by a limit of the host. */
  readonly turnedAway: { readonly limit: keyof Limits };
  /** A room is in the store no more: nothing was played there, or nothing has happened there for long. */
  readonly forgotten: { readonly room: string; readonly wasPlayed: boolean };
  /** What should not happen; without a room where it was at the door. */
  readonly failed: { readonly room: string | undefined; readonly error: unknown };
}

/** Something that has happened in a house. */
export type HouseEvent = {
  readonly [Type in keyof EventDetails]: { readonly type: Type } & EventDetails[Type];
}[keyof EventDetails];

/** How often each has happened since the host began. */
export type Counts = Readonly<Record<HouseEvent['type'], number>>;
