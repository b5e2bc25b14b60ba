/** A guest's part in fair deals, told message by message: what it pledges and asks for, and what it makes of a record. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../src/cards.ts';
import { FairGuest, type FairGuestSays, type VerdictKind } from '../../src/fair.ts';
import { takenUp } from '../../src/game/actions.ts';
import { settled } from '../host/house.ts';
import { DishonestHost, SEAT, type Say } from './dishonest-host.ts';
import { TABLES, Visitor } from './visitor.ts';

const [[stud, options]] = TABLES as unknown as [(typeof TABLES)[0]];
const SEED = 'the guest';

/** What an honest host says over so many hands to a guest of that seed. @param calls whether everybody stays in. */
async function honestHands(hands: number, calls = false): Promise<readonly Say[]> {
  const host = new DishonestHost(stud, options);
  if (calls)
    host.chooses = offers =>
      takenUp(
        ['bringIn', 'check', 'call', 'done'].flatMap(type => offers.find(offer => offer.type === type) ?? [])[0] ??
          offers[0]!,
      );
  const visitor = new Visitor({
    ...{ game: stud, options, seed: SEED },
    connect: line => host.connect(line),
    after: host.clock.after,
  });
  await settled();
  for (let played = 0; played < hands; played++) await host.play();
  return visitor.texts.map(text => JSON.parse(text) as Say);
}
const HEARD = await honestHands(3);
const PLAYED = await honestHands(4, true);

/** A guest alone, who hears what a test says; the seeds are those with which {@link HEARD} was said. */
function guest() {
  const said: FairGuestSays[] = [];
  const kinds: VerdictKind[] = [];
  const fair = new FairGuest({
    ...{ game: stud, room: 'friday ', random: seededRandom(SEED) },
    say: what => void said.push(what),
    checked: ({ kind }) => void kinds.push(kind),
  });
  return {
    fair,
    kinds,
    hear: (...messages: readonly object[]) => messages.forEach(message => fair.heard(message)),
    /** What it has said since that was asked last. */
    said: () => said.splice(0),
    wanted: () => said.splice(0).flatMap(what => ('wanted' in what ? what.wanted : [])),
  };
}

const fairOf = (said: Say): Record<string, unknown> => (said.fair ?? {}) as Record<string, unknown>;
const isRecord = (said: Say): boolean => 'deal' in fairOf(said);
const stepOf = (said: Say) =>
  said.step as { number: number; actor: unknown; action: unknown; events: unknown } | undefined;
/** Where the record of a hand is given: the first is hand 0. */
const recordAt = (hand: number): number => HEARD.flatMap((said, place) => (isRecord(said) ? place : []))[hand]!;
/** The table as it lies after so much was said. */
const look = (upTo: number): Say => {
  const last = HEARD.slice(0, upTo).findLast(stepOf)!;
  return { ...last, step: { ...stepOf(last), actor: 'croupier', action: null, events: [] } };
};
const joined = (seat: unknown = SEAT): Say => ({ joined: { room: 'friday', seat, next: 1 } });
const people = HEARD.find(said => 'people' in said)!;
/** What is said upon a new line: the table, who is there, and what was promised last. */
const again = (upTo: number): readonly Say[] => [
  ...[joined(), look(upTo), people],
  ...HEARD.slice(0, upTo)
    .filter(said => 'commitment' in fairOf(said) || 'pledges' in fairOf(said))
    .filter(
      ({ fair }, _, all) => (fair as { shuffle: number }).shuffle === (all.at(-1)!.fair as { shuffle: number }).shuffle,
    ),
];

test('what an honest host says is proved, hand by hand, and a record that comes once more says nothing new', () => {
  const { hear, kinds, wanted } = guest();
  hear(...HEARD);
  hear(HEARD[recordAt(0)]!, HEARD[recordAt(2)]!);
  assert.deepEqual(kinds, ['proved', 'proved', 'proved']);
  assert.deepEqual(wanted(), [], 'nothing was missed');
});

