import { CardError, HIDDEN, readCards, type Card } from './card.js';
import { secureRandom, type Random } from './random.js';

/**
 * Where the undealt cards of one table lie: the only place that knows their order. A source serves one table, since the
 * cards that another has dealt are missing in it. It does not know the game: a shoe holds each card several times. So it is
 * the croupier who refuses a source that has a card more often than the game's pack.
 */
export interface CardSource {
  /** How many cards are left. */
  readonly left: number;
  /**
   * Takes the next cards from the top.
   * @throws {CardError} when fewer are left, or for what is no number of cards.
   */
  draw(count: number): readonly Card[];
  /** Puts cards back; their place is known only after the next shuffle. */
  mixIn(cards: readonly Card[]): void;
  /** Shuffles what is left. */
  shuffle(): void;
  /** Draws lots: a number from 0 to `sides` - 1. */
  lot(sides: number): number;
}

/** A source that can be laid aside and taken up again in the same order. */
export interface SavableSource extends CardSource {
  /** The cards left, from the top. Whoever reads this knows every card to come. */
  order(): readonly Card[];
}

/**
 * A pack that is shuffled as the croupier asks. It lies in the given order until the first shuffle.
 * Fisher–Yates from the top: the card for each place is drawn evenly from those not yet placed.
 * @param random the chances; the platform's own secure ones unless a seed is asked for.
 * @throws {CardError} that names what is no card.
 */
export function shuffledSource(pack: readonly Card[], random: Random = secureRandom()): SavableSource {
  const cards: Card[] = [...readCards(pack)];
  let next = 0;
  return {
    get left() {
      return cards.length - next;
    },
    draw(count) {
      if (!fits(count, cards.length - next)) throw dry(count, cards.length - next);
      return cards.slice(next, (next += count));
    },
    mixIn(back) {
      if (back.includes(HIDDEN)) throw new CardError('A card whose face is not known (??) cannot be mixed in.');
      let place = 0;
      while (next < cards.length) cards[place++] = cards[next++]!;
      for (const card of back) cards[place++] = card;
      cards.length = place;
      next = 0;
    },
    shuffle() {
      for (let place = next; place < cards.length - 1; place++) {
        const drawn = place + random.below(cards.length - place);
        const card = cards[place]!;
        cards[place] = cards[drawn]!;
        cards[drawn] = card;
      }
    },
    lot: sides => random.below(sides),
    order: () => cards.slice(next),
  };
}

const fits = (asked: number, left: number): boolean => Number.isInteger(asked) && asked >= 0 && asked <= left;

const dry = (asked: number, left: number): CardError =>
  new CardError(
    `The pack has run dry: ${asked} cards asked, ${left} left. One source serves one table: each further table needs its own.`,
  );
