/** What a host keeps of its rooms, and what a store must do. */
import type { Card } from '../cards/card.js';
import type { Character, PlayerLevel } from '../game/computer-player.js';
import type { AnyAction, Seat } from '../game/contract.js';
import type { Entry, Log } from '../game/log.js';
import type { Shuffle } from '../fair/deal.js';
import type { Later } from './outbox.js';

/** Who has a seat. */
export type ChairRecord =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'computer'; readonly level: PlayerLevel; readonly character?: Character }
  | {
      readonly kind: 'person';
      readonly name: string;
      /** The hash of what lets them come back. */
      readonly hash: string;
      /** The number that their next action must have. */
      readonly next: number;
      /** The first hand that is theirs, 0 for the first of the room: of those before they know what an onlooker knows. */
      readonly from?: number;
    };

/** A place: what it is while nobody has come, and who has it. */
export interface PlaceRecord {
  readonly name: string;
  readonly empty: Exclude<ChairRecord, { readonly kind: 'person' }>;
  readonly chair: ChairRecord;
}

/** What makes the shuffles of a room fair. */
export interface FairRecord {
  /** The next shuffle: its number and the host's seed, which is promised already. */
  readonly next: Pick<Shuffle, 'number' | 'seed'>;
  /** Those of the present hand, or shoe. */
  readonly shuffles: readonly Shuffle[];
}

/** All that a room needs to go on: it does not grow with the hands that were played. */
export interface RoomRecord {
  readonly name: string;
  readonly game: string;
  readonly version: number;
  /** The game's options, complete. */
  readonly options: unknown;
  readonly places: readonly PlaceRecord[];
  /** The number of the last step. */
  readonly number: number;
  /** The cards that are not dealt, from the top; nothing before the first shuffle. */
  readonly cards: readonly Card[] | undefined;
  /** What makes its shuffles fair; nothing where they cannot be checked. */
  readonly fair: FairRecord | undefined;
  /** How many hands, or shoes, are over. */
  readonly hand: number;
  /** The table at the beginning of the present one; nothing where that is the opening. */
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

/** What happens to a room, as one thing: all of it is kept, or none. */
export interface Change {
  /** The number of the step. */
  readonly number: number;
  /** From this place on the log of the present hand is {@link entries}. */
  readonly from: number;
  readonly entries: readonly Entry<AnyAction>[];
  /** Another hand begins, with the first of the entries, at this state. */
  readonly begins?: unknown;
  /** The cards that are not dealt, where that has changed. */
  readonly cards?: readonly Card[];
  /** What makes shuffles fair, where there was one, or where another hand begins. */
  readonly fair?: FairRecord;
  /** The number that the next action of a seat must have. */
  readonly next?: { readonly seat: Seat; readonly next: number };
}

/**
 * Where rooms are kept. What a function here has returned from is kept, whatever becomes of the process then; what it
 * throws for is not. One that answers later returns a promise, and the same holds when that is settled; a room gives it
 * one change at a time.
 */
export interface Store {
  /** How many rooms there are. */
  count(): Later<number>;
  read(room: string): Later<RoomRecord | undefined>;
  /** Reads a room to run it. Where several hosts share the store, no other may change it from now on. */
  take(room: string): Later<RoomRecord | undefined>;
  /** Keeps a new room, and takes it. @throws if it is there already. */
  open(record: RoomRecord): Later<void>;
  /** @throws if another host has taken the room meanwhile. */
  write(room: string, change: Change): Later<void>;
  /** As {@link write}. */
  sit(room: string, seat: Seat, chair: ChairRecord): Later<void>;
  /** The hands that are over and still kept, by number, the oldest first. */
  hands(room: string): Later<readonly number[]>;
  /** A hand as a log, all cards open. */
  hand(room: string, number: number): Later<Log<unknown, AnyAction> | undefined>;
  /** The shuffles of such a hand; none where they cannot be checked. */
  shuffles(room: string, number: number): Later<readonly Shuffle[]>;
  /** Forgets hands that are over: all of them, or those before a number. */
  forgetHands(room: string, before?: number): Later<void>;
  /** Rooms in which nothing has happened since a time, in seconds since 1970: the stillest first. */
  oldRooms(since: number): Later<readonly string[]>;
  /** Forgets a room with all that is its own. @throws if another host has taken it meanwhile. */
  forgetRoom(room: string): Later<void>;
  /** Tries to keep something, and leaves nothing behind. @throws where nothing can be kept, as on a full disk. */
  check?(): Later<void>;
  close(): Later<void>;
}

/** A store that answers at once. */
export type PromptStore = {
  readonly [Does in keyof Store]: (
    ...given: Parameters<NonNullable<Store[Does]>>
  ) => Awaited<ReturnType<NonNullable<Store[Does]>>>;
};
