import type { DealRecord } from '../fair/deal.js';
import type { Audience } from './audience.js';
import type { Connection } from './connection.js';
import type { Outbox } from './outbox.js';
import type { Store } from './records.js';

/** So many hands back a record is looked for, and so often for one connection. */
const WANTED = 8;

/** What a room lends to the records of its deals. */
interface DealsSetup {
  readonly room: string;
  readonly store: Store;
  readonly audience: Audience;
  readonly outbox: Outbox;
  readonly failed: (error: unknown) => void;
}

/** The records of deals that can be checked: shown to all when a hand is over, and again to whoever has missed one. */
export class Deals {
  readonly #setup: DealsSetup;
  /** How often a connection has asked for the record of a hand gone by. */
  readonly #wanted = new WeakMap<Connection, number>();

  constructor(setup: DealsSetup) {
    this.#setup = setup;
  }

  /** A hand, or a shoe, is over: all who are there are told all its seeds. */
  show(log: DealRecord['log'], shuffles: DealRecord['shuffles']): void {
    if (shuffles.length > 0) this.#setup.audience.say({ fair: { deal: this.#record(log, shuffles) } });
  }

  /**
   * Somebody's connection was broken when a hand ended to which they had given a seed: they are told of it, a few times a connection.
   * @param hand the present one.
   */
  showAgain(connection: Connection, shuffle: number, hand: number): void {
    const times = this.#wanted.get(connection) ?? 0;
    if (times >= WANTED) return;
    this.#wanted.set(connection, times + 1);
    this.#setup.outbox.after(() => {
      this.#find(connection, shuffle, hand).catch(this.#setup.failed);
    });
  }

  async #find(connection: Connection, shuffle: number, present: number): Promise<void> {
    const { room, store } = this.#setup;
    for (let hand = present - 1; hand >= Math.max(0, present - WANTED); hand--) {
      const shuffles = await store.shuffles(room, hand);
      if (!shuffles.some(({ number }) => number === shuffle)) continue;
      const log = await store.hand(room, hand);
      if (log) connection.say({ fair: { deal: this.#record(log, shuffles) } });
      return;
    }
  }

  #record(log: DealRecord['log'], shuffles: DealRecord['shuffles']): DealRecord {
    return { format: 'tapis-vert-deal', room: this.#setup.room, log, shuffles };
  }
}
