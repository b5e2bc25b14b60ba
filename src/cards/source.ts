import { CardError, HIDDEN, readCards, type Card } from './card.js';
import { secureRandom, type Random } from './random.js';

/**
 * The undealt cards of one table: the only place that knows their order. A source serves one table, since the cards
 * that another has dealt are missing from it. It does not know the game, and a shoe holds each card several times; so
 * it is the croupier who refuses a source that has a card more often than the game's pack.
 */
export interface CardSource {
  /** How many cards are left. */
  readonly left: number;
  /**
   * Takes the next cards from the top.
   * @throws {CardError} if fewer are left, or `count` is not a number of cards.
   */
  draw(count: number): readonly Card[];
  /** Puts cards back; their position is known only after the next shuffle. */
  mixIn(cards: readonly Card[]): void;
  /** Shuffles what is left. */
  shuffle(): void;
  /** Draws lots: a number from 0 to `sides` - 1. */
  lot(sides: number): number;
}

/** A source that can be saved and restored in the same order. */
export interface SavableSource extends CardSource {
  /** The cards left, from the top. They reveal every card to come. */
  order(): readonly Card[];
}

/**
 * A pack that the croupier can shuffle. It is in the given order until the first shuffle. Fisher–Yates from the top:
 * the card for each position is drawn uniformly from those not yet placed.
 * @param random the random numbers; by default the platform's secure ones.
 * @throws {CardError} that names the first invalid card.
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
    `The pack has run out: ${asked} cards requested, ${left} left. One source serves one table: each further table needs its own.`,
  );
