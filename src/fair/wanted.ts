/** A requested record is awaited until that of a shuffle this much later has come. */
const PATIENCE = 8;

/** Records that a guest has requested: messages that the host sent before it knew of that may come first. */
export class Wanted {
  readonly #say: (wanted: number) => void;
  /**
   * The shuffles whose records were requested, each with the shuffle for which a seed was shown after that on the same
   * connection: the host must have heard it all before it gives a record with that seed.
   */
  readonly #due = new Map<number, number | undefined>();

  constructor(say: (wanted: number) => void) {
    this.#say = say;
  }

  has(number: number): boolean {
    return this.#due.has(number);
  }

  /** Requests a record. */
  ask(number: number): void {
    this.#due.set(number, undefined);
    this.#say(number);
  }

  /** Requests all of them again: the answer may have been lost with the previous connection. */
  askAgain(): void {
    for (const number of [...this.#due.keys()]) this.ask(number);
  }

  /** A seed was shown for a shuffle, on the connection on which the records were requested. */
  shown(shuffle: number): void {
    for (const [number, due] of this.#due) this.#due.set(number, due ?? shuffle);
  }

  /** Whether a record may still be in flight when that of a later shuffle has come. @param last that shuffle. */
  isAwaited(number: number, last: number): boolean {
    return this.#due.has(number) && last < (this.#due.get(number) ?? Infinity) && last < number + PATIENCE;
  }

  /** The record of a shuffle has come: those requested long before will not come any more. */
  drop(last: number): void {
    for (const number of [...this.#due.keys()]) if (last >= number + PATIENCE) this.#due.delete(number);
  }

  delete(number: number): void {
    this.#due.delete(number);
  }

  clear(): void {
    this.#due.clear();
  }
}
