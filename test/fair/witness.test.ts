/** A record compared with what one guest has stored of the hand: each error, alone, under its own name. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFault, pledgeOf, type DealRecord, type Finding, type Shuffle } from '../../src/fair.ts';
import { dueMove } from '../../src/fair/source.ts';
import type { SeenStep } from '../../src/fair/seen-steps.ts';
import { checkDeal, type Witness } from '../../src/fair/verify.ts';
import type { AnyAction, AnyGame, TableState } from '../../src/game/contract.ts';
import type { CardSource } from '../../src/cards.ts';
import { replay } from '../../src/game/replay.ts';
import { dealsOf, KINDS } from './records.ts';
import { TABLES } from './visitor.ts';
import { WitnessedTable, type Hand } from './witnessed.ts';

/** Three hands, or shoes, in a row at each game: the log of the first begins with the table, or at a bank with the shoe. */
const PLAYED = TABLES.map(([game, options]) => {
  const table = new WitnessedTable(game, options);
  return { game, hands: [table.play(), table.play(), table.play()] as const };
});

/** The verdict on a hand if a guest has stored something else of it, or the record is another. */
function kindOf(game: AnyGame, hand: Hand, witness: Partial<Witness> = {}, record: unknown = hand.record) {
  const { kind, findings } = checkDeal(game, record, { ...hand.witness, ...witness });
  return { kind, wrong: findings.filter(({ holds }) => !holds).map(({ message }) => message) };
}
const wrongOf = (findings: readonly Finding[]): readonly string[] =>
  findings.flatMap(({ holds, about, message }) => (holds ? [] : `${about}: ${message}`));

/** All but the first steps, on a line that was not there before. */
const onwards = (steps: readonly SeenStep[], from: number, isStart = false) => ({ isStart, steps: steps.slice(from) });
/** The table as it is after a step: told to a guest who comes then. */
const lookAfter = (told: SeenStep): SeenStep => ({
  ...told,
  kind: 'look',
  actor: 'croupier',
  action: '',
  isFirst: true,
});
/** Positions at the beginning and the end: shoes are long. */
const placesOf = (steps: readonly SeenStep[]): readonly number[] =>
  steps.flatMap((_, place) => (place < 8 || place >= steps.length - 2 ? place : []));
/** The position of the first step that was dealt from a shuffle. */
const dealtAt = ({ steps, shuffles }: Hand): number => steps.findIndex(({ number }) => number === shuffles[0]!.used);

