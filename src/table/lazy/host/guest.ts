/**
 * A guest's end of a connection to a host: it joins a room, reconnects after the connection was lost, and sends nothing
 * twice. It knows no page: the transport is passed in.
 */
import { writeJson } from '../../../game/json.js';
import { refuse } from '../../../game/actions.js';
import type { AnyAction, Refusal, Seat, Viewer } from '../../../game/contract.js';
import type { PortListener, SeatPort, Step } from '../../../game/port.js';
import {
  CLOSED,
  PROTOCOL_VERSION,
  KEEP_ALIVE_SECONDS,
  type GuestSays,
  type Join,
  type Joined,
  type SeatStatus,
} from '../../../game/host-messages.js';
import { readHost } from '../../../game/message.js';

/** The part of a WebSocket that a guest uses. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose' | 'onerror'>;

type Port = SeatPort<AnyAction, AnyAction, unknown>;
type Listener = PortListener<AnyAction, AnyAction, unknown>;

/** What a guest needs. */
export interface GuestSetup {
  readonly join: Omit<Join, 'version' | 'secret'>;
  /** Opens a connection to the host. */
  readonly connect: () => Socket;
  /** The secret that brings the guest back to their seat, stored by the table. */
  readonly secret: { get(): string | undefined; set(secret: string | undefined): void };
  /** The guest has arrived, sat down or stood up: the table is shown through another port. */
  readonly onSeated: (port: Port) => void;
  /** Who is at the table. */
  readonly onPeople: (people: readonly SeatStatus[], onlookers: number) => void;
  /** Whether the connection is up. */
  readonly onConnection: (isThere: boolean) => void;
  /** The host has turned this guest away for this reason: there is no reconnecting. */
  readonly onShut: (reason: string, code: number) => void;
  /** A connection to the host has opened. This and the next three are for checking the host's shuffles. */
  readonly onOpen?: () => void;
  /** Every message of the host, in order. */
  readonly onMessage?: (message: object) => void;
  /** The guest's request, `null` to take one back, and its number. */
  readonly onAsked?: (act: AnyAction | null, id: number) => void;
  /** The guest has asked to stand up. */
  readonly onLeave?: () => void;
  readonly onError: (error: unknown) => void;
  /** Calls back after a number of milliseconds. @returns a function that cancels it. */
  readonly after: (milliseconds: number, work: () => void) => () => void;
  /** Random numbers from 0 to 1. */
  readonly chance: () => number;
}

/** An action in flight. */
interface Asked {
  readonly act: AnyAction | null;
  readonly seen: number;
  readonly id: number;
}

/** Pauses before reconnecting (ms); the last one repeats. */
const PAUSES = [250, 1000, 2000, 4000, 8000, 15_000];
/** How long an action, or a guest at the door, may go unanswered before the connection counts as dead (ms). */
const PATIENCE = 8000;
/** The most actions in flight at once: a host takes more for a flood. */
const MOST_ASKED = 30;
/** After this long without any message it counts as dead too (ms). */
const SILENCE = 2 * KEEP_ALIVE_SECONDS * 1000;
const NOT_YOURS = refuse('no-such-seat', 'The seat is no longer yours.');
/** After these close codes there is no reconnecting. */
const FOR_GOOD: readonly number[] = [CLOSED.elsewhere, CLOSED.notHere, CLOSED.unruly];

export class Guest {
  readonly #setup: GuestSetup;
  #socket: Socket | undefined;
  /** Whether the host has let the guest in on the current connection. */
  #isIn = false;
  #tries = 0;
  #endPause: (() => void) | undefined;
  #endPatience: (() => void) | undefined;
  #endSilence: (() => void) | undefined;
  #seat: Viewer | undefined;
  /** What the current seat has seen last; a port of an earlier seat keeps its own. */
  #seen: { step?: Step<AnyAction, AnyAction, unknown> } = {};
  #port: Port | undefined;
  readonly #listeners = new Set<Listener>();
  /** Actions that the host has not answered yet, in order, and the number of the next. */
  #asked: Asked[] = [];
  #next = 1;
  /** Why the guest was refused at the door. */
  #reason = '';

  constructor(setup: GuestSetup) {
    this.#setup = setup;
  }

  /** How many actions the host has not answered yet. */
  get unanswered(): number {
    return this.#asked.length;
  }

  /** Opens the connection and keeps it open until {@link close}. */
  open(): void {
    if (this.#socket) return;
    this.#endPause?.();
    let socket: Socket;
    try {
      socket = this.#socket = this.#setup.connect();
    } catch (error) {
      // an invalid address will not become valid
      return this.#setup.onError(error);
    }
    this.#endSilence?.();
    const isMine = (): boolean => this.#socket === socket;
    socket.onopen = () => {
      const secret = this.#setup.secret.get();
      const next = this.#asked[0]?.id ?? this.#next;
      if (!isMine()) return;
      this.#setup.onOpen?.();
      this.#say({ join: { ...this.#setup.join, version: PROTOCOL_VERSION, next, ...(secret && { secret }) } });
    };
    socket.onmessage = ({ data }) => isMine() && this.#hear(data);
    socket.onclose = ({ code }) => isMine() && this.#lost(code);
    socket.onerror = () => undefined; // followed by its close event
    this.#wait();
  }

  /** Closes the connection; the guest keeps the seat. */
  close(): void {
    this.#endPause?.();
    this.#endPatience?.();
    this.#endSilence?.();
    const socket = this.#socket;
    this.#socket = undefined;
    this.#isIn = false;
    socket?.close();
  }

  /** Seats an onlooker. */
  sit(name?: string, seat?: Seat): void {
    this.#say({ sit: { ...(name !== undefined && { name }), ...(seat !== undefined && { seat }) } });
  }

  /** Changes the guest's name. */
  call(name: string): void {
    this.#say({ name });
  }

  /** Takes part in a shuffle that can be checked. */
  fair(said: object): void {
    this.#say({ fair: said });
  }

  /** Stands up for good. */
  leave(): void {
    this.#setup.secret.set(undefined);
    this.#setup.onLeave?.();
    this.#say({ leave: true });
  }

  #say(what: GuestSays): void {
    try {
      this.#socket?.send(writeJson(what));
    } catch (error) {
      this.#setup.onError(error);
    }
  }

