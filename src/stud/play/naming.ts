/** The name of a hand: “Zwei Paare, Damen und Sieben, Ass”. */
import type { Card } from '../../cards/card.js';
import type { CardWords, Rank } from '../../table/look/messages.js';
import type { Phrase } from '../../table/text/texts.js';
import type { Table } from '../../table/play/table.js';
import { explain, type HandOrder } from '../rules/hand.js';
import type { stud } from '../rules/rules.js';
import type { StudText } from '../text/en.js';

export interface Named {
  /** The kind of hand alone: “Full House”. */
  readonly short: string;
  /** With everything that decides: “Full House, drei Sieben, zwei Damen”. */
  readonly full: string;
  /** The kind, and what decides, separately. */
  readonly kind: string;
  readonly rest: string;
  /** Both for use within a sentence. */
  readonly within: { readonly short: string; readonly full: string };
  /** The cards that make it. */
  readonly cards: readonly Card[];
}

/** The words for hands, in the pattern of the cards. `lowHand`: the ranks of a low hand in words, with a note. */
export interface HandWords extends StudText {
  readonly lowHand: (ranks: readonly Rank[], note: string) => Phrase;
}

/** Categories that are named with kickers. */
const KICKED: Readonly<Record<string, number>> = { pair: 1, twoPair: 2, threeOfAKind: 1, fourOfAKind: 1 };

/** The name of the best five of these cards in an order; undefined if there is no such hand. */
export function nameOf(order: HandOrder, cards: readonly Card[], words: HandWords): Named | undefined {
  const hand = explain(order, cards);
  if (!hand) return undefined;
  const { category } = hand;
  const ranks = hand.ranks as readonly Rank[];
  if (order !== 'high' && category === 'highCard') {
    // where the ordinary order is turned upside down, an ace is high even beside 5-4-3-2
    const isAceHigh = ranks[0] === 'A' && order !== 'ace-to-five' && order !== 'eight-or-better';
    const [, aceHigh] = words.highCardShort(words.ranksFirst.A, words.ranks.A);
    const note = isAceHigh ? `, ${aceHigh}` : '';
    const [text, within] = words.lowHand(ranks, note);
    return {
      ...{ short: text, full: text, kind: text, rest: '' },
      within: { short: within, full: within },
      cards: hand.cards,
    };
  }
  const singular = ranks.map(rank => words.ranks[rank]);
  const [first, within, ...more] = words[category]({ singular, plural: ranks.map(rank => words.plurals[rank]) });
  const rest = [...more, ...singular.slice(KICKED[category] ?? ranks.length)].join(', ');
  const fully = (kind: string): string => (rest ? `${kind}, ${rest}` : kind);
  const [short, shortWithin] =
    category === 'highCard' ? words.highCardShort(words.ranksFirst[ranks[0]!], singular[0]!) : [first, within];
  return {
    ...{ short, full: fully(first), kind: first, rest },
    within: { short: shortWithin, full: fully(within) },
    cards: hand.cards,
  };
}

/** The words for hands: `german`: those of the double-German pattern; `aloud`: for a screen reader. */
export function handWords(
  words: StudText,
  { ranks, ranksFirst }: CardWords,
  german: boolean,
  aloud: boolean,
): HandWords {
  const letters = german ? { ...words.letters, J: 'U', Q: 'O' } : words.letters;
  return {
    ...words,
    ranks,
    ranksFirst,
    plurals: german ? words.germanPlurals : words.plurals,
    lowHand: ([first, ...rest], note) => {
      if (!aloud) {
        const signs = [first!, ...rest].map(rank => letters[rank]).join('\u2011') + note;
        return [signs, signs];
      }
      const told = (name: string): string => [name, ...rest.map(rank => ranks[rank])].join(', ') + note;
      return [told(ranksFirst[first!]), told(ranks[first!])];
    },
  };
}

/** The same for a table, in the pattern of its cards. */
export const handWordsOf = (
  { cardWords, settings, words }: Pick<Table<typeof stud, StudText>, 'cardWords' | 'settings' | 'words'>,
  aloud = false,
): HandWords => handWords(words, cardWords, settings.common('deckPattern') === 'german', aloud);

/** The categories of hands with a pair, or more of a rank. */
const PAIRED: readonly string[] = ['pair', 'twoPair', 'threeOfAKind', 'fullHouse', 'fourOfAKind'];

/** The kinds of a hand of five cards or more, high and low, as the help ranks them. */
export const kindsOf = (cards: readonly Card[], ...orders: readonly (HandOrder | undefined)[]): readonly string[] =>
  orders.flatMap(order => {
    const hand = order && cards.length >= 5 ? explain(order, cards) : undefined;
    if (!hand) return [];
    const { category, ranks } = hand;
    if (order === 'high') return [category];
    if (category !== 'highCard') return PAIRED.includes(category) ? ['paired'] : [];
    return ['5678'.includes(ranks[0]!) ? `low${ranks[0]!}` : 'higher'];
  });
