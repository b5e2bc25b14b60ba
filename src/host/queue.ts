import type { Limits } from './limits.js';

/**
 * Connections that have not yet said where they want to go. If too many wait, the oldest is cut, so that nobody can
 * block the door by waiting: first one of the same address, then of addresses with more than one.
 */
export class Queue<Who> {
  readonly #limits: Pick<Limits, 'connectionsAtDoor' | 'atDoorPerAddress'>;
  /** The oldest first, each with its address; undefined if unknown. */
  readonly #waiting = new Map<Who, string | undefined>();
  readonly #byAddress = new Map<string, Set<Who>>();

  constructor(limits: Pick<Limits, 'connectionsAtDoor' | 'atDoorPerAddress'>) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#waiting.size;
  }

  /** Somebody has arrived. @returns who is to be cut for that, if anybody. */
  come(who: Who, address: string | undefined): Who | undefined {
    this.#waiting.set(who, address);
    const own = address === undefined ? undefined : (this.#byAddress.get(address) ?? new Set<Who>());
    if (own) this.#byAddress.set(address!, own.add(who));
    const { connectionsAtDoor, atDoorPerAddress } = this.#limits;
    if (own && own.size > atDoorPerAddress) return own.values().next().value;
    return this.size > connectionsAtDoor ? this.#oldest() : undefined;
  }

  /** Somebody no longer waits: they are in, or gone. */
  gone(who: Who): void {
    const address = this.#waiting.get(who);
    this.#waiting.delete(who);
    if (address === undefined) return;
    const own = this.#byAddress.get(address)!;
    own.delete(who);
    if (own.size === 0) this.#byAddress.delete(address);
  }

  /** Each address keeps one place, if there are as many: the one waiting longest of those with more. */
  #oldest(): Who | undefined {
    for (const [who, address] of this.#waiting)
      if (address === undefined || this.#byAddress.get(address)!.size > 1) return who;
    return this.#waiting.keys().next().value;
  }
}
