// Decides which file of dist/cdn/parts/ holds a module. The folder gives its room, and its place in the import graph
// the stage: stud/look/seats.js is in stud-look, and what `import('../play/play.js')` adds is in stud-play, poker-play
// and table-play. What is loaded only when somebody opens something is not listed here: it has files of its own.
import { elements } from '../entries.mjs';

/** The room of a folder, or of one file; the longest path counts. Any other folder is a room: poker, faro … */
const ROOMS = {
  ...{ node_modules: 'table', cards: 'table', game: 'table' },
  ...{ stakes: 'poker', 'stakes/seats.js': 'table' },
  ...Object.fromEntries(
    elements.flatMap(({ tag, room }) => [`${tag}.js`, `elements/${tag}.js`].map(file => [file, room])),
  ),
};

function roomOf(path) {
  const [folder] = path.split('/', 1);
  return ROOMS[path] ?? ROOMS[folder] ?? folder;
}

const isPlay = path => path.split('/').includes('play');

/**
 * @typedef {object} Module
 * @property {string[]} imports the modules that it imports, by their paths from build/ or node_modules/.
 * @property {string[]} lazy those that it loads with `import()`.
 */

/**
 * The part of each module that is loaded without being opened.
 * @param {Map<string, Module>} graph all modules, by path.
 * @param {string[]} doors the modules that a page requests. A door is a file of its own, with nothing in it.
 * @returns {Map<string, string>} the name of the part, by path.
 */
export function partsOf(graph, doors) {
  const parts = new Map();
  const put = (stage, roots) => {
    const reached = new Set(roots);
    for (const path of reached) for (const next of graph.get(path).imports) if (!parts.has(next)) reached.add(next);
    for (const path of reached) if (!doors.includes(path)) parts.set(path, `${roomOf(path)}-${stage}`);
  };
  put('look', doors);
  const lazy = [...graph.values()].flatMap(module => module.lazy);
  put(
    'play',
    lazy.filter(path => isPlay(path) && !parts.has(path)),
  );
  return parts;
}
