import type { Limits } from './limits.js';

/** What waits at a door, and where it comes from: nothing where that is not known. */
interface Waiting<Who> {
  readonly who: Who;
  readonly address: string | undefined;
}

/**
 * Those who have come and not said yet where they want to go. Where too many wait the oldest is cut, so that nobody keeps a
 * door shut by waiting there: of one address first, then of addresses that have more than one.
 */
export class Queue<Who> {
  readonly #limits: Pick<Limits, 'connectionsAtDoor' | 'atDoorPerAddress'>;
  /** The oldest first. */
  readonly #waiting = new Map<Who, Waiting<Who>>();
  readonly #byAddress = new Map<string, Set<Who>>();

  constructor(limits: Pick<Limits, 'connectionsAtDoor' | 'atDoorPerAddress'>) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#waiting.size;
  }

  /** Somebody has come. @returns who is to be cut for that, if anybody. */
  come(who: Who, address: string | undefined): Who | undefined {
    this.#waiting.set(who, { who, address });
    const own = address === undefined ? undefined : (this.#byAddress.get(address) ?? new Set<Who>());
    if (own) this.#byAddress.set(address!, own.add(who));
    const { connectionsAtDoor, atDoorPerAddress } = this.#limits;
    if (own && own.size > atDoorPerAddress) return own.values().next().value;
    return this.size > connectionsAtDoor ? this.#oldest() : undefined;
  }

  /** Somebody waits no more: they are in, or gone. */
  gone(who: Who): void {
    const { address } = this.#waiting.get(who) ?? {};
    this.#waiting.delete(who);
    if (address === undefined) return;
    const own = this.#byAddress.get(address)!;
    own.delete(who);
    if (own.size === 0) this.#byAddress.delete(address);
  }

  /** Each address keeps one place, if there are as many: who has waited longest of those with more. */
  #oldest(): Who | undefined {
    for (const { who, address } of this.#waiting.values())
      if (address === undefined || this.#byAddress.get(address)!.size > 1) return who;
    return this.#waiting.keys().next().value;
  }
}
