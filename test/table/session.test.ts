/** A session opens, acts, takes back, saves and restores a table, without a page. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { Croupier, studOpponent, toAction, type AnyGame, type Player, type Refusal } from '../../src/croupier.ts';
import { stud, trenteQuarante } from '../../src/rules.ts';
import type { Action } from '../../src/trente-quarante/rules/table.ts';
import { stepsOf } from '../../src/table/lazy/archive.ts';
import { Session, type PortOf, type SessionHost, type StepOf } from '../../src/table/play/session.ts';

type Game = typeof trenteQuarante;

/** A browser for a test: a store that can be full, names that one page at a time may hold, a page that can be hidden. */
function browserOf() {
  const kept = new Map<string, string>();
  const state = { full: false, writes: 0 };
  const held = new Set<string>();
  const hidden = new Set<() => void>();
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => void kept.delete(name),
    setItem: (name: string, text: string) => {
      if (state.full) throw new Error('The store is full.');
      state.writes++;
      kept.set(name, text);
    },
  };
  const request = async (name: string, _: LockOptions, work: () => Promise<void>): Promise<void> => {
    // nobody lets go while this one waits
    if (held.has(name)) throw new DOMException('It was asked for in vain.', 'TimeoutError');
    held.add(name);
    await work();
    held.delete(name);
  };
  return {
    kept,
    state,
    held,
    hide: () => hidden.forEach(listener => listener()),
    watched: hidden,
    host: {
      browser: {
        store: () => store,
        locks: { request } as unknown as LockManager | undefined,
        channel: (name: string) => new BroadcastChannel(name),
      },
      whenHidden: (listener: () => void) => {
        hidden.add(listener);
        return () => void hidden.delete(listener);
      },
    },
  };
}

const punter: Player<Action, unknown> = () => ({ type: 'done' });

function session(changes: Partial<SessionHost<Game>> = {}, browser = browserOf()) {
  const told: string[] = [];
  const steps: StepOf<Game>[] = [];
  const host: SessionHost<Game> = {
    game: trenteQuarante,
    player: () => punter,
    pace: (_, decide) => Promise.resolve(decide()),
    remote: ports => Promise.resolve(ports),
    chunks: { load: chunk => chunk(), wait: chunk => chunk() },
    ...browser.host,
    contradicts: () => Promise.resolve(undefined),
    opened: () => void told.push('opened'),
    step: step => void steps.push(step),
    resumed: () => void told.push('resumed'),
    onRefused: ({ code }: Refusal) => void told.push(code),
    onError: error => void told.push((error as Error).message),
    unkept: error => void told.push(`not kept: ${(error as Error).message}`),
    ...changes,
  };
  const session = new Session<Game>(host);
  session.run(true, true);
  return { session, told, steps, browser };
}

const alone = { options: { decks: 1, purses: [2000] }, people: [{ name: '' }] } as const;
const stake = (amount: number): Action => ({ type: 'stake', chance: 'rouge', amount });
const DONE: Action = { type: 'done' };

