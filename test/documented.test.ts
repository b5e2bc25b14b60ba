// tries: dist
/** What an element offers and what its documents say of it are the same, both ways. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { tsImport } from 'tsx/esm/api';
import ts from 'typescript';

const load = async <Module>(path: string): Promise<Module> => (await tsImport(path, import.meta.url)) as Module;
const { elements } = await load<{ elements: { tag: string; room: string }[] }>('../scripts/entries.mjs');

interface Named {
  readonly name: string;
  readonly description?: string;
  readonly kind?: string;
  readonly fieldName?: string;
}
interface Declaration {
  readonly tagName?: string;
  readonly members: Named[];
  readonly attributes: Named[];
  readonly events: Named[];
  readonly slots: Named[];
  readonly cssParts: Named[];
  readonly cssProperties: Named[];
}
const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as {
  modules: { declarations: Declaration[] }[];
};
const declarationOf = (tag: string): Declaration =>
  modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === tag)!;
const names = (list: readonly Named[]): string[] => list.map(({ name }) => name).sort();
const unique = (list: readonly string[]): string[] => [...new Set(list)].sort();

/** The text of a source and of everything it imports, at once or late. */
function sourcesFrom(file: string, known = new Map<string, string>()): Map<string, string> {
  if (known.has(file)) return known;
  const text = readFileSync(file, 'utf8');
  known.set(file, text);
  for (const [, path] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)\.js'/g))
    sourcesFrom(join(dirname(file), `${path}.ts`), known);
  return known;
}

/** The drawers of a table and its base classes: the names of what their `drawers` return. */
function drawersFrom(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node, source: ts.SourceFile): void => {
    const isMaker = ts.isMethodDeclaration(node) || ts.isFunctionDeclaration(node);
    if (isMaker && /^drawers$|Drawers$/.test(node.name?.getText(source) ?? ''))
      node.body!.statements.filter(ts.isReturnStatement).forEach(({ expression }) => {
        if (expression && ts.isObjectLiteralExpression(expression))
          for (const { name } of expression.properties) if (name) found.push(name.getText(source).replaceAll("'", ''));
      });
    node.forEachChild(child => visit(child, source));
  };
  for (const [path, text] of sourcesFrom(file)) {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    visit(source, source);
  }
  return found;
}

/** Public members of a class and of its base classes, up to Lit's. */
function publicMembers(file: string): { fields: string[]; methods: string[] } {
  const program = ts.createProgram([file], {
    ...ts.parseJsonConfigFileContent(ts.readConfigFile('tsconfig.json', ts.sys.readFile).config, ts.sys, '.').options,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file)!;
  const fields: string[] = [];
  const methods: string[] = [];
  for (const node of source.statements) {
    if (!ts.isClassDeclaration(node) || !node.name) continue;
    for (const property of checker.getPropertiesOfType(checker.getTypeAtLocation(node.name))) {
      // an option of the game comes from its table of options, and is not declared by itself
      if (!property.declarations) {
        fields.push(property.name);
        continue;
      }
      const declaration = property.declarations.find(each => /(^|\/)src\//.test(each.getSourceFile().fileName));
      if (!declaration || ts.isPrivateIdentifier(ts.getNameOfDeclaration(declaration)!)) continue;
      const flags = ts.getCombinedModifierFlags(declaration);
      if (flags & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected | ts.ModifierFlags.Override)) continue;
      const isMethod = ts.isMethodDeclaration(declaration) || ts.isMethodSignature(declaration);
      (isMethod ? methods : fields).push(property.name);
    }
  }
  return { fields, methods };
}

/** Types for listeners, or callbacks of the browser: no methods for a page. */
const NOT_FOR_A_PAGE = ['addEventListener', 'removeEventListener', 'adoptedCallback'];

/** What every element has, and these do differently. */
const OVERRIDDEN = ['focus'];

for (const { tag, room } of elements)
  describe(`<${tag}>`, () => {
    const declaration = declarationOf(tag);
    const file = `src/${room}/look/${tag}.ts`;
    const sources = [...sourcesFrom(file).values()].join('\n');

    test('has a sentence for everything that it offers', () => {
      for (const list of ['members', 'attributes', 'events', 'slots', 'cssParts', 'cssProperties'] as const)
        for (const { name, description } of declaration[list]) assert.ok(description, `${list}: ${name}`);
    });

    test('documents its parts, and no part that no longer exists', () => {
      const written = [...sources.matchAll(/\bpart=(?:"[\w-]+"|\$\{[^}]*\})/g)].flatMap(([part]) =>
        [...part.matchAll(/["']([\w-]+)["']/g)].map(([, name]) => name!),
      );
      // a drawer is a part of its own name
      assert.deepEqual(names(declaration.cssParts), unique([...written, ...drawersFrom(file)]));
    });

    test('documents its slots, and no slot that no longer exists', () => {
      const written = [...sources.matchAll(/<slot name="([\w-]+)"/g)].map(([, name]) => name!);
      assert.deepEqual(names(declaration.slots), unique(written));
    });

    test('documents its events, and no event that no longer exists', () => {
      const fired = [...sources.matchAll(/super\('(tv-[\w-]+)'/g)].map(([, name]) => name!);
      assert.deepEqual(names(declaration.events), unique(fired));
    });

    test('has all its keys in tables, from which docs/keyboard.md is made', () => {
      const bodies = [...sources.matchAll(/^( +)shortcut\(key\b[^\n]*\{\n([^]*?)\n\1\}/gm)].map(([, , body]) => body!);
      assert.ok(bodies.length);
      for (const body of bodies) assert.doesNotMatch(body, /\bkey (?:[=!<>]=|\.)|\.(?:includes|startsWith|test)\(key/);
    });

    test('documents its custom properties, and none that no longer exists', () => {
      const read = [...sources.matchAll(/var\(\s*(--tv-[\w-]+)/g)].map(([, name]) => name!);
      assert.deepEqual(names(declaration.cssProperties), unique(read));
    });

    test('documents its properties and methods, and none that no longer exists', () => {
      const { fields, methods } = publicMembers(file);
      const documented = (kind: string): string[] => names(declaration.members.filter(each => each.kind === kind));
      assert.deepEqual(
        documented('method'),
        unique([...methods, ...OVERRIDDEN]).filter(name => !NOT_FOR_A_PAGE.includes(name)),
      );
      assert.deepEqual(documented('field'), unique(fields));
    });

    test('documents its attributes, and none that no longer exists', async () => {
      const classes = Object.values(await load<object>(`../${file}`)) as {
        settings?: unknown;
        observedAttributes: string[];
      }[];
      const element = classes.find(each => Array.isArray(each.settings))!;
      assert.deepEqual(names(declaration.attributes), unique([...element.observedAttributes, 'lang']));
    });
  });
