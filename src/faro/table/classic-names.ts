/** What the places of the classic layout are called. */
import type { LayoutText } from '../text/en.js';
import { HIGH, isCall } from '../rules/spots.js';

/** What a place is called: “king”, “king and queen”, “high card”. */
export function nameOf(spot: string, words: LayoutText['classicLayout'], rank: (rank: string) => string): string {
  if (spot === HIGH) return words.high;
  if (isCall(spot)) {
    const [loses, wins, last] = spot.split('>').map(rank);
    return words.call(loses!, wins!, last!);
  }
  const names = [...spot].map(rank);
  const last = names.pop()!;
  return names.length > 0 ? names.join(', ') + words.and + last : last;
}
