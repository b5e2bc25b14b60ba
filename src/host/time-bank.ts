/** How long seats may think: some seconds for each turn, then what is left of the seat's own bank. */
import type { Seat, Turn } from '../game/contract.js';

/** Times in seconds. */
export interface Pace {
  /** For a turn. */
  readonly turn: number;
  /** Extra time of a seat, beyond that. */
  readonly bank: number;
  /** What is added to the bank with each hand. */
  readonly refill: number;
  /** For a turn of a player without a connection. */
  readonly away: number;
}

interface Account {
  /** When the seat's turn began; undefined while it is not to act. */
  since: number | undefined;
  /** Milliseconds already used in the same turn: taking something back gives no new time. */
  spent: number;
  /** Milliseconds left in the bank. */
  bank: number;
}

/** The clocks of one table. */
export class TimeBank {
  readonly #pace: Pace;
  readonly #accounts: readonly Account[];

  constructor(seats: number, pace: Pace) {
    this.#pace = pace;
    this.#accounts = Array.from({ length: seats }, () => ({ since: undefined, spent: 0, bank: pace.bank * 1000 }));
  }

  /** A step was made: who is to act now, who made it, and whether a hand was settled. */
  step(turn: Turn, actor: Seat | 'croupier', settled: boolean, now: number): void {
    const asked = turn.kind === 'seats' ? turn.seats : [];
    const inTurn = turn.kind === 'seats' && !turn.together;
    // when several act together, the window lasts until the croupier moves
    const isOver = actor === 'croupier' || inTurn || settled;
    this.#accounts.forEach((account, seat) => {
      // when seats act one at a time, acting begins another turn
      if ((inTurn && actor === seat) || !asked.includes(seat)) this.#pause(account, now);
      if (isOver && account.since === undefined) this.#end(account);
      if (asked.includes(seat)) account.since ??= now;
      if (settled) account.bank = Math.min(this.#pace.bank * 1000, account.bank + this.#pace.refill * 1000);
    });
  }

  /** The table rests: no clock runs. */
  rest(now: number): void {
    for (const account of this.#accounts) {
      this.#pause(account, now);
      this.#end(account);
    }
  }

  #pause(account: Account, now: number): void {
    if (account.since !== undefined) account.spent += now - account.since;
    account.since = undefined;
  }

  #end(account: Account): void {
    account.bank = Math.max(0, account.bank - Math.max(0, account.spent - this.#pace.turn * 1000));
    account.spent = 0;
  }

  /**
   * Milliseconds until somebody acts for a seat; undefined if it is not to act.
   * @param brokenAt when the connection was lost; undefined while it is up. The time away counts from then, or from the
   * beginning of the turn, and a player who is back has what was left of their own time.
   */
  left(seat: Seat, brokenAt: number | undefined, now: number): number | undefined {
    const { since, spent, bank } = this.#accounts[seat]!;
    if (since === undefined) return undefined;
    const { turn, away } = this.#pace;
    const own = since - spent + turn * 1000 + bank;
    const broken = brokenAt === undefined ? Infinity : Math.max(since, brokenAt) + Math.min(turn, away) * 1000;
    return Math.max(0, Math.min(own, broken) - now);
  }
}
