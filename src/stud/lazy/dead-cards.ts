/** The drawer of all folded upcards: sorted as the player wants, with a quiz about them. Loaded when it is opened. */
import { html, nothing, type TemplateResult } from 'lit';
import { RANKS, SUITS, type Card } from '../../cards/card.js';
import type { Practice } from '../../table/lazy/drill/practice.js';
import { css } from '../../table/look/css.js';
import type { Table } from '../../table/play/table.js';
import type { PanelText } from '../../table/text/en.lazy.js';
import { PANEL_TEXTS } from '../../table/text/lazy-texts.js';
import { foldedCards } from '../play/dead-cards.js';
import { deadSeats } from '../play/scene.js';
import type { stud } from '../rules/rules.js';
import type { View } from '../rules/table.js';
import type { StudText } from '../text/en.js';
import { LAZY_TEXTS } from '../text/lazy-texts.js';

const QUIZ = () => import('./quiz.js');

/** By suit from spades to clubs, then by rank. */
const bySuit = (card: Card): number => SUITS.indexOf(card[1]!) * 13 + RANKS.indexOf(card[0]!);
const byRank = (card: Card): number => RANKS.indexOf(card[0]!) * 4 + SUITS.indexOf(card[1]!);
/** The orders of the cards; in the first each player's stand beside the name. */
const ORDERS = [undefined, byRank, bySuit];

export class DeadCards {
  readonly #table: Table<typeof stud, StudText>;
  #order = 0;
  #quiz: Practice | undefined;
  /** The hand that the quiz asks about, as last drawn. */
  #quizzed: View | undefined;

  constructor(table: Table<typeof stud, StudText>) {
    this.#table = table;
  }

  sort(): void {
    this.#order = (this.#order + 1) % ORDERS.length;
  }

  /** Does what the player wants of the quiz, and says what has come of it. */
  answer(command: string): void {
    const words = this.#drillWords;
    if (words) this.#table.speech.say(this.#quiz?.does(command, words) ?? '');
  }

  /** @param memory whether the cards are visible, covered, or asked about. */
  list(view: View, memory: string): TemplateResult {
    const { names, words } = this.#table;
    const order = ORDERS[this.#order];
    const orderName = Object.values(words.sorted)[this.#order]!;
    const seats = deadSeats(view);
    const up = seats.flatMap(seat => view.cards.up[seat]!);
    return html`<div class="dead-cards">
      <span data-zone="rail"
        ><button class="button quiet sort" data-do="sort" aria-label="${words.deadCards}, ${orderName}">
          ${orderName}
        </button></span
      >
      ${
        !order || memory !== 'visible'
          ? seats.map(
              seat =>
                html`<span class="of"
                  ><small>${names.person(seat)}</small>${foldedCards(view.cards.up[seat]!, memory)}</span
                >`,
            )
          : foldedCards(
              up.sort((a, b) => order(b) - order(a)),
              memory,
            )
      }
      ${memory === 'quiz' ? this.#questions(view) : nothing}
    </div>`;
  }

  get #drillWords(): PanelText['drill'] | undefined {
    return this.#table.chunks.get(PANEL_TEXTS[this.#table.language])?.text.drill;
  }

  #questions(view: View): TemplateResult | typeof nothing {
    const { chunks, language, names } = this.#table;
    const [part, text, words] = [chunks.get(QUIZ), chunks.get(LAZY_TEXTS[language]), this.#drillWords];
    if (!part || !text || !words) return nothing;
    const isAnother = this.#quizzed !== undefined && this.#quizzed.hand !== view.hand;
    this.#quizzed = view;
    this.#quiz ??= part.quiz(text.drillsIn, this.#table.words, () => this.#quizzed!);
    if (isAnother) this.#quiz.skip();
    return this.#quiz.panel(words, card => names.card(card), 'quiz');
  }
}

export const styles = css`
  .dead-cards {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-4) var(--space-5);
  }
  .dead-cards > [data-zone] {
    flex: 1 0 100%;
  }
  .dead-cards .of {
    display: flex;
    align-items: center;
    gap: var(--space-3);
  }
  .dead-cards .minis {
    --cw: 34px;
    flex-wrap: wrap;
  }
  .dead-cards .minis .card {
    opacity: 1;
  }
`;
