import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAst } from 'rollup/parseAst';

interface LeanEntry {
  transform(this: object, code: string, id: string): { readonly code: string } | null;
}
/** A plain script, without types of its own. */
const path = '../scripts/lean-entry.mjs';
const { leanEntry } = (await import(new URL(path, import.meta.url).href)) as { leanEntry: () => LeanEntry };

const context = {
  parse: parseAst,
  error: (message: string): never => {
    throw new Error(message);
  },
};

/** What an entry keeps of a module, without the blanks. */
const lean = (code: string): string =>
  (leanEntry().transform.call(context, code, 'a.js')?.code ?? code).replace(/\s+/g, ' ').trim();

test('a refusal loses its sentence', () => {
  assert.equal(lean("refuse('not-now', `At ${least}.`);"), "refuse('not-now' );");
});

test('what is whole elsewhere is empty, and only that', () => {
  assert.equal(
    lean('/** @whole */\nfunction check(one, { two, ...rest }) {\n  return 1;\n}\nconst two = 2;'),
    '/** @whole */ function check( ) { } const two = 2;',
  );
  assert.throws(() => lean('/** @whole */\nconst two = 2;'), /stands before no function/);
});

test('so is what is exported', () => {
  assert.equal(
    lean('/** @whole */\nexport function check(one) {\n  return 1;\n}'),
    '/** @whole */ export function check( ) { }',
  );
});

test('a copy with changes becomes a spread, on as many lines', () => {
  const copy = 'const copy = (a, {\n  b = a.b,\n  c = a.c,\n}) => ({ d: a.d, b, c });';
  assert.equal(lean(copy), 'const copy = (a, changes) => ({ ...a, ...changes });');
  assert.equal(leanEntry().transform.call(context, copy, 'a.js')?.code.split('\n').length, copy.split('\n').length);
});

test('so does a copy whose new parts are named one by one', () => {
  assert.equal(
    lean('const copy = (a, b, c) => ({ d: a.d, c, b, e: a.e });'),
    'const copy = (a, b, c) => ( { ...a, b, c });',
  );
  assert.equal(
    lean('const copy = (a, b, c = a.c) => ({ d: a.d, c, b });'),
    'const copy = (a, b, c = a.c) => ( { ...a, b, c });',
  );
});

test('what does more or less than copy stays as it is', () => {
  for (const code of [
    'const f = (a, { b = a.c }) => ({ b });',
    'const f = (a, { b = a.b }) => ({ c: a.c });',
    'const f = (a, { b = a.b }) => ({ b, c: 1 });',
    'const f = (a, { b = a.b }) => ({ b, c: a.d });',
    'const f = (a, { b = a.b, ...c }) => ({ b, c });',
    'const f = (a, { b = 1 }) => ({ b });',
    'const f = (a, { b = a.b }) => ({ ...a, b });',
    'const f = (a, {}) => ({ b: a.b });',
    'const f = (a, b) => ({ b, c: a.d });',
    'const f = (a, b) => ({ b: a.b });',
    'const f = (a, b, c) => ({ b, d: a.d });',
    'const f = (a, b, { c = a.c }) => ({ b, c, d: a.d });',
    'const f = (a, b = 1) => ({ b, c: a.c });',
  ])
    assert.equal(lean(code), code);
});
