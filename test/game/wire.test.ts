import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  answersOf,
  Croupier,
  connectPort,
  servePort,
  writeRefusal,
  type AnyAction,
  type AnyGame,
  type Player,
  type Refusal,
  type SeatPort,
  type Turn,
} from '../../src/croupier.ts';
import { einundvierzig, stud, trenteQuarante } from '../../src/rules.ts';
import { readCards, seededRandom, shuffledSource, stackedSource } from '../../src/cards.ts';
import { opponent } from '../../src/einundvierzig/rules/opponent.ts';
import { opponent as studOpponent } from '../../src/stud/rules/opponent.ts';

const DONE = { type: 'done' } as const;
const stake = (chance: 'rouge' | 'noir', amount: number) => ({ type: 'stake', chance, amount }) as const;

const croupierOf = <G extends AnyGame>(game: G, purses: readonly number[]): Croupier<G> => {
  const croupier = new Croupier(game, {
    options: { purses } as object,
    source: pack => shuffledSource(pack, seededRandom('Spa')),
  });
  croupier.start();
  return croupier;
};

/** Both ends of a line on which everything arrives at once, and every message on it. */
async function lineTo<Action, Event, View extends { readonly turn: Turn }>(port: SeatPort<Action, Event, View>) {
  const said: { up: string[]; down: string[] } = { up: [], down: [] };
  const refusals: Refusal[] = [];
  const faults: unknown[] = [];
  const guest = connectPort<Action, Event, View>(message => {
    said.up.push(message);
    served.receive(message);
  });
  const early: string[] = [];
  let tell = (message: string): void => void early.push(message);
  const served = servePort(port, message => {
    said.down.push(message);
    tell(message);
  });
  tell = message => guest.receive(message);
  early.forEach(message => guest.receive(message));
  const far = await guest.port;
  far.listen({
    onStep: () => undefined,
    onRefused: refusal => void refusals.push(refusal),
    onError: error => void faults.push(error),
  });
  return { guest, served, far, said, refusals, faults };
}

test('a far port shows and does what the near one does', async () => {
  const croupier = croupierOf(trenteQuarante, [1000, 1000]);
  const { far } = await lineTo(croupier.port(0));
  assert.equal(far.seat, 0);
  assert.deepEqual(far.step, croupier.port(0).step);
  far.act(stake('rouge', 50));
  assert.equal(croupier.state.punters[0]!.free[0], 50);
  assert.deepEqual(far.step, croupier.port(0).step);
  far.undo();
  assert.equal(croupier.state.punters[0]!.free[0], 0);
  far.act(DONE);
  croupier.act(1, DONE);
  assert.equal(far.step.view.hand, 2);
  assert.deepEqual(far.step, croupier.port(0).step);
});

test('a refusal goes to the onlooker who asked, not to the others', async () => {
  const croupier = croupierOf(trenteQuarante, [1000]);
  const one = await lineTo(croupier.port('onlooker'));
  const other = await lineTo(croupier.port('onlooker'));
  one.far.act(stake('rouge', 50));
  assert.deepEqual(
    one.refusals.map(({ code }) => code),
    ['no-such-seat'],
  );
  assert.deepEqual(other.refusals, []);
  assert.equal(other.said.down.length, 1);
});

test('an action on a past step is too late: a guest’s done does not count for the next coup', async () => {
  const croupier = croupierOf(trenteQuarante, [1000]);
  const { served, refusals, far } = await lineTo(croupier.port(0));
  const seen = far.step.number;
  served.receive(JSON.stringify({ act: DONE, seen }));
  assert.equal(croupier.state.hand, 2);
  served.receive(JSON.stringify({ act: DONE, seen }));
  assert.equal(croupier.state.hand, 2);
  assert.deepEqual(
    refusals.map(({ code }) => code),
    ['not-now'],
  );
  far.act(DONE);
  assert.equal(croupier.state.hand, 3);
});

