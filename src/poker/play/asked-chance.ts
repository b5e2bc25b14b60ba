/** The chance of the own hand on request: when it is available, its button and its drawer. */
import { nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../game/contract.js';
import { priceFor } from '../../stakes/price.js';
import { hasSeat } from '../../stakes/seats.js';
import type { LazyChunk } from '../../table/look/lazy.js';
import type { Chance, Question } from '../lazy/chance.js';
import { mayAdvise, type AnyPokerTable } from './offers.js';
import type { BettingView } from './scene.js';
import { ownSeat } from '../look/seen.js';
import { way } from './way.js';

/** What a game answers with. */
interface ChancePart<Table, View> {
  readonly Chance: typeof Chance;
  /** The question about the state of the table. */
  readonly questionOf: (table: Table, view: View, seat: Seat) => Question;
}

export class AskedChance<Table extends AnyPokerTable, View extends BettingView> {
  readonly #table: Table;
  readonly #load: LazyChunk<ChancePart<Table, View>>;
  readonly #mayAsk: (view: View) => boolean;
  #chance: Chance | undefined;

  /** @param mayAsk whether there is an answer for everybody in the hand. */
  constructor(table: Table, load: LazyChunk<ChancePart<Table, View>>, mayAsk: (view: View) => boolean = () => true) {
    this.#table = table;
    this.#load = load;
    this.#mayAsk = mayAsk;
  }

  /** Whether the chance may be requested: by a player in the hand, where hints are allowed. */
  #isAskable(view: View): boolean {
    const table = this.#table;
    const isIn = view.phase === 'bet' && hasSeat(view.live, ownSeat(view));
    return isIn && !table.replaying && mayAdvise(table) && this.#mayAsk(view);
  }

  /** The button that opens the drawer. */
  button(view: View): TemplateResult | typeof nothing {
    const { drawers, words } = this.#table;
    if (!this.#isAskable(view)) return nothing;
    return way('chart', words.chance.title, 'odds', drawers.isOpen('odds'));
  }

  /** The drawer: the chance, with the price beside it. */
  drawer(view: View): readonly [string, unknown] | undefined {
    const table = this.#table;
    const { words } = table;
    if (!this.#isAskable(view)) return undefined;
    const part = table.chunks.get(this.#load);
    if (!part) return [words.chance.title, nothing];
    this.#chance ??= new part.Chance(table);
    const seat = ownSeat(view);
    const question = part.questionOf(table, view, seat);
    return [words.chance.title, this.#chance.panel(question, priceFor(view, seat), words)];
  }
}
