/** A host's part in a shuffle that can be checked: whose pledges count, and who is waited for. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../src/cards.ts';
import type { FairHostSays } from '../../src/fair.ts';
import { Shuffles } from '../../src/host/shuffles.ts';
import { handClock } from './house.ts';

function shuffling() {
  const told: FairHostSays[] = [];
  const clock = handClock();
  const random = seededRandom('host');
  const tell = (what: FairHostSays): void => void told.push(what);
  const shuffles = new Shuffles({
    ...{ room: 'friday', record: Shuffles.begin(random), random, clock, tell },
    goOn: () => undefined,
  });
  const pledge = (seat: number, shuffle: number): void => shuffles.hear(seat, { shuffle, pledge: 'a'.repeat(64) });
  /** The seats whose pledges count, of the shuffle that was named last. */
  const named = (): readonly number[] | undefined => {
    const last = told.at(-1);
    return last && 'pledges' in last ? last.pledges.map(({ seat }) => seat) : undefined;
  };
  const deal = (): void => {
    shuffles.chances();
    shuffles.kept(shuffles.change(true)!);
  };
  return { shuffles, clock, pledge, named, deal };
}

test('the pledge of whoever has got up is not that of who sits there now', () => {
  const { shuffles, pledge, named } = shuffling();
  pledge(0, 1);
  pledge(1, 1);
  shuffles.vacated(1);
  assert.equal(shuffles.areReady([0, 1]), false);
  assert.equal(named(), undefined, 'theirs is waited for');
});

test('whose connection is broken has no part', () => {
  const { shuffles, pledge, named } = shuffling();
  pledge(0, 1);
  pledge(1, 1);
  shuffles.areReady([0]);
  assert.deepEqual(named(), [0]);
});

test('a silent guest is not waited for until they pledge again', async () => {
  const { shuffles, clock, pledge, named, deal } = shuffling();
  pledge(0, 1);
  shuffles.areReady([0, 1]);
  await clock.pass(2);
  shuffles.areReady([0, 1]);
  assert.deepEqual(named(), [0]);
  deal();
  pledge(0, 2);
  shuffles.areReady([0, 1]);
  assert.deepEqual(named(), [0], 'they are known to be silent');
  deal();
  pledge(1, 3);
  deal();
  pledge(0, 4);
  shuffles.areReady([0, 1]);
  assert.equal(named(), undefined, 'they are waited for again');
});