describe('opening a table', () => {
  test('creates a port for each person, at once', () => {
    const { session: table, told } = session();
    void table.open(alone);
    assert.deepEqual([told, table.ports.map(({ seat }) => seat), table.hasLog], [['opened'], [0], true]);
    assert.ok(table.ports[0]!.step.legal.length > 0, 'the croupier has shuffled');
  });

  test('creates an onlooker’s port without people', async () => {
    const { session: table } = session({ pace: () => new Promise(() => undefined) });
    await table.open({ ...alone, people: [{ name: 'Anna', level: 'easy' }] });
    assert.deepEqual(
      table.ports.map(({ seat }) => seat),
      ['onlooker'],
    );
  });

  test('reports an error of a computer player to the page', async () => {
    const answers = [Promise.reject(new Error('no idea'))];
    const { session: table, told } = session({ pace: () => answers.pop() ?? new Promise(() => undefined) });
    await table.open({ ...alone, people: [{ name: 'Anna', level: 'easy' }] });
    await new Promise(setImmediate);
    assert.deepEqual(told, ['opened', 'no idea']);
  });

  test('lets the player act and take back, and refuses with a reason', async () => {
    const { session: table, told, steps } = session();
    await table.open(alone);
    const [port] = table.ports;
    table.act(stake(25), port);
    table.act(stake(9995), port);
    table.undo(0);
    table.act(DONE, undefined);
    assert.deepEqual(
      steps.map(({ actor, action }) => [actor, action?.type]),
      [
        [0, 'stake'],
        [0, undefined],
      ],
    );
    assert.deepEqual(told, ['opened', 'over-the-maximum', 'not-now']);
  });

  test('with a seed deals the same cards', async () => {
    const [one, other] = [session(), session()];
    for (const { session: table } of [one, other]) {
      await table.open({ ...alone, seed: 'a seed' });
      for (let coup = 0; coup < 3; coup++) table.act(DONE, table.ports[0]);
    }
    assert.deepEqual(one.session.state, other.session.state);
  });

  test('with a seed has computer players that do the same', async () => {
    const stakes = async (seed: string | undefined): Promise<readonly number[]> => {
      const drawn: number[] = [];
      let enough!: () => void;
      const all = new Promise<void>(resolve => (enough = resolve));
      const { session: table } = session({
        player: () => (_view, _legal, random) => {
          drawn.push(random.below(1e6));
          if (drawn.length === 8) enough();
          return DONE;
        },
      });
      const people = [{ name: 'Anna', level: 'easy' }] as const;
      await table.open({ ...alone, people, ...(seed && { seed }) });
      await all;
      table.run(true, false);
      return drawn.slice(0, 8);
    };
    assert.deepEqual(await stakes('a seed'), await stakes('a seed'));
    assert.notDeepEqual(await stakes('a seed'), await stakes('another'));
    assert.notDeepEqual(await stakes(undefined), await stakes(undefined));
  });

  test('asks a computer player once per decision, and takes the action when its time is over', async () => {
    const came: string[] = [];
    const { session: table, steps } = session({
      player: () => () => {
        came.push('decided');
        return DONE;
      },
      pace: async (_, decide) => {
        const action = await decide();
        came.push(`thinks about ${action.type}`);
        await Promise.resolve();
        came.push('acts');
        return action;
      },
    });
    const people = [{ name: '' }, { name: 'Anna', level: 'easy' }] as const;
    await table.open({ ...alone, options: { decks: 1, purses: [500, 500] }, people });
    while (!steps.some(({ actor }) => actor === 1)) await new Promise(setImmediate);
    assert.deepEqual(came, ['decided', 'thinks about done', 'acts']);
  });

  for (const [people, told] of [
    [['you'], true],
    [['Anna', 'Bruno'], false],
  ] as const)
    test(`${told ? 'discloses' : 'does not disclose'} the burnt cards of a finished shoe to ${people.join(' and ')}`, async () => {
      const { session: table } = session();
      const options = { decks: 1, burn: 2, purses: people.map(() => 500) };
      await table.open({ options, people: people.map(name => ({ name })) });
      const shuffles = () => table.log(0)!.actions.flatMap(({ action }) => (action.type === 'shuffle' ? [action] : []));
      while (shuffles().length < 2) for (const port of table.ports) table.act(DONE, port);
      assert.equal(shuffles()[0]!.burnt.includes('??'), !told);
      assert.deepEqual(shuffles()[1]!.burnt, ['??', '??']);
    });

  test('gives way to a table that is asked for meanwhile', async () => {
    const { session: table, told } = session();
    const first = table.open({ ...alone, seed: 'first' });
    const second = table.open({ ...alone, options: { decks: 2, purses: [500] } });
    await Promise.all([first, second]);
    assert.deepEqual([told, table.state!.options.decks], [['opened'], 2]);
  });

  test('does nothing while the table is stopped', async () => {
    const { session: table, steps } = session();
    await table.open(alone);
    table.run(true, false);
    table.act(DONE, table.ports[0]);
    assert.deepEqual(
      steps.map(({ action }) => action?.type),
      ['done'],
    );
    table.run(true, true);
    assert.deepEqual(
      steps.map(({ action }) => action?.type),
      ['done', 'coup', 'nextHand'],
    );
  });
});

describe('a saved table', () => {
  test('goes on with the same cards', async () => {
    const one = session();
    await one.session.open({ ...alone, seed: 'kept' });
    one.session.act(stake(25), one.session.ports[0]);
    const saved = await one.session.save();
    const other = session();
    await other.session.open(alone);
    assert.equal(await other.session.restore(saved), true);
    for (const { session: table } of [one, other])
      for (let coup = 0; coup < 12; coup++) table.act(DONE, table.ports[0]);
    assert.deepEqual(other.session.state, one.session.state);
  });

  test('that cannot be read is reported, and the present table goes on', async () => {
    const { session: table, told } = session();
    await table.open(alone);
    const { state } = table;
    assert.equal(await table.restore('garbage'), false);
    assert.match(told.at(-1)!, /Not a saved table/);
    assert.equal(table.state, state);
  });

  test('gives way to a table that is opened meanwhile', async () => {
    const { session: table } = session();
    await table.open(alone);
    const restoring = table.restore(await table.save());
    await table.open({ ...alone, options: { decks: 2, purses: [500] } });
    assert.equal(await restoring, false);
    assert.equal(table.state!.options.decks, 2);
  });
});

