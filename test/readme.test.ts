/** The examples of README.md that say `js run`: each is run against the sources and must print what it says. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';

const readme = readFileSync('README.md', 'utf8');
const blocks = [...readme.matchAll(/^### (.+)$(?:(?!^### )[^])*?^```js run\n([^]+?)^```$/gm)].map(
  ([, heading, code]) => ({ heading: heading!, code: code! }),
);
const folder = mkdtempSync(join(tmpdir(), 'readme-'));
after(() => rmSync(folder, { recursive: true }));

/** What the package is called there is a file of src/ here. */
const toSources = (code: string): string =>
  code.replace(/'tapis-vert\/([\w-]+)\.js'/g, (_, entry) => `'${new URL(`../src/${entry}.ts`, import.meta.url).href}'`);

describe('the examples of the README print what they say', () => {
  assert.ok(blocks.length >= 4, 'README.md has examples that are run');
  blocks.forEach(({ heading, code }, index) => {
    test(heading, () => {
      const [run, says = ''] = code.split('// Prints:\n');
      const file = join(folder, `${index}.mts`);
      writeFileSync(file, toSources(run!));
      const { stdout, stderr } = spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), file], {
        encoding: 'utf8',
      });
      assert.equal(stderr, '');
      assert.equal(stdout.trim(), says.replace(/^\/\/ ?/gm, '').trim());
    });
  });
});