test('an action done for a silent seat cannot be done by it again', async () => {
  const croupier = croupierOf(trenteQuarante, [1000, 1000]);
  const { served, refusals, far } = await lineTo(croupier.port(0));
  const seen = far.step.number;
  croupier.actForSilent(0);
  served.receive(JSON.stringify({ act: null, seen }));
  assert.equal(croupier.state.punters[0]!.done, true, 'it takes back nothing that it has not seen');
  assert.equal(refusals[0]!.code, 'not-now');
});

test('nothing else can be done for a seat after somebody has acted for it, not even a stake or a taking back', async () => {
  const croupier = croupierOf(trenteQuarante, [1000, 1000]);
  const { served, refusals, far } = await lineTo(croupier.port(0));
  const seen = far.step.number;
  croupier.actForSilent(0);
  for (const act of [{ type: 'reopen' }, stake('rouge', 50), DONE]) served.receive(JSON.stringify({ act, seen }));
  assert.equal(croupier.state.punters[0]!.done, true);
  assert.deepEqual(
    refusals.map(({ code, message }) => [code, message]),
    Array.from({ length: 3 }, () => ['not-now', 'The table has moved on.']),
  );
  far.act({ type: 'reopen' });
  assert.equal(croupier.state.punters[0]!.done, false, 'an answer to the last step is accepted');
});

/** A table of stud at which seat 0 has to pay the bring-in: seats 1 and 2 act after it. */
const studTable = (): Croupier<typeof stud> => {
  const croupier = new Croupier(stud, {
    options: { purses: [400, 400, 400] },
    source: () => stackedSource(readCards('3d As Ks Qs Ad Kd Qd 2c 9h 8h')),
  });
  croupier.start();
  for (const seat of [0, 1, 2]) croupier.act(seat, DONE);
  assert.equal(croupier.state.round!.toAct, 0);
  return croupier;
};

test('where seats act one at a time, a call pays for no raise that the guest has not seen', async () => {
  const croupier = studTable();
  croupier.act(0, { type: 'bringIn', amount: 5 });
  const { served, refusals, far } = await lineTo(croupier.port(2));
  const seen = far.step.number;
  croupier.act(1, { type: 'complete', to: 10 });
  served.receive(JSON.stringify({ act: { type: 'call' }, seen }));
  assert.equal(croupier.state.accounts.purses[2], 395, 'only the ante is paid');
  assert.deepEqual(
    refusals.map(({ code }) => code),
    ['not-now'],
  );
  far.act({ type: 'call' });
  assert.equal(croupier.state.accounts.purses[2], 385, 'what has been seen is paid for');
});

test('a call requested twice, since no answer came, is made once: the second pays for no raise', async () => {
  const croupier = studTable();
  croupier.act(0, { type: 'bringIn', amount: 5 });
  const { served, refusals, far } = await lineTo(croupier.port(1));
  const message = JSON.stringify({ act: { type: 'call' }, seen: far.step.number });
  served.receive(message);
  assert.equal(croupier.state.accounts.purses[1], 390);
  croupier.act(2, { type: 'complete', to: 10 });
  croupier.act(0, { type: 'call' });
  assert.equal(croupier.state.round!.toAct, 1);
  served.receive(message);
  assert.equal(croupier.state.accounts.purses[1], 390);
  assert.equal(refusals[0]!.code, 'not-now');
});

test('an answer to a future step is refused', async () => {
  const croupier = studTable();
  const { served, refusals, far } = await lineTo(croupier.port(0));
  served.receive(JSON.stringify({ act: { type: 'bringIn', amount: 5 }, seen: far.step.number + 1 }));
  assert.equal(croupier.state.bringIn, -1);
  assert.equal(refusals[0]!.code, 'malformed');
});

