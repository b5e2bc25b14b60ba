import type { KnownCard } from '../cards/card.js';
import type { CommonText } from './text/en.js';

/** A number of chips: from five digits on thousands are parted by a narrow space. (A screen reader would read “1 975” as four numbers.) */
export const chips = (amount: number): string =>
  amount < 1e4 ? String(amount) : String(amount).replace(/\B(?=(\d{3})+$)/g, '\u202f');

/** A gain or loss with its sign. */
export const signed = (amount: number): string =>
  (amount === 0 ? '±\u202f' : amount > 0 ? '+\u202f' : '−\u202f') + chips(Math.abs(amount));

/** A text with a capital in front. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What ranks, suits and cards are called. */
export type CardWords = Pick<CommonText, 'ranks' | 'ranksFirst' | 'suits' | 'card'>;

/** A rank or a suit, as the names of them are kept. */
export type Rank = keyof CardWords['ranks'];
export type Suit = keyof CardWords['suits'];

/** A card's name in words: “Herz-Neun”, “king of hearts”. */
export const cardName = (card: KnownCard, { ranks, suits, card: name }: CardWords): string =>
  name(ranks[card[0] as Rank], suits[card[1] as Suit]);
