/** What a table says, in which language, on screen and to screen readers. */
import type { LitElement } from 'lit';
import { Announcer } from './announcer.js';
import { isLanguage, LANGUAGES, nearestLanguage, watchLanguage, type Language } from './lang.js';
import type { LazyChunk } from './lazy.js';
import type { CommonText } from '../text/en.js';
import { ownText, spokenOr, whenRegistered } from '../text/own.js';
import type { Texts } from '../text/texts.js';

export class Speech extends Announcer {
  /** The table's language. */
  language: Language = 'en';
  /** The same, or a language added by the page, whose numbers and card letters are English. */
  spoken = 'en';
  /** The language requested by the page: used once its text has loaded. */
  #asked = 'en';
  readonly #element: LitElement;

  constructor(element: LitElement) {
    super(() => element.renderRoot.querySelector('[role=log]'));
    this.#element = element;
  }

  /** Requests the language set nearest to the element. */
  ask(texts: Texts<CommonText>): void {
    this.#asked = nearestLanguage(this.#element, lang => ownText(texts, lang) !== undefined);
  }

  /** Requests it now and whenever it changes, or a page adds one, until stopped. */
  follow(texts: Texts<CommonText>, complain: (message: string) => void): () => void {
    const speak = (): void => {
      this.ask(texts);
      const { lang } = this.#element;
      // a language may be added later; an unknown code is a mistake
      const [asked = ''] = /^\w{2,3}\b/.exec(lang) ?? [];
      if (asked && asked.toLowerCase() !== this.#asked && !isLanguage(asked))
        complain(`lang=${lang} is not allowed. Allowed: ${LANGUAGES.join(', ')}. Used instead: en.`);
      this.#element.requestUpdate();
    };
    const ends = [watchLanguage(this.#element, speak), whenRegistered(speak)];
    speak();
    return () => ends.forEach(end => end());
  }

  /** The text that the first drawing waits for, if it is not loaded. */
  awaited(texts: Texts<CommonText>): LazyChunk<object> | undefined {
    const language = spokenOr(this.#asked);
    return language === 'en' ? undefined : texts[language];
  }

  /**
   * The words of the requested language once its text has loaded; until then those of the last one, at first English.
   */
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
