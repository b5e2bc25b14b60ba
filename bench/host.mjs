/**
 * `npm run bench:host`: one host with its store in a file, guests on real sockets of the same machine, one per table of
 * Trente et Quarante. Each bets and ends its part in turn, at intervals, and waits for the answer. Printed: the memory
 * of a table with its connection, actions per second, and how long an action waits for its answer. `TABLES=10,100`
 * chooses the numbers of tables, `SECONDS=15` how long each is played.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { buildIfOld } from '../scripts/build/build.mjs';

const TABLES = (process.env.TABLES ?? '10,100,1000,5000').split(',').map(Number);
const SECONDS = Number(process.env.SECONDS ?? 15);
/** Seconds between two actions at a table: people are not faster; `EVERY=1` for more. */
const EVERY = Number(process.env.EVERY ?? 5);
/** How many guests come at once. */
const AT_ONCE = 50;

buildIfOld();

async function startHost(folder) {
  const child = spawn(
    process.execPath,
    [
      ...['dist/host/node/bin.js', '--port', '0', '--store', join(folder, 'tables.sqlite'), '--turn-seconds', '3600'],
      // these guests have no seeds to give
      ...['--fair', 'none'],
      // all of them come from this machine
      ...['--limit-connections-per-address', '100000', '--limit-rooms-per-address', '100000'],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  process.once('exit', () => child.kill('SIGKILL'));
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, address: /ws:\/\/[^,]+/.exec(line)[0] };
}

const memoryOf = async address => {
  const figures = await (await fetch(`${address.replace('ws', 'http')}/metrics`)).text();
  return Number(/^tapis_vert_memory_bytes (\d+)$/m.exec(figures)[1]);
};

/** A guest with a table to themselves. */
async function guestAt(address, room) {
  const socket = new WebSocket(address);
  let number = 0;
  let answered;
  socket.on('message', data => {
    const text = data.toString();
    const step = /^\{"seat":0,"step":\{"number":(\d+),/.exec(text);
    if (step) number = Number(step[1]);
    else if (text.startsWith('{"done"')) answered?.();
    else if (text.startsWith('{"refused"')) throw new Error(text);
  });
  await once(socket, 'open');
  const options = { purses: [1_000_000], refaitRule: 'half-only' };
  socket.send(JSON.stringify({ join: { version: 1, room, game: 'trente-quarante', options } }));
  await new Promise(come => {
    const hear = data => {
      if (!data.toString().startsWith('{"people"')) return;
      socket.off('message', hear);
      come();
    };
    socket.on('message', hear);
  });
  let id = 1;
  const act = async action => {
    const start = performance.now();
    const answer = new Promise(come => (answered = come));
    socket.send(JSON.stringify({ act: action, seen: number, id: id++ }));
    await answer;
    return performance.now() - start;
  };
  return { act, close: () => socket.terminate() };
}

const STAKE = { type: 'stake', chance: 'rouge', amount: 5 };
const DONE = { type: 'done' };

console.log('  tables    KB a table    actions /s    median ms    p99 ms    slowest ms');
for (const count of TABLES) {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-vert-'));
  const { child, address } = await startHost(folder);
  try {
    const empty = await memoryOf(address);
    const guests = [];
    while (guests.length < count)
      guests.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(AT_ONCE, count - guests.length) }, (_, place) =>
            guestAt(address, `table ${guests.length + place}`),
          ),
        )),
      );
    const times = [];
    const end = performance.now() + SECONDS * 1000;
    const start = performance.now();
    await Promise.all(
      guests.map(async ({ act }, place) => {
        await pause((place / count) * EVERY * 1000);
        for (let turn = 0; performance.now() < end; turn++) {
          const time = await act(turn % 2 ? DONE : STAKE);
          times.push(time);
          await pause(Math.max(0, EVERY * 1000 - time));
        }
      }),
    );
    const seconds = (performance.now() - start) / 1000;
    const grown = (await memoryOf(address)) - empty;
    times.sort((one, other) => one - other);
    const at = part => times[Math.min(times.length - 1, Math.floor(times.length * part))].toFixed(1);
    const columns = [
      count,
      (grown / count / 1024).toFixed(0),
      (times.length / seconds).toFixed(0),
      at(0.5),
      at(0.99),
      at(1),
    ];
    console.log(columns.map((value, place) => String(value).padStart([8, 14, 14, 13, 10, 14][place])).join(''));
    for (const guest of guests) guest.close();
  } finally {
    child.kill('SIGKILL');
    await once(child, 'close');
    rmSync(folder, { recursive: true });
  }
}
