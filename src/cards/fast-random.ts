import type { Random } from './random.js';

/**
 * A cheap stream of chances for a computer player who deals in the head: one drawn number starts it. Not for a deal at a
 * table: it is quick, not even, and who sees some of it knows the rest.
 */
export function fastRandom(random: Random): (sides: number) => number {
  let word = random.below(0xffffffff) + 1;
  return sides => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) % sides;
  };
}
