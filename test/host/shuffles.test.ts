/** A host's part in a verifiable shuffle: whose pledges count, and who is waited for. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../src/cards.ts';
import { commitmentOf, newSeed, pledgeOf, type FairHostSays } from '../../src/fair.ts';
import { Shuffles } from '../../src/host/shuffles.ts';
import { handClock } from './house.ts';

function shuffling() {
  const told: FairHostSays[] = [];
  const clock = handClock();
  const random = seededRandom('host');
  const tell = (what: FairHostSays): void => void told.push(what);
  let calls = 0;
  const shuffles = new Shuffles({
    ...{ room: 'friday', record: Shuffles.begin(random), random, clock, tell },
    goOn: () => void calls++,
  });
  /** How often the room was told to go on since the last question. */
  const goneOn = (): number => {
    const [times] = [calls, (calls = 0)];
    return times;
  };
  /** A guest with a seed of their own for a shuffle. */
  const guestAt = (seat: number, shuffle: number) => {
    const seed = newSeed(seededRandom(`seat ${seat}`));
    return {
      seed,
      pledge: () => shuffles.hear(seat, { shuffle, pledge: pledgeOf('friday', shuffle, seat, seed) }),
      show: (shown = seed, of = shuffle) => shuffles.hear(seat, { shuffle: of, seed: shown }),
    };
  };
  const pledge = (seat: number, shuffle: number): void => shuffles.hear(seat, { shuffle, pledge: 'a'.repeat(64) });
  /** The seats whose pledges count, of the shuffle named last. */
  const named = (): readonly number[] | undefined => {
    const last = told.at(-1);
    return last && 'pledges' in last ? last.pledges.map(({ seat }) => seat) : undefined;
  };
  const deal = (): void => {
    shuffles.chances();
    shuffles.kept(shuffles.change(true)!);
  };
  return { shuffles, clock, told, pledge, named, deal, goneOn, guestAt };
}

test('the pledge of a player who has got up is not that of the next one at the seat', () => {
  const { shuffles, pledge, named } = shuffling();
  pledge(0, 1);
  pledge(1, 1);
  shuffles.vacated(1);
  assert.equal(shuffles.areReady([0, 1]), false);
  assert.equal(named(), undefined, 'theirs is waited for');
});

