/** Records of past hands are for the players at whose seat they were played: they contain cards that were folded. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIMITS } from '../../src/host.ts';
import { chancesOf, anyOf, house, seats, settled, type HouseGuest } from './house.ts';

const STUD = { game: 'stud', options: seats(3, 4000) };
const records = ({ texts }: HouseGuest): number => texts.filter(text => text.startsWith('{"fair":{"deal"')).length;

/** Two play this many hands of stud, with verifiable deals. */
async function played(hands: number, handsKept: number) {
  const all = house({ fair: () => true, limits: { ...LIMITS, burst: 100_000, handsKept } });
  const random = chancesOf('records');
  const guests = [await all.guest().join(STUD), await all.guest().join()];
  for (let turn = 0; records(guests[0]!) < hands; turn++) {
    assert.ok(turn < 2000, 'no hand ends');
    for (const each of guests) {
      const offers = each.step.legal.filter(({ type }) => !['leave', 'sitOut', 'reopen', 'buyIn'].includes(type));
      if (offers.length > 0) await each.act(anyOf(offers, random));
    }
    await all.clock.pass(3);
  }
  return { ...all, guests };
}

/** What a new guest gets when they ask for the record of a shuffle. */
async function given(guest: HouseGuest, shuffle: number): Promise<number> {
  const before = records(guest);
  guest.say({ fair: { wanted: shuffle } });
  await settled();
  return records(guest) - before;
}

test('a later guest gets no record, at a free seat, at one that somebody has left, or as an onlooker', async () => {
  const { guest, guests } = await played(3, 1000);
  const late = await guest().join();
  assert.equal(await given(late, 1), 0);
  assert.equal(await given(await guest().join({ watch: true }), 1), 0);
  guests[1]!.say({ leave: true });
  await settled();
  const heir = await guest().join({ seat: 1 });
  assert.equal(await given(heir, 2), 0);
});

test('a returning guest gets the record of any stored hand that was played at their seat', async () => {
  const { guest, guests } = await played(14, 1000);
  const { secret } = guests[0]!.last('joined')!;
  const back = await guest().join({ secret: secret! });
  assert.equal(await given(back, 1), 1, 'however long ago');
  assert.equal(await given(back, 13), 1);
  assert.equal(await given(back, 99), 0, 'there is no such shuffle');
});

test('a room with verifiable deals stores some hands for players who were away, though its host stores none', async () => {
  const { guest, guests, store } = await played(12, 0);
  assert.equal(store.hands('friday').length, 8);
  const { secret } = guests[0]!.last('joined')!;
  const back = await guest().join({ secret: secret! });
  assert.deepEqual([await given(back, 12), await given(back, 2)], [1, 0]);
});
