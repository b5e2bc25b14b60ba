// npm run build: tsc, rollup, then the custom elements manifest with editor data and JSX types.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishCdn } from './cdn-files.mjs';
import { all, elements, headless } from './entries.mjs';

const LAST = 'dist/custom-elements.json';
const VERSION = 'src/table/version.ts';
const JSX_TYPES = 'dist/jsx.d.ts';

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
  cpSync('build', 'dist', { recursive: true, filter: path => statSync(path).isDirectory() || path.endsWith('.d.ts') });
  run('@custom-elements-manifest/analyzer/cem.js', 'analyze', '--quiet');
  finishTypes(JSX_TYPES);
  namedOnce('dist/vscode.css-custom-data.json');
  checkLists();
  console.log(`dist/ built in ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

/** The name of a table's game, as `rules.js` has its types. */
const gameOf = table => table.replace(/(Board|Table|Layout)$/, '');

/**
 * The JSX types name the event details once an element, which TypeScript refuses: each name is imported once. And what an
 * event brings is of its table's game.
 */
function finishTypes(file) {
  const known = new Set();
  const once = readFileSync(file, 'utf8').replace(/^import type \{([^}]*)\} from (".*?");$/gm, (_, names, from) => {
    const fresh = names
      .split(',')
      .map(name => name.trim())
      .filter(name => name && !known.has(name));
    for (const name of fresh) known.add(name);
    return `import type { ${fresh.join(', ')} } from ${from};`;
  });
  const viewed = once.replace(/^export type (\w+)Props = [^]*?^};$/gm, (props, table) =>
    props
      .replace(
        /CustomEvent<((?:Intent|Turn)Detail)>/g,
        `CustomEvent<$1<${gameOf(table)}.Action, ${gameOf(table)}.View>>`,
      )
      .replace(
        /CustomEvent<((?:Action|Step)Detail)>/g,
        `CustomEvent<$1<${gameOf(table)}.Action, ${gameOf(table)}.View, ${gameOf(table)}.Event>>`,
      )
      .replace(/CustomEvent<OverDetail>/g, `CustomEvent<OverDetail<${gameOf(table)}.View>>`),
  );
  const games = [...viewed.matchAll(/^export type (\w+)Props = /gm)].map(([, table]) => gameOf(table));
  writeFileSync(file, `import type { ${games.join(', ')} } from './rules.js';\n${viewed}`);
}

/** The editor's list of custom properties names those of all tables once an element: each is kept once. */
function namedOnce(file) {
  const { properties, ...data } = JSON.parse(readFileSync(file, 'utf8'));
  const once = [...new Map(properties.map(each => [each.name, each])).values()];
  writeFileSync(file, `${JSON.stringify({ ...data, properties: once }, null, 2)}\n`);
}

/** Builds when dist/ is missing or older than what it is made from. */
export function buildIfOld() {
  const made = existsSync(LAST) ? statSync(LAST).mtimeMs : 0;
  const sources = [
    'src',
    'package.json',
    'rollup.config.mjs',
    'custom-elements-manifest.config.mjs',
    'scripts/entries.mjs',
    'scripts/cdn-files.mjs',
  ];
  for (const file of readdirSync('src', { recursive: true })) sources.push(join('src', file));
  if (sources.some(file => statSync(file).mtimeMs > made)) build();
}

/** package.json and the manifest must say what scripts/entries.mjs says. */
function checkLists() {
  const { exports, version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const tags = JSON.parse(readFileSync(LAST, 'utf8')).modules.flatMap(module =>
    module.declarations.map(declaration => declaration.tagName),
  );
  const wrong = [];
  if (!readFileSync(VERSION, 'utf8').includes(`VERSION = '${version}'`))
    wrong.push(`${VERSION} names another version than package.json, ${version}`);
  for (const name of [all, ...elements.flatMap(({ tag }) => [tag, `elements/${tag}`]), ...headless]) {
    const key = name === all ? '.' : `./${name}.js`;
    if (exports[key]?.default !== `./dist/${name}.js`) wrong.push(`package.json exports no "${key}"`);
    if (!existsSync(`src/${name}.ts`)) console.warn(`src/${name}.ts is in scripts/entries.mjs but does not exist yet`);
  }
  for (const { tag } of elements)
    if (existsSync(`src/${tag}.ts`) && !tags.includes(tag))
      wrong.push(`no class says "@tag ${tag}" on a line of its JSDoc, so it is missing in ${LAST}`);
  if (wrong.length) {
    rmSync(LAST); // so that dist/ does not pass for built
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
