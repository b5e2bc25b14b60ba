/** The parts of a poker table, whichever game is played, each of which holds the table. */
import type { Seat } from '../../game/contract.js';
import type { LazyChunk } from '../../table/look/lazy.js';
import { AfterFold } from './after-fold.js';
import { BettingTurn } from './betting-turn.js';
import { betweenOf } from './frames.js';
import { HotSeat } from './hot-seat.js';
import type { AnyPokerTable } from './offers.js';
import { Premove } from './premove.js';
import type { ReviewGame } from '../lazy/review-game.js';
import { Reviewing } from './reviewing.js';
import type { BettingView, PokerScene } from './scene.js';
import { isSettled } from '../look/seen.js';
import { NOBODY } from './standing.js';
import { BETTING, type Betting } from './wagers.js';
import { ActionText } from './action-text.js';

export class Poker {
  readonly table: AnyPokerTable;
  readonly scene: PokerScene;
  readonly hotSeat: HotSeat;
  readonly premove: Premove;
  readonly afterFold: AfterFold;
  readonly turn: BettingTurn;
  readonly actionText: ActionText;
  readonly reviewing: Reviewing;
  /** Who dealt the last hand settled, and its number: the button moves when the next one begins. */
  #dealt = { hand: 0, dealer: NOBODY };

  /** @param scene reads the game's views. @param betting how the game bets. @param reviewGame reviews its hands. */
  constructor(table: AnyPokerTable, scene: PokerScene, betting: Betting = BETTING, reviewGame?: LazyChunk<ReviewGame>) {
    this.table = table;
    this.scene = scene;
    this.hotSeat = new HotSeat(table, scene);
    this.premove = new Premove(table);
    this.afterFold = new AfterFold(table, this.hotSeat);
    this.turn = new BettingTurn(table, scene, betting, this.hotSeat);
    this.actionText = new ActionText(table, scene, this.hotSeat);
    this.reviewing = new Reviewing(table, reviewGame);
  }

  /** What a seat has won in the finished hand; undefined if nothing. */
  wonBy(view: BettingView, seat: Seat): number | undefined {
    return isSettled(view) ? this.scene.winnings(view).get(seat) : undefined;
  }

  /** The seat with the dealer button in the hand being shown. */
  dealer(view: BettingView): Seat {
    const { hand, dealer } = this.#dealt;
    const isOver = view.phase === 'between' && isSettled(view) && hand === view.hand - 1;
    return isOver ? dealer : this.scene.dealerOf(view);
  }

  /** A hand has been settled: the button stays where it was until the next one begins. */
  settled(before: BettingView, { hand }: BettingView): void {
    this.#dealt = { hand, dealer: this.scene.dealerOf(before) };
  }

  /** What is drawn in place of the view, while a step is shown. */
  get between(): BettingView | undefined {
    return betweenOf(this.table).view;
  }

  /** The view as it is drawn, also while a step is shown. */
  get drawn(): BettingView {
    return this.between ?? this.table.view;
  }

  /** Drops a choice in progress: another table begins. */
  clear(): void {
    this.premove.wish = undefined;
    this.turn.forget();
    this.hotSeat.forget();
    this.afterFold.forget();
    this.reviewing.forget();
  }
}
