// The keys of the tables for docs/keyboard.md, from the constants that define them: `const KEYS: Keys = { z: ['undo'],
// // … }`. The docblock of such a constant says where its keys apply, the comment behind an entry what the key does.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { elements } from '../entries.mjs';
import { LANGUAGES, nameOf } from './languages.mjs';
import { code, table } from './markdown.mjs';

const SHARED = 'src/table/play/keyboard.ts';
const NAMED = /_KEYS$|^KEYS$/;
/** The constant whose keys depend on the language, and where the languages define them. */
const LETTERS = 'LETTER_KEYS';

/** The labels of keys. */
const CAPS = {
  ArrowRight: '→',
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ' ': 'Space',
  Escape: 'Esc',
  '-': '−',
};
const capOf = key => CAPS[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** Keys as a reader names them: a run of digits by its ends. */
function named(keys) {
  const isRow = keys.length > 2 && keys.every(key => /^\d$/.test(key));
  return (isRow ? [`${keys[0]} to ${keys.at(-1)}`] : keys.map(capOf)).join(', ');
}

/** The constants with keys in a file: name, where they apply, and rows of keys with what they do. */
function constantsIn(file) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isVariableStatement).flatMap(statement => {
    const [{ name, initializer }] = statement.declarationList.declarations;
    if (!NAMED.test(name.text) || !initializer || !ts.isObjectLiteralExpression(initializer)) return [];
    const doc = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc).at(-1)?.comment;
    if (!doc) throw new Error(`${file}: nothing says where the keys of ${name.text} hold. Write a docblock.`);
    const rows = [];
    let keys = [];
    for (const property of initializer.properties) {
      keys.push(property.name.text);
      const line = text.slice(property.end, text.indexOf('\n', property.end));
      const [, does] = /\/\/ (.+)$/.exec(line) ?? [];
      if (!does) continue;
      rows.push({ keys, does });
      keys = [];
    }
    if (keys.length) throw new Error(`${file}: nothing says what ${keys.join(', ')} does in ${name.text}.`);
    return [{ name: name.text, holds: ts.getTextOfJSDocComment(doc).replace(/\s+/g, ' '), rows }];
  });
}

/** The letters of {@link LETTERS} in each language, from the `keys` of the room's texts. */
function lettersOf(folder) {
  return LANGUAGES.map(language => {
    const [, object] = /^ {2}keys: \{(.+)\},$/m.exec(readFileSync(join(folder, 'text', `${language}.ts`), 'utf8'));
    return [language, new Map([...object.matchAll(/(\w+): '(.)'/g)].map(([, name, letter]) => [name, letter]))];
  });
}

/** A constant as a paragraph and a table; `folder` is its room. */
function shown({ name, holds, rows }, folder) {
  if (name !== LETTERS)
    return [
      holds,
      table(
        ['key', 'what it does'],
        rows.map(({ keys, does }) => [named(keys), does]),
      ),
    ];
  const letters = lettersOf(folder);
  return [
    holds,
    table(
      [...letters.map(([language]) => `in ${nameOf(language)}`), 'what it does'],
      rows.map(({ keys: [key], does }) => [...letters.map(([, each]) => capOf(each.get(key))), does]),
    ),
  ];
}

/** The files with keys below a folder. */
const filesIn = folder =>
  readdirSync(folder, { recursive: true })
    .filter(name => name.endsWith('.ts'))
    .map(name => join(folder, name))
    .filter(file => constantsIn(file).length);

export function keysPart() {
  const section = (title, folder) =>
    filesIn(folder).length
      ? [title, ...filesIn(folder).flatMap(file => constantsIn(file).flatMap(each => shown(each, folder)))]
      : [];
  // a room shared by several tables makes their play: src/bank, src/poker
  const rooms = readdirSync('src').filter(room => !isGame(room) && existsSync(join('src', room, 'play', 'play.ts')));
  return [
    '## Every table',
    ...constantsIn(SHARED).flatMap(each => shown(each)),
    ...rooms.flatMap(room => section(sharedTitle(room), join('src', room))),
    ...elements.flatMap(({ room, tag }) => section(`## ${code(`<${tag}>`)}`, join('src', room, 'play'))),
  ].join('\n\n');
}

const isGame = room => elements.some(each => each.room === room);

/** The elements whose play comes from a shared room. */
function sharedTitle(room) {
  const tags = elements
    .filter(each => readFileSync(join('src', each.room, 'play', 'play.ts'), 'utf8').includes(`/${room}/play/play.js`))
    .map(({ tag }) => code(`<${tag}>`));
  return `## ${tags.join(' and ')}`;
}
