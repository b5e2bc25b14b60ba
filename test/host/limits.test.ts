/** One guest, one address, one stranger at the door cannot use up a host: the rest is there for the others. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { WebSocket } from 'ws';
import { LIMITS, PROTOCOL_VERSION, sqliteStore, type HouseEvent, type Store } from '../../src/host.ts';
import { Addresses } from '../../src/host/addresses.ts';
import { addressOf, isAllowed } from '../../src/host/node/door.ts';
import { readSettings } from '../../src/host/node/settings.ts';
import { house, RULES, seats, settled } from './house.ts';
import { servedIn } from './served.ts';
import type { Found } from './thousand-rooms.ts';

const run = promisify(execFile);

/** A game at which one player alone may act, and their actions. */
const BANK = { game: 'trente-quarante', options: seats(2, 1000) };
const STAKE = { type: 'stake', chance: 'rouge', amount: 50 };
const addressed = { addressOf: (address: string): string => address };

test('a room in which nothing was played is gone with its last connection, one in which somebody has acted is not', async () => {
  const { guest, store, host, clock } = house();
  const first = await guest().join({ options: seats(3) });
  const second = await guest().join();
  first.gone();
  await clock.pass(1);
  assert.equal(store.count(), 1, 'somebody is still there');
  second.gone();
  await settled();
  assert.deepEqual([store.count(), host.rooms, host.counts.forgotten], [0, 0, 1]);
  const third = await guest().join(BANK);
  assert.equal(third.people.length, 2, 'and the next guest opens another');
  await third.act(STAKE);
  third.gone();
  await clock.pass(100);
  assert.deepEqual([store.count(), host.rooms], [1, 0]);
  const fourth = await guest().join({ ...BANK, secret: third.last('joined')!.secret });
  assert.equal(fourth.seat, 0);
  fourth.gone();
  await clock.pass(100);
  assert.equal(store.count(), 1, 'also known after it was read again');
});

test('a room put away before anything was played there is gone when nobody comes back', async () => {
  const { guest, store, host, clock } = house();
  const hasty = guest();
  hasty.say({ join: { version: PROTOCOL_VERSION, room: 'friday', game: 'stud', options: seats(2) } });
  hasty.gone();
  await settled();
  assert.equal(store.count(), 1, 'the connection had ended before the room was open');
  await clock.pass(RULES.restAfter + 1);
  assert.equal(store.count(), 0);
  const anna = await guest().join({ options: seats(2) });
  await host.close();
  assert.equal(store.count(), 1, 'a host that ends keeps everything');
  const again = await guest().join({ secret: anna.last('joined')!.secret });
  assert.equal(again.seat, 0);
});

for (const game of ['stud', 'einundvierzig', 'trente-quarante', 'faro'])
  test(`at ${game} a room that somebody has only looked at is gone with its last connection, though cards were shuffled`, async () => {
    const { guest, store, host, clock } = house();
    const opened = async () =>
      guest().join({
        game,
        options: seats(3, 4000),
        places: ['', 'Ben'].map(name => ({ name, ...(name && { level: 'easy' as const }) })),
      });
    const anna = await opened();
    await clock.pass(5);
    assert.equal(anna.step.view.hand, 1);
    anna.gone();
    await settled();
    assert.deepEqual([store.count(), host.counts.forgotten], [0, 1]);
    const ben = await opened();
    await clock.pass(5);
    await host.putAway('friday');
    const again = await guest().join({ game, secret: ben.last('joined')!.secret });
    assert.equal(again.seat, 0, 'a host that ends keeps everything');
    again.gone();
    await settled();
    assert.deepEqual([store.count(), host.counts.forgotten], [0, 2], 'also known after it was read again');
  });

test('a hand that was played to its end keeps a room, though nobody there has acted', async () => {
  const { guest, store, clock, host } = house();
  const anna = await guest().join({ options: seats(2) });
  const ben = await guest().join();
  while (Number(anna.step.view.hand) < 2) await clock.pass(10);
  await clock.pass(1000);
  anna.gone();
  ben.gone();
  await clock.pass(100);
  assert.equal(store.count(), 1);
  assert.equal(host.rooms, 0);
  const onlooker = await guest().join({ watch: true });
  onlooker.gone();
  await clock.pass(100);
  assert.equal(store.count(), 1, 'also known after it was read again');
});

