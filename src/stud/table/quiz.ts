/** Asks which up-cards have been folded: practice in remembering them. Loaded with `memory="quiz"`. */
import { CARDS, type Card, type KnownCard } from '../../cards/card.js';
import { secureRandom } from '../../cards/random.js';
import type { TemplateResult } from 'lit';
import type { Language } from '../../table/lang.js';
import type { Kit } from '../../table/menu.js';
import { say, wordsIn } from '../../table/messages.js';
import type { View } from '../rules/table.js';
import { fallen } from './scene.js';

const css = String.raw;
export const styles = css`
  .quiz {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }
  .button.small {
    min-height: 44px;
  }
`;

const WORDS = {
  asks: 'Has the {0} been folded?|Ist {0} gefallen?|Cette carte est-elle couchée : {0} ?',
  yes: 'Yes|Ja|Oui',
  no: 'No|Nein|Non',
  right: 'Right|Richtig|Juste',
  wrong: 'Wrong|Falsch|Faux',
  score: '{0} of {1} right|{0} von {1} richtig|Réponses justes : {0} sur {1}',
  another: 'Another|Noch eine|Encore une',
} as const;

/** The questions of one table and how they were answered. */
export class Quiz {
  #random = secureRandom();
  #card: KnownCard | undefined;
  #folded = false;
  #answer: boolean | undefined;
  #right = 0;
  #asked = 0;
  #hand = 0;
  #language: Language = 'en';

  /** The question, or what came of it. */
  panel({ html, button }: Kit, view: View, language: Language, nameOf: (card: Card) => string): TemplateResult {
    this.#language = language;
    const words = wordsIn(WORDS, language);
    if (!this.#card || this.#hand !== view.hand) this.#ask(view);
    const quiet = (value: string, label: string) => button('quiz', label, { kind: 'quiet small', value });
    return html`<span class="quiz" data-zone="quiz"
      ><span>${this.#answer === undefined ? say(words.asks, nameOf(this.#card!)) : this.#told()}</span> ${
        this.#answer === undefined
          ? html`${quiet('yes', words.yes)}${quiet('no', words.no)}`
          : quiet('another', words.another)
      }</span
    >`;
  }

  /** Takes an answer. @returns what is to be said of it. */
  answer(value: string): string {
    if (value === 'another') {
      this.#card = undefined;
      return '';
    }
    if (!this.#card || this.#answer !== undefined) return '';
    this.#answer = (value === 'yes') === this.#folded;
    this.#asked++;
    if (this.#answer) this.#right++;
    return this.#told();
  }

  #told(): string {
    const words = wordsIn(WORDS, this.#language);
    return `${this.#answer ? words.right : words.wrong}. ${say(words.score, this.#right, this.#asked)}`;
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
