/**
 * The review of a hand in its drawer: the costliest decision is put to the player again before it is answered, then the
 * others, a line each. Loaded when first requested.
 */
import { html, type TemplateResult } from 'lit';
import type { KnownCard } from '../../cards/card.js';
import type { AnyAction } from '../../game/contract.js';
import { writeJson } from '../../game/json.js';
import { percent, percentNeeded, priceFor } from '../../stakes/price.js';
import type { ActWorth, Reason } from '../../stakes/decision.js';
import { drawerStyles } from '../../table/lazy/drawer.styles.js';
import { chips } from '../../table/look/messages.js';
import { button, cardFace } from '../../table/look/pieces.js';
import type { ReviewGame } from './review-game.js';
import type { AnyPokerTable } from '../play/offers.js';
import { textOf, type AnyReview, type ReviewQueue } from './review-queue.js';
import type { BettingView } from '../play/scene.js';
import { ownSeat } from '../look/seen.js';
import { ReviewFormatter, type AnyDecision } from './review-formatter.js';
import type { ReviewText } from '../text/en.lazy.js';
import { REVIEW_TEXTS } from '../text/lazy-texts.js';

const css = String.raw;

export const styles =
  drawerStyles +
  css`
    .drawer.review {
      max-height: 100%;
    }
    .hindsight {
      flex: 1 0 100%;
      display: grid;
      gap: var(--space-4);
    }
    .hindsight > * {
      margin: 0;
    }
    .hindsight :is(b, h4) {
      margin: 0;
      font: 600 var(--type-l) / 1.2 var(--title-font);
    }
    .hindsight h4 {
      color: var(--gilt);
      border-bottom: 1px solid rgb(255 255 255 / 0.14);
      padding-bottom: var(--space-2);
    }
    .hindsight .solved:focus {
      outline: 0;
    }
    .hindsight .verdict {
      color: var(--win);
    }
    .hindsight .held {
      --cw: 44px;
      display: flex;
      gap: var(--space-1);
    }
    .hindsight .choices {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-3);
    }
    .hindsight .choices .held {
      --cw: 34px;
      padding: var(--space-3) 0;
    }
    .hindsight progress {
      width: 100%;
      accent-color: var(--win);
    }
    .hindsight :is(dl, ol) {
      display: grid;
      gap: var(--space-1);
      padding: 0;
      list-style: none;
    }
    .hindsight dl > div,
    .hindsight li {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: 0 var(--space-4);
      padding: var(--space-1) 0;
      border-top: 1px solid var(--gilt-soft);
    }
    .hindsight dd {
      margin: 0;
      font-variant-numeric: tabular-nums;
    }
    .hindsight :is(.best, .lost) {
      color: var(--win);
      font-weight: 600;
    }
    .hindsight small {
      grid-column: 1/-1;
      font-size: var(--type-s);
      color: var(--text-2);
    }
  `;

/** Steps of the progress bar (percent). */
const STRIDE = 4;

export class ReviewPanel {
  readonly #table: AnyPokerTable;
  readonly #game: ReviewGame;
  readonly #queue: ReviewQueue;
  readonly #formatter: ReviewFormatter;
  /** The hand requested last, as text. */
  #of = '';
  /** Counts the hands requested: results for an earlier one are dropped. */
  #asked = 0;
  #done = 0;
  /** The findings so far; with wide intervals until all is done. */
  #review: AnyReview | undefined;
  #isWhole = false;
  /** The decision put to the player again, by its step: it stays the same while figures improve. */
  #again: number | undefined;
  /** The action that the player has chosen this time. */
  #given: number | undefined;

  constructor(table: AnyPokerTable, game: ReviewGame, queue: ReviewQueue) {
    this.#table = table;
    this.#game = game;
    this.#queue = queue;
    this.#formatter = new ReviewFormatter(table, game);
  }

