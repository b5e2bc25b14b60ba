/** The pages that teach the games: generated parts are as the generator makes them, and every link works. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { files, folderOf, numeral, PAGES, SHARED, type Language } from '../../scripts/teaching/lesson.ts';
import { LESSONS } from '../../scripts/teaching/lessons.ts';
import { OPTIONS as EINUNDVIERZIG } from '../../src/einundvierzig/rules/options.ts';
import { OPTIONS as FARO } from '../../src/faro/rules/options.ts';
import type { OptionRules } from '../../src/game/options.ts';
import { OPTIONS as STUD } from '../../src/stud/rules/options.ts';
import { settingsOf } from '../../src/table/look/attributes.ts';
import { OPTIONS as TRENTE_QUARANTE } from '../../src/trente-quarante/rules/options.ts';

const RULES: Readonly<Record<string, OptionRules>> = {
  einundvierzig: EINUNDVIERZIG,
  'trente-quarante': TRENTE_QUARANTE,
  faro: FARO,
  stud: STUD,
};

/** The generated files; `npm run docs -- --check` compares them with what is there. */
const MADE = files(LESSONS);

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const idsOf = (page: string): string[] => [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);

describe('a figure', () => {
  test('is written as its language writes it', () => {
    assert.equal(numeral(0.010945685, '2%', 'de'), '1,09\u00a0%');
    assert.equal(numeral(0.010945685, '2%', 'en'), '1.09%');
    assert.equal(numeral(133_784_560, '0', 'de'), '133.784.560');
    assert.equal(numeral(133_784_560, '0', 'en'), '133,784,560');
    assert.equal(numeral(2000, '0', 'de'), '2000');
    assert.equal(numeral(50, '0+', 'de'), '+50');
    assert.equal(numeral(-5, '0+', 'en'), '−5');
    assert.equal(numeral(-1e-17, '2%', 'en'), '0.00%');
  });
  test('must be a number, in a known form', () => {
    assert.throws(() => numeral(NaN, '0', 'de'), /no figure/);
    assert.throws(() => numeral(1, 'two', 'de'), /no figure/);
  });
});

describe('the pages that teach', () => {
  for (const lesson of LESSONS) {
    const folder = folderOf(lesson);
    const read = (language: Language): string => readFileSync(join(folder, PAGES[language]), 'utf8');

    for (const language of Object.keys(PAGES) as Language[]) {
      const page = read(language);

      describe(join(folder, PAGES[language]), () => {
        test('shows every prepared deal', () =>
          assert.deepEqual(
            [...page.matchAll(/data-deal="(\w+)"/g)].map(([, name]) => name!).sort(),
            Object.keys(lesson.deals).sort(),
          ));
        test('has a line for each scene, to the end of the log', () => {
          for (const [, figure] of page.matchAll(/<figure class="deal"([^]*?)<\/figure>/g)) {
            const ends = /data-scenes="([\d ]+)"/.exec(figure!)![1]!.split(' ');
            assert.equal([...figure!.matchAll(/<li\b/g)].length, ends.length, plain(figure!).slice(0, 60));
          }
        });
        test('has no number that is not a figure', () => {
          const told = [
            ...[...page.matchAll(/<ol class="scenes">([^]*?)<\/ol>/g)].map(([, scenes]) => scenes!),
            ...[...page.matchAll(/<section id="[^"]+" data-counted[^>]*>([^]*?)<\/section>/g)].map(([, text]) => text!),
          ];
          for (const text of told) {
            const bare = plain(text.replace(/<b data-figure="[^"]+">[^<]*<\/b>/g, ''));
            const numbers = bare.match(/\d[\d.,]*/g) ?? [];
            assert.deepEqual(
              numbers.filter(number => !lesson.names.test(number)),
              [],
              bare,
            );
          }
        });
        test('has nothing inline that its policy refuses', () => {
          assert.doesNotMatch(
            page,
            /<style|\sstyle=|\son\w+=|<script(?! type="(?:module" src|application\/json" data-deal)=)/,
          );
          assert.match(page, /default-src 'none'; script-src 'self'; style-src 'self'/);
          assert.doesNotMatch(page, /(?:src|href)="(?:https?:|\/)/, 'links are relative');
        });
        test('names settings that the table has', () => {
          const known = new Set(['deck-pattern', ...settingsOf(RULES[lesson.room]!).map(({ attribute }) => attribute)]);
          for (const [, name] of page.matchAll(/<code>([^<]+)<\/code>/g)) assert.ok(known.has(name!), name);
        });
        test('has the table of its game', () =>
          assert.ok(page.includes(`<main id="text" data-table="${lesson.tag}">`), lesson.tag));
        test('lists all its sections and deals in their order', () => {
          const listed = [.../<nav class="contents"[^]*?<\/nav>/.exec(page)![0].matchAll(/href="#([^"]+)"/g)].map(
            ([, id]) => id!,
          );
          assert.deepEqual(
            idsOf(page).filter(id => listed.includes(id)),
            listed,
          );
          for (const [, id] of page.matchAll(/<section id="([^"]+)"/g)) assert.ok(listed.includes(id!), id);
        });
        test('links to things that exist', () => {
          const ids = new Set(idsOf(page));
          for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) assert.ok(ids.has(target!), target);
          for (const [, path] of page.matchAll(/(?:src|href)="([^#"]+)"/g))
            assert.ok(existsSync(join(folder, path!.replace(/\?.*/, ''))), path);
        });
      });
    }

    test(`${folder} says the same in both languages`, () => {
      const marksOf = (language: Language, mark: RegExp): string[] =>
        [...read(language).matchAll(mark)].map(([text]) => text.replace(/cards\/../, 'cards'));
      for (const mark of [/data-(?:facts|holds|chance|count|worth)="[^"]*"/g, /<code>[^<]*/g, /cards\/..\/..\.svg/g])
        assert.deepEqual(marksOf('de', mark), marksOf('en', mark));
      // within a sentence each language has its own order
      const figures = /data-figure="[^"]*"/g;
      assert.deepEqual(marksOf('de', figures).sort(), marksOf('en', figures).sort());
    });
  }

  test('share their styles, and contain no card that none of them shows', () => {
    const kept = readdirSync(join(SHARED, 'cards'), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.svg'))
      .map(name => join(SHARED, 'cards', name));
    assert.deepEqual(
      kept.filter(path => !MADE.has(path)),
      [],
    );
  });
});
