/** The name of a hand, the points of its cards, and its other readings. */
import { HIDDEN, RANKS, type Card } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import { listOf } from '../../game/lists.js';
import { isFortyOne, pointsOf, ranked, readings, type Ranking, type Reading } from '../rules/hand.js';
import type { Suit } from '../../table/look/messages.js';
import type { Phrase } from '../../table/text/texts.js';
import type { Table } from '../../table/play/table.js';
import type { einundvierzig } from '../rules/rules.js';
import type { View } from '../rules/table.js';
import type { EinundvierzigText } from '../text/en.js';

/** The words for hands, with the ranks and suits of the pattern shown. */
export type HandWords = EinundvierzigText;

export interface Named {
  /** “Drei Herz”. */
  readonly name: string;
  /** The sum, if it decides; else 0. */
  readonly sum: number;
  /** Both: “Drei Herz, 28”. */
  readonly full: string;
  /** Both forms for use within a sentence. */
  readonly within: { readonly name: string; readonly full: string };
  /** The cards that count, the highest first. */
  readonly cards: readonly Card[];
}

/** The value of a hand, and its other readings. */
export interface NamedHand extends Named {
  /** Other readings that count at this table, the best first; at most three. */
  readonly others: readonly Named[];
  /** Why the best counts: “Drei einer Farbe zuerst, dann zwei Karten.” */
  readonly why: string;
}

const byPoints = (cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => pointsOf(b) - pointsOf(a) || RANKS.indexOf(b[0]!) - RANKS.indexOf(a[0]!));

/** The cards of a hand that count, the highest first. */
export function countingIn(cards: readonly Card[], ranking: Ranking): readonly Card[] {
  const [best] = readings(cards);
  return best && ranked(best.strength, ranking) > 0 ? byPoints(best.cards) : [];
}

type Rank = keyof HandWords['plurals'];

const rankOf = (card: Card, { ranks }: HandWords): string => ranks[card[0] as Rank];

/** Ranks in a row: “Ass, König”. */
const ranksOf = ([first, ...rest]: readonly Card[], words: HandWords): string =>
  [words.ranksFirst[first![0] as Rank], ...rest.map(card => rankOf(card, words))].join(', ');

const namedAs = ([name, within]: Phrase, sum: number, cards: readonly Card[]): Named => {
  const fully = (text: string): string => (sum ? `${text}, ${sum}` : text);
  return { name, sum, full: fully(name), within: { name: within, full: fully(within) }, cards };
};

/** The name of a group, without its sum. */
function phraseOf({ rank, strength, cards }: Reading, words: HandWords): Phrase {
  const [sign, suit] = [...cards[0]!];
  if (cards.length === 1) return words.single(words.ranksFirst[sign as Rank], words.ranks[sign as Rank]);
  const inSuit = words.suits[suit as Suit];
  if (!rank && isFortyOne(strength)) return words.fortyOne(inSuit);
  const plural = words.plurals[sign as Rank];
  const counted = (count: string): string => (rank ? words.ofRank(count, plural) : words.ofSuit(count, inSuit));
  const [first, within] = words.counts[cards.length as keyof HandWords['counts']];
  return [counted(first), counted(within)];
}

function named(reading: Reading, ranking: Ranking, words: HandWords): Named {
  const cards = byPoints(reading.cards);
  const { points, category, strength } = reading;
  if (ranked(strength, ranking) === 0) return namedAs(words.nothing, 0, []);
  const sum = category.endsWith('OfARank') || isFortyOne(strength) ? 0 : points;
  return namedAs(phraseOf(reading, words), sum, cards);
}

/** The partial readings of a group of three or four; within a rank, cards are interchangeable. */
function partsOf({ rank, cards }: Reading): readonly Reading[] {
  const sorted = byPoints(cards);
  const parts = rank
    ? [sorted.slice(0, 3), sorted.slice(0, 2)].filter(({ length }) => length < cards.length)
    : listOf(2 ** cards.length - 1, set => sorted.filter((_, at) => (set >> at) & 1));
  return parts.filter(({ length }) => length > 1).flatMap(part => readings(part));
}

/** Why one reading of a hand counts before the next: by its group, then by its sum, then by its cards. */
function whyBefore(best: Reading, next: Reading, ranking: Ranking, words: HandWords): string {
  const areMany = best.cards.length > 1;
  if (ranked(best.strength, ranking) === ranked(next.strength, ranking)) return words.evenly(best.points);
  if (best.category !== next.category)
    return words.comparison(words.groups[best.category][0], words.groups[next.category][1], areMany);
  if (best.points !== next.points) return words.comparison(String(best.points), String(next.points), false);
  return words.comparison(named(best, ranking, words).full, named(next, ranking, words).within.full, areMany);
}

/** The best reading of a hand and the others; undefined without cards. */
export function nameOf(cards: readonly Card[], ranking: Ranking, words: HandWords): NamedHand | undefined {
  const [best, ...rest] = readings(cards);
  if (!best) return undefined;
  const first = named(best, ranking, words);
  const parts = partsOf(best);
  // and the best card that is in no group, by itself
  const used = [best, ...rest].flatMap(reading => reading.cards);
  const unused = byPoints(cards.filter(card => !used.includes(card))).slice(0, 1);
  const alone = best.cards.length > 1 ? readings(unused) : [];
  const all = [...rest, ...parts, ...alone]
    .filter(reading => ranked(reading.strength, ranking) > 0)
    .sort((a, b) => b.strength - a.strength);
  const others = all.slice(0, 3);
  // the last place is kept for a reading of the other cards
  const beside = all.find(reading => !reading.cards.every(card => best.cards.includes(card)));
  if (beside && !others.includes(beside)) others[2] = beside;
  const next = others[0];

  return {
    ...first,
    others: others.map(reading => {
      const other = named(reading, ranking, words);
      // the rest of the suit that counts anyway is named by its ranks
      return parts.includes(reading) && !reading.rank ? { ...other, name: ranksOf(other.cards, words) } : other;
    }),
    why: next && first.cards.length > 0 ? whyBefore(best, next, ranking, words) : '',
  };
}

/** The words for hands at a table, in the pattern of its cards. */
export const handWordsOf = ({
  cardWords,
  settings,
  words,
}: Pick<Table<typeof einundvierzig, EinundvierzigText>, 'cardWords' | 'settings' | 'words'>): HandWords => ({
  ...words,
  ...cardWords,
  ...(settings.common('deckPattern') === 'german' && { plurals: words.germanPlurals }),
});

/** The value of a seat's hand; undefined if not all of it is known. */
export function heldBy({ cards, options }: View, seat: Seat, words: HandWords): NamedHand | undefined {
  const own = cards[seat]!;
  return own.includes(HIDDEN) ? undefined : nameOf(own, options, words);
}