test('a player with a broken connection has no part', () => {
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

test('seeds are shown once the counting pledges are named, and with the last seed the room goes on at once', async () => {
  const { shuffles, clock, goneOn, guestAt, named } = shuffling();
  const [anna, ben] = [guestAt(0, 1), guestAt(1, 1)];
  assert.equal(shuffles.areReady([0, 1]), false, 'pledges are waited for');
  ben.pledge();
  assert.equal(goneOn(), 1, 'with each pledge it may be ready');
  anna.show();
  anna.pledge();
  assert.equal(shuffles.isUnderWay, false);
  assert.equal(shuffles.areReady([0, 1]), false, 'seeds are waited for');
  assert.deepEqual([named(), shuffles.isUnderWay], [[0, 1], true]);
  goneOn();
  anna.show(newSeed(seededRandom('another')));
  anna.show(anna.seed, 2);
  shuffles.hear(2, { shuffle: 1, seed: anna.seed });
  shuffles.hear(0, { shuffle: '1', seed: anna.seed });
  assert.equal(shuffles.areReady([0, 1]), false, 'none of these was pledged');
  anna.show();
  assert.ok(goneOn() > 0);
  guestAt(1, 1).pledge();
  assert.equal(shuffles.areReady([0, 1]), false);
  ben.show();
  assert.equal(shuffles.areReady([0, 1]), true);
  shuffles.chances();
  const change = shuffles.change(false)!;
  assert.deepEqual(
    change.shuffles.map(({ guests }) => guests.map(({ seat, seed }) => [seat, seed])),
    [
      [
        [0, anna.seed],
        [1, ben.seed],
      ],
    ],
  );
  shuffles.kept(change);
  goneOn();
  await clock.pass(5);
  assert.equal(goneOn(), 0, 'nothing is waited for any more');
});

test('pledges are waited for two seconds, then seeds for two; later ones have no part', async () => {
  const { shuffles, clock, goneOn, guestAt, named } = shuffling();
  const [anna, ben] = [guestAt(0, 1), guestAt(1, 1)];
  anna.pledge();
  shuffles.areReady([0, 1, 2]);
  await clock.pass(1.9);
  ben.pledge();
  assert.deepEqual([goneOn(), shuffles.areReady([0, 1, 2])], [1, false]);
  await clock.pass(0.1);
  assert.equal(goneOn(), 1);
  assert.equal(shuffles.areReady([0, 1, 2]), false);
  assert.deepEqual(named(), [0, 1], 'nobody waits for the third any more');
  ben.show();
  await clock.pass(1.9);
  assert.equal(shuffles.areReady([0, 1, 2]), false);
  goneOn();
  await clock.pass(0.1);
  assert.equal(goneOn(), 1);
  assert.equal(shuffles.areReady([0, 1, 2]), true);
  shuffles.chances();
  assert.deepEqual(
    shuffles.change(false)!.shuffles[0]!.guests.map(({ seed }) => seed),
    [null, ben.seed],
  );
});

test('a seed shown before the counting pledges are named is not heard', () => {
  const { shuffles, guestAt } = shuffling();
  const anna = guestAt(0, 1);
  anna.pledge();
  anna.show();
  assert.equal(shuffles.areReady([0]), false, 'named, and the seed is still to be shown');
  anna.show();
  assert.equal(shuffles.areReady([0]), true);
});

test('a pledge for a shuffle other than the one due does not count', () => {
  const { shuffles, pledge } = shuffling();
  pledge(0, 2);
  assert.equal(shuffles.areReady([0]), false);
  assert.equal(shuffles.isUnderWay, false, 'theirs is waited for');
});

test('seeds have two seconds of their own, however long the pledges took', async () => {
  const { shuffles, clock, goneOn, guestAt } = shuffling();
  shuffles.areReady([0]);
  await clock.pass(1.5);
  guestAt(0, 1).pledge();
  assert.deepEqual([goneOn(), shuffles.areReady([0])], [1, false]);
  await clock.pass(1.9);
  assert.deepEqual([goneOn(), shuffles.areReady([0])], [0, false]);
  await clock.pass(0.1);
  assert.deepEqual([goneOn(), shuffles.areReady([0])], [1, true]);
});

test('the seats of a shuffle are told in their order, whoever pledged first', () => {
  const { shuffles, guestAt, named } = shuffling();
  for (const seat of [2, 0, 1]) guestAt(seat, 1).pledge();
  shuffles.areReady([0, 1, 2]);
  assert.deepEqual(named(), [0, 1, 2]);
});

test('a silent guest who gets up is not known as silent when they come again', async () => {
  const { shuffles, clock, pledge, named, deal } = shuffling();
  pledge(0, 1);
  shuffles.areReady([0, 1]);
  await clock.pass(2);
  shuffles.areReady([0, 1]);
  deal();
  shuffles.vacated(1);
  pledge(0, 2);
  shuffles.areReady([0, 1]);
  assert.equal(named(), undefined, 'the new player there is waited for');
});

test('the next shuffle is promised when one is stored, and only then; those of one hand are stored together', () => {
  const { shuffles, told } = shuffling();
  assert.equal(shuffles.change(false), undefined, 'a move without chance changes nothing');
  const [first] = shuffles.promise;
  assert.deepEqual([first && 'shuffle' in first && first.shuffle, shuffles.promise.length], [1, 1]);
  shuffles.areReady([]);
  assert.equal(shuffles.promise.length, 2, 'a new guest is told whose pledges count');
  shuffles.chances();
  shuffles.chances();
  const kept = shuffles.change(false)!;
  assert.deepEqual([kept.next.number, kept.shuffles.map(({ number }) => number)], [2, [1]]);
  shuffles.kept(kept);
  assert.deepEqual(told.at(-1), { shuffle: 2, commitment: commitmentOf('friday', kept.next) });
  assert.equal(shuffles.isUnderWay, false);
  shuffles.areReady([]);
  shuffles.chances();
  shuffles.kept(shuffles.change(false)!);
  assert.deepEqual(
    shuffles.done.map(({ number }) => number),
    [1, 2],
  );
  const said = told.length;
  const begun = shuffles.change(true)!;
  assert.deepEqual([begun.next.number, begun.shuffles], [3, []], 'another hand begins without a shuffle');
  shuffles.kept(begun);
  assert.equal(told.length, said, 'the promise stands');
  shuffles.areReady([]);
  shuffles.chances();
  assert.deepEqual(
    shuffles.change(true)!.shuffles.map(({ number }) => number),
    [3],
  );
});

test('nothing that a room waited for when it was put away comes later', async () => {
  const { shuffles, clock, goneOn } = shuffling();
  shuffles.areReady([0]);
  shuffles.end();
  await clock.pass(5);
  assert.equal(goneOn(), 0);
});

test('a pledge counts before any are named, for the shuffle due, and as it was made', () => {
  const { shuffles, guestAt, named, pledge } = shuffling();
  pledge(0, 1);
  pledge(1, 2);
  shuffles.hear(2, { shuffle: 1, pledge: 'short' });
  shuffles.hear(3, { pledge: 'a'.repeat(64) });
  shuffles.areReady([0]);
  assert.deepEqual(named(), [0]);
  guestAt(1, 1).pledge();
  assert.deepEqual(
    shuffles.promise.map(said => ('pledges' in said ? said.pledges.length : 0)),
    [0, 1],
  );
});