for (const { game, hands } of PLAYED) {
  const [, second, third] = hands;
  const { shuffles, witness, steps } = second;
  const [shuffle] = shuffles as [(typeof shuffles)[0]];
  const { number } = shuffle;
  /** The positions of steps in the middle that cannot be taken back. */
  const firm = steps.flatMap(({ actor, isTogether, hand }, place) =>
    (actor === 'croupier' || !isTogether) && hand > second.before.hand ? place : [],
  );

  test(`${game.id}: an honest deal is proved, with each check listed`, () => {
    for (const hand of hands) {
      const { kind, findings } = checkDeal(game, hand.record, hand.witness);
      assert.equal(kind, 'proved', wrongOf(findings).join());
      const at = `Shuffle ${hand.record.shuffles[0]!.number}`;
      assert.deepEqual(
        findings.map(({ message }) => message),
        [
          'The log follows the rules.',
          'All cards and lots follow from the seeds.',
          `${at}: the guests’ seeds (2) are the ones they pledged.`,
          'It is the deal you saw.',
          `${at}: the host promised its seed before it knew any other.`,
          `${at}: your seed is in it.`,
        ],
      );
    }
  });

  test(`${game.id}: a guest who was shown nothing since the last record, on an unbroken line, was shown another deal`, () => {
    assert.deepEqual(kindOf(game, second, { seen: [] }), {
      kind: 'view-mismatch',
      wrong: ['You saw nothing of this deal.'],
    });
    assert.equal(kindOf(game, second, { seen: [], isUnbroken: false }).kind, 'partly-seen');
    assert.equal(kindOf(game, second, { seen: [], isEarlier: true }).kind, 'partly-seen');
  });

  test(`${game.id}: steps between two records are reported unless they only change seats`, () => {
    const [step] = steps as [SeenStep];
    const between = (told: Partial<SeenStep>, isStart = false) =>
      kindOf(game, second, {
        seen: [
          { isStart, steps: [{ ...step, hand: 0, kind: 'act', actor: 0, seating: undefined, ...told }] },
          ...witness.seen,
        ],
      });
    const told = 'You saw something between this deal and the one before that is missing from the record.';
    for (const odd of [{ kind: 'odd' }, {}, { seating: 'buyIn', isUnasked: true }] as const)
      assert.ok(between(odd).wrong.includes(told), JSON.stringify(odd));
    for (const fine of [
      { seating: 'change' },
      { seating: 'change', isUnasked: true },
      { seating: 'buyIn' },
      { kind: 'look' },
      { kind: 'undo' },
    ] as const)
      assert.ok(!between(fine).wrong.includes(told), JSON.stringify(fine));
    assert.ok(!between({}, true).wrong.includes(told), 'the beginning of a hand is in a record, or missing');
  });

  test(`${game.id}: a deal is proved if the line broke before it; if it broke after, not everything was seen`, () => {
    const dealt = dealtAt(second);
    for (const place of placesOf(steps).slice(1)) {
      const seen = [lookAfter(steps[place - 1]!), ...steps.slice(place)];
      const { kind, wrong } = kindOf(game, second, { isUnbroken: false, seen: [{ isStart: false, steps: seen }] });
      assert.equal(kind, place <= dealt ? 'proved' : 'partly-seen', `${place}: ${wrong.join()}`);
    }
    const before = [second.before, ...steps];
    const { kind, wrong } = kindOf(game, second, { isUnbroken: false, seen: [{ isStart: false, steps: before }] });
    assert.equal(kind, 'proved', `from the end of the hand before on: ${wrong.join()}`);
  });

  test(`${game.id}: pieces that were seen are compared with the log in order, each from where the one before ended`, () => {
    const piece = (place: number) => ({ isStart: false, steps: [steps[firm[place]!]!] });
    const [early, late] = [piece(0), piece(1)];
    const end = { isStart: false, steps: steps.slice(firm[2]) };
    const isOther = (...seen: Witness['seen']) => isFault(kindOf(game, second, { isUnbroken: false, seen }).kind);
    assert.deepEqual(
      [
        isOther(early, end),
        isOther(late, end),
        isOther(early, late, end),
        isOther(late, early, end),
        isOther(early, early, end),
      ],
      [false, false, false, true, true],
    );
  });

  test(`${game.id}: the end of the record must be the last thing seen`, () => {
    const seen = [{ isStart: true, steps: steps.slice(0, -1) }];
    assert.equal(kindOf(game, second, { seen }).kind, 'view-mismatch');
    assert.equal(
      kindOf(game, second, { seen, isEarlier: true }).kind,
      'partly-seen',
      'of an earlier hand it need not be',
    );
  });

  test(`${game.id}: one different step makes it another deal, and the step is named`, () => {
    for (const place of placesOf(steps))
      for (const change of [{ view: '?' }, { action: '?' }, { events: '?' }, { actor: 2 }, { kind: 'odd' }] as const) {
        const told = steps[place]!;
        if (change.actor === told.actor) continue;
        const seen = [{ isStart: true, steps: steps.with(place, { ...told, ...change }) }];
        const { kind, wrong } = kindOf(game, second, { seen });
        assert.equal(kind, 'view-mismatch', `${place} ${JSON.stringify(change)}`);
        if (place > 0 && !('kind' in change))
          assert.deepEqual(wrong.slice(0, 1), [`You saw another deal: see step ${told.number}.`]);
      }
  });

  test(`${game.id}: an unrequested action of the guest’s seat is reported, unless it is what is done for a silent player`, () => {
    const unasked = (each: SeenStep): SeenStep => ({ ...each, ...(each.actor === 0 && { isUnasked: true }) });
    assert.equal(kindOf(game, second, { seen: [{ isStart: true, steps: steps.map(unasked) }] }).kind, 'proved');
    const own = steps.findIndex(({ actor }) => actor === 0);
    const taken: SeenStep = { ...steps[own]!, kind: 'undo', isUnasked: true, view: steps[own]!.view, events: '' };
    const again: SeenStep = { ...steps[own]!, kind: 'look', isAgain: true, isUnasked: true };
    for (const odd of [taken, again]) {
      const seen = [{ isStart: true, steps: steps.toSpliced(own + 1, 0, odd) }];
      assert.ok(isFault(kindOf(game, second, { seen }).kind), odd.kind);
    }
    assert.deepEqual(kindOf(game, second, { seen: [{ isStart: true, steps: steps.toSpliced(own + 1, 0, again) }] }), {
      kind: 'action-mismatch',
      wrong: [`In step ${again.number} your seat did something you did not ask for.`],
    });
  });

  test(`${game.id}: cards of the last hand that are in no record leave something unseen; a look at the table does not`, () => {
    const [first] = hands;
    const older = (dealt: boolean, part: readonly SeenStep[]) => ({
      isStart: false,
      steps: part.filter(({ actor }) => dealt || actor !== 'croupier').map(each => ({ ...each, hand: 0 })),
    });
    const seen = (dealt: boolean) => [older(dealt, first.steps), ...witness.seen];
    assert.equal(kindOf(game, second, { isUnbroken: false, seen: seen(true) }).kind, 'partly-seen');
    assert.equal(kindOf(game, second, { isUnbroken: false, seen: seen(false) }).kind, 'proved');
    // the last hand has the number that the table still has when this one begins
    const last = (dealt: boolean) => ({
      isStart: false,
      steps: [
        { ...first.steps.at(-1)!, hand: second.before.hand, view: '?', ...(!dealt && { kind: 'look' as const }) },
      ].map(each => ({ ...each, actor: 'croupier' as const })),
    });
    assert.equal(kindOf(game, second, { isUnbroken: false, seen: [last(true), ...witness.seen] }).kind, 'partly-seen');
    assert.equal(kindOf(game, second, { isUnbroken: false, seen: [last(false), ...witness.seen] }).kind, 'proved');
    const odd = { isStart: false, steps: [{ ...first.steps[0]!, hand: 0, kind: 'odd' as const }] };
    assert.equal(kindOf(game, second, { isUnbroken: false, seen: [odd, ...witness.seen] }).kind, 'view-mismatch');
    const later = { isStart: false, steps: [{ ...steps[firm[1]!]!, view: '?' }] };
    assert.equal(kindOf(game, second, { isUnbroken: false, seen: [later, ...witness.seen] }).kind, 'view-mismatch');
  });

  test(`${game.id}: a hand in two pieces, the first from before the deal, is proved if the second begins before it too`, () => {
    const dealt = dealtAt(third);
    if (dealt < 2) return;
    const seen = [
      { isStart: false, steps: [third.before, ...third.steps.slice(0, 1)] },
      { isStart: false, steps: [lookAfter(third.steps[0]!), ...third.steps.slice(1)] },
    ];
    assert.equal(kindOf(game, third, { isUnbroken: false, seen }).kind, 'proved');
  });

  test(`${game.id}: more than could be stored leaves something unseen`, () => {
    assert.equal(kindOf(game, second, { isForgotten: true }).kind, 'partly-seen');
  });

  test(`${game.id}: an unannounced shuffle was never promised, unless the line broke before the deal`, () => {
    assert.deepEqual(kindOf(game, second, { shuffles: [] }), {
      kind: 'unpromised',
      wrong: [`Shuffle ${number} was never promised to you.`],
    });
    const dealt = dealtAt(second);
    const broken = (each: SeenStep, place: number): SeenStep => ({
      ...each,
      ...(place === dealt && { isFirst: true }),
    });
    const seen = [{ isStart: true, steps: steps.map(broken) }];
    assert.equal(kindOf(game, second, { shuffles: [], seen }).kind, 'partly-seen');
    const unseen = [onwards(steps, dealt + 1)];
    assert.equal(kindOf(game, second, { shuffles: [], seen: unseen, isUnbroken: false }).kind, 'partly-seen');
  });

  test(`${game.id}: names the shuffle that was due, and the one that was left out`, () => {
    const told = (change: object) => ({ ...shuffle, ...change });
    const withheld = (left: number) => ({
      kind: 'withheld',
      wrong: [`The host has not shown what became of shuffle ${left}.`],
    });
    const of = (witnessed: Partial<Witness>) => kindOf(game, second, witnessed);
    assert.equal(of({ recorded: number - 1 }).kind, 'proved');
    assert.deepEqual(of({ recorded: number - 2 }), withheld(number - 1));
    assert.equal(
      of({ recorded: number - 2, isUnbroken: false }).kind,
      'proved',
      'its record may be lost with the line',
    );
    for (const recorded of [number, number + 1])
      assert.deepEqual(of({ recorded }), {
        kind: 'wrong-number',
        wrong: [`The record of shuffle ${number} came before.`],
      });
    assert.equal(of({ recorded: number + 1, isEarlier: true }).kind, 'partly-seen', 'it was requested');
    const before = told({ number: number - 1, isShown: false });
    assert.deepEqual(of({ shuffles: [before, shuffle] }), withheld(number - 1));
    assert.equal(of({ shuffles: [before, shuffle], isUnbroken: false }).kind, 'proved', 'no seed was shown for it');
    assert.deepEqual(
      of({ shuffles: [told({ number: number - 1 }), shuffle], isUnbroken: false }),
      withheld(number - 1),
    );
    assert.deepEqual(of({ shuffles: [shuffle, told({ number: number + 1 })] }), withheld(number + 1));
    assert.equal(
      of({ shuffles: [shuffle, told({ number: number + 1, used: undefined })] }).kind,
      'proved',
      'it is next',
    );
  });

  test(`${game.id}: a promise must be kept, made once, named at once before the deal, by people who are there`, () => {
    const of = (change: object, seen = witness.seen) =>
      kindOf(game, second, { shuffles: [{ ...shuffle, ...change }], seen });
    const named = shuffle.named!;
    const begun = `Shuffle ${number} was started twice: the host may have seen another order first.`;
    const others = `Shuffle ${number} was made with other pledges than the host named.`;
    const early = `Shuffle ${number} was dealt before the host said whose seeds count.`;
    const later = `Shuffle ${number} was not dealt as soon as its seeds were known.`;
    const nobody = (seat: number) => `Shuffle ${number}: seat ${seat}, which was empty, pledged a seed.`;
    const pledges = shuffle.pledges!;
    for (const [change, kind, wrong] of [
      [{ commitment: 'a'.repeat(64) }, 'commitment', `Shuffle ${number}: the host’s seed is not the one it promised.`],
      [{ isTwice: true }, 'twice', begun],
      [{ named: undefined }, 'unpromised', early],
      [{ named: named + 1 }, 'unpromised', early],
      [{ named: named + 2 }, 'unpromised', early],
      [{ named: named - 1 }, 'changed', later],
      [{ pledges: pledges.slice(1) }, 'twice', others],
      [{ pledges: [...pledges, pledges[0]] }, 'twice', others],
      [{ pledges: pledges.map((each, place) => ({ ...each, seat: each.seat + place })) }, 'twice', others],
      [{ pledges: pledges.map(each => ({ ...each, pledge: 'a'.repeat(64) })) }, 'twice', others],
      [{ present: [0] }, 'pledges', nobody(1)],
      [{ present: [1] }, 'pledges', nobody(0)],
    ] as const)
      assert.deepEqual(of(change), { kind, wrong: [wrong] }, JSON.stringify(change));
    assert.equal(of({ present: [0], isNamedUnseen: true }).kind, 'partly-seen', 'they may have been there then');
    const dealt = dealtAt(second);
    const first = steps.map((each, place) => ({ ...each, isFirst: place === dealt }));
    const broken = [{ isStart: true, steps: first }];
    assert.equal(of({ pledges: undefined, named: undefined }, broken).kind, 'proved', 'that was lost with the line');
    assert.equal(of({ pledges: undefined, named: undefined }).kind, 'unpromised');
    assert.equal(of({ named: undefined }, broken).kind, 'unpromised');
    assert.equal(of({ named: named - 1 }, broken).kind, 'changed');
  });

  test(`${game.id}: says whether the guest’s seed is in it`, () => {
    const of = (own: object | undefined) => {
      const { own: _, ...known } = shuffle;
      return checkDeal(game, second.record, {
        ...witness,
        shuffles: [{ ...known, ...(own && { own }) } as typeof shuffle],
      });
    };
    for (const own of [
      { seat: 0, seed: 'a'.repeat(64) },
      { ...shuffle.own, seat: 1 },
    ]) {
      const { kind, findings } = of(own);
      assert.equal(kind, 'late');
      assert.deepEqual(
        findings.filter(({ about }) => about === 'seed'),
        [{ about: 'seed', holds: false, message: `Shuffle ${number}: your seed is not in it.` }],
      );
    }
    const { kind, findings } = of(undefined);
    assert.equal(kind, 'onlooker');
    assert.ok(!findings.some(({ about }) => about === 'seed'));
  });

  test(`${game.id}: an invalid record is called invalid, whichever part is wrong`, () => {
    const { record } = second;
    const [made] = record.shuffles as [Shuffle];
    const [guest] = made.guests as [Shuffle['guests'][0]];
    const seeded = (change: object) => ({ ...record, shuffles: [{ ...made, ...change }] });
    const pledged = (change: object) => seeded({ guests: [{ ...guest, ...change }] });
    for (const wrong of [
      undefined,
      'text',
      [],
      { ...record, format: 'tapis-vert' },
      { ...record, room: 7 },
      { ...record, log: 'log' },
      { ...record, shuffles: {} },
      { ...record, shuffles: [7] },
      seeded({ number: 'one' }),
      seeded({ number: -1 }),
      seeded({ seed: 'short' }),
      seeded({ guests: {} }),
      seeded({ guests: [null] }),
      pledged({ seat: 'first' }),
      pledged({ pledge: 'short' }),
      pledged({ seed: 'short' }),
      pledged({ seed: undefined }),
    ])
      assert.deepEqual(
        checkDeal(game, wrong),
        {
          kind: 'invalid-record',
          findings: [
            {
              about: 'invalid-record',
              holds: false,
              message: 'Not a record of a deal: expected an object with format, room, log and shuffles.',
            },
          ],
        },
        JSON.stringify(wrong)?.slice(0, 80),
      );
    assert.equal(checkDeal(game, JSON.stringify(record), witness).kind, 'proved', 'its text is one');
  });

  test(`${game.id}: pledges come from seats that the table has, each once, in order`, () => {
    const { record } = second;
    const [made] = record.shuffles as [Shuffle];
    const of = (...at: readonly number[]) => {
      const guests = at.map(seat => ({ seat, seed: null, pledge: 'a'.repeat(64) }));
      return wrongOf(checkDeal(game, { ...record, shuffles: [{ ...made, guests }] }).findings);
    };
    const told = `pledges: Shuffle ${number}: pledges come from seats that are not at the table, or twice from one seat.`;
    for (const wrong of [[3], [0, 0], [1, 0], [0, 2, 2]]) assert.ok(of(...wrong).includes(told), wrong.join());
    for (const right of [[], [2], [0, 1, 2]]) assert.ok(!of(...right).includes(told), right.join());
    const seed = 'a'.repeat(64);
    const forged = { seat: 2, seed, pledge: pledgeOf(record.room, number + 1, 2, seed) };
    const { kind, findings } = checkDeal(game, {
      ...record,
      shuffles: [{ ...made, guests: [...made.guests, forged] }],
    });
    assert.equal(kind, 'pledges');
    assert.ok(wrongOf(findings).includes(`pledges: Shuffle ${number}: the seed of seat 2 is not the one it pledged.`));
  });

  test(`${game.id}: a record of nothing proves nothing, and a shuffle that was not made is reported`, () => {
    const { record } = second;
    const [made] = record.shuffles as [Shuffle];
    const none = checkDeal(game, { ...record, shuffles: [] }, witness);
    assert.ok(
      wrongOf(none.findings).includes('invalid-record: The log has a shuffle that is missing from the record.'),
    );
    const more = checkDeal(game, { ...record, shuffles: [made, { ...made, number: number + 1, guests: [] }] });
    assert.equal(more.kind, 'cards');
    assert.deepEqual(wrongOf(more.findings), ['cards: The record has shuffles that were never made.']);
    const last = made.number;
    const row = (...numbers: readonly number[]) =>
      wrongOf(
        checkDeal(game, { ...record, shuffles: numbers.map(each => ({ ...made, number: each, guests: [] })) }).findings,
      ).includes('wrong-number: The shuffles are not numbered consecutively.');
    assert.deepEqual(
      [row(last), row(last, last + 1), row(0), row(last, last), row(last, last - 1), row(last, last + 2)],
      [false, false, true, true, true, true],
    );
  });

  test(`${game.id}: a log that begins in the middle of a hand is reported, whoever acts first in it`, () => {
    const { record } = second;
    const states: TableState[] = [];
    replay(game, record.log, ({ after }) => void states.push(after));
    const { actions } = record.log;
    for (const isCroupier of [true, false]) {
      const place = actions.findIndex(({ actor }, at) => at > 0 && (actor === 'croupier') === isCroupier);
      const log = { ...record.log, from: states[place - 1], actions: actions.slice(place) };
      const { kind, findings } = checkDeal(game, { ...record, log });
      assert.equal(kind, 'invalid-record');
      assert.ok(
        wrongOf(findings).includes(
          `invalid-record: A log that begins later than its table begins with “${game.discloses}”.`,
        ),
      );
    }
  });
}