  #lost(code: number): void {
    this.#socket = undefined;
    this.#isIn = false;
    this.#endPatience?.();
    this.#endSilence?.();
    if (FOR_GOOD.includes(code)) return this.#setup.onShut(this.#reason, code);
    if (this.#tries === 0) this.#setup.onConnection(false);
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)]!;
    // so that guests do not all return at once after a host restarts
    this.#endPause = this.#setup.after(pause * (0.5 + this.#setup.chance() / 2), () => this.open());
  }

  #hear(data: unknown): void {
    this.#endSilence?.();
    this.#endSilence = this.#setup.after(SILENCE, () => this.#dead());
    const said = readHost(data);
    if (!said) return this.#setup.onError(new Error('The host sent a message that this table does not understand.'));
    this.#setup.onMessage?.(said);
    if ('joined' in said) this.#join(said.joined);
    else if ('step' in said) this.#show(said.seat, said.step as Step<AnyAction, AnyAction, unknown>);
    else if ('done' in said) this.#answered(said.done);
    else if ('again' in said) this.#sayAgain(said.again);
    else if ('refused' in said) this.#refused(said.refused, said.action, said.id);
    else if ('people' in said) this.#setup.onPeople(said.people, said.onlookers);
  }

  #join({ seat, secret, next }: Joined): void {
    if (secret !== undefined) {
      this.#setup.secret.set(secret);
      this.#say({ seated: true });
    } else if (seat === 'onlooker' && typeof this.#seat === 'number') this.#setup.secret.set(undefined);
    if (seat !== this.#seat) {
      this.#seat = seat;
      this.#seen = {};
      this.#port = undefined;
      this.#next = next;
      const lost = this.#asked.splice(0);
      for (const { act } of lost) this.#tell(each => each.onRefused?.(NOT_YOURS, act));
    }
    const wasBroken = this.#tries > 0;
    this.#isIn = true;
    this.#tries = 0;
    if (wasBroken) this.#setup.onConnection(true);
    this.#sayAgain();
  }

  /** Sends again what has no answer yet, starting from an action. */
  #sayAgain(from = 0): void {
    for (const asked of this.#asked) if (asked.id >= from) this.#say({ ...asked });
    this.#wait();
  }

  #answered(id: number): void {
    this.#asked = this.#asked.filter(asked => asked.id !== id);
    this.#wait();
  }

  #refused(refusal: Refusal, action: unknown, id: number | undefined): void {
    if (!this.#isIn) this.#reason = refusal.message;
    if (id !== undefined) {
      const known = this.#asked.some(asked => asked.id === id);
      this.#answered(id);
      if (!known) return;
    }
    this.#tell(each => each.onRefused?.(refusal, action));
  }

  #show(seat: Viewer, step: Step<AnyAction, AnyAction, unknown>): void {
    if (seat !== this.#seat || step.number < (this.#seen.step?.number ?? 0)) return;
    // steps missed while disconnected are not shown one by one
    const isNext = step.number <= (this.#seen.step?.number ?? -1) + 1;
    this.#seen.step = step;
    if (this.#port && isNext) return this.#tell(each => each.onStep(step));
    this.#port = this.#portOf(seat);
    this.#setup.onSeated(this.#port);
  }

  #portOf(seat: Viewer): Port {
    const seen = this.#seen;
    const latest = (): Step<AnyAction, AnyAction, unknown> => seen.step!;
    const ask = (act: AnyAction | null): void => {
      // the guest has another seat, of which no step has come yet
      if (seen !== this.#seen) return this.#tell(each => each.onRefused?.(NOT_YOURS, act));
      if (this.#asked.length >= MOST_ASKED) {
        const refusal = refuse('not-now', 'Too many actions are waiting for the host. Try again.');
        return this.#tell(each => each.onRefused?.(refusal, act));
      }
      const asked: Asked = { act, seen: latest().number, id: this.#next++ };
      this.#asked.push(asked);
      this.#setup.onAsked?.(act, asked.id);
      if (!this.#isIn) return;
      this.#say({ ...asked });
      this.#wait();
    };
    return {
      seat,
      get step() {
        return latest();
      },
      act: ask,
      undo: () => ask(null),
      listen: listener => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
    };
  }

  /** A connection without answers is dead, whatever the socket says. */
  #wait(): void {
    this.#endPatience?.();
    if (this.#asked.length === 0 && this.#isIn) return;
    this.#endPatience = this.#setup.after(PATIENCE, () => this.#dead());
  }

  /** The connection has gone silent: opens another. */
  #dead(): void {
    const socket = this.#socket;
    this.#lost(CLOSED.away);
    socket?.close();
  }

  #tell(what: (listener: Listener) => void): void {
    for (const listener of [...this.#listeners])
      try {
        what(listener);
      } catch (error) {
        this.#setup.onError(error);
      }
  }
}
