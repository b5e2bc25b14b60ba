/** Cards of the book that change their place. */
import { framesFrom, type Motion } from '../../table/motion.js';
import { TAKES } from '../../table/timing.js';

const cardsOf = (root: ParentNode): NodeListOf<HTMLElement> => root.querySelectorAll('.mine [data-card]');

/** The cards of the book that are about to be laid away, or into the front: where they lay, and that they travel. */
export class CardTravel {
  readonly #from = new Map<string, DOMRect>();

  /** Notes where the cards lie. */
  note(root: ParentNode): void {
    for (const card of cardsOf(root)) this.#from.set(card.dataset.card!, card.getBoundingClientRect());
  }

  /** Lets them be seen to travel to where they lie now. */
  play(root: ParentNode, motion: Motion): void {
    if (this.#from.size === 0) return;
    for (const card of cardsOf(root)) {
      const from = this.#from.get(card.dataset.card!);
      const to = card.getBoundingClientRect();
      if (from && Math.hypot(from.x - to.x, from.y - to.y) > 40)
        void motion.animate(card, framesFrom(card, { getBoundingClientRect: () => from }), TAKES.shift);
    }
    this.forget();
  }

  forget(): void {
    this.#from.clear();
  }
}
