import type { Clock } from './clock.js';
import type { Store } from './records.js';

/** Milliseconds for which it holds that a store keeps what it is given. */
const HOLDS = 10_000;
/** What changes a store. */
const CHANGES: readonly PropertyKey[] = ['open', 'write', 'sit', 'forgetHands', 'forgetRoom'];

/** Whether a store still keeps what it is given: by its last change, and by a trial where it can make one. */
export class Keeping {
  /** The store, watched. */
  readonly store: Store;
  readonly #clock: Clock;
  #works = true;
  #tried = -Infinity;

  constructor(store: Store, clock: Clock) {
    this.#clock = clock;
    this.store = new Proxy(store, {
      get: (target, name) => {
        const does: unknown = Reflect.get(target, name);
        if (typeof does !== 'function') return does;
        const call = (...given: unknown[]): unknown => Reflect.apply(does, target, given);
        return CHANGES.includes(name) ? (...given: unknown[]) => this.#watch(() => call(...given)) : call;
      },
    });
  }

  #watch(change: () => unknown): unknown {
    try {
      const kept = change();
      if (!(kept instanceof Promise)) this.#works = true;
      else
        kept.then(
          () => (this.#works = true),
          () => (this.#works = false),
        );
      return kept;
    } catch (error) {
      this.#works = false;
      throw error;
    }
  }

  /** Tries it where that was not done just now. */
  async works(): Promise<boolean> {
    const now = this.#clock.now();
    if (!this.store.check || now - this.#tried < HOLDS) return this.#works;
    this.#tried = now;
    try {
      await this.store.check();
      this.#works = true;
    } catch {
      this.#works = false;
    }
    return this.#works;
  }
}
