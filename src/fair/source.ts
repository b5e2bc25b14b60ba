/** Cards whose order depends on nothing but the seeds. */
import { cardNumber, type Card } from '../cards/card.js';
import type { Random } from '../cards/random.js';
import { shuffledSource, type SavableSource } from '../cards/source.js';
import { stackedSource } from '../cards/stacked-source.js';
import type { AnyAction, AnyGame, TableState } from '../game/contract.js';

/**
 * A source that sorts its cards before each shuffle: the result depends only on which cards there are and on the random
 * numbers, not on how the cards lay.
 * @param chances called each time a card or lot is drawn at random.
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

/**
 * The croupier's next move without its chance: what is due, and whether it shuffles or draws lots.
 * @param order the undealt cards, from the top.
 */
export function dueMove(game: AnyGame, state: TableState, order: readonly Card[]): DueMove {
  let asksChance = false;
  const cards = stackedSource(order);
  const { type } = game.deal(state, {
    get left() {
      return cards.left;
    },
    draw: count => cards.draw(count),
    mixIn: back => cards.mixIn(back),
    shuffle: () => void (asksChance = true),
    lot() {
      asksChance = true;
      return 0;
    },
  });
  return { type, asksChance };
}

/** What is known of a croupier's move before it is made. */
export interface DueMove {
  readonly type: AnyAction['type'];
  readonly asksChance: boolean;
}
