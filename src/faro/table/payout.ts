/** What moves when a turn is settled. */
import { slide } from '../../table/slide.js';
import { count } from '../../table/counting.js';
import { framesIn, type Motion } from '../../table/motion.js';
import { TAKES } from '../../table/timing.js';

/**
 * The cards of the turn are marked as gone, chips are paid and taken, and the purse counts.
 * @param purse what the purse held before, and what it holds now, in chips.
 */
export async function payOut(
  root: ParentNode,
  motion: Motion,
  purse: readonly [before: number, now: number],
): Promise<void> {
  const all = (selector: string): Element[] => [...root.querySelectorAll(selector)];
  const bank = root.querySelector('.pack');
  await Promise.all([
    count(root.querySelector('.purse b'), ...purse, motion),
    ...all('.keeper .now').map(mark => motion.animate(mark, framesIn('translateY(-14px)'), TAKES.mark)),
    ...all('.bead.moved').map(bead =>
      motion.animate(bead, [{ transform: 'translate(0,40px)' }, { transform: 'none' }], TAKES.glide),
    ),
    ...all('.stake.won .pile').map(pile => slide(root, motion, pile, bank, pile)),
    ...all('.stake:is(.lost, .half) .pile').map(pile => slide(root, motion, pile, pile, bank)),
  ]);
}
