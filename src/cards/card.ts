/** The ranks from the two to the ace, as PHH and PokerKit write them. */
export const RANKS = '23456789TJQKA';
/** The suits in the order clubs, diamonds, hearts, spades. */
export const SUITS = 'cdhs';

/** A rank, the two first. */
export type Rank = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K' | 'A';
/** A suit: clubs, diamonds, hearts, spades. */
export type Suit = 'c' | 'd' | 'h' | 's';

/** A card in two letters, rank then suit: `As`, `Td`, `9h`, `2c`. */
export type KnownCard = `${Rank}${Suit}`;
/** A card, or `??` if its face may not be known. */
export type Card = KnownCard | '??';

/** A card that nobody may see: burnt, face down, or left out of an imported hand. */
export const HIDDEN = '??';

/** The same number of cards, face down. */
export const hide = (cards: readonly Card[]): readonly Card[] => cards.map(() => HIDDEN);

/** All 52 cards by number: rank × 4 + suit, from the two of clubs (0) to the ace of spades (51). */
export const CARDS: readonly KnownCard[] = [...RANKS].flatMap(rank =>
  [...SUITS].map(suit => (rank + suit) as KnownCard),
);

const places = (letters: string): Int8Array => {
  const table = new Int8Array(128).fill(-64);
  [...letters].forEach((letter, place) => (table[letter.charCodeAt(0)] = place));
  return table;
};
const RANK_PLACES = places(RANKS);
const SUIT_PLACES = places(SUITS);

/** Thrown for an invalid card or pack; the message names the card. */
export class CardError extends Error {
  override readonly name = 'CardError';
}

/**
 * The number of a card, 0 to 51; negative for `??`. Values that may not be cards must go through {@link readCard}
 * first.
 */
export const cardNumber = (card: Card): number =>
  RANK_PLACES[card.charCodeAt(0)]! * 4 + SUIT_PLACES[card.charCodeAt(1)]!;

/** The rank of a card number, 0 for a two to 12 for an ace. */
export const rankOf = (number: number): number => number >> 2;

/** The suit of a card number: 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export const suitOf = (number: number): number => number & 3;

/** Whether a known card is a heart or a diamond. */
export const isRed = (card: Card): boolean => card[1] === 'd' || card[1] === 'h';

/** Whether a value from outside is a card; with `hidden`, `??` counts as one. */
export const isCard = (value: unknown, hidden = false): value is Card =>
  typeof value === 'string' &&
  ((value.length === 2 && RANKS.includes(value[0]!) && SUITS.includes(value[1]!)) || (hidden && value === HIDDEN));

/**
 * Reads one card from outside.
 * @throws {CardError} that names what was found and how a card is written.
 */
export function readCard(value: unknown): KnownCard {
  if (isCard(value)) return value as KnownCard;
  throw new CardError(
    `${typeof value === 'string' ? `“${value}”` : `A value of type ${typeof value}`} is not a card. Expected a rank (${RANKS}) and a suit (${SUITS}), such as As or Td.`,
  );
}

/**
 * Reads a list of cards from outside: `As Td 9h`, or the same as an array.
 * @throws {CardError} that names the first bad card.
 */
export function readCards(value: string | readonly unknown[]): readonly KnownCard[] {
  return (typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value).map(readCard);
}