test('a store that cannot forget a room puts it away, and the room can be opened again', async () => {
  const kept = sqliteStore(':memory:');
  const store = {
    ...kept,
    forgetRoom: () => {
      throw new Error('the disk is full');
    },
  };
  const { guest, host, failures } = house({}, store);
  const anna = await guest().join({ options: seats(2) });
  anna.gone();
  await settled();
  assert.equal(failures.length, 1);
  assert.equal(host.rooms, 0);
  assert.equal((await guest().join({ secret: anna.last('joined')!.secret })).seat, 0);
});

test('one address may open only so many rooms a day in which something is played, and others can still open theirs', async () => {
  const { guest, clock, host } = house({ ...addressed, limits: { ...LIMITS, roomsPerAddress: 3 } });
  const opened = async (address: string, room: string): Promise<boolean> => {
    const anna = await guest(address).join({ ...BANK, room });
    if (anna.seat === 0) await anna.act(STAKE);
    anna.gone();
    return anna.seat === 0;
  };
  for (const room of ['1', '2', '3']) assert.ok(await opened('stranger', room));
  const refused = await guest('stranger').join({ room: '4', options: seats(2) });
  assert.match(refused.last('refused')!.message, /Too many rooms opened from your address/);
  assert.equal(refused.carrier.ended?.code, 4002);
  assert.ok(await opened('friend', '5'));
  assert.ok((await guest('friend').join({ room: '6', options: seats(2) })).seat === 0);
  assert.equal((await guest('stranger').join({ room: '6' })).seat, 1, 'they may go to other people’s rooms');
  await clock.pass(28_799);
  assert.ok(!(await opened('stranger', '7')));
  await clock.pass(1);
  assert.ok(await opened('stranger', '7'), 'a third of the day, a third of the rooms');
  assert.ok(!(await opened('stranger', '8')));
  assert.equal(host.counts.turnedAway, 3);
});

test('a room in which nothing was played, and which is gone, costs its address nothing', async () => {
  const { guest, host } = house({ ...addressed, limits: { ...LIMITS, roomsPerAddress: 2 } });
  const opened = (room: string) => guest('stranger').join({ ...BANK, room });
  for (let each = 0; each < 9; each++) {
    const anna = await opened(`room ${each}`);
    assert.equal(anna.seat, 0);
    anna.gone();
    await settled();
  }
  assert.equal(host.addresses, 1, 'only its visits are counted');
  const [first] = [await opened('1'), await opened('2')];
  assert.equal((await opened('3')).seat, undefined, 'two are there');
  first.gone();
  await settled();
  const third = await opened('3');
  assert.equal(third.seat, 0);
  await third.act(STAKE);
  third.gone();
  await settled();
  assert.equal((await opened('4')).seat, undefined, 'that one is stored');
});

test('a room that its host could not forget counts, and so does one that is only put away', async () => {
  const kept = sqliteStore(':memory:');
  const store = {
    ...kept,
    forgetRoom: () => {
      throw new Error('the disk is full');
    },
  };
  const { guest, host } = house({ ...addressed, limits: { ...LIMITS, roomsPerAddress: 2 } }, store);
  const anna = await guest('stranger').join({ ...BANK, room: '1' });
  anna.gone();
  await guest('stranger').join({ ...BANK, room: '2' });
  await host.putAway('2');
  assert.equal(store.count(), 2);
  assert.equal((await guest('stranger').join({ ...BANK, room: '3' })).seat, undefined);
});

test('a guest who plays in every room that they may open does not fill a host, as long as rooms are stored', () => {
  let now = 0;
  const addresses = new Addresses(LIMITS, { now: () => now, after: () => () => undefined });
  const days = readSettings([], {}).keepDays;
  let rooms = 0;
  for (let minute = 0; minute < days * 24 * 60; minute++, now += 60_000) while (addresses.opens('stranger')) rooms++;
  assert.deepEqual([days, rooms], [90, 5459]);
  assert.ok(rooms < 0.6 * LIMITS.rooms);
});

