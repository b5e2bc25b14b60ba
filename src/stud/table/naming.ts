/** What a hand is called: “Zwei Paare, Damen und Sieben, Ass”. */
import { RANKS, type Card } from '../../cards/card.js';
import { capital, say, type CardWords } from '../../table/messages.js';
import { explain, type HandOrder } from '../rules/hand.js';
import type { StudWords } from '../text/messages.js';

/** A hand in words. */
export interface Named {
  /** The kind of hand alone, up to the first comma. */
  readonly short: string;
  /** With all that decides: “Full House, drei Sieben, zwei Damen”. */
  readonly full: string;
  /** The cards that make it. */
  readonly cards: readonly Card[];
}

/** Categories whose other cards are named as well. */
const KICKED: Readonly<Record<string, number>> = { pair: 1, twoPair: 2, threeOfAKind: 1, fourOfAKind: 1 };

/** The name of the best five of these cards in an order; nothing where there is no such hand. */
export function nameOf(order: HandOrder, cards: readonly Card[], words: StudWords): Named | undefined {
  const hand = explain(order, cards);
  if (!hand) return undefined;
  const { category, ranks } = hand;
  const low = order !== 'high';
  const list = (text: string): readonly string[] => ranks.map(rank => text.split(',')[RANKS.indexOf(rank)]!);
  if (low && category === 'highCard') {
    const short = ranks.map(rank => words.letters[RANKS.indexOf(rank)]!.replace(/[TX]/, '10')).join('\u2011');
    return { short, full: short, cards: hand.cards };
  }
  const singular = list(words.ranks);
  const plural = list(words.plurals);
  const named = say(words[category], plural[0]!, plural[1] ?? '', singular[0]!, singular.join(', '));
  const kickers = singular.slice(KICKED[category] ?? ranks.length);
  // French: “paire d’as”
  const full = [named, ...kickers].join(', ').replace(/ de (?=[aOU])/, ' d’');
  return {
    short: category === 'highCard' ? capital(say(words.hauteur, singular[0]!)) : full.split(', ')[0]!,
    full,
    cards: hand.cards,
  };
}

/** The words for hands as the double-German pattern has them, whose single cards are called like this. */
export function germanRanks(words: StudWords, { ranks }: CardWords): StudWords {
  const letters = [...words.letters];
  letters.splice(9, 2, 'U', 'O');
  return { ...words, ranks, plurals: words.germanPlurals, letters: letters.join('') };
}
