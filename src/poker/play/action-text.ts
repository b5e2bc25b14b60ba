/** What a poker table says in every game: who does what, what the player can do, which cards. */
import { HIDDEN, type Card } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import { priceFor } from '../../stakes/price.js';
import { chips, together } from '../../table/look/messages.js';
import { betweenOf } from './frames.js';
import type { HotSeat } from './hot-seat.js';
import { offersIn, type AnyPokerTable } from './offers.js';
import type { BettingView, PokerScene } from './scene.js';
import { ownSeat } from '../look/seen.js';
import { hasFolded, NOBODY } from './standing.js';
import { asksFor, lastActionText, tellerOf, type PokerTeller } from './teller.js';

/** The last that has happened in a betting round, and of which seat it tells. */
export interface News {
  readonly text: string;
  readonly of: Seat;
}

export class ActionText {
  readonly #table: AnyPokerTable;
  readonly #scene: PokerScene;
  readonly #hotSeat: HotSeat;

  constructor(table: AnyPokerTable, scene: PokerScene, hotSeat: HotSeat) {
    this.#table = table;
    this.#scene = scene;
    this.#hotSeat = hotSeat;
  }

  /** The sentences of the status line, in the language of this table. */
  get teller(): PokerTeller {
    const { names, view, words } = this.#table;
    const you = view.seat !== 'onlooker' && names.isYou(view.seat) ? view.seat : NOBODY;
    return tellerOf(words, seat => names.person(seat), you);
  }

  /**
   * The status line during betting. For the player to act it begins with that and the price of a call, with the news
   * below; a screen reader hears the news first, and then everything the player can do. News of the seat to act says
   * that the others wait for it. A player who has folded is told so; where they see the rest fast, the seat to act
   * comes first.
   */
  betting(view: BettingView, { text, of }: News, aloud: boolean): readonly [now: string, because: string] {
    const { names, words } = this.#table;
    const toAct = view.round?.toAct ?? NOBODY;
    const out = !aloud && this.#isOut(view) ? words.youHaveFolded : '';
    if (out && this.#isHurried(view))
      return [words.waiting(names.person(toAct)), together(out, of === toAct ? '' : words.sentence(text))];
    const asks = this.asks(view);
    if (toAct !== view.seat && of === toAct) return [text, out];
    if (aloud || !asks || toAct !== view.seat) return [text, together(out, asks)];
    const due = priceFor(view, ownSeat(view)).call;
    return [due > 0 ? words.yourTurnToCall(chips(due)) : words.yourTurn, text];
  }

  /** A seat's last action, without its name. */
  did(view: BettingView, seat: Seat): string {
    return lastActionText(this.#table.words, this.#scene.didOf(view, seat));
  }

  cards(cards: readonly Card[]): string {
    return cards.map(card => (card === HIDDEN ? '' : this.#table.names.card(card))).join(', ');
  }

  /** The question to the seat to act: the player, or another whom they wait for. */
  asks(view: BettingView): string {
    const { names, words } = this.#table;
    const { toAct } = view.round!;
    if (toAct === view.seat) {
      // nothing is asked while a step is shown, nor of a player who does not have the screen yet
      if (betweenOf(this.#table).view || this.#hotSeat.covered(view)) return '';
      return asksFor(words, offersIn(this.#table, view), priceFor(view, ownSeat(view)).call);
    }
    return this.#isHurried(view) ? words.youFolded : words.sentence(words.waiting(names.person(toAct)));
  }

  /** Whether the player has folded. */
  #isOut(view: BettingView): boolean {
    return hasFolded(view) && !this.#hotSeat.several;
  }

  /** Whether they see the rest of the hand fast. */
  #isHurried(view: BettingView): boolean {
    return this.#isOut(view) && this.#table.motion.haste < 1;
  }
}
