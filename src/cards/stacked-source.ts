import type { Card } from './card.js';
import { shuffledSource, type SavableSource } from './source.js';

/**
 * A pack in an order that the caller has chosen; shuffling leaves it as it is.
 * @param lots the lots that are drawn, one after the other; then 0.
 * @throws {CardError} that names what is no card.
 */
export function stackedSource(cards: readonly Card[], lots: readonly number[] = []): SavableSource {
  let lot = 0;
  const source = shuffledSource(cards, { below: sides => (lots[lot++] ?? 0) % sides });
  return Object.assign(source, { shuffle() {} });
}
