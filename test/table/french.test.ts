/** French typography: the space before : ; ! ? » and after « does not break. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { text } from '../../src/table/text/fr.ts';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.[jt]s$/.test(file))
    .map(file => [file, readFileSync(`${folder}/${file}`, 'utf8')] as const);
const SOURCES = filesIn('src');

const QUOTED = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
const quotedIn = (source: string): readonly string[] => [...source.matchAll(QUOTED)].map(([, one, two]) => one ?? two!);

/** The French texts of a source: all of a French file, and whole tables in French. */
const frenchIn = (file: string, source: string): readonly string[] =>
  [
    ...(/\bfr\.ts$/.test(file) ? quotedIn(source.replace(/^(import|const) .*$/gm, '')) : []),
    ...[...source.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)]
      .map(([, said]) => said!.split('|'))
      .flatMap(parts => (parts.length === 3 ? parts[2]! : [])),
    ...[...source.matchAll(/^ *fr: '(.*)'/gm)].map(([, said]) => said!),
    ...[...source.matchAll(/^ {2}fr: \{\n([\s\S]*?)^ {2}\}/gm)].flatMap(([, table]) => quotedIn(table!)),
  ].map(said =>
    said
      .replaceAll('\\u00a0', '\u00a0')
      .replaceAll('\\u202f', '\u202f')
      .replace(/\$\{[^}]*\}/g, '0'),
  );

const BREAKS = /(?<![\u00a0\u202f:;!?])[:;!?](?![\w-])|(?<![\u00a0\u202f])»|«(?![\u00a0\u202f])/;

test('no French text can break before : ; ! ? » or after «', () => {
  const texts = [...SOURCES, ...filesIn('demo')].flatMap(([file, source]) =>
    frenchIn(file, source).map(said => `${file}: ${said}`),
  );
  assert.ok(texts.length > 600, `${texts.length} texts are found`);
  assert.deepEqual(
    texts.filter(said => BREAKS.test(said.slice(said.indexOf(': ') + 1))),
    [],
  );
});

test('no table joins texts with a colon: whole sentences are in the files of the language', () => {
  assert.equal(text.told('Anna', 'dix'), 'Anna\u00a0: dix');
  const joined = SOURCES.filter(
    ([file]) =>
      !/^(game|stakes|cards|host)|\/text\/(?:\w+\/)*[\w.]+\.ts$|(legality|options|rules|table|attributes|people|phh[\w-]*)\.ts$/.test(
        file,
      ),
  );
  for (const [file, source] of joined) assert.doesNotMatch(source, /\}: (?:\$\{|<\/|`)/, file);
});
