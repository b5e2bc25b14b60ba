/** The wording of decisions and figures in a review. */
import type { KnownCard } from '../../cards/card.js';
import type { AnyAction, Seat } from '../../game/contract.js';
import type { Decision } from '../../stakes/decision.js';
import { priceFor } from '../../stakes/price.js';
import { chips } from '../../table/look/messages.js';
import type { ReviewGame } from './review-game.js';
import type { AnyPokerTable } from '../play/offers.js';
import type { BettingView } from '../play/scene.js';

/** A decision of any game. */
export type AnyDecision = Decision<AnyAction, BettingView>;

/** The name of an action, and the cards that it names. */
export interface Named {
  readonly said: string;
  readonly cards?: readonly KnownCard[];
}

/** The 95% confidence interval, in standard errors. */
const BOUNDS = 1.96;

export class ReviewFormatter {
  readonly #table: AnyPokerTable;
  readonly #game: ReviewGame;

  constructor(table: AnyPokerTable, game: ReviewGame) {
    this.#table = table;
    this.#game = game;
  }

  /** Where it was made: the round, or the street. */
  where(view: BettingView): string {
    return this.#game.where(view, this.#table.words);
  }

  /** The name of an action, as on its button. */
  named(action: AnyAction, view: BettingView): Named {
    const { words, names } = this.#table;
    const own = this.#game.named?.(action, words);
    if (own !== undefined) return { said: own };
    const { type, ...rest } = action;
    const { to, cards } = rest as { readonly to?: number; readonly cards?: readonly KnownCard[] };
    if (cards && type === 'turnUp') return { said: cards.map(card => names.card(card)).join(', '), cards };
    if (type === 'call') return { said: words.call(chips(priceFor(view, view.seat as Seat).call)) };
    if (to !== undefined) return { said: words[type as 'bet' | 'raise'](chips(to)) };
    return { said: words[type as 'fold' | 'check' | 'show' | 'muck'] };
  }

  /** Chips as a figure, with a decimal if there are few. */
  amount(amount: number): string {
    if (Math.abs(amount) >= 10) return chips(Math.round(amount));
    return amount.toLocaleString(this.#table.language, { maximumFractionDigits: 1 });
  }

  /** Half the width of the confidence interval of a figure with a standard error. */
  bounds(error: number): string {
    return this.amount(BOUNDS * error);
  }

  /** What was lost, with its interval; no loss is a plain 0. */
  lost(gain: number, error: number): string {
    return gain > 0 ? `−${this.amount(gain)} ±\u00a0${this.bounds(error)}` : this.amount(0);
  }
}