test('a message of exactly the maximum length is read, one a character longer is not', async () => {
  const croupier = croupierOf(trenteQuarante, [1000]);
  const { served, refusals, far } = await lineTo(croupier.port(0));
  const message = JSON.stringify({ act: stake('rouge', 50), seen: far.step.number });
  served.receive(message.padEnd(4097));
  assert.equal(refusals[0]!.code, 'malformed');
  served.receive(message.padEnd(4096));
  assert.equal(refusals.length, 1);
  assert.equal(croupier.state.punters[0]!.free[0], 50);
});

test('a line that cannot be sent on ends: its error is reported once, and nobody listens for it any more', () => {
  const fault = new Error('the socket is closed');
  const told: unknown[] = [];
  const croupiers: unknown[] = [];
  const croupier = new Croupier(trenteQuarante, {
    options: { purses: [1000, 1000] },
    onError: error => croupiers.push(error),
  });
  croupier.start();
  let open = true;
  const sent: string[] = [];
  const send = (message: string): void => {
    if (!open) throw fault;
    sent.push(message);
  };
  const served = servePort(croupier.port(0), send, error => told.push(error));
  open = false;
  for (let step = 0; step < 3; step++) croupier.act(1, stake('noir', 10));
  served.receive(JSON.stringify({ act: stake('rouge', 50), seen: 1 }));
  assert.deepEqual([told, croupiers], [[fault], []]);
  assert.equal(croupier.state.punters[0]!.free[0], 0, 'nor is anything received');
  assert.equal(sent.length, 1);
});

test('if nobody is named to be told of it, an error of `send` is thrown, and no listener is left behind', () => {
  const failures: unknown[] = [];
  const croupier = new Croupier(trenteQuarante, {
    options: { purses: [1000] },
    onError: error => failures.push(error),
  });
  croupier.start();
  const fail = (): never => {
    throw new Error('the socket is closed');
  };
  for (let time = 0; time < 100; time++) assert.throws(() => servePort(croupier.port(0), fail), /socket is closed/);
  croupier.act(0, stake('rouge', 50));
  assert.deepEqual(failures, []);
});

test('a guest who cannot send is told so, and the port throws nothing', async () => {
  const croupier = croupierOf(trenteQuarante, [1000]);
  let open = true;
  const guest = connectPort(() => {
    if (!open) throw new Error('the socket is closed');
  });
  servePort(croupier.port(0), message => guest.receive(message));
  const far = await guest.port;
  open = false;
  assert.throws(() => far.undo(), /socket is closed/, 'nobody is there to be told');
  const faults: unknown[] = [];
  far.listen({ onStep: () => undefined });
  far.listen({ onStep: () => undefined, onError: error => faults.push(error) });
  far.undo();
  assert.match(String(faults), /^Error: the socket is closed$/);
});

test('a listener at a far port that throws stops neither the others nor the line', async () => {
  const croupier = croupierOf(trenteQuarante, [1000, 1000]);
  const messages: string[] = [];
  servePort(croupier.port(0), message => messages.push(message));
  const guest = connectPort(() => undefined);
  guest.receive(messages.shift());
  const far = await guest.port;
  const heard: number[] = [];
  const deaf = () => {
    throw new Error('deaf');
  };
  far.listen({ onStep: deaf, onRefused: deaf, onError: deaf });
  far.listen({
    onStep: ({ number }) => heard.push(number),
    onRefused: () => heard.push(-1),
    onError: () => heard.push(-2),
  });
  croupier.act(1, stake('noir', 10));
  assert.throws(() => guest.receive(messages.shift()), /deaf/);
  assert.throws(() => guest.receive('{"refused":{"code":"not-now","message":"Too late."},"action":null}'), /deaf/);
  assert.throws(() => guest.receive('nothing'), /deaf/);
  assert.deepEqual(heard, [2, -1, -2]);
  assert.equal(far.step.number, 2);
});

