/** The check of the texts against docs/language.md finds each kind of error, and none in a good sentence. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

const { faultsOf, neverSaid, sentencesOf } = (await import(
  new URL('../scripts/docs/words.mjs', import.meta.url).href
)) as {
  faultsOf(said: string, language: string, never: Readonly<Record<string, readonly string[]>>): readonly string[];
  neverSaid(glossary: string): Readonly<Record<string, readonly string[]>>;
  sentencesOf(source: string): readonly string[];
};
const NEVER = neverSaid(readFileSync('docs/language.md', 'utf8'));

for (const [language, said, fault] of [
  ['en', 'Your purse holds 5.', 'never “purse”'],
  ['en', 'You “win” 14\u00a0% of it.', 'a space before %'],
  ['en', 'Counting …', 'a space before …'],
  ['en', 'Who folds is out.', 'a sentence that begins with a relative who'],
  ['en', 'Press "Deal".', 'a straight quotation mark'],
  ['en', 'You win  5.', 'two spaces'],
  ['en', 'One hand in 2 248.', 'a plain space in a number'],
  ['en', 'Good to 1%.', 'a percentage that is typed'],
  ['de', 'Anna ist Anfänger.', 'never “anfänger”'],
  ['de', 'Wird gezählt…', 'no space before …'],
  ['de', '«Geben»', 'foreign quotation marks'],
  ['de', 'Sie gewinnen \uFFFC%', 'no space before %'],
  ['fr', 'Qui gagne ?', 'no no-break space before : ; ! ? »'],
  ['fr', '«Donner\u00a0»', 'no no-break space after «'],
  ['fr', 'On calcule …', 'a space before …'],
  ['fr', 'Anna, un débutant.', 'never “un débutant”'],
] as const)
  test(`finds in “${said}”: ${fault}`, () => assert.ok(faultsOf(said, language, NEVER).includes(fault)));

for (const [language, said] of [
  ['en', 'You win \uFFFC% of the pot: “Deal” is next… Who is here?'],
  ['de', 'Sie haben \uFFFC\u00a0% gewonnen: „Geben“ kommt jetzt …'],
  ['fr', 'Vous avez \uFFFC\u00a0%\u00a0: «\u00a0Donner\u00a0» suit… C’est 12:30.'],
] as const)
  test(`finds nothing in “${said}”`, () => assert.deepEqual(faultsOf(said, language, NEVER), []));

test('every language has words that are never used', () =>
  Object.entries(NEVER).forEach(([language, words]) =>
    assert.ok(words.length > 5, `docs/language.md has no section, or a short one, for “${language}”`),
  ));

test('reads the sentences of a text, not its imports, keys and types', () =>
  assert.deepEqual(
    sentencesOf("import a from 'b'; const c: 'd' = 'e'; export const text = { 'f g': (x: string) => `h ${x} i` };"),
    ['e', 'h \uFFFC i'],
  ));
