/** A guest at a table of a host, like a page: the real guest code on a socket, and the real part in its shuffles. */
import { seededRandom } from '../../src/cards.ts';
import { FairGuest, type FairGuestSays, type Grounds, type Verdict } from '../../src/fair.ts';
import type { AnyAction, AnyGame, Viewer } from '../../src/game/contract.ts';
import type { SeatPort, Step } from '../../src/game/port.ts';
import type { Join } from '../../src/game/host-messages.ts';
import { einundvierzig, faro, stud, trenteQuarante } from '../../src/rules.ts';
import { Guest, type Socket } from '../../src/table/lazy/host/guest.ts';
import type { Proofs } from '../../src/table/lazy/host/proofs.ts';
import { counted, readTally, writeTally } from '../../src/table/lazy/host/tally.ts';
import { seats } from '../host/house.ts';

/** The four games with options for three seats, and one pack where a shoe would be long. */
export const TABLES = [
  [stud, seats(3, 4000)],
  [einundvierzig, seats(3, 4000)],
  [trenteQuarante, { ...seats(3, 100_000), decks: 1 }],
  [faro, seats(3, 100_000)],
] as unknown as readonly (readonly [AnyGame, object])[];

/** The other end of a line: what `Host.connect` gives, or a host that a test plays. */
export interface OtherEnd {
  receive(text: string): void;
  disconnected(): void;
}
export type Connect = (carrier: { queued: number; send(text: string): void; close(code: number): void }) => OtherEnd;

export interface Checked {
  readonly verdict: Verdict;
  readonly deal: unknown;
  readonly grounds: Grounds;
}

export interface VisitorSetup {
  readonly game: AnyGame;
  readonly join?: Partial<Join>;
  readonly options?: object;
  readonly connect: Connect;
  readonly after: (milliseconds: number, work: () => void) => () => void;
  readonly now?: () => number;
  readonly seed: string;
  /** What they say of shuffles, if not what an honest guest says. */
  readonly twist?: (said: FairGuestSays) => FairGuestSays | undefined;
  readonly onError?: (error: unknown) => void;
  /** A listener to everything on their lines. */
  readonly page?: Pick<Proofs, 'opened' | 'heard' | 'asked' | 'leaves'>;
}

export class Visitor {
  readonly game: AnyGame;
  readonly checked: Checked[] = [];
  readonly texts: string[] = [];
  port: SeatPort<AnyAction, AnyAction, unknown> | undefined;
  guest: Guest;
  fair!: FairGuest;
  /** Cuts the present line. */
  cut: () => void = () => undefined;
  /** Whether the host's messages are slow. */
  stalls = false;
  readonly #setup: VisitorSetup;
  readonly #random;
  /** What the browser stores: the secret of the seat, the promises, the results of the deals. */
  #secret: string | undefined;
  #memory: string | undefined;
  #tally: string | undefined;
  #stalled: (() => void)[] = [];

  constructor(setup: VisitorSetup) {
    this.game = setup.game;
    this.#setup = setup;
    this.#random = seededRandom(setup.seed);
    this.guest = this.#comes();
    this.guest.open();
  }

  /** What the page shows of all deals. */
  get tally() {
    return readTally(this.#tally);
  }

  /** A reload: only what the browser stores is still known. */
  reload(): void {
    this.guest.close();
    this.port = undefined;
    this.#stalled = [];
    this.guest = this.#comes();
    this.guest.open();
  }

  /** The delayed messages come at last. */
  flow(): void {
    this.stalls = false;
    for (const come of this.#stalled.splice(0)) come();
  }

  #comes(): Guest {
    const { game, join, options, connect, after, now, twist = said => said, onError, page } = this.#setup;
    const fair = (this.fair = new FairGuest({
      // the host writes the room without the space
      ...{ game, room: 'friday ', random: this.#random, memory: this.#memory, ...(now && { now }) },
      say: said => {
        const what = twist(said);
        if (what && fair === this.fair) this.guest.fair(what);
      },
      checked: (verdict, deal, grounds) => {
        this.checked.push({ verdict, deal, grounds });
        this.#tally = writeTally(counted(this.tally, verdict, deal, grounds));
      },
      keep: memory => void (this.#memory = memory),
    }));
    const fail = (error: unknown): void => {
      if (!onError) throw error;
      onError(error);
    };
    return new Guest({
      join: { room: 'friday', game: game.id, ...(options && { options }), ...join },
      connect: () => this.#line(connect),
      secret: { get: () => this.#secret, set: given => void (this.#secret = given) },
      onSeated: port => void (this.port = port),
      onPeople: () => undefined,
      onConnection: () => undefined,
      onShut: (reason, code) => fail(new Error(`${code} ${reason}`)),
      onOpen: () => [page, fair].forEach(each => each?.opened()),
      onMessage: message => [page, fair].forEach(each => each?.heard(message)),
      onAsked: (act, id) => [page, fair].forEach(each => each?.asked(act, id)),
      onLeave: () => [page, fair].forEach(each => each?.leaves()),
      onError: fail,
      after,
      chance: () => 0.5,
    });
  }

  get step(): Step<AnyAction, AnyAction, unknown> | undefined {
    return this.port?.step;
  }

  get seat(): Viewer | undefined {
    return this.port?.seat;
  }

  #line(connect: Connect): Socket {
    let isOpen = true;
    let hasOpened = false;
    const cut = (code: number): void => {
      if (!isOpen) return;
      isOpen = false;
      disconnected();
      socket.onclose?.call(socket as WebSocket, { code } as CloseEvent);
    };
    const later = (work: () => void): void =>
      void setImmediate(() => {
        if (isOpen) work();
      });
    const { receive, disconnected } = connect({
      queued: 0,
      send: data => {
        this.texts.push(data);
        const come = (): void => void socket.onmessage?.call(socket as WebSocket, { data } as MessageEvent);
        later(() => {
          if (this.stalls) this.#stalled.push(() => isOpen && come());
          else come();
        });
      },
      close: code => setImmediate(() => cut(code)),
    });
    const socket: Socket = {
      ...{ onopen: null, onmessage: null, onclose: null, onerror: null },
      // one that is not open yet takes nothing: the first message that the host receives is `join`
      send: data => {
        if (hasOpened) later(() => receive(data as string));
      },
      close: () => cut(1000),
    };
    this.cut = () => cut(1006);
    later(() => {
      hasOpened = true;
      socket.onopen?.call(socket as WebSocket, {} as Event);
    });
    return socket;
  }
}
