import type { LazyText, LazyTexts } from '../lazy/lazy-text.js';
import { LANGUAGES, type Language } from '../look/lang.js';
import type { LazyChunk } from '../look/lazy.js';

/**
 * What a game tells when it is asked, in all languages. What joins the sentences to the game (`part`) and those of a
 * language are loaded together, when something is first asked for.
 */
export function lazyTextsOf<Texts extends object, Text extends LazyText>(
  part: LazyChunk<{ readonly lazyTextOf: (texts: Texts) => Text }>,
  texts: Readonly<Record<Language, LazyChunk<Texts>>>,
): LazyTexts<Text> {
  const joined = async (language: Language): Promise<Text> => {
    const [{ lazyTextOf }, said] = await Promise.all([part(), texts[language]()]);
    return lazyTextOf(said);
  };
  return Object.fromEntries(LANGUAGES.map(language => [language, () => joined(language)])) as LazyTexts<Text>;
}
