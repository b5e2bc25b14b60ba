/** What a hand of Einundvierzig may become, counting every way to get the missing cards. */
import { binomial } from '../../cards/binomial.js';
import { CardError, type Card } from '../../cards/card.js';
import { CATEGORIES, categoryOf, isFortyOne, maskOfAll, ranked, strengthOfMask, type Category } from './hand.js';
import { assertList, eachSet, HAND, knownOf, unseenOf, type KnownTable } from './odds-question.js';

/** The possible values of four cards. Probabilities from 0 to 1. */
export interface HandLaw {
  /** The number of ways in which the missing cards can come. */
  readonly hands: number;
  /** The probability of each group; a hand without value under the table's ranking is a `single`. */
  readonly categories: Readonly<Record<Category, number>>;
  /** The probability of each possible strength, the highest first. */
  readonly strengths: readonly { readonly strength: number; readonly chance: number }[];
  /** The probability of the 41. */
  readonly fortyOne: number;
}

/**
 * What up to four cards become when the missing ones come from those that are neither among them nor `gone`. Exact for
 * any cards; at most 35,960 hands, if no card is known: 5 ms.
 * @throws {CardError} for cards not in the pack, duplicates, or more than four.
 * @throws {OddsError} if the cards are not a list, or the ranking is unknown.
 */
export function handLaw(cards: readonly Card[], options: KnownTable = {}): HandLaw {
  const { gone, ranking } = knownOf(options);
  assertList(cards, 'cards');
  if (cards.length > HAND) throw new CardError(`A hand has ${HAND} cards, not ${cards.length}.`);
  const unseen = unseenOf([...cards, ...gone]);
  const counts = new Map<number, number>();
  eachSet(unseen, maskOfAll(cards), HAND - cards.length, (_, mask) => {
    const strength = ranked(strengthOfMask(mask), ranking);
    counts.set(strength, (counts.get(strength) ?? 0) + 1);
  });
  const hands = binomial(unseen.length, HAND - cards.length);
  const strengths = [...counts]
    .sort(([a], [b]) => b - a)
    .map(([strength, count]) => ({ strength, chance: count / hands }));
  const sum = (holds: (strength: number) => boolean): number =>
    strengths.reduce((all, { strength, chance }) => (holds(strength) ? all + chance : all), 0);
  return {
    hands,
    categories: Object.fromEntries(
      CATEGORIES.map(category => [category, sum(strength => categoryOf(strength) === category)]),
    ) as Record<Category, number>,
    strengths,
    fortyOne: sum(isFortyOne),
  };
}