for (const [game, options] of TABLES) {
  const DONE = { type: 'done' };
  /** The actions of two seats, and their taking back, while three are asked. */
  const script: readonly ((table: WitnessedTable['croupier']) => unknown)[] = [
    table => table.act(1, DONE),
    table => table.act(0, DONE),
    table => table.undo(1),
    table => table.act(1, DONE),
    table => table.undo(0),
    table => table.undo(1),
    table => table.act(1, DONE),
    table => table.act(0, DONE),
    table => table.undo(1),
  ];
  const table = new WitnessedTable(game, options);
  table.play();
  const left = [...script];
  const hand = table.play(croupier => {
    const next = left.shift();
    if (next) assert.equal(next(croupier), undefined);
    return next !== undefined;
  });
  const { steps } = hand;
  const of = (changed: readonly SeenStep[], isStart = true, more: Partial<Witness> = {}) =>
    kindOf(game, hand, { seen: [{ isStart, steps: changed }], ...more });
  const begun = steps.findIndex(({ kind }) => kind === 'act');

  test(`${game.id}: actions taken back while others are asked are not part of the record, and all others are`, () => {
    assert.deepEqual(
      steps.slice(0, 12).map(({ kind, actor }) => `${kind} ${actor}`),
      [
        ...['act croupier', 'act 1', 'act 0', 'undo 1', 'act 1', 'undo 0', 'undo 1'],
        ...['act 1', 'act 0', 'undo 1', 'act 1', 'act 2'],
      ],
    );
    assert.deepEqual(of(steps), { kind: 'proved', wrong: [] });
    assert.equal(begun, 0);
  });

  test(`${game.id}: wherever the line breaks during a taking back, an honest host is not a cheat`, () => {
    for (let from = 1; from < 14; from++)
      for (let to = from + 1; to <= Math.min(steps.length, 14); to++) {
        const part = [lookAfter(steps[from - 1]!), ...steps.slice(from, to)];
        const rest = [lookAfter(steps[to - 1]!), ...steps.slice(to)];
        const seen = [
          { isStart: true, steps: steps.slice(0, from) },
          { isStart: false, steps: part },
          { isStart: false, steps: rest },
        ];
        const { kind, wrong } = kindOf(game, hand, { seen, isUnbroken: false });
        assert.ok(!isFault(kind), `${from} to ${to}: ${kind} ${wrong.join()}`);
      }
  });

  test(`${game.id}: cards shown with an action that was taken back count like all others`, () => {
    for (const place of [1, 2, 3, 4, 5])
      assert.deepEqual(of(steps.with(place, { ...steps[place]!, cards: 'As Kd' })), {
        kind: 'view-mismatch',
        wrong: [`You saw another deal: see step ${steps[place]!.number}.`],
      });
    for (const place of [1, 2, 3, 4, 5, 6])
      assert.equal(of(steps.with(place, { ...steps[place]!, kind: 'odd' })).kind, 'view-mismatch', `${place}`);
    for (const place of [8, 10])
      assert.equal(
        of(steps.with(place, { ...steps[place]!, action: '?' })).kind,
        'view-mismatch',
        'this was not taken back',
      );
    for (const place of [9, 10])
      assert.equal(of(steps.with(place, { ...steps[place]!, view: '?' })).kind, 'view-mismatch');
  });

  test(`${game.id}: what nobody can take back is in the record: a deal, and what was done before it`, () => {
    const dealt = hand.steps.findLastIndex(({ actor }) => actor === 'croupier');
    const before = steps.findLastIndex(({ actor }, place) => place < dealt && actor === 2);
    const undo: SeenStep = { ...steps[dealt]!, kind: 'undo', actor: 2, action: '', events: '' };
    assert.equal(of(steps.toSpliced(dealt + 1, 0, undo)).kind, 'proved', 'it changes nothing, and is not reported');
    const without = [...steps.slice(0, before), ...steps.slice(before + 1)];
    assert.equal(of(without).kind, 'view-mismatch');
    const again = { ...undo, view: steps[before - 1]!.view };
    assert.equal(of(steps.toSpliced(dealt + 1, 0, again)).kind, 'view-mismatch');
  });
}

