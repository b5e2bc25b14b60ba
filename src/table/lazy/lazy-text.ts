/** What a game says only on request: its `lazy/text-of.ts` makes it from `text/<language>.lazy.ts`, a chunk a language. */
import type { Language } from '../look/lang.js';
import type { LazyChunk } from '../look/lazy.js';
import type { CommonText } from '../text/en.js';
import type { Drill } from './drill/drill.js';
import type { AnyGuide } from './guide/guide.js';
import type { Advice } from './help.js';

export interface LazyText {
  /** The rules in short and the reasons behind the odd ones, at a table with these options. */
  helpIn(options: never): Advice;
  /** The guides that fit a table with these options, the first hand first. */
  guidesIn(options: never): readonly AnyGuide[];
  /**
   * What can be practised at a table with these options. @param words the table's texts, which include names of cards.
   */
  drillsIn(words: CommonText, options: never): readonly Drill[];
  /** Explanations of words on the cloth, by the names of `data-term`. */
  readonly terms: Readonly<Record<string, string>>;
}

export type LazyTexts<Text extends LazyText = LazyText> = Readonly<Record<Language, LazyChunk<Text>>>;
