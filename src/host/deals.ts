import type { DealRecord } from '../fair/deal.js';
import type { Audience } from './audience.js';
import type { Connection } from './connection.js';
import type { Outbox } from './outbox.js';
import type { Store } from './records.js';

/** How often a connection may request records. */
const WANTED = 8;
/** How many hands are kept before the first that somebody missed: a lost connection is noticed late. */
export const HANDS_KEPT = 8;

interface DealsSetup {
  readonly room: string;
  readonly store: Store;
  readonly audience: Audience;
  readonly outbox: Outbox;
  readonly onError: (error: unknown) => void;
}

/** The records of deals that can be checked: sent to all when a hand is over, and again to those who missed one. */
export class Deals {
  readonly #setup: DealsSetup;
  /** How often a connection has requested the record of a past hand. */
  readonly #wanted = new WeakMap<Connection, number>();

  constructor(setup: DealsSetup) {
    this.#setup = setup;
  }

  /** A hand, or a shoe, is over: all who are there are sent all its seeds. */
  show(log: DealRecord['log'], shuffles: DealRecord['shuffles']): void {
    if (shuffles.length > 0) this.#setup.audience.say({ fair: { deal: this.#record(log, shuffles) } });
  }

  /**
   * Sends the record of a hand to a player whose connection was down when it ended, a few times per connection. Nobody
   * else gets it: the record shows cards that were folded.
   * @param from the first hand that was theirs.
   */
  showAgain(connection: Connection, shuffle: number, from: number): void {
    const times = this.#wanted.get(connection) ?? 0;
    if (times >= WANTED) return;
    this.#wanted.set(connection, times + 1);
    this.#setup.outbox.after(() => {
      this.#find(connection, shuffle, from).catch(this.#setup.onError);
    });
  }

  async #find(connection: Connection, shuffle: number, from: number): Promise<void> {
    const { room, store } = this.#setup;
    const hand = await this.#handOf(shuffle);
    if (hand === undefined || hand < from) return;
    const shuffles = await store.shuffles(room, hand);
    if (!shuffles.some(({ number }) => number === shuffle)) return;
    const log = await store.hand(room, hand);
    if (log) connection.say({ fair: { deal: this.#record(log, shuffles) } });
  }

  /** The finished hand in which a shuffle was made: the numbers of both increase together. */
  async #handOf(shuffle: number): Promise<number | undefined> {
    const { room, store } = this.#setup;
    const hands = await store.hands(room);
    let [low, high] = [0, hands.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const last = (await store.shuffles(room, hands[middle]!)).at(-1)?.number ?? 0;
      if (last < shuffle) low = middle + 1;
      else high = middle;
    }
    return hands[low];
  }

  #record(log: DealRecord['log'], shuffles: DealRecord['shuffles']): DealRecord {
    return { format: 'tapis-vert-deal', room: this.#setup.room, log, shuffles };
  }
}
