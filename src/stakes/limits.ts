/** Limits as tables of money know them: a fixed size, two sizes, or a spread. All in chips. */
import type { WagerSize } from './round.js';

/** The most that a limit may be. What follows from it must be allowed too, since a log names all options. */
export const MOST_LIMIT = 1e9;

/** The buy-in of a new player, in lower limits, unless the table says otherwise (S27). */
export const LIMITS_TO_BUY_IN = 40;

/** One size only. */
export const fixed = (size: number): WagerSize => ({ min: size, max: size, step: 1 });

/** Either of two sizes. */
export const either = (lower: number, higher: number): WagerSize => ({
  min: lower,
  max: higher,
  step: Math.max(1, higher - lower),
});

/** Any size from the one to the other, on the step. */
export const spread = (lower: number, higher: number, step: number): WagerSize => ({ min: lower, max: higher, step });
