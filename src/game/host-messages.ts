/** The messages of a host and a guest on their connection, beside the steps of the table; each is one JSON text. */
import type { Character, PlayerLevel } from './computer-player.js';
import type { Refusal, Seat, Viewer } from './contract.js';

/** Raised whenever a host and a table of different versions would misunderstand each other. */
export const PROTOCOL_VERSION = 1;

/** A seat of a new room: kept free for people or, with a level, taken by a computer player until somebody comes. */
export interface SeatSetup {
  readonly name: string;
  readonly level?: PlayerLevel;
  /** The playing style of that computer player, at a betting game. */
  readonly character?: Character;
}

/** The first message of a guest. */
export interface Join {
  readonly version: number;
  readonly room: string;
  /** The game's id. */
  readonly game: string;
  /** For a new room: the game's options, with a purse for each seat, and the seats. */
  readonly options?: unknown;
  readonly places?: readonly SeatSetup[];
  /** The guest's name. */
  readonly name?: string;
  /** The seat wanted; by default the first free one. */
  readonly seat?: Seat;
  /** The secret that the host gave with the seat: it brings the guest back to that seat. */
  readonly secret?: string;
  /** The guest only watches. */
  readonly watch?: boolean;
  /** The number of the guest's first unanswered action; 1 by default. */
  readonly next?: number;
}

/** The messages of a guest. */
export type GuestSays =
  | { readonly join: Join }
  /** An action, or `null` to take one back; the step that it answers, and its number: 1, 2, 3 … of this seat. */
  | { readonly act: unknown; readonly seen: number; readonly id: number }
  /** Confirms the secret of a seat: until then the seat is the guest’s only while the connection lasts. */
  | { readonly seated: true }
  /** An onlooker takes a seat. */
  | { readonly sit: { readonly seat?: Seat; readonly name?: string } }
  /** A player's new name. */
  | { readonly name: string }
  /** A player stands up for good. */
  | { readonly leave: true }
  /** A part in the next shuffle: see `fair/messages.ts`. */
  | { readonly fair: object };

/** The guest's present position. */
export interface Joined {
  readonly room: string;
  /**
   * The viewer whose view the guest gets: a player who took a seat in mid-hand watches until the next hand, when this
   * message comes again.
   */
  readonly seat: Viewer;
  /** The secret of a new seat, sent once. */
  readonly secret?: string;
  /** The number required of the seat's next action. */
  readonly next: number;
}

/** The occupant of a seat. */
export interface SeatStatus {
  readonly name: string;
  readonly kind: 'person' | 'computer' | 'nobody';
  /** Whether their connection is up. */
  readonly here: boolean;
  /** Milliseconds until the croupier acts for them; absent if they are not to act. */
  readonly left?: number;
}

/** The messages of a host, beside steps (`{ seat, step }`) and refusals. */
export type HostSays =
  | { readonly joined: Joined }
  | { readonly people: readonly SeatStatus[]; readonly onlookers: number }
  /** The action of this number was accepted. */
  | { readonly done: number }
  /** A keep-alive: a page gets no event when a connection dies. */
  | { readonly here: true }
  /** Actions are missing from this number on. */
  | { readonly again: number }
  | { readonly refused: Refusal; readonly action: unknown; readonly id?: number }
  /** About a shuffle that can be checked: see `fair/messages.ts`. */
  | { readonly fair: object };

/** Seconds between keep-alives of a host; after twice as long without any a guest considers the connection dead. */
export const KEEP_ALIVE_SECONDS = 25;

/** Why a host closes a connection, as close codes of a socket. */
export const CLOSED = {
  /** The same seat is played on another connection. */
  elsewhere: 4001,
  /** The request at the door was refused for the reason given. Reconnecting is of no use. */
  notHere: 4002,
  /** Invalid messages, or too many. */
  unruly: 4003,
  /** The guest reads too slowly: reconnecting is welcome. */
  slow: 4004,
  /** The host stops, or the room has to be reloaded: reconnecting is welcome. */
  away: 1012,
} as const;
