/** The tables of a host on Colyseus: its servers share the rooms, and each room is run by one of them at a time. */
import { Room as ColyseusRoom, type AuthContext, type Client, type Server } from '@colyseus/core';
import { secureRandom } from '../../cards/random.js';
import { CLOSED } from '../../game/host-line.js';
import { codeOnLine, SAID, TABLES } from '../../game/colyseus-line.js';
import { isFair } from '../games.js';
import { Host, type Visit } from '../host.js';
import { LIMITS } from '../limits.js';
import type { Carrier } from '../line.js';
import { HOUSE_RULES } from '../house.js';
import { machineClock, machineSecrets } from './machine.js';
import type { ServerSetup } from './server.js';

/** Who has come over Colyseus: what the server that was asked first has heard of them. */
export interface ColyseusRequest {
  readonly headers: Readonly<Record<string, string>>;
  /** What the page has set as `client.auth.token`. */
  readonly token: string | undefined;
  readonly ip: string | undefined;
}

/** How tables are run on Colyseus: as {@link ServerSetup}, at a store that all servers share. */
export interface ColyseusSetup extends Omit<ServerSetup, 'port' | 'address' | 'origins' | 'mayEnter'> {
  /** Who may enter a room: everybody unless said. */
  readonly mayEnter?: (visit: Visit<ColyseusRequest>) => boolean | Promise<boolean>;
}

/** Where somebody is at the door of a table: the room that Colyseus has brought them to, and who they are. */
interface Arrival {
  readonly room: string;
  readonly request: ColyseusRequest;
}

/** The socket of a client, as far as its transport shows it. */
type Shown = { readonly bufferedAmount?: number; readonly terminate?: () => void };

const carrierOf = (client: Client): Carrier => {
  const socket = client.ref as Shown;
  return {
    send: text => client.send(SAID, text),
    close(code, reason) {
      // whoever does not read would not read of the end either
      if (socket.bufferedAmount && socket.terminate) socket.terminate();
      else client.leave(codeOnLine(code), reason);
    },
    get queued() {
      return socket.bufferedAmount ?? 0;
    },
  };
};

/**
 * Defines the tables at a Colyseus server: one room of Colyseus is one room of the host. Give each server presence and
 * driver of Redis, and the same `redisStore`.
 * @returns the host of this server, with what has happened there.
 */
export function defineTables(
  server: Server,
  setup: ColyseusSetup,
): Pick<Host, 'counts' | 'rooms' | 'lines' | 'forgetRooms'> {
  const host = new Host<Arrival>({
    store: setup.store,
    clock: machineClock,
    secrets: machineSecrets,
    random: secureRandom(),
    limits: { ...LIMITS, ...setup.limits },
    rules: { ...HOUSE_RULES, ...setup.rules },
    fair: game => isFair(setup.fair ?? 'bank', game),
    // no guest comes through one room of Colyseus into another room of the host
    mayEnter: ({ request: { room, request }, ...visit }) =>
      visit.room === room && (setup.mayEnter?.({ ...visit, request }) ?? true),
    happened: setup.happened ?? (() => undefined),
    // whoever comes again is to be brought to the server that has the room now
    putAway: room => rooms.get(room)?.forEach(each => void each.disconnect(CLOSED.away)),
  });
  const rooms = new Map<string, Set<ColyseusRoom>>();

  class TableRoom extends ColyseusRoom {
    readonly #doors = new Map<string, ReturnType<typeof host.connect>>();
    #name = '';

    static override onAuth(token: string, _: unknown, { headers, ip }: AuthContext): Promise<ColyseusRequest> {
      return Promise.resolve({ token, ip, headers: Object.fromEntries(headers) } as ColyseusRequest);
    }

    override async onCreate({ room }: { readonly room?: unknown }): Promise<void> {
      this.#name = String(room);
      // all that there is to tell comes from the host
      this.patchRate = null;
      this.onMessage(SAID, (client, text: unknown) => this.#doors.get(client.sessionId)?.hear(text));
      // a server that was taken for dead hears that another has its room, and sends its guests there
      const opened = `${TABLES}:${this.#name}`;
      await this.presence.subscribe(opened, (roomId: string) => {
        if (roomId !== this.roomId && this.clients.length > 0) void this.disconnect(CLOSED.away);
      });
      await this.presence.publish(opened, this.roomId);
    }

    override onJoin(client: Client, _: unknown, request: ColyseusRequest): void {
      rooms.set(this.#name, (rooms.get(this.#name) ?? new Set()).add(this));
      this.#doors.set(client.sessionId, host.connect(carrierOf(client), { room: this.#name, request }));
    }

    override onLeave({ sessionId }: Client): void {
      this.#doors.get(sessionId)?.gone();
      this.#doors.delete(sessionId);
    }

    // another server may run the room from now on
    override onDispose(): Promise<void> | void {
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
