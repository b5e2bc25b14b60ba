import { spawnSync } from 'node:child_process';
import test from 'node:test';
import assert from 'node:assert/strict';
import {
  CARDS,
  readCards,
  seededDecisions,
  seededRandom,
  shuffledSource,
  stackedSource,
  type Card,
  type CardSource,
  type SavableSource,
} from '../../src/cards.ts';
import { Croupier, studOpponent, trenteQuarantePunter, type Player, type Step } from '../../src/croupier.ts';
import { einundvierzig, faro, stud, trenteQuarante, type Faro, type TrenteQuarante } from '../../src/rules.ts';
import type { AnyGame } from '../../src/game/contract.js';
import { toAction } from '../../src/game/to-action.js';
import { replay } from '../../src/game/replay.js';
import { PLAYERS } from '../games.js';

type Action = TrenteQuarante.Action;
type View = TrenteQuarante.View;

const REFAIT = 'Ks Kc Kh As  Kd Qd Qh Ad  9c 9d 9h 9s';
const over = (cards: string, setup: object = {}) =>
  new Croupier(trenteQuarante, {
    options: { burn: 0, purses: [500, 500] },
    source: () => stackedSource(readCards(cards)),
    ...setup,
  });

test('cards that the game’s pack does not have, or not so often, are named before the first is dealt', () => {
  assert.throws(() => over('As '.repeat(7)), { name: 'CardError', message: /more of As .* holds 6/ });
  assert.doesNotThrow(() => over('As '.repeat(6)));
  const game = (source: () => CardSource) => new Croupier(einundvierzig, { source });
  assert.throws(() => game(() => stackedSource(['As', 'As'])), { name: 'CardError', message: /more of As .* holds 1/ });
  assert.throws(() => game(() => shuffledSource(['2c'])), { name: 'CardError', message: /more of 2c .* holds 0/ });
});

test('there is a port for every seat and for onlookers, and no other', () => {
  const croupier = over(REFAIT);
  for (const viewer of [0, 1, 'onlooker'] as const) assert.equal(croupier.port(viewer).seat, viewer);
  for (const seat of [2, -1, 0.5, '0' as never])
    assert.throws(() => croupier.port(seat), { name: 'RangeError', message: /no seat .*: 0 to 1, or “onlooker”/ });
});

test('a table of computer players that all fail at once goes on, and does not overflow the stack', async () => {
  let failures = 0;
  await new Promise<void>(resolve => {
    const fail = () => {
      throw new Error('no idea');
    };
    const croupier = over(REFAIT, {
      source: undefined,
      players: [fail, fail],
      onError: () => {
        if (++failures < 20_000) return;
        croupier.stop();
        resolve();
      },
    });
    croupier.start();
  });
  assert.equal(failures, 20_000);
});

test('computer players that answer at once leave the program time to go on', async () => {
  const most = 20_000;
  let acts = 0;
  const croupier = new Croupier(trenteQuarante, {
    options: { purses: [500, 500] },
    players: (['easy', 'hard'] as const).map(level => {
      const punter = trenteQuarantePunter(level);
      return (...asked: Parameters<typeof punter>) => {
        // a table that lets nothing else run would play for ever
        if (++acts === most) croupier.stop();
        return punter(...asked);
      };
    }),
  });
  croupier.start();
  const seen: number[] = [];
  while (seen.length < 3) {
    await new Promise(next => setImmediate(next));
    seen.push(acts);
  }
  croupier.stop();
  assert.ok(seen[0]! < most, 'the program goes on while they play');
  assert.ok(seen[2]! > 0, 'they play');
});

test('an error of a computer player is not silenced if nobody is named to be told of it', () => {
  // in a program of its own: the tests' own would take it for theirs
  const program = `
    import { Croupier } from './src/croupier.ts';
    import { trenteQuarante } from './src/rules.ts';
    const player = () => {
      throw new Error('my own mistake');
    };
    new Croupier(trenteQuarante, { options: { purses: [500] }, players: [player] }).start();`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { encoding: 'utf8', timeout: 60_000 },
  );
  assert.equal(status, 1);
  assert.match(stderr, /my own mistake/);
});

