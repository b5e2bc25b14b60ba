/**
 * README.md and docs/: the examples marked `run` are run against the sources and must print what they say; those marked
 * `ts run` compile as they are printed under `strict`.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { build } from 'esbuild';
import ts from 'typescript';
import { LANGUAGES } from '../src/table/look/lang.ts';
import { THEMES } from '../src/table/look/settings.ts';

const { keysPart } = (await import(new URL('../scripts/docs/keys-table.mjs', import.meta.url).href)) as {
  keysPart: () => string;
};
const { elements } = (await import(new URL('../scripts/entries.mjs', import.meta.url).href)) as {
  elements: readonly { readonly tag: string }[];
};

/** A block of code to run: its place, and whether it compiles under `strict`. */
interface Example {
  readonly heading: string;
  readonly file: string;
  readonly isTyped: boolean;
  readonly code: string;
}

/** The last heading before it. */
const under = new Map<string, string>();
const files = ['README.md', ...readdirSync('docs').map(name => join('docs', name))].filter(file =>
  file.endsWith('.md'),
);
const texts = new Map(files.map(file => [file, readFileSync(file, 'utf8')]));
const blocks = [...texts].flatMap(([file, text]) =>
  [...text.matchAll(/^##+ (.+)$|^```(js|ts) run\n([^]+?)^```$/gm)].reduce<Example[]>(
    (found, [, heading, language, code]) => {
      if (heading) under.set(file, heading);
      return code
        ? [...found, { heading: `${file}, ${under.get(file) ?? 'its head'}`, file, isTyped: language === 'ts', code }]
        : found;
    },
    [],
  ),
);

describe('the examples print what they say', () => {
  assert.ok(blocks.length >= 12, 'there are examples to run');
  // beside the packages that the sources import
  const folder = mkdtempSync('node_modules/.examples-');
  const fileOf = (index: number, ending: string): string => join(folder, `${index}.${ending}`);
  const parts = blocks.map(({ code }) => code.split('// Prints:\n'));
  before(async () => {
    for (const [index, [run]] of parts.entries()) writeFileSync(fileOf(index, 'mts'), run!);
    // the name of the package means a file of src/ here
    const sources = Object.fromEntries(
      readdirSync('src')
        .filter(file => file.endsWith('.ts'))
        .map(file => [`tapis-vert/${file.replace(/ts$/, 'js')}`, resolve('src', file)]),
    );
    await build({
      ...{
        entryPoints: parts.map((_, index) => fileOf(index, 'mts')),
        outdir: folder,
        outExtension: { '.js': '.mjs' },
      },
      ...{ bundle: true, splitting: true, format: 'esm', platform: 'node', packages: 'external', alias: sources },
    });
  });
  after(() => rmSync(folder, { recursive: true }));
  blocks.forEach(({ heading }, index) => {
    test(heading, () => {
      const { stdout, stderr } = spawnSync(process.execPath, [fileOf(index, 'mjs')], { encoding: 'utf8' });
      assert.equal(stderr, '');
      assert.equal(stdout.trim(), (parts[index]![1] ?? '').replace(/^\/\/ ?/gm, '').trim());
    });
  });
});

test('the examples in TypeScript compile as they are printed, under strict', () => {
  const typed = blocks.filter(({ isTyped }) => isTyped);
  for (const file of ['README.md', 'docs/headless.md', 'docs/study.md', 'docs/odds.md', 'docs/server.md']) {
    assert.ok(
      typed.some(each => each.file === file),
      `${file} has examples`,
    );
    assert.deepEqual(
      blocks.filter(each => each.file === file && !each.isTyped),
      [],
    );
  }
  // they are not files: treated as beside src/, so that the imports of the sources are found
  const files = new Map(
    typed.map(({ heading, code }, index) => [
      join(process.cwd(), `example-${index}.mts`),
      { heading, text: code.replace(/'tapis-vert\/([\w-]+)\.js'/g, "'./src/$1.ts'") },
    ]),
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = name => files.get(normalize(name))?.text ?? readFile(name);
  host.fileExists = name => files.has(normalize(name)) || fileExists(name);
  const program = ts.createProgram([...files.keys()], options, host);
  // the sources are checked by lint
  const complaints = [...files.keys()]
    .flatMap(name => ts.getPreEmitDiagnostics(program, program.getSourceFile(name)))
    .map(({ file, start, messageText }) =>
      [
        file && (files.get(normalize(file.fileName))?.heading ?? file.fileName),
        file && `line ${file.getLineAndCharacterOfPosition(start!).line + 1}`,
        ts.flattenDiagnosticMessageText(messageText, ' '),
      ].join(': '),
    );
  assert.deepEqual(complaints, []);
});

/** What several files list by hand: a new one is missing in none. */
const LISTED = [
  {
    what: 'language',
    names: LANGUAGES.map(language => new Intl.DisplayNames('en', { type: 'language' }).of(language)!),
    files: ['README.md', 'docs/page.md', 'docs/accessibility.md', 'stories/welcome.mdx'],
  },
  {
    what: 'element',
    names: elements.map(({ tag }) => tag),
    files: ['README.md', 'docs/page.md', 'llms.txt', '.storybook/docs.css', 'stories/welcome.mdx'],
  },
  { what: 'theme', names: THEMES.map(theme => `\`${theme}\``), files: ['README.md'] },
];
for (const { what, names, files } of LISTED)
  for (const file of files)
    test(`${file} names every ${what}`, () => {
      const text = readFileSync(file, 'utf8');
      assert.deepEqual(
        names.filter(name => !text.includes(name)),
        [],
      );
    });

describe('the documents', () => {
  test('link to each other without a broken link', () => {
    const slug = (heading: string): string =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replace(/\s/g, '-');
    for (const [file, text] of [...texts, ['llms.txt', readFileSync('llms.txt', 'utf8')] as const])
      for (const [link, to] of text.matchAll(/\]\((?!https?:)([^)]+)\)/g)) {
        const [path, anchor] = to!.split('#');
        const target = path ? join(dirname(file), path) : file;
        assert.ok(existsSync(target), `${file}: ${link}`);
        if (!anchor) continue;
        const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => slug(heading!));
        assert.ok(headings.includes(anchor), `${file}: ${link}`);
      }
  });

  test('name no file that no longer exists', () => {
    const named = [
      ...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(
        /`((?:src|test|scripts|stories|bench|demo|docs)\/[\w./-]+)`/g,
      ),
    ];
    assert.ok(named.length > 20);
    assert.deepEqual(
      named.map(([, path]) => path!).filter(path => !existsSync(path)),
      [],
    );
  });

  test('are all named in the README, which is short', () => {
    const readme = texts.get('README.md')!;
    assert.ok(readme.split('\n').length <= 150);
    for (const file of files) if (file !== 'README.md') assert.ok(readme.includes(`(${file})`), file);
  });

  test('name every key that a table takes', () => {
    const keyboard = texts.get('docs/keyboard.md')!;
    assert.ok(keyboard.includes(keysPart()), 'docs/keyboard.md is stale: npm run docs');
    // one of each kind: for every table, of shared folders, in each language, of a game, for its places
    for (const row of [
      '| Home |',
      '| Backspace, Delete, − |',
      '| R | E | R |',
      '| 1 to 9 |',
      '| K |',
      '| ↑, ↓, ←, → |',
    ])
      assert.ok(keyboard.includes(`\n${row}`), row);
  });
});
