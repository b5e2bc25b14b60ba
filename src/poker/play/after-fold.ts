/** The rest of a hand for a player who has folded: it speeds up, or ends at once if they skip it. */
import type { HotSeat } from './hot-seat.js';
import type { AnyPokerTable } from './offers.js';
import type { BettingView } from './scene.js';
import { isSettled } from '../look/seen.js';
import { hasFolded } from './standing.js';

/** Its speed right after the fold, as a factor on every duration. */
const HASTE = 0.3;
/** After this long it is shown twice as fast, and so on (ms). */
const HALVES = 850;
/** The speed at which the winner is shown. */
const AT_THE_END = 0.3;

/** Anything faster than this is shown at once. */
const LEAST = 0.03;

/** The speed of a hand some milliseconds after the fold, as a factor on every duration. */
export function speedUpAfter(milliseconds: number): number {
  const haste = HASTE * 2 ** (-milliseconds / HALVES);
  return haste < LEAST ? 0 : haste;
}

/** What it needs of the table. */
type Screen = Pick<AnyPokerTable, 'replaying'> & { readonly motion: Pick<AnyPokerTable['motion'], 'now' | 'skip'> };

export class AfterFold {
  readonly #table: Screen;
  readonly #hotSeat: Pick<HotSeat, 'several'>;
  /** The last hand folded, and when. */
  #folded = { hand: 0, at: 0 };
  /** The hand whose rest is shown at once. */
  #skipped = 0;

  constructor(table: Screen, hotSeat: Pick<HotSeat, 'several'>) {
    this.#table = table;
    this.#hotSeat = hotSeat;
  }

  /** Whether the player is only waiting for the end of the hand. */
  #waits(view: BettingView): boolean {
    return hasFolded(view) && view.phase !== 'between' && !this.#hotSeat.several && !this.#table.replaying;
  }

  /** Whether there is anything left to skip. */
  maySkip(view: BettingView): boolean {
    return this.#waits(view) && !isSettled(view) && this.#skipped !== view.hand;
  }

  /** Shows the rest of the hand at once. */
  skip({ hand }: BettingView): void {
    this.#skipped = hand;
    this.#table.motion.skip();
  }

  /** A factor on every duration. `isFast`: the page lets the table speed up. */
  haste(view: BettingView, isFast: boolean): number {
    if (!this.#waits(view)) return 1;
    if (this.#skipped === view.hand) return 0;
    if (!isFast) return 1;
    if (isSettled(view)) return AT_THE_END;
    const now = this.#table.motion.now();
    if (this.#folded.hand !== view.hand) this.#folded = { hand: view.hand, at: now };
    return speedUpAfter(now - this.#folded.at);
  }

  /** Forgets the fold: another table begins. */
  forget(): void {
    this.#skipped = 0;
    this.#folded = { hand: 0, at: 0 };
  }
}
