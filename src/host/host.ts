import { isObject, refuse } from '../game/actions.js';
import { isCharacter, isLevel } from '../game/computer-player.js';
import type { TableState } from '../game/contract.js';
import { CLOSED, PROTOCOL_VERSION, KEEP_ALIVE_SECONDS, type Join, type SeatSetup } from '../game/host-messages.js';
import { asGuestSays, type Message } from '../game/message.js';
import { cleanName, roomName } from '../game/names.js';
import { isChips, OptionError, show } from '../game/options.js';
import { Addresses } from './addresses.js';
import type { Counts, HouseEvent } from './events.js';
import { GAMES, type HostedGame } from './games.js';
import type { House } from './house.js';
import { Keeping } from './keeping.js';
import type { Limits } from './limits.js';
import { Connection, type Transport } from './connection.js';
import type { PlaceRecord, RoomRecord } from './records.js';
import { Queue } from './queue.js';
import { Room } from './room.js';
import { Shuffles } from './shuffles.js';

/** A request to enter, for a host's own rule to decide on. */
export interface JoinRequest<Request> {
  readonly request: Request;
  readonly room: string;
  readonly game: string;
  /** Whether they have the secret of a seat, or only want to watch. */
  readonly watch: boolean;
  /** Whether the room has yet to be opened. */
  readonly opens: boolean;
  readonly name: string;
}

/** How a transport reports on a connection it has brought. */
export interface OtherEnd {
  /** Takes a message, however foreign. */
  readonly receive: (text: unknown) => void;
  /** Something without content has arrived, such as a ping: it counts like a message. */
  readonly keepAlive: () => void;
  /** The connection has ended. */
  readonly disconnected: () => void;
}

/** What a host needs. */
export interface HostSetup<Request> extends House {
  /** The games it offers, by their ids; all four by default. */
  readonly games?: ReadonlyMap<string, HostedGame>;
  /** Whether the shuffles of new rooms of a game can be checked: see `docs/host.md`. By default those of no game. */
  readonly fair?: (game: string) => boolean;
  /** Who may enter; by default everybody. If it throws or rejects, they may not. */
  readonly authorize?: ((visit: JoinRequest<Request>) => boolean | Promise<boolean>) | undefined;
  /** The address of a request, for limits by address. Without an address those do not apply. */
  readonly addressOf?: (request: Request) => string | undefined;
  /** Called when a room has closed its connections: it is in the store, and another host may open it. */
  readonly onUnload?: (room: string) => void;
}

/** Thrown at the door; its message is for the person there. */
class DoorError extends Error {
  /** The limit that turned them away. */
  readonly limit: keyof Limits | undefined;
  /** The close code of the connection. */
  readonly code: number;

  constructor(message: string, { limit, code = CLOSED.notHere }: { limit?: keyof Limits; code?: number } = {}) {
    super(message);
    this.limit = limit;
    this.code = code;
  }
}

const NOTHING_ASKED = refuse('malformed', 'Unknown request: a guest can act, sit down or leave.');

/** A room could not be opened, which has been reported. */
class UnopenedError extends Error {}

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

