/** Verifiable deals: the order was fixed before anybody knew it, and nobody chose it alone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { seededRandom } from '../../src/cards.ts';
import { checkDeal, commitmentOf, FairGuest, isFault, pledgeOf, verifyDeal } from '../../src/fair.ts';
import type { DealRecord, FairGuestSays, FairHostSays, Finding, Verdict } from '../../src/fair.ts';
import type { AnyGame } from '../../src/game/contract.ts';
import { LIMITS, sqliteStore } from '../../src/host.ts';
import { einundvierzig, faro, stud, trenteQuarante } from '../../src/rules.ts';
import { anyOf, chancesOf, house, seats, settled, type HouseGuest } from './house.ts';

const TABLES = [
  [stud, seats(3, 4000)],
  [einundvierzig, seats(3, 4000)],
  [trenteQuarante, { ...seats(3, 100_000), decks: 2 }],
  [faro, seats(3, 100_000)],
] as unknown as readonly (readonly [AnyGame, object])[];
const FAIR = { fair: () => true, limits: { ...LIMITS, burst: 100_000 } };

interface Checked {
  readonly verdict: Verdict;
  readonly deal: DealRecord;
}

/** A guest at a table who takes part in its shuffles. @param twist what they do instead with what they would say. */
async function fairGuest(
  guest: HouseGuest,
  game: AnyGame,
  options: object,
  twist: (said: FairGuestSays) => FairGuestSays | undefined = said => said,
  join: object = {},
) {
  const checked: Checked[] = [];
  const fair = new FairGuest({
    ...{ game, room: 'friday', random: seededRandom(`guest ${Math.random()}`) },
    say: said => {
      const what = twist(said);
      // as over a connection: nothing comes while something is still being sent
      if (what) setImmediate(() => guest.say({ fair: what }));
    },
    checked: (verdict, deal) => void checked.push({ verdict, deal: deal as DealRecord }),
  });
  const { send } = guest.carrier;
  guest.carrier.send = text => {
    send(text);
    fair.heard(JSON.parse(text) as object);
  };
  const act = guest.act.bind(guest);
  guest.act = async (asked, ...more) => {
    fair.asked(asked, guest.next);
    await act(asked, ...more);
  };
  await guest.join({ game: game.id, options, ...join });
  return { guest, checked };
}

/**
 * All act at random until each of them has checked this many hands or shoes.
 * @param idle done when nobody is asked.
 */
async function play(
  guests: readonly { guest: HouseGuest; checked: readonly unknown[] }[],
  times = 1,
  idle?: () => Promise<void>,
): Promise<void> {
  const random = chancesOf('play');
  for (let acts = 0; guests.some(({ checked }) => checked.length < times); acts++) {
    assert.ok(acts < 20_000, 'no hand ends');
    for (const { guest } of guests) {
      const offers = guest.step.legal.filter(({ type }) => !['leave', 'sitOut', 'reopen'].includes(type));
      if (offers.length > 0) await guest.act(anyOf(offers, random));
    }
    await settled();
    if (guests.every(({ guest }) => guest.step.legal.length === 0)) await idle?.();
  }
}

/** A hand of a game with what each guest has found. */
async function played(game: AnyGame, options: object, times = 1) {
  const { guest, failures, store } = house(FAIR);
  const guests = [];
  for (let each = 0; each < 3; each++) guests.push(await fairGuest(guest(), game, options));
  await play(guests, times);
  assert.deepEqual(failures, []);
  return { guests, store };
}

const wrong = ({ findings }: Verdict): readonly Finding['about'][] =>
  findings.filter(({ holds }) => !holds).map(({ about }) => about);

for (const [game, options] of TABLES)
  test(`${game.id}: each guest finds the promise kept, their own seed used, and the cards as they saw them`, async () => {
    const { guests } = await played(game, options, 2);
    for (const { checked } of guests)
      for (const [time, { verdict }] of checked.entries()) {
        // a guest who came after the first shuffle was told no promise of it
        const first = time === 0 ? wrong(verdict).filter(about => about !== 'unpromised') : wrong(verdict);
        assert.deepEqual(first, []);
        const abouts = new Set(verdict.findings.map(({ about }) => about));
        if (time > 0)
          for (const about of ['invalid-record', 'pledges', 'cards', 'commitment', 'seed', 'view-mismatch'] as const)
            assert.ok(abouts.has(about), about);
      }
  });

