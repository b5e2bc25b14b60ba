import { refuse } from '../game/actions.js';
import type { Refusal } from '../game/contract.js';
import { CLOSED, type HostSays } from '../game/host-messages.js';
import { readMessage, type Message } from '../game/message.js';
import type { Clock } from './clock.js';
import type { Limits } from './limits.js';
import type { Outbox } from './outbox.js';

/** The transport of a connection: a socket, or a test's substitute. */
export interface Transport {
  send(text: string): void;
  /** Closes it, with a code and a reason for the other end. */
  close(code: number, reason: string): void;
  /** Bytes that wait to be read at the other end. */
  readonly queued: number;
}

/** The host's end of one connection: everything received is measured before it is read, and no queue is unbounded. */
export class Connection {
  readonly #carrier: Transport;
  readonly #limits: Limits;
  readonly #clock: Clock;
  readonly #heard: (message: Message) => void;
  /** How many messages may still arrive at once, and when that was computed. */
  #allowance: number;
  #reckoned: number;
  #mistakes = 0;
  #ended = false;
  /** Messages wait here until earlier changes are stored, and the number of characters waiting. */
  #outbox: Outbox | undefined;
  #waiting = 0;

  /** @param heard called with each message received that is valid. */
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

  /** From now on messages wait for what a room has yet to store. */
  sayThrough(outbox: Outbox): void {
    this.#outbox = outbox;
  }

  /** Takes text from the other end, however foreign. */
  hear(text: unknown): void {
    if (!this.count()) return;
    const message = readMessage(text, this.#limits);
    if (message) this.#heard(message);
    else this.mistake(refuse('malformed', 'Invalid message: expected a small JSON object.'));
  }

  /**
   * Counts something received as a message, even an empty one: too many in a second close the connection. @returns
   * whether it is accepted.
   */
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

  /** A message was invalid, or asked for something unavailable: refused; too many of them close the connection. */
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

  /** The same for text already written, shared by all who may see the same. */
  tell(text: string): void {
    if (this.#ended) return;
    if (this.#carrier.queued + this.#waiting > this.#limits.queuedBytes)
      return this.end(CLOSED.slow, 'reading too slowly: reconnect');
    if (!this.#outbox?.isWaiting) return this.#carrier.send(text);
    this.#waiting += text.length;
    this.#outbox.after(() => {
      this.#waiting -= text.length;
      if (!this.#ended) this.#carrier.send(text);
    });
  }

  /** Sends and accepts nothing more. */
  end(code: number, reason: string): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#carrier.close(code, reason);
  }
}
