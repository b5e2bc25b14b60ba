// Which room may import which. A game is any folder of src/ that is not one of the rooms below: a new game needs no new
// rule. Within a game, rules/ is headless; text/, look/, play/ and lazy/ are for the screen. Type imports count like
// the others, except for when a file is loaded: a type loads nothing.
const ROOMS = 'cards|game|stakes|fair|table|poker|bank|elements|host';
const GAME = `src/(?!(?:${ROOMS})/)[^/]+/`;
const SCREEN = [
  '^src/(table|poker|bank)/',
  `^${GAME}(look|play|lazy|text)/`,
  '^src/(index|server|colyseus-socket|(elements/)?[a-z-]+-(board|table|layout))\\.ts$',
];
/** Imports that load a file: neither types nor import(). */
const LOADS = { dynamic: false, dependencyTypesNot: ['type-only'] };
const HEADLESS = { path: '^src/', pathNot: SCREEN };
const NOBLE = 'node_modules/@noble/hashes/';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule('no-circle', 'No import circle.', {}, { circular: true }),
    rule(
      'cards-alone',
      'cards imports nothing but @noble/hashes.',
      { path: '^src/cards/' },
      { pathNot: ['^src/cards/', NOBLE] },
    ),
    rule(
      'game-on-cards',
      'game imports cards only.',
      { path: '^src/game/' },
      { pathNot: ['^src/(game|cards)/', NOBLE] },
    ),
    rule(
      'stakes-on-cards',
      'stakes imports cards and game.',
      { path: '^src/stakes/' },
      { pathNot: '^src/(stakes|cards|game)/' },
    ),
    rule(
      'stakes-tools-of-game',
      'Beside types, stakes imports from game only how lists, refusals, limits, chairs and shapes of views are written: it knows no croupier and no log.',
      { path: '^src/stakes/' },
      {
        path: '^src/game/',
        pathNot: '^src/game/(actions|lists|options|seating|shape|to-action)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'fair-on-game',
      'fair imports cards and game only: it proves the deals of any game.',
      { path: '^src/fair/' },
      { pathNot: ['^src/(fair|cards|game)/', NOBLE] },
    ),
    rule(
      'games-apart',
      'Games never import each other.',
      { path: `^src/(?!(?:${ROOMS})/)([^/]+)/` },
      { path: `^${GAME}`, pathNot: '^src/$1/' },
    ),
    rule(
      'shared-tables-know-no-game',
      'table, poker and bank never import a game.',
      { path: '^src/(table|poker|bank)/' },
      { path: `^${GAME}` },
    ),
    rule(
      'table-below-poker-and-bank',
      'table knows neither poker nor bank, and these not each other.',
      { path: '^src/(table|poker|bank)/' },
      { path: '^src/(poker|bank)/', pathNot: '^src/$1/' },
    ),
    rule(
      'look-first',
      'What draws a table that nobody has played at imports nothing that a hand needs, and nothing that somebody opens.',
      { path: '^src/([^/]+/look/|(elements/)?[a-z-]+-(board|table|layout)\\.ts$)' },
      { path: '^src/[^/]+/(play|lazy)/', ...LOADS },
    ),
    rule(
      'lazy-last',
      'What somebody opens is loaded by import() alone.',
      { path: '^src/[^/]+/play/' },
      { path: '^src/[^/]+/lazy/', ...LOADS },
    ),
    rule('headless-files', 'A headless file imports nothing that is for the screen.', HEADLESS, { path: SCREEN }),
    rule('headless-no-lit', 'No Lit in headless files, not even through another file.', HEADLESS, {
      path: 'node_modules/(lit|@lit|lit-html|lit-element)/',
      reachable: true,
    }),
    rule(
      'entries-on-top',
      'Only entries import entries; games.ts, the list of games, is none.',
      { path: '^src/', pathNot: '^src/(elements/)?[^/]+\\.ts$' },
      { path: '^src/(elements/)?[^/]+\\.ts$', pathNot: '^src/games\\.ts$' },
    ),
    rule(
      'no-node',
      'The library runs in browsers too; what a host needs of Node is in host/node.',
      { path: '^src/', pathNot: '^src/host/node/' },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'host-on-its-own',
      'Nothing but its entries imports the host.',
      { path: '^src/', pathNot: '^src/(host/|(host|colyseus)\\.ts$)' },
      { path: '^src/host/' },
    ),
    rule(
      'host-core-alone',
      'Within the host only host/node knows Node.',
      { path: '^src/host/', pathNot: '^src/host/node/' },
      { path: '^src/host/node/' },
    ),
    rule(
      'resolvable',
      'An import that leads nowhere; Colyseus is installed in scale/ only.',
      {},
      { couldNotResolve: true, pathNot: '^@colyseus/core$' },
    ),
    rule(
      'no-dev-packages',
      'What src/ imports stands in `dependencies`; what a host on Colyseus needs besides is a peer.',
      { path: '^src/' },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm-peer'] },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: '^src/[^/]+\\.d\\.ts$', // types for frameworks, which import what the build makes
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default', 'types'] },
  },
};
