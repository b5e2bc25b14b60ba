import type { Clock } from './clock.js';
import type { Limits } from './limits.js';

/** Milliseconds in which an address may open all the rooms it may open once more. */
const DAY = 86_400_000;
const MINUTE = 60_000;
/** So many addresses are known at least before those are looked for that need not be. */
const MANY = 1000;

/** What is known of one address. */
interface Known {
  connections: number;
  /** Rooms that it may open now, visits that it may make now, and when both were reckoned. */
  rooms: number;
  visits: number;
  reckoned: number;
}

/** What each address has of a host: so many connections, so many new rooms a day, and no more. */
export class Addresses {
  readonly #limits: Limits;
  readonly #clock: Clock;
  readonly #known = new Map<string, Known>();
  #many = MANY;

  constructor(limits: Limits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /** How many are known: those with a connection, and those that have opened rooms within the day, or come within the last minutes. */
  get size(): number {
    return this.#known.size;
  }

  /** A connection has come. @returns whether the address may have one more. */
  come(address: string): boolean {
    if (this.#known.size >= this.#many) this.#forget();
    return ++this.#of(address).connections <= this.#limits.connectionsPerAddress;
  }

  /** A connection that had come has ended. */
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

  /** Somebody comes into a room or sits down, which all who are there are told. @returns whether they may. */
  visits(address: string): boolean {
    const known = this.#of(address);
    if (known.visits < 1) return false;
    known.visits--;
    return true;
  }

  /** A room that was opened is in the store no more, since nothing was played there: it takes nobody's place. */
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

  /** So many visits at once: after a new start of the host a whole house comes back. */
  get #mostVisits(): number {
    return Math.max(this.#limits.connectionsPerAddress, this.#limits.visitsPerMinute);
  }

  #isAsNew({ connections, rooms, visits }: Known): boolean {
    return connections <= 0 && rooms >= this.#limits.roomsPerAddress && visits >= this.#mostVisits;
  }

  /** Forgets those of whom nothing need be known. */
  #forget(): void {
    for (const address of [...this.#known.keys()]) if (this.#isAsNew(this.#of(address))) this.#known.delete(address);
    this.#many = Math.max(MANY, 2 * this.#known.size);
  }
}