test('a record that was lost with the line is asked for on the next one, until it comes; it is of an earlier hand', () => {
  const { hear, kinds, wanted } = guest();
  const [first, second] = [recordAt(0), recordAt(1)];
  hear(...HEARD.slice(0, first));
  assert.deepEqual(wanted(), []);
  // the record is lost; the next hand has begun when the guest is back
  const back = first + 4;
  hear(...again(back));
  assert.deepEqual(wanted(), [1]);
  hear(...again(back));
  assert.deepEqual(wanted(), [1], 'asked for anew upon each line');
  hear(HEARD[first]!);
  assert.deepEqual(kinds, ['partly-seen']);
  hear(...again(back));
  assert.deepEqual(wanted(), [], 'it has come');
  hear(...HEARD.slice(back, second + 1));
  assert.equal(kinds.length, 2);
  assert.ok(['proved', 'partly-seen'].includes(kinds[1]!), kinds.join());
  hear(...HEARD.slice(second + 1));
  assert.equal(kinds[2], 'proved', 'from a record on nothing was missed again');
});

test('a line that breaks and is back before anything happened takes nothing from the proof', () => {
  for (let place = HEARD.findIndex(stepOf) + 1; place <= recordAt(0); place++) {
    const { hear, kinds } = guest();
    hear(...HEARD.slice(0, place), ...again(place), ...HEARD.slice(place));
    assert.deepEqual(kinds.slice(0, 3), ['proved', 'proved', 'proved'], `cut before message ${place}`);
  }
});

test('the pledge of a shuffle stands upon a new line; at another seat it is another, and an onlooker has none', () => {
  const { hear, said } = guest();
  const promise = HEARD.find(each => 'commitment' in fairOf(each))!;
  hear(joined(), promise);
  const [pledge] = said();
  assert.ok(pledge && 'pledge' in pledge);
  hear(joined(), promise);
  assert.deepEqual(said(), [pledge]);
  hear(joined(2), promise);
  const [other] = said();
  assert.ok(other && 'pledge' in other && other.pledge !== pledge.pledge);
  hear(joined('onlooker'), promise);
  assert.deepEqual(said(), []);
});

test('a seed is shown where the own pledge is named for the own seat, and nowhere else', () => {
  const promise = HEARD.find(each => 'commitment' in fairOf(each))!;
  const { shuffle } = fairOf(promise);
  const named = (pledges: readonly object[], of = shuffle): Say => ({ fair: { shuffle: of, pledges } });
  const { hear, said } = guest();
  hear(joined(), promise);
  const [own] = said() as { pledge: string }[];
  hear(named([]), named([{ seat: SEAT, pledge: 'a'.repeat(64) }]), named([{ seat: 2, pledge: own!.pledge }]));
  hear(named([{ seat: SEAT, pledge: own!.pledge }], 99));
  assert.deepEqual(said(), []);
  hear(named([{ seat: SEAT, pledge: own!.pledge }]));
  const [shown] = said();
  assert.ok(shown && 'seed' in shown && shown.shuffle === shuffle);
  hear(joined(2), named([{ seat: SEAT, pledge: own!.pledge }]));
  assert.deepEqual(said(), [], 'whoever has got up shows no seed of the old seat');
});

test('of promises that are never kept no more than sixty-four are remembered', () => {
  const { hear, said } = guest();
  hear(joined());
  for (let shuffle = 1; shuffle <= 80; shuffle++) hear({ fair: { shuffle, commitment: 'a'.repeat(64) } });
  assert.equal(said().length, 64);
});

test('foreign messages are passed over', () => {
  const { hear, said, kinds } = guest();
  hear({}, { joined: 1 }, { step: null }, { people: {} }, { fair: [] }, { fair: { shuffle: 1 } });
  hear({ fair: { shuffle: 'one', commitment: 'a'.repeat(64) } }, { fair: { shuffle: 1, commitment: 'short' } });
  hear(joined(), { fair: { shuffle: 1, pledges: [1, null] } });
  assert.deepEqual([said(), kinds], [[], []]);
});

/** What the own seat did in {@link PLAYED} that is done for nobody who keeps silent. */
const isOwnCall = (said: Say): boolean => {
  const { actor, action } = stepOf(said) ?? {};
  return actor === SEAT && (action as { type: string } | null)?.type === 'call';
};

const ALL_PROVED = ['proved', 'proved', 'proved', 'proved'];

/** Hears {@link PLAYED}; before each call of the own seat a test does something. */
function playedWith(before: (fair: FairGuest, act: unknown, times: number) => void): readonly VerdictKind[] {
  const { fair, kinds, hear } = guest();
  let times = 0;
  for (const said of PLAYED) {
    if (isOwnCall(said)) before(fair, stepOf(said)!.action, ++times);
    hear(said);
  }
  assert.equal(times >= 2, true, `calls: ${times}`);
  assert.equal(kinds.length, 4);
  return kinds;
}

