import type { Card } from './card.js';
import { shuffledSource, type SavableSource } from './source.js';

/**
 * A pack in an order chosen by the caller; shuffling leaves it unchanged.
 * @param lots the lots to draw, one after another; then 0.
 * @throws {CardError} that names the first invalid card.
 */
export function stackedSource(cards: readonly Card[], lots: readonly number[] = []): SavableSource {
  let lot = 0;
  const source = shuffledSource(cards, { below: sides => (lots[lot++] ?? 0) % sides });
  return Object.assign(source, { shuffle() {} });
}
