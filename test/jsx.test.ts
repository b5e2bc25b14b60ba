// tries: dist
/** The types for JSX, compiled by an app that checks its libraries too. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { before, describe, test } from 'node:test';
import ts from 'typescript';

/** Plain scripts, without types of their own. */
const load = async <Module>(path: string): Promise<Module> =>
  (await import(new URL(path, import.meta.url).href)) as Module;
const { buildIfOld } = await load<{ buildIfOld: () => void }>('../scripts/build/build.mjs');
const { elements } = await load<{ elements: { tag: string }[] }>('../scripts/entries.mjs');

const PAGE = `
import { toAction } from '../dist/elements/stud-table.js';
import type { CustomElements } from '../dist/jsx.js';
declare global {
  namespace JSX {
    interface IntrinsicElements extends CustomElements {}
  }
}
export const tables = [
${elements.map(({ tag }) => `  <${tag} players="you, Anna:easy" theme="midnight" ontv-settle={event => event.detail.view.accounts.purses[0]} />,`).join('\n')}
  <stud-table variant="razz" lower-limit={5} complete-counts="on" />,
  <stud-table complete-counts lower-limit="5" purse="200" lowerLimit={5} completeCounts={false} part="table" />,
  <stud-table ontv-turn={({ currentTarget, detail: { legal: [offer] } }) => offer && currentTarget.act(toAction(offer))} />,
];
`;
const LISTENER = `
import { toAction } from '../dist/index.js';
import type { EinundvierzigEvents, FaroEvents, TrenteQuaranteEvents, TvRefusedEvent, TvSettleEvent } from '../dist/index.js';
import type { StudEvents } from '../dist/stud-table.js';
${elements
  .map(
    ({ tag }, index) => `const table${index} = document.createElement('${tag}');
table${index}.addEventListener('tv-settle', function ({ detail }) {
  const purse: number | undefined = detail.view.accounts.purses[0];
  console.log(purse, this.legal);
});
table${index}.addEventListener('tv-intent', event => event.preventDefault());
table${index}.addEventListener('tv-settle', (event: TvSettleEvent) => event.detail.actor);
table${index}.addEventListener('tv-refused', (event: TvRefusedEvent) => event.detail.code, { once: true });
table${index}.addEventListener('click', event => event.clientX);
table${index}.addEventListener('of-the-page', event => event.type);
const plain${index}: HTMLElement = table${index};`,
  )
  .join('\n')}
document.querySelector('stud-table')?.addEventListener('tv-over', event => event.detail.view.players.length);
document.querySelector('stud-table')?.addEventListener('tv-action', function ({ detail: { action, events } }) {
  const to: number | undefined = action?.type === 'raise' ? action.to : undefined;
  const cards = events.map(event => (event.type === 'card' ? event.card : to));
  if (action) this.act(action);
  console.log(cards);
});
document.querySelector('stud-table')?.addEventListener('tv-intent', function ({ detail: { action, legal } }) {
  const least = legal.map(offer => (offer.type === 'raise' && typeof offer.to === 'object' ? offer.to.min : 0));
  this.act(action);
  console.log(least);
});
document.querySelector('faro-layout')?.addEventListener('tv-turn', function () {
  const offer = this.legal.find(({ type }) => type === 'stake');
  if (offer) this.act(toAction(offer, true));
});
const settled = ({ detail }: TrenteQuaranteEvents['tv-settle']) => detail.view.coup?.wins.includes('rouge');
const came = ({ detail }: TrenteQuaranteEvents['tv-settle']) => detail.outcome.entries.length + detail.outcome.net;
const intended = ({ detail: { action } }: StudEvents['tv-intent']) => action.type === 'raise' && action.to > 10;
const acted = ({ detail }: EinundvierzigEvents['tv-action']) => detail.view.forehand;
const asked = ({ detail }: FaroEvents['tv-turn']) => detail.view.till;
document.querySelector('trente-quarante-board')?.addEventListener('tv-settle', settled);
document.querySelector('stud-table')?.addEventListener('tv-intent', intended);
document.querySelector('einundvierzig-table')?.addEventListener('tv-action', acted);
document.querySelector('faro-layout')?.addEventListener('tv-turn', asked);
document.addEventListener('tv-error', event => event.detail.message);
export const all = [${elements.map((_, index) => `plain${index}`).join()}];
`;
const WRONG = PAGE.replace('"razz"', '"omaha"');
const WRONG_NUMBER = PAGE.replace('lower-limit="5"', 'lower-limit="five"');
const UNKNOWN = PAGE.replace('lowerLimit={5}', 'lowestLimit={5}');
const MISSPELT_IN_CAMEL_CASE = PAGE.replace('completeCounts={false}', 'completeCount={false}');
const MISSPELT_WITH_A_HYPHEN = PAGE.replace('lower-limit={5}', 'lowest-limit={5} ontv-setle={() => {}}');
const OF_ANOTHER_GAME = LISTENER.replace('detail.view.forehand', 'detail.view.coup');
const FORCED = PAGE.replace('variant="razz"', 'view={undefined}');

