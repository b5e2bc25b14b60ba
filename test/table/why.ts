/** What the tests of all games hold of a “why?”: it opens one or two sentences (look.md). */
import assert from 'node:assert/strict';
import type { Setting } from '../../src/table/look/attributes.ts';
import { LANGUAGES, type Language } from '../../src/table/look/lang.ts';

const sentences = (text: string): number => text.split(/(?<=[.!?])\s/).length;

/**
 * Asserts it in every language, by the default options and with each choice among them.
 * @param whys what may be opened at a table with an option that deviates.
 */
export function whysAreShort(
  settings: readonly Setting[],
  whys: (language: Language, option: object) => readonly string[],
): void {
  const deviating = settings.flatMap(({ path, rule }) =>
    rule.kind === 'choice'
      ? rule.values.map(value => path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as object)
      : [],
  );
  for (const option of [{}, ...deviating])
    for (const language of LANGUAGES) for (const text of whys(language, option)) assert.ok(sentences(text) <= 2, text);
}
