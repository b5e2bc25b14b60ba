/** What a store keeps: the present hand to go on from, and past hands to look at. */
import assert from 'node:assert/strict';
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { replay, type Log } from '../../src/croupier.ts';
import { verifyDeal } from '../../src/fair.ts';
import { LIMITS, sqliteStore, StoreError } from '../../src/host.ts';
import { archivePage } from '../../src/host/archive.ts';
import { readPhh, writePhh } from '../../src/phh.ts';
import { stud } from '../../src/rules.ts';
import { folder } from './command.ts';
import { chancesOf, house, seats, settled } from './house.ts';

const EASY = { name: '', level: 'easy' } as const;

test('past hands can be looked at, replayed, written as PHH and deleted; what the table needs does not grow', async () => {
  const store = sqliteStore(':memory:');
  const { guest, clock, failures } = house({}, store);
  const anna = await guest().join({
    options: seats(3),
    places: [{ name: '' }, EASY, EASY],
  });
  let longest = 0;
  for (let act = 0; act < 400; act++) {
    const offer = anna.step.legal.find(({ type }) => ['done', 'check', 'call', 'fold', 'muck', 'show'].includes(type));
    if (offer) await anna.act(offer);
    await clock.pass(1.1);
    longest = Math.max(longest, JSON.stringify(store.read('friday')).length);
  }
  assert.deepEqual(failures, []);
  const hands = store.hands('friday');
  assert.ok(hands.length > 10, `${hands.length} hands`);
  assert.deepEqual(
    hands,
    hands.map((_, hand) => hand),
  );
  assert.ok(longest < 20_000, `${longest} characters are all that the table needs`);
  const log = store.hand('friday', 5)!;
  const { state } = replay(stud, log);
  const played = log.actions.filter(({ actor }) => actor !== 'croupier').length;
  assert.ok(played > 0 && state.hand === 6);
  const text = writePhh(log as Log<never, never>);
  assert.match(text, /variant = "?'?F7S/);
  assert.equal(readPhh(text).length, 1);
  assert.equal(store.hand('friday', hands.length), undefined, 'the present hand is not a past hand');
  assert.equal(store.hand('friday', -1), undefined);
  store.forgetHands('friday', 5);
  assert.deepEqual(store.hands('friday'), hands.slice(5));
  store.forgetHands('friday');
  assert.deepEqual(store.hands('friday'), []);
  const { number } = anna.step;
  await clock.pass(200);
  assert.ok(anna.step.number > number, 'the table goes on');
});

/** A room in which hands were played. */
async function friday(limits = LIMITS, isFair = true) {
  const store = sqliteStore(':memory:');
  const { guest, clock } = house({ limits, fair: () => isFair }, store);
  const anna = await guest().join({ options: seats(3), places: [{ name: '' }, EASY, EASY] });
  for (let act = 0; act < 200; act++) {
    const offer = anna.step.legal.find(({ type }) => ['done', 'check', 'fold', 'bringIn', 'muck'].includes(type));
    if (offer) await anna.act(offer);
    await clock.pass(2.1);
  }
  return store;
}

test('the archive gives hands as logs, as PHH and as records of a deal, and deletes them', async () => {
  const store = await friday();
  const ask = async (path: string, method = 'GET') => {
    const page = await archivePage(store, method, new URL(path, 'http://host'));
    return [page?.status, page?.type === 'application/json' ? (JSON.parse(page.text) as unknown) : page?.text] as const;
  };
  const hands = store.hands('friday');
  assert.ok(hands.length > 5, `${hands.length} hands`);
  assert.deepEqual(await ask('/rooms/friday/hands'), [200, hands]);
  const [, log] = await ask('/rooms/friday/hands/3.json');
  assert.deepEqual(log, store.hand('friday', 3));
  replay(stud, log);
  assert.equal(readPhh((await ask('/rooms/friday/hands/3.phh'))[1] as string).length, 1);
  const [, deal] = await ask('/rooms/friday/hands/3.deal');
  assert.deepEqual(
    verifyDeal(deal).findings.filter(({ holds }) => !holds),
    [],
  );
  for (const [path, method, status] of [
    ['/rooms/monday/hands', 'GET', 404],
    ['/rooms/%2Ffriday/hands', 'GET', 404],
    ['/rooms/%/hands', 'GET', 404],
    ['/rooms/friday/hands/999.json', 'GET', 404],
    ['/rooms/friday/hands/3.xml', 'GET', 404],
    ['/rooms/friday/hands/3.constructor', 'GET', 404],
    ['/rooms/friday/hands/3.json', 'DELETE', 405],
    ['/rooms/friday/hands', 'POST', 405],
    ['/rooms/friday/hands?before=x', 'DELETE', 400],
    ['/rooms', 'GET', undefined],
  ] as const)
    assert.equal((await ask(path, method))[0], status, `${method} ${path}`);
  assert.deepEqual(await ask('/rooms/friday/hands?before=3', 'DELETE'), [200, hands.slice(3)]);
  assert.deepEqual(await ask('/rooms/friday/hands', 'DELETE'), [200, []]);
});

test('a room without verifiable deals stores only so many hands', async () => {
  const hands = (await friday({ ...LIMITS, handsKept: 3 }, false)).hands('friday');
  assert.equal(hands.length, 3);
  assert.ok(hands[0]! > 2, 'the last ones');
});

test('a damaged store says so in one sentence, and each room that cannot be read is reported once', async () => {
  const file = join(folder(), 'tables.sqlite');
  const rooms = ['one', 'two', 'three', 'four', 'five', 'six'];
  const whole = house({}, sqliteStore(file));
  for (const room of rooms) {
    const anna = await whole.guest().join({ room, options: seats(3), places: [{ name: '' }, EASY, EASY] });
    await anna.act({ type: 'done' });
    await whole.clock.pass(4);
  }
  await whole.host.close();
  whole.store.close();
  const bytes = readFileSync(file);
  const random = chancesOf('damage');
  const told: string[] = [];
  process.on('warning', ({ message }) => told.push(message));
  const found = { 'not opened': 0, 'told at the start': 0, 'told in the log': 0 };
  for (let damage = 0; damage < 24; damage++) {
    const bad = Buffer.from(bytes);
    for (let each = 0; each < 30; each++) bad[random.below(bad.length)] = random.below(256);
    writeFileSync(file, bad);
    chmodSync(file, 0o600);
    let store;
    told.length = 0;
    try {
      store = sqliteStore(file);
    } catch (error) {
      assert.ok(
        error instanceof StoreError && /^The store .* cannot be opened: .*$/.test(error.message),
        String(error),
      );
      found['not opened']++;
      continue;
    }
    const { guest, host, failures, clock } = house({}, store);
    const refused = [];
    for (const room of rooms)
      for (const join of [{ room }, { room, name: 'again' }]) {
        const visitor = await guest().join(join);
        // damage in the version number merely makes it a room of another version
        const isOther = /another version/.test(visitor.last('refused')?.message ?? '');
        if (visitor.seat === undefined && !isOther) refused.push(room);
      }
    assert.equal(failures.length, new Set(refused).size, 'once per room');
    await settled();
    const forgetting = host.forgetRooms(4e9).catch((error: unknown) => assert.ok(error instanceof StoreError));
    await clock.pass(1);
    await forgetting;
    for (const failure of failures) assert.doesNotMatch(String(failure), /"[2-9TJQKA][cdhs]"/, 'no card is shown');
    if (told.length > 0) found['told at the start']++;
    else if (failures.length > 0) found['told in the log']++;
    store.close();
  }
  for (const [what, times] of Object.entries(found)) assert.ok(times > 0, `${what}: ${JSON.stringify(found)}`);
  process.removeAllListeners('warning');
});

test('a store that cannot be opened says why', () => {
  assert.throws(
    () => sqliteStore(join(folder(), 'no', 'such', 'folder.sqlite')),
    error => error instanceof StoreError && /The store .* cannot be opened/.test(error.message),
  );
});

test('a store belongs to its owner alone from its first byte, even an old one that others could open', async () => {
  const inside = folder();
  const file = join(inside, 'tables.sqlite');
  const before = process.umask(0);
  const store = sqliteStore(file);
  process.umask(before);
  await house({}, store)
    .guest()
    .join({ options: seats(3) });
  const files = readdirSync(inside);
  assert.ok(files.length > 1, 'SQLite stores more than the file');
  for (const each of files) assert.equal(statSync(join(inside, each)).mode & 0o777, 0o600, each);
  store.close();
  chmodSync(file, 0o640);
  sqliteStore(file).close();
  assert.equal(statSync(file).mode & 0o777, 0o600);
});
