/** Waiting at the door of a host keeps nobody out: the oldest make way, one place is kept for each address, all come at a limited rate. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { test } from 'node:test';
import fc from 'fast-check';
import { WebSocket } from 'ws';
import { LIMITS, PROTOCOL_VERSION } from '../../src/host.ts';
import { Queue } from '../../src/host/queue.ts';
import { house, seats, settled } from './house.ts';
import { servedIn } from './served.ts';

/** Half a request on each of this many sockets from this many addresses of this machine, all of which have reached the host. */
async function held(port: number, addresses: number, sockets: number): Promise<readonly Socket[]> {
  const all: Socket[] = [];
  for (let address = 0; address < addresses; address++)
    for (let each = 0; each < sockets; each++) {
      const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${address + 10}` });
      socket.on('error', () => undefined);
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
      all.push(socket.resume());
    }
  await Promise.all(all.filter(({ connecting }) => connecting).map(socket => once(socket, 'connect')));
  return all;
}

/** Somebody comes into a room from an address of this machine. @returns the secret of their seat, if they get one. */
async function comes(address: string, localAddress: string, secret?: string): Promise<string | undefined> {
  const socket = new WebSocket(address, { localAddress });
  socket.on('error', () => undefined);
  const ended = once(socket, 'close').then(() => undefined);
  socket.on('open', () =>
    socket.send(
      JSON.stringify({
        join: { version: PROTOCOL_VERSION, room: 'friday', game: 'stud', options: seats(3), ...(secret && { secret }) },
      }),
    ),
  );
  const first = await Promise.race([once(socket, 'message'), ended]);
  const { joined } = (first ? JSON.parse(String(first[0])) : {}) as {
    joined?: { readonly seat: unknown; readonly secret?: string };
  };
  socket.send(JSON.stringify({ seated: true }));
  socket.close();
  await ended;
  return typeof joined?.seat === 'number' ? (joined.secret ?? secret) : undefined;
}

for (const [addresses, sockets] of [
  [1, 205],
  [5, 205],
  [20, 50],
] as const)
  test(`half a request on ${sockets} sockets from ${addresses} addresses keeps nobody from their seat, and no page from its answer`, async context => {
    const served = await servedIn(context);
    const port = Number(new URL(served.address).port);
    const friend = new WebSocket(served.address);
    await once(friend, 'open');
    friend.send(
      JSON.stringify({ join: { version: PROTOCOL_VERSION, room: 'friday', game: 'stud', options: seats(3) } }),
    );
    await once(friend, 'message');
    const secret = await comes(served.address, '127.0.0.2');
    assert.ok(secret);
    const silent = await held(port, addresses, sockets);
    // from a house of their own, and from the same house as those who wait
    for (const from of ['127.0.0.2', '127.0.0.10'])
      assert.ok(
        (await comes(served.address, from, secret)) ?? (await comes(served.address, from, secret)),
        `back within two tries from ${from}`,
      );
    const health = await fetch(`${served.address.replace('ws:', 'http:')}/health`);
    assert.equal(health.status, 200);
    for (const socket of silent) socket.destroy();
    friend.terminate();
  });

test('silent WebSockets from many addresses keep nobody out, neither before nor after the handshake', async context => {
  const limits = { connectionsAtDoor: 20, atDoorPerAddress: 4 };
  const served = await servedIn(context, { limits });
  const silent: WebSocket[] = [];
  for (let address = 0; address < 6; address++)
    for (let each = 0; each < 4; each++) {
      const socket = new WebSocket(served.address, { localAddress: `127.0.0.${address + 10}` });
      socket.on('error', () => undefined);
      silent.push(socket);
      await Promise.race([once(socket, 'open'), once(socket, 'close')]);
    }
  assert.ok(await comes(served.address, '127.0.0.2'), 'the newest comes in');
  assert.ok(served.host.connectionsAtDoor <= limits.connectionsAtDoor);
  for (const socket of silent) socket.terminate();
});

test('a guest with one connection too many cuts off nobody at the door', async () => {
  const { guest } = house({
    addressOf: (address: string): string => address,
    limits: { ...LIMITS, connectionsPerAddress: 1, connectionsAtDoor: 1 },
  });
  await guest('stranger').join({ options: seats(3) });
  const waiting = guest('friend');
  assert.ok(guest('stranger').carrier.ended, 'one too many');
  assert.equal(waiting.carrier.ended, undefined);
});

test('with any number waiting the limits hold, and an address with one place at the door keeps it before those with more', () => {
  const limits = { connectionsAtDoor: 8, atDoorPerAddress: 3 };
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 60 }), addresses => {
      const queue = new Queue<number>(limits);
      const waiting = new Map<number, string>();
      const ofAddress = (address: string): number => [...waiting.values()].filter(each => each === address).length;
      addresses.forEach((address, who) => {
        waiting.set(who, `address ${address}`);
        const cut = queue.come(who, `address ${address}`);
        if (cut === undefined) return;
        assert.notEqual(cut, who, 'the newest is let in');
        const from = waiting.get(cut)!;
        assert.ok(ofAddress(from) > 1, 'each address keeps a place');
        waiting.delete(cut);
        queue.gone(cut);
      });
      assert.equal(queue.size, waiting.size);
      assert.ok(queue.size <= limits.connectionsAtDoor);
      for (const address of new Set(waiting.values())) assert.ok(ofAddress(address) <= limits.atDoorPerAddress);
    }),
  );
});

test('one address may come, go and sit down only at a limited rate; others do not feel it, and getting up is always allowed', async () => {
  const { guest, host, clock } = house({
    addressOf: (address: string): string => address,
    limits: { ...LIMITS, connectionsPerAddress: 5, visitsPerMinute: 10 },
  });
  const anna = await guest('friend').join({ options: seats(3) });
  let visits = 0;
  for (let time = 0; time < 30; time++) {
    const stranger = await guest('stranger').join({ watch: true });
    if (!stranger.carrier.ended) visits++;
    else assert.equal(stranger.carrier.ended.code, 1012, 'they may come again');
    stranger.gone();
  }
  assert.equal(visits, 10);
  await clock.pass(60);
  const stranger = await guest('stranger').join();
  for (let time = 0; time < 10; time++) {
    stranger.say({ leave: true });
    await settled();
    assert.equal(stranger.seat, 'onlooker');
    stranger.say({ sit: {} });
    await settled();
  }
  assert.match(stranger.last('refused')!.message, /Too many seats taken/);
  assert.equal(host.counts.sat, 2 + 9, 'nine more times');
  assert.equal(anna.carrier.ended, undefined);
  assert.equal((await guest('friend').join({ secret: anna.last('joined')!.secret })).seat, 0);
});
