/** What a game tells only when somebody asks: a chunk a language, which `text/<language>.lazy.ts` of the game holds. */
import type { Language } from '../look/lang.js';
import type { LazyChunk } from '../look/lazy.js';
import type { CommonText } from '../text/en.js';
import type { Drill } from './drill/drill.js';
import type { AnyGuide } from './guide/guide.js';
import type { Advice } from './help.js';

export interface LazyText {
  /** The rules in short and the reasons of the odd ones, at a table with such options. */
  helpIn(options: never): Advice;
  /** The guides that fit a table with such options, the first hand first. */
  guidesIn(options: never): readonly AnyGuide[];
  /** What may be practised at a table with such options. @param words what the table says: names of cards are in it. */
  drillsIn(words: CommonText, options: never): readonly Drill[];
  /** Words on the cloth that are explained where they stand, by the names of `data-term`. */
  readonly terms: Readonly<Record<string, string>>;
}

export type LazyTexts = Readonly<Record<Language, LazyChunk<LazyText>>>;
