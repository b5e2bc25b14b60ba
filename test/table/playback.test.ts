/** The steps of a table, shown one by one: what comes when, without a page. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import type { AnyGame, Viewer } from '../../src/croupier.ts';
import { Playback, type Clock, type Stage } from '../../src/table/play/playback.ts';
import type { PortOf, StepOf } from '../../src/table/play/session.ts';

type Step = StepOf<AnyGame>;
type Port = PortOf<AnyGame>;

/** A step after which these seats are asked. */
const step = (number: number, actor: number | 'croupier', ...asked: number[]): Step => ({
  number,
  actor,
  action: { type: `act ${number}` },
  events: [],
  view: { turn: { kind: 'seats', seats: asked, together: false } } as never,
  legal: asked.length > 0 ? [{ type: 'done' }] : [],
});

/** A port that shows a step until it gets another one. */
function port(seat: Viewer, first: Step): Port & { step: Step } {
  return { seat, step: first, act() {}, undo() {}, listen: () => () => undefined };
}

/** A promise, and its resolve function. */
function gate(): { readonly opened: Promise<void>; open(): void } {
  let open!: () => void;
  const opened = new Promise<void>(resolve => (open = resolve));
  return { opened, open: () => open() };
}

/** Resolves after everything that needs no time. */
const soon = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

function table({ handOn = true } = {}) {
  const told: string[] = [];
  const state = { now: 0, performing: undefined as ReturnType<typeof gate> | undefined, skips: 0, fails: '' };
  const clock: Clock = {
    now: () => state.now,
    frame: () => Promise.resolve(),
    skip: () => {
      state.skips++;
      state.performing?.open();
    },
    calm: () => undefined,
  };
  const stage: Stage<AnyGame> = {
    begins: ({ number }) => void told.push(`begins ${number}`),
    perform: async ({ number }) => {
      if (state.fails === `perform ${number}`) throw new Error('cannot be shown');
      await state.performing?.opened;
    },
    narrate: ({ number }) => void told.push(`says ${number}, shown ${playback.shown?.number}`),
    draw: () => Promise.resolve(),
    linger: ({ number }) =>
      state.fails === `linger ${number}` ? Promise.reject(new Error('cannot be shown')) : Promise.resolve(),
    ended: ({ number }) => void told.push(`ended ${number}`),
    clear: () => void told.push('clear'),
    asked: ({ turn }) => (turn.kind === 'seats' ? turn.seats : []),
    handOn: place => {
      if (handOn) playback.give(place);
    },
    rested: () => void told.push('rested'),
    settled: () => void told.push('settled'),
    turn: () => void told.push(`turn of ${playback.port!.seat}, offers ${playback.shown!.legal.length}`),
    onError: error => void told.push((error as Error).message),
  };
  const playback = new Playback<AnyGame>(stage, clock);
  const own = port(0, step(0, 'croupier'));
  const show = (next: Step, at = own): void => {
    at.step = next;
    playback.add(next, at);
  };
  playback.run(true);
  playback.take([own]);
  told.length = 0;
  return { told, state, playback, own, show };
}

