/** What a function of a store answers: the thing itself, or a promise of it. */
export type Later<Result> = Result | Promise<Result>;

const isLater = (result: unknown): result is Promise<unknown> =>
  typeof result === 'object' && result !== null && 'then' in result;

/** So many changes of a room may wait to be kept; then it takes nothing more until it has caught up. */
export const MOST_UNKEPT = 100;

/**
 * What a room keeps and what it says, in one order. One change is given to the store at a time, and what is said after a
 * change waits until that change is kept. With a store that answers at once nothing ever waits.
 */
export class Outbox {
  readonly #onError: (error: unknown) => void;
  readonly #caughtUp: () => void;
  /** Changes to be kept, which answer a promise, and things to be done when all before them is kept. */
  #waiting: (() => Promise<void> | void)[] = [];
  /** Changes that are not kept yet. */
  #unkept = 0;
  #wasFull = false;

  /**
   * @param onError told when a change is not kept after all; what waited behind it is thrown away.
   * @param caughtUp told when all is kept after the outbox was full.
   */
  constructor(onError: (error: unknown) => void, caughtUp: () => void) {
    this.#onError = onError;
    this.#caughtUp = caughtUp;
  }

  /** Whether some change is not kept yet: nothing may be said past it. */
  get isWaiting(): boolean {
    return this.#unkept > 0;
  }

  /** Whether so much is still to be kept that nothing more should be done. */
  get isFull(): boolean {
    return this.#unkept >= MOST_UNKEPT;
  }

  /** Keeps a change. @throws what a store throws that answers at once. */
  keep(change: () => Later<void>): void {
    if (this.isWaiting) {
      this.#unkept++;
      this.#wasFull ||= this.isFull;
      this.#waiting.push(async () => change());
      return;
    }
    const kept = change();
    if (!isLater(kept)) return;
    this.#unkept = 1;
    this.#await(kept);
  }

  /** Does something when all that was to be kept before is kept. */
  after(work: () => void): void {
    if (this.isWaiting) this.#waiting.push(work);
    else work();
  }

  #await(kept: Promise<void>): void {
    kept.then(() => this.#goOn()).catch((error: unknown) => this.#end(error));
  }

  /** A change is kept: what was said after it is said, and the next one is given to the store. */
  #goOn(): void {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const kept = next();
      if (!kept) continue;
      this.#unkept--;
      return this.#await(kept);
    }
    this.#unkept = 0;
    if (!this.#wasFull) return;
    this.#wasFull = false;
    this.#caughtUp();
  }

  #end(error: unknown): void {
    this.#waiting = [];
    this.#unkept = 0;
    this.#onError(error);
  }
}
