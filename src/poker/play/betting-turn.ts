/** The player's turn to bet: the chosen amount, the price of calling and raising, and the action itself. */
import { nothing, type TemplateResult } from 'lit';
import { purseOf } from '../../game/accounts.js';
import type { AnyAction, Seat } from '../../game/contract.js';
import { priceFor } from '../../stakes/price.js';
import { chips } from '../../table/look/messages.js';
import type { HotSeat } from './hot-seat.js';
import { intend, offersIn, type AnyPokerTable } from './offers.js';
import type { BettingView, PokerScene } from './scene.js';
import { ownSeat } from '../look/seen.js';
import { fits, raising, stepped, wagersOf, type Betting, type Wagers } from './wagers.js';

type Raising = TemplateResult | typeof nothing;

export class BettingTurn {
  readonly #table: AnyPokerTable;
  readonly #scene: PokerScene;
  readonly #betting: Betting;
  readonly #hotSeat: HotSeat;
  /** The amount that the player has chosen to bet or raise to, during their turn. */
  #amount: number | undefined;
  /** The player's options for raising when last known. */
  #room: Raising = nothing;

  constructor(table: AnyPokerTable, scene: PokerScene, betting: Betting, hotSeat: HotSeat) {
    this.#table = table;
    this.#scene = scene;
    this.#betting = betting;
    this.#hotSeat = hotSeat;
  }

  /** Drops the chosen amount: the player has acted, or another table begins. */
  forget(): void {
    this.#amount = undefined;
  }

  /** Whether the player may act now. */
  isOwn(view: BettingView): boolean {
    const isAtTurn = view.phase === 'bet' && view.round?.toAct === view.seat;
    return isAtTurn && !this.#table.replaying && !this.#hotSeat.handsOver(view);
  }

  // ---- the amount --------------------------------------------------------------------------------------------------

  /** Takes an amount from its button or the slider. */
  take(amount: number): void {
    this.#amount = amount;
  }

  /** Chooses an amount by its position among the buttons, from 1, and announces it. */
  takeNth(place: number): void {
    this.#choose(({ values }) => values[place - 1]);
  }

  /** Moves a number of steps up or down, and announces the amount. */
  step(steps: number): void {
    this.#choose(wagers => wagers.range && stepped(this.#chosen(wagers), wagers.range, steps));
  }

  #choose(amount: (wagers: Wagers) => number | undefined): void {
    const wagers = this.#wagers(this.#table.view);
    if (!wagers) return;
    this.#amount = amount(wagers) ?? this.#amount;
    this.#table.speech.say(chips(this.#chosen(wagers)));
  }

  #chosen(wagers: Wagers): number {
    const amount = this.#amount;
    return amount !== undefined && fits(wagers, amount) ? amount : this.#betting.preferred(wagers);
  }

  #wagers(view: BettingView, offers = offersIn(this.#table, view)): Wagers | undefined {
    return view.phase === 'bet' ? wagersOf(offers, offer => this.#betting.amountOf(offer)) : undefined;
  }

  // ---- the actions -------------------------------------------------------------------------------------------------

  /** Bets or raises to the chosen amount. */
  wager(): void {
    const { words, view } = this.#table;
    const wagers = this.#wagers(view);
    if (wagers && this.isOwn(view))
      intend(this.#table, this.#betting.wager(words, wagers.type, this.#chosen(wagers))[0]);
  }

  /** Calls or checks. */
  call(): void {
    intend(this.#table, this.quiet(this.#table.view)[0]);
  }

  /** The price of a call for the player, in chips. */
  due(view: BettingView): number {
    return view.phase === 'bet' && view.seat !== 'onlooker' ? priceFor(view, view.seat).call : 0;
  }

  /** Calling or checking, with the text of its button. */
  quiet(view: BettingView): readonly [AnyAction, string] {
    const due = this.due(view);
    const isAll = due === view.accounts.purses[ownSeat(view)];
    return this.#betting.quiet(this.#table.words, offersIn(this.#table, view), due, isAll);
  }

  // ---- the buttons for raising -------------------------------------------------------------------------------------

  raising(view: BettingView, offers: readonly AnyAction[]): Raising {
    const { words } = this.#table;
    const wagers = this.#wagers(view, offers);
    if (!wagers) return nothing;
    const amount = this.#chosen(wagers);
    const seat = ownSeat(view);
    const all = (view.round?.bets[seat] ?? 0) + purseOf(view, seat);
    return raising(words, wagers, amount, all, this.#betting.wager(words, wagers.type, amount)[1]);
  }

  /** The same before the player's turn: as if it were now, or as it was when last known. */
  raisingAhead(view: BettingView, isKnown: boolean): Raising {
    if (isKnown) this.#room = this.#raisingAt(view, ownSeat(view));
    return this.#room;
  }

  #raisingAt(view: BettingView, seat: Seat): Raising {
    const asked: BettingView = {
      ...view,
      round: { ...view.round!, toAct: seat },
      turn: { kind: 'seats', seats: [seat], together: false },
    };
    return this.raising(asked, this.#table.game.legal(asked));
  }

  /** Whether the price of a call is not yet known. */
  isUnknown(view: BettingView): boolean {
    return view.phase === 'deal' || this.#scene.owesBet(view);
  }
}
