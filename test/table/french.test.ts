/** French typography: what stands before : ; ! ? » and after « is a space that does not break. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { COMMON_WORDS } from '../../src/table/messages.ts';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.[jt]s$/.test(file))
    .map(file => [file, readFileSync(`${folder}/${file}`, 'utf8')] as const);
const SOURCES = filesIn('src');

/** The French texts of a source: the third words of tables, and whole tables in French. */
const frenchIn = (source: string): readonly string[] =>
  [
    ...[...source.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)]
      .map(([, text]) => text!.split('|'))
      .flatMap(parts => (parts.length === 3 ? parts[2]! : [])),
    ...[...source.matchAll(/^ *fr: '(.*)'/gm)].map(([, text]) => text!),
    ...[...source.matchAll(/^ {2}fr: \{\n([\s\S]*?)^ {2}\}/gm)].flatMap(([, table]) =>
      [...table!.matchAll(/['`]((?:[^'`\\\n]|\\.)*)['`]/g)].map(([, text]) => text!),
    ),
  ].map(text => text.replaceAll('\\u00a0', '\u00a0'));

const BREAKS = /(?<![\u00a0\u202f:;!?])[:;!?](?![\w-])|(?<![\u00a0\u202f])»|«(?![\u00a0\u202f])/;

test('no French text may break before its : ; ! ? », nor after «', () => {
  const texts = [...SOURCES, ...filesIn('demo')].flatMap(([file, source]) =>
    frenchIn(source).map(text => `${file}: ${text}`),
  );
  assert.ok(texts.length > 400, `${texts.length} texts are found`);
  assert.deepEqual(
    texts.filter(text => BREAKS.test(text.slice(text.indexOf(': ') + 1))),
    [],
  );
});

test('what the tables put together has its colon from the words of the language', () => {
  assert.equal(COMMON_WORDS.colon, ': |: |\u00a0: ');
  const joined = SOURCES.filter(
    ([file]) => !/^(game|stakes|cards)|(legality|options|rules|table|attributes|people|phh[\w-]*)\.ts$/.test(file),
  );
  for (const [file, source] of joined) assert.doesNotMatch(source, /\}: (?:\$\{|<\/|`)/, file);
});