for (const player of PLAYERS)
  test('a computer player of an unknown level cannot be had', () => {
    assert.throws(() => player('genius' as never), {
      name: 'RangeError',
      message: /genius”. Allowed: easy, medium, hard/,
    });
  });

test('undo takes back a seat’s own last stake, whatever the others did since', () => {
  const croupier = over(REFAIT);
  croupier.start();
  croupier.act(0, { type: 'stake', chance: 'rouge', amount: 50 });
  croupier.act(0, { type: 'stake', chance: 'noir', amount: 5 });
  croupier.act(1, { type: 'stake', chance: 'noir', amount: 30 });
  croupier.act(1, { type: 'done' });
  assert.equal(croupier.undo(0), undefined);
  assert.deepEqual(croupier.state.accounts, { house: -1000, purses: [450, 470], cloth: [50, 30] });
  assert.equal(croupier.state.punters[1]!.done, true);
  assert.equal(croupier.undo(0), undefined);
  assert.equal(croupier.undo(0)?.code, 'nothing-there');
  assert.equal(croupier.undo('onlooker')?.code, 'nothing-there');
  assert.deepEqual(
    croupier.log().actions.map(({ action }) => action.type),
    ['shuffle', 'stake', 'done'],
  );
});

test('an action that others have built on is not taken back: the first player used the second’s, so it stays', () => {
  const croupier = new Croupier(stud, { options: { purses: [500, 500, 500] } });
  croupier.start();
  for (const [seat, action] of [
    [0, { type: 'leave' }],
    [0, { type: 'sit', amount: 500 }],
    [1, { type: 'leave' }],
    [2, { type: 'done' }],
  ] as const)
    assert.equal(croupier.act(seat, action), undefined);
  const { state } = croupier;
  assert.equal(croupier.undo(0)?.code, 'not-now');
  assert.equal(croupier.state, state);
  assert.equal(croupier.undo(2), undefined);
  assert.equal(croupier.undo(0), undefined, 'once done is taken back, so may sitting down be');
});

test('undo never takes back a card: after the coup the stakes stand', () => {
  const croupier = over(REFAIT);
  croupier.start();
  croupier.act(0, { type: 'stake', chance: 'rouge', amount: 50 });
  croupier.act(0, { type: 'done' });
  croupier.act(1, { type: 'done' });
  assert.equal(croupier.state.phase, 'choice');
  assert.equal(croupier.undo(0)?.code, 'nothing-there');
  croupier.act(0, { type: 'choose', chance: 'rouge', choice: 'half' });
  assert.equal(croupier.undo(0), undefined, 'a choice is taken back while it is open');
  assert.equal(croupier.state.punters[0]!.choices[0], null);
});

for (const game of [stud, einundvierzig] as readonly AnyGame[]) {
  test(`${game.id}: an action in turn stands: neither it nor anything before it can be taken back`, () => {
    const croupier = new Croupier(game, {
      options: { purses: [500, 500, 500] },
      source: pack => shuffledSource(pack, seededRandom(game.id)),
    });
    croupier.start();
    const random = seededRandom(`${game.id}: who says what`);
    let inTurn = 0;
    for (let acted = 0; acted < 300; acted++) {
      const turn = game.turn(croupier.state);
      assert.ok(turn.kind === 'seats');
      const seat = turn.seats[0]!;
      const { legal } = croupier.port(seat).step;
      const offers = legal.filter(({ type }) => !['leave', 'sitOut', 'reopen'].includes(type));
      const done = offers.find(({ type }) => type === 'done');
      assert.equal(croupier.act(seat, toAction(done ?? offers[random.below(offers.length)]!)), undefined);
      if (turn.together) continue;
      inTurn++;
      for (const other of [0, 1, 2]) assert.equal(croupier.undo(other)?.code, 'nothing-there');
    }
    assert.ok(inTurn > 50, `${inTurn} in turn`);
  });
}

