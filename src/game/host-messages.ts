/** What a host and a guest say to each other on their line, beside the steps of the table; each message is one text of JSON. */
import type { Character, PlayerLevel } from './computer-player.js';
import type { Refusal, Seat, Viewer } from './contract.js';

/** Changes whenever a host and a table of different versions would misunderstand each other. */
export const PROTOCOL_VERSION = 1;

/**
 * A place of a room that is opened: kept free for people, or with a level taken by a computer player until somebody
 * comes.
 */
export interface SeatSetup {
  readonly name: string;
  readonly level?: PlayerLevel;
  /** What that computer player leans to, at a game of betting. */
  readonly character?: Character;
}

/** The first message of a guest. */
export interface Join {
  readonly version: number;
  readonly room: string;
  /** The game's id. */
  readonly game: string;
  /** Where the room is not open yet: the game's options, with a purse for each place, and the places. */
  readonly options?: unknown;
  readonly places?: readonly SeatSetup[];
  /** What the guest is called. */
  readonly name?: string;
  /** The seat wanted; the first free one where none is named. */
  readonly seat?: Seat;
  /** The secret that the host gave with the seat: a guest who has it comes back to that seat. */
  readonly secret?: string;
  /** The guest only looks on. */
  readonly watch?: boolean;
  /** The number of the first action that the guest has no answer to; 1 by default. */
  readonly next?: number;
}

/** What a guest says. */
export type GuestSays =
  | { readonly join: Join }
  /** An action, or `null` to take one back; the step that it answers, and its number: 1, 2, 3 … of this seat. */
  | { readonly act: unknown; readonly seen: number; readonly id: number }
  /** The secret of a seat has come: until a guest has been heard, the seat is theirs only while the line is there. */
  | { readonly seated: true }
  /** An onlooker sits down. */
  | { readonly sit: { readonly seat?: Seat; readonly name?: string } }
  /** What a player is called from now on. */
  | { readonly name: string }
  /** A player gets up for good. */
  | { readonly leave: true }
  /** A part in the next shuffle: see `fair/messages.ts`. */
  | { readonly fair: object };

/** Where a guest is now. */
export interface Joined {
  readonly room: string;
  /** What the guest sees the table as: whoever took a seat in the middle of a hand looks on until the next, and is told then. */
  readonly seat: Viewer;
  /** The secret of a new seat, sent once. */
  readonly secret?: string;
  /** The number that the next action of this seat must have. */
  readonly next: number;
}

/** Who has a seat. */
export interface SeatStatus {
  readonly name: string;
  readonly kind: 'person' | 'computer' | 'nobody';
  /** Whether their line is there. */
  readonly here: boolean;
  /** Milliseconds until the croupier acts for them; nothing where they are not asked. */
  readonly left?: number;
}

/** What a host says, beside steps (`{ seat, step }`) and refusals. */
export type HostSays =
  | { readonly joined: Joined }
  | { readonly people: readonly SeatStatus[]; readonly onlookers: number }
  /** The action of this number has been taken. */
  | { readonly done: number }
  /** The line is there: said at least every so often, for a page hears nothing of a line that is dead. */
  | { readonly here: true }
  /** Actions are missing from this number on. */
  | { readonly again: number }
  | { readonly refused: Refusal; readonly action: unknown; readonly id?: number }
  /** Of a shuffle that can be checked: see `fair/messages.ts`. */
  | { readonly fair: object };

/** Seconds between two signs of life of a host; a guest who has heard nothing for twice as long takes the line for dead. */
export const KEEP_ALIVE_SECONDS = 25;

/** Why a host ends a line, as the code of a socket's close. */
export const CLOSED = {
  /** The same seat is played on another line. */
  elsewhere: 4001,
  /** What was asked at the door is not to be had: the reason says why. Coming again is of no use. */
  notHere: 4002,
  /** Messages that are none, or too many. */
  unruly: 4003,
  /** Too much waits to be read: coming again is welcome. */
  slow: 4004,
  /** The host ends, or the room must be read anew: coming again is welcome. */
  away: 1012,
} as const;
