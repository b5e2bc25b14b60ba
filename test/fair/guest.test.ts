/** A guest's part in fair deals, message by message: what it pledges and asks for, and what it makes of a record. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../src/cards.ts';
import { FairGuest, type FairGuestSays, type Verdict, type VerdictKind } from '../../src/fair.ts';
import { toAction } from '../../src/game/to-action.ts';
import type { AnyAction, Offer } from '../../src/game/contract.ts';
import { settled } from '../host/house.ts';
import { DishonestHost, SEAT, type Say } from './dishonest-host.ts';
import { TABLES, Visitor } from './visitor.ts';
import { WitnessedTable } from './witnessed.ts';

type Table = (typeof TABLES)[0];
const [STUD, , TRENTE_QUARANTE] = TABLES as unknown as [Table, Table, Table];
const SEED = 'the guest';

/** What everybody does instead of staying silent. */
type Chooses = (offers: readonly Offer<AnyAction>[]) => AnyAction;
const firstOf = (offers: readonly Offer<AnyAction>[], ...types: readonly string[]): AnyAction =>
  toAction(types.flatMap(type => offers.find(offer => offer.type === type) ?? [])[0] ?? offers[0]!);

/** What an honest host says over this many hands to a guest at that seat. @param others seats of other people. */
async function honestHands([game, options]: Table, hands: number, chooses?: Chooses, others: readonly number[] = []) {
  const host = new DishonestHost(game, options);
  host.chooses = chooses;
  host.others = others;
  const visitor = new Visitor({
    ...{ game, options, seed: SEED },
    connect: line => host.connect(line),
    after: host.clock.after,
  });
  await settled();
  for (let played = 0; played < hands; played++) await host.play();
  return visitor.texts.map(text => JSON.parse(text) as Say);
}
const HEARD = await honestHands(STUD, 3);
const PLAYED = await honestHands(STUD, 4, offers => firstOf(offers, 'bringIn', 'check', 'call', 'done'));
/** Two shoes in which everybody stakes twice per coup. */
const STAKED = await (() => {
  let stakes = 0;
  return honestHands(TRENTE_QUARANTE, 2, offers => {
    // not the minimum offered, which a host may do for the seat
    const [, noir] = offers.filter(({ type }) => type === 'stake');
    const act = noir && stakes < 2 ? toAction(noir) : firstOf(offers, 'done', 'choose');
    stakes = act.type === 'stake' ? stakes + 1 : 0;
    return act;
  });
})();
/** Two hands with somebody else who pledges. */
const TOGETHER = await honestHands(STUD, 2, undefined, [1]);

