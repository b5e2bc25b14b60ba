/** What a hand of Einundvierzig may become: every way to get the missing cards is counted. */
import { CardError, type Card } from '../../cards/card.js';
import { binomial } from './disjoint-hands.js';
import { CATEGORIES, categoryOf, isFortyOne, ranked, strengthOfMask, type Category } from './hand.js';
import { assertList, eachSet, HAND, knownOf, maskOfAll, unseenOf, type KnownTable } from './odds-question.js';

/** What four cards may be worth. Chances are parts of one. */
export interface HandLaw {
  /** In how many ways the missing cards can come. */
  readonly hands: number;
  /** The chance of each group; a hand that is worth nothing under the table's ranking is a `single`. */
  readonly categories: Readonly<Record<Category, number>>;
  /** The chance of each strength that is possible, the highest first. */
  readonly strengths: readonly { readonly strength: number; readonly chance: number }[];
  /** The chance of the 41. */
  readonly fortyOne: number;
}

/**
 * What up to four cards become, when the missing ones come from those that are neither among them nor `gone`. Exact for
 * any cards; at most 35,960 hands, where no card is known: 5 ms.
 * @throws {CardError} for cards that are none of the pack, named twice, or more than four.
 * @throws {OddsError} for what is no list of cards, and for a ranking that there is not.
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
