/** Asks which up-cards have been folded: practice in remembering them. Loaded with `memory="quiz"`. */
import { CARDS, type Card, type KnownCard } from '../../cards/card.js';
import { secureRandom } from '../../cards/random.js';
import type { TemplateResult } from 'lit';
import { drawerStyles } from '../../table/drawer.styles.js';
import type { Kit } from '../../table/menu.js';
import type { View } from '../rules/table.js';
import type { StudText } from '../text/en.js';
import { fallen } from './scene.js';

const css = String.raw;
export const styles =
  drawerStyles +
  css`
    .quiz {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-2) var(--space-4);
    }
    .button.small {
      min-height: var(--tap);
    }
  `;

type QuizText = StudText['quiz'];

/** The questions of one table and how they were answered. */
export class Quiz {
  #random = secureRandom();
  #card: KnownCard | undefined;
  #folded = false;
  #answer: boolean | undefined;
  #right = 0;
  #asked = 0;
  #hand = 0;

  /** The question, or what came of it. */
  panel({ html, button }: Kit, view: View, words: QuizText, nameOf: (card: Card) => string): TemplateResult {
    if (!this.#card || this.#hand !== view.hand) this.#ask(view);
    const quiet = (value: string, label: string) => button('quiz', label, { kind: 'quiet small', value });
    return html`<span class="quiz" data-zone="quiz"
      ><span>${this.#answer === undefined ? words.asks(nameOf(this.#card!)) : this.#told(words)}</span> ${
        this.#answer === undefined
          ? html`${quiet('yes', words.yes)}${quiet('no', words.no)}`
          : quiet('another', words.another)
      }</span
    >`;
  }

  /** Takes an answer. @returns what is to be said of it. */
  answer(value: string, words: QuizText): string {
    if (value === 'another') {
      this.#card = undefined;
      return '';
    }
    if (!this.#card || this.#answer !== undefined) return '';
    this.#answer = (value === 'yes') === this.#folded;
    this.#asked++;
    if (this.#answer) this.#right++;
    return this.#told(words);
  }

  #told(words: QuizText): string {
    return `${this.#answer ? words.right : words.wrong} ${words.score(this.#right, this.#asked)}`;
  }

  /** A card that was folded, or one that nobody has shown; the chances are even. */
  #ask(view: View): void {
    const folded = fallen(view).flatMap(seat => view.cards.up[seat]!) as KnownCard[];
    const seen = new Set<Card>([...view.cards.up.flat(), ...view.cards.down.flat(), ...view.cards.common]);
    const unseen = CARDS.filter(card => !seen.has(card));
    this.#folded = this.#random.below(2) === 0;
    const from = this.#folded ? folded : unseen;
    this.#card = from[this.#random.below(from.length)]!;
    this.#answer = undefined;
    this.#hand = view.hand;
  }
}