test('nobody learns the host’s seed before the hand is over, and no guest’s seed before all have pledged', async () => {
  const { guests } = await played(stud, seats(3, 4000), 3);
  for (const { guest, checked } of guests)
    for (const { deal } of checked)
      for (const { seed, guests: others } of deal.shuffles) {
        const first = guest.texts.findIndex(text => text.includes(seed));
        assert.match(guest.texts[first]!, /^\{"fair":\{"deal"/);
        for (const other of others)
          assert.equal(
            guest.texts.findIndex(text => text.includes(other.seed!)),
            first,
            'a guest shows it to the host alone',
          );
      }
});

test('anything that a host could do to a deal is found out', async () => {
  const { guests } = await played(stud, seats(3, 4000), 2);
  const { deal } = guests[0]!.checked[1]!;
  const told = guests[0]!.guest.texts.map(text => (JSON.parse(text) as { fair?: FairHostSays }).fair);
  const [shuffle] = deal.shuffles as [DealRecord['shuffles'][number]];
  const { number, guests: seeds } = shuffle;
  const own = { seat: 0, seed: seeds[0]!.seed! };
  const witnessed = {
    number,
    own,
    commitment: commitmentOf('friday', shuffle),
    pledges: seeds.map(({ seat, pledge }) => ({ seat, pledge })),
    present: [0, 1, 2],
  };
  assert.ok(told.some(said => said && 'commitment' in said && said.commitment === witnessed.commitment));
  const check = (record: unknown, seen: object = {}): readonly string[] =>
    wrong(checkDeal(stud, record, { shuffles: [{ ...witnessed, ...seen }], seen: [], isEarlier: true }));
  const withShuffle = (other: object): object => ({ ...deal, shuffles: [{ ...shuffle, ...other }] });
  const seedOf = (seat: number, other: object) => ({
    guests: seeds.map(each => (each.seat === seat ? { ...each, ...other } : each)),
  });
  const other = 'f'.repeat(64);
  const otherHand = guests[0]!.checked[0]!.deal;
  assert.deepEqual(check(deal), [], 'the honest record');
  assert.deepEqual(check(JSON.stringify(deal)), [], 'also as text');
  for (const [what, record, seen, found] of [
    ['another seed of its own', withShuffle({ seed: other }), {}, ['cards', 'commitment']],
    ['a guest’s seed left out', withShuffle(seedOf(0, { seed: null })), {}, ['cards', 'seed']],
    ['another seed in a guest’s place', withShuffle(seedOf(1, { seed: other })), {}, ['cards', 'pledges']],
    [
      'another seed with a pledge made for it',
      withShuffle(seedOf(1, { seed: other, pledge: pledgeOf('friday', number, 1, other) })),
      {},
      ['cards', 'twice'],
    ],
    ['the seeds requested twice', deal, { isTwice: true }, ['twice']],
    ['another hand in its place', { ...otherHand, shuffles: deal.shuffles }, {}, ['cards']],
    ['an extra shuffle', { ...deal, shuffles: [...deal.shuffles, shuffle] }, {}, ['cards', 'wrong-number']],
    ['none', { ...deal, shuffles: [] }, {}, ['invalid-record']],
    ['another room', { ...deal, room: 'monday' }, {}, ['cards', 'pledges', 'pledges', 'pledges', 'commitment']],
  ] as const)
    assert.deepEqual([...new Set(check(record, seen))], [...new Set(found)], what);
});

test('any value given as a record is checked without harm', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (log, shuffles, whole) => {
      for (const record of [whole, JSON.stringify(whole), { format: 'tapis-vert-deal', room: 'friday', log, shuffles }])
        assert.ok(isFault(verifyDeal(record).kind));
    }),
  );
});

test('any message of a host about a shuffle is heard without harm', () => {
  const game = stud as unknown as AnyGame;
  fc.assert(
    fc.property(fc.array(fc.object({ maxDepth: 4 })), said => {
      const fair = new FairGuest({
        ...{ game, room: 'friday', random: seededRandom('guest') },
        say() {},
        checked() {},
      });
      fair.heard({ joined: { seat: 0 } });
      for (const each of said)
        for (const foreign of [
          each,
          { shuffle: 1, commitment: 'a'.repeat(64) },
          { shuffle: 1, pledges: [each, each.a] },
          { deal: each },
        ])
          fair.heard({ fair: foreign });
    }),
  );
});

test('a guest who holds back the seed is named, the deal goes on without it, and is proved to the others', async () => {
  const { guest, clock } = house(FAIR);
  const [game, options] = TABLES[0]!;
  const one = await fairGuest(guest(), game, options);
  const two = await fairGuest(guest(), game, options);
  const three = await fairGuest(guest(), game, options, said => ('seed' in said ? undefined : said));
  for (const each of [one, two, three]) await each.guest.act({ type: 'done' });
  assert.equal(one.guest.step.view.phase, 'between', 'the shuffle waits for the seed');
  await clock.pass(2);
  assert.notEqual(one.guest.step.view.phase, 'between', 'but not for ever');
  await play([one, two, three]);
  const { verdict, deal } = one.checked[0]!;
  assert.deepEqual(wrong(verdict), []);
  assert.deepEqual(
    deal.shuffles[0]!.guests.map(({ seed }) => seed === null),
    [false, false, true],
  );
  assert.match(verdict.findings.find(({ about }) => about === 'held-back')!.message, /seat 2 held back its seed/);
});

