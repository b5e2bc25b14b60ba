import { CARDS, CardError, RANKS, type Card, type KnownCard } from './card.js';

/** A pack of 52. */
export const PACK_52: readonly KnownCard[] = CARDS;

/** A pack of 32: seven to ace, as for Einundvierzig. */
export const PACK_32: readonly KnownCard[] = CARDS.filter(card => RANKS.indexOf(card[0]!) >= RANKS.indexOf('7'));

/**
 * Several packs of 52 as one, for a shoe.
 * @throws {CardError} if it is not a valid number of packs.
 */
export function packs(count: number): readonly KnownCard[] {
  if (!Number.isInteger(count) || count < 1)
    throw new CardError(`${count} is not a number of packs: expected a whole number from 1.`);
  return new Array<typeof PACK_52>(count).fill(PACK_52).flat();
}

/**
 * Checks that a list holds no card more often than `decks` packs do.
 * @throws {CardError} that names the card that occurs too often.
 */
export function checkPack(cards: readonly KnownCard[], decks = 1): readonly KnownCard[] {
  const seen = new Map<KnownCard, number>();
  for (const card of cards) {
    const count = (seen.get(card) ?? 0) + 1;
    if (count > decks) {
      throw new CardError(
        decks === 1
          ? `${card} is there twice.`
          : `${card} is there ${count} times; ${decks} packs hold it ${decks} times.`,
      );
    }
    seen.set(card, count);
  }
  return cards;
}

/** The cards of a pack left after some have been dealt, in order; dealt cards that are not in the pack are ignored. */
export function undealt(pack: readonly Card[], dealt: readonly Card[]): readonly Card[] {
  const left = [...pack];
  for (const card of dealt) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
