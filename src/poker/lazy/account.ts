/**
 * The review of a session: all hands of the log are analysed, and their result is split into what the player's
 * decisions gave away and the rest, which is down to the cards. Only what lies outside its confidence interval counts
 * as given away.
 */
import { html, type TemplateResult } from 'lit';
import type { Seat } from '../../game/contract.js';
import { hasSeat } from '../../stakes/seats.js';
import { signed } from '../../table/look/messages.js';
import { button } from '../../table/look/pieces.js';
import type { ReviewGame, SeenHand } from './review-game.js';
import type { AnyPokerTable } from '../play/offers.js';
import type { AnyReview, ReviewQueue } from './review-queue.js';
import { ReviewFormatter, type AnyDecision } from './review-formatter.js';
import type { ReviewText } from '../text/en.lazy.js';

const css = String.raw;

export const styles = css`
  .account {
    display: grid;
    gap: var(--space-4);
    justify-items: start;
  }
  .account > * {
    margin: 0;
  }
  .account :is(progress, dl, ol) {
    width: 100%;
    accent-color: var(--win);
  }
  .account h4 {
    margin: 0;
    font: 600 var(--type-l) / 1.2 var(--title-font);
    color: var(--gilt);
  }
  .account ol {
    display: grid;
    gap: var(--space-4);
    padding: 0;
    list-style: none;
  }
  .account li {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    justify-items: start;
    gap: var(--space-1) var(--space-4);
  }
  .account .told:focus {
    outline: 0;
  }
  .account .lost {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .account li small {
    grid-column: 1/-1;
  }
  .account small {
    font-size: var(--type-s);
    color: var(--text-2);
  }
`;

/** An analysed hand: its index from 0, its result, and what there is to say about it. */
export interface ReckonedHand {
  readonly round: number;
  readonly net: number;
  readonly review: AnyReview;
}

/** A decision that cost something, and the index of its hand. */
export interface DearDecision {
  readonly round: number;
  readonly decision: AnyDecision;
}

/** The result of several hands, in chips. */
export interface Balance {
  readonly net: number;
  /** What better decisions would have gained, beyond chance, and its standard error. */
  readonly given: number;
  readonly error: number;
  /** The rest: what the cards brought. */
  readonly rest: number;
  /** The decisions that cost most, the costliest first. */
  readonly dearest: readonly DearDecision[];
}

/** Steps of the progress bar for each hand. */
const STRIDES = 8;

/** A replay begins with the first deal, a seen hand one step earlier; and it shows the table before the decision. */
const BEFORE = 2;

/** How many decisions are listed. */
const TOLD = 3;

/** Splits the result of several hands. */
export function balanceOf(hands: readonly ReckonedHand[]): Balance {
  const faults = hands.flatMap(({ round, review }) =>
    review.filter(({ better }) => better).map((decision): DearDecision => ({ round, decision })),
  );
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
  const net = sum(hands.map(hand => hand.net));
  const given = sum(faults.map(({ decision }) => decision.gain));
  return {
    net,
    given,
    error: Math.sqrt(sum(faults.map(({ decision }) => decision.error ** 2))),
    rest: net + given,
    dearest: [...faults].sort((one, other) => other.decision.gain - one.decision.gain).slice(0, TOLD),
  };
}

/** The result of a hand for a seat; undefined if the seat was not dealt in, or the hand is not over. */
export function netOf(hand: SeenHand, seat: Seat): number | undefined {
  const [first, last] = [hand[0]?.view, hand.at(-1)?.view];
  if (!first || !last || last.phase !== 'settled' || !hasSeat(last.dealtIn, seat)) return undefined;
  const [before, after] = [first.accounts.purses[seat], last.accounts.purses[seat]];
  return before === undefined || after === undefined ? undefined : after - before;
}

export class Account {
  readonly #table: AnyPokerTable;
  readonly #queue: ReviewQueue;
  readonly #formatter: ReviewFormatter;
  #reckoned: readonly ReckonedHand[] = [];
  /** The number of hands when the review was requested, and the index of the next one. */
  #all = 0;
  #hand = 0;
  #isRunning = false;
  /** The completed part of the next hand. */
  #part = 0;
  /** Counts the sessions requested. */
  #asked = 0;

  constructor(table: AnyPokerTable, game: ReviewGame, queue: ReviewQueue) {
    this.#table = table;
    this.#queue = queue;
    this.#formatter = new ReviewFormatter(table, game);
  }

