/** A table that the browser keeps under a name. Loaded when a page gives a table one. */
import type { AnyAction } from '../../game/contract.js';
import { pack, type Saved } from './archive.js';

/** What the browser keeps is under the table's name with this before it: a page has names of its own. */
const KEPT = 'tapis-vert:';
/** A page that is being reloaded may take so many milliseconds to let go of its table's name. */
const PATIENCE = 1000;

/** Where the browser has no locks, whoever has a name answers within so many milliseconds. */
const ANSWERS = 500;
/** What they answer. */
const TAKEN = 'taken';

/** What a request ends with that has waited in vain. */
const GIVEN_UP = ['TimeoutError', 'AbortError'];

/** Where and by what means tables are kept. */
export interface Browser {
  /** The store; asking for it throws where the browser allows none. */
  readonly store: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Nothing in a page that was not loaded safely: two of those know nothing of each other. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** A line to all tables of one name that are open in this browser. */
  readonly channel: (name: string) => BroadcastChannel;
}

/** One table under one name: only one page at a time has it, or two would deal from the same order of cards. */
export class Autosave {
  readonly name: string;
  readonly #browser: Browser;
  readonly #ended = new AbortController();
  #letGo: (() => void) | undefined;

  constructor(name: string, browser: Browser) {
    this.name = name;
    this.#browser = browser;
  }

  /** Takes the name for this table. @returns whether no other table has it. */
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

  /** Where there are no locks, as over plain http: asks whoever may have the name, and answers whoever asks later. */
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

  /** Lets others have the name. */
  end(): void {
    this.#ended.abort();
    this.#letGo?.();
  }

  /** What is kept under the name. */
  read(): string | null {
    return this.#browser.store().getItem(KEPT + this.name);
  }

  /**
   * Keeps the table.
   * @throws {Error} where the store takes nothing more: then nothing is kept, rather than a table of long ago.
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
