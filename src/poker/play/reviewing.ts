/** The reviews of a hand and of a session: the code is loaded when one is first requested. */
import { html, nothing, type TemplateResult } from 'lit';
import { hasSeat } from '../../stakes/seats.js';
import type { Commands } from '../../table/play/commands.js';
import type { LazyChunk } from '../../table/look/lazy.js';
import { button } from '../../table/look/pieces.js';
import type { ReviewGame } from '../lazy/review-game.js';
import { mayAdvise, type AnyPokerTable } from './offers.js';
import type { Reviews } from '../lazy/reviews.js';
import type { BettingView } from './scene.js';
import { ownSeat } from '../look/seen.js';
import { way } from './way.js';
import { REVIEW_TEXTS } from '../text/lazy-texts.js';

const REVIEWS = () => import('../lazy/reviews.js');

export class Reviewing {
  readonly #table: AnyPokerTable;
  readonly #game: LazyChunk<ReviewGame> | undefined;
  #reviews: Reviews | undefined;

  constructor(table: AnyPokerTable, game: LazyChunk<ReviewGame> | undefined) {
    this.#table = table;
    this.#game = game;
  }

  /** Whether the last hand can be reviewed, or the one being replayed. */
  #mayAsk(view: BettingView): boolean {
    const { hasLog, replaying, replays } = this.#table;
    const hasPlayed = hasSeat(view.dealtIn, ownSeat(view));
    const isOver = replaying ? replays.shown?.round !== undefined : hasLog && view.phase === 'between';
    return isOver && hasPlayed && !!this.#game && mayAdvise(this.#table);
  }

  /** Its button on the cloth, once a hand is over. */
  way(view: BettingView): TemplateResult | typeof nothing {
    const { drawers, words } = this.#table;
    return this.#mayAsk(view) ? way('eye', words.review, 'review', drawers.isOpen('review'), 'review') : nothing;
  }

  /** The review of the whole session, or the button that starts it. */
  get session(): unknown {
    const { hasLog, language } = this.#table;
    if (!this.#game || !hasLog || !mayAdvise(this.#table)) return nothing;
    const texts = this.#table.chunks.get(REVIEW_TEXTS[language])?.text;
    if (!texts) return nothing;
    const account = this.#reviews?.account;
    return account?.isBegun
      ? account.panel(texts)
      : html`<span data-zone="account">${button('review-all', texts.all.begin, { kind: 'quiet' })}</span>`;
  }

  /** The drawer of the review. */
  get drawer(): readonly [heading: string, content: unknown] | undefined {
    const { language, view, words } = this.#table;
    if (!this.#mayAsk(view)) return undefined;
    const texts = this.#table.chunks.get(REVIEW_TEXTS[language])?.text;
    return [words.review, texts && this.#reviews?.panel.panel(texts)];
  }

  commands(): Commands {
    return {
      review: {
        does: value => {
          if (value) this.#reviews?.panel.does(value);
          else if (this.#mayAsk(this.#table.view) && this.#table.drawers.toggle('review'))
            this.#reckon().catch(this.#table.fail);
        },
      },
      'review-all': {
        does: value => {
          if (value) this.#reviews?.account.stop();
          else
            this.#load()
              .then(({ account }) => account.begin())
              .catch(this.#table.fail);
        },
      },
    };
  }

  async #load(): Promise<Reviews> {
    const table = this.#table;
    const [{ Reviews }, game] = await Promise.all([
      table.chunks.load(REVIEWS),
      table.chunks.load(this.#game!),
      table.chunks.load(REVIEW_TEXTS[table.language]),
    ]);
    return (this.#reviews ??= new Reviews(table, game));
  }

  /** Opens the drawer for the hand being replayed. */
  async open(): Promise<void> {
    if (!this.#mayAsk(this.#table.view)) return;
    this.#table.drawers.open('review');
    await this.#reckon();
  }

  /** Analyses the hand unless that has been done. */
  async #reckon(): Promise<void> {
    const { panel } = await this.#load();
    await panel.begin(this.#table.replays.shown?.round);
  }

  /** Another table begins. */
  forget(): void {
    this.clear();
    this.#reviews?.account.clear();
  }

  /** Another hand begins: a pending analysis is dropped. */
  clear(): void {
    if (this.#table.drawers.isOpen('review')) this.#table.drawers.close();
    this.#reviews?.panel.stop();
  }
}
