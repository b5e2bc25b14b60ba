import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  Croupier,
  farPort,
  servePort,
  type AnyAction,
  type AnyGame,
  type Player,
  type Refusal,
  type SeatPort,
} from '../../src/croupier.ts';
import { einundvierzig, stud, trenteQuarante } from '../../src/rules.ts';
import { seededRandom, shuffledSource } from '../../src/cards.ts';
import { opponent } from '../../src/einundvierzig/rules/players.ts';
import { opponent as studOpponent } from '../../src/stud/rules/players.ts';

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

/** Both ends of a line on which everything arrives at once, and all that was said on it. */
async function lineTo<Action, Event, View>(port: SeatPort<Action, Event, View>) {
  const said: { up: string[]; down: string[] } = { up: [], down: [] };
  const refusals: Refusal[] = [];
  const faults: unknown[] = [];
  const guest = farPort<Action, Event, View>(message => {
    said.up.push(message);
    served.hear(message);
  });
  const early: string[] = [];
  let tell = (message: string): void => void early.push(message);
  const served = servePort(port, message => {
    said.down.push(message);
    tell(message);
  });
  tell = message => guest.hear(message);
  early.forEach(message => guest.hear(message));
  const far = await guest.port;
  far.listen({
    step: () => undefined,
    refused: refusal => void refusals.push(refusal),
    failed: error => void faults.push(error),
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

test('a refusal is told to the onlooker who asked, not to the others', async () => {
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

test('what a guest does upon a step that is past is too late: the next coup is not his word', async () => {
  const croupier = croupierOf(trenteQuarante, [1000]);
  const { served, refusals, far } = await lineTo(croupier.port(0));
  const seen = far.step.number;
  served.hear(JSON.stringify({ act: DONE, seen }));
  assert.equal(croupier.state.hand, 2);
  served.hear(JSON.stringify({ act: DONE, seen }));
  assert.equal(croupier.state.hand, 2);
  assert.deepEqual(
    refusals.map(({ code }) => code),
    ['not-now'],
  );
  far.act(DONE);
  assert.equal(croupier.state.hand, 3);
});

test('what was done for a silent seat cannot be done by it once more', async () => {
  const croupier = croupierOf(trenteQuarante, [1000, 1000]);
  const { served, refusals, far } = await lineTo(croupier.port(0));
  const seen = far.step.number;
  croupier.actForSilent(0);
  served.hear(JSON.stringify({ act: null, seen }));
  assert.equal(croupier.state.punters[0]!.done, true, 'it takes back nothing that it has not seen');
  assert.equal(refusals[0]!.code, 'not-now');
});

test('several acts upon one step all count, and what others do meanwhile makes none too late', async () => {
  const croupier = croupierOf(trenteQuarante, [1000, 1000]);
  const { served, refusals, far } = await lineTo(croupier.port(0));
  const seen = far.step.number;
  served.hear(JSON.stringify({ act: stake('rouge', 50), seen }));
  croupier.act(1, stake('noir', 10));
  served.hear(JSON.stringify({ act: stake('noir', 50), seen }));
  served.hear(JSON.stringify({ act: DONE, seen }));
  assert.deepEqual(refusals, []);
  assert.deepEqual(croupier.state.punters[0]!.free, [50, 50, 0, 0]);
});

test('whatever a guest says that is no act is refused, and nothing is done', async () => {
  const croupier = croupierOf(trenteQuarante, [1000]);
  const { served, refusals } = await lineTo(croupier.port(0));
  const { length } = croupier.log().actions;
  const deep = '['.repeat(10_000);
  for (const wrong of ['', '{', 'null', '5', '[]', '{}', deep, undefined, null, 7, {}, '{"act":{"type":"done"}}'])
    served.hear(wrong);
  for (const seen of ['1', -1, 1e9, null, 1.5]) served.hear(JSON.stringify({ act: { type: 'fold' }, seen }));
  for (const act of [5, 'done', [], {}, { type: '__proto__' }]) served.hear(JSON.stringify({ act, seen: 1e6 }));
  assert.equal(croupier.log().actions.length, length);
  assert.equal(refusals.length, 22);
  assert.ok(refusals.every(({ code }) => code === 'malformed' || code === 'not-now'));
});

test('whatever a croupier’s end says that is no step is told as a fault, and the last step stands', async () => {
  const croupier = croupierOf(trenteQuarante, [1000]);
  const { guest, far, faults } = await lineTo(croupier.port(0));
  const { step } = far;
  for (const wrong of ['', '{', '[]', '{}', '{"step":5}', null, undefined, 'null']) guest.hear(wrong);
  assert.equal(faults.length, 8);
  assert.equal(far.step, step);
  await assert.rejects(() => {
    const strange = farPort(() => undefined);
    strange.hear('<html>');
    return strange.port;
  }, /neither a step nor a refusal/);
});

test('a line that has ended is told nothing more', async () => {
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
        // what lies face down before others, of the hand that is being played
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

test('what is longer than any action is refused unread, from players and lookers-on, and not sent back', async () => {
  const croupier = croupierOf(trenteQuarante, [1000]);
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  for (const seat of [0, 'onlooker'] as const)
    for (const seen of [0, 1, 1e9])
      for (const act of [deep, `{"type":"${'x'.repeat(1e6)}"}`]) {
        const { served, said } = await lineTo(croupier.port(seat));
        served.hear(`{"act":${act},"seen":${seen}}`);
        const answer = JSON.parse(said.down.at(-1)!) as { refused: Refusal };
        assert.equal(answer.refused.code, 'malformed');
        assert.ok(said.down.at(-1)!.length < 500);
        served.end();
      }
});

test('a line that has ended hears nothing more', async () => {
  const croupier = croupierOf(trenteQuarante, [1000, 1000]);
  const { served, said } = await lineTo(croupier.port(0));
  served.end();
  const { length } = said.down;
  served.hear(JSON.stringify({ act: stake('rouge', 50), seen: 1e9 }));
  served.hear('nothing');
  assert.equal(croupier.state.punters[0]!.free[0], 0);
  assert.equal(said.down.length, length);
});

test('a refusal quotes the beginning of what is long', () => {
  const croupier = croupierOf(trenteQuarante, [1000]);
  const refusal = croupier.act(0, { type: 'x'.repeat(1e6) });
  assert.match(refusal!.message, /^"x+ is no action of this game\./);
  assert.ok(refusal!.message.length < 600);
});
