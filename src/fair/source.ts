/** Cards whose order depends on nothing but the seeds. */
import { cardNumber, type Card } from '../cards/card.js';
import type { Random } from '../cards/random.js';
import { shuffledSource, type SavableSource } from '../cards/source.js';
import { stackedSource } from '../cards/stacked-source.js';
import type { AnyGame, TableState } from '../game/contract.js';

/**
 * A source that sorts its cards before each shuffle: the result depends only on which cards there are and on the random
 * numbers, not on how the cards lay.
 * @param chances called each time a card or lot is drawn at random.
 */
export function fairSource(pack: readonly Card[], chances: () => Random): SavableSource {
  const source = shuffledSource(pack, { below: sides => chances().below(sides) });
  const shuffle = source.shuffle.bind(source);
  return Object.assign(source, {
    shuffle() {
      source.mixIn([...source.draw(source.left)].sort((one, other) => cardNumber(one) - cardNumber(other)));
      shuffle();
    },
  });
}

/**
 * The croupier's next move without its chance: what is due, and whether it shuffles or draws lots.
 * @param order the undealt cards, from the top.
 */
export function dueMove(game: AnyGame, state: TableState, order: readonly Card[]) {
  let asksChance = false;
  const cards = Object.assign(stackedSource(order), {
    shuffle: () => void (asksChance = true),
    lot() {
      asksChance = true;
      return 0;
    },
  });
  const { type } = game.deal(state, cards);
  return { type, asksChance };
}
