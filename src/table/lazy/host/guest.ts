/**
 * A guest's end of a line to a host: it joins a room, comes back after the line has broken, and says nothing twice. It
 * knows no page: where its line runs is handed in.
 */
import { writeJson } from '../../../game/json.js';
import { refuse } from '../../../game/actions.js';
import type { AnyAction, Refusal, Seat, Viewer } from '../../../game/contract.js';
import type { PortListener, SeatPort, Step } from '../../../game/croupier.js';
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

/** What a guest needs of a WebSocket. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose' | 'onerror'>;

type Port = SeatPort<AnyAction, AnyAction, unknown>;
type Listener = PortListener<AnyAction, AnyAction, unknown>;

/** What a guest is made of. */
export interface GuestSetup {
  readonly join: Omit<Join, 'version' | 'secret'>;
  /** Opens a line to the host. */
  readonly connect: () => Socket;
  /** What lets the guest come back to their seat, kept by whoever shows the table. */
  readonly secret: { get(): string | undefined; set(secret: string | undefined): void };
  /** The table is shown at another port: the guest has come, sat down or got up. */
  readonly onSeated: (port: Port) => void;
  /** Who is there. */
  readonly onPeople: (people: readonly SeatStatus[], onlookers: number) => void;
  /** The line is there, or broken. */
  readonly onConnection: (isThere: boolean) => void;
  /** The host wants no more of this guest, for this reason: the line is not asked for again. */
  readonly onShut: (reason: string, code: number) => void;
  /** A line to the host has been opened: this and the next three are for whoever checks the host's shuffles. */
  readonly onOpen?: () => void;
  /** All that the host has said, in its order. */
  readonly onMessage?: (message: object) => void;
  /** What the guest has asked for, `null` to take something back, and its number. */
  readonly onAsked?: (act: AnyAction | null, id: number) => void;
  /** The guest has asked to get up. */
  readonly onLeave?: () => void;
  readonly onError: (error: unknown) => void;
  /** Calls back after so many milliseconds. @returns a function that ends the waiting. */
  readonly after: (milliseconds: number, work: () => void) => () => void;
  /** Chances, from 0 to 1. */
  readonly chance: () => number;
}

/** An action on its way. */
interface Asked {
  readonly act: AnyAction | null;
  readonly seen: number;
  readonly id: number;
}

/** Milliseconds before a broken line is asked for again; the last of them from then on. */
const PAUSES = [250, 1000, 2000, 4000, 8000, 15_000];
/** So many milliseconds an action, or a guest at the door, may be without an answer: then the line is taken for dead. */
const PATIENCE = 8000;
/** So many actions may be on their way: a host takes more at once for a flood. */
const MOST_ASKED = 30;
/** After so many milliseconds without a word it is dead too. */
const SILENCE = 2 * KEEP_ALIVE_SECONDS * 1000;
/** After these the line is not asked for again. */
const FOR_GOOD: readonly number[] = [CLOSED.elsewhere, CLOSED.notHere, CLOSED.unruly];

export class Guest {
  readonly #setup: GuestSetup;
  #socket: Socket | undefined;
  /** Whether the host has let the guest in on the present line. */
  #isIn = false;
  #tries = 0;
  #endPause: (() => void) | undefined;
  #endPatience: (() => void) | undefined;
  #endSilence: (() => void) | undefined;
  #seat: Viewer | undefined;
  #step: Step<AnyAction, AnyAction, unknown> | undefined;
  #port: Port | undefined;
  readonly #listeners = new Set<Listener>();
  /** Actions that the host has not answered yet, in their order, and the number of the next. */
  #asked: Asked[] = [];
  #next = 1;
  /** What was refused at the door. */
  #reason = '';

  constructor(setup: GuestSetup) {
    this.#setup = setup;
  }

  /** How many actions the host has not answered yet. */
  get unanswered(): number {
    return this.#asked.length;
  }

  /** Opens the line, and keeps it open until {@link close}. */
  open(): void {
    if (this.#socket) return;
    this.#endPause?.();
    let socket: Socket;
    try {
      socket = this.#socket = this.#setup.connect();
    } catch (error) {
      // an address that is none will not become one
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
    socket.onerror = () => undefined; // its end follows
    this.#wait();
  }

  /** Ends the line; the seat stays the guest's. */
  close(): void {
    this.#endPause?.();
    this.#endPatience?.();
    this.#endSilence?.();
    const socket = this.#socket;
    this.#socket = undefined;
    this.#isIn = false;
    socket?.close();
  }

  /** Asks for the line at once, where it is broken. */
  retry(): void {
    this.#tries = 0;
    if (!this.#socket) this.open();
  }

  /** An onlooker sits down. */
  sit(name?: string, seat?: Seat): void {
    this.#say({ sit: { ...(name !== undefined && { name }), ...(seat !== undefined && { seat }) } });
  }

  /** Is called so from now on. */
  call(name: string): void {
    this.#say({ name });
  }

  /** Takes part in a shuffle that can be checked. */
  fair(said: object): void {
    this.#say({ fair: said });
  }

  /** Gets up for good. */
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
    // after a host's new start not all come at once
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
      this.#step = undefined;
      this.#port = undefined;
      this.#next = next;
      const lost = this.#asked.splice(0);
      for (const { act } of lost)
        this.#tell(each => each.onRefused?.(refuse('no-such-seat', 'The seat is no longer yours.'), act));
    }
    const wasBroken = this.#tries > 0;
    this.#isIn = true;
    this.#tries = 0;
    if (wasBroken) this.#setup.onConnection(true);
    this.#sayAgain();
  }

  /** Says again what has no answer yet, from an action on. */
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
    if (seat !== this.#seat || step.number < (this.#step?.number ?? 0)) return;
    // what came while the line was broken is not told step by step
    const isNext = step.number <= (this.#step?.number ?? -1) + 1;
    this.#step = step;
    if (this.#port && isNext) return this.#tell(each => each.onStep(step));
    this.#port = this.#portOf(seat);
    this.#setup.onSeated(this.#port);
  }

  #portOf(seat: Viewer): Port {
    const latest = (): Step<AnyAction, AnyAction, unknown> => this.#step!;
    const ask = (act: AnyAction | null): void => {
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

  /** A line on which no answer comes is dead, whatever the socket says. */
  #wait(): void {
    this.#endPatience?.();
    if (this.#asked.length === 0 && this.#isIn) return;
    this.#endPatience = this.#setup.after(PATIENCE, () => this.#dead());
  }

  /** The line says nothing any more: another is asked for. */
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
