/** A Redis of the tests' own: on a free port of this machine, with nothing stored on disk. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

/** Why tests that need Redis are skipped here; undefined if they are not. */
export const NO_REDIS =
  spawnSync('redis-server', ['--version']).status === 0
    ? false
    : 'there is no redis-server on this machine (Debian: apt-get install redis-server)';

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts Redis; resolves when it takes connections. With a folder it stores its data there, for the next one on that port. */
export async function startRedis(folder?: string, at?: number) {
  const port = at ?? (await freePort());
  const keeps = folder === undefined ? ['--appendonly', 'no'] : ['--appendonly', 'yes', '--dir', folder];
  const flags = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--daemonize', 'no', ...keeps];
  const child = spawn('redis-server', flags.map(String), { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout })) if (/Ready to accept/.test(line)) break;
  child.stdout.resume();
  return {
    port,
    async end(): Promise<void> {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
