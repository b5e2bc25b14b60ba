/** Hostile guests at real sockets: a refusal, then the end of the connection, and everybody else plays on. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get } from 'node:http';
import type { Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { WebSocket } from 'ws';
import { PROTOCOL_VERSION, serveHost, sqliteStore, type ServedHost } from '../../src/host.ts';
import { guestAt } from './command.ts';
import { RULES, seats } from './house.ts';
import { servedIn } from './served.ts';

let served: ServedHost;
before(async () => {
  served = await serveHost({
    store: sqliteStore(':memory:'),
    rules: { ...RULES, computers: 0 },
    origins: ['https://cards.example'],
  });
});
after(() => served.close());

const JOIN = JSON.stringify({ join: { version: PROTOCOL_VERSION, room: 'friday', game: 'stud', options: seats(2) } });

/** A bare socket, joined to a room, and everything it has received. */
async function socketIn(join = JOIN) {
  const socket = new WebSocket(served.address);
  const heard: string[] = [];
  socket.on('message', data => heard.push((data as Buffer).toString()));
  socket.on('error', () => undefined);
  const closed = once(socket, 'close') as Promise<[number, Buffer]>;
  await once(socket, 'open');
  socket.send(join);
  while (!heard.some(text => text.includes('"people"'))) await once(socket, 'message');
  return { socket, heard, closed };
}

test('a flood of messages is refused, and the connection ended', async () => {
  const { socket, heard, closed } = await socketIn();
  for (let each = 0; each < 500; each++) socket.send(JSON.stringify({ act: { type: 'done' }, seen: 0, id: each + 1 }));
  const [code] = await closed;
  assert.equal(code, 4003);
  assert.match(heard.at(-1)!, /Too many messages \(limit: 20 per second\)/);
});

test('ten megabytes are refused as soon as they are announced, without waiting for them', async () => {
  const { socket, closed } = await socketIn();
  // the head of a text of this many bytes (RFC 6455, 5.2), which never comes
  const head = Buffer.from([0x81, 0xff, ...Array<number>(12).fill(0)]);
  head.writeBigUInt64BE(10_000_000n, 2);
  (socket as unknown as { _socket: Socket })._socket.write(head);
  assert.equal((await closed)[0], 1009);
});

test('a message that is too long, too deep, not JSON or not text is refused, and after twenty of them the connection ends', async () => {
  const { socket, heard, closed } = await socketIn();
  const deep = `{"act":${'['.repeat(1500)}${']'.repeat(1500)},"seen":0,"id":1}`;
  const wrong = [`{"act":"${'x'.repeat(5000)}"}`, deep, '{', '[]', 'null', '7', '{}', '{"act":1}', '{"join":{}}'];
  for (const text of wrong) socket.send(text);
  socket.send(Buffer.from([0, 1, 2]));
  while (heard.filter(text => text.includes('"refused"')).length < wrong.length + 1) await once(socket, 'message');
  for (const text of heard.filter(each => each.includes('"refused"'))) {
    assert.match(text, /"code":"malformed"/);
    assert.ok(text.length < 300, 'a refusal does not grow');
  }
  for (let each = 0; each < 20; each++) socket.send('{');
  assert.equal((await closed)[0], 4003);
});

test('wrong seats, wrong numbers and invalid words are refused, and nothing is done', async () => {
  const { socket, heard } = await socketIn();
  const acts: readonly unknown[] = [
    { act: { type: 'done', seat: 1 }, seen: 0, id: 1 },
    { act: { type: '__proto__' }, seen: 0, id: 2 },
    { act: 'done', seen: 0, id: 3 },
    { act: { type: 'done' }, seen: -1, id: 4 },
    { act: { type: 'done' }, seen: 1e9, id: 4 },
    { act: { type: 'done' }, seen: 0, id: 1e15 },
    { sit: { seat: 99 } },
    { leave: false },
  ];
  for (const act of acts) socket.send(JSON.stringify(act));
  const answers = (): number => heard.filter(text => /"refused"|"again"/.test(text)).length;
  while (answers() < acts.length) await once(socket, 'message');
  assert.equal(heard.filter(text => text.startsWith('{"done"')).length, 0);
  socket.close();
});