test('a step tells who did what, and the result, and hides what the seat may not know', () => {
  const croupier = over(`2c ${REFAIT}`, { options: { burn: 1, purses: [500, 500] } });
  const steps: Pick<Step<Action, TrenteQuarante.Event, View>, 'number' | 'actor' | 'action' | 'events'>[] = [];
  croupier.port(0).listen({
    onStep: ({ number, actor, action, events }) => steps.push({ number, actor, action, events }),
  });
  croupier.start();
  const stake = { type: 'stake', chance: 'rouge', amount: 50 } as const;
  croupier.act(1, stake);
  croupier.undo(1);
  const left = 12;
  const staked = { type: 'staked', seat: 1, chance: 'rouge', amount: 50 } as const;
  assert.deepEqual(steps, [
    {
      number: 1,
      actor: 'croupier',
      action: { type: 'shuffle', burnt: ['??'], left },
      events: [
        { type: 'shuffled', left },
        { type: 'burnt', card: '??' },
      ],
    },
    { number: 2, actor: 1, action: stake, events: [staked] },
    { number: 3, actor: 1, action: null, events: [] },
  ]);
});

test('a listener that fails stops neither the other listeners nor the game', () => {
  const failures: unknown[] = [];
  const fault = new Error('deaf');
  const croupier = over(REFAIT, { onError: (error: unknown) => failures.push(error) });
  let heard = 0;
  const deaf = croupier.port(0).listen({
    onStep: () => {
      throw fault;
    },
  });
  croupier.port(0).listen({ onStep: () => heard++ });
  croupier.port(1).listen({ onStep: () => heard++ });
  croupier.start();
  assert.deepEqual([heard, failures], [2, [fault]]);
  deaf();
  croupier.act(0, { type: 'done' });
  assert.deepEqual([heard, failures.length], [4, 1], 'a removed listener is not told');
});

test('an error of a listener comes out of the action if nobody is named to be told of it', () => {
  const croupier = over(REFAIT);
  croupier.start();
  croupier.port(0).listen({
    onStep: () => {
      throw new Error('deaf');
    },
  });
  assert.throws(() => croupier.act(0, { type: 'stake', chance: 'rouge', amount: 50 }), /deaf/);
  assert.equal(croupier.state.accounts.cloth[0], 50);
});

test('an unreported error of a listener stops neither the others nor the deal', () => {
  const croupier = new Croupier(stud, { options: { purses: [400, 400, 400] } });
  croupier.start();
  const heard: number[] = [];
  croupier.port(1).listen({
    onStep: () => {
      throw new Error('deaf');
    },
  });
  const deaf = croupier.port(2).listen({ onStep: ({ number }) => heard.push(number) });
  for (const seat of [0, 1, 2]) assert.throws(() => croupier.act(seat, { type: 'done' }), /deaf/);
  assert.deepEqual(heard, [1, 2, 3, 4], 'the deal is told too');
  assert.equal(croupier.state.phase, 'bet');
  deaf();
  const asked = croupier.state.round!.toAct;
  assert.throws(() => croupier.port(asked).act({ type: 'bringIn', amount: 5 }), /deaf/);
  assert.notEqual(croupier.state.round!.toAct, asked);
});

test('a game continued from a log uses the log’s options', () => {
  const first = new Croupier(stud, { options: { purses: [400, 400, 400], ante: 7 } });
  first.start();
  for (const seat of [0, 1, 2]) first.act(seat, { type: 'done' });
  for (const options of [undefined, { purses: [400, 400] }]) {
    const second = new Croupier(stud, { options, resume: first.log() });
    assert.deepEqual(second.state, first.state);
    assert.deepEqual(second.log(), first.log());
  }
  assert.throws(() => new Croupier(faro, { resume: first.log() as never }), {
    name: 'LogError',
    message: 'The log to resume is of stud, not of faro.',
  });
});

