/** What the tables say in other languages than English: every text is there, and none has been left in English. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import type { StudText } from '../../src/stud/text/en.ts';
import type { Language } from '../../src/table/look/lang.ts';
import { inAllLanguages, STUD, textsOf } from './texts.ts';
import { TEXT_FILES, textIn } from './text-files.ts';

// @ts-expect-error -- a missing text must not compile
const lacks: StudText = { ...STUD.de, showdown: undefined };

const { elements } = (await import(new URL('../../scripts/entries.mjs', import.meta.url).href)) as {
  elements: readonly { readonly room: string }[];
};

/** What the tables say, by file and language. */
const TABLES: Record<string, Readonly<Record<Language, object>>> = {};
for (const file of TEXT_FILES) TABLES[file] = await inAllLanguages(language => textIn(file, language));
const tokens = (texts: readonly string[]): readonly string[] =>
  texts.flatMap(text => text.toLowerCase().match(/[a-zà-ÿœ]{2,}/g) ?? []);

test('a table that lacks a text does not compile', () => assert.equal(lacks.showdown, undefined));

/** Words of which no sentence of another language has any, and English ones have many. */
const ENGLISH =
  /\b(the|and|of|to|you|your|are|it|that|with|for|one|not|hands|cards|wins|lost|here|must|who|what|there|their|open|before)\b/;

for (const [name, { en, ...others }] of Object.entries(TABLES)) {
  for (const [language, texts] of Object.entries(others)) {
    test(`${name} has every text in ${language}`, () => assert.deepEqual(keysOf(texts), keysOf(en)));
    test(`${name} has no English sentence in ${language}`, () =>
      assert.deepEqual(
        textsOf(texts).filter(text => ENGLISH.test(tokens([text]).join(' '))),
        [],
      ));
  }
}

/** A capital or a full stop that is put on to a text by code. */
const REPAIRED = /toUpperCase\(\) *\+|slice\(0, 1\)\.to|\$&\.|\$1\.|\}\. \$\{/;

test('what a table says is written as it stands there: nothing puts a capital or a full stop on to it', () => {
  const rooms = new Set(elements.map(({ room }) => room.split('/')[0]!));
  const files = ['bank', 'poker', ...rooms].flatMap(room =>
    readdirSync(new URL(`../../src/${room}`, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts') && !/(^|\/)(rules|text)\//.test(file))
      .map(file => `${room}/${file}`),
  );
  assert.ok(files.length > 100);
  const repairs = files.filter(file =>
    REPAIRED.test(readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8')),
  );
  assert.deepEqual(repairs, []);
});

/** All keys of a text, with those of its groups. */
function keysOf(text: object, group = ''): readonly string[] {
  return Object.entries(text)
    .flatMap(([key, each]) =>
      typeof each === 'object' && each !== null ? keysOf(each as object, `${group}${key}.`) : [group + key],
    )
    .sort();
}
