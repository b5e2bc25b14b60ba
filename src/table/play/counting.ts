/** Sums that are seen to grow, or to shrink. */
import { chips } from '../look/messages.js';
import type { Motion } from './motion.js';
import { TAKES } from './timing.js';

const STEPS = 12;

/** Lets the sum that stands in an element count to what it says, from so many chips to so many, after so many milliseconds. */
export async function count(
  place: Element | null | undefined,
  from: number,
  to: number,
  motion: Motion,
  delay = 0,
): Promise<void> {
  const sum = chips(to);
  const text = [...(place?.childNodes ?? [])].find(node => node instanceof Text && node.data.includes(sum)) as
    Text | undefined;
  if (!text || from === to || motion.still) return;
  const { data } = text;
  let said = data;
  // What is written there meanwhile stays.
  for (let step = 0; step <= STEPS && text.data === said; step++) {
    text.data = said = data.replace(sum, chips(Math.round(from + ((to - from) * step) / STEPS)));
    await motion.pause(step > 0 ? TAKES.count : delay);
  }
}