for (const game of [stud, einundvierzig] as readonly AnyGame[])
  test(`${game.id}: a log continued without a source gets the cards that are left, in an unpredictable order`, () => {
    const orders = new Set<string>();
    for (let time = 0; time < 20; time++) {
      const first = new Croupier(game, { options: { purses: [1000, 1000, 1000] } });
      first.start();
      for (const seat of [0, 1, 2]) first.act(seat, { type: 'done' });
      const croupier = new Croupier(game, { resume: first.log() });
      croupier.start();
      for (
        let acts = 0;
        acts < 60 && croupier.log().actions.filter(({ actor }) => actor === 'croupier').length < 3;
        acts++
      )
        for (const seat of [0, 1, 2]) {
          const [offer] = game
            .legal(game.view(croupier.state, seat))
            .filter(({ type }: { type?: string }) => ['bringIn', 'check', 'call', 'turnUp', 'bet'].includes(type!));
          if (offer) croupier.act(seat, toAction(offer));
        }
      const state = replay(game, croupier.log()).state as never;
      const out = game.dealt(state).filter((card: string) => card !== '??');
      assert.equal(new Set(out).size, out.length, out.join(' '));
      orders.add(out.join(' '));
    }
    assert.equal(orders.size, 20);
  });

test('computer players use the random source that was given', async () => {
  const random = seededRandom('given');
  const drawn = await new Promise<unknown>(resolve => {
    const player: Player<Action, View> = (_view, _legal, chances) => {
      resolve(chances);
      return new Promise(() => undefined);
    };
    over(REFAIT, { random, players: [player] }).start();
  });
  assert.equal(drawn, random);
});

/** This many hands of stud, at which seat 0 is a person who plays at once or lets the others go first. */
async function seededTable(
  seed: string,
  waits: boolean,
  hands: number,
  from?: { log: never; order: readonly Card[]; used: number },
) {
  const random = seededRandom(seed, from?.used);
  let source!: SavableSource;
  const croupier: Croupier<typeof stud> = new Croupier(stud, {
    options: { purses: [9000, 9000, 9000] },
    ...(from && { resume: from.log }),
    source: pack => (source = shuffledSource(from?.order ?? pack, random)),
    random: seededDecisions(seed),
    players: [undefined, studOpponent('easy'), studOpponent('easy')],
  });
  croupier.start();
  const port = croupier.port(0);
  while (croupier.state.hand <= hands) {
    if (waits) while (croupier.asking) await new Promise(setImmediate);
    const offer = ['bringIn', 'call', 'check', 'done', 'show', 'muck']
      .map(type => port.step.legal.find(each => each.type === type))
      .find(Boolean);
    if (offer && (!waits || !croupier.asking)) port.act(toAction(offer));
    else await new Promise(setImmediate);
  }
  croupier.stop();
  return { croupier, saved: { log: croupier.log() as never, order: source.order(), used: random.used } };
}

/** What was done in hands, apart from who was first ready for the next. */
const played = (croupier: Croupier<typeof stud>): readonly unknown[] =>
  croupier.log().actions.filter(({ action }) => action.type !== 'done');

test('a seed fixes what computer players do, whoever is quicker than they are, and after the table is restored', async () => {
  const { croupier } = await seededTable('Ostende', false, 12);
  const others = (await seededTable('Ostende', true, 12)).croupier;
  assert.deepEqual(played(others), played(croupier));
  const { saved } = await seededTable('Ostende', true, 5);
  assert.deepEqual(played((await seededTable('Ostende', false, 12, saved)).croupier), played(croupier));
  const { croupier: stranger } = await seededTable('Spa', false, 12);
  assert.notDeepEqual(played(stranger), played(croupier));
});

