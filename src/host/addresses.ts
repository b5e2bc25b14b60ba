import type { Clock } from './clock.js';
import type { Limits } from './limits.js';

/** The period in which an address regains all its new rooms (ms). */
const DAY = 86_400_000;
const MINUTE = 60_000;
/** The number of known addresses from which on stale ones are looked for. */
const MANY = 1000;

interface Known {
  connections: number;
  /** Rooms that it may open now, visits that it may make now, and when both were computed. */
  rooms: number;
  visits: number;
  reckoned: number;
}

/** The quotas of each address at a host: connections, new rooms a day, visits. */
export class Addresses {
  readonly #limits: Limits;
  readonly #clock: Clock;
  readonly #known = new Map<string, Known>();
  #many = MANY;

  constructor(limits: Limits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /** The number of known addresses: those with a connection, or that opened rooms or came lately. */
  get size(): number {
    return this.#known.size;
  }

  /** A connection arrives. @returns whether the address may have one more. */
  come(address: string): boolean {
    if (this.#known.size >= this.#many) this.#forget();
    return ++this.#of(address).connections <= this.#limits.connectionsPerAddress;
  }

  gone(address: string): void {
    const known = this.#of(address);
    known.connections--;
    if (this.#isAsNew(known)) this.#known.delete(address);
  }

  /** Somebody opens a room. @returns whether their address may. */
  opens(address: string): boolean {
    const known = this.#of(address);
    if (known.rooms < 1) return false;
    known.rooms--;
    return true;
  }

  /** Somebody enters a room or takes a seat, which everybody there is told. @returns whether they may. */
  visits(address: string): boolean {
    const known = this.#of(address);
    if (known.visits < 1) return false;
    known.visits--;
    return true;
  }

  /** A room is gone from the store because nothing was played there: it does not count against the quota. */
  givesBack(address: string): void {
    const known = this.#of(address);
    known.rooms++;
    if (this.#isAsNew(known)) this.#known.delete(address);
  }

  #of(address: string): Known {
    const { roomsPerAddress, visitsPerMinute } = this.#limits;
    const most = this.#mostVisits;
    const now = this.#clock.now();
    let known = this.#known.get(address);
    if (!known)
      this.#known.set(address, (known = { connections: 0, rooms: roomsPerAddress, visits: most, reckoned: now }));
    const since = now - known.reckoned;
    known.rooms = Math.min(roomsPerAddress, known.rooms + (since / DAY) * roomsPerAddress);
    known.visits = Math.min(most, known.visits + (since / MINUTE) * visitsPerMinute);
    known.reckoned = now;
    return known;
  }

  /** The size of a burst: after a restart of the host a whole household comes back. */
  get #mostVisits(): number {
    return Math.max(this.#limits.connectionsPerAddress, this.#limits.visitsPerMinute);
  }

  #isAsNew({ connections, rooms, visits }: Known): boolean {
    return connections <= 0 && rooms >= this.#limits.roomsPerAddress && visits >= this.#mostVisits;
  }

  /** Forgets addresses about which nothing needs to be known. */
  #forget(): void {
    for (const address of [...this.#known.keys()]) if (this.#isAsNew(this.#of(address))) this.#known.delete(address);
    this.#many = Math.max(MANY, 2 * this.#known.size);
  }
}
