import { FRAMES_BACK, framesFrom, type Motion } from './motion.js';
import { TAKES } from './timing.js';

/**
 * A card moves from the pack to its place and turns over on the way, unless it stays face down. @returns whether it is
 * visible.
 */
export function deal(motion: Motion, card: Element | null, pack: Element | null, turns = true): boolean {
  if (!card || !pack || !motion.moves) return false;
  void motion.animate(card, framesFrom(card, pack, turns), TAKES.deal);
  if (turns) void motion.animate(card, FRAMES_BACK, TAKES.deal, { part: '::before' });
  return true;
}