test('one address has only so many connections, and a connection that ends makes way for another', async () => {
  const { guest, host } = house({ ...addressed, limits: { ...LIMITS, connectionsPerAddress: 2 } });
  const [first] = [await guest('stranger').join({ options: seats(4) }), await guest('stranger').join()];
  const third = guest('stranger');
  assert.equal(third.carrier.ended?.code, 1012, 'they may come again');
  assert.match(third.last('refused')!.message, /Too many connections from your address/);
  third.gone();
  assert.equal((await guest('friend').join()).seat, 2);
  first.gone();
  assert.equal((await guest('stranger').join()).seat, 3);
  assert.equal(host.addresses, 2);
});

test('data about an address is forgotten when it is no longer needed', async () => {
  const { guest, host, clock } = house({ ...addressed, limits: { ...LIMITS, roomsPerAddress: 1 } });
  for (let each = 0; each < 999; each++) {
    const stranger = await guest(`stranger ${each}`).join({ ...BANK, room: `room ${each}` });
    await stranger.act(STAKE);
    stranger.gone();
  }
  assert.equal(host.addresses, 999, 'each has opened a room within the day');
  await clock.pass(86_400);
  guest('friend');
  guest('another');
  assert.equal(host.addresses, 2);
});

test('a full host lets players back to their seats, and nobody else in', async () => {
  const { guest, host } = house({ limits: { ...LIMITS, connections: 3 } });
  const anna = await guest().join(BANK);
  await anna.act(STAKE);
  anna.gone();
  for (let each = 0; each < 3; each++) await guest().join({ ...BANK, watch: true });
  const stranger = await guest().join(BANK);
  assert.equal(stranger.carrier.ended?.code, 1012);
  assert.match(stranger.last('refused')!.message, /This host is full/);
  stranger.gone();
  const again = await guest().join({ ...BANK, secret: anna.last('joined')!.secret });
  assert.deepEqual([again.seat, again.carrier.ended, host.connections], [0, undefined, 4]);
});

test('only so many wait at the door, and a guest in a room is no longer one of them', async () => {
  const { guest, host, clock } = house({ limits: { ...LIMITS, connectionsAtDoor: 2, doorSeconds: 5 } });
  await guest().join({ options: seats(3) });
  const [oldest, second] = [guest(), guest()];
  assert.equal(host.connectionsAtDoor, 2);
  const third = guest();
  assert.equal(oldest.carrier.ended?.code, 1012, 'the one who has waited longest makes way');
  assert.equal(host.connectionsAtDoor, 2);
  oldest.gone();
  await clock.pass(5);
  for (const each of [second, third]) {
    assert.equal(each.carrier.ended?.code, 1012, 'a silent one is sent away');
    each.gone();
  }
  assert.equal(host.connectionsAtDoor, 0);
  assert.equal((await guest().join()).seat, 1);
});

test('old rooms are forgotten during play: the least active first, a tenth at once, none that is awake', async () => {
  const { guest, store, host, clock } = house();
  const rooms = Array.from({ length: 30 }, (_, each) => `room ${each}`);
  for (const room of rooms) {
    const anna = await guest().join({ ...BANK, room });
    await anna.act(STAKE);
    if (room !== 'room 0') anna.gone();
  }
  await clock.pass(100);
  assert.equal(host.rooms, 1);
  const forget = async (since: number) => {
    const forgetting = host.forgetRooms(since);
    await clock.pass(1);
    return forgetting;
  };
  assert.deepEqual(await forget(1), { rooms: 0, left: 0 });
  assert.deepEqual(await forget(4e9), { rooms: 3, left: 26 }, 'a wrong clock does not empty the store');
  assert.equal(store.count(), 27);
  assert.notEqual(store.read('room 0'), undefined, 'they play there');
  const told: HouseEvent[] = [];
  const other = house({ onEvent: event => void told.push(event) }, store);
  const forgetting = other.host.forgetRooms(4e9);
  await other.clock.pass(1);
  assert.deepEqual(await forgetting, { rooms: 3, left: 24 });
  assert.equal(told.filter(event => event.type === 'forgotten' && event.wasPlayed).length, 3);
});

