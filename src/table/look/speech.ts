/** What a table says, in which language, on screen and to screen readers. */
import type { LitElement } from 'lit';
import { isLanguage, LANGUAGES, nearestLanguage, watchLanguage, type Language } from './lang.js';
import type { LazyChunk } from './lazy.js';
import type { CommonText } from '../text/en.js';
import { ownText, spokenOr, whenRegistered } from '../text/own.js';
import type { Texts } from '../text/texts.js';

/** How many announcements stay available to a screen reader; there are as many empty places for the next ones. */
const KEPT = 9;

/**
 * The language of a table, and its polite live region: announcements within a frame are joined into one paragraph,
 * since a screen reader may read several in any order. Each goes into a place that has long been empty: of two that use
 * one place in quick succession, Orca drops the first. Nothing replaces a text that may not have been read yet.
 */
export class Speech {
  /** The table's language. */
  language: Language = 'en';
  /** The same, or a language added by the page, whose numbers and card letters are English. */
  spoken = 'en';
  /** The language requested by the page: used once its text has loaded. */
  #asked = 'en';
  readonly #element: LitElement;
  /** What is announced with the next frame. */
  #waiting: readonly string[] = [];

  constructor(element: LitElement) {
    this.#element = element;
  }

  say(text: string): void {
    if (!text) return;
    if (!this.#waiting[0]) requestAnimationFrame(() => this.#announce());
    // the word of a button may have a soft hyphen, which some screen readers speak
    this.#waiting = [...this.#waiting, text.replaceAll('\u00ad', '')].slice(-KEPT);
  }

  /** Drops past and pending announcements. */
  clear(): void {
    this.#waiting = [];
    for (const line of this.#region?.querySelectorAll(':not(:empty)') ?? []) line.remove();
  }

  #announce(): void {
    const region = this.#region;
    const texts = this.#waiting;
    this.#waiting = [];
    if (!region || !texts[0]) return;
    const line = document.createElement('p');
    // A screen reader reads “12 000” as two numbers. One text node for all messages, a line each: nodes are costly.
    line.textContent = texts
      .map(text => `${text.replace(/(?<=\d)\u202f/g, '').replace(/(?<![.?!])$/, '. ')}\n`)
      .join('');
    region.querySelector(':empty')?.append(line);
    region.append(document.createElement('p'));
    if (region.children[2 * KEPT]) region.firstElementChild?.remove();
  }

  get #region(): Element | null {
    return this.#element.renderRoot.querySelector('[role=log]');
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
