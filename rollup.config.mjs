// From build/ (what tsc wrote) to dist/: modules for npm, and files for a CDN that need nothing else.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { rollup } from 'rollup';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { LICENCES } from './scripts/build/cdn-files.mjs';
import { all, commands, elements, headless, server } from './scripts/entries.mjs';
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

/**
 * A module that is loaded with `import()` becomes a file of its own in cdn/chunks/, with a hash in its name, and all
 * entries share it. It brings its own copy of what it imports: a chunk that imported its entry back would load that
 * entry a second time wherever the page asked for it under another address (a redirect, a ?version).
 * So a lazily loaded module hands back what it makes; it must not keep anything in the state of a shared module.
 */
const chunks = new Map();
const lazyChunks = () => ({
  name: 'lazy-chunks',
  async resolveDynamicImport(specifier, importer) {
    if (typeof specifier !== 'string') this.error(`import() needs a plain string in ${importer}`);
    const { id } = await this.resolve(specifier, importer);
    if (!chunks.has(id)) chunks.set(id, writeChunk(id));
    return { id: `chunk:${await chunks.get(id)}`, external: true };
  },
});

/** Where a chunk is, as seen from the folder of the file that loads it. */
const from = folder => id => id.replace(/^chunk:/, folder);

const cdnPlugins = () => [
  // package.json's `sideEffects` names what a page imports from dist/, not build/: the entries that register must stay
  nodeResolve({ exportConditions: ['production', 'default'], ignoreSideEffectsForRoot: true }),
  chainMaps(),
  minifyTemplates(),
  lazyChunks(),
  terser({ module: true, ecma: 2022, compress: { passes: 2 }, format: { comments: /^!/ } }),
];

async function writeChunk(id) {
  const name = relative('build', id)
    .replace(/\.js$/, '')
    .replace(/^.*node_modules[\\/]/, '')
    .replace(/[\\/]/g, '-');
  const bundle = await rollup({ input: { [name]: id }, plugins: cdnPlugins(), onwarn: stopOnWarning });
  const { output } = await bundle.write({
    dir: 'dist/cdn/chunks',
    format: 'es',
    sourcemap: true,
    paths: from('./'),
    entryFileNames: '[name]-[hash:6].js',
  });
  return output[0].fileName;
}

/** One run for each entry, so that what an entry needs at once is one file. */
const cdn = (name, entry) => ({
  input: built(entry),
  plugins: cdnPlugins(),
  onwarn: stopOnWarning,
  output: {
    file: `dist/cdn/${name}.min.js`,
    format: 'es',
    sourcemap: true,
    paths: from('./chunks/'),
    banner: `/*! tapis-vert ${version}, MIT. Licences of all that it holds: ${LICENCES} */`,
  },
});

export default [
  npm,
  ...elements.filter(({ tag }) => existsSync(built(tag))).map(element => cdn(element.tag, element.tag)),
  ...(existsSync(built(all)) ? [cdn('tapis-vert', all)] : []),
  // for a page that checks deals
  ...(existsSync(built('fair')) ? [cdn('fair', 'fair')] : []),
];
