/** Colyseus servers with tables, as processes of their own: what their tests share. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after } from 'node:test';
import { NO_REDIS } from '../test/host/redis.ts';

export const needs = { skip: NO_REDIS };
const SERVER = join(import.meta.dirname, 'server.ts');

/** Ends everything that a failed test has left open. */
export const ends: (() => unknown)[] = [];
after(async () => {
  for (const end of ends) await end();
});

/** Starts a server at a Redis; resolves when it can be reached. */
export async function serve(port: number, redis: number) {
  const child = spawn(process.execPath, ['--import', 'tsx', SERVER, String(port), String(redis)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // how long Colyseus waits for a server that does not answer: twice that until its rooms are opened elsewhere
    env: { ...process.env, COLYSEUS_PRESENCE_SHORT_TIMEOUT: '1000' },
  });
  ends.push(() => child.kill('SIGKILL'));
  const ended = once(child, 'close');
  const said: string[] = [];
  const ready = new Promise<void>((come, fail) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', line => {
        said.push(line);
        if (line.startsWith('listening')) come();
      });
    void ended.then(() => fail(new Error(said.join('\n'))));
  });
  await ready;
  return {
    port,
    said,
    /** Whether the process still exists. */
    get isAlive(): boolean {
      return child.exitCode === null && child.signalCode === null;
    },
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await ended;
    },
    stop: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
  };
}
