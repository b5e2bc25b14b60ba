// npm start: the site with the built files: the demo, the documents, and the Storybook when it has been built. PORT=…
// chooses another port.
import { existsSync } from 'node:fs';
import { buildIfOld } from './build.mjs';
import { documentPages, FOLDERS, NO_STORYBOOK } from './site.mjs';
import { serve } from './static-server.mjs';

/** Where the page “Play with a friend” finds its host. */
const HOST_PORT = 8010;

/** A host for that page, which keeps nothing when it ends; without one the other pages are as they are. */
async function host(address) {
  const { serveHost, sqliteStore } = await import('../dist/host.js');
  try {
    const origins = ['localhost', '127.0.0.1'].map(name => `http://${name}:${new URL(address).port}`);
    // whoever tries things out opens room after room
    const limits = { roomsPerAddress: 10_000 };
    await serveHost({ store: sqliteStore(':memory:'), port: HOST_PORT, origins, fair: 'all', limits });
    console.log(`Play with a friend: ${new URL('friend.html', address)}`);
  } catch (error) {
    console.log(`There is no host for the page “Play with a friend”: ${error.message}`);
  }
}

const port = Number(process.env.PORT ?? 8000);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT is a number from 0 to 65535, not ${process.env.PORT}`);
  process.exit(1);
}
try {
  buildIfOld();
  const hasStorybook = existsSync('storybook-static/index.html');
  const pages = Object.fromEntries([...documentPages()].map(([path, html]) => [`/${path}`, html]));
  if (!hasStorybook) pages['/storybook/'] = pages['/storybook/index.html'] = `<!doctype html><p>${NO_STORYBOOK}</p>`;
  const { address } = await serve({ folders: FOLDERS, pages, port });
  console.log(`Tapis Vert: ${address}  (Ctrl+C ends it)`);
  console.log(`Documents: ${address}README.html`);
  console.log(
    hasStorybook ? `Storybook: ${address}storybook/` : 'Storybook: npm run build-storybook, then start again',
  );
  await host(address);
} catch (error) {
  const busy = error.code === 'EADDRINUSE';
  console.error(busy ? `Port ${port} is in use. Choose another: PORT=8001 npm start` : error.message);
  process.exit(1);
}
