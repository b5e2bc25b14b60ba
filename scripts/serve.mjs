// npm start: serves the site from its sources, bundled in a second: the demo, the documents, and the Storybook if it
// has been built. Changes to the sources or the demo reload its pages; the host and the documents change at the next
// start, or reload. PORT=… chooses another port.
import { existsSync, mkdtempSync, readFileSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { context } from 'esbuild';
import { register } from 'tsx/esm/api';
import { all, elements } from './entries.mjs';
import { documentPages, FOLDERS, NO_STORYBOOK } from './site/site.mjs';
import { serve } from './site/static-server.mjs';

/** The port of the host for the page “Play with a friend”. */
const HOST_PORT = 8010;

/** The files of dist/ that the demo's pages load, and their sources. */
const SCRIPTS = {
  'cdn/tapis-vert.min': `src/${all}.ts`,
  'cdn/fair.min': 'src/fair.ts',
  ...Object.fromEntries(elements.map(({ tag }) => [`cdn/${tag}.min`, `src/${tag}.ts`])),
  ...Object.fromEntries(['rules', 'odds', 'cards'].map(name => [name, `src/${name}.ts`])),
};

/** Asks whether a file has changed: only in the pages of this server. */
const RELOAD = 'new EventSource("/changes").onmessage = () => location.reload();';

/** The open pages, each a streaming response. */
const readers = new Set();
function follow(response) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('\n');
  readers.add(response);
  response.once('close', () => readers.delete(response));
}
const tellReaders = () => readers.forEach(response => response.write('data: changed\n\n'));

/** A page of the demo that listens for changes, which its policy would forbid. */
function demoPage(path) {
  const file = `demo${path.replace(/\/$/, '/index.html')}`;
  if (!file.endsWith('.html') || !existsSync(file)) return undefined;
  const html = readFileSync(file, 'utf8');
  const policy = html.includes('connect-src ')
    ? html.replace('connect-src ', "$&'self' ")
    : html.replace("default-src 'none';", "$& connect-src 'self';");
  return policy.replace('</head>', '<script type="module" src="/reload.js"></script></head>');
}

function pageAt(path) {
  if (path.startsWith('/storybook/') && !existsSync('storybook-static')) return `<!doctype html><p>${NO_STORYBOOK}</p>`;
  return demoPage(path) ?? (path.endsWith('.html') ? documentPages().get(path.slice(1)) : undefined);
}

/** Answers requests that are not for a file of the site. */
function answered(path, response) {
  const send = (type, body) => response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  const page = pageAt(path);
  if (path === '/changes') follow(response);
  else if (path === '/reload.js') send('text/javascript', RELOAD);
  else if (page) send('text/html; charset=utf-8', page);
  else return false;
  return true;
}

/**
 * A host for the page “Play with a friend”, which stores nothing when it ends; without it the other pages still work.
 */
async function host(address) {
  register();
  const { serveHost, sqliteStore } = await import('../src/host.ts');
  try {
    const origins = ['localhost', '127.0.0.1'].map(name => `http://${name}:${new URL(address).port}`);
    // people trying things out open room after room
    const limits = { roomsPerAddress: 10_000 };
    await serveHost({ store: sqliteStore(':memory:'), port: HOST_PORT, origins, fair: 'all', limits });
    console.log(`Play with a friend: ${new URL('friend.html', address)}`);
  } catch (error) {
    console.log(`There is no host for the page “Play with a friend”: ${error.message}`);
  }
}

/** Bundles the sources into a folder of its own, and again when they change. */
async function bundled() {
  const outdir = mkdtempSync(join(tmpdir(), 'tapis-vert-'));
  process.once('exit', () => rmSync(outdir, { recursive: true }));
  let made;
  const isMade = new Promise(done => (made = done));
  const telling = { name: 'telling', setup: ({ onEnd }) => onEnd(() => (made(), tellReaders())) };
  const bundle = await context({
    ...{ entryPoints: SCRIPTS, outdir, bundle: true, splitting: true, format: 'esm', target: 'es2022' },
    ...{ conditions: ['production'], sourcemap: true, logLevel: 'warning', plugins: [telling] },
  });
  // esbuild is a process of its own, which would go on watching without this one
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void bundle.dispose().finally(() => process.exit(0)));
  await bundle.watch();
  await isMade;
  watch('demo', { recursive: true }, tellReaders);
  return outdir;
}

const port = Number(process.env.PORT ?? 8000);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT is a number from 0 to 65535, not ${process.env.PORT}`);
  process.exit(1);
}
try {
  const folders = { ...FOLDERS, '/dist/': await bundled() };
  const { address } = await serve({ folders, answered, port });
  console.log(`Tapis Vert: ${address}  (after ${process.uptime().toFixed(1)} s; Ctrl+C ends it)`);
  console.log(`Documents: ${address}README.html`);
  const isBuilt = existsSync('storybook-static');
  console.log(`Storybook: ${isBuilt ? `${address}storybook/` : 'npm run build-storybook, then start again'}`);
  await host(address);
} catch (error) {
  const busy = error.code === 'EADDRINUSE';
  console.error(busy ? `Port ${port} is in use. Choose another: PORT=8001 npm start` : error.message);
  process.exit(1);
}
