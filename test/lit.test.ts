/** Lit stays with the elements: no lazy chunk imports it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { build } from 'esbuild';

test('no part that is loaded later imports Lit: it would be loaded before what takes a server’s picture over', async () => {
  const { metafile } = await build({
    entryPoints: ['src/index.ts'],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'build/lit',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const withLit = Object.entries(metafile.outputs).filter(([, { inputs }]) =>
    Object.keys(inputs).some(path => path.includes('node_modules/lit-element/')),
  );
  assert.deepEqual(
    withLit.map(([, { entryPoint }]) => entryPoint),
    ['src/index.ts'],
  );
});
