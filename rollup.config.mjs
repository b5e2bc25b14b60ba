// From build/ (what tsc wrote) to dist/: modules for npm, and files for a CDN that need no package beside them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { CDN, LICENCES, RECORD } from './scripts/build/cdn-files.mjs';
import { all, commands, elements, headless, server } from './scripts/entries.mjs';
import { partsOf } from './scripts/build/parts.mjs';
import { minifyTemplates } from './scripts/build/minify-templates.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const built = name => `build/${name}.js`;
const entries = [
  ...[all, ...elements.flatMap(({ tag }) => [tag, `elements/${tag}`])],
  ...[...headless, server, ...Object.values(commands)],
].filter(name => existsSync(built(name)));

/** Lets the final source maps reach src/*.ts through the maps that tsc wrote. */
const chainMaps = () => ({
  name: 'chain-maps',
  load(id) {
    if (id.includes('node_modules') || !existsSync(`${id}.map`)) return null;
    const code = readFileSync(id, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
    return { code, map: JSON.parse(readFileSync(`${id}.map`, 'utf8')) };
  },
});

const stopOnWarning = warning => {
  // what a package does within itself is its own affair
  if (warning.code === 'CIRCULAR_DEPENDENCY' && warning.ids.every(id => id.includes('node_modules'))) return;
  throw new Error(warning.message);
};

/** Modules one to one, so that every .d.ts from tsc fits the .js beside it; the app's own bundler does the rest. */
const npm = {
  input: entries.map(built),
  external: [/^lit(\/|$)/, /^@noble\/hashes(\/|$)/, /^smol-toml$/, /^ws$/, /^ioredis$/, /^@colyseus\//, /^node:/],
  treeshake: false,
  plugins: [chainMaps(), minifyTemplates()],
  onwarn: stopOnWarning,
  output: { dir: 'dist', format: 'es', sourcemap: true, preserveModules: true, preserveModulesRoot: 'build' },
};

/** A door holds nothing but the way in, so that one table stands behind all addresses that a page may ask for it by. */
const DOOR = '\0door:';
const doors = () => ({
  name: 'doors',
  resolveId: id => (id.startsWith(DOOR) ? id : null),
  load: id => (id.startsWith(DOOR) ? `export * from ${JSON.stringify(resolve(built(id.slice(DOOR.length))))}` : null),
});

/** A module by its path from build/ or from node_modules/. */
const pathOf = id => (id.startsWith('\0') ? id : relative('build', id).replace(/^.*(?=node_modules)/, ''));

/** Parts the modules by folder. */
function byFolder() {
  let parts;
  const graphOf = ({ getModuleIds, getModuleInfo }) =>
    new Map(
      Array.from(getModuleIds(), getModuleInfo).map(({ id, importedIds, dynamicallyImportedIds }) => [
        pathOf(id),
        { imports: importedIds.map(pathOf), lazy: dynamicallyImportedIds.map(pathOf) },
      ]),
    );
  return (id, rollup) => {
    parts ??= partsOf(graphOf(rollup), [`${all}.js`, DOOR + all, ...elements.map(({ tag }) => DOOR + tag)]);
    return parts.get(pathOf(id));
  };
}

/** A file that no folder has named is called after its last module, which imports the others: stud-text-de. */
const partName = ({ name, moduleIds }) =>
  /-(look|play)$/.test(name) ? name : pathOf(moduleIds.at(-1)).replace(/\.js$/, '').replaceAll('/', '-');

/** Notes what has come into each file, for what is written and checked afterwards. */
const record = () => ({
  name: 'record',
  writeBundle(_, files) {
    const known = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
    for (const [file, { modules, imports, dynamicImports }] of Object.entries(files))
      known[file] = { modules: Object.keys(modules).map(pathOf), imports, lazy: dynamicImports };
    writeFileSync(RECORD, JSON.stringify(known, null, 2));
  },
});

const cdn = () => ({
  plugins: [
    doors(),
    // package.json's `sideEffects` names what a page imports from dist/, not build/: the entries that register must stay
    nodeResolve({ exportConditions: ['production', 'default'], ignoreSideEffectsForRoot: true }),
    minifyTemplates(),
    terser({ module: true, ecma: 2022, compress: { passes: 2 }, format: { comments: /^!/ } }),
    record(),
  ],
  onwarn: stopOnWarning,
});
const cdnFiles = {
  ...{ dir: CDN, format: 'es', generatedCode: 'es2015', entryFileNames: '[name].min.js', hashCharacters: 'base36' },
  chunkFileNames: chunk => `parts/${partName(chunk)}-[hash].js`,
  banner: ({ isEntry }) =>
    isEntry ? `/*! tapis-vert ${version}, MIT. Licences of all that it holds: ${LICENCES} */` : '',
};

/** All tables in one run: a door each, and files that they share. */
const tables = {
  ...cdn(),
  input: {
    ...Object.fromEntries(elements.map(({ tag }) => [tag, DOOR + tag])),
    'tapis-vert': DOOR + all,
  },
  output: { ...cdnFiles, manualChunks: byFolder(), onlyExplicitManualChunks: true },
};

/** For a page that checks deals: one file, which has the rules of all games and nothing of a table. */
const fair = { ...cdn(), input: { fair: built('fair') }, output: cdnFiles };

export default [npm, tables, fair];
