/** The way to the review of a hand: what reckons and shows it is loaded when it is first asked for. */
import { html, nothing, type TemplateResult } from 'lit';
import { hasSeat } from '../stakes/seats.js';
import type { Commands } from '../table/commands.js';
import type { LazyChunk } from '../table/lazy.js';
import type { CardKit } from '../table/kit.js';
import { button, cardFace } from '../table/pieces.js';
import { mayAdvise } from './advice.js';
import type { Coach, SeenHand } from './coach.js';
import type { AnyPokerTable } from './offers.js';
import type { Debrief } from './debrief.js';
import { ownSeat, type BettingView } from './scene.js';
import { REVIEW_TEXTS } from './text/review/texts.js';

const DEBRIEF = () => import('./debrief.js');

export class Reviewing {
  readonly #table: AnyPokerTable;
  readonly #coach: LazyChunk<Coach> | undefined;
  #debrief: Debrief | undefined;

  constructor(table: AnyPokerTable, coach: LazyChunk<Coach> | undefined) {
    this.#table = table;
    this.#coach = coach;
  }

  /** Whether the last hand may be reviewed, or the one that is shown again. */
  #mayAsk(view: BettingView): boolean {
    const { hasLog, replaying, replays } = this.#table;
    const hasPlayed = hasSeat(view.dealtIn, ownSeat(view));
    const isOver = replaying ? replays.shown?.round !== undefined : hasLog && view.phase === 'between';
    return isOver && hasPlayed && !!this.#coach && mayAdvise(this.#table);
  }

  /** The button for it on the cloth, once a hand is over. */
  way(view: BettingView): TemplateResult | typeof nothing {
    const { drawers, words } = this.#table;
    return this.#mayAsk(view)
      ? html`<span data-zone="review"
          ><button class="debrief" data-do="review" aria-expanded=${drawers.isOpen('review') ? 'true' : 'false'}>
            ${words.review}
          </button></span
        >`
      : nothing;
  }

  /** The drawer of the review. */
  get drawer(): readonly [heading: string, content: unknown] | undefined {
    const { language, view, words } = this.#table;
    if (!this.#mayAsk(view)) return undefined;
    const kit: CardKit = { html, button, cardFace };
    const texts = this.#table.later(REVIEW_TEXTS[language])?.text;
    return [words.review, texts && this.#debrief?.panel(kit, texts)];
  }

  commands(): Commands {
    return {
      review: {
        does: value => {
          if (value) this.#debrief?.does(value);
          else if (this.#mayAsk(this.#table.view)) this.#open().catch(this.#table.fail);
        },
      },
    };
  }

  /** Opens the drawer, and reckons the hand unless that has been done. */
  async #open(): Promise<void> {
    const table = this.#table;
    if (!table.drawers.toggle('review')) return;
    const [{ Debrief }, coach] = await Promise.all([
      table.load(DEBRIEF),
      table.load(this.#coach!),
      table.load(REVIEW_TEXTS[table.language]),
    ]);
    this.#debrief ??= new Debrief(table, coach);
    await this.#debrief.begin(table.replays.shown?.steps() as SeenHand | undefined);
  }

  /** Another hand begins, or another table: what is not reckoned yet is left. */
  clear(): void {
    if (this.#table.drawers.isOpen('review')) this.#table.drawers.close();
    this.#debrief?.stop();
  }
}
