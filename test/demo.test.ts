/** The demo's page says everything in three languages, and shows the games that are there. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { games } from '../demo/games.js';
import { texts } from '../demo/texts.js';
import { elements } from '../scripts/entries.mjs';

const page = readFileSync('demo/index.html', 'utf8');
const asked = [...page.matchAll(/data-(?:text|label)="(\w+)"/g)].map(([, key]) => key!);
const inScript = Object.keys(texts.en);

describe('the demo', () => {
  for (const language of ['de', 'fr'] as const) {
    test(`says everything in ${language}`, () => {
      const words = texts[language] as Record<string, string>;
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
  test('tells of every game in three languages', () => {
    for (const { name, about } of games)
      for (const language of ['en', 'de', 'fr'] as const) assert.ok(about[language], `${name} in ${language}`);
  });
  test('shows the elements that the package has, and no others', () => {
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