test('several actions on one step all count, and the others’ actions meanwhile make none too late', async () => {
  const croupier = croupierOf(trenteQuarante, [1000, 1000]);
  const { served, refusals, far } = await lineTo(croupier.port(0));
  const seen = far.step.number;
  served.receive(JSON.stringify({ act: stake('rouge', 50), seen }));
  croupier.act(1, stake('noir', 10));
  served.receive(JSON.stringify({ act: stake('noir', 50), seen }));
  served.receive(JSON.stringify({ act: DONE, seen }));
  assert.deepEqual(refusals, []);
  assert.deepEqual(croupier.state.punters[0]!.free, [50, 50, 0, 0]);
});

test('any message of a guest that is not an action is refused, and nothing is done', async () => {
  const croupier = croupierOf(trenteQuarante, [1000]);
  const { served, refusals } = await lineTo(croupier.port(0));
  const { length } = croupier.log().actions;
  const deep = '['.repeat(10_000);
  for (const wrong of ['', '{', 'null', '5', '[]', '{}', deep, undefined, null, 7, {}, '{"act":{"type":"done"}}'])
    served.receive(wrong);
  for (const seen of ['1', -1, 1e9, null, 1.5]) served.receive(JSON.stringify({ act: { type: 'fold' }, seen }));
  for (const act of [5, 'done', [], {}, { type: '__proto__' }]) served.receive(JSON.stringify({ act, seen: 1e6 }));
  assert.equal(croupier.log().actions.length, length);
  assert.equal(refusals.length, 22);
  assert.ok(refusals.every(({ code }) => code === 'malformed' || code === 'not-now'));
});

test('any message of a croupier’s end that is not a step is reported as an error, and the last step stands', async () => {
  const croupier = croupierOf(trenteQuarante, [1000]);
  const { guest, far, faults } = await lineTo(croupier.port(0));
  const { step } = far;
  for (const wrong of ['', '{', '[]', '{}', '{"step":5}', null, undefined, 'null']) guest.receive(wrong);
  assert.equal(faults.length, 8);
  assert.equal(far.step, step);
  await assert.rejects(() => {
    const strange = connectPort(() => undefined);
    strange.receive('<html>');
    return strange.port;
  }, /neither a step nor a refusal/);
});

test('nothing more is sent on a line that has ended', async () => {
  const croupier = croupierOf(trenteQuarante, [1000, 1000]);
  const { served, said } = await lineTo(croupier.port(0));
  served.end();
  croupier.act(1, stake('noir', 10));
  assert.equal(said.down.length, 1);
});

for (const [game, player] of [
  [stud, studOpponent('easy')],
  [einundvierzig, opponent('easy')],
] as const)
  test(`no message of ${game.id} names a card that its seat’s view hides`, async () => {
    const purses = [400, 400, 400];
    let hands = 0;
    const croupier = new Croupier<AnyGame>(game, {
      options: { purses },
      source: pack => shuffledSource(pack, seededRandom('Homburg')),
      players: purses.map(() => async (view, legal, random) => {
        await new Promise(setImmediate);
        return (player as Player<AnyAction, unknown>)(view, legal, random);
      }),
    });
    let checked = 0;
    for (const viewer of [0, 'onlooker'] as const)
      servePort(croupier.port(viewer), message => {
        const { step } = JSON.parse(message) as { step: { action: { type: string } | null; view: unknown } };
        // the face-down cards of others in the present hand
        const open = new Set(JSON.stringify(game.view(croupier.state as never, viewer)).match(/"[2-9TJQKA][cdhs]"/g));
        const { cards } = croupier.state as unknown as { cards: { down?: string[][] } | string[][] };
        const lying = (Array.isArray(cards) ? cards : cards.down!).flat().filter(card => !open.has(`"${card}"`));
        for (const card of lying) assert.ok(!message.includes(`"${card}"`), `${card} in ${message.slice(0, 200)}`);
        checked += lying.length;
        if (viewer === 0 && step.action?.type === 'nextHand' && ++hands === 5) croupier.stop();
      });
    croupier.start();
    while (hands < 5) await new Promise(setImmediate);
    assert.ok(checked > 200, `${checked} cards were looked for`);
  });

