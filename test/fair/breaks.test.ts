/** A host that tries to gain by reloads, broken lines and short-lived seats: what it has done stays on the page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { seededRandom } from '../../src/cards.ts';
import { FairGuest, isFault, type VerdictKind } from '../../src/fair.ts';
import { checkDeal } from '../../src/fair/verify.ts';
import type { AnyGame } from '../../src/game/contract.ts';
import { LIMITS } from '../../src/host.ts';
import { readTally, writeTally } from '../../src/table/lazy/host/tally.ts';
import { anyOf, chancesOf, house, settled } from '../host/house.ts';
import { SEAT, type Say } from './dishonest-host.ts';
import { visit as comes } from './visit.ts';
import { TABLES, Visitor } from './visitor.ts';

/** A guest with the clock of the host. */
const visit = (game: AnyGame, options: object) => comes(game, options, ({ clock: { now } }) => ({ now }));
type Visit = Awaited<ReturnType<typeof visit>>;

const joined: Say = { joined: { room: 'friday', seat: SEAT, next: 1 } };
const isNaming = (said: Say): boolean => 'pledges' in ((said as { fair?: object }).fair ?? {});

const SEATED = 'it seats the guest anew before each deal';
/** What a host does with one deal, and how the page counts it. */
const MISDEEDS: Readonly<Record<string, readonly [(visit: Visit) => Promise<void>, readonly VerdictKind[]]>> = {
  'it drops a shuffle whose seeds it knows, and the page is loaded anew': [
    async ({ host, visitor }) => {
      await host.dropShuffle();
      visitor.reload();
      await settled();
    },
    ['withheld', 'lost'],
  ],
  'it drops one, and takes the guest for somebody new after a broken line': [
    async ({ host }) => {
      await host.dropShuffle();
      host.forgetsSeats = true;
      host.rejoin();
      await host.clock.pass(5);
      host.forgetsSeats = false;
    },
    ['lost', 'withheld'],
  ],
  'it learns the seeds, breaks the line, and has a hand played that nobody saw': [
    ({ host }) => host.playAlone(),
    ['missed', 'withheld'],
  ],
  'it ignores the guest’s pledges': [
    async ({ host }) => {
      host.isDeaf = true;
      await host.play();
      host.isDeaf = false;
    },
    ['late', 'partly-seen'],
  ],
  [SEATED]: [({ host }) => host.play(said => (isNaming(said) ? [said, joined, host.last] : [said])), ['rejoined']],
};

/** Whether a record is of a full shoe. */
const isLong = ({ id }: AnyGame): boolean => id === 'faro' || id === 'trente-quarante';

for (const [game, options] of TABLES) {
  for (const [what, [misdeed, kinds]] of Object.entries(MISDEEDS))
    for (const times of isLong(game) ? [1] : [1, 5])
      test(`${game.id}: ${what}, ${times} times; then it is honest`, async () => {
        const both = await visit(game, options);
        for (let time = 0; time < times; time++) await misdeed(both);
        for (let deals = 0; deals < 2; deals++) await both.host.play();
        both.visitor.reload();
        await settled();
        const { counts } = both.visitor.tally;
        assert.ok(
          kinds.some(kind => counts[kind]),
          JSON.stringify(counts),
        );
      });

  test(`${game.id}: in whatever order a host does all this, it is reported, and no order that it could choose counts as proven`, async () => {
    const all = Object.values(MISDEEDS);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: -1, max: all.length - 1 }), { maxLength: 5 }), async deeds => {
        const both = await visit(game, options);
        let honest = 0;
        for (const deed of deeds)
          if (deed >= 0) await all[deed]![0](both);
          else {
            honest++;
            await both.host.play();
          }
        for (let deals = 0; deals < 2; deals++) await both.host.play();
        both.visitor.reload();
        await settled();
        const { counts } = both.visitor.tally;
        const isTold = Object.keys(counts).some(kind => kind !== 'proved');
        assert.equal(
          isTold,
          deeds.some(deed => deed >= 0),
          JSON.stringify(counts),
        );
        // a new seat makes no other order, and is reported separately
        const seated = deeds.filter(deed => all[deed] === MISDEEDS[SEATED]).length;
        assert.ok((counts.proved ?? 0) <= honest + seated + 2, JSON.stringify(counts));
        if (deeds.every(deed => deed < 0)) assert.deepEqual(counts, { proved: honest + 2 });
      }),
      { numRuns: isLong(game) ? 2 : 15 },
    );
  });

  test(`${game.id}: a deal that an honest host would have proved is reported as such, one before which the line broke is not`, async () => {
    const { host, visitor } = await visit(game, options);
    host.isDeaf = true;
    await host.play();
    await host.play();
    const { verdict, grounds } = visitor.checked.at(-1)!;
    assert.deepEqual([verdict.kind, grounds.wasThere], ['late', true]);
    host.isDeaf = false;
    await host.playAlone();
    assert.deepEqual(
      visitor.checked.map(each => each.grounds.wasThere && each.verdict.kind === 'missed').filter(Boolean),
      [],
    );
  });

  test(`${game.id}: a seed held back at a seat that has just been taken is reported separately`, async () => {
    const kindAfter = async (seconds: number): Promise<VerdictKind> => {
      const { host, visitor } = await visit(game, options);
      host.others = [1];
      host.holdsBack = true;
      host.tellPeople();
      await host.clock.pass(seconds);
      await host.play();
      return visitor.checked.at(-1)!.verdict.kind;
    };
    assert.equal(await kindAfter(0), 'fleeting');
    assert.equal(await kindAfter(5), 'held-back');
  });

  test(`${game.id}: a player who was there at a reload does not count as new`, async () => {
    const { host, visitor } = await visit(game, options);
    host.others = [1];
    host.tellPeople();
    await host.clock.pass(5);
    await host.play();
    visitor.reload();
    await settled();
    host.holdsBack = true;
    const { length } = visitor.checked;
    for (let deals = 0; deals < 2; deals++) await host.play();
    const kinds = visitor.checked.slice(length).map(({ verdict }) => verdict.kind);
    assert.ok(kinds.includes('held-back'), kinds.join());
    assert.ok(!kinds.includes('fleeting'), kinds.join());
  });
}

