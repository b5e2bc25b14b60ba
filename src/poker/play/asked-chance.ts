/** The chance of the own hand on request: when it is available, its button and its drawer. */
import { nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../game/contract.js';
import { priceFor } from '../../stakes/price.js';
import { hasSeat } from '../../stakes/seats.js';
import type { LazyChunk } from '../../table/look/lazy.js';
import { mayAdvise } from './advice.js';
import type { Chance, Question } from '../lazy/chance.js';
import type { Poker } from './poker.js';
import type { BettingView } from './scene.js';
import { ownSeat } from '../look/seen.js';
import { way } from './way.js';

/** What a game answers with. */
interface Answers<View, Part> {
  readonly load: LazyChunk<Part & { readonly Chance: typeof Chance }>;
  /** The question about the state of the table. */
  readonly question: (part: Part, view: View, seat: Seat) => Question;
  /** Whether there is an answer for everybody in the hand. */
  readonly mayAsk?: (view: View) => boolean;
}

export class AskedChance<View extends BettingView, Part extends object> {
  readonly #poker: Poker;
  readonly #answers: Answers<View, Part>;
  #chance: Chance | undefined;

  constructor(poker: Poker, answers: Answers<View, Part>) {
    this.#poker = poker;
    this.#answers = answers;
  }

  /** Whether the chance may be requested: by a player in the hand, where hints are allowed. */
  #isAskable(view: View): boolean {
    const { table } = this.#poker;
    const isIn = view.phase === 'bet' && hasSeat(view.live, ownSeat(view));
    return isIn && !table.replaying && mayAdvise(table) && this.#answers.mayAsk?.(view) !== false;
  }

  /** The button that opens the drawer. */
  button(view: View): TemplateResult | typeof nothing {
    const { drawers, words } = this.#poker.table;
    if (!this.#isAskable(view)) return nothing;
    return way('chart', words.chance.title, 'odds', drawers.isOpen('odds'));
  }

  /** The drawer: the chance, with the price beside it. */
  drawer(view: View): readonly [string, unknown] | undefined {
    const { table } = this.#poker;
    const { words } = table;
    if (!this.#isAskable(view)) return undefined;
    const part = table.chunks.get(this.#answers.load);
    if (!part) return [words.chance.title, nothing];
    this.#chance ??= new part.Chance(() => void table.redraw(), table.fail);
    const seat = ownSeat(view);
    const content = this.#chance.panel(this.#answers.question(part, view, seat), priceFor(view, seat), words);
    return [words.chance.title, content];
  }
}
