/** What a method of a store returns: the value itself, or a promise of it. */
export type Later<Result> = Result | Promise<Result>;

const isLater = (result: unknown): result is Promise<unknown> =>
  typeof result === 'object' && result !== null && 'then' in result;

/** How many changes of a room may wait to be stored; beyond that it accepts nothing more until it has caught up. */
export const MOST_UNKEPT = 100;

/**
 * What a room stores and what it sends, in one order. The store gets one change at a time, and what is sent after a
 * change waits until that change is stored. With a synchronous store nothing ever waits.
 */
export class Outbox {
  readonly #onError: (error: unknown) => void;
  readonly #caughtUp: () => void;
  /** Changes to be stored, which return a promise, and work to be done when everything before it is stored. */
  #waiting: (() => Promise<void> | void)[] = [];
  #unkept = 0;
  #wasFull = false;

  /**
   * @param onError called if a change could not be stored; everything waiting behind it is dropped.
   * @param caughtUp called when everything is stored after the outbox was full.
   */
  constructor(onError: (error: unknown) => void, caughtUp: () => void) {
    this.#onError = onError;
    this.#caughtUp = caughtUp;
  }

  /** Whether some change is not stored yet: nothing may be sent ahead of it. */
  get isWaiting(): boolean {
    return this.#unkept > 0;
  }

  /** Whether so much has yet to be stored that nothing more should be done. */
  get isFull(): boolean {
    return this.#unkept >= MOST_UNKEPT;
  }

  /** Stores a change. @throws what a synchronous store throws. */
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

  /** Runs work once everything before it is stored. */
  after(work: () => void): void {
    if (this.isWaiting) this.#waiting.push(work);
    else work();
  }

  #await(kept: Promise<void>): void {
    kept.then(() => this.#goOn()).catch((error: unknown) => this.#end(error));
  }

  /** A change is stored: what was to be sent after it is sent, and the next one goes to the store. */
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
