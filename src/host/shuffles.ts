import type { Random } from '../cards/random.js';
import { chancesOf, commitmentOf, isHex, newSeed, pledgeOf, type GuestSeed, type Shuffle } from '../fair/deal.js';
import type { FairHostSays } from '../fair/messages.js';
import type { Seat } from '../game/contract.js';
import type { Clock } from './clock.js';
import type { FairRecord } from './records.js';

/** How long a shuffle waits for pledges, and then for seeds (ms). */
const PATIENCE = 2000;

export interface ShufflesSetup {
  readonly room: string;
  readonly record: FairRecord;
  readonly random: Random;
  readonly clock: Clock;
  /** Sends a message to all who are there. */
  readonly tell: (what: FairHostSays) => void;
  /** What was awaited has arrived, or is no longer awaited. */
  readonly goOn: () => void;
}

/**
 * Shuffles a room's cards so that it can be checked. The host promises its seed; each guest pledges one; when the cards
 * are about to be shuffled, the host names which pledges count, and only then are the guests' seeds shown. So the host
 * has no choice left when it learns their seeds, and no guest knows the host's.
 */
export class Shuffles {
  readonly #setup: ShufflesSetup;
  #record: FairRecord;
  #pledges = new Map<Seat, GuestSeed>();
  /** Whether the pledges that count have been named. */
  #isNamed = false;
  /** Seats that kept a shuffle waiting: not waited for until they pledge again. */
  readonly #silent = new Set<Seat>();
  /** Whether pledges, or seeds, have been awaited long enough. */
  #isLate = false;
  #endPatience: (() => void) | undefined;
  /** The shuffle being made, and its random numbers. */
  #made: Shuffle | undefined;
  #chances: Random | undefined;

  constructor(setup: ShufflesSetup) {
    this.#setup = setup;
    this.#record = setup.record;
  }

  /** The record of a new room. */
  static begin = (random: Random): FairRecord => ({ next: { number: 1, seed: newSeed(random) }, shuffles: [] });

  /** The shuffles of the present hand, or shoe. */
  get done(): readonly Shuffle[] {
    return this.#record.shuffles;
  }

  /** What newcomers are sent: the promise for the next shuffle and, if already named, whose pledges count. */
  get promise(): readonly FairHostSays[] {
    const { next } = this.#record;
    const promise = { shuffle: next.number, commitment: commitmentOf(this.#setup.room, next) };
    return this.#isNamed ? [promise, this.#named] : [promise];
  }

  /** Whether seeds are being shown: who is dealt in is fixed, and nothing may be done at the table until the deal. */
  get isUnderWay(): boolean {
    return this.#isNamed;
  }

  get #named(): FairHostSays {
    const pledges = [...this.#pledges.values()].map(({ seat, pledge }) => ({ seat, pledge }));
    return { shuffle: this.#record.next.number, pledges };
  }

  /** A guest pledges a seed, or shows it; what comes too late has no part. */
  hear(seat: Seat, said: Readonly<Record<string, unknown>>): void {
    const { room, goOn } = this.#setup;
    const { number } = this.#record.next;
    const { shuffle, pledge, seed } = said;
    if (shuffle !== number) return;
    if (isHex(pledge) && !this.#isNamed) {
      this.#pledges.set(seat, { seat, pledge, seed: null });
      this.#silent.delete(seat);
    } else if (isHex(seed) && this.#isNamed) {
      const pledged = this.#pledges.get(seat);
      if (pledged?.pledge !== pledgeOf(room, number, seat, seed)) return;
      this.#pledges.set(seat, { ...pledged, seed });
    }
    if (this.#endPatience) goOn();
  }

  /** A seat has another guest, or none. */
  vacated(seat: Seat): void {
    this.#silent.delete(seat);
    if (!this.#isNamed) this.#pledges.delete(seat);
  }

  /**
   * Whether the cards may be shuffled; if not, the room is told to go on later. @param here the seats whose guests are
   * there.
   */
  areReady(here: readonly Seat[]): boolean {
    if (!this.#isNamed) {
      const missing = here.filter(seat => !this.#pledges.has(seat) && !this.#silent.has(seat));
      if (missing.length > 0 && !this.#isLate) return this.#wait();
      // newcomers meanwhile are not waited for again
      missing.forEach(seat => this.#silent.add(seat));
      this.#name(here);
    }
    const isComplete = [...this.#pledges.values()].every(({ seed }) => seed !== null);
    return isComplete || this.#isLate || this.#wait();
  }

  /** Only people who are there have a part. */
  #name(here: readonly Seat[]): void {
    this.end();
    this.#isNamed = true;
    this.#isLate = false;
    const pledges = [...this.#pledges.values()].filter(({ seat }) => here.includes(seat));
    this.#pledges = new Map(pledges.sort((one, other) => one.seat - other.seat).map(each => [each.seat, each]));
    this.#setup.tell(this.#named);
  }

  #wait(): false {
    this.#endPatience ??= this.#setup.clock.after(PATIENCE, () => {
      this.#isLate = true;
      this.#setup.goOn();
    });
    return false;
  }

  /** Nothing is awaited any more. */
  end(): void {
    this.#endPatience?.();
    this.#endPatience = undefined;
  }

  /** The random numbers of the croupier's present move: requesting them makes the shuffle. */
  chances(): Random {
    this.#made ??= { ...this.#record.next, guests: [...this.#pledges.values()] };
    return (this.#chances ??= chancesOf(this.#setup.room, this.#made));
  }

  /**
   * What is stored with the croupier's move; undefined if it made no shuffle. @param begins whether another hand
   * begins.
   */
  change(begins: boolean): FairRecord | undefined {
    const made = this.#made;
    if (!made && !begins) return undefined;
    const { next, shuffles } = this.#record;
    return {
      next: made ? { number: made.number + 1, seed: newSeed(this.#setup.random) } : next,
      shuffles: [...(begins ? [] : shuffles), ...(made ? [made] : [])],
    };
  }

  /** It has been stored: the next shuffle is promised. */
  kept(record: FairRecord): void {
    const isNew = record.next.number !== this.#record.next.number;
    this.#record = record;
    if (!isNew) return;
    this.end();
    this.#made = this.#chances = undefined;
    this.#isNamed = this.#isLate = false;
    this.#pledges.clear();
    this.promise.forEach(each => this.#setup.tell(each));
  }
}