test('a message longer than any action is refused unread, from players and onlookers, and not sent back', async () => {
  const croupier = croupierOf(trenteQuarante, [1000]);
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  for (const seat of [0, 'onlooker'] as const)
    for (const seen of [0, 1, 1e9])
      for (const act of [deep, `{"type":"${'x'.repeat(1e6)}"}`]) {
        const { served, said } = await lineTo(croupier.port(seat));
        served.receive(`{"act":${act},"seen":${seen}}`);
        const answer = JSON.parse(said.down.at(-1)!) as { refused: Refusal };
        assert.equal(answer.refused.code, 'malformed');
        assert.ok(said.down.at(-1)!.length < 500);
        served.end();
      }
});

test('a line that has ended receives nothing more', async () => {
  const croupier = croupierOf(trenteQuarante, [1000, 1000]);
  const { served, said } = await lineTo(croupier.port(0));
  served.end();
  const { length } = said.down;
  served.receive(JSON.stringify({ act: stake('rouge', 50), seen: 1e9 }));
  served.receive('nothing');
  assert.equal(croupier.state.punters[0]!.free[0], 0);
  assert.equal(said.down.length, length);
});

test('a refusal quotes only the beginning of a long message', () => {
  const croupier = croupierOf(trenteQuarante, [1000]);
  const refusal = croupier.act(0, { type: 'x'.repeat(1e6) });
  assert.match(refusal!.message, /^"x+ is not an action of this game\./);
  assert.ok(refusal!.message.length < 600);
});

test('a far port opens on a step with its number and its seat, and on nothing else', async () => {
  const step = { number: 3, actor: 'croupier', action: null, events: [], view: {}, legal: [] };
  for (const wrong of [
    { step: {} },
    { seat: 0, step: {} },
    { seat: -1, step },
    { seat: '0', step },
    { step },
    { seat: 0, step: { ...step, number: 0.5 } },
  ]) {
    const guest = connectPort(() => undefined);
    guest.receive(JSON.stringify(wrong));
    await assert.rejects(guest.port, /neither a step nor a refusal/);
  }
  const guest = connectPort(() => undefined);
  guest.receive(JSON.stringify({ seat: 'onlooker', step }));
  const port = await guest.port;
  assert.deepEqual([port.seat, port.step.number], ['onlooker', 3]);
});

test('a refusal is not longer than any action may be, however its echo is written', async () => {
  const croupier = croupierOf(trenteQuarante, [1000]);
  const { served, said, far } = await lineTo(croupier.port(0));
  // a lone half of a surrogate pair is one character in a text, and six in JSON
  served.receive(`{"act":{"type":"${'\ud800'.repeat(4000)}"},"seen":${far.step.number}}`);
  const answer = JSON.parse(said.down.at(-1)!) as { refused: Refusal; action: unknown };
  assert.equal(answer.refused.code, 'malformed');
  assert.ok(said.down.at(-1)!.length <= 4096, `${said.down.at(-1)!.length}`);
  served.receive(JSON.stringify({ act: { type: 'fold' }, seen: far.step.number }));
  assert.deepEqual((JSON.parse(said.down.at(-1)!) as { action: unknown }).action, { type: 'fold' });
});

test('a step is written once for all lines that get it', () => {
  const croupier = croupierOf(trenteQuarante, [1000, 1000]);
  let written = 0;
  const count = (view: object): object => ({ ...view, toJSON: () => (written++, view) });
  const port = croupier.port('onlooker');
  const listeners = new Set<(step: never) => void>();
  const counting = {
    seat: port.seat,
    step: { ...port.step, view: count(port.step.view) },
    act: () => undefined,
    undo: () => undefined,
    listen: ({ onStep }: { onStep: (step: never) => void }) => {
      listeners.add(onStep);
      return () => listeners.delete(onStep);
    },
  };
  for (let line = 0; line < 50; line++) servePort(counting as never, () => undefined);
  const step = { ...port.step, view: count(port.step.view) };
  for (const tell of listeners) tell(step as never);
  assert.equal(written, 2, 'the first step, and the next');
});

/** A step of which only the number, the actor, and whose turn it is count. */
const stepOf = (number: number, actor: number | 'croupier', turn: Turn) => ({ number, actor, view: { turn } });
const TOGETHER: Turn = { kind: 'seats', seats: [0, 1], together: true };
const IN_TURN: Turn = { kind: 'seats', seats: [1], together: false };
const OVER: Turn = { kind: 'over' };

for (const [what, steps, seen, code] of [
  ['where several act at once, what came before the first step that was told', [[5, 1, TOGETHER]], 4, undefined],
  [
    'after a round in turn, what was seen in it',
    [
      [3, 1, IN_TURN],
      [4, 1, TOGETHER],
    ],
    3,
    'not-now',
  ],
  [
    'when all is over, what was seen before another got up',
    [
      [3, 1, OVER],
      [4, 1, OVER],
    ],
    3,
    undefined,
  ],
  [
    'what was seen before the croupier moved',
    [
      [3, 1, TOGETHER],
      [4, 'croupier', TOGETHER],
    ],
    3,
    'not-now',
  ],
  [
    'what was seen before somebody acted for the seat',
    [
      [3, 1, TOGETHER],
      [4, 0, TOGETHER],
    ],
    3,
    'not-now',
  ],
  ['a step that has not been', [[3, 1, TOGETHER]], 4, 'malformed'],
] as const)
  test(`${what} ${code ? 'cannot' : 'can'} be answered`, () => {
    const answers = answersOf(0);
    for (const [number, actor, turn] of steps) answers.step(stepOf(number, actor, turn), false);
    assert.equal(answers.refusal(seen)?.code, code);
  });

test('a guest who has acted is not taken for one who was acted for, nor later the reverse', async () => {
  const croupier = croupierOf(trenteQuarante, [1000, 1000]);
  const { far, served, refusals } = await lineTo(croupier.port(0));
  far.act(stake('rouge', 50));
  far.act(stake('rouge', 50));
  assert.equal(refusals.length, 0, 'both count');
  const seen = far.step.number;
  croupier.actForSilent(0);
  served.receive(JSON.stringify({ act: { type: 'reopen' }, seen }));
  assert.equal(refusals[0]?.message, 'The table has moved on.');
});

test('one listener’s error at a far port is thrown as it is, several errors are thrown together', async () => {
  const croupier = croupierOf(trenteQuarante, [1000, 1000]);
  const { far, guest, said } = await lineTo(croupier.port(0));
  const hear = (): void => guest.receive(said.down.at(-1)!);
  const failing = (message: string) => ({
    onStep: () => {
      throw new Error(message);
    },
  });
  far.listen(failing('one'));
  assert.throws(hear, { name: 'Error', message: 'one' });
  far.listen(failing('two'));
  assert.throws(hear, { name: 'AggregateError', message: 'Error: one; Error: two' });
});

test('a listener for steps alone hears of no refusal and no error; a removed listener hears nothing', async () => {
  const croupier = croupierOf(trenteQuarante, [1000, 1000]);
  const { far, guest } = await lineTo(croupier.port(0));
  let steps = 0;
  const leave = far.listen({ onStep: () => void steps++ });
  far.act(stake('rouge', 1_000_000));
  guest.receive('nonsense');
  assert.equal(steps, 0);
  far.act(stake('rouge', 50));
  assert.equal(steps, 1);
  leave();
  far.act(stake('rouge', 50));
  assert.equal(steps, 1);
});

test('a refused action of exactly the maximum length is sent back, one a character longer is not', () => {
  const refusal: Refusal = { code: 'malformed', message: 'No.' };
  const marks = '""'.length;
  assert.match(writeRefusal(refusal, 'x'.repeat(4096 - marks)), /xxx/);
  assert.doesNotMatch(writeRefusal(refusal, 'x'.repeat(4097 - marks)), /xxx/);
});
