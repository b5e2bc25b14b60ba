/** Saves a table in the browser under a name. Loaded when a page gives a table one. */
import type { AnyAction } from '../../game/contract.js';
import { pack, type Saved } from './archive.js';

/** Prefix of storage keys, so that they do not collide with the page's own. */
const KEPT = 'tapis-vert:';
/** How long a page being reloaded may take to release its table's name (ms). */
const PATIENCE = 1000;

/** Where the browser has no locks, the holder of a name answers within this time (ms). */
const ANSWERS = 500;
/** The answer of a page that holds the name. */
const TAKEN = 'taken';

/** Names of the errors that end a request for a lock when its time is up. */
const GIVEN_UP = ['TimeoutError', 'AbortError'];

/** Where and how tables are saved. */
export interface Browser {
  /** The store; throws if the browser does not allow one. */
  readonly store: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Undefined in a page without a secure context: two of those cannot see each other's locks. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** A channel to all tables of one name that are open in this browser. */
  readonly channel: (name: string) => BroadcastChannel;
}

const PAGE: Browser = {
  store: () => localStorage,
  get locks() {
    return navigator.locks as LockManager | undefined;
  },
  channel: name => new BroadcastChannel(name),
};

/** One table under one name. Only one page at a time holds it, or two would deal from the same order of cards. */
export class Autosave {
  readonly name: string;
  readonly #browser: Browser;
  readonly #ended = new AbortController();
  #letGo: (() => void) | undefined;

  constructor(name: string, browser = PAGE) {
    this.name = name;
    this.#browser = browser;
  }

  /** Claims the name for this table. @returns whether no other table holds it. */
  claim(): Promise<boolean> {
    const { locks } = this.#browser;
    if (!locks) return this.#askAround();
    return new Promise((claimed, failed) => {
      const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE), this.#ended.signal]);
      locks
        .request(KEPT + this.name, { signal }, () => {
          claimed(true);
          return new Promise<void>(letGo => (this.#letGo = letGo));
        })
        .catch((error: Error) => (GIVEN_UP.includes(error.name) ? claimed(false) : failed(error)));
    });
  }

  /** Without locks, as over plain http: asks whether anybody holds the name, and answers later pages that ask. */
  #askAround(): Promise<boolean> {
    const channel = this.#browser.channel(KEPT + this.name);
    const since = performance.timeOrigin + performance.now();
    this.#letGo = () => channel.close();
    return new Promise(claimed => {
      const timer = setTimeout(() => claimed(true), ANSWERS);
      channel.onmessage = ({ data }: MessageEvent<number | typeof TAKEN>) => {
        if (data !== TAKEN) {
          if (since <= data) channel.postMessage(TAKEN);
          return;
        }
        clearTimeout(timer);
        claimed(false);
      };
      channel.postMessage(since);
    });
  }

  /** Releases the name. */
  end(): void {
    this.#ended.abort();
    this.#letGo?.();
  }

  /** What is saved under the name. */
  read(): string | null {
    return this.#browser.store().getItem(KEPT + this.name);
  }

  /**
   * Saves the table.
   * @throws {Error} if the store is full or refuses; then the old entry is removed too, rather than leaving an outdated
   * table.
   */
  write(saved: Saved<AnyAction>): void {
    const store = this.#browser.store();
    try {
      store.setItem(KEPT + this.name, pack(saved));
    } catch (error) {
      store.removeItem(KEPT + this.name);
      throw error;
    }
  }
}
