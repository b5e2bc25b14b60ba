// Serves bundled tests to their pages, so that a page requests a few files rather than hundreds, and what two tests
// share is built once.
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { build } from 'esbuild';

const options = {
  ...{ outdir: '.', outbase: '.', entryNames: '[dir]/[name]', chunkNames: 'parts/[name]-[hash]' },
  ...{ bundle: true, splitting: true, format: 'esm', target: 'es2022', conditions: ['production'] },
  // the runner's own socket belongs to its server
  ...{ external: ['/__web-dev-server__*'], sourcemap: 'linked', write: false, logLevel: 'error' },
};

/**
 * A plugin of the dev server.
 * @param {string[]} tests the files that the runner requests; any other source, of a worker or a frame, is bundled on
 * request.
 */
export function bundles(tests) {
  /** The bundles, by path; later ones add to it. */
  const made = new Map();
  const bundle = async files => {
    for (const { path, text } of (await build({ ...options, entryPoints: files })).outputFiles)
      made.set(`/${relative('.', path)}`, text);
  };
  let whole;
  const others = new Map();
  return {
    name: 'bundles',
    serverStart() {
      whole = bundle(tests);
    },
    async serve({ path }) {
      await whole;
      const script = path.replace(/\.ts$/, '.js');
      if (path !== script && !made.has(script) && existsSync(`.${path}`)) {
        if (!others.has(path)) others.set(path, bundle([path.slice(1)]));
        await others.get(path);
      }
      const body = made.get(script);
      return body && { body, type: path.endsWith('.map') ? 'json' : 'js' };
    },
  };
}