  /** Analyses a hand in time slices, by its index from 0; by default the table's last. */
  async begin(round = -1): Promise<void> {
    const table = this.#table;
    const hand = this.#queue.hands.at(round) ?? [];
    const of = textOf(hand);
    if (of === this.#of) return void table.redraw();
    this.#of = of;
    this.#review = this.#given = this.#again = undefined;
    this.#done = 0;
    this.#isWhole = false;
    const asked = ++this.#asked;
    void table.redraw();
    this.#say(words => words.counting(0));
    const isWanted = (): boolean => asked === this.#asked;
    const review = await this.#queue.review(hand, { isWanted, done: (part, found) => this.#tell(part, found) });
    if (!isWanted() || !review) return;
    this.#isWhole = true;
    this.#show(review);
    if (this.#again === undefined) this.#say(words => this.#clean(words));
  }

  #tell(part: number, found: AnyReview | undefined): void {
    const done = STRIDE * Math.floor(percent(part) / STRIDE);
    if (found && found !== this.#review) this.#show(found);
    else if (done !== this.#done) void this.#table.redraw();
    this.#done = done;
  }

  /** Shows the findings. The first mistake found is put to the player again, and their answer stays. */
  #show(review: AnyReview): void {
    this.#review = review;
    const asked = review.find(({ step }) => step === this.#again);
    const isOpen = this.#given === undefined && !asked?.better;
    const [dearest] = review;
    const isNew = isOpen && dearest?.better !== undefined;
    if (isOpen) this.#again = isNew ? dearest.step : undefined;
    if (!isNew) return void this.#table.redraw();
    this.#say(words => {
      const next = this.#isAnswered(dearest) ? this.#verdict(words, dearest) : words.again;
      return `${this.#asking(words, dearest)} ${next}`;
    });
    void this.#redraw(this.#table.root.activeElement !== null);
  }

  /** Redraws; a player whose focus is at the table goes on with the first choice, or with the answer. */
  async #redraw(isFocused: boolean): Promise<void> {
    await this.#table.redraw();
    const next = this.#table.root.querySelector<HTMLElement>('.hindsight :is(.choices button, .solved)');
    if (isFocused) next?.focus();
  }

