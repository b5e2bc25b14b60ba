/** The premove: what a player has chosen before their turn, a betting action, or to sit out the next hand. */
import type { AnyEvent, Viewer } from '../../game/contract.js';
import { intend, offerOf, type AnyPokerTable } from './offers.js';
import type { BettingView } from './scene.js';

/** A betting premove. It lapses when somebody raises or a card is dealt. */
export type PremoveKind = 'wish-fold' | 'wish-call';

/** The actions that a premove stands for; the first one offered is taken. */
const MEANT: Readonly<Record<PremoveKind, readonly string[]>> = {
  'wish-fold': ['check', 'fold'],
  'wish-call': ['call', 'check'],
};
/** The events, beside a new price, that cancel a premove. */
const NEWS = ['card', 'common'];

/**
 * The premoves of the players at one screen. A betting premove lapses with news; sitting out takes effect between
 * hands.
 */
export class Premove {
  wish: PremoveKind | undefined;
  /** Who will sit out the next hand. */
  readonly leaving = new Set<Viewer>();
  /** The hand that each of them is sitting out. */
  readonly #out = new Map<Viewer, number>();
  readonly #table: Pick<AnyPokerTable, 'legal' | 'intend'>;

  constructor(table: Pick<AnyPokerTable, 'legal' | 'intend'>) {
    this.#table = table;
  }

  /** Chooses an action, or takes the choice back. */
  choose(wish: PremoveKind): void {
    this.wish = this.wish === wish ? undefined : wish;
  }

  /** Cancels the premove when the price changes or a card is dealt. */
  hear(events: readonly AnyEvent[], before: BettingView, { round }: BettingView): void {
    if (round?.price !== before.round?.price || events.some(({ type }) => NEWS.includes(type))) this.wish = undefined;
  }

  /** Takes the chosen action on the player's turn. */
  act(view: BettingView): void {
    const { wish } = this;
    if (view.phase === 'bet' && view.round?.toAct === view.seat && wish) {
      this.wish = undefined;
      const type = MEANT[wish].find(each => this.#may(each));
      if (type) this.#will(type);
    } else if (view.phase === 'between') this.keepOut(view);
  }

  /** Chooses to sit out the next hand, or takes the choice back. */
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

  sitIn(seat: Viewer): void {
    this.#out.delete(seat);
    this.#will('sitIn');
  }

  #may(type: string): boolean {
    return offerOf(this.#table, type) !== undefined;
  }

  #will(type: string): boolean {
    return intend(this.#table, { type });
  }
}