test('a stopped croupier deals nothing until it is started', () => {
  const croupier = over(REFAIT);
  assert.equal(croupier.state.phase, 'shoe');
  croupier.start();
  croupier.stop();
  croupier.act(0, { type: 'done' });
  croupier.act(1, { type: 'done' });
  assert.equal(croupier.state.coup, null);
  croupier.start();
  assert.equal(croupier.state.coup!.result, 'refait');
});

test('for a silent seat the croupier does what the rules name, and says so if they name nothing', () => {
  const croupier = over(REFAIT);
  croupier.start();
  croupier.act(0, { type: 'stake', chance: 'rouge', amount: 50 });
  for (const seat of [0, 1]) assert.equal(croupier.actForSilent(seat), undefined);
  assert.equal(croupier.state.phase, 'choice');
  assert.equal(croupier.actForSilent(1)?.code, 'not-now');
  assert.equal(croupier.actForSilent(7)?.code, 'not-now');
  assert.equal(croupier.actForSilent(0), undefined);
  assert.equal(croupier.actForSilent(0), undefined);
  assert.deepEqual(croupier.state.punters[0]!.prison[0], [50]);
});

test('computer players see their own view and offers, and play coups to the end', async () => {
  const asked: unknown[] = [];
  let coups = 0;
  const player: Player<Action, View> = (view, legal, random) => {
    asked.push(view.seat);
    assert.deepEqual(legal, trenteQuarante.legal(view));
    if (view.hand > coups) coups = view.hand;
    if (view.hand > 50) return new Promise(() => undefined);
    const choices = legal.filter(({ type }) => type === 'choose');
    if (choices.length > 0 && !legal.some(({ type }) => type === 'done')) return choices[random.below(2)] as Action;
    const mine = view.punters[view.seat as number]!;
    return mine.free.some(stake => stake > 0) || view.phase === 'choice'
      ? { type: 'done' }
      : { type: 'stake', chance: 'noir', amount: 5 };
  };
  const croupier = new Croupier(trenteQuarante, {
    options: { purses: [500, 500] },
    source: pack => shuffledSource(pack, seededRandom('players')),
    random: seededRandom('players'),
    players: [player, player],
    onError: error => assert.fail(error as Error),
  });
  const through = new Promise<void>(resolve => {
    croupier.port('onlooker').listen({ onStep: step => step.view.hand > 50 && resolve() });
  });
  croupier.start();
  await through;
  assert.equal(croupier.state.hand, 51);
  assert.deepEqual([...new Set(asked)].sort(), [0, 1]);
});

test('a computer player without chips who buys none stops nobody: the others play on', async () => {
  const failures: unknown[] = [];
  const staking =
    (chance: 'rouge' | 'noir'): Player<Action, View> =>
    (view, legal) =>
      legal.some(({ type }) => type === 'stake') && view.punters[view.seat as number]!.free.every(stake => stake === 0)
        ? { type: 'stake', chance, amount: 5 }
        : { type: 'done' };
  await new Promise<void>(resolve => {
    const noirWins = 'Ks Kc Kh As  Kd Qd Qh 2s';
    const croupier = over(`${noirWins} ${noirWins} ${noirWins}`, {
      options: { burn: 0, purses: [5, 500] },
      players: [staking('rouge'), staking('noir')],
      onError: (error: unknown) => failures.push(error),
    });
    croupier.port('onlooker').listen({
      onStep: ({ view }) => {
        if (view.hand < 3) return;
        croupier.stop();
        assert.deepEqual(view.accounts.purses, [0, 510]);
        resolve();
      },
    });
    croupier.start();
  });
  assert.match(String(failures[0]), /seat 0 may not do that/);
});

