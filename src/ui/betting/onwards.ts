/** What every hand of poker needs once it goes on from its first deal. */
import { say } from '../messages.js';
import type { BettingWords } from './words.js';

/** What a side pot is called, and who may not win it. */
export function sidePot(words: BettingWords, out: readonly string[]): string {
  const names = out.length > 1 ? say(words.and, out.slice(0, -1).join(', '), out.at(-1)!) : out[0];
  return words.sidePot + (names ? say(words.without, names) : '');
}
