/** What a store keeps: the present hand to go on from, and the hands gone by to look at. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { replay, type Log } from '../../src/croupier.ts';
import { sqliteStore, StoreError } from '../../src/host.ts';
import { readPhh, writePhh } from '../../src/phh.ts';
import { stud } from '../../src/rules.ts';
import { folder } from './command.ts';
import { house, seats } from './house.ts';

const EASY = { name: '', level: 'easy' } as const;

test('hands gone by can be looked at, replayed, written as PHH and deleted; what the table needs does not grow', async () => {
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
  assert.equal(store.hand('friday', hands.length), undefined, 'the present hand is no hand gone by');
  assert.equal(store.hand('friday', -1), undefined);
  store.forgetHands('friday', 5);
  assert.deepEqual(store.hands('friday'), hands.slice(5));
  store.forgetHands('friday');
  assert.deepEqual(store.hands('friday'), []);
  const { number } = anna.step;
  await clock.pass(200);
  assert.ok(anna.step.number > number, 'the table goes on');
});

test('rooms in which nothing happens are forgotten, with all that is theirs', async () => {
  const store = sqliteStore(':memory:');
  const { guest } = house({}, store);
  await guest().join({ options: seats(2) });
  assert.equal(store.count(), 1);
  assert.equal(store.forgetRooms(1), 0);
  assert.equal(store.forgetRooms(4e9), 1);
  assert.equal(store.count(), 0);
  assert.equal(store.read('friday'), undefined);
});

test('a store that cannot be opened says why', () => {
  assert.throws(
    () => sqliteStore(join(folder(), 'no', 'such', 'folder.sqlite')),
    error => error instanceof StoreError && /The store .* cannot be opened/.test(error.message),
  );
});