test('a guest who comes to a room while it is being forgotten waits, and opens it anew', async () => {
  const kept = sqliteStore(':memory:');
  let go = (): void => undefined;
  const store: Store = {
    ...kept,
    forgetRoom: async room => {
      await new Promise<void>(come => (go = come));
      kept.forgetRoom(room);
    },
  };
  const { guest, host, clock } = house({}, store);
  const anna = await guest().join(BANK);
  await anna.act(STAKE);
  await host.close();
  const forgetting = host.forgetRooms(4e9);
  await settled();
  const late = await guest().join({ ...BANK, options: seats(5, 1000) });
  assert.equal(late.seat, undefined);
  go();
  await settled();
  assert.deepEqual([late.seat, late.people.length], [0, 5]);
  await clock.pass(1);
  await forgetting;
});

test('a thousand rooms are opened and left: no part of them can be reached, and the store is as it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-vert-'));
  const program = fileURLToPath(new URL('thousand-rooms.ts', import.meta.url));
  const { stdout } = await run(process.execPath, ['--import', 'tsx', program, join(folder, 'tables.sqlite')]);
  const { sizes, left, reachable } = JSON.parse(stdout) as Found;
  assert.deepEqual(left, [0, 0, 0, 0]);
  assert.ok(sizes[1] <= sizes[0], `${sizes[1]} bytes, ${sizes[0]} before`);
  assert.deepEqual(reachable, [0, 0, 0], 'rooms, croupiers and connections');
  rmSync(folder, { recursive: true });
});

test('pages of the host’s own name are those of a listed name, or of this machine', () => {
  const door = { names: ['cards.example'], origins: ['https://friends.example'] };
  for (const [origin, host, may] of [
    ['http://localhost:8010', 'localhost:8010', true],
    ['http://127.0.0.1:8010', '127.0.0.1:8010', true],
    ['http://[::1]:8010', '[::1]:8010', true],
    ['http://localhost:8000', 'localhost:8010', false],
    ['https://cards.example', 'cards.example', true],
    ['https://cards.example', 'localhost:8010', false],
    // anybody can let their own name lead to this machine
    ['http://evil.example:8010', 'evil.example:8010', false],
    ['http://localhost.evil.example:8010', 'localhost.evil.example:8010', false],
    ['https://friends.example', 'cards.example', true],
    ['null', 'null', false],
    [undefined, 'evil.example', true],
  ] as const)
    assert.equal(isAllowed({ host, ...(origin !== undefined && { origin }) }, door), may, `${origin} at ${host}`);
  assert.ok(isAllowed({ origin: 'https://any.example', host: 'x' }, { origins: ['*'] }));
  assert.ok(!isAllowed({ origin: 'https://cards.example', host: 'cards.example' }, {}));
});

test('an IPv6 address counts by its network, and a proxy’s word about it counts if the proxy is the host’s own', () => {
  for (const [peer, forwarded, proxies, address] of [
    ['192.0.2.1', undefined, 0, '192.0.2.1'],
    ['::ffff:192.0.2.1', undefined, 0, '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::7', undefined, 0, '2001:db8:1:2::/64'],
    ['::1', undefined, 0, '0:0:0:0::/64'],
    ['2001:db8::', undefined, 0, '2001:db8:0:0::/64'],
    ['fe80::1%eth0', undefined, 0, 'fe80:0:0:0::/64'],
    ['127.0.0.1', '203.0.113.9', 0, '127.0.0.1'],
    ['127.0.0.1', '203.0.113.9', 1, '203.0.113.9'],
    ['127.0.0.1', 'forged, 203.0.113.9', 1, '203.0.113.9'],
    ['127.0.0.1', ['forged', '203.0.113.9, 198.51.100.2'], 2, '203.0.113.9'],
    ['127.0.0.1', '203.0.113.9:4711', 1, '203.0.113.9'],
    ['127.0.0.1', '[2001:db8:1:2::3]:4711', 1, '2001:db8:1:2::/64'],
    ['127.0.0.1', '203.0.113.9', 2, '127.0.0.1'],
    ['127.0.0.1', undefined, 1, '127.0.0.1'],
    [undefined, undefined, 0, undefined],
  ] as const)
    assert.equal(addressOf(peer, forwarded, proxies), address, `${peer} ${String(forwarded)} ${proxies}`);
});

