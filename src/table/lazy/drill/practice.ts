/** A drill in progress: the question, the result, and how many answers were right. Loaded with the first drill. */
import { html, type TemplateResult } from 'lit';
import type { KnownCard } from '../../../cards/card.js';
import type { Random } from '../../../cards/random.js';
import { drawerStyles } from '../drawer.styles.js';
import type { Example } from '../help.js';
import { button, cardFace } from '../../look/pieces.js';
import type { PanelText } from '../../text/en.lazy.js';
import type { Answer, Drill, Question } from './drill.js';

const css = String.raw;

export const styles =
  drawerStyles +
  css`
    .drawer.drill {
      max-height: 100%;
    }
    .practice {
      flex: 1 0 100%;
      display: grid;
      gap: var(--space-4);
    }
    .practice > * {
      margin: 0;
    }
    .practice ul {
      display: grid;
      gap: var(--space-3);
      padding: 0;
      list-style: none;
    }
    .practice .cards {
      --cw: 44px;
      display: flex;
      gap: var(--space-1);
    }
    .practice .answers .cards {
      --cw: 34px;
      padding: var(--space-3) 0;
    }
    .practice :is(.answers, .titles) {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-3);
    }
    .practice b {
      font: 600 var(--type-l) / 1.2 var(--figure-font);
    }
  `;

export class Practice {
  readonly #drills: readonly Drill[];
  readonly #random: Random;
  readonly #now: () => number;
  #drill: Drill;
  #questions: Iterator<Question, never>;
  #question: Question;
  #isCovered = false;
  #shownAt = 0;
  #given: number | undefined;
  /** How long the last answer took, in seconds. */
  #took = 0;
  #asked = 0;
  #right = 0;
  /** The current streak of right answers. */
  #row = 0;

  /** @param drills at least one; the first begins. @param now a clock, in milliseconds. */
  constructor(drills: readonly Drill[], random: Random, now: () => number = () => performance.now()) {
    this.#drills = drills;
    this.#random = random;
    this.#now = now;
    this.#drill = drills[0]!;
    this.#questions = this.#drill.questions(random);
    this.#question = this.#next();
  }

  /**
   * Runs a command: `begin` with the name of a drill, `cover`, `answer` with an index, `next`.
   * @returns what to announce.
   */
  does(command: string, words: PanelText['drill']): string {
    const [what, which = ''] = command.split(' ');
    if (what === 'begin') this.begin(which);
    else if (what === 'cover') this.#isCovered = true;
    else if (what === 'next') this.#question = this.#next();
    else if (what === 'answer' && this.#given === undefined) {
      this.#answer(Number(which));
      return this.#told(words);
    }
    return this.#question.asks;
  }

  /** Replaces the question, since the table it was about has changed. */
  skip(): void {
    this.#question = this.#next();
  }

  /** The names of the drills. */
  get names(): readonly string[] {
    return this.#drills.map(({ name }) => name);
  }

  /** Begins a drill from the start. */
  begin(name: string): void {
    this.#drill = this.#drills.find(drill => drill.name === name) ?? this.#drill;
    this.#questions = this.#drill.questions(this.#random);
    this.#asked = this.#right = this.#row = 0;
    this.#question = this.#next();
  }

  #next(): Question {
    this.#given = undefined;
    this.#isCovered = false;
    this.#shownAt = this.#now();
    return this.#questions.next().value;
  }

  #answer(given: number): void {
    this.#given = given;
    this.#took = Math.max(1, Math.round((this.#now() - this.#shownAt) / 1000));
    this.#asked++;
    const isRight = given === this.#question.right;
    if (isRight) this.#right++;
    this.#row = isRight ? this.#row + 1 : 0;
  }

  #told(words: PanelText['drill']): string {
    return `${this.#verdict(words)} ${this.#question.because} ${this.#score(words)}`;
  }

  #verdict(words: PanelText['drill']): string {
    const { answers, right } = this.#question;
    return this.#given === right ? words.right : words.wrong(answers[right]!.said);
  }

  #score(words: PanelText['drill']): string {
    return words.score(this.#right, this.#asked, this.#row, this.#took);
  }

  /**
   * The question, or its result.
   * @param cardName the name of a card, for a screen reader.
   * @param command the command that its buttons run.
   */
  panel(words: PanelText['drill'], cardName: (card: KnownCard) => string, command = 'drill'): TemplateResult {
    const { asks, examples = [], isByHeart, answers, because } = this.#question;
    const given = this.#given;
    const isLearning = isByHeart && !this.#isCovered && given === undefined;
    const isCovered = isByHeart && this.#isCovered && given === undefined;
    const act = (value: string, label: string, kind = 'quiet') => button(command, label, { kind, value });
    const others = this.#drills.filter(drill => drill !== this.#drill);
    return html`<div class="practice" data-zone="drill">
      <b>${this.#drill.title}</b>
      ${isCovered ? '' : shown(examples, cardName)}
      ${
        given === undefined
          ? html`<p>${isLearning ? words.learn : asks}</p>
              <div class="answers">
                ${
                  isLearning
                    ? act('cover', words.cover)
                    : answers.map((answer, at) => answerButton(command, answer, at))
                }
              </div>`
          : html`<p><b>${this.#verdict(words)}</b></p>
              <p>${because}</p>
              <p>${this.#score(words)}</p>
              <div class="answers">${act('next', words.another)}</div>`
      }
      ${
        others.length > 0
          ? html`<div class="titles">${others.map(({ name, title }) => act(`begin ${name}`, title))}</div>`
          : ''
      }
    </div>`;
  }
}

/** The cards of a question. */
const shown = (examples: readonly Example[], cardName: (card: KnownCard) => string): TemplateResult | '' =>
  examples.length === 0
    ? ''
    : html`<ul>
        ${examples.map(
          ({ cards, said }) =>
            html`<li>
              <span>${said}</span>
              <span class="cards">${cards.map(card => cardFace(card, 'small', cardName(card)))}</span>
            </li>`,
        )}
      </ul>`;

const answerButton = (command: string, { said, cards }: Answer, at: number) =>
  cards
    ? html`<button class="button quiet" part="button" data-do=${command} data-value="answer ${at}" aria-label=${said}>
        <span class="cards">${cards.map(card => cardFace(card, 'small', ''))}</span>
      </button>`
    : button(command, said, { kind: 'quiet', value: `answer ${at}` });
