/** The tables of a host on Colyseus: its servers share the rooms, and each room is run by one of them at a time. */
import {
  matchMaker,
  Room as ColyseusRoom,
  ServerError,
  type AuthContext,
  type Client,
  type Server,
} from '@colyseus/core';
import { secureRandom } from '../../cards/random.js';
import { isObject } from '../../game/actions.js';
import { CLOSED } from '../../game/host-messages.js';
import { toColyseusCode, SAID, TABLES } from '../../game/colyseus-codes.js';
import { roomName } from '../../game/names.js';
import { isFair } from '../games.js';
import { Host, type JoinRequest } from '../host.js';
import { LIMITS } from '../limits.js';
import type { Transport } from '../connection.js';
import { HOUSE_RULES } from '../house.js';
import { addressOf, isAllowed } from './door.js';
import { machineClock, machineSecrets } from './machine.js';
import type { ServerSetup } from './server.js';

/** A person arriving over Colyseus, as known to the server that was asked first. */
export interface ColyseusRequest {
  readonly headers: Readonly<Record<string, string>>;
  /** The page's `client.auth.token`. */
  readonly token: string | undefined;
  readonly ip: string | undefined;
}

/** How tables are run on Colyseus: as {@link ServerSetup}, with a store that all servers share. */
export interface ColyseusSetup extends Omit<ServerSetup, 'port' | 'address' | 'archiveKey' | 'authorize'> {
  /** Who may enter a room; by default everybody. */
  readonly authorize?: (visit: JoinRequest<ColyseusRequest>) => boolean | Promise<boolean>;
}

/** An arrival at the door of a table: the room that Colyseus has assigned, and who they are. */
interface Arrival {
  readonly room: string;
  readonly address: string | undefined;
  readonly request: ColyseusRequest;
}

/** The socket of a client, as far as its transport exposes it. */
interface Shown {
  readonly bufferedAmount?: number;
  readonly terminate?: () => void;
  readonly _socket?: { readonly remoteAddress?: string };
}

const carrierOf = (client: Client): Transport => {
  const socket = client.ref as Shown;
  return {
    send: text => client.send(SAID, text),
    close(code, reason) {
      // a client that does not read would not read the close frame either
      if (socket.bufferedAmount && socket.terminate) socket.terminate();
      else client.leave(toColyseusCode(code), reason);
    },
    get queued() {
      return socket.bufferedAmount ?? 0;
    },
  };
};

/** The room requested, in the canonical form that Colyseus compares. */
function nameOf(wanted: unknown): string {
  const { room } = (isObject(wanted) ? wanted : {}) as { readonly room?: unknown };
  const name = roomName(room);
  if (name !== undefined && name === room) return name;
  throw new ServerError(
    REFUSED.noRoom,
    'Invalid room name: expected up to 64 letters, digits, spaces, dots and dashes.',
  );
}

/** The errors for people who name no room, or may not enter. */
const REFUSED = { noRoom: 400, notYours: 403, isThere: 409, isFull: 503 };

