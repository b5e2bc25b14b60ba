/** What a table says, in every language that tables speak. */
import { LANGUAGES, type Language } from '../look/lang.js';
import type { LazyChunk } from '../look/lazy.js';

/** A text as it begins a sentence, and as it stands within one. */
export type Phrase = readonly [first: string, within: string];

/** Of whom something is told by name; nobody: it is told to the player. */
export type Who = string | undefined;

/** A table's text: English is there at once, other languages are lazy chunks. */
export type Texts<Text extends object> = { readonly en: Text } & Readonly<
  Record<Exclude<Language, 'en'>, LazyChunk<{ readonly text: Text }>>
>;

/** The chunks of a text: every language but English. */
export const chunksOf = <Text extends object>(texts: Texts<Text>): readonly LazyChunk<object>[] =>
  LANGUAGES.flatMap(language => (language === 'en' ? [] : [texts[language]]));
