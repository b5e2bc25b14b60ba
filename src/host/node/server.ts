import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { secureRandom } from '../../cards/random.js';
import { archivePage, type Page } from '../archive.js';
import type { HouseEvent } from '../events.js';
import { isFair, type FairGames } from '../games.js';
import { Host, type JoinRequest } from '../host.js';
import { LIMITS, type Limits } from '../limits.js';
import type { Store } from '../records.js';
import { HOUSE_RULES, type HouseRules } from '../house.js';
import { Queue } from '../queue.js';
import { addressOf, isAllowed, type Door } from './door.js';
import { machineClock, machineSecrets } from './machine.js';

/** The settings of a server. */
export interface ServerSetup extends Door {
  readonly store: Store;
  /** The port; 0 for any free one. */
  readonly port?: number;
  /** The address to listen at; by default only this machine can connect. */
  readonly address?: string;
  /** How many trusted proxies are in front of this host, which report a guest's address; none by default. */
  readonly proxies?: number;
  /** How tables are run, in seconds; missing values have the command's defaults. */
  readonly rules?: Partial<HouseRules>;
  readonly limits?: Partial<Limits>;
  /** The games whose new rooms have shuffles that can be checked; by default those against a bank. */
  readonly fair?: FairGames;
  /**
   * The token with which a client may fetch and delete past hands, as `Authorization: Bearer …`; by default nobody may.
   */
  readonly archiveKey?: string;
  /** Who may enter a room; by default everybody. */
  readonly authorize?: (visit: JoinRequest<IncomingMessage>) => boolean | Promise<boolean>;
  /** Called with everything that happens: for a log, metrics, a webhook. */
  readonly onEvent?: (event: HouseEvent) => void;
}

/** A running host. */
export interface ServedHost {
  /** Its address, such as `ws://127.0.0.1:8010`. */
  readonly address: string;
  readonly host: Host<IncomingMessage>;
  /** Closes all connections and the server. All rooms are in the store, which stays open. */
  close(): Promise<void>;
}

/** Seconds between pings of each connection: one that has not answered the last is dead. */
const PING_SECONDS = 30;
/** Seconds the other end gets to read why its connection is closed, before it is cut. */
const CLOSE_SECONDS = 1;
/** How many connections beyond its limit an address may open just to be told so. */
const SPARE_CONNECTIONS = 10;
/** The factor on the allowed message size beyond which a message closes the connection before it is read to its end. */
const SOCKET_SIZE_FACTOR = 4;

/** The page with metrics, in the format of Prometheus. */
async function figures(host: Host<IncomingMessage>, { store }: ServerSetup): Promise<string> {
  const { counts } = host;
  const lines: readonly (readonly [name: string, kind: string, value: number, help: string])[] = [
    ['rooms_awake', 'gauge', host.rooms, 'Active rooms.'],
    ['rooms_kept', 'gauge', await store.count(), 'Rooms in the store.'],
    ['connections', 'gauge', host.connections, 'Open connections.'],
    ['connections_at_door', 'gauge', host.connectionsAtDoor, 'Connections not yet in a room.'],
    ['addresses', 'gauge', host.addresses, 'Addresses with connections, or that opened rooms today.'],
    ['turned_away_total', 'counter', counts.turnedAway, 'Connections refused by a limit.'],
    ['forgotten_total', 'counter', counts.forgotten, 'Rooms deleted.'],
    ['visits_total', 'counter', counts.arrived, 'Connections accepted.'],
    ['acts_total', 'counter', counts.acted, 'Player actions accepted.'],
    ['refused_total', 'counter', counts.refused, 'Player actions refused.'],
    ['silent_total', 'counter', counts.silent, 'Times the croupier acted for a player who timed out.'],
    ['steps_total', 'counter', counts.stepped, 'Steps at all tables.'],
    ['opened_total', 'counter', counts.opened, 'Rooms opened, new or from the store.'],
    ['sat_total', 'counter', counts.sat, 'Seats taken.'],
    ['left_total', 'counter', counts.left, 'Seats given up or lost.'],
    ['settled_total', 'counter', counts.settled, 'Hands, coups and turns settled.'],
    ['failures_total', 'counter', counts.failed, 'Internal errors.'],
    ['memory_bytes', 'gauge', process.memoryUsage.rss(), 'Memory used by the process.'],
  ];
  return lines
    .map(([name, kind, value, help]) =>
      [`# HELP tapis_vert_${name} ${help}`, `# TYPE tapis_vert_${name} ${kind}`, `tapis_vert_${name} ${value}\n`].join(
        '\n',
      ),
    )
    .join('');
}

const NOTHING: Page = {
  status: 404,
  type: 'text/plain',
  text: 'Tapis Vert: a host for card tables. Connect with a WebSocket at this address.\n',
};

async function pageOf(request: IncomingMessage, host: Host<IncomingMessage>, setup: ServerSetup): Promise<Page> {
  const path = request.url ?? '/';
  if (!URL.canParse(path, 'http://host')) return NOTHING;
  const url = new URL(path, 'http://host');
  if (url.pathname === '/health') {
    const ok = await host.keeps;
    const why = ok ? {} : { why: 'The store cannot be written: is the disk full?' };
    return {
      status: ok ? 200 : 503,
      type: 'application/json',
      text: JSON.stringify({ ok, ...why, rooms: host.rooms, connections: host.connections }),
    };
  }
  if (url.pathname === '/metrics')
    return { status: 200, type: 'text/plain; version=0.0.4', text: await figures(host, setup) };
  const may = setup.archiveKey && isSame(request.headers.authorization ?? '', `Bearer ${setup.archiveKey}`);
  return (may && (await archivePage(setup.store, request.method ?? 'GET', url))) || NOTHING;
}