describe('ports of a croupier elsewhere', () => {
  const portOf = (): PortOf<Game> => {
    const croupier = new Croupier(trenteQuarante, { options: { decks: 1, purses: [2000] } });
    croupier.start();
    return croupier.port(0);
  };

  test('are played at, and keep their own log', async () => {
    const { session: table, steps } = session();
    const port = portOf();
    await table.open({ ...alone, ports: [port] });
    port.act(stake(25));
    assert.equal(steps.at(-1)?.action?.type, 'stake');
    assert.deepEqual([table.hasLog, table.log(0), await table.save()], [false, undefined, '']);
  });

  test('are not listened to while the table is removed', async () => {
    const { session: table, steps, told } = session();
    const port = portOf();
    await table.open({ ...alone, ports: [port] });
    table.run(false, false);
    port.act(stake(25));
    assert.deepEqual([steps.length, told], [0, ['opened']]);
    table.run(true, true);
    port.act(stake(25));
    assert.deepEqual([steps.length, told], [1, ['opened', 'resumed']]);
  });

  for (const [name, listen, said] of [
    ['whose listening gives nothing back', () => undefined, []],
    [
      'that throws when it is left',
      () => () => {
        throw new Error('no line');
      },
      ['no line'],
    ],
    [
      'that throws when it is listened to',
      () => {
        throw new Error('no line');
      },
      ['no line'],
    ],
  ] as const)
    test(`${name} do no harm`, async () => {
      const { session: table, told } = session();
      const port = { ...portOf(), listen } as unknown as PortOf<Game>;
      await table.open({ ...alone, ports: [port] });
      await table.open(alone);
      assert.equal(table.hasLog, true);
      assert.deepEqual(
        told.filter(line => !line.startsWith('opened')),
        said,
      );
    });
});