test('a computer player with less than the minimum may buy chips, though it is not asked for stakes', async () => {
  const left = await new Promise<unknown>(resolve => {
    const end = (what: unknown) => {
      croupier.stop();
      resolve(what);
    };
    const pack = [...readCards('2s Kc 4d'), ...CARDS.filter(card => !['2s', 'Kc', '4d'].includes(card))];
    const croupier = new Croupier(faro, {
      options: { variant: 'classic', purses: [8, 100], min: 5 },
      source: () => stackedSource(pack),
      players: [
        ({ deal, turns, accounts }, legal): Faro.Action => {
          if (legal.every(({ type }) => type !== 'done')) end(accounts.purses[0]!);
          return deal === 1 && turns === 0 && accounts.cloth[0] === 0
            ? { type: 'stake', spot: 'K', amount: 5 }
            : { type: 'done' };
        },
        (): Faro.Action => ({ type: 'done' }),
      ],
      onError: end,
    });
    croupier.port('onlooker').listen({ onStep: ({ view }) => view.deal > 1 && end('a deal without that player') });
    croupier.start();
  });
  assert.equal(left, 3);
});

test('a computer player that thinks too long causes no error, and is asked again in its turn', async () => {
  const failures: unknown[] = [];
  const asked: ((action: Action) => void)[] = [];
  const croupier = over(`${REFAIT} ${REFAIT}`, {
    players: [() => new Promise<Action>(answer => asked.push(answer))],
    onError: (error: unknown) => failures.push(error),
  });
  croupier.start();
  croupier.actForSilent(0);
  asked[0]!({ type: 'stake', chance: 'noir', amount: 5 });
  await new Promise(setImmediate);
  assert.deepEqual(failures, []);
  assert.deepEqual(croupier.state.accounts.cloth, [0, 0]);
  assert.equal(asked.length, 1);
  croupier.act(1, { type: 'done' });
  assert.equal(asked.length, 2);
});

for (const [name, player] of [
  [
    'throws',
    () => {
      throw new Error('no idea');
    },
  ],
  ['breaks a promise', () => Promise.reject(new Error('no idea'))],
  ['takes an illegal action', () => ({ type: 'coup', noir: [], rouge: [] })],
] as const) {
  test(`if a computer player ${name}, the croupier acts for it and the table goes on`, async () => {
    const failures: unknown[] = [];
    await new Promise<void>(resolve => {
      const croupier = over(REFAIT, {
        options: { burn: 0, purses: [500] },
        players: [player],
        onError: (error: unknown) => {
          failures.push(error);
          if (failures.length === 3) croupier.stop();
        },
      });
      croupier.port(0).listen({ onStep: step => step.view.hand === 3 && resolve() });
      croupier.start();
    });
    assert.ok(failures.length >= 2);
  });
}

for (const game of [einundvierzig, trenteQuarante, faro] as readonly AnyGame[])
  test(`${game.id}: a computer player that never ends its part is reported once, and the hands go on`, async () => {
    const failures: Error[] = [];
    const { actions } = await new Promise<{ actions: readonly { actor: number | 'croupier' }[] }>(resolve => {
      // stakes, buys and turns up cards for ever: `done` is never the first offer
      const players = [0, 1, 2].map((): Player<never, never> => (_, legal) => {
        const offers = legal as readonly { readonly type: string }[];
        const wanted =
          offers.find(({ type }) => type !== 'fold' && type !== 'done' && type !== 'leave' && type !== 'sitOut') ??
          offers.find(({ type }) => type === 'done');
        return toAction(wanted as never);
      });
      const croupier = new Croupier(game, {
        options: { purses: [4000, 4000, 4000] },
        source: (pack: readonly Card[]) => shuffledSource(pack, seededRandom(game.id)),
        random: seededRandom('endless'),
        players,
        onError: (error: unknown) => failures.push(error as Error),
      } as never);
      croupier.port('onlooker').listen({
        onStep({ view }) {
          if ((view as { readonly hand: number }).hand < 4) return;
          croupier.stop();
          resolve(croupier.log());
        },
      });
      croupier.start();
    });
    let acts = [0, 0, 0];
    for (const { actor } of actions) {
      acts = actor === 'croupier' ? [0, 0, 0] : acts.with(actor, acts[actor]! + 1);
      // the last one is what the croupier does for a silent seat
      assert.ok(Math.max(...acts) <= 101, `${acts.join()} acts at one step`);
    }
    assert.ok(failures.length > 0 && failures.length <= 3, `reported ${failures.length} times`);
    assert.match(failures[0]!.message, /^The player of seat \d has acted 100 times without ending its part: .*done/);
  });

