/** The demo's page says everything in each of its languages, and shows every game. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { LANGUAGES } from '../src/table/look/lang.ts';
import { THEMES as OF_TABLES } from '../src/table/look/settings.ts';

type Words = Record<string, string>;
/** Plain scripts, without types of their own. */
const load = async <Module>(path: string): Promise<Module> =>
  (await import(new URL(path, import.meta.url).href)) as Module;
const { EVENTS, games, THEMES } = await load<{
  games: { tag: string; name: string; ready?: boolean; about: Words }[];
  EVENTS: string[];
  THEMES: string[];
}>('../demo/games.js');
const { texts } = await load<{ texts: Record<string, Words> }>('../demo/texts.js');
const { elements } = await load<{ elements: { tag: string }[] }>('../scripts/entries.mjs');

const page = readFileSync('demo/index.html', 'utf8');
const asked = [...page.matchAll(/data-(?:text|label)="(\w+)"/g)].map(([, key]) => key!);
const inScript = Object.keys(texts.en!);

describe('the demo', () => {
  for (const [language, words] of Object.entries(texts).filter(([each]) => each !== 'en')) {
    test(`says everything in ${language}`, () => {
      assert.deepEqual(
        [...asked, ...inScript].filter(key => !words[key]),
        [],
      );
      assert.deepEqual(
        Object.keys(words).filter(key => !asked.includes(key) && !inScript.includes(key)),
        [],
      );
    });
  }
  test('describes every game in every language', () => {
    for (const { name, about } of games)
      for (const language of Object.keys(texts)) assert.ok(about[language], `${name} in ${language}`);
  });
  test('lets the player choose every theme, and offers only languages that tables speak', () => {
    assert.deepEqual(THEMES, OF_TABLES);
    assert.deepEqual(
      Object.keys(texts),
      LANGUAGES.filter(language => texts[language]),
    );
  });
  test('reports every event of a table', () => {
    const fired = readFileSync('src/table/look/events.ts', 'utf8').matchAll(/super\('(tv-[\w-]+)'/g);
    assert.deepEqual([...EVENTS].sort(), [...fired].map(([, name]) => name).sort());
  });
  test('shows the elements of the package, and no others', () => {
    assert.deepEqual(
      games.filter(({ ready }) => ready).map(({ tag }) => tag),
      elements.map(({ tag }) => tag),
    );
  });
  test('has nothing inline that its policy refuses', () => {
    assert.doesNotMatch(page, /<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
    assert.match(page, /default-src 'none'; script-src 'self'; style-src 'self'/);
  });
});
