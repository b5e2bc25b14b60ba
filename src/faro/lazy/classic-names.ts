/** The names of the places on the classic layout. */
import type { Phrase } from '../../table/text/texts.js';
import type { LayoutText } from '../text/en.js';
import { HIGH, isCall } from '../rules/spots.js';
import type { Scene } from '../look/scene.js';

/** The name of a place: “king”, “king and queen”, “high card”. */
export function nameOf(
  spot: string,
  words: LayoutText['classicLayout'],
  { rank, rankFirst }: Pick<Scene, 'rank' | 'rankFirst'>,
): Phrase {
  if (spot === HIGH) return [words.highPrinted, words.high];
  if (isCall(spot)) {
    const [loses, wins, last] = spot.split('>').map(rank);
    return words.call(loses!, wins!, last!);
  }
  const [first, ...others] = [...spot] as [string, ...string[]];
  const last = others.pop();
  const listed = (name: string): string =>
    last ? [name, ...others.map(rank)].join(', ') + words.and + rank(last) : name;
  return [listed(rankFirst(first)), listed(rank(first))];
}