test('an action of the guest that comes first counts as an action, and the minimum offered may be done for the seat', () => {
  const [, , [game, options]] = TABLES as unknown as [unknown, unknown, (typeof TABLES)[0]];
  for (const [chance, isLeast] of [
    ['rouge', true],
    ['noir', false],
  ] as const) {
    const table = new WitnessedTable(game, options);
    table.play();
    let isStaked = false;
    const { hand: first } = table.look();
    const hand = table.play(croupier => {
      // the first coup may be taken for the last of the shoe before
      if (isStaked || table.look().hand === first) return false;
      isStaked = true;
      return croupier.act(0, { type: 'stake', chance, amount: 5 }) === undefined;
    });
    const own = hand.steps.findIndex(step => step.actor === 0 && step.hand > first);
    const steps = hand.steps.with(own, { ...hand.steps[own]!, isUnasked: true });
    const acts = {
      kind: 'action-mismatch',
      wrong: [`In step ${steps[own]!.number} your seat did something you did not ask for.`],
    };
    const whole = kindOf(game, hand, { seen: [{ isStart: true, steps }] });
    assert.deepEqual(whole, isLeast ? { kind: 'proved', wrong: [] } : acts);
    const last = steps.findIndex(({ actor }, place) => place > own && actor === 0);
    // as one that cannot be taken back
    const firm = [{ ...steps[own]!, isTogether: false }, ...steps.slice(own + 1, last)];
    const part = { isStart: false, steps: firm };
    assert.equal(
      kindOf(game, hand, { isUnbroken: false, isEarlier: true, seen: [part] }).kind,
      isLeast ? 'partly-seen' : 'action-mismatch',
    );
  }
});