describe('steps', () => {
  test('are shown in order: begun, announced before the table changes, ended; then everything is at rest', async () => {
    const { told, playback, show } = table();
    show(step(1, 'croupier'));
    show(step(2, 1, 0));
    await playback.rest();
    assert.deepEqual(told, [
      'begins 1',
      'says 1, shown 0',
      'ended 1',
      'begins 2',
      'says 2, shown 1',
      'ended 2',
      'rested',
      'settled',
      'turn of 0, offers 1',
    ]);
    assert.equal(playback.shown?.number, 2);
  });

  test('wait while the table is paused, and go on with it', async () => {
    const { told, playback, show } = table();
    playback.run(false);
    show(step(1, 'croupier', 0));
    await soon();
    assert.deepEqual([told, playback.behind, playback.playing], [[], true, false]);
    playback.run(true);
    await playback.rest();
    assert.deepEqual([playback.shown?.number, playback.behind, told.at(-1)], [1, false, 'turn of 0, offers 1']);
  });

  test('of another table are not shown: the step under way breaks off', async () => {
    const { told, state, playback, own, show } = table();
    state.performing = gate();
    show(step(1, 'croupier', 0));
    await soon();
    playback.take([port(0, step(9, 'croupier'))]);
    await playback.rest();
    assert.equal(playback.shown?.number, 9);
    assert.ok(!told.includes('ended 1'));
    show(step(2, 'croupier'), own);
    assert.equal(playback.behind, false, 'the old port is no longer listened to');
  });

  for (const fails of ['perform 1', 'linger 1'])
    test(`that cannot be shown do no harm: ${fails}`, async () => {
      const { told, state, playback, show } = table();
      state.fails = fails;
      show(step(1, 'croupier'));
      show(step(2, 'croupier', 0));
      await playback.rest();
      assert.ok(told.includes('cannot be shown'));
      assert.equal(playback.shown?.number, 2);
    });

  test('that were missed are not shown one by one', async () => {
    const { told, playback, own } = table();
    own.step = step(7, 'croupier', 0);
    playback.catchUp();
    playback.run(true);
    await playback.rest();
    assert.equal(playback.shown?.number, 7);
    assert.ok(!told.some(line => line.startsWith('begins')));
  });

  test('are hurried when an onlooker falls thirty behind', async () => {
    const { state, playback, show } = table();
    for (let number = 1; number <= 31; number++) show(step(number, 'croupier'));
    assert.equal(state.skips, 1);
    await playback.rest();
    assert.equal(playback.shown?.number, 31);
  });
});

describe('a hurried step', () => {
  test('makes the next touch count as impatient, for a moment', () => {
    const { state, playback } = table();
    state.now = 1000;
    playback.hurry();
    assert.equal(playback.impatient, true);
    state.now = 1599;
    assert.equal(playback.impatient, true);
    state.now = 1600;
    assert.equal(playback.impatient, false);
  });
});

describe('a turn', () => {
  test('is reported once, however often its player stakes', async () => {
    const { told, playback, show } = table();
    show(step(1, 'croupier', 0));
    await playback.rest();
    show(step(2, 0, 0));
    await playback.rest();
    show(step(3, 1, 0));
    await playback.rest();
    assert.equal(told.filter(line => line.startsWith('turn')).length, 1);
  });

  test('is reported again after others have had theirs, even if nothing came to rest between', async () => {
    const { told, playback, show } = table();
    show(step(1, 'croupier', 0));
    await playback.rest();
    show(step(2, 0, 1));
    show(step(3, 1, 0));
    await playback.rest();
    assert.equal(told.filter(line => line.startsWith('turn')).length, 2);
  });

  test('is not reported to a player who has acted beforehand', async () => {
    const { told, playback, own, show } = table();
    const { add } = playback;
    const settled = told.push.bind(told);
    told.push = (line: string) => {
      if (line === 'settled' && own.step.number === 1) {
        own.step = step(2, 0);
        add.call(playback, own.step, own);
      }
      return settled(line);
    };
    show(step(1, 'croupier', 0));
    await playback.rest();
    assert.ok(!told.some(line => line.startsWith('turn')));
  });

  test('is reported when the table goes on, not while it is paused', async () => {
    const { told, playback } = table();
    playback.run(false);
    playback.take([port(0, step(1, 'croupier', 0))]);
    assert.ok(!told.some(line => line.startsWith('turn')));
    playback.run(true);
    await playback.rest();
    assert.equal(told.at(-1), 'turn of 0, offers 1');
  });
});

