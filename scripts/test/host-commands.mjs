// Commands for element tests that need a host, called with executeServerCommand: 'host-start' starts the command from
// the sources and returns its address, 'host-kill' kills it without a word, and the next 'host-start' goes on with its
// rooms.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const FLAGS = ['--origins', '*', '--computer-seconds', '0', '--turn-seconds', '600', '--fair', 'all'];

export function hostCommands() {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-vert-'));
  let running;
  let port = 0;

  async function start() {
    const words = ['--store', join(folder, 'tables.sqlite'), '--port', String(port), ...FLAGS];
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/host/node/bin.ts', ...words], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    const address = /ws:\/\/[^,]+/.exec(line)[0];
    port = Number(new URL(address).port);
    return { child, address };
  }
  async function kill() {
    if (!running) return;
    const { child } = await running;
    running = undefined;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  return {
    name: 'host-commands',
    async executeCommand({ command }) {
      if (command === 'host-start') return (await (running ??= start())).address;
      if (command !== 'host-kill') return undefined;
      await kill();
      return true;
    },
    async serverStop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