  /** Whether it has been requested at this table. */
  get isBegun(): boolean {
    return this.#all > 0;
  }

  /** Analyses all hands while the player is looking; what is done stays. */
  async begin(): Promise<void> {
    const { drawers } = this.#table;
    const asked = ++this.#asked;
    const isWanted = (): boolean => asked === this.#asked && drawers.isOpen('session-stats');
    const seat = this.#queue.seat;
    const hands = this.#queue.hands.flatMap((hand, round) => {
      const net = netOf(hand, seat);
      return net === undefined ? [] : [{ hand, round, net }];
    });
    this.#reckoned = [];
    this.#part = 0;
    this.#all = hands.length;
    this.#hand = this.#table.view.hand;
    this.#isRunning = true;
    await this.#table.redraw();
    this.#focus('button');
    for (const { hand, round, net } of hands) {
      const review = await this.#queue.review(hand, { isWanted, done: part => this.#tell(part) });
      if (asked !== this.#asked) return;
      if (!review) break;
      this.#reckoned = [...this.#reckoned, { round, net, review }];
      this.#part = 0;
      void this.#table.redraw();
    }
    this.#isRunning = false;
    await this.#table.redraw();
    this.#focus('.told');
  }

  #tell(part: number): void {
    const done = Math.floor(STRIDES * part) / STRIDES;
    if (done === this.#part) return;
    this.#part = done;
    void this.#table.redraw();
  }

  /** Stops and shows what has been analysed. */
  stop(): void {
    if (!this.#isRunning) return;
    this.#asked++;
    this.#isRunning = false;
    void this.#table.redraw().then(() => this.#focus('.told'));
  }

  /** Another table begins. */
  clear(): void {
    this.#asked++;
    this.#isRunning = false;
    this.#all = 0;
    this.#reckoned = [];
  }

  #focus(selector: string): void {
    this.#table.root.querySelector<HTMLElement>(`.account ${selector}`)?.focus();
  }

  panel(words: ReviewText): TemplateResult {
    const { view, replaying } = this.#table;
    const [done, all, isRunning] = [this.#reckoned.length, this.#all, this.#isRunning];
    const isWhole = done === all && (replaying || view.hand === this.#hand);
    const told = words.all.hands(done, all);
    return html`<div class="account" data-zone="account">
      <p class="told" tabindex="-1" aria-live="polite">${told}</p>
      ${isRunning ? html`<progress max=${all} value=${done + this.#part} aria-label=${told}></progress>` : ''}
      ${done > 0 ? this.#balance(words) : ''}
      ${isRunning ? button('review-all', words.all.leave, { kind: 'quiet', value: 'leave' }) : ''}
      ${isRunning || isWhole ? '' : button('review-all', words.all.goOn, { kind: 'quiet' })}
      ${done > 0 ? html`<p><small>${words.basis} ${words.all.basis}</small></p>` : ''}
    </div>`;
  }

  /** The result of the hands, and the costliest decisions, each with a link to its hand. */
  #balance(words: ReviewText): TemplateResult {
    const { net, given, error, rest, dearest } = balanceOf(this.#reckoned);
    const telling = this.#formatter;
    const rows: readonly (readonly [what: string, amount: string])[] = [
      [words.all.net, signed(net)],
      [words.all.given, telling.lost(given, error)],
      [words.all.rest, signed(Math.round(rest))],
    ];
    return html`<dl>
        ${rows.map(
          ([what, amount]) =>
            html`<div class="all">
              <dt>${what}</dt>
              <dd>${amount}</dd>
            </div>`,
        )}
      </dl>
      ${
        dearest.length > 0
          ? html`<h4>${words.all.dearest}</h4>
              <ol>
                ${dearest.map(({ round, decision: { step, view, played, gain, error: spread } }) => {
                  const did = telling.named(played.action, view).said;
                  return html`<li>
                    ${button('review-hand', this.#table.words.history.hand(round + 1), { kind: 'quiet small', value: `${round + 1} ${step - BEFORE}` })}
                    <span class="lost">${telling.lost(gain, spread)}</span>
                    <small>${words.all.at(telling.where(view), did)}</small>
                  </li>`;
                })}
              </ol>`
          : html`<p>${words.all.clean}</p>`
      }`;
  }
}