const figureOf = async (address: string, name: string): Promise<number> => {
  const figures = await (await fetch(`${address.replace('ws:', 'http:')}/metrics`)).text();
  return Number(new RegExp(`^tapis_vert_${name} (\\d+)$`, 'm').exec(figures)![1]);
};

for (const [which, limits, ends] of [
  ['are few', { connectionsAtDoor: 5, doorSeconds: 3600 }, 7],
  ['are ended soon', { connectionsAtDoor: 5, doorSeconds: 1 }, 12],
] as const)
  test(`connections that send nothing, or half a request, ${which}; players in a room play on`, async context => {
    const served = await servedIn(context, { limits });
    const { port } = new URL(served.address);
    const friend = new WebSocket(served.address);
    await once(friend, 'open');
    friend.send(
      JSON.stringify({ join: { version: PROTOCOL_VERSION, room: 'friday', game: 'stud', options: seats(2) } }),
    );
    await once(friend, 'message');
    const half = Array.from({ length: 12 }, () => connect(Number(port), '127.0.0.1'));
    const ended = half.map(socket => {
      socket.on('error', () => undefined);
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
      return new Promise(come => socket.resume().once('close', come));
    });
    await Promise.all(ended.slice(0, ends));
    assert.equal(friend.readyState, WebSocket.OPEN);
    assert.equal(half.filter(socket => socket.closed).length, ends);
    assert.equal(await figureOf(served.address, 'connections_at_door'), 0);
    assert.ok((await figureOf(served.address, 'turned_away_total')) >= 7);
    friend.terminate();
  });

test('a refused page does not keep its place at the door by leaving the connection half open', async context => {
  const served = await servedIn(context, { limits: { connectionsAtDoor: 3 } });
  const { port } = new URL(served.address);
  const refused = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
      socket.on('error', () => undefined);
      socket.write(
        'GET / HTTP/1.1\r\nHost: x\r\nOrigin: https://evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      );
      await once(socket.resume(), 'end');
      return socket;
    }),
  );
  const friend = new WebSocket(served.address);
  await once(friend, 'open');
  for (const socket of refused) socket.destroy();
  friend.terminate();
});

for (const sign of ['ping', 'pong'] as const)
  test(`a ${sign} counts as a message: a guest who sends too many is cut off`, async context => {
    const served = await servedIn(context, { limits: { burst: 20, messagesPerSecond: 1 } });
    const socket = new WebSocket(served.address);
    await once(socket, 'open');
    for (let time = 0; time < 200; time++) socket[sign]();
    assert.equal((await once(socket, 'close'))[0], 4003);
  });

test('a proxy’s word about its guests is believed only with the flag', async context => {
  for (const [proxies, in2] of [
    [0, false],
    [1, true],
  ] as const) {
    const served = await servedIn(context, { limits: { connectionsPerAddress: 1 }, proxies });
    const at = (address: string): Promise<readonly string[]> =>
      new Promise(come => {
        const heard: string[] = [];
        const socket = new WebSocket(served.address, { headers: { 'x-forwarded-for': address } });
        socket.on('open', () =>
          socket.send(
            JSON.stringify({ join: { version: PROTOCOL_VERSION, room: 'friday', game: 'stud', options: seats(2) } }),
          ),
        );
        socket.on('error', () => undefined);
        socket.on('close', () => come(heard));
        socket.on('message', data => {
          heard.push((data as Buffer).toString());
          come(heard);
        });
      });
    assert.match((await at('192.0.2.1'))[0]!, /"joined"/);
    const second = await at('192.0.2.2');
    assert.equal(/"joined"/.test(second[0] ?? ''), in2, `${proxies} proxies: ${second[0]}`);
    const third = await at('192.0.2.2');
    assert.match(third[0] ?? '', /Too many connections from your address/);
  }
});

test('pages are answered at the same time', async context => {
  const served = await servedIn(context);
  const { hostname, port } = new URL(served.address);
  const status = await new Promise(come => {
    get({ hostname, port, path: '/health' }, ({ statusCode }) => come(statusCode));
  });
  assert.equal(status, 200);
});
