/** Fixed-limit betting structures: a fixed size, two sizes, or a spread. All in chips. */
import type { WagerSize } from './round.js';

/** The highest limit. What follows from it must be allowed too, since a log contains all options. */
export const MOST_LIMIT = 1e9;

/** The default buy-in of a new player, in lower limits (S27). */
export const LIMITS_TO_BUY_IN = 40;

/** A single size. */
export const fixed = (size: number): WagerSize => ({ min: size, max: size, step: 1 });

/** Either of two sizes. */
export const either = (lower: number, higher: number): WagerSize => ({
  min: lower,
  max: higher,
  step: Math.max(1, higher - lower),
});

/** Any size between the two, on the step. */
export const spread = (lower: number, higher: number, step: number): WagerSize => ({ min: lower, max: higher, step });