test('a log entry is written before its action is done or anybody hears of it; if it cannot be written, the action is not done', () => {
  const order: string[] = [];
  let fails = false;
  const croupier = over(REFAIT, {
    persist({ number, from, entries }: { number: number; from: number; entries: readonly { action: Action }[] }) {
      if (fails) throw new Error('the disk is full');
      order.push(`write ${number} ${from} ${entries.map(({ action }) => action.type).join(',')}`);
    },
  });
  croupier.port(0).listen({ onStep: ({ number }) => order.push(`step ${number}`) });
  croupier.start();
  croupier.act(0, { type: 'stake', chance: 'rouge', amount: 10 });
  croupier.undo(0);
  assert.deepEqual(order, ['write 1 0 shuffle', 'step 1', 'write 2 1 stake', 'step 2', 'write 3 1 ', 'step 3']);
  fails = true;
  const { state } = croupier;
  assert.throws(() => croupier.act(0, { type: 'stake', chance: 'rouge', amount: 10 }), /disk is full/);
  assert.equal(croupier.state, state);
  assert.equal(croupier.log().actions.length, 1);
});

test('a log of the present hand alone does not grow, and the table goes on from it', () => {
  const croupier = new Croupier(stud, {
    options: { purses: [400, 400] },
    retain: 'hand',
    source: pack => shuffledSource(pack, seededRandom('Baden')),
  });
  croupier.start();
  let longest = 0;
  for (let acts = 0; acts < 2000; acts++) {
    for (const seat of [0, 1]) croupier.actForSilent(seat);
    longest = Math.max(longest, croupier.log().actions.length);
  }
  assert.ok(longest < 60, `${longest} entries`);
  const log = croupier.log();
  assert.deepEqual(new Croupier(stud, { resume: log, number: 7 }).state, croupier.state);
  assert.equal(new Croupier(stud, { resume: log, number: 7 }).port(0).step.number, 7);
  assert.deepEqual(croupier.log(0).actions.length, log.actions.length);
});

test('actions of one seat in one window are limited if a host says so, except the end of its part', () => {
  const croupier = over(REFAIT, { longestWindow: 4 });
  croupier.start();
  const stake = { type: 'stake', chance: 'rouge', amount: 5 } as const;
  for (let time = 0; time < 4; time++) assert.equal(croupier.act(0, stake), undefined);
  assert.equal(croupier.act(0, stake)?.code, 'not-now');
  assert.equal(croupier.act(1, stake), undefined, 'the others have their own');
  assert.equal(croupier.undo(0), undefined);
  assert.equal(croupier.act(0, stake), undefined, 'actions taken back do not count');
  assert.equal(croupier.act(0, { type: 'done' }), undefined);
});

test('a player who takes the place of a thinking computer player is asked instead', async () => {
  let answer: (action: Action) => void = () => undefined;
  const players: unknown[] = [() => new Promise(come => (answer = come))];
  const croupier = over(REFAIT, { players });
  croupier.start();
  players[0] = undefined;
  answer({ type: 'done' });
  await new Promise(setImmediate);
  assert.deepEqual(
    croupier.log().actions.map(({ action }) => action.type),
    ['shuffle'],
  );
  assert.equal(croupier.act(0, { type: 'done' }), undefined);
});