for (const [game, options] of [TABLES[0]!, TABLES[2]!])
  test(`${game.id}: all guests of a room have the same codes`, async () => {
    const { host, clock } = house({ fair: () => true, limits: { ...LIMITS, burst: 100_000 } });
    const guests = ['Anna', 'Ben'].map(
      seed =>
        new Visitor({ ...{ game, options, seed, after: clock.after }, connect: line => host.connect(line, 'friend') }),
    );
    const random = chancesOf('codes');
    await settled();
    const seen = new Set<string>();
    for (let turn = 0; seen.size < 3; turn++) {
      assert.ok(turn < 2000, 'no hand ends');
      for (const { step, port } of guests) {
        const offers = (step?.legal ?? []).filter(({ type }) => !['leave', 'sitOut', 'reopen'].includes(type));
        if (offers.length > 0) port!.act(anyOf(offers, random));
      }
      await settled();
      await clock.pass(1);
      const [anna, ben] = guests.map(({ fair }) => fair.codes);
      // a guest who came when the first cards were dealt has no code of that deal yet
      if (anna!.length > 1 && ben!.length > 1) assert.deepEqual(anna, ben);
      if (anna!.length > 1) seen.add(JSON.stringify(anna));
    }
    for (const code of [...seen].flatMap(each => JSON.parse(each) as { code: string }[]))
      assert.match(code.code, /^[0-9a-f]{4} [0-9a-f]{4}$/);
  });

test('two tables that a host shows to two guests, with the same promise, have two codes', async () => {
  const [game, options] = TABLES[0]!;
  const codes = [];
  for (const seed of ['Anna', 'Ben']) {
    const { host, visitor } = await comes(game, options, () => ({ seed }));
    await host.play();
    codes.push(visitor.fair.codes);
  }
  const [anna, ben] = codes;
  assert.deepEqual(anna![0], ben![0], 'the host makes the same promise');
  assert.notEqual(anna![1]!.code, ben![1]!.code);
});

test('whatever replaces the stored data, an honest deal is proven', async () => {
  const [game, options] = TABLES[0]!;
  const { host, visitor } = await comes(game, options);
  await host.play();
  const heard = visitor.texts.map(text => JSON.parse(text) as object);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map(text => `{"shuffles":[${text}]}`),
      ),
      memory => {
        const kinds: VerdictKind[] = [];
        const fair = new FairGuest({
          ...{ game, room: 'friday', random: seededRandom('the guest'), memory },
          say: () => undefined,
          checked: ({ kind }) => void kinds.push(kind),
        });
        for (const message of heard) fair.heard(message);
        assert.deepEqual(kinds, ['proved']);
        assert.deepEqual(readTally(writeTally(readTally(memory))), readTally(memory));
      },
    ),
  );
});

test('an error is stored with its evidence, as far as there is room', async () => {
  const [game, options] = TABLES[0]!;
  const { host, visitor } = await visit(game, options);
  await host.dropShuffle();
  await host.play();
  const [evidence] = visitor.tally.evidence;
  assert.ok(evidence && isFault(evidence.kind));
  assert.equal(evidence.witness.shuffles[0]!.isShown, true);
  const long = { ...evidence, deal: 'x'.repeat(2_000_000) };
  const tally = { ...visitor.tally, evidence: [evidence, long, evidence] };
  assert.deepEqual(readTally(writeTally(tally)), { ...tally, evidence: [evidence, evidence] });
});

test('a host that repeats one error cannot hide a new one behind it', async () => {
  const { host, visitor } = await visit(...TABLES[0]!);
  for (let time = 0; time < 5; time++) host.say(joined);
  await settled();
  host.say(host.last);
  await host.dropShuffle();
  await host.play();
  await host.play();
  const { counts, evidence } = visitor.tally;
  assert.equal(counts.rejoined, 5);
  const kinds = evidence.map(({ kind }) => kind);
  assert.deepEqual(kinds, [...new Set(kinds)]);
  assert.ok(kinds.includes('withheld'), kinds.join());
});

test('evidence of an error stays as it was then, whatever comes later; with its record it is reported again', async () => {
  const { host, visitor } = await visit(...TABLES[0]!);
  await host.play();
  host.say(joined);
  await settled();
  const { grounds } = visitor.checked.at(-1)!;
  const then = JSON.stringify(grounds.witness);
  host.say(host.last);
  await host.play();
  assert.equal(JSON.stringify(grounds.witness), then);
  await host.play(said => ('deal' in ((said as { fair?: object }).fair ?? {}) ? [] : [said]));
  const { verdict, grounds: withheld } = visitor.checked.at(-1)!;
  assert.equal(verdict.kind, 'withheld');
  assert.ok(withheld.witness.seen.flatMap(({ steps }) => steps).length > 1, 'the hand without a record');
  await host.dropShuffle();
  await host.play();
  for (const { kind, deal, witness } of visitor.tally.evidence)
    if (deal !== undefined) assert.equal(checkDeal(TABLES[0]![0], deal, witness).kind, kind);
});
