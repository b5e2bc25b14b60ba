/** What a table says: in which language, and aloud. */
import type { LitElement } from 'lit';
import { Announcer } from './announcer.js';
import { isLanguage, LANGUAGES, nearestLanguage, watchLanguage, type Language } from './lang.js';
import type { LazyChunk } from './lazy.js';
import type { CommonText } from '../text/en.js';
import { ownText, spokenOr, whenRegistered } from '../text/own.js';
import type { Texts } from '../text/texts.js';

export class Speech extends Announcer {
  /** The language that the table speaks. */
  language: Language = 'en';
  /** The same, or a language of the page's own, whose numbers and letters on cards are English. */
  spoken = 'en';
  /** The language that the page asks for: spoken once its text has come. */
  #asked = 'en';
  readonly #element: LitElement;

  constructor(element: LitElement) {
    super(() => element.renderRoot.querySelector('[role=log]'));
    this.#element = element;
  }

  /** Asks for the language that is set nearest to the element. */
  ask(texts: Texts<CommonText>): void {
    this.#asked = nearestLanguage(this.#element, lang => ownText(texts, lang) !== undefined);
  }

  /** Asks for it now and whenever it becomes another one, or a page brings one, until it is told to end. */
  follow(texts: Texts<CommonText>, complain: (message: string) => void): () => void {
    const speak = (): void => {
      this.ask(texts);
      const { lang } = this.#element;
      // a language may be brought later; what is none is a mistake
      const [asked = ''] = /^\w{2,3}\b/.exec(lang) ?? [];
      if (asked && asked.toLowerCase() !== this.#asked && !isLanguage(asked))
        complain(`lang=${lang} is not allowed. Allowed: ${LANGUAGES.join(', ')}. Used instead: en.`);
      this.#element.requestUpdate();
    };
    const ends = [watchLanguage(this.#element, speak), whenRegistered(speak)];
    speak();
    return () => ends.forEach(end => end());
  }

  /** The text that the first drawing waits for, if it is not there yet. */
  awaited(texts: Texts<CommonText>): LazyChunk<object> | undefined {
    const language = spokenOr(this.#asked);
    return language === 'en' ? undefined : texts[language];
  }

  /** The words of the language that is asked for, once its text is there; until then those of before, at first English. */
  wordsOf(
    texts: Texts<CommonText>,
    later: <Module extends object>(chunk: LazyChunk<Module>) => Module | undefined,
    before: CommonText | undefined,
  ): CommonText {
    const language = spokenOr(this.#asked);
    const text = ownText(texts, this.#asked) ?? (language === 'en' ? texts.en : later(texts[language])?.text);
    if (!text) return before ?? texts.en;
    this.spoken = this.#asked;
    this.language = language;
    return text;
  }
}
