/** What a host stores about its rooms, and what a store must do. */
import type { Card } from '../cards/card.js';
import type { Character, PlayerLevel } from '../game/computer-player.js';
import type { AnyAction, Seat } from '../game/contract.js';
import type { Entry, Log } from '../game/log.js';
import type { Shuffle } from '../fair/deal.js';
import type { Later } from './outbox.js';

/** The occupant of a seat. */
export type ChairRecord =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'computer'; readonly level: PlayerLevel; readonly character?: Character }
  | {
      readonly kind: 'person';
      readonly name: string;
      /** The hash of the secret that lets them come back. */
      readonly hash: string;
      /** The number required of their next action. */
      readonly next: number;
      /** The first hand that is theirs, 0 for the room’s first: of earlier ones they know what an onlooker knows. */
      readonly from?: number;
    };

/** A seat: what it is while nobody has come, and its occupant. */
export interface PlaceRecord {
  readonly name: string;
  readonly empty: Exclude<ChairRecord, { readonly kind: 'person' }>;
  readonly chair: ChairRecord;
}

/** What makes the shuffles of a room fair. */
export interface FairRecord {
  /** The next shuffle: its number and the host's seed, which is already promised. */
  readonly next: Pick<Shuffle, 'number' | 'seed'>;
  /** Those of the present hand, or shoe. */
  readonly shuffles: readonly Shuffle[];
}

/** All that a room needs to resume: its size does not grow with the number of hands played. */
export interface RoomRecord {
  readonly name: string;
  readonly game: string;
  readonly version: number;
  /** The game's options, complete. */
  readonly options: unknown;
  readonly places: readonly PlaceRecord[];
  /** The number of the last step. */
  readonly number: number;
  /** The undealt cards, from the top; undefined before the first shuffle. */
  readonly cards: readonly Card[] | undefined;
  /** What makes its shuffles fair; undefined if they cannot be checked. */
  readonly fair: FairRecord | undefined;
  /** How many hands, or shoes, are over. */
  readonly hand: number;
  /** The table at the beginning of the present one; undefined if that is the opening. */
  readonly begins: unknown;
  readonly actions: readonly Entry<AnyAction>[];
}

/** The log of the present hand of a room. */
export const logOf = ({ game, version, options, begins, actions }: RoomRecord): Log<never, AnyAction> => ({
  format: 'tapis-vert',
  game,
  version,
  options: options as never,
  ...(begins !== undefined && { from: begins }),
  actions,
});

/** A change of a room, stored as a whole or not at all. */
export interface Change {
  /** The number of the step. */
  readonly number: number;
  /** The index in the log of the present hand from which on it is {@link entries}. */
  readonly from: number;
  readonly entries: readonly Entry<AnyAction>[];
  /** Another hand begins, with the first of the entries, at this state. */
  readonly begins?: unknown;
  /** The undealt cards, if they have changed. */
  readonly cards?: readonly Card[];
  /** What makes shuffles fair, if there was one, or another hand begins. */
  readonly fair?: FairRecord;
  /** The number required of a seat's next action. */
  readonly next?: { readonly seat: Seat; readonly next: number };
}

/**
 * Where rooms are stored. When a method returns, its change is stored, whatever happens to the process then; if it
 * throws, the change is not. An asynchronous store returns promises, and the same holds when they settle; a room gives
 * it one change at a time.
 */
export interface Store {
  /** The number of rooms. */
  count(): Later<number>;
  read(room: string): Later<RoomRecord | undefined>;
  /** Reads a room to run it. If several hosts share the store, no other may change it from now on. */
  take(room: string): Later<RoomRecord | undefined>;
  /** Stores a new room, and takes it. @throws if it already exists. */
  open(record: RoomRecord): Later<void>;
  /** @throws if another host has taken the room meanwhile. */
  write(room: string, change: Change): Later<void>;
  /** As {@link write}. */
  sit(room: string, seat: Seat, chair: ChairRecord): Later<void>;
  /** The finished hands still stored, by number, the oldest first. */
  hands(room: string): Later<readonly number[]>;
  /** A hand as a log, with all cards. */
  hand(room: string, number: number): Later<Log<unknown, AnyAction> | undefined>;
  /** The shuffles of a finished hand; empty if they cannot be checked. */
  shuffles(room: string, number: number): Later<readonly Shuffle[]>;
  /** Deletes finished hands: all of them, or those before a number. */
  forgetHands(room: string, before?: number): Later<void>;
  /** Rooms in which nothing has happened since a time, in seconds since 1970: the longest idle first. */
  oldRooms(since: number): Later<readonly string[]>;
  /** Deletes a room with everything in it. @throws if another host has taken it meanwhile. */
  forgetRoom(room: string): Later<void>;
  /** Tries to store something, and leaves nothing behind. @throws if nothing can be stored, as on a full disk. */
  check?(): Later<void>;
  close(): Later<void>;
}

/** A synchronous store. */
export type PromptStore = {
  readonly [Does in keyof Store]: (
    ...given: Parameters<NonNullable<Store[Does]>>
  ) => Awaited<ReturnType<NonNullable<Store[Does]>>>;
};
