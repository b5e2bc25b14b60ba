/** What the command says when it cannot run: one sentence, and an exit code that a service manager sees. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { folder, started } from './command.ts';

test('an error that stops the command from running is told in one sentence, and the process exits with a code', async context => {
  const taken = createServer().listen(0, '127.0.0.1');
  context.after(() => taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const damaged = join(folder(), 'damaged.sqlite');
  writeFileSync(damaged, 'no store at all, '.repeat(1000), { mode: 0o600 });
  for (const [flags, says] of [
    [['--port', String(port), '--store', ':memory:'], /^The host cannot listen there: .*EADDRINUSE/],
    [
      ['--port', '0', '--store', ':memory:', '--address', 'nowhere.invalid'],
      /^The host cannot listen there: .*nowhere/,
    ],
    [['--port', '0', '--store', ''], /^store: "" is not allowed\. Allowed: a file\.$/],
    [['--port'], /^--port: "" is not allowed\. Allowed: a whole number from 0 to 65535\.$/],
    [['--names', 'https://cards.example'], /^names: "https:\/\/cards\.example" is not allowed/],
    [['--port', '0', '--store', damaged], /^The store .*damaged\.sqlite cannot be opened: /],
  ] as const) {
    const { address, said, end, child } = await started(...flags);
    assert.equal(address, '', flags.join(' '));
    await end('SIGTERM');
    assert.deepEqual([said.length, child.exitCode], [1, 1], said.join('\n'));
    assert.match(said[0]!, says);
  }
});
