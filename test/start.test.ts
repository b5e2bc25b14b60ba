/** npm start: the site from its sources, with no step before it. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { after, before, describe, test } from 'node:test';

describe('npm start', () => {
  const server = spawn(process.execPath, ['scripts/serve.mjs'], { env: { ...process.env, PORT: '0' } });
  // closed only when nothing it has started is still writing
  after(async () => {
    server.stdout.resume();
    server.stderr.resume();
    server.kill();
    await once(server, 'close');
  });
  let address = '';
  before(async () => {
    for await (const line of createInterface({ input: server.stdout })) {
      address = /http:\/\/localhost:\d+\//.exec(line)?.[0] ?? '';
      if (address) return;
    }
  });

  const textOf = async (path: string): Promise<string> => {
    const answer = await fetch(address + path);
    assert.equal(answer.status, 200, path);
    return answer.text();
  };

  test('shows the demo, whose pages load files made from the sources', async () => {
    for (const page of ['', 'index.html', 'friend.html', 'verify.html']) {
      const html = await textOf(page);
      for (const [, path] of html.matchAll(/ (?:src|href)="((?:dist\/)?[\w./-]+\.(?:js|css|svg))"/g))
        await textOf(path!);
    }
    assert.match(await textOf('dist/cdn/tapis-vert.min.js'), /chunk/);
    for (const path of ['rules', 'odds', 'cards', 'cdn/fair.min']) await textOf(`dist/${path}.js`);
  });

  test('has the imports of the pages that teach', async () => {
    const imports = [...(await textOf('docs/teaching/page.js')).matchAll(/'\.\.\/\.\.\/(dist\/[\w./-]+)'/g)];
    assert.ok(imports.length > 0);
    for (const [, path] of imports) await textOf(path!);
  });

  test('shows the documents as pages, and says what is missing', async () => {
    assert.match(await textOf('README.html'), /<h1/);
    assert.match(await textOf('docs/host.html'), /<h1/);
    assert.equal((await fetch(`${address}docs/none.html`)).status, 404);
  });

  test('tells an open page when a file has changed, though its policy allows no other request', async () => {
    const html = await textOf('');
    assert.match(html, /default-src 'none'; connect-src 'self';/);
    const changes = await fetch(`${address}changes`);
    assert.equal(changes.headers.get('content-type'), 'text/event-stream');
    await changes.body!.cancel();
  });
});
