/** Buttons and keys give commands by name: every table must know the commands of its own. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import ts from 'typescript';

const { elements } = (await import(new URL('../../scripts/entries.mjs', import.meta.url).href)) as {
  elements: readonly { readonly tag: string; readonly room: string }[];
};

/** The folders of an element's commands: those of every table, of its family, its own. */
const roomsOf = (room: string): readonly string[] => {
  const source = readFileSync(new URL(`../../src/${room}/play/play.ts`, import.meta.url), 'utf8');
  const families = ['bank', 'poker'].filter(family => source.includes(`'../../${family}/play/play.js'`));
  return ['table', ...families, room].flatMap(each => [`${each}/look`, `${each}/play`, `${each}/lazy`]);
};

const sourcesOf = (room: string): ts.SourceFile[] => {
  const folder = new URL(`../../src/${room}/`, import.meta.url);
  return readdirSync(folder)
    .filter(name => name.endsWith('.ts'))
    .map(name => ts.createSourceFile(name, readFileSync(new URL(name, folder), 'utf8'), ts.ScriptTarget.Latest));
};

function each(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild(child => each(child, visit));
}

/** The functions that make a table's commands have this name. */
const MAKER = /^(?:commands|\w+Commands)$/;

/** The commands that a file handles: the properties of what a {@link MAKER} returns. */
function doneIn(file: ts.SourceFile): string[] {
  const done: string[] = [];
  each(file, node => {
    const isMaker =
      (ts.isMethodDeclaration(node) || ts.isFunctionDeclaration(node)) && MAKER.test(node.name?.getText(file) ?? '');
    const returned = isMaker ? node.body!.statements.find(ts.isReturnStatement)?.expression : undefined;
    if (returned && ts.isObjectLiteralExpression(returned))
      for (const { name } of returned.properties) if (name) done.push(name.getText(file).replace(/'/g, ''));
  });
  return done;
}

/** The commands that its buttons and keys give, where they are written out. */
function askedIn(file: ts.SourceFile): string[] {
  const asked = [...file.text.matchAll(/\sdata-do="([\w-]+)"|\bbutton\(\s*'([\w-]+)'/g)].map(
    ([, inTemplate, asButton]) => String(inTemplate ?? asButton),
  );
  each(file, node => {
    const isKeys =
      (ts.isMethodDeclaration(node) && node.name.getText(file) === 'shortcut') ||
      (ts.isVariableDeclaration(node) && node.name.getText(file) === 'KEYS');
    if (!isKeys) return;
    each(node, inner => {
      const command = ts.isArrayLiteralExpression(inner)
        ? inner.elements[0]
        : ts.isPropertyAssignment(inner)
          ? inner.initializer
          : undefined;
      if (command && ts.isStringLiteral(command)) asked.push(command.text);
    });
  });
  return asked;
}

describe('the commands of buttons and keys', () => {
  for (const { tag, room } of elements)
    test(`are all known to <${tag}>`, () => {
      const files = roomsOf(room).flatMap(sourcesOf);
      const done = new Set(files.flatMap(doneIn));
      const asked = new Set(files.flatMap(askedIn));
      assert.ok(
        [asked, done].every(found => found.has('open') && found.size > 5),
        'commands are found',
      );
      assert.deepEqual(
        [...asked].filter(command => !done.has(command)),
        [],
      );
    });
});
