/** A record that was asked for is waited for until that of a shuffle so much later has come. */
const PATIENCE = 8;

/** Records that a guest has asked for: what the host said before it heard of that may come first. */
export class Wanted {
  readonly #say: (wanted: number) => void;
  /**
   * The shuffles whose records were asked for, each with the shuffle for which a seed was shown after that on the same line:
   * the host must have heard it all before it gives a record with that seed.
   */
  readonly #due = new Map<number, number | undefined>();

  constructor(say: (wanted: number) => void) {
    this.#say = say;
  }

  has(number: number): boolean {
    return this.#due.has(number);
  }

  /** Asks for a record. */
  ask(number: number): void {
    this.#due.set(number, undefined);
    this.#say(number);
  }

  /** Asks for all of them again: the answer may have been lost with the line before. */
  askAgain(): void {
    for (const number of [...this.#due.keys()]) this.ask(number);
  }

  /** A seed was shown for a shuffle, on the line on which the records were asked for. */
  shown(shuffle: number): void {
    for (const [number, due] of this.#due) this.#due.set(number, due ?? shuffle);
  }

  /** Whether a record may still be on its way when that of a later shuffle has come. @param last that shuffle. */
  isAwaited(number: number, last: number): boolean {
    return this.#due.has(number) && last < (this.#due.get(number) ?? Infinity) && last < number + PATIENCE;
  }

  /** The record of a shuffle has come: what was wanted long before it comes no more. */
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
