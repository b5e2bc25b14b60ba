// A file server for this machine only: sirv for each folder, and pages without a file.
import { createServer } from 'node:http';
import { extname } from 'node:path';
import sirv from 'sirv';

const HEADERS = { 'cache-control': 'no-store', 'access-control-allow-origin': '*' };
const setHeaders = response => response.setHeader('access-control-allow-origin', '*');

/**
 * Serves folders by path prefix, the longest first: `{ '/': 'demo', '/dist/': 'dist' }`. `pages` are answers without a
 * file, by path; `answered(path, response)` returns whether it has answered itself. Resolves to the server, its
 * address, and `asked`: the paths requested.
 */
export function serve({ folders, pages = {}, answered = () => false, port = 0 }) {
  const prefixes = Object.keys(folders).sort((a, b) => b.length - a.length);
  // in development mode sirv reads the disk for each request, and the browser caches nothing
  const files = new Map(prefixes.map(prefix => [prefix, sirv(folders[prefix], { dev: true, setHeaders })]));
  const asked = [];

  function answer(request, response) {
    const { pathname } = new URL(request.url, 'http://localhost');
    const path = decodeURI(pathname);
    const send = (status, body, type = 'text/plain; charset=utf-8') =>
      response.writeHead(status, { ...HEADERS, 'content-type': type }).end(body);
    asked.push(path);
    if (answered(path, response)) return undefined;
    if (path in pages) return send(200, pages[path], 'text/html; charset=utf-8');
    // a folder needs a slash at its end for the relative addresses in its page
    if (!path.endsWith('/') && !extname(path)) return response.writeHead(301, { location: `${pathname}/` }).end();
    const prefix = prefixes.find(each => path.startsWith(each));
    const missing = () => send(404, `Not found: ${request.url}`);
    if (!prefix) return missing();
    request.url = pathname.slice(prefix.length - 1);
    return files.get(prefix)(request, response, missing);
  }

  return new Promise((done, fail) => {
    const server = createServer((request, response) => {
      try {
        answer(request, response);
      } catch (error) {
        response.writeHead(400, HEADERS).end(error.message);
      }
    });
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () =>
      done({ server, asked, address: `http://localhost:${server.address().port}/` }),
    );
  });
}
