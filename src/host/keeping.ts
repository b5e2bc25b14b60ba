import type { Clock } from './clock.js';
import type { Store } from './records.js';

/** How long a store that worked is assumed to work (ms). */
const HOLDS = 10_000;
/** The methods that change a store. */
const CHANGES: readonly PropertyKey[] = ['open', 'write', 'sit', 'forgetHands', 'forgetRoom'];

/** Whether a store still accepts changes: judged by its last change, and by a trial if it supports one. */
export class Keeping {
  /** The store, monitored. */
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

  /** Tries it unless that was done recently. */
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
