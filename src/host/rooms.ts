import { isObject } from '../game/actions.js';
import { isCharacter, isLevel } from '../game/computer-player.js';
import type { TableState } from '../game/contract.js';
import type { Join, SeatSetup } from '../game/host-messages.js';
import { cleanName } from '../game/names.js';
import { OptionError } from '../game/options.js';
import type { Addresses } from './addresses.js';
import { DoorError } from './door-error.js';
import type { HostedGame } from './games.js';
import type { House } from './house.js';
import type { PlaceRecord, RoomRecord } from './records.js';
import { Room } from './room.js';
import { Shuffles } from './shuffles.js';

/** What the rooms of a host need, beside what each of them needs. */
export interface RoomsSetup extends House {
  readonly games: ReadonlyMap<string, HostedGame>;
  /** Whether the shuffles of new rooms of a game can be checked. */
  readonly fair: (game: string) => boolean;
  /** Called when a room has been unloaded: it is in the store. */
  readonly onUnload: (room: string) => void;
  /** The quotas for new rooms. */
  readonly addresses: Addresses;
}

/** A room could not be opened, which has been reported. */
export class UnopenedError extends Error {}

/** At most this share of all rooms is forgotten at once, however old they seem: the machine's clock may be wrong. */
const FORGOTTEN_AT_ONCE = 0.1;
/** The pause between two of them, so that players do not notice (ms). */
const FORGETTING = 50;
/** How many unopened rooms are remembered as reported. */
const TOLD = 1000;

/** What the host has forgotten. */
export interface Forgotten {
  /** How many rooms were forgotten now. */
  readonly rooms: number;
  /** How many are as old, but kept for now. */
  readonly left: number;
}

/** The rooms of a host by name: each is loaded when somebody comes, from the store or as its first guest requests it. */
export class Rooms {
  readonly #setup: RoomsSetup;
  readonly #rooms = new Map<string, Room>();
  /** Rooms being requested from the store; settles when that is over, whether it succeeded or not. */
  readonly #opening = new Map<string, Promise<unknown>>();
  /** Why a room could not be opened: reported once, however often somebody comes. */
  readonly #unopened = new Map<string, string>();

  constructor(setup: RoomsSetup) {
    this.#setup = setup;
  }

  get size(): number {
    return this.#rooms.size;
  }

  /** Whether nobody has opened this room yet. */
  async isNew(name: string): Promise<boolean> {
    return !this.#rooms.has(name) && !(await this.#setup.store.read(name));
  }

  /**
   * The room, loaded. Of several guests at the same door one asks the store, the others wait.
   * @throws {DoorError} if it may not be opened. @throws {UnopenedError} if it cannot be.
   */
  async room(name: string, hosted: HostedGame, join: Partial<Join>, address: string | undefined): Promise<Room> {
    while (this.#opening.has(name)) await this.#opening.get(name);
    return (
      this.#rooms.get(name) ??
      this.#alone(name, async () => {
        try {
          const room = await this.#open(name, hosted, join, address);
          this.#unopened.delete(name);
          return room;
        } catch (error) {
          if (error instanceof DoorError) throw error;
          throw this.#unopenedRoom(name, error);
        }
      })
    );
  }

  /** Runs work on a room; people who arrive meanwhile wait. */
  #alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const result = work();
    const over = (): void => void this.#opening.delete(name);
    this.#opening.set(name, result.then(over, over));
    return result;
  }

  /** A room cannot be read or run: reported with its cause, once. */
  #unopenedRoom(name: string, error: unknown): UnopenedError {
    const cause = String(error);
    if (this.#unopened.get(name) !== cause) {
      if (this.#unopened.size >= TOLD) this.#unopened.clear();
      this.#unopened.set(name, cause);
      this.#setup.onEvent({ type: 'failed', room: name, error });
    }
    return new UnopenedError(cause);
  }

  /** A room from the store, or a new one as its first guest requests it. */
  async #open(name: string, hosted: HostedGame, join: Partial<Join>, address: string | undefined): Promise<Room> {
    const { addresses, fair, games, limits, random, store } = this.#setup;
    const kept = await store.take(name);
    const record = kept ?? {
      ...newRoom(name, hosted, join, limits.longestName),
      fair: fair(hosted.game.id) ? Shuffles.begin(random) : undefined,
    };
    if (!kept) {
      if ((await store.count()) >= limits.rooms)
        throw new DoorError('This host has reached its room limit.', { limit: 'rooms' });
      if (address !== undefined && !addresses.opens(address))
        throw new DoorError('Too many rooms opened from your address today.', { limit: 'roomsPerAddress' });
      await store.open(record);
    }
    const game = games.get(record.game);
    if (game?.game.version !== record.version)
      throw new DoorError('This room was made with another version of its game.');
    const room = new Room(record, game, this.#setup, () => {
      if (!kept && room.isForgotten && address !== undefined) addresses.givesBack(address);
      if (this.#rooms.get(name) !== room) return;
      this.#rooms.delete(name);
      this.#setup.onUnload(name);
    });
    this.#rooms.set(name, room);
    this.#setup.onEvent({ type: 'opened', room: name, game: record.game, isNew: !kept });
    return room;
  }

  /** Forgets rooms idle since a time (s since 1970): the longest first, none loaded, a tenth of all at most. */
  async forget(since: number): Promise<Forgotten> {
    const { clock, store } = this.#setup;
    const most = Math.ceil((await store.count()) * FORGOTTEN_AT_ONCE);
    const old = await store.oldRooms(since);
    let rooms = 0;
    let left = 0;
    for (const name of old) {
      if (this.#rooms.has(name) || this.#opening.has(name)) continue;
      if (rooms >= most) {
        left++;
        continue;
      }
      await this.#alone(name, async () => store.forgetRoom(name));
      this.#setup.onEvent({ type: 'forgotten', room: name, wasPlayed: true });
      rooms++;
      await new Promise<void>(goOn => void clock.after(FORGETTING, goOn));
    }
    return { rooms, left };
  }

  /** Closes all connections once everything is stored. All rooms are in the store then. */
  async close(): Promise<void> {
    await Promise.all([...this.#opening.keys(), ...this.#rooms.keys()].map(name => this.putAway(name)));
  }

  /** Closes the connections of one room once everything is stored, and unloads it: it is in the store. */
  async putAway(name: string): Promise<void> {
    await this.#opening.get(name);
    const room = this.#rooms.get(name);
    room?.close('the room was unloaded');
    await room?.ended;
  }
}

/** A room as its first guest requests it, with options validated by the game. */
function newRoom(name: string, { game }: HostedGame, join: Partial<Join>, longestName: number): RoomRecord {
  let state: TableState;
  try {
    state = game.open(join.options ?? {});
  } catch (error) {
    if (error instanceof OptionError) throw new DoorError(error.message);
    throw error;
  }
  const wanted: readonly unknown[] = Array.isArray(join.places) ? join.places : [];
  const places = state.accounts.purses.map((_, seat): PlaceRecord => {
    const { name: given, level, character } = (isObject(wanted[seat]) ? wanted[seat] : {}) as Partial<SeatSetup>;
    const empty: PlaceRecord['empty'] = isLevel(level)
      ? { kind: 'computer', level, ...(isCharacter(character) && { character }) }
      : { kind: 'nobody' };
    return { name: cleanName(given, longestName), empty, chair: empty };
  });
  const { id, version } = game;
  return {
    ...{ name, game: id, version, options: state.options, places, number: 0, cards: undefined, fair: undefined },
    ...{ hand: 0, begins: undefined, actions: [] },
  };
}
