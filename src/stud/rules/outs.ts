/** Outs: which cards improve a hand of stud, and their probability. Counted over all cards that nobody has seen. */
import { cardNumber, CARDS, HIDDEN, readCard, type Card, type Rank } from '../../cards/card.js';
import { RANK_WEIGHT, sevenCards, SUIT_WEIGHT } from './evaluator.js';
import { CATEGORIES, categoryOf, ranksOf, strength, type Category, type HandOrder } from './hand.js';
import { listOf, OddsError, ordersIn, rankSum, SEVEN, suitSum, unseenBeside, type KnownTable } from './spot.js';

/** A better hand that some cards make. Probabilities from 0 to 1. */
export interface Out {
  /** The order of hands: as the high one, or as the low one. */
  readonly half: 'high' | 'low';
  /** The kind of hand; for a low one, which has no pair, its highest card. */
  readonly makes: Category | Rank;
  /** The next cards that make it, those of higher rank first; empty if it takes more than one. */
  readonly cards: readonly Card[];
  /** The probability that the next card is one of these. */
  readonly chance: number;
  /** The probability that the seven cards end up as exactly this, and not something better. */
  readonly byTheEnd: number;
}

const LOW_RANKS: Readonly<Record<'ace' | 'deuce', string>> = { ace: 'A23456789TJQK', deuce: '23456789TJQKA' };

/**
 * The kind of a hand if it is better than the present one: the index of the kind, the best first; -1 if it is not an
 * out.
 */
interface Kinds {
  readonly half: 'high' | 'low';
  readonly names: readonly (Category | Rank)[];
  readonly placeOf: (strength: number) => number;
}

/** The kinds of high hands that are better than one; within a kind no card is an out. */
function highKinds(now: number): Kinds {
  const names = [...CATEGORIES].reverse();
  const had = names.indexOf(categoryOf(now)!);
  const placeOf = (worth: number): number => {
    const place = names.indexOf(categoryOf(worth)!);
    return place < had ? place : -1;
  };
  return { half: 'high', names, placeOf };
}

/** Low hands without a pair, by their highest card, that are better than one of five cards. */
function lowKinds(now: number, order: HandOrder): Kinds {
  const names = [...(order.startsWith('deuce') ? LOW_RANKS.deuce : LOW_RANKS.ace)] as readonly Rank[];
  const placeOf = (worth: number): number =>
    worth > now && categoryOf(worth) === 'highCard' ? names.indexOf(ranksOf(worth)[0]!) : -1;
  return { half: 'low', names, placeOf };
}

/** Counts the final hands of some cards, by kind. */
function endings(numbers: readonly number[], unseen: Uint8Array, order: HandOrder, { names, placeOf }: Kinds) {
  const counts = names.map(() => 0);
  const worthOf = sevenCards(order);
  const hand = Uint8Array.from({ length: SEVEN }, (_, at) => numbers[at] ?? 0);
  let all = 0;
  const take = (from: number, at: number, sum: number, counter: number): void => {
    if (at === SEVEN) {
      all++;
      const place = placeOf(worthOf(sum, counter, hand));
      if (place >= 0) counts[place]!++;
      return;
    }
    for (let next = from; next < unseen.length; next++) {
      const card = unseen[next]!;
      hand[at] = card;
      take(next + 1, at + 1, sum + RANK_WEIGHT[card]!, counter + SUIT_WEIGHT[card]!);
    }
  };
  take(0, numbers.length, rankSum(numbers), suitSum(numbers));
  return counts.map(count => count / all);
}

function outsIn(order: HandOrder, own: readonly Card[], unseen: Uint8Array): readonly Out[] {
  // four cards are not a low hand yet
  const now = order === 'high' || own.length > 4 ? strength(order, own) : 0;
  const kinds = order === 'high' ? highKinds(now) : lowKinds(now, order);
  const byTheEnd = endings(own.map(cardNumber), unseen, order, kinds);
  const makes = kinds.names.map((): Card[] => []);
  for (const number of unseen.toReversed()) {
    const card = CARDS[number]!;
    const place = kinds.placeOf(strength(order, [...own, card]));
    if (place >= 0) makes[place]!.push(card);
  }
  return kinds.names
    .map((name, place) => {
      const cards = makes[place]!;
      return { half: kinds.half, makes: name, cards, chance: cards.length / unseen.length, byTheEnd: byTheEnd[place]! };
    })
    .filter(({ cards, byTheEnd: chance }) => cards.length > 0 || chance > 0);
}

/**
 * Which next cards improve a hand, and what it becomes: the best kind first, in high-low the high hand before the low
 * one. High hands count if they are of a better kind; low hands if they are lower, without a pair, which at eight or
 * better means a hand at all. Exact: any card that nobody has seen may come; at most 10 ms.
 * @param hand four to six known cards.
 * @param table what else is known; `rivals` are the visible cards of the others.
 * @throws {OddsError} for fewer cards or more, and for unknown options.
 * @throws {CardError} for a value that is not a card, or a duplicate.
 */
export function outs(
  hand: readonly Card[],
  table: Omit<KnownTable, 'common'> & { readonly rivals?: readonly (readonly Card[])[] } = {},
): readonly Out[] {
  const orders = ordersIn(table);
  const own = listOf(hand, 'hand').map(readCard);
  if (own.length < 4 || own.length >= SEVEN) throw new OddsError(`Outs need four to six cards, not ${own.length}.`);
  const dead = listOf(table.dead ?? [], 'dead').map(readCard);
  const { rivals = [] } = table;
  if (!Array.isArray(rivals)) throw new OddsError(`rivals must be a list of hands, not ${String(rivals)}.`);
  const seen = (rivals as readonly unknown[]).flatMap((cards, at) =>
    listOf(cards, `rivals[${at}]`)
      .filter(card => card !== HIDDEN)
      .map(readCard),
  );
  const unseen = unseenBeside([...own, ...dead, ...seen]);
  if (unseen.length < SEVEN - own.length) throw new OddsError('There are not enough cards left.');
  return orders.flatMap(order => outsIn(order, own, unseen));
}
