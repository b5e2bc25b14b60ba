import type { Seat, Turn } from '../game/contract.js';
import type { Chairs } from './chairs.js';
import type { House } from './house.js';
import { TimeBank } from './time-bank.js';

/** The clocks of a table: how long each seat may think, and when the host must check the table again. */
export class Clocks {
  readonly #chairs: Chairs;
  readonly #house: House;
  readonly #due: () => void;
  readonly #actFor: (seat: Seat) => boolean;
  readonly #bank: TimeBank;
  #alarm: (() => void) | undefined;

  /**
   * @param due called when {@link mind} should be called.
   * @param actFor acts for a seat whose time is up. @returns whether anything was done.
   */
  constructor(chairs: Chairs, house: House, due: () => void, actFor: (seat: Seat) => boolean) {
    this.#chairs = chairs;
    this.#house = house;
    this.#due = due;
    this.#actFor = actFor;
    this.#bank = new TimeBank(chairs.all.length, house.rules);
  }

  /** A step was made: who is to act now, who made it, and whether a hand was settled. */
  step(turn: Turn, actor: Seat | 'croupier', settled: boolean): void {
    this.#bank.step(turn, actor, settled, this.#house.clock.now());
  }

  /** The table resumes after a rest. */
  begin(turn: Turn): void {
    this.stop();
    this.step(turn, 'croupier', false);
  }

  /** The table rests: no clock runs. @param over called when it has rested long enough. */
  rest(over: () => void): void {
    this.#bank.rest(this.#house.clock.now());
    this.#ring(this.#house.rules.restAfter * 1000, over);
  }

  stop(): void {
    this.#alarm?.();
    this.#alarm = undefined;
  }

  /** Milliseconds until the croupier acts for a seat; undefined if nobody waits for a person there. */
  left(seat: Seat): number | undefined {
    const { connection, awaySince = -Infinity } = this.#chairs.all[seat]!;
    const { kind } = this.#chairs.player(seat);
    if (kind === 'computer') return undefined;
    const left = this.#bank.left(seat, connection ? undefined : awaySince, this.#house.clock.now());
    return left !== undefined && kind === 'nobody' ? 0 : left;
  }

  /** Acts for seats whose time is up, and sets the timer for the next. */
  mind(): void {
    let next = Math.min(...this.#chairs.all.map((_, seat) => this.#mindSeat(seat) ?? Infinity));
    const { clock, rules } = this.#house;
    for (const { awaySince } of this.#chairs.all)
      if (awaySince !== undefined)
        for (const seconds of [rules.sitOutAfter, rules.leaveAfter]) {
          const due = awaySince + seconds * 1000 - clock.now();
          if (due > 0) next = Math.min(next, due);
        }
    if (Number.isFinite(next)) this.#ring(Math.max(1, next), this.#due);
    else this.stop();
  }

  /** @returns milliseconds until a seat's time is up; undefined if nobody waits for it, or it can do nothing. */
  #mindSeat(seat: Seat): number | undefined {
    let left = this.left(seat);
    // if one action is not enough, the next follows at once
    for (let acts = 0; left === 0 && acts < 3; acts++) {
      if (!this.#actFor(seat)) return undefined;
      left = this.left(seat);
    }
    return left;
  }

  #ring(milliseconds: number, work: () => void): void {
    this.stop();
    this.#alarm = this.#house.clock.after(milliseconds, work);
  }
}