for (const [game, options] of TABLES) {
  test(`${game.id}: a guest who answers 2.6 s late is told exactly that, and the others are told who it was`, async () => {
    const { guest, clock } = house(FAIR);
    const one = await fairGuest(guest(), game, options);
    const held: FairGuestSays[] = [];
    const slow = await fairGuest(guest(), game, options, said => {
      if (!('seed' in said)) return said;
      held.push(said);
      return undefined;
    });
    const more = await fairGuest(guest(), game, options);
    await play([one, slow, more], 2, async () => {
      await clock.pass(2.6);
      for (const said of held.splice(0)) slow.guest.say({ fair: said });
    });
    assert.equal(slow.checked.at(-1)!.verdict.kind, 'late');
    const { verdict } = one.checked.at(-1)!;
    assert.deepEqual([verdict.kind, 'seats' in verdict && verdict.seats], ['held-back', [slow.guest.seat]]);
  });

  test(`${game.id}: onlookers get the record and see that the promise is kept; without what was told, it is only consistent`, async () => {
    const { guest } = house(FAIR);
    const one = await fairGuest(guest(), game, options);
    const looker = await fairGuest(guest(), game, options, undefined, { watch: true });
    const more = [await fairGuest(guest(), game, options), await fairGuest(guest(), game, options)];
    await play([one, looker, ...more], 2);
    assert.equal(looker.guest.seat, 'onlooker');
    assert.equal(looker.checked.at(-1)!.verdict.kind, 'onlooker');
    const { deal, verdict } = one.checked.at(-1)!;
    assert.deepEqual(looker.checked.at(-1)!.deal, deal);
    assert.equal(verdict.kind, 'proved');
    assert.equal(verifyDeal(deal).kind, 'agrees');
    assert.equal(verifyDeal(JSON.stringify(deal)).kind, 'agrees');
  });

  test(`${game.id}: while seeds are shown nobody joins the deal, or leaves it`, async () => {
    const { guest, clock } = house(FAIR);
    const one = await fairGuest(guest(), game, options);
    const out = await fairGuest(guest(), game, options);
    const mute = await fairGuest(guest(), game, options, said => ('seed' in said ? undefined : said));
    let waits = 0;
    await play([one, out, mute], 2, async () => {
      const { number } = one.guest.step;
      for (const type of ['sitOut', 'sitIn', 'leave', 'buyIn', 'reopen'])
        await out.guest.act({ type, ...(type === 'buyIn' && { amount: 10 }) });
      await out.guest.act(null);
      assert.equal(one.guest.step.number, number, 'nothing is done');
      assert.equal(out.guest.last('refused')?.code, 'not-now');
      waits++;
      await clock.pass(2);
    });
    assert.ok(waits > 0);
    assert.equal(one.checked.at(-1)!.verdict.kind, 'held-back');
  });
}

test('an invalid record is called invalid, whatever it does when it is read', async () => {
  const { guests } = await played(stud, seats(3, 4000));
  const { deal } = guests[0]!.checked[0]!;
  const fails = (): never => {
    throw new Error('I do not want to be read.');
  };
  const throwing = new Proxy({}, { get: fails, has: fails, ownKeys: fails, getPrototypeOf: fails });
  const { proxy: revoked, revoke } = Proxy.revocable({}, {});
  revoke();
  const cyclic: { log?: unknown } = { ...deal };
  cyclic.log = cyclic;
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  const withLog = (log: string): string => `{"format":"tapis-vert-deal","room":"friday","shuffles":[],"log":${log}}`;
  let times = 0;
  const foreign: Readonly<Record<string, unknown>> = {
    throwing,
    revoked,
    cyclic,
    'a getter that throws': Object.defineProperty({ ...deal }, 'log', { enumerable: true, get: fails }),
    'one that throws deep inside': { ...deal, log: { ...deal.log, actions: [throwing] } },
    'toJSON that throws': { toJSON: fails },
    'a log that throws nothing': { ...deal, log: { ...deal.log, options: { toJSON: () => undefined } } },
    'a huge list': { ...deal, shuffles: Array.from({ length: 1_000_000 }, () => null) },
    'a huge list of actions': withLog(
      `{"format":"tapis-vert","game":"stud","version":1,"actions":[${'0,'.repeat(1e6)}0]}`,
    ),
    'deep text': deep,
    'a deep log': withLog(deep),
    'a deep table': withLog(
      `{"format":"tapis-vert","game":"stud","version":1,"options":{"purses":[9,9]},"from":${deep},"actions":[]}`,
    ),
    'an endless text': '"'.repeat(1e6),
    bigint: 10n,
    symbol: Symbol('deal'),
    function: fails,
    nothing: undefined,
    null: null,
  };
  for (const [what, record] of Object.entries(foreign)) assert.ok(isFault(verifyDeal(record).kind), what);
  const turncoat = Object.defineProperty({ ...deal }, 'log', {
    enumerable: true,
    get: () => (times++ === 0 ? deal.log : null),
  });
  assert.equal(verifyDeal(turncoat).kind, 'agrees', 'it is read once');
});

