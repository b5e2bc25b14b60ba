/** Every text that takes a name or a number, filled with awkward ones: the result is a sentence. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Language } from '../../src/table/look/lang.ts';
import { inAllLanguages } from './texts.ts';
import { TEXT_FILES, textIn } from './text-files.ts';

/** The values filled in: numbers, a seat without a name, a name, and a long one. */
const FILLED = [0, 1, 2, 'Seat 3', 'Anna', 'Wolfeschlegelsteinhausen'] as const;
/** What else a text takes: the ranks of a hand, or a list of names. */
const GROUP = Object.assign(Object('five') as object, {
  plural: ['aces', 'kings'],
  singular: ['ace', 'king', 'five'],
  join: () => 'Anna, Bruno',
});

/** What no text may contain, whatever is filled in. */
const BROKEN: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['an undefined value', /undefined|NaN|\[object|null|=>/],
  ['two spaces', / {2}/],
  ['a repeated word', /(?<![\p{L}\d])(\p{L}{2,}) \1(?![\p{L}\d])/u],
  ['a plain space in a number', /\d \d{3}(?!\d)/],
];
/** A plural for one thing. */
const PLURALS: Readonly<Record<Language, RegExp>> = {
  en: /(?<![\d.,])1 (?:chips|packs|hands|cards|coups|seats|people|sessions)\b/,
  de: /(?<![\d.,])1 (?:Pakete|Blätter|Karten|Züge|Coups|Plätze|Personen)\b/,
  fr: /(?<![\d.,])1 (?:jetons|paquets|mains|cartes|tours|coups|relances|places|personnes)\b/,
  it: /(?<![\d.,])1 (?:mazzi|mani|turni|colpi|rilanci|persone|sessioni)\b/,
};

/** Texts whose number is never one: cards of a shoe or a pack, all possible hands. */
const ALWAYS_MANY = ['shuffled', 'oddsPanel.note', 'handRankWords.all'];
/** Makes “Seat 3” of a number. */
const NUMBER_ONLY = 'seat';

type Said = (...filled: readonly unknown[]) => unknown;

/** All texts that take a value, by their keys. */
const takers = (text: object, group = ''): readonly (readonly [key: string, say: Said])[] =>
  Object.entries(text).flatMap(([key, each]: [string, unknown]) => {
    if (typeof each === 'function') return [[group + key, each as Said] as const];
    return typeof each === 'object' && each !== null ? takers(each, `${group}${key}.`) : [];
  });

/** A text with these values; undefined if it takes something else. */
function said(say: Said, filled: readonly unknown[]): readonly string[] {
  try {
    return [say(...filled)].flat().filter(each => typeof each === 'string');
  } catch {
    return [];
  }
}

for (const file of TEXT_FILES)
  for (const [language, text] of Object.entries(await inAllLanguages(language => textIn(file, language))))
    test(`${file}, in ${language}`, () => {
      for (const [key, say] of takers(text)) {
        const fillings = key === NUMBER_ONLY ? [0, 1, 2] : [...FILLED, GROUP];
        const all = fillings.flatMap((each, at) => {
          // a repeated word is the text’s own fault only if the values differ
          const others = [fillings[(at + 1) % fillings.length], fillings[(at + 2) % fillings.length], 7];
          return [...said(say, [each, ...others]), ...said(say, [others[0], each, 5, 7])];
        });
        assert.notDeepEqual(all, [], key);
        for (const sentence of all) {
          for (const [what, pattern] of BROKEN) assert.doesNotMatch(sentence, pattern, `${key}: ${what}`);
          if (!ALWAYS_MANY.includes(key)) assert.doesNotMatch(sentence, PLURALS[language as Language], key);
        }
      }
    });