test('a guest who has stopped reading is cut off, the host does not grow, and the guest may come back', async context => {
  const quick = { messagesPerSecond: 10_000, burst: 100_000, longestWindow: 10_000, queuedBytes: 4096 };
  const busy = await servedIn(context, { limits: quick });
  const game = 'trente-quarante';
  const anna = guestAt(() => busy.address, { game, options: seats(2, 1000) });
  await anna.until(() => anna.port, 'Anna is in');
  const socket = new WebSocket(busy.address);
  await once(socket, 'open');
  socket.send(JSON.stringify({ join: { version: PROTOCOL_VERSION, room: 'friday', game, watch: true } }));
  await once(socket, 'message');
  socket.pause();
  let acts = 0;
  for (; busy.host.connections === 2 && acts < 9000; acts++) {
    const { number } = anna.step;
    anna.port!.act({ type: acts % 2 ? 'takeBack' : 'stake', chance: 'rouge', amount: 5 } as never);
    await anna.until(() => anna.step.number > number, 'it is done');
  }
  assert.equal(busy.host.connections, 1, `cut off after ${acts} steps`);
  const again = guestAt(() => busy.address, { game, watch: true });
  await again.until(() => again.port, 'they are back');
  assert.equal(again.step.number, anna.step.number);
  for (const each of [anna, again]) each.close();
  socket.terminate();
});

test('only listed pages may use the host, beside those of its own name and programs that are not pages', async () => {
  const host = new URL(served.address).host;
  for (const [origin, status] of [
    ['https://evil.example', 403],
    ['https://cards.example.evil', 403],
    ['null', 403],
    ['https://cards.example', 101],
    [`http://${host}`, 101],
    [undefined, 101],
  ] as const) {
    const socket = new WebSocket(served.address, { ...(origin && { origin }) });
    const answer = await new Promise<number | undefined>(come => {
      socket.on('open', () => come(101));
      socket.on('unexpected-response', (_, response) => come(response.statusCode));
      socket.on('error', () => undefined);
    });
    assert.equal(answer, status, `${origin}`);
    socket.terminate();
  }
});

test('its pages show its health and its figures', async () => {
  const at = served.address.replace('ws:', 'http:');
  assert.equal(((await (await fetch(`${at}/health`)).json()) as { ok: boolean }).ok, true);
  const figures = await (await fetch(`${at}/metrics`)).text();
  assert.match(figures, /^# TYPE tapis_vert_connections gauge\ntapis_vert_connections \d+$/m);
  assert.equal((await fetch(`${at}/tapis-vert.sqlite`)).status, 404);
});

test('no page request ends the host', async () => {
  const { hostname, port } = new URL(served.address);
  for (const path of ['//', '/%', '/rooms/%/hands', '/..%2f..', '/__proto__', '/rooms/a/hands/1.json'])
    assert.equal(
      await new Promise(come => {
        get({ hostname, port, path, headers: { authorization: 'Bearer undefined' } }, ({ statusCode }) =>
          come(statusCode),
        );
      }),
      404,
      path,
    );
});

test('the archive opens only with its key', async context => {
  const archiveKey = 'sixteen letters.';
  const { address } = await servedIn(context, { archiveKey });
  const page = `${address.replace('ws:', 'http:')}/rooms/friday/hands`;
  const ask = async (authorization: string): Promise<string> =>
    (await fetch(page, { headers: { authorization } })).text();
  assert.match(await ask(`Bearer ${archiveKey}`), /No such room/);
  for (const wrong of ['', archiveKey, 'Bearer ', `Bearer ${archiveKey}x`])
    assert.match(await ask(wrong), /a host for card tables/);
});