test('the shuffle waits once for a guest who pledges nothing', async () => {
  const { guest, clock } = house(FAIR);
  const [game, options] = TABLES[0]!;
  const one = await fairGuest(guest(), game, options);
  const two = await fairGuest(guest(), game, options);
  const mute = await fairGuest(guest(), game, options, () => undefined);
  for (const each of [one, two, mute]) await each.guest.act({ type: 'done' });
  await clock.pass(1.9);
  assert.equal(one.guest.step.view.phase, 'between');
  await clock.pass(0.1);
  assert.notEqual(one.guest.step.view.phase, 'between');
  await play([one, two, mute], 2);
  assert.deepEqual(wrong(one.checked[1]!.verdict), []);
  assert.deepEqual(wrong(mute.checked[1]!.verdict), ['seed'], 'a guest who gave no seed knows that it is not in it');
});

test('a seed counts as it was pledged, and a pledge as it was when all were named', async () => {
  const { guest } = house(FAIR);
  const [game, options] = TABLES[0]!;
  const one = await fairGuest(guest(), game, options);
  const two = await fairGuest(guest(), game, options);
  let asked = 0;
  const sly = await fairGuest(guest(), game, options, said => {
    if (!('seed' in said)) return said;
    // knows which pledges count, and wants another one
    const seed = String(asked++).padStart(64, '0');
    sly.guest.say({ fair: { shuffle: said.shuffle, pledge: pledgeOf('friday', said.shuffle, 2, seed) } });
    sly.guest.say({ fair: { shuffle: said.shuffle, seed } });
    return said;
  });
  await play([one, two, sly]);
  assert.equal(asked > 0, true);
  for (const { checked } of [one, two, sly]) assert.deepEqual(wrong(checked[0]!.verdict), []);
});

test('after a restart the host’s promises are the same, and the next hand is proved to returning guests', async () => {
  const store = sqliteStore(':memory:');
  const first = house(FAIR, store);
  const [game, options] = TABLES[0]!;
  const before = [];
  for (let each = 0; each < 3; each++) before.push(await fairGuest(first.guest(), game, options));
  for (const { guest } of before) await guest.act({ type: 'done' });
  const promised = before[0]!.guest.texts.filter(text => text.includes('commitment')).at(-1);
  const secrets = before.map(({ guest }) => guest.last('joined')!.secret!);
  // killed: nothing is closed
  const second = house(FAIR, store);
  const after = [];
  for (const secret of secrets) after.push(await fairGuest(second.guest(), game, options, undefined, { secret }));
  assert.equal(after[0]!.guest.texts.filter(text => text.includes('commitment')).at(-1), promised);
  await play(after, 2);
  for (const { checked } of after)
    assert.deepEqual(
      checked.slice(0, 2).map(({ verdict }) => wrong(verdict)),
      [[], []],
    );
  const [hand] = store.hands('friday');
  assert.deepEqual(store.shuffles('friday', hand!), after[0]!.checked[0]!.deal.shuffles, 'stored with the hand');
});

test('a room opened without fair deals stays without them, and one with them keeps them', async () => {
  const store = sqliteStore(':memory:');
  const plain = await house({}, store)
    .guest()
    .join({ options: seats(2) });
  assert.equal(
    plain.texts.some(text => text.includes('"fair"')),
    false,
  );
  const again = await house(FAIR, store).guest().join({});
  assert.equal(
    again.texts.some(text => text.includes('"fair"')),
    false,
  );
});

test('a player who changes seats again and again while pledges are awaited does not stop the table', async () => {
  const { guest, clock } = house(FAIR);
  const join = { game: 'trente-quarante', options: seats(4, 1000) };
  const anna = await guest().join(join);
  const restless = await guest().join(join);
  const isDealt = (): boolean => anna.heard.some(({ step }) => step?.actor === 'croupier' && step.action !== null);
  for (let seat = 1; seat < 20 && !isDealt(); seat++) {
    restless.say({ leave: true });
    restless.say({ sit: { seat: 1 + (seat % 3) } });
    await clock.pass(1.5);
  }
  assert.ok(isDealt() && clock.now() < 5000, `${clock.now()} ms`);
});
