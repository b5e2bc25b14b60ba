/** What moves on the layout: cards of the book that change their place, beads and chips when a turn is settled. */
import { framesFrom, framesIn, type Motion } from '../../ui/motion.js';

const cardsOf = (root: ParentNode): NodeListOf<HTMLElement> => root.querySelectorAll('.mine [data-card]');

/** The cards of the book that are about to be laid away, or into the front: where they lay, and that they travel. */
export class Travels {
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
        void motion.animate(card, framesFrom(card, { getBoundingClientRect: () => from }), 260);
    }
    this.forget();
  }

  forget(): void {
    this.#from.clear();
  }
}

/** A turn is settled: its cards are marked as gone, and chips are paid and taken. */
export async function settle(root: ParentNode, motion: Motion, wide: boolean): Promise<void> {
  const all = (selector: string): Element[] => [...root.querySelectorAll(selector)];
  const pack = root.querySelector('.pack');
  const moves = [
    ...all('.keeper .now').map(mark => motion.animate(mark, framesIn('translateY(-14px)'), 260)),
    ...all('.bead.moved').map(bead =>
      motion.animate(bead, [{ transform: `translate(${wide ? '-60px' : '0,40px'})` }, { transform: 'none' }], 400),
    ),
  ];
  if (pack && motion.moves) {
    for (const pile of all('.stake.won .pile')) moves.push(motion.animate(pile, framesFrom(pile, pack), 320));
    for (const pile of all('.stake.lost .pile'))
      moves.push(motion.animate(pile, framesFrom(pile, pack).reverse(), 320));
  }
  await Promise.all(moves);
}
