/** What a hand is called, what its cards count, and how else it may be read. */
import { RANKS, SUITS, type Card } from '../../cards/card.js';
import { say } from '../../table/messages.js';
import { CATEGORIES, isFortyOne, pointsOf, ranked, readings, type Ranking, type Reading } from '../rules/hand.js';
import type { EinundvierzigWords } from '../text/messages.js';

/** The words for hands, ranks and suits being those of the pattern that is shown. */
export type HandWords = Pick<
  EinundvierzigWords,
  | 'ranks'
  | 'suits'
  | 'plurals'
  | 'counts'
  | 'ofSuit'
  | 'ofRank'
  | 'single'
  | 'fortyOne'
  | 'nothing'
  | 'groups'
  | 'ranks2'
  | 'evenly'
>;

/** A reading in words. */
export interface Named {
  /** “Drei Herz”. */
  readonly name: string;
  /** The sum where the sum decides; else 0. */
  readonly sum: number;
  /** Both: “Drei Herz, 28”. */
  readonly full: string;
  /** The cards that count, the highest first. */
  readonly cards: readonly Card[];
}

/** What a hand is, and how else it may be read. */
export interface NamedHand extends Named {
  /** Other readings that are worth something at this table, the best first; at most three. */
  readonly others: readonly Named[];
  /** Why the best counts: “Drei einer Farbe zuerst, dann zwei Karten.” */
  readonly why: string;
}

const SEVEN = RANKS.indexOf('7');
const wordOf = (list: string, signs: string, sign: string | undefined): string =>
  list.split(',')[signs.indexOf(sign!)] ?? '';
const byPoints = (cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => pointsOf(b) - pointsOf(a) || RANKS.indexOf(b[0]!) - RANKS.indexOf(a[0]!));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const rankOf = (card: Card, { ranks }: HandWords): string => wordOf(ranks, RANKS, card[0]);

function named(reading: Reading, ranking: Ranking, words: HandWords): Named {
  const cards = byPoints(reading.cards);
  const { rank, points, category, strength } = reading;
  if (ranked(strength, ranking) === 0) return { name: words.nothing, sum: 0, full: words.nothing, cards: [] };
  const many = cards.length;
  const [sign, suit] = [...cards[0]!];
  const plural = words.plurals.split(',')[RANKS.indexOf(sign!) - SEVEN]!;
  const count = words.counts.split(',')[many]!;
  const inSuit = wordOf(words.suits, SUITS, suit);
  const name =
    many === 1
      ? capital(say(words.single, '', rankOf(cards[0]!, words)))
      : rank
        ? say(words.ofRank, count, plural)
        : // French: “trois carreaux”
          say(isFortyOne(strength) ? words.fortyOne : words.ofSuit, count, inSuit).replace(/aus$/, 'aux');
  const sum = category.endsWith('OfARank') || isFortyOne(strength) ? 0 : points;
  return { name, sum, full: sum ? `${name}, ${sum}` : name, cards };
}

/** How a group of three or four may be read without all of it; of a rank, one card is as good as another. */
function partsOf({ rank, cards }: Reading): readonly Reading[] {
  const sorted = byPoints(cards);
  const parts = rank
    ? [sorted.slice(0, 3), sorted.slice(0, 2)].filter(({ length }) => length < cards.length)
    : Array.from({ length: 2 ** cards.length - 1 }, (_, set) => sorted.filter((_, at) => (set >> at) & 1));
  return parts.filter(({ length }) => length > 1).flatMap(part => readings(part));
}

/** The best reading of a hand and the others; nothing for no cards. */
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
  // the last place is kept for what can be made of the other cards
  const beside = all.find(reading => !reading.cards.every(card => best.cards.includes(card)));
  if (beside && !others.includes(beside)) others[2] = beside;
  const next = others[0];
  const group = ({ category }: Reading): string => words.groups.split(',')[CATEGORIES.indexOf(category)]!;
  const worth = (reading: Reading): string => named(reading, ranking, words).full;
  const isEqual = next && ranked(best.strength, ranking) === ranked(next.strength, ranking);
  return {
    ...first,
    others: others.map(reading => {
      const other = named(reading, ranking, words);
      // what is left of the suit that counts anyway is called by its ranks
      return parts.includes(reading) && !reading.rank
        ? { ...other, name: capital(other.cards.map(card => rankOf(card, words)).join(', ')) }
        : other;
    }),
    why:
      !next || first.cards.length === 0
        ? ''
        : isEqual
          ? say(words.evenly, best.points)
          : best.category !== next.category
            ? capital(say(words.ranks2, group(best), group(next)))
            : say(
                words.ranks2,
                best.points === next.points ? worth(best) : best.points,
                best.points === next.points ? worth(next) : next.points,
              ),
  };
}
