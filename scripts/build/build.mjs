// npm run build: tsc, rollup, then the custom elements manifest with editor data and types for frameworks.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { finishCdn } from './cdn-files.mjs';
import { all, elements, frameworks, headless, server } from '../entries.mjs';
import { writeFrameworkTypes } from './framework-types.mjs';

const LAST = 'dist/custom-elements.json';
const VERSION = 'src/table/look/version.ts';

/** Runs a tool; what it prints is shown only if it fails. */
function run(script, ...args) {
  const words = [join('node_modules', script), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stdout}${stderr}\n${script} failed`);
}

export function build() {
  const start = Date.now();
  for (const folder of ['build', 'dist']) rmSync(folder, { recursive: true, force: true });
  run('typescript/bin/tsc', '-p', 'tsconfig.json');
  run('rollup/dist/bin/rollup', '-c', '--silent');
  finishCdn();
  copyTypes();
  run('@custom-elements-manifest/analyzer/cem.js', 'analyze', '--quiet');
  writeFrameworkTypes();
  namedOnce('dist/vscode.css-custom-data.json');
  for (const file of readdirSync('dist').filter(each => each.endsWith('.json'))) tightened(join('dist', file));
  checkLists();
  console.log(`dist/ built in ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

/** The types of the entries, with everything they refer to. */
function copyTypes() {
  const files = new Set(
    [all, ...elements.flatMap(({ tag }) => [tag, `elements/${tag}`]), ...headless, server].map(name => `${name}.d.ts`),
  );
  for (const file of files) {
    const text = readFileSync(join('build', file), 'utf8');
    for (const [, to] of text.matchAll(/\b(?:from|import)\b\s*\(?['"](\.[^'"]+)\.js['"]/g))
      files.add(join(dirname(file), `${to}.d.ts`));
    mkdirSync(join('dist', dirname(file)), { recursive: true });
    copyFileSync(join('build', file), join('dist', file));
  }
}

/** Editor data is read by programs, and the package contains none of the sources that it would link to. */
function tightened(file) {
  const isSource = (key, value) => key === 'module' && /^\/?src\//.test(value);
  const data = JSON.parse(readFileSync(file, 'utf8'), (key, value) => (isSource(key, value) ? undefined : value));
  writeFileSync(file, JSON.stringify(data));
}

/** The editors' list of custom properties repeats those common to all tables for each element: keeps each once. */
function namedOnce(file) {
  const { properties, ...data } = JSON.parse(readFileSync(file, 'utf8'));
  const once = [...new Map(properties.map(each => [each.name, each])).values()];
  writeFileSync(file, JSON.stringify({ ...data, properties: once }));
}

/** Builds if dist/ is missing or older than its sources. */
export function buildIfOld() {
  const made = existsSync(LAST) ? statSync(LAST).mtimeMs : 0;
  const sources = [
    'src',
    'package.json',
    'rollup.config.mjs',
    'custom-elements-manifest.config.mjs',
    'scripts/entries.mjs',
    'scripts/build/cdn-files.mjs',
    'scripts/build/parts.mjs',
    'scripts/build/minify-templates.mjs',
    'scripts/build/framework-types.mjs',
  ];
  for (const file of readdirSync('src', { recursive: true })) sources.push(join('src', file));
  if (sources.some(file => statSync(file).mtimeMs > made)) build();
}

/** Everything that package.json exports must exist, everything that exists must be exported, and be in the manifest. */
function checkLists() {
  const { exports, version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const tags = JSON.parse(readFileSync(LAST, 'utf8')).modules.flatMap(module =>
    module.declarations.map(declaration => declaration.tagName),
  );
  const wrong = [];
  if (!readFileSync(VERSION, 'utf8').includes(`VERSION = '${version}'`))
    wrong.push(`${VERSION} names another version than package.json, ${version}`);
  const there = readdirSync('src/elements').map(file => file.replace('.ts', ''));
  for (const name of [all, ...there.flatMap(tag => [tag, `elements/${tag}`]), ...headless, server]) {
    const key = name === all ? '.' : `./${name}.js`;
    if (exports[key]?.default !== `./dist/${name}.js`) wrong.push(`package.json exports no "${key}"`);
    if (!existsSync(`src/${name}.ts`)) wrong.push(`package.json exports "${key}", but there is no src/${name}.ts`);
  }
  for (const name of frameworks)
    if (!existsSync(`dist/${name}.d.ts`))
      wrong.push(`package.json exports "./${name}", but there is no src/${name}.d.ts`);
  for (const { tag } of elements)
    if (!tags.includes(tag))
      wrong.push(`no class says "@tag ${tag}" on a line of its JSDoc, so it is missing in ${LAST}`);
  if (wrong.length) {
    rmSync(LAST); // so that dist/ does not count as built
    throw new Error(wrong.join('\n'));
  }
}

if (import.meta.filename === process.argv[1]) {
  try {
    if (process.argv.includes('--if-old')) buildIfOld();
    else build();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
