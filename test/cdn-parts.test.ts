/** The file for a CDN that each module goes into. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

interface Module {
  readonly imports: readonly string[];
  readonly lazy: readonly string[];
}
const { partsOf } = (await import(new URL('../scripts/build/parts.mjs', import.meta.url).href)) as {
  partsOf: (graph: ReadonlyMap<string, Module>, doors: readonly string[]) => ReadonlyMap<string, string>;
};

/** A page with one table: what each module imports, and what it asks for with `import()`. */
const modules: Readonly<Record<string, readonly [imports: string, lazy?: string]>> = {
  door: ['stud-table.js'],
  'stud-table.js': ['stud/look/look.js'],
  'stud/look/look.js': ['stud/rules/open.js poker/look/oval.js', 'stud/play/play.js stud/text/de.js'],
  'stud/rules/open.js': ['stakes/seats.js'],
  'poker/look/oval.js': ['table/look/box.js', 'poker/lazy/history.js'],
  'table/look/box.js': ['node_modules/lit/index.js cards/card.js'],
  'stud/play/play.js': ['stud/look/look.js stud/rules/rules.js table/play/session.js', 'poker/lazy/reviews.js'],
  'stud/rules/rules.js': ['stud/rules/open.js stakes/pots.js'],
  'table/play/session.js': ['game/croupier.js'],
  'poker/lazy/history.js': ['game/json.js table/look/box.js'],
  'poker/lazy/reviews.js': ['game/json.js stakes/pots.js'],
  ...Object.fromEntries(
    ['node_modules/lit/index.js', 'cards/card.js', 'stakes/seats.js', 'stakes/pots.js', 'game/croupier.js'].map(
      each => [each, ['']],
    ),
  ),
  ...{ 'game/json.js': [''], 'stud/text/de.js': ['stud/text/number.js'], 'stud/text/number.js': [''] },
};
const words = (text = ''): string[] => text.split(' ').filter(Boolean);
const graph = new Map(
  Object.entries(modules).map(([path, [imports, lazy]]) => [path, { imports: words(imports), lazy: words(lazy) }]),
);
const parts = partsOf(graph, ['door']);
const holds = (part: string | undefined): string[] => [...graph.keys()].filter(path => parts.get(path) === part).sort();

test('the imports of an entry file are the look of its folders', () => {
  assert.deepEqual(holds('table-look'), [
    'cards/card.js',
    'node_modules/lit/index.js',
    'stakes/seats.js',
    'table/look/box.js',
  ]);
  assert.deepEqual(holds('poker-look'), ['poker/look/oval.js']);
  assert.deepEqual(holds('stud-look'), ['stud-table.js', 'stud/look/look.js', 'stud/rules/open.js']);
});

test('what the gameplay loads besides is the play of its folders', () => {
  assert.deepEqual(holds('table-play'), ['game/croupier.js', 'table/play/session.js']);
  assert.deepEqual(holds('poker-play'), ['stakes/pots.js']);
  assert.deepEqual(holds('stud-play'), ['stud/play/play.js', 'stud/rules/rules.js']);
});

test('what a player opens, and what only such files share, is in none of these, and neither is the entry file', () => {
  assert.deepEqual(holds(undefined), [
    ...[
      'door',
      'game/json.js',
      'poker/lazy/history.js',
      'poker/lazy/reviews.js',
      'stud/text/de.js',
      'stud/text/number.js',
    ],
  ]);
});
