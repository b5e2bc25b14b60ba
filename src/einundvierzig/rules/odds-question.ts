/** A question about chances at Einundvierzig, validated: what is known, and which cards nobody has seen. */
import { CardError, type Card } from '../../cards/card.js';
import { maskOf, type HandMask, type Ranking } from './hand.js';
import { PACK } from './table.js';

/** Thrown if there is no exact answer in reasonable time, or the question makes no sense. */
export class OddsError extends Error {
  override readonly name = 'OddsError';
}

/** What else is known of the table: cards that are gone, and what counts. */
export interface KnownTable {
  /** Cards that are no longer in anybody's hand: those that folded players had face up. */
  readonly gone?: readonly Card[];
  /** What counts at this table (E1, E17); by default as in the game. */
  readonly ranking?: Partial<Ranking>;
}

/** The cards of a complete hand. */
export const HAND = 4;

/** Throws unless a condition holds. */
export const assertOneOf = (holds: boolean, what: string, given: unknown, allowed: string): void => {
  if (!holds) throw new OddsError(`${what} must be ${allowed}, not ${String(given)}.`);
};

/** Throws unless the value is a list. */
export const assertList = (given: unknown, what: string): void =>
  assertOneOf(Array.isArray(given), what, given, 'a list');

/** What is known beside the hands, from foreign options: the cards that are gone, and what counts. */
export function knownOf(options: KnownTable): { readonly gone: readonly Card[]; readonly ranking: Ranking } {
  const isRecord = (given: unknown): boolean => typeof given === 'object' && given !== null;
  assertOneOf(isRecord(options), 'What is known', options, 'an object');
  const { gone = [], ranking = {} } = options;
  assertList(gone, 'gone');
  assertOneOf(isRecord(ranking), 'ranking', ranking, 'an object');
  // all options of a table are accepted as its ranking
  const stray = Object.keys(options).find(key => !['gone', 'ranking'].includes(key));
  if (stray !== undefined) throw new OddsError(`Unknown field ${stray}. Allowed: gone, ranking.`);
  const { ungroupedHand = 'high-card', points = true } = ranking;
  assertOneOf(
    ['high-card', 'zero'].includes(ungroupedHand),
    'ranking.ungroupedHand',
    ungroupedHand,
    'high-card or zero',
  );
  assertOneOf(typeof points === 'boolean', 'ranking.points', points, 'true or false');
  return { gone, ranking: { ungroupedHand, points } };
}

/** The masks of the cards that nobody has seen. */
export function unseenOf(seen: readonly Card[]): readonly HandMask[] {
  const stray = seen.findIndex((card, at) => !(PACK as readonly Card[]).includes(card) || seen.indexOf(card) !== at);
  if (stray >= 0) throw new CardError(`${seen[stray]} is not in the pack of 32, or is listed twice.`);
  return PACK.filter(card => !seen.includes(card)).map(maskOf);
}

/** Visits every way to take `count` of the unseen cards: as a set of their indices, and as a mask with `hand`. */
export function eachSet(
  unseen: readonly HandMask[],
  hand: HandMask,
  count: number,
  visit: (places: number, mask: HandMask) => void,
): void {
  const take = (from: number, left: number, places: number, mask: HandMask): void => {
    if (left === 0) return visit(places, mask);
    for (let place = from; place <= unseen.length - left; place++)
      take(place + 1, left - 1, places | (1 << place), mask | unseen[place]!);
  };
  take(0, count, 0, hand);
}
