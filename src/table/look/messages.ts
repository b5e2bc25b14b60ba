import type { KnownCard } from '../../cards/card.js';
import type { CommonText } from '../text/en.js';

/**
 * A number of chips: from five digits on, thousands are separated by a narrow space. (A screen reader would read “1
 * 975” as separate numbers.)
 */
export const chips = (amount: number): string =>
  amount < 1e4 ? String(amount) : String(amount).replace(/\B(?=(\d{3})+$)/g, '\u202f');

/** A gain or loss with its sign. */
export function signed(amount: number): string {
  const sign = amount > 0 ? '+' : '−';
  return `${amount === 0 ? '±' : sign}${chips(Math.abs(amount))}`;
}

/** The names of ranks, suits and cards. */
export type CardWords = Pick<CommonText, 'ranks' | 'ranksFirst' | 'suits' | 'card'>;

/** A rank or a suit, as its names are stored. */
export type Rank = keyof CardWords['ranks'];
export type Suit = keyof CardWords['suits'];

/**
 * A card's name in words: “Herz-Neun”, “king of hearts”. `ranks`: the forms for the beginning of a sentence, if the
 * name is there.
 */
export const cardName = (card: KnownCard, words: CardWords, ranks = words.ranks): string =>
  words.card(ranks[card[0] as Rank], words.suits[card[1] as Suit]);

/** Joins sentences, skipping empty ones. */
export const together = (...sentences: readonly (string | undefined)[]): string => sentences.filter(Boolean).join(' ');