test('what the own seat does is asked for each time, and may have been neither done nor refused', () => {
  assert.deepEqual(
    playedWith((fair, act, id) => fair.asked(act, id)),
    ALL_PROVED,
  );
  const faults: Readonly<Record<string, Parameters<typeof playedWith>[0]>> = {
    'never asked for': () => undefined,
    'asked for once, and done twice': (fair, act, id) => {
      if (id === 1) fair.asked(act, id);
    },
    'done already, says the host': (fair, act, id) => {
      fair.asked(act, id);
      fair.heard({ done: id });
    },
    'refused, says the host': (fair, act, id) => {
      fair.asked(act, id);
      fair.heard({ refused: { code: 'not-now', message: 'Not now.' }, action: act, id });
    },
    'another amount than was asked for': (fair, act, id) => fair.asked({ ...(act as object), amount: 1 }, id),
  };
  for (const [what, before] of Object.entries(faults)) assert.equal(playedWith(before).includes('acts'), true, what);
  assert.deepEqual(
    playedWith((fair, act, id) => {
      fair.asked(act, id);
      fair.heard({ again: id });
      fair.heard({ done: id + 100 });
    }),
    ALL_PROVED,
    'what is to be sent again may still be done, and what is said of another act says nothing',
  );
});

test('what was asked for on the line before may still be done on the next one', () => {
  assert.deepEqual(
    playedWith((fair, act, id) => {
      fair.asked(act, id);
      fair.heard(joined());
    }),
    ALL_PROVED,
  );
});

test('an old step that comes again upon a new line is passed over', () => {
  const place = recordAt(0) - 2;
  const { hear, kinds } = guest();
  const old = HEARD.find(said => stepOf(said)?.number === 3)!;
  hear(...HEARD.slice(0, place), joined(), old, ...again(place).slice(1), ...HEARD.slice(place));
  assert.deepEqual(kinds, ['proved', 'proved', 'proved']);
});

test('a step for another seat, for nobody, or with a number that is none is not heard', () => {
  const place = recordAt(0) - 2;
  const step = HEARD.slice(0, place).findLast(stepOf)!;
  const strange = { ...stepOf(step), view: {} };
  const { hear, kinds } = guest();
  hear({ ...step, step: strange });
  hear(...HEARD.slice(0, place));
  hear({ seat: 2, step: strange }, { step: strange }, { seat: SEAT, step: { ...strange, number: -1 } });
  hear({ seat: SEAT, step: { ...strange, number: '7' } }, ...HEARD.slice(place));
  assert.deepEqual(kinds, ['proved', 'proved', 'proved']);
});

test('a hand without its record is told as soon as the next one begins, and its record is not taken later for another', () => {
  const { hear, kinds } = guest();
  const first = recordAt(0);
  hear(...HEARD.slice(0, first), ...HEARD.slice(first + 1, recordAt(1)));
  assert.deepEqual(kinds, ['withheld']);
  hear(HEARD[recordAt(1)]!);
  assert.deepEqual(kinds, ['withheld', 'withheld']);
  hear(...HEARD.slice(recordAt(1) + 1));
  assert.deepEqual(kinds, ['withheld', 'withheld', 'proved']);
});

test('a shuffle that is promised twice, with another seed the second time, is not proved', () => {
  const place = HEARD.findIndex(said => 'commitment' in fairOf(said));
  const other = { fair: { ...fairOf(HEARD[place]!), commitment: 'a'.repeat(64) } };
  const { hear, kinds } = guest();
  hear(...HEARD.slice(0, place), other, ...HEARD.slice(place));
  assert.equal(kinds[0], 'twice');
});

test('a record of nothing, or of what is none, is told as such; the honest one after it is too late', () => {
  const { hear, kinds } = guest();
  const first = recordAt(0);
  const deal = fairOf(HEARD[first]!).deal as { log: object };
  hear(...HEARD.slice(0, first), { fair: { deal: { ...deal, shuffles: [] } } }, { fair: { deal: 'nothing' } });
  assert.equal(kinds.length, 2);
  hear(HEARD[first]!);
  assert.deepEqual([kinds.length, kinds.includes('proved')], [3, false], kinds.join());
});
