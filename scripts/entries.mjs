// What the package offers, read from the source: `exports` and `bin` of package.json, and the folders of src/. The
// build, the long plays, the size, the pictures, the bench and the tests use this. An entry is the file of the same
// name in src/.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const { exports, bin } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const names = Object.keys(exports).flatMap(key => /^\.\/(.+)\.js$/.exec(key)?.[1] ?? []);

/** The room of an element: the folder of src/ that contains src/<room>/look/<tag>.ts, with the class. */
function roomOf(tag) {
  const room = readdirSync(join(ROOT, 'src')).find(folder =>
    existsSync(join(ROOT, 'src', folder, 'look', `${tag}.ts`)),
  );
  if (!room) throw new Error(`package.json exports elements/${tag}.js, but there is no src/<room>/look/${tag}.ts`);
  return room;
}

/** The elements, each with an entry that registers it (`<tag>`) and one that does not (`elements/<tag>`). */
export const elements = names
  .filter(name => name.startsWith('elements/'))
  .map(name => name.slice('elements/'.length))
  .map(tag => ({ tag, room: roomOf(tag) }));

/** The entry for a server that renders pages. */
export const server = 'server';

/** Entries without a DOM. */
export const headless = names.filter(
  name => name !== server && !name.startsWith('elements/') && !elements.some(({ tag }) => tag === name),
);

/** Entries that are only types: the tags for each framework. */
export const frameworks = Object.keys(exports).flatMap(key => /^\.\/(\w+)$/.exec(key)?.[1] ?? []);

/** Commands, by the file in src/ that runs them. */
export const commands = Object.fromEntries(
  Object.entries(bin).map(([name, file]) => [name, /^(?:\.\/)?dist\/(.+)\.js$/.exec(file)[1]]),
);

/** The entry that registers all elements; on a CDN it is called tapis-vert. */
export const all = 'index';
