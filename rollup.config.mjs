// From build/ (the output of tsc) to dist/: modules for npm, and files for a CDN that need no other package.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { transform } from 'esbuild';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { CDN, isPlay, LICENCES, RECORD, recorded } from './scripts/build/cdn-files.mjs';
import { all, commands, elements, headless, server } from './scripts/entries.mjs';
import { partsOf } from './scripts/build/parts.mjs';
import { minifyTemplates } from './scripts/build/minify-templates.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const built = name => `build/${name}.js`;
const entries = [
  ...[all, ...elements.flatMap(({ tag }) => [tag, `elements/${tag}`])],
  ...[...headless, server, ...Object.values(commands)],
].filter(name => existsSync(built(name)));

const stopOnWarning = warning => {
  // circular imports within a package do not concern us
  if (warning.code === 'CIRCULAR_DEPENDENCY' && warning.ids.every(id => id.includes('node_modules'))) return;
  throw new Error(warning.message);
};

/** A module by its path from build/ or from node_modules/. */
const pathOf = id => (id.startsWith('\0') ? id : relative('build', id).replace(/^.*(?=node_modules)/, ''));

/** The file name of a module: stud/text/de.js is stud-text-de. */
const fileName = id => pathOf(id).replace(/\.js$/, '').replaceAll('/', '-');

/** What was learnt is pure data and is in the package only once, in the files for a CDN, where the modules find it. */
const LEARNT = /^[\w-]+\/rules\/polic(y|ies\/.+)\.js$/;
const learntOnce = () => ({
  name: 'learnt-once',
  resolveId(source, importer = '.') {
    const path = pathOf(resolve(dirname(importer), source));
    if (!LEARNT.test(path)) return null;
    const [file] = Object.entries(recorded()).find(([, { modules }]) => modules.includes(path));
    // as seen from build/, which becomes dist/
    return { id: resolve('build/cdn', file), external: true };
  },
});

/** Readable code without comments: descriptions of exports are in the types. */
const withoutComments = () => ({
  name: 'without-comments',
  renderChunk: async code => ({ code: (await transform(code, { charset: 'utf8', target: 'es2022' })).code, map: null }),
});

/**
 * For npm, one file per entry; what several share, or load late, is in parts/, and the app's own bundler does the rest.
 */
const npm = {
  input: Object.fromEntries(entries.map(name => [name, built(name)])),
  external: [/^lit(\/|$)/, /^@noble\/hashes(\/|$)/, /^smol-toml$/, /^ws$/, /^ioredis$/, /^@colyseus\//, /^node:/],
  plugins: [learntOnce(), minifyTemplates(), withoutComments()],
  onwarn: stopOnWarning,
  output: {
    ...{
      dir: 'dist',
      format: 'es',
      generatedCode: 'es2015',
      minifyInternalExports: false,
      hoistTransitiveImports: false,
    },
    ...{ entryFileNames: '[name].js', chunkFileNames: ({ moduleIds }) => `parts/${fileName(moduleIds.at(-1))}.js` },
  },
};

/** A door is only an entrance, so that all addresses from which a page may load a table share one module. */
const DOOR = '\0door:';
const doors = () => ({
  name: 'doors',
  resolveId: id => (id.startsWith(DOOR) ? id : null),
  load: id => (id.startsWith(DOOR) ? `export * from ${JSON.stringify(resolve(built(id.slice(DOOR.length))))}` : null),
});

/** Assigns the modules to parts by folder. */
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

/** A file without a folder's name is named after its last module, which imports the others: stud-text-de. */
const partName = ({ name, moduleIds }) => (/-(look|play)$/.test(name) ? name : fileName(moduleIds.at(-1)));

/**
 * Requests all files of a gameplay at once: a browser would find out which others the first one imports only when that
 * has come. Whether one is missing is reported by the import that needs it.
 */
const gameplayAtOnce = () => ({
  name: 'gameplay-at-once',
  generateBundle(_, files) {
    const requested = file => `import("./${basename(file)}")`;
    for (const chunk of Object.values(files))
      for (const file of (chunk.dynamicImports ?? []).filter(isPlay)) {
        const others = files[file].imports.filter(isPlay).map(each => `${requested(each)}.catch(()=>{}),`);
        chunk.code = chunk.code.replaceAll(requested(file), `(${others.join('')}${requested(file)})`);
      }
  },
});

/** Records what went into each file, for later steps and checks. */
const record = () => ({
  name: 'record',
  writeBundle(_, files) {
    const known = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
    for (const [file, { modules, imports, dynamicImports }] of Object.entries(files))
      known[file] = { modules: Object.keys(modules).map(pathOf), imports, lazy: dynamicImports };
    writeFileSync(RECORD, JSON.stringify(known, null, 2));
  },
});

const cdn = (...more) => ({
  plugins: [
    doors(),
    // package.json's `sideEffects` lists files of dist/, not build/: the entries that register must stay
    nodeResolve({ exportConditions: ['production', 'default'], ignoreSideEffectsForRoot: true }),
    minifyTemplates(),
    terser({ module: true, ecma: 2022, compress: { passes: 2 }, format: { comments: /^!/ } }),
    ...more,
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

/** All tables in one run: a door each, and shared files. */
const tables = {
  ...cdn(gameplayAtOnce()),
  input: {
    ...Object.fromEntries(elements.map(({ tag }) => [tag, DOOR + tag])),
    'tapis-vert': DOOR + all,
  },
  output: { ...cdnFiles, manualChunks: byFolder(), onlyExplicitManualChunks: true },
};

/** For a page that checks deals: one file with the rules of all games and nothing of a table. */
const fair = { ...cdn(), input: { fair: built('fair') }, output: cdnFiles };

// the files for a CDN come first, since the modules for npm use some of them
export default [tables, fair, npm];
