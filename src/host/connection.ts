import { refuse } from '../game/actions.js';
import type { Refusal } from '../game/contract.js';
import { CLOSED, type HostSays } from '../game/host-messages.js';
import { readMessage, type Message } from '../game/message.js';
import type { Clock } from './clock.js';
import type { Limits } from './limits.js';
import type { Outbox } from './outbox.js';

/** What carries a connection: a socket, or what a test puts in its place. */
export interface Transport {
  send(text: string): void;
  /** Ends it, with a code and a reason for the other end. */
  close(code: number, reason: string): void;
  /** Bytes that wait to be read at the other end. */
  readonly queued: number;
}

/** The host's end of one connection: whatever comes is measured before it is read, and nothing waits without bound. */
export class Connection {
  readonly #carrier: Transport;
  readonly #limits: Limits;
  readonly #clock: Clock;
  readonly #heard: (message: Message) => void;
  /** Messages that may still come at once, and when that was reckoned. */
  #allowance: number;
  #reckoned: number;
  #mistakes = 0;
  #ended = false;
  /** What is said waits here until what was done before it is kept, and so many characters of it do. */
  #outbox: Outbox | undefined;
  #waiting = 0;

  /** @param heard told what has come, as far as it is a message. */
  constructor(carrier: Transport, limits: Limits, clock: Clock, heard: (message: Message) => void) {
    this.#carrier = carrier;
    this.#limits = limits;
    this.#clock = clock;
    this.#heard = heard;
    this.#allowance = limits.burst;
    this.#reckoned = clock.now();
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** From now on what is said waits for what a room has still to keep. */
  sayThrough(outbox: Outbox): void {
    this.#outbox = outbox;
  }

  /** Takes what has come from the other end, however foreign. */
  hear(text: unknown): void {
    if (!this.count()) return;
    const message = readMessage(text, this.#limits);
    if (message) this.#heard(message);
    else this.mistake(refuse('malformed', 'Invalid message: expected a small JSON object.'));
  }

  /** Counts what has come as a message, though it may say nothing: too many in a second end the connection. @returns whether it is heard. */
  count(): boolean {
    if (this.#ended) return false;
    const { burst, messagesPerSecond } = this.#limits;
    const now = this.#clock.now();
    this.#allowance = Math.min(burst, this.#allowance + ((now - this.#reckoned) / 1000) * messagesPerSecond);
    this.#reckoned = now;
    if (--this.#allowance >= 0) return true;
    this.refuse(refuse('not-now', `Too many messages (limit: ${messagesPerSecond} per second).`));
    this.end(CLOSED.unruly, 'too many messages');
    return false;
  }

  /** A message was none, or asked for what is not to be had: refused, and after too many of them the connection ends. */
  mistake(refusal: Refusal, action: unknown = null, id?: number): void {
    this.refuse(refusal, action, id);
    if (++this.#mistakes >= this.#limits.mistakes) this.end(CLOSED.unruly, 'too many mistakes');
  }

  refuse(refused: Refusal, action: unknown = null, id?: number): void {
    this.say({ refused, action, ...(id !== undefined && { id }) });
  }

  say(what: HostSays): void {
    this.tell(JSON.stringify(what));
  }

  /** The same for what is written already: one text for all who may see the same. */
  tell(text: string): void {
    if (this.#ended) return;
    if (this.#carrier.queued + this.#waiting > this.#limits.queuedBytes)
      return this.end(CLOSED.slow, 'too much waits to be read: come again');
    if (!this.#outbox?.isWaiting) return this.#carrier.send(text);
    this.#waiting += text.length;
    this.#outbox.after(() => {
      this.#waiting -= text.length;
      if (!this.#ended) this.#carrier.send(text);
    });
  }

  /** Nothing more is said or heard. */
  end(code: number, reason: string): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#carrier.close(code, reason);
  }
}
