import { LANGUAGES, type Language } from '../look/lang.js';
import type { LazyChunk } from '../look/lazy.js';

/**
 * What a game tells when it is asked, in all languages. What joins the sentences to the game (`part`) and those of a
 * language are loaded together, when something is first asked for.
 */
export function askedIn<Texts extends object, Asked extends object>(
  part: LazyChunk<{ readonly asked: (texts: Texts) => Asked }>,
  texts: Readonly<Record<Language, LazyChunk<Texts>>>,
): Readonly<Record<Language, LazyChunk<Asked>>> {
  const joined = async (language: Language): Promise<Asked> => {
    const [{ asked }, said] = await Promise.all([part(), texts[language]()]);
    return asked(said);
  };
  return Object.fromEntries(LANGUAGES.map(language => [language, () => joined(language)])) as Record<
    Language,
    LazyChunk<Asked>
  >;
}
