// The one list of what the package offers: the build, the long plays, the size, the pictures and the bench read it. A new
// game is one more line here, its `exports` line in package.json, which the build compares with this list, and
// scripts/games/<room>.mjs, bench/<room>.ts and test/<room>/rules/long.test.ts. An entry is the file of the same name in src/.

/** The elements: an element's tag is also its entry's name. The class lives in src/<room>/table/<tag>.ts. */
export const elements = [
  { tag: 'trente-quarante-board', room: 'trente-quarante' },
  { tag: 'stud-table', room: 'stud' },
  { tag: 'einundvierzig-table', room: 'einundvierzig' },
  { tag: 'faro-layout', room: 'faro' },
];

/** Entries that know no DOM. */
export const headless = ['cards', 'rules', 'croupier', 'odds', 'phh', 'host'];

/** Commands, by the file in src/ that runs them. */
export const commands = { 'tapis-vert-host': 'host/node/bin' };

/** The entry for a server that writes pages. */
export const server = 'server';

/** The entry that registers all elements; on a CDN it is called tapis-vert. */
export const all = 'index';
