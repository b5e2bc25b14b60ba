/** Tables on Colyseus are entered by the host's rules, and an absence of Redis ends nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WebSocket } from 'ws';
import { colyseusSocket, type ColyseusClient } from '../src/colyseus-socket.ts';
import { ends, needs, serve } from './servers.ts';
import { folder, guestAt } from '../test/host/command.ts';
import { seats } from '../test/host/house.ts';
import { strangerTakesSeat } from '../test/host/newcomer.ts';
import { freePort, startRedis } from '../test/host/redis.ts';

Object.assign(globalThis, { WebSocket });
const { Client } = await import('@colyseus/sdk');
const BANK = { game: 'trente-quarante', room: 'friday', options: seats(3, 1000) };
/** The seconds for which Redis is away. */
const AWAY = 12;

const guestOf = (port: number) =>
  guestAt(() => colyseusSocket(new Client(`ws://127.0.0.1:${port}`) as ColyseusClient, 'friday'), BANK);

test(
  'a client that asks Colyseus for a room directly throws nobody out, and no foreign page gets in',
  needs,
  async () => {
    const redis = await startRedis();
    ends.push(redis.end);
    const servers = await Promise.all([0, 1].map(async () => serve(await freePort(), redis.port)));
    const [one, other] = servers as [(typeof servers)[0], (typeof servers)[0]];
    const anna = guestOf(one.port);
    await anna.until(() => anna.port, 'Anna is in');
    const ask = (port: number, method: string, options: unknown, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}/matchmake/${method}/tapis-vert`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(options),
      });
    for (let each = 0; each < 25; each++) {
      const answer = await ask(each % 2 ? one.port : other.port, 'create', { room: 'friday' });
      assert.match(await answer.text(), /This room already exists: join it/);
    }
    let lost = 0;
    for (const room of ['friday ', 'x'.repeat(2000), '', 7, null, ['friday']])
      for (const method of ['create', 'joinOrCreate']) if ((await ask(one.port, method, { room })).ok) lost++;
    for (const options of [null, 7, 'friday', []]) if ((await ask(one.port, 'joinOrCreate', options)).ok) lost++;
    assert.equal(lost, 0, 'there is no room without a name');
    for (const [origin, may] of [
      ['https://evil.example', false],
      ['null', false],
      ['https://cards.example', true],
      [`http://127.0.0.1:${one.port}`, true],
    ] as const) {
      const answer = await ask(one.port, 'joinOrCreate', { room: 'friday' }, { origin });
      assert.equal(answer.ok, may, `${origin}: ${answer.status}`);
      assert.equal(answer.headers.get('access-control-allow-origin'), may ? origin : null);
      const before = await fetch(`http://127.0.0.1:${one.port}/matchmake/joinOrCreate/tapis-vert`, {
        method: 'OPTIONS',
        headers: { origin },
      });
      assert.equal(before.headers.get('access-control-allow-origin'), may ? origin : null);
    }
    assert.ok(anna.isThere);
    anna.port!.act({ type: 'stake', chance: 'rouge', amount: 5 } as never);
    await anna.answered();
    assert.deepEqual(anna.refused, []);
    const bruno = guestOf(other.port);
    await bruno.until(() => bruno.port, 'Bruno is in');
    await bruno.until(
      () => bruno.people.length === 3,
      'both guests hear who is at the same table, through another server',
    );
    assert.deepEqual(
      bruno.people.map(({ kind }) => kind),
      ['person', 'person', 'nobody'],
    );
    for (const each of [anna, bruno]) each.close();
  },
);

for (const game of ['stud', 'einundvierzig'])
  test(`at ${game} on Colyseus a stranger who takes a seat learns no card of its previous owner`, needs, async () => {
    const redis = await startRedis();
    ends.push(redis.end);
    const { port } = await serve(await freePort(), redis.port);
    await strangerTakesSeat(options =>
      guestAt(() => colyseusSocket(new Client(`ws://127.0.0.1:${port}`) as ColyseusClient, game), {
        ...{ game, room: game, options },
      }),
    );
  });

test('while Redis is away no server ends, and guests go on as soon as it is back', needs, async () => {
  const kept = folder();
  let redis = await startRedis(kept);
  const server = await serve(await freePort(), redis.port);
  const anna = guestOf(server.port);
  await anna.until(() => anna.port, 'Anna is in');
  const stake = (): void => anna.port!.act({ type: 'stake', chance: 'rouge', amount: 5 } as never);
  stake();
  await anna.answered();
  await redis.end();
  stake();
  await new Promise(resolve => setTimeout(resolve, AWAY * 1000));
  redis = await startRedis(kept, redis.port);
  ends.push(redis.end);
  await anna.answered(30);
  const bruno = guestOf(server.port);
  await bruno.until(() => bruno.port, 'somebody new is in', 30);
  assert.ok(server.isAlive);
  await anna.until(() => anna.isThere, 'the connection is back');
  const [free] = (anna.step.view.punters as { free: number[] }[]).map(punter => punter.free[0]);
  // while the cards are shuffled nothing else is done: the guest is told
  assert.equal(free, 5 * (2 - anna.refused.length), 'an action requested meanwhile is done once, or refused');
  for (const each of [anna, bruno]) each.close();
});