describe('a shared screen', () => {
  const several = (): { ports: (Port & { step: Step })[]; table: ReturnType<typeof table> } => {
    const played = table();
    const ports = [port(0, step(0, 'croupier')), port(1, step(0, 'croupier'))];
    played.playback.take(ports);
    played.told.length = 0;
    return { ports, table: played };
  };

  test('goes to the player asked after the croupier, as the report of their turn says', async () => {
    const { ports, table } = several();
    for (const each of ports) each.step = step(1, 'croupier', 1);
    table.playback.add(ports[0]!.step, ports[0]!);
    table.playback.add(ports[1]!.step, ports[1]!);
    await table.playback.rest();
    assert.deepEqual([table.playback.current, table.told.at(-1)], [1, 'turn of 1, offers 1']);
  });

  test('stays with a player who is still asked after their own action', async () => {
    const { ports, table } = several();
    for (const each of ports) each.step = step(1, 0, 0, 1);
    table.playback.add(ports[0]!.step, ports[0]!);
    await table.playback.rest();
    assert.equal(table.playback.current, 0);
  });
});

describe('a replay', () => {
  test('shows the steps of a log, then the table comes back', async () => {
    const { told, playback, show } = table();
    const shown = playback.replay([step(1, 'croupier'), step(2, 0)], ['Anna']);
    await soon();
    await shown;
    assert.deepEqual(
      told.filter(line => line.startsWith('begins')),
      ['begins 1', 'begins 2'],
    );
    assert.deepEqual([playback.replaying, playback.names, playback.shown?.number], [false, undefined, 0]);
    show(step(1, 'croupier'));
    await playback.rest();
    assert.equal(playback.shown?.number, 1);
  });

  test('waits on a paused table, and one that replaces it keeps the first promise', async () => {
    const { playback } = table();
    playback.run(false);
    const kept: string[] = [];
    const one = playback.replay([step(1, 'croupier')]).then(() => kept.push('one'));
    const two = playback.replay([step(2, 'croupier')]).then(() => kept.push('two'));
    await soon();
    assert.deepEqual(kept, ['one']);
    playback.run(true);
    await Promise.all([one, two]);
    assert.deepEqual(kept, ['one', 'two']);
  });

  test('ends when another table is opened', async () => {
    const { playback } = table();
    playback.run(false);
    const shown = playback.replay([step(1, 'croupier')]);
    await soon();
    playback.take([port(0, step(5, 'croupier'))]);
    await shown;
    assert.deepEqual([playback.replaying, playback.shown?.number], [false, 5]);
  });

  test('shows no step of the table between its own; what happened meanwhile is there afterwards', async () => {
    const { told, playback, show } = table();
    playback.run(false);
    const shown = playback.replay([step(1, 'croupier')]);
    await soon();
    show(step(8, 'croupier', 0));
    playback.run(true);
    await shown;
    assert.ok(!told.includes('begins 8'));
    assert.equal(playback.shown?.number, 8);
  });

  test('of single steps lasts until it is ended', async () => {
    const { playback } = table();
    await playback.present(step(3, 'croupier'), false, ['Anna', 'Bea']);
    assert.deepEqual([playback.replaying, playback.shown?.number, playback.names], [true, 3, ['Anna', 'Bea']]);
    await playback.present(step(4, 'croupier'), true);
    assert.deepEqual([playback.replaying, playback.shown?.number, playback.names], [true, 4, undefined]);
    await playback.present(undefined);
    assert.deepEqual([playback.replaying, playback.shown?.number], [false, 0]);
  });
});

describe('a player may act', () => {
  test('while their own stake is still shown, but not while the croupier deals', async () => {
    const { state, playback, own, show } = table();
    state.performing = gate();
    own.step = step(1, 'croupier', 0);
    playback.catchUp();
    show(step(2, 0, 0));
    await soon();
    assert.deepEqual([playback.playing, playback.keepsTurn], [true, true]);
    show(step(3, 0));
    assert.equal(playback.keepsTurn, false, 'they are no longer asked');
    show(step(4, 'croupier', 0));
    assert.equal(playback.keepsTurn, false, 'the croupier deals');
    state.performing.open();
    await playback.rest();
  });
});