  /** Announces something in the language of the table. */
  #say(said: (words: ReviewText) => string): void {
    const texts = this.#table.chunks.get(REVIEW_TEXTS[this.#table.language]);
    if (texts) this.#table.speech.say(said(texts.text));
  }

  /** Abandons the analysis in progress. */
  stop(): void {
    if (this.#isWhole) return;
    this.#asked++;
    this.#of = '';
  }

  /** Answers with one of the actions, by its index. */
  does(value: string): void {
    if (this.#given !== undefined) return;
    this.#given = Number(value);
    void this.#redraw(true);
  }

  panel(words: ReviewText): TemplateResult {
    const review = this.#review ?? [];
    const asked = review.find(({ step }) => step === this.#again);
    const others = review.filter(decision => decision !== asked);
    const isTold = this.#isWhole && (!asked || this.#isAnswered(asked));
    const counting = words.counting(this.#done);
    return html`<div class="hindsight" data-zone="review-acts">
      ${
        this.#isWhole
          ? ''
          : html`<p>${counting}</p>
              <progress max="100" value=${this.#done} aria-label=${counting}></progress>`
      }
      ${asked ? this.#asks(words, asked) : this.#review && html`<p>${this.#clean(words)}</p>`}
      ${isTold && others.length > 0 ? this.#list(words, others, !!asked) : ''}
      ${isTold && review.length > 0 ? html`<p><small>${words.basis}</small></p>` : ''}
    </div>`;
  }

  /** What is said if no mistake was found. */
  #clean(words: ReviewText): string {
    if (!this.#isWhole) return words.early;
    if (!this.#review?.length) return words.none;
    return this.#review.some(({ unsure }) => unsure) ? words.unclear : words.clean;
  }

  /** The situation: the price of a call, the pot, and what the player did. */
  #asking(words: ReviewText, decision: AnyDecision): string {
    return `${this.#priceTold(words, decision.view)} ${words.played(this.#named(decision.played, decision))}`;
  }

  /** The costliest decision: the question, or its answer. */
  #asks(words: ReviewText, decision: AnyDecision): TemplateResult {
    const { view, gain, error } = decision;
    return html`<h4>${this.#formatter.where(view)}</h4>
      ${this.#held(this.#game.cards(view))}
      <p>${this.#asking(words, decision)}</p>
      ${
        this.#isAnswered(decision)
          ? html`<p class="solved" tabindex="-1">
                <b class="verdict">${this.#verdict(words, decision)}</b>
                ${decision.better && words.gain(this.#formatter.amount(gain), this.#formatter.bounds(error))}
                ${decision.reason && this.#because(words, decision.reason)}
              </p>
              ${this.#worths(words, decision)}`
          : html`<p><b>${words.again}</b></p>
              <div class="choices" role="group" aria-label=${words.again}>
                ${this.#choices(decision).map((act, at) => {
                  const { said, cards } = this.#formatter.named(act.action, view);
                  return button('review', cards ? this.#held(cards) : said, { kind: 'quiet', value: `${at}` });
                })}
              </div>`
      }`;
  }

  /** Whether the player has answered; where one other action was legal, nothing is asked. */
  #isAnswered(decision: AnyDecision): boolean {
    return this.#given !== undefined || this.#choices(decision).length < 2;
  }

  /** Whether the player has now chosen the better action, or one as good. */
  #verdict(words: ReviewText, decision: AnyDecision): string {
    const { acts, better = acts[0]! } = decision;
    const given = this.#choices(decision)[this.#given ?? -1];
    if (given !== better && given?.isGood) return words.asGood(this.#named(given, decision));
    return (given === better ? words.right : words.wrong)(this.#named(better, decision));
  }

  #named({ action }: ActWorth<AnyAction>, { view }: AnyDecision): string {
    return this.#formatter.named(action, view).said;
  }

  /** The value of each action, the best first. */
  #worths(words: ReviewText, decision: AnyDecision): TemplateResult {
    return html`<p><small>${words.worths}</small></p>
      <dl>
        ${decision.acts.map(
          act =>
            html`<div class=${act.isGood ? 'best' : ''}>
              <dt>${this.#named(act, decision)}</dt>
              <dd>${this.#formatter.amount(act.value)}</dd>
            </div>`,
        )}
      </dl>`;
  }

  #list(words: ReviewText, decisions: readonly AnyDecision[], isMore: boolean): TemplateResult {
    const isFine = ({ better, unsure }: AnyDecision): boolean => !better && !unsure;
    const told = decisions.filter(decision => !isFine(decision));
    const fine = decisions
      .filter(isFine)
      .sort((one, other) => one.step - other.step)
      .map(decision => this.#named(decision.played, decision));
    return html`${isMore ? html`<h4>${words.others}</h4>` : ''}
      <ol>
        ${told.map(decision => {
          const { view, played, better, gain, error, reason } = decision;
          const did = this.#named(played, decision);
          return html`<li>
            <span>${better ? words.better(did, this.#named(better, decision)) : words.unsure(did)}</span>
            ${better ? html`<span class="lost">${this.#formatter.lost(gain, error)}</span>` : ''}
            <small>${this.#formatter.where(view)}${reason ? html`: ${this.#because(words, reason)}` : ''}</small>
          </li>`;
        })}
        ${fine.length > 0 ? html`<li>${words.fine(fine.join('; '))}</li>` : ''}
      </ol>`;
  }

  /**
   * The actions other than the one taken, in the order of the offers, the least amount of a range first, so that the
   * order does not give away the best.
   */
  #choices({ acts, played, view }: AnyDecision): readonly ActWorth<AnyAction>[] {
    const offers = this.#table.game.legal(view) as readonly AnyAction[];
    const place = ({ action }: ActWorth<AnyAction>): number => {
      const same = offers.findIndex(offer => writeJson(offer) === writeJson(action));
      return same < 0 ? offers.findIndex(({ type }) => type === action.type) : same;
    };
    const amount = ({ action }: ActWorth<AnyAction>): number => {
      const { to, amount: paid } = action as { readonly to?: number; readonly amount?: number };
      return to ?? paid ?? 0;
    };
    return acts
      .filter(act => act !== played)
      .sort((one, other) => place(one) - place(other) || amount(one) - amount(other));
  }

  #held(cards: readonly KnownCard[]): TemplateResult {
    const { names } = this.#table;
    return html`<span class="held">${cards.map(card => cardFace(card, 'small', names.card(card)))}</span>`;
  }

  /** The price of a call, and the pot. */
  #priceTold(words: ReviewText, view: BettingView): string {
    const pot = chips(view.accounts.cloth.reduce((sum, each) => sum + each, 0));
    if (view.phase !== 'bet') return words.pot(pot);
    const price = priceFor(view, ownSeat(view));
    return price.call > 0 ? words.price(chips(price.call), chips(price.pot)) : words.free(pot);
  }

  #because({ because }: ReviewText, reason: Reason): string {
    switch (reason.kind) {
      case 'price': {
        const told = reason.share >= reason.needed ? because.pays : because.dear;
        return told(percent(reason.share), percentNeeded(reason.needed, reason.share));
      }
      case 'dearer':
      case 'cheaper':
        return because[reason.kind](percent(reason.share), percentNeeded(reason.needed, reason.share));
      case 'value':
      case 'thin':
        return because[reason.kind](percent(reason.share), percent(reason.even));
      case 'unseen':
        return because.unseen(percent(reason.part), percent(reason.than));
      case 'paid':
        return because.paid(this.#formatter.amount(reason.chips));
      case 'gain':
        return because.gain;
    }
  }
}
