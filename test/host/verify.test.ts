/** The command that checks deals, and how it shows foreign text. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { verifyFiles } from '../../src/host/node/verify.ts';

test('no text in a record moves, colours or hides what a terminal shows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-vert-'));
  const file = join(folder, 'foreign.json');
  const deal = JSON.parse(readFileSync('docs/deals/stud.deal', 'utf8')) as { log: { options: object } };
  const foreign = `\u001b[2J\u001b[31m\u0007\u202Eproved${'x'.repeat(10_000)}`;
  writeFileSync(file, JSON.stringify({ ...deal, log: { ...deal.log, options: { [foreign]: 1 } } }));
  const said: string[] = [];
  assert.equal(
    verifyFiles([file], line => said.push(line)),
    false,
  );
  rmSync(folder, { recursive: true });
  assert.doesNotMatch(said.join('\n').replaceAll('\n', ''), /\p{C}/u);
  for (const line of said) assert.ok(line.length < 600, line);
});

test('-h is help, in any position', () => {
  for (const words of [['-h'], ['--port', '1', '-h'], ['--prot', '-h']]) {
    const { stdout, status } = spawnSync(process.execPath, ['--import', 'tsx', 'src/host/node/bin.ts', ...words], {
      encoding: 'utf8',
    });
    assert.match(stdout, /^tapis-vert-host: card tables/);
    assert.equal(status, 0);
  }
});
