/** What the places of the classic layout are called. */
import type { Language } from '../../table/lang.js';
import { say } from '../../table/messages.js';
import { classicWords } from '../text/classic.js';
import { HIGH, isCall } from '../rules/spots.js';

/** What a place is called: “king”, “king and queen”, “high card”. */
export function nameOf(spot: string, language: Language, rank: (rank: string) => string): string {
  const words = classicWords(language);
  if (spot === HIGH) return words.high;
  if (isCall(spot)) return say(words.call, ...spot.split('>').map(rank));
  const names = [...spot].map(rank);
  const last = names.pop()!;
  return names.length > 0 ? names.join(', ') + words.and + last : last;
}
