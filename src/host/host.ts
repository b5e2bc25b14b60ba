import { isObject, refuse } from '../game/actions.js';
import { CLOSED, PROTOCOL_VERSION, KEEP_ALIVE_SECONDS, type Join } from '../game/host-messages.js';
import { asGuestSays, type Message } from '../game/message.js';
import { cleanName, roomName } from '../game/names.js';
import { isChips, show } from '../game/options.js';
import { Addresses } from './addresses.js';
import { DoorError } from './door-error.js';
import type { Counts, HouseEvent } from './events.js';
import { GAMES, type HostedGame } from './games.js';
import type { House } from './house.js';
import { Keeping } from './keeping.js';
import type { Limits } from './limits.js';
import { Connection, type Transport } from './connection.js';
import { Queue } from './queue.js';
import type { Room } from './room.js';
import { Rooms, UnopenedError, type Forgotten } from './rooms.js';

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

const NOTHING_ASKED = refuse('malformed', 'Unknown request: a guest can act, sit down or leave.');

/** Tables for people in different places: rooms by name, each opened when somebody comes. */
export class Host<Request = unknown> {
  readonly #counts = {
    ...{ arrived: 0, opened: 0, closed: 0, sat: 0, left: 0, acted: 0, refused: 0 },
    ...{ silent: 0, stepped: 0, settled: 0, turnedAway: 0, forgotten: 0, failed: 0 },
  };
  readonly #setup: HostSetup<Request>;
  readonly #games: ReadonlyMap<string, HostedGame>;
  readonly #rooms: Rooms;
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
    this.#rooms = new Rooms({
      ...{ ...setup, store: this.#keeping.store, games: this.#games, addresses: this.#addresses },
      fair: game => setup.fair?.(game) ?? false,
      onUnload: room => setup.onUnload?.(room),
      onEvent: event => this.#happened(event),
    });
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
        new DoorError('Too many connections from your address.', { limit: 'connectionsPerAddress', ...again }),
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
  forgetRooms(since: number): Promise<Forgotten> {
    return this.#rooms.forget(since);
  }

  /** Closes all connections once everything is stored. All rooms are in the store then. */
  close(): Promise<void> {
    return this.#rooms.close();
  }

  /** Closes the connections of one room once everything is stored, and unloads it: it is in the store. */
  putAway(name: string): Promise<void> {
    return this.#rooms.putAway(name);
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
    else if ('name' in said) room.rename(connection, this.#nameOf(said.name));
    else connection.mistake(NOTHING_ASKED);
  }

  /** Whether an address may enter rooms or take a seat once more; counted. Standing up follows sitting down. */
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
    if (authorize && !(await authorize({ ...visit, request, opens: await this.#rooms.isNew(name) })))
      throw new DoorError('You may not enter this room.');
    if (address !== undefined && !this.#addresses.visits(address))
      throw new DoorError('Too many visits from your address. Try again later.', {
        ...{ limit: 'visitsPerMinute', code: CLOSED.away },
      });
    const room = await this.#rooms.room(name, hosted, join, address);
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
}