const FILES = {
  'page.tsx': PAGE,
  'listener.ts': LISTENER,
  'wrong.tsx': WRONG,
  'number.tsx': WRONG_NUMBER,
  'unknown.tsx': UNKNOWN,
  'misspelt.tsx': MISSPELT_IN_CAMEL_CASE,
  'hyphen.tsx': MISSPELT_WITH_A_HYPHEN,
  'of-another-game.ts': OF_ANOTHER_GAME,
  'forced.tsx': FORCED,
};

/** The compiler's messages for each file of an app, and for our own types in it. */
let said: Record<string, string[]>;
before(() => {
  buildIfOld();
  // beside dist/, so that the imports of the types are found
  const folder = mkdtempSync(join(process.cwd(), 'build-jsx-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const program = ts.createProgram(
    Object.keys(FILES).map(name => join(folder, name)),
    {
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      jsx: ts.JsxEmit.Preserve,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
    },
  );
  said = {};
  for (const { file, messageText } of ts.getPreEmitDiagnostics(program)) {
    if (file?.fileName.includes('node_modules')) continue;
    const name = file?.fileName.startsWith(folder) ? basename(file.fileName) : 'our types';
    (said[name] ??= []).push(ts.flattenDiagnosticMessageText(messageText, ' '));
  }
  rmSync(folder, { recursive: true });
});

const complaints = (name: keyof typeof FILES): string[] => said[name] ?? [];

/** The only error in a file. */
function complaint(name: keyof typeof FILES): string {
  assert.equal(complaints(name).length, 1, complaints(name).join('\n'));
  return complaints(name)[0]!;
}

describe('the types for JSX', () => {
  test('fit together, and every table takes its attributes and events', () => {
    assert.deepEqual(said['our types'] ?? [], []);
    assert.deepEqual(complaints('page.tsx'), []);
  });

  test('know the view of the table’s game in listeners', () => {
    assert.deepEqual(complaints('listener.ts'), []);
  });

  test('refuse a value that an attribute does not take', () => {
    assert.match(complaint('wrong.tsx'), /"omaha"/);
  });

  test('refuse a value that is not a number, and an unknown option', () => {
    assert.match(complaint('number.tsx'), /"five"/);
    assert.match(complaint('unknown.tsx'), /lowestLimit/);
  });

  test('find a misspelt name in camel case; TypeScript lets one with a hyphen pass, as the documents say', () => {
    assert.match(complaints('misspelt.tsx').join(), /completeCount/);
    assert.deepEqual(complaints('hyphen.tsx'), []);
  });

  test('give a game’s events its own view, and no other’s', () => {
    assert.match(complaint('of-another-game.ts'), /'coup' does not exist/);
  });

  test('do not allow setting what is read-only', () => {
    assert.match(complaint('forced.tsx'), /Property 'view' does not exist/);
  });
});