/** No answer of this Colyseus server tells pages that they may use the tables if they may not. */
function guardPages(setup: ColyseusSetup): void {
  const { controller } = matchMaker;
  Reflect.deleteProperty(controller.DEFAULT_CORS_HEADERS, 'Access-Control-Allow-Origin');
  controller.getCorsHeaders = (headers: Headers): Record<string, string> => {
    const origin = headers.get('origin') ?? undefined;
    const isTheirs = origin !== undefined && isAllowed({ origin, host: headers.get('host') ?? undefined }, setup);
    return isTheirs ? { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' } : {};
  };
}

/**
 * Defines the tables on a Colyseus server: one room of Colyseus is one room of the host. Give each server a presence
 * and driver of Redis, and the same `redisStore`.
 * @returns the host of this server, with what has happened there.
 */
export function defineTables(
  server: Server,
  setup: ColyseusSetup,
): Pick<Host, 'counts' | 'rooms' | 'connections' | 'forgetRooms'> {
  const limits = { ...LIMITS, ...setup.limits };
  const host = new Host<Arrival>({
    store: setup.store,
    clock: machineClock,
    secrets: machineSecrets,
    random: secureRandom(),
    limits,
    rules: { ...HOUSE_RULES, ...setup.rules },
    fair: game => isFair(setup.fair ?? 'bank', game),
    addressOf: ({ address }) => address,
    // no guest enters another room of the host through a room of Colyseus
    authorize: ({ request: { room, request }, ...visit }) =>
      visit.room === room && (setup.authorize?.({ ...visit, request }) ?? true),
    onEvent: setup.onEvent ?? (() => undefined),
    // people who reconnect should get to the server that has the room now
    onUnload: room => rooms.get(room)?.forEach(sendAway),
  });
  const rooms = new Map<string, Set<ColyseusRoom>>();
  /** Rooms of Colyseus that nobody has entered yet. */
  const empty = new Set<ColyseusRoom>();
  const sendAway = (room: ColyseusRoom): void =>
    void Promise.resolve(room.disconnect(CLOSED.away)).catch((error: unknown) => host.onError(error));
  guardPages(setup);

  class TableRoom extends ColyseusRoom {
    readonly #doors = new Map<string, ReturnType<typeof host.connect>>();
    #name = '';

    // runs before a room is looked for or created
    static override async onAuth(
      token: string,
      wanted: unknown,
      { headers, ip }: AuthContext,
    ): Promise<ColyseusRequest> {
      nameOf(wanted);
      const request = { token, ip, headers: Object.fromEntries(headers) } as ColyseusRequest;
      if (!isAllowed(request.headers, setup))
        throw new ServerError(REFUSED.notYours, 'This page may not use this host.');
      return Promise.resolve(request);
    }

    override async onCreate(wanted: unknown): Promise<void> {
      const name = nameOf(wanted);
      if (empty.size >= limits.connectionsAtDoor)
        throw new ServerError(REFUSED.isFull, 'Too many pending connections. Try again later.');
      // a second one would evict the people in the first
      const there = await matchMaker.query({ name: TABLES, locked: false, room: name } as object);
      if (there.length > 0) throw new ServerError(REFUSED.isThere, 'This room already exists: join it.');
      this.#name = name;
      empty.add(this);
      // the host itself sends everything there is
      this.patchRate = null;
      this.onMessage(SAID, (client, text: unknown) => this.#doors.get(client.sessionId)?.receive(text));
      // a server wrongly considered dead learns that another has its room, and sends its guests there
      const opened = `${TABLES}:${this.#name}`;
      await this.presence.subscribe(opened, (roomId: string) => {
        if (roomId !== this.roomId && this.clients.length > 0) sendAway(this);
      });
      await this.presence.publish(opened, this.roomId);
    }

    override onJoin(client: Client, _: unknown, request: ColyseusRequest): void {
      empty.delete(this);
      const { remoteAddress } = (client.ref as Shown)._socket ?? {};
      const address = addressOf(remoteAddress, request.headers['x-forwarded-for'], setup.proxies);
      rooms.set(this.#name, (rooms.get(this.#name) ?? new Set()).add(this));
      this.#doors.set(client.sessionId, host.connect(carrierOf(client), { room: this.#name, address, request }));
    }

    override onLeave({ sessionId }: Client): void {
      this.#doors.get(sessionId)?.disconnected();
      this.#doors.delete(sessionId);
    }

    // another server may run the room from now on
    override onDispose(): Promise<void> | void {
      empty.delete(this);
      const all = rooms.get(this.#name);
      all?.delete(this);
      if (all?.size !== 0) return;
      rooms.delete(this.#name);
      return host.putAway(this.#name);
    }
  }

  server.define(TABLES, TableRoom).filterBy(['room'] as never[]);
  return host;
}
