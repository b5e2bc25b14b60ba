/** How the benches are built; shared by those for speed and for first actions. */
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { transform } from 'esbuild';
import { rollup } from 'rollup';

export const OUT = resolve('build/bench');

/**
 * The benches, built as for a page or a server: by rollup, which leaves a `const` a `const`. What a test loader adds,
 * and the `var`s of other bundlers, cost up to half of the speed; therefore this file is not TypeScript. Packages are
 * loaded as they are.
 * @returns the file.
 */
export async function built(path) {
  const bundle = await rollup({
    input: join(import.meta.dirname, path),
    external: id => !id.startsWith('.') && !isAbsolute(id),
    plugins: [
      {
        name: 'typescript',
        resolveId: (source, importer) =>
          importer && source.startsWith('.') ? resolve(dirname(importer), source.replace(/\.js$/, '.ts')) : null,
        transform: async code => ({
          code: (await transform(code, { loader: 'ts', target: 'es2022' })).code,
          map: null,
        }),
      },
    ],
  });
  const file = join(OUT, path.replace(/\.ts$/, '.mjs'));
  await bundle.write({ file, format: 'es' });
  return file;
}