/** A guest alone, who receives what a test sends; the seeds are those with which {@link HEARD} was recorded. */
function guest(seed = SEED, [game] = STUD) {
  const said: FairGuestSays[] = [];
  const kinds: VerdictKind[] = [];
  const verdicts: Verdict[] = [];
  const fair = new FairGuest({
    ...{ game, room: 'friday ', random: seededRandom(seed) },
    say: what => void said.push(what),
    checked(verdict) {
      kinds.push(verdict.kind);
      verdicts.push(verdict);
    },
  });
  return {
    fair,
    kinds,
    verdicts,
    hear: (...messages: readonly object[]) => messages.forEach(message => fair.heard(message)),
    /** What it has sent since the last question. */
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
/** The table as it is after this many messages. */
const look = (upTo: number): Say => {
  const last = HEARD.slice(0, upTo).findLast(stepOf)!;
  return { ...last, step: { ...stepOf(last), actor: 'croupier', action: null, events: [] } };
};
const joined = (seat: unknown = SEAT): Say => ({ joined: { room: 'friday', seat, next: 1 } });
const people = HEARD.find(said => 'people' in said)!;
/** The messages on a new line: the table, who is there, and the last promise. */
const again = (upTo: number): readonly Say[] => [
  ...[joined(), look(upTo), people],
  ...HEARD.slice(0, upTo)
    .filter(said => 'commitment' in fairOf(said) || 'pledges' in fairOf(said))
    .filter(
      ({ fair }, _, all) => (fair as { shuffle: number }).shuffle === (all.at(-1)!.fair as { shuffle: number }).shuffle,
    ),
];

test('an honest host is proved, hand by hand, and a record that comes once more adds nothing', () => {
  const { hear, kinds, wanted } = guest();
  hear(...HEARD);
  hear(HEARD[recordAt(0)]!, HEARD[recordAt(2)]!);
  assert.deepEqual(kinds, ['proved', 'proved', 'proved']);
  assert.deepEqual(wanted(), [], 'nothing was missed');
});

test('a record lost with the line is requested on the next one, until it comes; it is of an earlier hand', () => {
  const { hear, kinds, wanted } = guest();
  const [first, second] = [recordAt(0), recordAt(1)];
  hear(...HEARD.slice(0, first));
  assert.deepEqual(wanted(), []);
  // the record is lost; the next hand has begun when the guest is back
  const back = first + 4;
  hear(...again(back));
  assert.deepEqual(wanted(), [1]);
  hear(...again(back));
  assert.deepEqual(wanted(), [1], 'requested again on each line');
  hear(HEARD[first]!);
  assert.deepEqual(kinds, ['partly-seen']);
  hear(...again(back));
  assert.deepEqual(wanted(), [], 'it has come');
  hear(...HEARD.slice(back, second + 1));
  assert.equal(kinds.length, 2);
  assert.ok(['proved', 'partly-seen'].includes(kinds[1]!), kinds.join());
  hear(...HEARD.slice(second + 1));
  assert.equal(kinds[2], 'proved', 'after a record nothing was missed again');
});

test('a line that breaks and is back before anything happened takes nothing from the proof', () => {
  for (let place = HEARD.findIndex(stepOf) + 1; place <= recordAt(0); place++) {
    const { hear, kinds } = guest();
    hear(...HEARD.slice(0, place), ...again(place), ...HEARD.slice(place));
    assert.deepEqual(kinds.slice(0, 3), ['proved', 'proved', 'proved'], `cut before message ${place}`);
  }
});

test('the pledge of a shuffle stands on a new line; at another seat it is another, and an onlooker has none', () => {
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

test('a seed is shown when the guest’s pledge is named for the guest’s seat, and never otherwise', () => {
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
  assert.deepEqual(said(), [], 'a guest who has got up shows no seed of the old seat');
});

test('of promises never kept only sixty-four are remembered', () => {
  const { hear, said } = guest();
  hear(joined());
  for (let shuffle = 1; shuffle <= 80; shuffle++) hear({ fair: { shuffle, commitment: 'a'.repeat(64) } });
  assert.equal(said().length, 64);
});

test('foreign messages are ignored', () => {
  const { hear, said, kinds } = guest();
  hear({}, { joined: 1 }, { step: null }, { people: {} }, { fair: [] }, { fair: { shuffle: 1 } });
  hear({ fair: { shuffle: 'one', commitment: 'a'.repeat(64) } }, { fair: { shuffle: 1, commitment: 'short' } });
  hear(joined(), { fair: { shuffle: 1, pledges: [1, null] } });
  assert.deepEqual([said(), kinds], [[], []]);
});

/** What the guest's seat did in {@link PLAYED} that is not done for a silent player. */
const isOwnCall = (said: Say): boolean => {
  const { actor, action } = stepOf(said) ?? {};
  return actor === SEAT && (action as { type: string } | null)?.type === 'call';
};

const ALL_PROVED = ['proved', 'proved', 'proved', 'proved'];

/** Receives {@link PLAYED}; before each call of the guest's seat a test does something. */
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

test('each action of the guest’s seat must have been requested, and neither done already nor refused', () => {
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
  for (const [what, before] of Object.entries(faults))
    assert.equal(playedWith(before).includes('action-mismatch'), true, what);
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

test('a request to be sent again may still be done, and a message about another action says nothing about it', () => {
  assert.deepEqual(
    playedWith((fair, act, id) => {
      fair.asked(act, id);
      fair.heard(joined());
    }),
    ALL_PROVED,
  );
});

test('an old step that comes again on a new line is ignored', () => {
  const place = recordAt(0) - 2;
  const { hear, kinds } = guest();
  const old = HEARD.find(said => stepOf(said)?.number === 3)!;
  hear(...HEARD.slice(0, place), joined(), old, ...again(place).slice(1), ...HEARD.slice(place));
  assert.deepEqual(kinds, ['proved', 'proved', 'proved']);
});

test('a step for another seat, for nobody, or with an invalid number is ignored', () => {
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

test('a missing record is reported as soon as the next hand begins, and a record is not taken later for another', () => {
  const { hear, kinds } = guest();
  const first = recordAt(0);
  hear(...HEARD.slice(0, first), ...HEARD.slice(first + 1, recordAt(1)));
  assert.deepEqual(kinds, ['withheld']);
  hear(HEARD[recordAt(1)]!);
  assert.deepEqual(kinds, ['withheld', 'withheld']);
  hear(...HEARD.slice(recordAt(1) + 1));
  assert.deepEqual(kinds, ['withheld', 'withheld', 'proved']);
});

test('a shuffle promised twice, with another seed the second time, is not proved', () => {
  const place = HEARD.findIndex(said => 'commitment' in fairOf(said));
  const other = { fair: { ...fairOf(HEARD[place]!), commitment: 'a'.repeat(64) } };
  const { hear, kinds } = guest();
  hear(...HEARD.slice(0, place), other, ...HEARD.slice(place));
  assert.equal(kinds[0], 'twice');
});

test('a record of nothing, or of invalid data, is reported as such; the honest one after it is too late', () => {
  const { hear, kinds } = guest();
  const first = recordAt(0);
  const deal = fairOf(HEARD[first]!).deal as { log: object };
  hear(...HEARD.slice(0, first), { fair: { deal: { ...deal, shuffles: [] } } }, { fair: { deal: 'nothing' } });
  assert.equal(kinds.length, 2);
  hear(HEARD[first]!);
  assert.deepEqual([kinds.length, kinds.includes('proved')], [3, false], kinds.join());
});

/** The position of the first message of a kind, after another one. */
const placeOf = (is: (said: Say) => unknown, from = 0, of = HEARD): number => from + of.slice(from).findIndex(is);
const isNaming = (said: Say): boolean => 'pledges' in fairOf(said);
/** Where the first deal is reported. */
const DEAL = placeOf(said => {
  const { actor, action } = stepOf(said) ?? {};
  return actor === 'croupier' && action;
});
/** Where the hand after a record begins: a step with which the croupier opens it. */
const openingOf = (hand: number): number => placeOf(stepOf, recordAt(hand));

test('a step that comes before the guest has a seat is ignored', () => {
  const { hear, kinds } = guest();
  hear({ step: { ...stepOf(HEARD.findLast(stepOf)!), view: {} } });
  hear(...HEARD);
  assert.deepEqual(kinds, ['proved', 'proved', 'proved']);
});

test('a repeated step adds nothing, nor does a table repeated on one line', () => {
  for (let place = 0; place <= recordAt(0); place++) {
    if (!stepOf(HEARD[place]!)) continue;
    const { hear, kinds } = guest();
    hear(...HEARD.slice(0, place + 1), HEARD[place]!, ...HEARD.slice(place + 1));
    assert.deepEqual(kinds, ['proved', 'proved', 'proved'], `message ${place}`);
  }
  const { hear, kinds } = guest();
  const place = placeOf(said => stepOf(said)?.number === 6) + 1;
  hear(...HEARD.slice(0, place), joined(), look(place), look(place), ...HEARD.slice(place));
  assert.deepEqual(kinds, ['proved', 'proved', 'proved']);
});

test('the last step is repeated at another seat, as that seat sees it: it was done once', () => {
  for (let place = 0; place < STAKED.length; place++) {
    const said = STAKED[place]!;
    if (!stepOf(said)?.action || place > 60) continue;
    const { fair, hear, kinds } = guest(SEED, TRENTE_QUARANTE);
    const { view } = stepOf(said) as unknown as { readonly view: object };
    const seen = { seat: 2, step: { ...stepOf(said), view: { ...view, seat: 2 } } };
    hear(...STAKED.slice(0, place + 1), joined(2), seen, joined(), said);
    for (const each of STAKED.slice(place + 1)) {
      if (stepOf(each)?.actor === SEAT) fair.asked(stepOf(each)!.action, 1);
      hear(each);
    }
    assert.ok(!kinds.includes('view-mismatch'), `message ${place}: ${kinds.join()}`);
  }
});

test('a record before anything was seen is reported as unseen, and accuses nobody', () => {
  const { hear, kinds } = guest();
  hear(joined(), HEARD[recordAt(0)]!);
  assert.deepEqual(kinds, ['partly-seen']);
});

test('the record of a hand whose seed was shown, or that was dealt, is wanted when the line is back, and no other', () => {
  const naming = placeOf(isNaming);
  const behind = recordAt(0) + 4;
  /** The records wanted by a guest whose line broke at this point, and was back in the next hand, or at once. */
  const wantedBy = (seed: string, upTo: number, back = behind) => {
    const { hear, wanted } = guest(seed);
    hear(...HEARD.slice(0, upTo));
    wanted();
    hear(joined(), look(back));
    return wanted();
  };
  assert.deepEqual(wantedBy(SEED, naming), [], 'no seed was shown yet');
  assert.deepEqual(wantedBy(SEED, naming + 1), [1]);
  assert.deepEqual(wantedBy('another', naming + 1), [], 'theirs is not among the pledges');
  assert.deepEqual(wantedBy('another', naming + 1, naming + 1), []);
  assert.deepEqual(wantedBy('another', DEAL + 1), [1], 'it was dealt all the same');
});

test('a record is requested once on each line', () => {
  const { hear, wanted } = guest();
  const first = recordAt(0);
  hear(...HEARD.slice(0, first));
  for (const back of [first + 3, first + 4, openingOf(1) + 2]) {
    wanted();
    hear(...again(back));
    const all = wanted();
    assert.deepEqual(all, [...new Set(all)]);
    assert.ok(all.includes(1));
  }
});

test('if the line breaks when a hand is over, its record may be lost with it; on one line it may not', () => {
  const opening = openingOf(0);
  const { hear, kinds, wanted } = guest();
  hear(...HEARD.slice(0, recordAt(0)), joined(), HEARD[opening]!);
  assert.deepEqual([kinds, wanted()], [[], [1]]);
  hear(HEARD[recordAt(0)]!, ...HEARD.slice(opening + 1));
  assert.deepEqual(kinds, ['partly-seen', 'proved', 'proved']);
  const gap = guest();
  const far = { ...HEARD[opening]!, step: { ...stepOf(HEARD[opening]!), number: stepOf(HEARD[opening]!)!.number + 1 } };
  gap.hear(...HEARD.slice(0, recordAt(0)), far);
  assert.deepEqual(gap.kinds, [], 'the missing part may have been the end of it');
});

test('a hand without its record is reported with the reason', () => {
  const { hear, verdicts } = guest();
  hear(...HEARD.slice(0, recordAt(0)), HEARD[openingOf(0)]!);
  const message = 'A hand is over, and the host has not given a record of it.';
  assert.deepEqual(verdicts, [{ kind: 'withheld', findings: [{ about: 'withheld', holds: false, message }] }]);
});

test('a hand without its record says nothing about the next one to a guest who gave no seed for it', () => {
  const { hear, kinds } = guest('another');
  const naming = placeOf(isNaming);
  hear(joined(), look(naming), people, ...HEARD.slice(naming + 1, recordAt(0)));
  hear(...HEARD.slice(recordAt(0) + 1, recordAt(1) + 1));
  assert.deepEqual(kinds, ['withheld', 'late']);
});

test('a requested record is of the hand seen first; steps seen after it are of the next hand', () => {
  const [first, opening] = [recordAt(0), openingOf(0)];
  const promise = HEARD.slice(first + 1, opening);
  for (const cuts of [[], [DEAL], [DEAL, DEAL + 1]]) {
    const { hear, kinds } = guest();
    let from = 0;
    for (const cut of cuts) {
      hear(...HEARD.slice(from, cut), joined(), look(cut), people);
      from = cut;
    }
    hear(
      ...HEARD.slice(from, first),
      joined(),
      ...promise,
      HEARD[opening]!,
      people,
      HEARD[opening + 1]!,
      HEARD[first]!,
    );
    hear(...HEARD.slice(opening + 2));
    assert.deepEqual(kinds, ['partly-seen', 'proved', 'proved'], `cut ${cuts.length} times`);
  }
});

test('a requested record is compared with what was seen of its hand', () => {
  const [first, opening] = [recordAt(0), openingOf(0)];
  const { hear, kinds } = guest();
  const other = { ...HEARD[DEAL]!, step: { ...stepOf(HEARD[DEAL]!), events: [] } };
  hear(...HEARD.slice(0, DEAL), other, ...HEARD.slice(DEAL + 1, first), ...again(opening + 1), HEARD[first]!);
  assert.deepEqual(kinds, ['view-mismatch']);
});

test('an invalid record leaves the numbers of those before it known', () => {
  const { hear, kinds } = guest();
  hear(...HEARD.slice(0, 3), { fair: { deal: 'nothing' } }, ...HEARD.slice(3));
  const deal = fairOf(HEARD[recordAt(0)]!).deal as object;
  hear({ fair: { deal: { ...deal, again: true } } });
  assert.deepEqual([kinds[0], kinds.at(-1)], ['invalid-record', 'wrong-number']);
});

test('who was there when pledges were named on a new line is unknown until it is told', () => {
  const naming = placeOf(isNaming, 0, TOGETHER);
  const promise = placeOf(said => 'commitment' in fairOf(said), 0, TOGETHER);
  const there = TOGETHER.slice(0, naming).findLast(said => 'people' in said)!;
  const alone = {
    ...there,
    people: (there.people as readonly object[]).map((each, seat) => ({ ...each, here: seat === SEAT })),
  };
  const upTo = TOGETHER.slice(0, naming).filter(said => !('people' in said));
  const before = upTo.slice(0, promise).filter(said => !('fair' in said));
  const promised = TOGETHER[promise]!;
  const rest = TOGETHER.slice(naming).filter(said => !('people' in said));
  const kindOf = (...said: readonly Say[]): VerdictKind | undefined => {
    const { hear, kinds } = guest();
    hear(...said, ...rest);
    return kinds[0];
  };
  const steps = upTo.filter(stepOf);
  assert.equal(kindOf(before[0]!, there, promised, ...steps), 'proved');
  assert.equal(kindOf(before[0]!, alone, promised, ...steps), 'pledges', 'nobody is in that seat');
  const last = steps.at(-1)!;
  const table = { ...last, step: { ...stepOf(last), actor: 'croupier', action: null, events: [] } };
  const naming2 = TOGETHER[naming]!;
  const line = [before[0]!, alone, promised, ...steps, before[0]!, table, promised, naming2, alone];
  assert.equal(kindOf(...line), 'partly-seen', 'they may have got up meanwhile');
  const first = [before[0]!, alone, ...steps, before[0]!, table, promised, naming2, alone];
  assert.equal(
    kindOf(...first),
    'pledges',
    'the guest’s pledge was made on this very line: who is in was to be told before',
  );
});

/** Receives {@link STAKED}; before each of the guest's stakes (numbered within its coup) and other actions a test does something. */
function stakedWith(before: (fair: FairGuest, act: unknown, stake: number, heard: readonly Say[]) => void) {
  const { fair, kinds, hear } = guest(SEED, TRENTE_QUARANTE);
  let stakes = 0;
  for (const [place, said] of STAKED.entries()) {
    const { actor, action } = stepOf(said) ?? {};
    if (actor === SEAT) {
      const { type } = action as AnyAction;
      if (type === 'stake') stakes++;
      before(fair, action, type === 'stake' ? ((stakes - 1) % 2) + 1 : 0, STAKED.slice(0, place));
    }
    hear(said);
  }
  assert.ok(stakes >= 4, `stakes: ${stakes}`);
  return kinds;
}
const tableNow = (heard: readonly Say[]): Say => {
  const last = heard.findLast(stepOf)!;
  return { ...last, step: { ...stepOf(last), actor: 'croupier', action: null, events: [] } };
};

test('each stake must be requested: one done already is not done again, nor one requested before the host acted', () => {
  assert.deepEqual(
    stakedWith((fair, act, stake) => {
      if (stake > 0) fair.asked(act, stake);
    }),
    ['proved', 'proved'],
  );
  const once = stakedWith((fair, act, stake) => {
    if (stake === 1) fair.asked(act, 1);
  });
  assert.ok(once.includes('action-mismatch'), 'asked for once, and done twice');
});

test('a request made before the host acted for the seat is not done any more', () => {
  const stake = { type: 'stake', chance: 'noir', amount: 5 };
  const accused = (isAsked: boolean): boolean => {
    const { fair, hear, verdicts } = guest(SEED, TRENTE_QUARANTE);
    const table = new WitnessedTable(...TRENTE_QUARANTE);
    hear(joined());
    let heard = 0;
    const hearAll = () =>
      hear(...table.said.slice(heard, (heard = table.said.length)).map(step => ({ seat: SEAT, step })));
    const acts: readonly (() => void)[] = [
      () => [1, 2].forEach(id => fair.asked(stake, id)),
      () => table.croupier.act(SEAT, stake),
      () => isAsked && fair.asked({ type: 'done' }, 3),
      () => table.croupier.act(SEAT, { type: 'done' }),
      () => fair.asked({ type: 'reopen' }, 4),
      () => table.croupier.act(SEAT, { type: 'reopen' }),
      () => table.croupier.act(SEAT, stake),
    ];
    let act = 0;
    const { record } = table.play(() => {
      hearAll();
      acts[act]?.();
      return act++ < acts.length;
    });
    hearAll();
    hear({ fair: { deal: record } });
    return verdicts[0]!.findings.some(({ about, holds }) => about === 'action-mismatch' && !holds);
  };
  assert.deepEqual([accused(true), accused(false)], [false, true]);
});

test('a request made before the line broke may be done when it is back, though others have acted meanwhile', () => {
  assert.deepEqual(
    stakedWith((fair, act, stake, heard) => {
      if (stake === 0) return fair.asked(act, 9);
      if (stake === 1) return [1, 2].forEach(id => fair.asked(act, id));
      fair.heard(joined());
      fair.heard(tableNow(heard));
    }),
    ['proved', 'proved'],
  );
  let coups = 0;
  const kinds = stakedWith((fair, act, stake) => {
    if (stake === 0) fair.asked(act, 9);
    else if (stake === 1 && coups++ % 2 === 0) [1, 2, 3, 4].forEach(id => fair.asked(act, id));
  });
  assert.ok(kinds.includes('action-mismatch'), 'but not once the croupier has moved since');
});

test('an action of the guest’s seat that begins a line may be its previous owner’s, but not a returning guest’s', () => {
  const stake = placeOf(said => stepOf(said)?.actor === SEAT, 0, STAKED);
  const kindsOf = (...greetings: readonly Say[]): readonly VerdictKind[] => {
    const { fair, kinds, hear } = guest(SEED, TRENTE_QUARANTE);
    const heard = STAKED.slice(0, stake);
    hear(
      ...(greetings.length > 1 ? [greetings[0]!, ...heard.filter(said => !('joined' in said))] : []),
      greetings.at(-1)!,
    );
    hear(STAKED[stake]!);
    for (const said of STAKED.slice(stake + 1)) {
      if (stepOf(said)?.actor === SEAT) fair.asked(stepOf(said)!.action, 1);
      hear(said);
    }
    return kinds;
  };
  const given = { joined: { room: 'friday', seat: SEAT, next: 1, secret: 'secret' } };
  assert.ok(!kindsOf(joined()).includes('action-mismatch'), 'the guest has just sat down');
  assert.ok(!kindsOf(given, given).includes('action-mismatch'), 'the seat was given anew');
  assert.ok(kindsOf(given, joined()).includes('action-mismatch'), 'the seat was theirs all the time');
});
