/** The movement of chips when a coup is settled, or a choice after a refait. */
import { slide } from '../../bank/settling.js';
import { count } from '../../table/counting.js';
import { framesFrom, framesIn, type Motion } from '../../table/motion.js';
import { RESTS, TAKES } from '../../table/timing.js';
import type { Line } from '../rules/settlement.js';

/**
 * Chips go from the bank and to it, into their locks and out of them; the purse counts; the ledger and the road tell it.
 * @param lines the stakes at whose punter the player looks: all of a coup, or those that he has just chosen for.
 * @param coup whether cards have been dealt: otherwise ledger and road have told theirs already.
 * @param purse what the purse held before, and what it holds now, in chips.
 */
export async function settle(
  root: ParentNode,
  motion: Motion,
  lines: readonly Line[],
  coup: boolean,
  purse: readonly [before: number, now: number],
): Promise<void> {
  const all = (selector: string): Element[] => [...root.querySelectorAll(selector)];
  const bank = root.querySelector('.shoe svg');
  const sum = root.querySelector('.purse b');
  await Promise.all([
    count(sum, ...purse, motion),
    ...(coup
      ? [
          ...all('.stake.won .sum').map(sum => motion.animate(sum, framesIn('translateY(-60px)'), TAKES.sum)),
          ...all('.book tr').map((line, place) =>
            motion.animate(line, framesIn('translateX(12px)'), TAKES.line, { delay: RESTS.line * place }),
          ),
          ...all('.road li:last-child').map(mark => motion.animate(mark, framesIn('translateY(-22px)'), TAKES.mark)),
        ]
      : []),
    ...lines.map(async ({ chance, level, outcome }) => {
      const place = (lock: number): Element | null =>
        root.querySelector(lock > 0 ? `.field.${chance} .held[data-level="${Math.min(lock, 3)}"]` : `.field.${chance}`);
      const pile = place(level)?.querySelector('.pile') ?? null;
      switch (outcome) {
        case 'won':
          return slide(root, motion, pile, bank, pile);
        case 'lost':
        case 'halved':
          return slide(root, motion, pile, pile, bank);
        case 'freed':
          return slide(root, motion, pile, pile, sum);
        case 'imprisoned':
        case 'lifted':
        case 'deeper': {
          const stake = place(outcome === 'lifted' ? level - 1 : level + 1)?.querySelector('.stake');
          const from = level > 0 ? place(level) : root.querySelector(`.field.${chance} .name`);
          if (stake && from && motion.moves) await motion.animate(stake, framesFrom(stake, from), TAKES.slide);
        }
      }
    }),
  ]);
}
