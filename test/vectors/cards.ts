/** Cards as the files of vectors write them: `Th`, `TH`, `th`, `10h`. */
import { readCards, type KnownCard } from '../../src/cards.ts';

/** @throws {CardError} that names an invalid card. */
export const cardsOf = (cards: readonly string[]): readonly KnownCard[] =>
  readCards(
    cards.map(card => {
      const [, rank = '', suit = ''] = /^(10|.)(.)$/.exec(card) ?? [];
      return rank === '' ? card : (rank === '10' ? 'T' : rank.toUpperCase()) + suit.toLowerCase();
    }),
  );
