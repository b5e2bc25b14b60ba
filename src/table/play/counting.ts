/** Sums that visibly count up or down. */
import { chips } from '../look/messages.js';
import type { Motion } from './motion.js';
import { TAKES } from './timing.js';

const STEPS = 12;

/** Animates the sum in an element from one number of chips to another. */
export async function count(
  place: Element | null | undefined,
  from: number,
  to: number,
  motion: Motion,
): Promise<void> {
  const sum = chips(to);
  const text = [...(place?.childNodes ?? [])].find(node => node instanceof Text && node.data.includes(sum)) as
    Text | undefined;
  if (!text || from === to || motion.still) return;
  const { data } = text;
  let said = data;
  // Anything written there meanwhile stays.
  for (let step = 0; step <= STEPS && text.data === said; step++) {
    text.data = said = data.replace(sum, chips(Math.round(from + ((to - from) * step) / STEPS)));
    if (step > 0) await motion.pause(TAKES.count);
  }
}
