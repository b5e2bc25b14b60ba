/** A store in Redis keeps what one in a file keeps, and a room there belongs to one host at a time. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { AnyAction } from '../../src/croupier.ts';
import { sqliteStore, type Store } from '../../src/host.ts';
import { redisStore } from '../../src/host/node/redis.ts';
import { GAMES } from '../games.ts';
import { anyOf, chancesOf, house, seats, settled, type HouseGuest } from './house.ts';
import { NO_REDIS, startRedis } from './redis.ts';

const EASY = { name: 'Anna', level: 'easy' } as const;
const FREE = { name: '' } as const;
const needs = { skip: NO_REDIS };

let redis: Awaited<ReturnType<typeof startRedis>>;
const stores: Store[] = [];
/** A store that is closed after the tests. */
const store = (prefix: string): Store => {
  const opened = redisStore({ port: redis.port, prefix });
  stores.push(opened);
  return opened;
};
before(async () => {
  if (!NO_REDIS) redis = await startRedis();
});
after(async () => {
  for (const each of stores) await each.close();
  if (!NO_REDIS) await redis.end();
});

/** Waits until something is true, as long as Redis may take. */
async function until(isSo: () => unknown, what: string): Promise<void> {
  for (const end = Date.now() + 10_000; !isSo(); await settled()) if (Date.now() > end) assert.fail(what);
}
async function joined(guest: HouseGuest, join: object): Promise<HouseGuest> {
  guest.say({ join: { version: 1, room: 'friday', ...join } });
  await until(() => guest.last('joined') && guest.last('step'), 'a guest is in');
  guest.say({ seated: true });
  return guest;
}

for (const { id: game } of GAMES)
  test(`Redis stores of ${game} exactly what a file stores`, needs, async () => {
    const file = sqliteStore(':memory:');
    const kept = store(`same ${game}`);
    const options = game === 'stud' || game === 'einundvierzig' ? seats(3) : seats(3, 1000);
    const both: Store = {
      ...kept,
      async open(record) {
        file.open(record);
        await kept.open(record);
      },
      async write(room, change) {
        file.write(room, change);
        await kept.write(room, change);
      },
      async sit(room, seat, chair) {
        file.sit(room, seat, chair);
        await kept.sit(room, seat, chair);
      },
    };
    const { guest, clock, host, failures } = house({ random: chancesOf(game), fair: () => true }, both);
    const random = chancesOf(`${game} plays`);
    const anna = await joined(guest(), { game, options, places: [FREE, FREE, EASY] });
    const bruno = await joined(guest(), { game });
    for (let acts = 0; acts < 250 || (anna.step.number <= 100 && acts < 2500); acts++) {
      for (const each of [anna, bruno]) {
        const offers = each.step.legal.filter(({ type }) => !['leave', 'sitOut'].includes(type));
        if (offers.length === 0) continue;
        const id = each.next++;
        each.say({ act: random.below(12) === 0 ? null : anyOf(offers, random), seen: each.step.number, id });
        await until(
          () => each.heard.some(told => told.done === id || (told.refused && told.id === id)),
          'an action is answered',
        );
      }
      await clock.pass(1.1);
    }
    await host.close();
    assert.deepEqual(failures, []);
    const record = file.read('friday')!;
    assert.deepEqual(await kept.read('friday'), record);
    assert.deepEqual(await kept.hands('friday'), file.hands('friday'));
    for (const hand of [-1, ...file.hands('friday'), record.hand])
      assert.deepEqual(await kept.hand('friday', hand), file.hand('friday', hand));
    for (const hand of file.hands('friday'))
      assert.deepEqual(await kept.shuffles('friday', hand), file.shuffles('friday', hand));
    assert.ok(record.number > 100, `${record.number} steps`);
    await kept.forgetHands('friday', 1);
    file.forgetHands('friday', 1);
    assert.deepEqual(await kept.hands('friday'), file.hands('friday'));
    await kept.forgetHands('friday');
    assert.deepEqual(await kept.hands('friday'), []);
    assert.deepEqual(await kept.read('friday'), record, 'the room itself is not forgotten');
  });

test(
  'the host that took a room last runs it, and the previous one finds that out with its next change',
  needs,
  async () => {
    const [one, other] = [house({}, store('taken')), house({}, store('taken'))];
    const join = { game: 'trente-quarante', options: seats(2, 1000) };
    const anna = await joined(one.guest(), join);
    const bruno = await joined(other.guest(), join);
    assert.deepEqual([anna.seat, bruno.seat], [0, 1]);
    // their seats at the table come with a step of their own
    for (const guest of [anna, bruno])
      await until(() => guest.step.legal.some(({ type }) => type === 'stake'), 'they may stake');
    const { number } = bruno.step;
    const stake: AnyAction = { type: 'stake', chance: 'rouge', amount: 50 } as AnyAction;
    anna.say({ act: stake, seen: anna.step.number, id: 1 });
    await until(() => anna.carrier.ended, 'the connection ends');
    assert.equal(anna.carrier.ended!.code, 1012, 'and is to be opened again');
    assert.equal(anna.last('done'), undefined);
    assert.match(String(one.failures[0]), /Another host has taken the room friday/);
    bruno.say({ act: stake, seen: number, id: 1 });
    await until(() => bruno.last('done') === 1, 'the other host goes on');
    const again = await joined(one.guest(), { ...join, secret: anna.last('joined')!.secret });
    assert.equal(again.seat, 0);
    assert.equal(again.step.number, bruno.step.number, 'and what was done there is known here');
  },
);

test('of two hosts that open the same new room one is quicker, and nothing is lost', needs, async () => {
  const [one, other] = [store('quick'), store('quick')];
  const record = {
    ...{ name: 'friday', game: 'stud', version: 1, options: {}, places: [], number: 0 },
    ...{ cards: undefined, fair: undefined, hand: 0, begins: undefined, actions: [] },
  };
  await one.open(record);
  await assert.rejects(async () => other.open(record), /Another host has opened the room friday/);
  await assert.rejects(async () => other.write('friday', { number: 1, from: 0, entries: [] }), /has taken the room/);
  await one.write('friday', { number: 1, from: 0, entries: [] });
  assert.equal((await other.read('friday'))!.number, 1);
  assert.equal(await other.count(), 1);
  await assert.rejects(
    async () => one.write('saturday', { number: 1, from: 0, entries: [] }),
    /has not taken the room/,
  );
});

test('inactive rooms are forgotten, with all their data', needs, async () => {
  const kept = store('forgotten');
  const { guest } = house({}, kept);
  await joined(guest(), { game: 'stud', options: seats(2) });
  assert.deepEqual(await kept.oldRooms(1), []);
  assert.deepEqual(await kept.oldRooms(4e9), ['friday']);
  const other = store('forgotten');
  await other.take('friday');
  await assert.rejects(async () => kept.forgetRoom('friday'), /Another host has taken the room friday/);
  await other.forgetRoom('friday');
  assert.equal(await kept.count(), 0);
  assert.equal(await kept.read('friday'), undefined);
  assert.deepEqual(await kept.hands('friday'), []);
});

test('an unreachable Redis is an error, not an endless wait', needs, async () => {
  const nowhere = redisStore({ port: 1, maxRetriesPerRequest: 0 });
  await assert.rejects(async () => nowhere.read('friday'));
  await nowhere.close();
});
