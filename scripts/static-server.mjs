// A small server of files for this machine only.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, resolve, sep } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Serves folders by the beginning of the path, the longest first: `{ '/': 'demo', '/dist/': 'dist' }`. `pages` are
 * answers that need no file, by path. Resolves to the server, its address, and `asked`: the paths that were asked for.
 */
export function serve({ folders, pages = {}, port = 0 }) {
  const prefixes = Object.keys(folders).sort((a, b) => b.length - a.length);
  const asked = [];

  async function answer(request, response) {
    const send = (status, type, body) => {
      response.writeHead(status, {
        'content-type': type,
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    try {
      let path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
      asked.push(path);
      if (path in pages) return send(200, TYPES['.html'], pages[path]);
      if (path.endsWith('/')) path += 'index.html';
      const prefix = prefixes.find(each => path.startsWith(each));
      const root = resolve(folders[prefix]);
      const file = resolve(root, path.slice(prefix.length));
      if (!file.startsWith(root + sep)) return send(403, TYPES['.txt'], 'Not here');
      return send(200, TYPES[extname(file)] ?? 'application/octet-stream', await readFile(file));
    } catch (error) {
      if (error.code === 'EISDIR')
        return response.writeHead(301, { location: `${new URL(request.url, 'http://localhost').pathname}/` }).end();
      return send(404, TYPES['.txt'], `Not found: ${request.url}`);
    }
  }

  return new Promise((done, fail) => {
    const server = createServer((request, response) => void answer(request, response));
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () =>
      done({ server, asked, address: `http://localhost:${server.address().port}/` }),
    );
  });
}
