import type { Random } from './random.js';

/**
 * A cheap random stream for a computer player that samples deals: one drawn number starts it. Not for a deal at a
 * table: it is fast, not uniform, and seeing some of it reveals the rest.
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
