/** The types for JSX, as an app that checks its libraries too compiles them. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import ts from 'typescript';

/** Plain scripts, without types of their own. */
const load = async <Module>(path: string): Promise<Module> =>
  (await import(new URL(path, import.meta.url).href)) as Module;
const { buildIfOld } = await load<{ buildIfOld: () => void }>('../scripts/build.mjs');
const { elements } = await load<{ elements: { tag: string }[] }>('../scripts/entries.mjs');

const PAGE = `
import type { CustomElements } from '../dist/jsx.js';
declare global {
  namespace JSX {
    interface IntrinsicElements extends CustomElements {}
  }
}
export const tables = [
${elements.map(({ tag }) => `  <${tag} players="you, Anna:easy" theme="midnight" ontv-settle={event => event.detail.view} />,`).join('\n')}
  <stud-table variant="razz" lower-limit={5} />,
];
`;
const WRONG = PAGE.replace('"razz"', '"omaha"');

let folder: string;
before(() => {
  buildIfOld();
  // beside dist/, so that what the types import is found
  folder = mkdtempSync(join(process.cwd(), 'build-jsx-'));
});
after(() => rmSync(folder, { recursive: true }));

/** What the compiler has to say of an app's file and of our own types. */
function complaints(name: string, text: string): readonly string[] {
  const file = join(folder, name);
  writeFileSync(file, text);
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    jsx: ts.JsxEmit.Preserve,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file: where }) => !where?.fileName.includes('node_modules'))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('the types for JSX', () => {
  test('fit each other, and every table takes its attributes and events', () => {
    assert.deepEqual(complaints('page.tsx', PAGE), []);
  });

  test('refuse a value that an attribute does not take', () => {
    const [complaint, ...others] = complaints('wrong.tsx', WRONG);
    assert.match(complaint ?? '', /"omaha"/);
    assert.deepEqual(others, []);
  });
});
