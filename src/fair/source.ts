/** Cards whose order nothing but the seeds decides. */
import { cardNumber, type Card } from '../cards/card.js';
import type { Random } from '../cards/random.js';
import { shuffledSource, stackedSource, type SavableSource } from '../cards/source.js';
import type { AnyGame, TableState } from '../game/contract.js';

/**
 * A source that puts its cards in order before each shuffle: what comes out follows from which cards there are and from
 * the chances alone, not from how they lay.
 * @param chances asked anew each time a card or lot is drawn by chance.
 */
export function fairSource(pack: readonly Card[], chances: () => Random): SavableSource {
  const source = shuffledSource(pack, { below: sides => chances().below(sides) });
  return {
    get left() {
      return source.left;
    },
    draw: count => source.draw(count),
    mixIn: cards => source.mixIn(cards),
    shuffle() {
      source.mixIn([...source.draw(source.left)].sort((one, other) => cardNumber(one) - cardNumber(other)));
      source.shuffle();
    },
    lot: sides => source.lot(sides),
    order: () => source.order(),
  };
}

/** Whether the croupier's next move shuffles or draws lots. @param order the cards that are not dealt, from the top. */
export function asksChance(game: AnyGame, state: TableState, order: readonly Card[]): boolean {
  let asks = false;
  const cards = stackedSource(order);
  game.deal(state, {
    get left() {
      return cards.left;
    },
    draw: count => cards.draw(count),
    mixIn: back => cards.mixIn(back),
    shuffle: () => void (asks = true),
    lot() {
      asks = true;
      return 0;
    },
  });
  return asks;
}
