// npm run new-game -- <room> <tag> "<Name>": a fifth game that is whole and plays at once, to be made into another.
//   npm run new-game -- high-card high-card-table "High Card"
// The skeleton is a game of its own, new-game/ beside this file, type-checked and linted with everything else; its files
// lie where they go. What a file of the package must say beside it is in PLACES.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';

const SKELETON = join(import.meta.dirname, 'new-game');

/**
 * Lines that name the game in files that are there, in the words of the skeleton: each goes below the last line that is
 * like those of the other games.
 */
export const PLACES = [
  {
    file: 'src/index.ts',
    like: /^export \{ define/,
    lines: ["export { defineNewGameTable, NewGameTable, type NewGameEvents } from './new-game-table.js';"],
  },
  {
    file: 'src/rules.ts',
    like: /^export .*\/(rules\/|outcome)/,
    lines: [
      "export { newGame } from './new-game/rules/rules.js';",
      "export type * as NewGame from './new-game/rules/table.js';",
      "export type { Options as NewGameOptions } from './new-game/rules/options.js';",
      "export { outcome as newGameOutcome } from './new-game/outcome.js';",
    ],
  },
  {
    file: 'src/croupier.ts',
    like: /^export .*\/rules\/players/,
    lines: ["export { opponent as newGameOpponent } from './new-game/rules/players.js';"],
  },
  {
    file: 'src/host/games.ts',
    like: /^import .*\/rules\//,
    lines: [
      "import { newGame } from '../new-game/rules/rules.js';",
      "import { opponent as newGameOpponent } from '../new-game/rules/players.js';",
    ],
  },
  { file: 'src/host/games.ts', like: /^ {4}hosted\(/, lines: ['    hosted(newGame, newGameOpponent),'] },
  {
    file: 'demo/games.js',
    like: /^ {2}\},$/,
    lines: readFileSync(join(SKELETON, 'demo-entry.txt'), 'utf8').trimEnd().split('\n'),
  },
];

const capital = word => word.charAt(0).toUpperCase() + word.slice(1);
const pascal = words => words.split('-').map(capital).join('');
const camel = words => words.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** A text of the skeleton in the words of a game. */
function inWordsOf({ room, tag, name }) {
  const words = {
    'new-game-table': tag,
    NewGameTable: pascal(tag),
    'new-game': room,
    newGame: camel(room),
    NewGame: pascal(room),
    NEW_GAME: room.toUpperCase().replaceAll('-', '_'),
    'New Game': name,
  };
  return text => text.replace(new RegExp(Object.keys(words).join('|'), 'g'), word => words[word]);
}

/** Whether a word may name a variable. */
function isFree(word) {
  try {
    return !!new Function(`'use strict'; const ${word} = 0;`);
  } catch {
    return false;
  }
}

/** What is wrong with the words for a game, each as a sentence. */
export function faultsOf(root, { room = '', tag = '', name = '' }) {
  const faults = [];
  const say = (isWrong, fault) => isWrong && faults.push(fault);
  const kebab = /^[a-z][a-z\d]*(-[a-z\d]+)*$/;
  say(!kebab.test(room), `“${room}” is no name of a room. Allowed: small letters, digits and hyphens, as high-card.`);
  say(kebab.test(room) && !isFree(camel(room)), `“${camel(room)}” is a word of JavaScript: call the room otherwise.`);
  say(kebab.test(room) && existsSync(join(root, 'src', room)), `There is a room src/${room} already.`);
  // by these endings lint and package.json know what is for the screen
  say(
    !kebab.test(tag) || !/-(board|table|layout)$/.test(tag),
    `“${tag}” is no tag of a table. Allowed: small letters, digits and hyphens, ending in -board, -table or -layout.`,
  );
  say(existsSync(join(root, 'src', `${tag}.ts`)), `There is an element <${tag}> already.`);
  say(
    !/^[\p{L}\d][\p{L}\d ’-]*$/u.test(name),
    `“${name}” is no name of a game. Allowed: letters, digits, spaces, hyphens and ’.`,
  );
  return faults;
}

/** The files of the skeleton, from where it lies. */
const skeleton = () =>
  readdirSync(SKELETON, { recursive: true })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.includes('/') && statSync(join(SKELETON, file)).isFile());

/** A text with lines below the last one that is like this. */
export function withLines(file, text, like, lines) {
  const all = text.split('\n');
  const at = all.findLastIndex(line => like.test(line));
  if (at < 0) throw new Error(`${file} has no line like ${like}: where do games stand there now?`);
  return all.toSpliced(at + 1, 0, ...lines).join('\n');
}

/** package.json with the two entries of an element, each behind those of its kind. */
function exporting(manifest, tag) {
  const entries = Object.entries(manifest.exports);
  for (const [name, kind] of [
    [tag, /^\.\/[a-z\d-]+-(board|table|layout)\.js$/],
    [`elements/${tag}`, /^\.\/elements\//],
  ]) {
    const last = entries.findLastIndex(([key]) => kind.test(key));
    entries.splice(last + 1, 0, [`./${name}.js`, { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` }]);
  }
  return { ...manifest, exports: Object.fromEntries(entries) };
}

/**
 * Writes a game into the package that lies at `root`, and answers the files that are new and those that name it now.
 * @throws {Error} that says what is wrong with the words, or which file has no place for the game any more; then nothing is written.
 */
export async function generate(root, words) {
  const faults = faultsOf(root, words);
  if (faults.length) throw new Error(faults.join('\n'));
  const translated = inWordsOf(words);
  const made = new Map(
    skeleton().map(file => [translated(file), translated(readFileSync(join(SKELETON, file), 'utf8'))]),
  );
  const named = new Map();
  for (const { file, like, lines } of PLACES) {
    const text = named.get(file) ?? readFileSync(join(root, file), 'utf8');
    named.set(file, withLines(file, text, like, lines.map(translated)));
  }
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  named.set('package.json', JSON.stringify(exporting(manifest, words.tag), null, 2));
  for (const [file, text] of [...made, ...named]) {
    const path = join(root, file);
    const options = await resolveConfig(join(SKELETON, file));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.endsWith('.md') ? text : await format(text, { ...options, filepath: path }));
  }
  return { made: [...made.keys()], named: [...named.keys()] };
}

if (import.meta.filename === process.argv[1]) {
  const [room, tag, name] = process.argv.slice(2);
  try {
    const { made, named } = await generate('.', { room, tag, name });
    console.log(`${made.length} new files:\n  ${made.join('\n  ')}\nIt is named in:\n  ${named.join('\n  ')}`);
    console.log(
      `\nNow: npm test -- test/${room}\nThen make it another game: src/${room}/rules.md first (see CONTRIBUTING.md).`,
    );
  } catch (error) {
    console.error(`${error.message}\n\nnpm run new-game -- high-card high-card-table "High Card"`);
    process.exitCode = 1;
  }
}
