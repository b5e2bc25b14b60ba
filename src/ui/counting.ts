/** Sums that are seen to grow, or to shrink. */
import { chips } from './messages.js';
import type { Motion } from './motion.js';

const STEPS = 12;

/** Lets the sum that stands in an element count to what it says, from so many chips to so many. */
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
  // What is written there meanwhile stays.
  for (let step = 1; step <= STEPS && text.data === said; step++) {
    text.data = said = data.replace(sum, chips(Math.round(from + ((to - from) * step) / STEPS)));
    await motion.pause(30);
  }
}
