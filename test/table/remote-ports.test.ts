/** What a croupier elsewhere may send, and what a port of a page may do, without harm to the table. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { Croupier, type AnyAction, type AnyGame, type Refusal, type Step } from '../../src/croupier.ts';
import { seededRandom, shuffledSource } from '../../src/cards.ts';
import { toAction } from '../../src/game/to-action.ts';
import { remotePorts } from '../../src/table/lazy/remote-ports.ts';
import { stud, trenteQuarante } from '../../src/rules.ts';
import { GAMES } from '../games.ts';
import { puppet } from './far.ts';

type AnyStep = Step<AnyAction, AnyAction, unknown>;
type Port = ReturnType<typeof puppet>['port'];

const ROOT = { querySelector: () => null } as unknown as ParentNode;

/** A table's end of ports, and what it receives. */
function door(game: AnyGame, ...ports: readonly unknown[]) {
  const faults: string[] = [];
  const steps: AnyStep[] = [];
  const refusals: Refusal[] = [];
  const taken = remotePorts<Port>(ports, game, ROOT, error => faults.push(String(error)));
  const leave = taken.map(port =>
    port.listen({ onStep: step => steps.push(step), onRefused: refusal => refusals.push(refusal) }),
  );
  return { faults, steps, refusals, taken, leave };
}

/** A step of a game in the middle of a hand, as it comes over a connection. */
function stepOf(game: AnyGame, purses = [400, 400, 400], acts = 5): AnyStep {
  const croupier = new Croupier(game, {
    options: { purses },
    source: pack => shuffledSource(pack, seededRandom('Wiesbaden')),
  });
  croupier.start();
  for (let act = 0; act < acts; act++) {
    const turn = game.turn(croupier.state);
    assert.ok(turn.kind === 'seats');
    const seat = turn.seats[0]!;
    const offers = croupier.port(seat).step.legal;
    const offer = offers.find(({ type }) => ['done', 'bringIn', 'call', 'check', 'stake'].includes(type)) ?? offers[0]!;
    croupier.act(seat, toAction(offer));
  }
  return JSON.parse(JSON.stringify(croupier.port(0).step)) as AnyStep;
}

/** All paths in a value. */
function placesOf(value: unknown, at: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [
    ...(at.length > 0 ? [at] : []),
    ...Object.keys(value).flatMap(key => placesOf((value as never)[key], [...at, key])),
  ];
}

function poisoned(step: AnyStep, path: readonly string[], poison: unknown): AnyStep {
  const copy = structuredClone(step);
  let place = copy as unknown as Record<string, unknown>;
  for (const key of path.slice(0, -1)) place = place[key] as Record<string, unknown>;
  place[path.at(-1)!] = poison;
  return copy;
}

const POISON: readonly unknown[] = [1e308, NaN, Infinity, -1e9, 1e9, 0.5, 'five', [], [[]], { a: 1 }, undefined, true];

for (const game of GAMES)
  describe(`poison in a step of ${game.id}`, () => {
    const step = stepOf(game);
    const next = { ...step, number: step.number + 100 };

    test('a valid step is accepted', () => {
      const { port, say } = puppet(0, step);
      const { faults, steps } = door(game, port);
      say(next);
      assert.deepEqual([faults, steps.length], [[], 1]);
    });

    test('wherever it is, the step is an error or as harmless as a valid one, and the table goes on', () => {
      let named = 0;
      let tried = 0;
      for (const path of placesOf(step))
        for (const poison of POISON) {
          const { port, say } = puppet(0, step);
          const { faults, steps } = door(game, port);
          say(poisoned(next, path, poison));
          named += faults.length;
          tried++;
          say({ ...next, number: next.number + 1 });
          assert.equal(steps.length, 2 - faults.length, `${path.join('.')}: ${String(poison)}`);
        }
      assert.ok(named > tried / 2, `${named} of ${tried} were named`);
    });
  });