describe('autosave', () => {
  const KEY = 'tapis-vert:name';
  const kept = { ...alone, autosave: 'name' } as const;
  const coups = (table: Session<Game>, count: number): void => {
    for (let coup = 0; coup < count; coup++) table.act(DONE, table.ports[0]);
  };
  /** Resolves when everything due has been written. */
  const written = (): Promise<void> => Promise.resolve();

  test('is written at the opening and once per coup, not with each stake', async () => {
    const { session: table, browser } = session();
    // without a refait, after which a coup waits for a choice
    await table.open({ ...kept, seed: 'written' });
    assert.equal(browser.state.writes, 1);
    for (let stakes = 0; stakes < 5; stakes++) table.act(stake(5), table.ports[0]);
    await written();
    assert.equal(browser.state.writes, 1);
    coups(table, 1);
    await written();
    assert.equal(browser.state.writes, 2);
  });

  test('is written when the page is hidden, and goes on there with the same cards', async () => {
    const browser = browserOf();
    const { session: table } = session({}, browser);
    await table.open({ ...kept, seed: 'hidden' });
    coups(table, 2);
    table.act(stake(25), table.ports[0]);
    browser.hide();
    // the page is gone, whatever it did afterwards
    const text = browser.kept.get(KEY)!;
    const { state } = table;
    table.run(false, false);
    browser.kept.set(KEY, text);
    const { session: next } = session({}, browser);
    await next.open({ ...kept, seed: 'hidden' });
    assert.deepEqual(next.state, state);
    table.run(true, true);
    for (const each of [table, next]) coups(each, 12);
    assert.deepEqual(next.state, table.state);
  });

  test('stays as small after many coups as after a few', async () => {
    const { session: table, browser } = session();
    await table.open({ ...kept, seed: 'long' });
    let most = 0;
    for (let coup = 0; coup < 400; coup++) {
      coups(table, 1);
      await written();
      most = Math.max(most, browser.kept.get(KEY)!.length);
    }
    assert.ok(most < 8000, `${most} letters`);
    assert.ok((await table.save()).length > 8000, 'the whole log is much longer');
  });

  test('goes on over many shoes, with a replayable log from the last one on', async () => {
    const browser = browserOf();
    const { session: table } = session({}, browser);
    await table.open({ ...kept, seed: 'shoes' });
    coups(table, 60);
    const { state } = table;
    table.run(false, false);
    const { session: next, told } = session({}, browser);
    await next.open({ ...kept, seed: 'shoes' });
    assert.deepEqual([next.state, told], [state, ['opened']]);
    const steps = stepsOf(trenteQuarante, next.log(0), 0);
    assert.deepEqual(steps.at(-1)!.view, next.ports[0]!.step.view);
    coups(next, 60);
    next.run(false, false);
    const { session: third } = session({}, browser);
    await third.open({ ...kept, seed: 'shoes' });
    assert.deepEqual(third.state, next.state);
  });

  test('with a seed goes on as it would have, computer players too', async () => {
    const browser = browserOf();
    const host = { game: stud, player: studOpponent } as unknown as Partial<SessionHost<Game>>;
    const people = [{ name: '' }, { name: 'Anna', level: 'easy' as const }];
    const setup = { options: { purses: [4000, 4000] } as never, people, seed: 'players', autosave: 'name' };
    /** Plays hands by calling; resolves when this many are over. */
    const hands = async (table: Session<Game>, until: number): Promise<void> => {
      for (let tries = 0; table.state!.hand < until; tries++) {
        assert.ok(tries < 2000, 'the hands go on');
        const [port] = table.ports as unknown as readonly PortOf<AnyGame>[];
        const offer = ['call', 'check', 'muck', 'show', 'done', 'bringIn']
          .map(wanted => port!.step.legal.find(({ type }) => type === wanted))
          .find(Boolean);
        if (offer) port!.act(toAction(offer));
        await new Promise(next => setImmediate(next));
      }
    };
    const { session: table } = session(host, browser);
    await table.open(setup);
    await hands(table, 6);
    browser.hide();
    const text = browser.kept.get(KEY)!;
    await hands(table, 9);
    table.run(false, false);
    browser.kept.set(KEY, text);
    const { session: next } = session(host, browser);
    await next.open(setup);
    assert.equal(next.state!.hand, 6);
    await hands(next, 9);
    assert.deepEqual(next.state, table.state);
  });

  test('gives several people at a screen nothing that was hidden before', async () => {
    const browser = browserOf();
    const two = { ...kept, options: { decks: 1, purses: [2000, 2000] }, people: [{ name: 'A' }, { name: 'B' }] };
    const { session: table } = session({}, browser);
    await table.open(two);
    for (let coup = 0; coup < 20; coup++) for (const port of table.ports) table.act(DONE, port);
    table.run(false, false);
    const { session: next } = session({}, browser);
    await next.open(two);
    assert.equal(next.state!.hand, 21);
    assert.deepEqual([next.hasLog, next.log(0)], [false, undefined]);
  });

  test('that the store refuses is reported once and leaves no outdated table behind', async () => {
    const { session: table, told, browser } = session();
    await table.open(kept);
    browser.state.full = true;
    coups(table, 1);
    await written();
    coups(table, 1);
    await written();
    assert.deepEqual(told, ['opened', 'not kept: The store is full.']);
    assert.equal(browser.kept.has(KEY), false);
    browser.state.full = false;
    coups(table, 1);
    await written();
    assert.equal(browser.kept.has(KEY), true);
  });

  test('under a name that another page holds is reported, and both deal their own cards', async () => {
    const browser = browserOf();
    const one = session({}, browser);
    await one.session.open(kept);
    coups(one.session, 3);
    await written();
    const text = browser.kept.get(KEY);
    const two = session({}, browser);
    await two.session.open(kept);
    assert.match(two.told[0]!, /^not kept: autosave=name: another table of this name is open, on this page/);
    assert.notDeepEqual(two.session.state, one.session.state);
    coups(two.session, 3);
    await written();
    assert.equal(browser.kept.get(KEY), text, 'the second stores nothing');
  });

  test('is for one table at a time even if the browser has no locks, as over plain http', async () => {
    const browser = browserOf();
    browser.host.browser.locks = undefined;
    const [one, two, three] = [session({}, browser), session({}, browser), session({}, browser)];
    await Promise.all([one.session.open(kept), two.session.open(kept)]);
    assert.deepEqual(one.told, ['opened']);
    assert.match(two.told[0]!, /^not kept: autosave=name: another table of this name is open/);
    coups(one.session, 3);
    await written();
    const text = browser.kept.get(KEY);
    coups(two.session, 5);
    await written();
    assert.equal(browser.kept.get(KEY), text, 'the second stores nothing');
    one.session.run(false, false);
    await three.session.open(kept);
    assert.deepEqual(three.told, ['opened'], 'the name is free again');
    two.session.run(false, false);
    three.session.run(false, false);
  });

  test('releases the name with the table, and takes it again when the table is back', async () => {
    const { session: table, browser } = session();
    await table.open(kept);
    table.run(false, false);
    await written();
    assert.deepEqual([browser.held.size, browser.watched.size], [0, 0]);
    table.run(true, true);
    await table.keepUnder('name');
    assert.equal(browser.held.size, 1);
    await table.keepUnder(undefined);
    await written();
    assert.deepEqual([browser.held.size, browser.watched.size], [0, 0]);
  });

  test('gives way to a contrary setting of the page', async () => {
    const browser = browserOf();
    const { session: table } = session({}, browser);
    await table.open(kept);
    coups(table, 2);
    table.run(false, false);
    const { session: next, told } = session({ contradicts: () => Promise.resolve('decks') }, browser);
    await next.open(kept);
    assert.match(told[0]!, /another decks than the page/);
    assert.equal(next.state!.hand, 1);
  });
});
