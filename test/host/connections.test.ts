/** Connections of a room: which are let in, and what is heard of one that has ended. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIMITS, PROTOCOL_VERSION, sqliteStore } from '../../src/host.ts';
import { house, RULES, seats, settled } from './house.ts';

const BANK = { game: 'trente-quarante', options: seats(2, 1000) };
const STAKE = { type: 'stake', chance: 'rouge', amount: 50 };

test('a room of another version of its game is refused, not misread', async () => {
  const { guest, store, host } = house();
  const anna = await guest().join(BANK);
  await anna.act(STAKE);
  await host.close();
  const other = house({}, { ...store, take: room => ({ ...store.take(room)!, version: 99 }) });
  const again = await other.guest().join({ ...BANK, secret: anna.last('joined')!.secret });
  assert.equal(again.carrier.ended?.code, 4002);
  assert.match(again.last('refused')!.message, /another version of its game/);
  assert.deepEqual(other.failures, []);
});

test('a room takes exactly as many connections as it may, and one that ends makes way', async () => {
  const { guest } = house({ limits: { ...LIMITS, connectionsPerRoom: 2 } });
  const anna = await guest().join(BANK);
  await anna.act(STAKE);
  const second = await guest().join({ ...BANK, watch: true });
  assert.equal(second.seat, 'onlooker');
  assert.equal((await guest().join({ ...BANK, watch: true })).carrier.ended?.code, 4002);
  second.gone();
  assert.equal((await guest().join({ ...BANK, watch: true })).seat, 'onlooker');
});

test('messages on a connection that has ended are not heard', async () => {
  const { guest, store, host } = house();
  const anna = await guest().join(BANK);
  await guest().join(BANK);
  for (let each = 0; each < LIMITS.mistakes; each++) anna.say({ nothing: each });
  assert.equal(anna.carrier.ended?.code, 4003);
  const { number } = store.read('friday')!;
  const told = anna.texts.length;
  anna.say({ act: STAKE, seen: anna.step.number, id: 1 });
  anna.say({ name: 'Otto' });
  await settled();
  assert.equal(store.read('friday')!.number, number);
  assert.equal(anna.texts.length, told);
  assert.equal(host.counts.acted, 0);
});

test('a guest who comes back after a restart of the host, and whose connection breaks at once, keeps their seat', async () => {
  const store = sqliteStore(':memory:');
  const first = house({}, store);
  const anna = await first.guest().join(BANK);
  await anna.act(STAKE);
  const { secret } = anna.last('joined')!;
  await first.host.close();
  const second = house({}, store);
  await second.guest().join({ ...BANK, watch: true });
  const back = second.guest();
  back.say({ join: { version: PROTOCOL_VERSION, room: 'friday', ...BANK, secret } });
  await settled();
  back.gone();
  await settled();
  assert.equal((await second.guest().join({ ...BANK, secret })).seat, 0);
});

test('a guest to whom any number of actions was refused goes on at a host that has started again', async () => {
  const store = sqliteStore(':memory:');
  const first = house({}, store);
  const anna = await first.guest().join(BANK);
  await anna.act(STAKE);
  // none of these is stored, nor are their numbers
  for (let each = 0; each < 100; each++) {
    await anna.act({ type: 'reopen' });
    await first.clock.pass(1);
  }
  assert.equal(first.host.counts.refused, 100);
  await first.host.close();
  const second = house({}, store);
  const { next } = anna;
  const back = await second.guest().join({ ...BANK, secret: anna.last('joined')!.secret, next });
  await back.act(STAKE, back.step.number, next);
  assert.deepEqual([back.last('again'), back.last('done')], [undefined, next]);
});

test('a table that wakes in the middle of a hand waits for a silent player, and no longer than their time', async () => {
  const store = sqliteStore(':memory:');
  const first = house({}, store);
  const guests = [await first.guest().join({ options: seats(2) }), await first.guest().join()];
  for (const each of guests) await each.act({ type: 'done' });
  await first.host.close();
  const second = house({}, store);
  const [anna, ben] = [second.guest(), second.guest()];
  await anna.join({ secret: guests[0]!.last('joined')!.secret });
  await ben.join({ secret: guests[1]!.last('joined')!.secret });
  const { number } = anna.step;
  await second.clock.pass(RULES.turn - 1);
  assert.equal(anna.step.number, number);
  await second.clock.pass(RULES.bank + 2);
  assert.ok(anna.step.number > number);
});