/** Whether two texts are equal, compared in constant time. */
const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(...([one, other].map(text => createHash('sha256').update(text).digest()) as [Buffer, Buffer]));

/** Serves tables on a port: connections as WebSockets, `/health`, `/metrics` and the archive as pages. */
export async function serveHost(setup: ServerSetup): Promise<ServedHost> {
  const limits = { ...LIMITS, ...setup.limits };
  const host = new Host<IncomingMessage>({
    store: setup.store,
    clock: machineClock,
    secrets: machineSecrets,
    random: secureRandom(),
    limits,
    rules: { ...HOUSE_RULES, ...setup.rules },
    fair: game => isFair(setup.fair ?? 'bank', game),
    addressOf: ({ headers, socket }) => addressOf(socket.remoteAddress, headers['x-forwarded-for'], setup.proxies),
    authorize: setup.authorize,
    onEvent: setup.onEvent ?? (() => undefined),
  });
  const doorTime = limits.doorSeconds * 1000;
  const timeouts = { headersTimeout: doorTime, requestTimeout: doorTime, connectionsCheckingInterval: 1000 };
  const server = createServer(timeouts, (request, response) => {
    pageOf(request, host, setup)
      .catch((error: unknown): Page => {
        host.onError(error);
        return { status: 503, type: 'text/plain', text: 'The store does not answer.\n' };
      })
      .then(({ status, type, text }) => {
        response.writeHead(status, {
          'content-type': type,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        });
        response.end(text);
      })
      .catch((error: unknown) => host.onError(error));
  });
  const { inside } = guardDoor(server, host, setup, limits);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: SOCKET_SIZE_FACTOR * limits.longestMessage,
    perMessageDeflate: false,
  });
  const living = new WeakSet<WebSocket>();
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (!isAllowed(request.headers, setup)) {
      // a client that does not close its side would keep it open for ever
      socket.once('finish', () => socket.destroy());
      socket.end(
        'HTTP/1.1 403 Forbidden\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\nThis page may not use this host.\n',
      );
      return;
    }
    sockets.handleUpgrade(request, socket, head, webSocket => {
      // from here on the host itself counts it
      inside(socket);
      const { receive, keepAlive, disconnected } = host.connect(carrierOf(webSocket), request);
      living.add(webSocket);
      webSocket.on('ping', keepAlive).on('pong', () => {
        living.add(webSocket);
        keepAlive();
      });
      webSocket.on('message', (data, isBinary) => receive(isBinary ? undefined : (data as Buffer).toString()));
      // the close event follows, and says everything
      webSocket.on('error', () => webSocket.terminate());
      webSocket.once('close', disconnected);
    });
  });
  await listening(server, setup);
  const knocking = setInterval(() => {
    for (const webSocket of sockets.clients) {
      if (!living.delete(webSocket)) webSocket.terminate();
      else webSocket.ping();
    }
  }, PING_SECONDS * 1000);
  const { address, port } = server.address() as AddressInfo;
  return {
    address: `ws://${address.includes(':') ? `[${address}]` : address}:${port}`,
    host,
    async close() {
      clearInterval(knocking);
      await host.close();
      for (const webSocket of sockets.clients) webSocket.terminate();
      sockets.close();
      server.closeAllConnections();
      await new Promise(closed => server.close(closed));
    },
  };
}

/** Counts connections from their first byte until they are in a room, before it is known what they want. */
function guardDoor(
  server: Server,
  host: Host<IncomingMessage>,
  { proxies = 0 }: ServerSetup,
  limits: Limits,
): { readonly inside: (socket: Duplex) => void } {
  const queue = new Queue<Duplex>(limits);
  /** How many connections each address has. */
  const byAddress = new Map<string, number>();
  server.on('connection', socket => {
    // behind a proxy all have one address, and the proxy guards its own door
    const address = proxies === 0 ? addressOf(socket.remoteAddress) : undefined;
    const cut = queue.come(socket, address);
    socket.once('close', () => queue.gone(socket));
    if (cut) {
      host.turnedAway('connectionsAtDoor');
      queue.gone(cut);
      cut.destroy();
    }
    if (address === undefined) return;
    const own = (byAddress.get(address) ?? 0) + 1;
    byAddress.set(address, own);
    socket.once('close', () => {
      const left = byAddress.get(address)! - 1;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    });
    // the host itself explains the refusal to an address beyond its limit, and so a few more may connect
    if (own <= limits.connectionsPerAddress + SPARE_CONNECTIONS) return;
    host.turnedAway('connectionsPerAddress');
    socket.destroy();
  });
  return { inside: socket => queue.gone(socket) };
}

const listening = (server: Server, { port = 0, address = '127.0.0.1' }: ServerSetup): Promise<void> =>
  new Promise((ready, fail) => {
    server.once('error', fail);
    server.listen(port, address, () => ready());
  });

const carrierOf = (webSocket: WebSocket) => ({
  send: (text: string): void => webSocket.send(text),
  close(code: number, reason: string): void {
    // a client that does not read would not read the close frame either
    if (webSocket.bufferedAmount > 0) return webSocket.terminate();
    webSocket.close(code, reason);
    // further input is not read, so as not to hold up the others
    webSocket.pause();
    const cutting = setTimeout(() => webSocket.terminate(), CLOSE_SECONDS * 1000);
    webSocket.once('close', () => clearTimeout(cutting));
  },
  get queued() {
    return webSocket.bufferedAmount;
  },
});