test('cards dealt before they are shuffled are reported, even if the rest follows from the seeds', async () => {
  const [[stud, options]] = TABLES as unknown as [(typeof TABLES)[0]];
  /** A croupier who takes a card out of an ordered pack, before the first shuffle. */
  const drawing: AnyGame = {
    ...stud,
    deal(state: TableState, cards: CardSource): AnyAction {
      const action = stud.deal(state, cards);
      if (action.type === stud.discloses) cards.draw(1);
      return action;
    },
  };
  const [, record] = await dealsOf(drawing, options, 2);
  const { kind, findings } = checkDeal(drawing, record);
  assert.equal(kind, 'cards');
  assert.deepEqual(wrongOf(findings), ['cards: Cards were dealt from a shuffle that is missing from the record.']);
});

test('a pack used up in a hand is shuffled twice, each time with seeds of its own', async () => {
  const [, [stud, options]] = KINDS as [(typeof KINDS)[0], (typeof KINDS)[0]];
  const [record] = (await dealsOf(stud, options, 1, true)) as [DealRecord];
  assert.equal(record.shuffles.length, 2);
  assert.equal(checkDeal(stud, record).kind, 'agrees');
  const { kind, findings } = checkDeal(stud, { ...record, shuffles: record.shuffles.slice(0, 1) });
  assert.deepEqual(
    [kind, wrongOf(findings)],
    ['invalid-record', ['invalid-record: The log has a shuffle that is missing from the record.']],
  );
});

test('a croupier about to shuffle, or to draw lots, asks for randomness; one who only deals does not', () => {
  const moves = (deal: (cards: CardSource) => void): AnyGame =>
    ({ deal: (_: TableState, cards: CardSource) => (deal(cards), { type: 'deal' }) }) as unknown as AnyGame;
  const asks = (deal: (cards: CardSource) => void) => dueMove(moves(deal), {} as TableState, ['As', 'Kd', '2c']);
  assert.deepEqual(
    asks(cards => cards.draw(cards.left - 1)),
    { type: 'deal', asksChance: false },
  );
  assert.deepEqual(
    asks(cards => cards.mixIn(cards.draw(2))),
    { type: 'deal', asksChance: false },
  );
  assert.deepEqual(
    asks(cards => cards.shuffle()),
    { type: 'deal', asksChance: true },
  );
  assert.deepEqual(
    asks(cards => void cards.lot(3)),
    { type: 'deal', asksChance: true },
  );
});
