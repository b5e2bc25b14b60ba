/** The premove: what a player has chosen before it comes to them, an act of the betting, or to sit the next hand out. */
import type { AnyEvent, Viewer } from '../game/contract.js';
import type { BettingView } from './scene.js';

/** What they would do when it comes to them, as long as nothing is raised and no card is dealt. */
export type Wish = 'wish-fold' | 'wish-call';

/** What each wish comes to, the first that may be done. */
const MEANT: Readonly<Record<Wish, readonly string[]>> = {
  'wish-fold': ['check', 'fold'],
  'wish-call': ['call', 'check'],
};
/** Beside another price, what nobody who has chosen ahead had in mind. */
const NEWS = ['card', 'common'];

/** The premoves of the players of a screen; a wish falls with the news, a seat is kept or left between hands. */
export class Premove {
  wish: Wish | undefined;
  /** Who is to sit the next hand out. */
  readonly leaving = new Set<Viewer>();
  /** The hand that each of them sits out. */
  readonly #out = new Map<Viewer, number>();
  readonly #may: (type: string) => unknown;
  readonly #will: (type: string) => boolean;

  /** @param may whether something may be done now. @param will does it, and says whether it was done. */
  constructor(may: (type: string) => unknown, will: (type: string) => boolean) {
    this.#may = may;
    this.#will = will;
  }

  /** Chooses an act, or takes the choice back. */
  choose(wish: Wish): void {
    this.wish = this.wish === wish ? undefined : wish;
  }

  /** Forgets the wish when something has happened that it did not foresee. */
  hear(events: readonly AnyEvent[], before: BettingView, { round }: BettingView): void {
    if (round?.price !== before.round?.price || events.some(({ type }) => NEWS.includes(type))) this.wish = undefined;
  }

  /** Does what was chosen, when it has come to the player. */
  act(view: BettingView): void {
    const { wish } = this;
    if (view.phase === 'bet' && view.round!.toAct === view.seat && wish) {
      this.wish = undefined;
      const type = MEANT[wish].find(this.#may);
      if (type) this.#will(type);
    } else if (view.phase === 'between') this.keepOut(view);
  }

  /** Chooses to sit the next hand out, or takes the choice back. */
  leave(seat: Viewer): void {
    if (!this.leaving.delete(seat)) this.leaving.add(seat);
  }

  /** Leaves the seat between hands if that was chosen, and takes it again after one. */
  keepOut({ hand, seat }: BettingView): void {
    if (this.#may('sitOut') && this.leaving.has(seat)) {
      if (!this.#will('sitOut')) return;
      this.leaving.delete(seat);
      this.#out.set(seat, hand);
    } else if (hand > (this.#out.get(seat) ?? hand) && this.#may('sitIn')) this.sitIn(seat);
  }

  /** Takes the seat again. */
  sitIn(seat: Viewer): void {
    this.#out.delete(seat);
    this.#will('sitIn');
  }
}