/** Tables for people in different places: rooms by name, each opened when somebody comes. */
export class Host<Request = unknown> {
  readonly #counts = {
    ...{ arrived: 0, opened: 0, closed: 0, sat: 0, left: 0, acted: 0, refused: 0 },
    ...{ silent: 0, stepped: 0, settled: 0, turnedAway: 0, forgotten: 0, failed: 0 },
  };
  readonly #setup: HostSetup<Request>;
  readonly #house: House;
  readonly #games: ReadonlyMap<string, HostedGame>;
  readonly #rooms = new Map<string, Room>();
  /** Rooms being requested from the store; settles when that is over, whether it succeeded or not. */
  readonly #opening = new Map<string, Promise<unknown>>();
  /** Why a room could not be opened: reported once, however often somebody comes. */
  readonly #unopened = new Map<string, string>();
  readonly #addresses: Addresses;
  #connections = 0;
  /** Connections not yet in a room. */
  readonly #door: Queue<Connection>;
  readonly #keeping: Keeping;

  constructor(setup: HostSetup<Request>) {
    this.#setup = setup;
    this.#door = new Queue(setup.limits);
    this.#keeping = new Keeping(setup.store, setup.clock);
    this.#addresses = new Addresses(setup.limits, setup.clock);
    this.#games = setup.games ?? GAMES;
    this.#house = { ...setup, store: this.#keeping.store, onEvent: event => this.#happened(event) };
  }

  /** How often each thing has happened since the host began. */
  get counts(): Counts {
    return this.#counts;
  }

  /** Runs what a guest has caused. If that fails, as with a full disk, it is reported and ends no other table. */
  #guard(room: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#happened({ type: 'failed', room, error });
    }
  }

  /** A listener that throws harms no table: that is reported too. */
  #happened(event: HouseEvent): void {
    this.#counts[event.type]++;
    try {
      this.#setup.onEvent(event);
    } catch (error) {
      if (event.type !== 'failed') this.onError(error);
    }
  }

  /** Something has failed outside the rooms, at a page of the host or in its upkeep of the store. */
  onError(error: unknown): void {
    this.#happened({ type: 'failed', room: undefined, error });
  }

  /** The number of loaded rooms. */
  get rooms(): number {
    return this.#rooms.size;
  }

  /** The number of open connections. */
  get connections(): number {
    return this.#connections;
  }

  /** The number of connections not yet in a room. */
  get connectionsAtDoor(): number {
    return this.#door.size;
  }

  /** The number of addresses with connections, or that opened rooms today. */
  get addresses(): number {
    return this.#addresses.size;
  }

  /** Whether the store accepts changes, as far as it can tell: a full disk does not. */
  get keeps(): Promise<boolean> {
    return this.#keeping.works();
  }

  /** Somebody was turned away by a limit before they had a connection. */
  turnedAway(limit: keyof Limits): void {
    this.#happened({ type: 'turnedAway', limit });
  }

  /** Somebody is at the door, with a connection of their own. */
  connect(carrier: Transport, request: Request): OtherEnd {
    const { limits, clock } = this.#setup;
    const address = this.#setup.addressOf?.(request);
    let room: Room | undefined;
    let isAsked = false;
    const connection = new Connection(carrier, limits, clock, message => {
      if (room) return this.#guard(room.name, () => this.#hear(room!, connection, message, address));
      if (isAsked) return connection.mistake(refuse('not-now', 'Your request is still being answered: wait for it.'));
      isAsked = true;
      this.#admit(message, request, address)
        .then(visit => {
          if (connection.ended) return;
          leaveDoor();
          ({ room } = visit);
          room.enter(connection, visit.entrance);
        })
        .catch((error: unknown) => this.#turnAway(connection, error));
    });
    const leaveDoor = (): void => {
      this.#door.gone(connection);
      ended();
    };
    const ended = clock.after(limits.doorSeconds * 1000, () => connection.end(CLOSED.away, 'no request'));
    let endLife = (): void => undefined;
    const live = (): void => {
      endLife = clock.after(KEEP_ALIVE_SECONDS * 1000, () => {
        connection.say({ here: true });
        live();
      });
    };
    live();
    this.#connections++;
    const again = { code: CLOSED.away };
    if (address !== undefined && !this.#addresses.come(address))
      this.#turnAway(
        connection,
        new DoorError('Too many connections from your address.', {
          limit: 'connectionsPerAddress',
          ...again,
        }),
      );
    else {
      const cut = this.#door.come(connection, address);
      if (cut) {
        this.#turnAway(
          cut,
          new DoorError('Too many pending connections. Try again later.', { limit: 'connectionsAtDoor', ...again }),
        );
        this.#door.gone(cut);
      }
    }
    this.#happened({ type: 'arrived' });
    return {
      receive: text => connection.hear(text),
      keepAlive: () => void connection.count(),
      disconnected: () => {
        this.#connections--;
        if (address !== undefined) this.#addresses.gone(address);
        leaveDoor();
        endLife();
        connection.end(CLOSED.away, 'gone');
        if (room) this.#guard(room.name, () => room!.gone(connection));
      },
    };
  }

  /** Tells the person at the door why they cannot enter. Internal errors are not disclosed. */
  #turnAway(connection: Connection, error: unknown): void {
    if (!(error instanceof DoorError)) {
      if (!(error instanceof UnopenedError)) this.onError(error);
      connection.refuse(refuse('malformed', 'Something failed at the host. Nothing was done.'));
      return connection.end(CLOSED.away, 'come again');
    }
    const { message, limit, code } = error;
    if (limit) this.#happened({ type: 'turnedAway', limit });
    connection.refuse(refuse('malformed', message));
    connection.end(code, 'not here');
  }

  /**
   * Forgets rooms in which nothing has happened since a time, in seconds since 1970: the longest idle first, none that
   * is loaded, and at most a tenth of all at once. A machine with a wrong clock would consider them all old.
   */
  async forgetRooms(since: number): Promise<Forgotten> {
    const { clock } = this.#setup;
    const { store } = this.#keeping;
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
      this.#happened({ type: 'forgotten', room: name, wasPlayed: true });
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

  #hear(room: Room, connection: Connection, message: Message, address: string | undefined): void {
    const said = asGuestSays(message);
    room.heard(connection);
    if (!said) return connection.mistake(NOTHING_ASKED);
    if ('seated' in said) return;
    if ('act' in said && said.id !== undefined) room.act(connection, { act: said.act, seen: said.seen, id: said.id });
    else if ('fair' in said) room.fair(connection, said.fair as Message);
    else if (room.isBusy) connection.refuse(refuse('not-now', 'The host is still saving. Try again.'));
    else if ('sit' in said && !this.#mayVisit(address))
      connection.refuse(refuse('not-now', 'Too many seats taken from your address. Wait a moment.'));
    else if ('sit' in said) room.sit(connection, this.#nameOf(said.sit.name), said.sit.seat);
    else if ('leave' in said) room.leave(connection);
    else if ('name' in said) room.call(connection, this.#nameOf(said.name));
    else connection.mistake(NOTHING_ASKED);
  }

  /**
   * Whether an address may enter rooms or take a seat once more; counted. Standing up is not, since it follows sitting
   * down.
   */
  #mayVisit(address: string | undefined): boolean {
    if (address === undefined || this.#addresses.visits(address)) return true;
    this.#happened({ type: 'turnedAway', limit: 'visitsPerMinute' });
    return false;
  }

  #nameOf(given: unknown): string {
    return cleanName(given, this.#setup.limits.longestName);
  }

  /** Checks a request at the door, and opens the room. */
  async #admit(message: Message, request: Request, address: string | undefined) {
    const { authorize, limits } = this.#setup;
    const join = (isObject(message.join) ? message.join : {}) as Partial<Join>;
    if (join.version !== PROTOCOL_VERSION)
      throw new DoorError(`This host speaks protocol version ${PROTOCOL_VERSION}, not ${show(join.version)}.`);
    const { game } = join;
    const name = roomName(join.room);
    if (name === undefined)
      throw new DoorError('Invalid room name: expected up to 64 letters, digits, spaces, dots and dashes.');
    const hosted = this.#games.get(String(game));
    if (!hosted)
      throw new DoorError(
        `Unknown game ${show(game).slice(0, 40)}. This host has: ${[...this.#games.keys()].join(', ')}.`,
      );
    const own = this.#nameOf(join.name);
    const visit = { room: name, game: hosted.game.id, watch: join.watch === true, name: own };
    if (authorize && !(await authorize({ ...visit, request, opens: await this.#isNew(name) })))
      throw new DoorError('You may not enter this room.');
    if (address !== undefined && !this.#addresses.visits(address))
      throw new DoorError('Too many visits from your address. Try again later.', {
        ...{ limit: 'visitsPerMinute', code: CLOSED.away },
      });
    const room = await this.#room(name, hosted, join, address);
    if (room.gameId !== hosted.game.id) throw new DoorError(`This room is for another game: ${room.gameId}.`);
    const secret = typeof join.secret === 'string' ? join.secret : undefined;
    // nobody keeps a player from their seat
    if (!room.isPlayers(secret)) {
      if (room.connections >= limits.connectionsPerRoom)
        throw new DoorError('This room is full.', { limit: 'connectionsPerRoom' });
      if (this.#connections > limits.connections)
        throw new DoorError('This host is full. Try again later.', { limit: 'connections', code: CLOSED.away });
    }
    return {
      room,
      entrance: {
        name: own,
        watch: join.watch === true,
        seat: isChips(join.seat) ? join.seat : undefined,
        secret,
        next: isChips(join.next) ? join.next : 1,
      },
    };
  }

  async #isNew(name: string): Promise<boolean> {
    return !this.#rooms.has(name) && !(await this.#setup.store.read(name));
  }

  /** The room, loaded. Of several guests at the same door one asks the store, the others wait. */
  async #room(name: string, hosted: HostedGame, join: Partial<Join>, address: string | undefined): Promise<Room> {
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
      this.#happened({ type: 'failed', room: name, error });
    }
    return new UnopenedError(cause);
  }

  /** A room from the store, or a new one as its first guest requests it. */
  async #open(name: string, hosted: HostedGame, join: Partial<Join>, address: string | undefined): Promise<Room> {
    const { limits } = this.#setup;
    const { store } = this.#keeping;
    const kept = await store.take(name);
    const record = kept ?? {
      ...newRoom(name, hosted, join, limits.longestName),
      fair: this.#setup.fair?.(hosted.game.id) ? Shuffles.begin(this.#setup.random) : undefined,
    };
    if (!kept) {
      if ((await store.count()) >= limits.rooms)
        throw new DoorError('This host has reached its room limit.', { limit: 'rooms' });
      if (address !== undefined && !this.#addresses.opens(address))
        throw new DoorError('Too many rooms opened from your address today.', {
          limit: 'roomsPerAddress',
        });
      await store.open(record);
    }
    const game = this.#games.get(record.game);
    if (game?.game.version !== record.version)
      throw new DoorError('This room was made with another version of its game.');
    const room = new Room(record, game, this.#house, () => {
      if (!kept && room.isForgotten && address !== undefined) this.#addresses.givesBack(address);
      if (this.#rooms.get(name) !== room) return;
      this.#rooms.delete(name);
      this.#setup.onUnload?.(name);
    });
    this.#rooms.set(name, room);
    this.#happened({ type: 'opened', room: name, game: record.game, isNew: !kept });
    return room;
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