test('a poisoned number of a bet, a purse or a seat never reaches the table', () => {
  const step = stepOf(stud);
  for (const path of [
    'view.round.bets.0',
    'view.accounts.purses.1',
    'view.accounts.cloth.2',
    'view.round.toAct',
    'view.dealer',
  ])
    for (const poison of [1e308, NaN, 'five', -2, 0.5]) {
      const { port, say } = puppet(0, step);
      const { faults, steps } = door(stud, port);
      say(poisoned({ ...step, number: 90 }, path.split('.'), poison));
      assert.match(faults.join(), new RegExp(path.split('.')[1]!), path);
      assert.equal(steps.length, 0);
    }
});

test('seats, ranges and words that mean nothing are not a step', () => {
  const step = { ...stepOf(stud), number: 90 };
  const wrong: readonly AnyStep[] = [
    { ...step, actor: 1e9 },
    { ...step, events: [{ type: 'folded', seat: 1e9 } as AnyAction] },
    { ...step, events: [{ type: 'called', seat: 1, amount: NaN, to: 5 } as AnyAction] },
    { ...step, action: { type: 'raise', to: 1e308 } as AnyAction },
    { ...step, legal: [{ type: 'raise', to: { min: 5, max: 1, step: 1 } } as AnyAction] },
    { ...step, legal: [{ type: 'raise', to: { min: 5, max: 10, step: 0 } } as AnyAction] },
    { ...step, legal: Array.from({ length: 2000 }, () => ({ type: 'fold' })) },
    { ...step, view: { ...(step.view as object), seat: 1 } },
  ];
  for (const given of wrong) {
    const { port, say } = puppet(0, stepOf(stud));
    const { faults, steps } = door(stud, port);
    say(given);
    assert.deepEqual([faults.length, steps.length], [1, 0], JSON.stringify(given).slice(0, 80));
  }
});

describe('a port that misbehaves', () => {
  const step = stepOf(trenteQuarante, [400]);

  test('a port whose `listen` returns nothing may be left', () => {
    const { port } = puppet(0, step);
    const { faults, leave } = door(trenteQuarante, { ...port, listen: () => undefined });
    for (const end of leave) end();
    assert.deepEqual(faults, []);
  });

  test('a port that throws when it is listened to, left, or read is an error', () => {
    const { port } = puppet(0, step);
    const fail = (): never => {
      throw new Error('no');
    };
    const { faults, leave } = door(
      trenteQuarante,
      { ...port, listen: fail },
      { ...port, listen: () => fail },
      Object.defineProperty({ ...port }, 'step', { get: fail }),
    );
    assert.deepEqual(faults, ['Error: no', 'Error: no']);
    for (const end of leave) end();
    assert.equal(faults.length, 3);
    assert.deepEqual(door(trenteQuarante, Object.defineProperty({ ...port }, 'seat', { get: fail })).faults, [
      'Error: ports: number 1 cannot be read.',
    ]);
  });

  test('a port whose action fails later is an error, and the player may try again', async () => {
    const { port } = puppet(0, step);
    const { faults, taken } = door(trenteQuarante, { ...port, act: () => Promise.reject(new Error('closed')) });
    taken[0]!.act({ type: 'done' });
    assert.ok(taken[0]!.waiting());
    await Promise.resolve();
    await Promise.resolve();
    assert.deepEqual([faults, taken[0]!.waiting()], [['Error: closed'], false]);
  });
});

test('an action on a step that the table has not shown yet is refused: it would pay for something unseen', () => {
  const two = [0, 1].map(seat => {
    const step = stepOf(stud);
    return puppet(seat, { ...step, view: { ...(step.view as object), seat } });
  });
  const { refusals, steps, taken } = door(stud, ...two.map(({ port }) => port));
  const { port, say, asked } = two[0]!;
  say({ ...port.step, number: 90 });
  assert.equal(steps.length, 0, 'the other connection is slower');
  taken[0]!.act({ type: 'call' });
  assert.deepEqual([asked.length, refusals.map(({ code }) => code)], [0, ['not-now']]);
});
