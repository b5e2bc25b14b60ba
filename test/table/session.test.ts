/** A session opens, acts, takes back, saves and restores a table, without a page. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { Croupier, type Player, type Refusal } from '../../src/croupier.ts';
import { trenteQuarante } from '../../src/rules.ts';
import type { Action } from '../../src/trente-quarante/rules/table.ts';
import { Session, type PortOf, type SessionHost, type StepOf } from '../../src/table/session.ts';

type Game = typeof trenteQuarante;

/** A browser's store for a test; `full` makes it refuse. */
function memory() {
  const kept = new Map<string, string>();
  const state = { full: false, writes: 0 };
  return {
    kept,
    state,
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => void kept.delete(name),
    setItem: (name: string, text: string) => {
      if (state.full) throw new Error('The store is full.');
      state.writes++;
      kept.set(name, text);
    },
  };
}

const punter: Player<Action, unknown> = () => ({ type: 'done' });

function session(changes: Partial<SessionHost<Game>> = {}) {
  const told: string[] = [];
  const steps: StepOf<Game>[] = [];
  const store = memory();
  const host: SessionHost<Game> = {
    game: trenteQuarante,
    player: () => punter,
    pace: () => Promise.resolve(),
    remote: ports => Promise.resolve(ports),
    load: chunk => chunk(),
    wait: chunk => chunk(),
    store: () => store,
    contradicts: () => Promise.resolve(undefined),
    opened: () => void told.push('opened'),
    step: step => void steps.push(step),
    resumed: () => void told.push('resumed'),
    refused: ({ code }: Refusal) => void told.push(code),
    failed: error => void told.push((error as Error).message),
    ...changes,
  };
  const session = new Session<Game>(host);
  session.run(true, true);
  return { session, told, steps, store };
}

const alone = { options: { decks: 1, purses: [2000] }, people: [{ name: '' }] } as const;
const stake = (amount: number): Action => ({ type: 'stake', chance: 'rouge', amount });
const DONE: Action = { type: 'done' };

describe('a table that is opened', () => {
  test('has a port for each person, at once', () => {
    const { session: table, told } = session();
    void table.open(alone);
    assert.deepEqual([told, table.ports.map(({ seat }) => seat), table.hasLog], [['opened'], [0], true]);
    assert.ok(table.ports[0]!.step.legal.length > 0, 'the croupier has shuffled');
  });

  test('without people has an onlooker’s', async () => {
    const { session: table } = session({ pace: () => new Promise(() => undefined) });
    await table.open({ ...alone, people: [{ name: 'Anna', level: 'easy' }] });
    assert.deepEqual(
      table.ports.map(({ seat }) => seat),
      ['onlooker'],
    );
  });

  test('acts, refuses with a reason and takes back', async () => {
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

  test('from a seed deals the same cards', async () => {
    const [one, other] = [session(), session()];
    for (const { session: table } of [one, other]) {
      await table.open({ ...alone, seed: 'a seed' });
      for (let coup = 0; coup < 3; coup++) table.act(DONE, table.ports[0]);
    }
    assert.deepEqual(one.session.state, other.session.state);
  });

  test('from a seed has computer players that do the same', async () => {
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

  for (const [people, told] of [
    [['you'], true],
    [['Anna', 'Bruno'], false],
  ] as const)
    test(`${told ? 'tells' : 'does not tell'} the burnt cards of a shoe that is through where ${people.join(' and ')} play`, async () => {
      const { session: table } = session();
      const options = { decks: 1, burn: 2, purses: people.map(() => 500) };
      await table.open({ options, people: people.map(name => ({ name })) });
      const shuffles = () => table.log(0)!.actions.flatMap(({ action }) => (action.type === 'shuffle' ? [action] : []));
      while (shuffles().length < 2) for (const port of table.ports) table.act(DONE, port);
      assert.equal(shuffles()[0]!.burnt.includes('??'), !told);
      assert.deepEqual(shuffles()[1]!.burnt, ['??', '??']);
    });

  test('gives way to one that is asked for meanwhile', async () => {
    const { session: table, told } = session();
    const first = table.open({ ...alone, seed: 'first' });
    const second = table.open({ ...alone, options: { decks: 2, purses: [500] } });
    await Promise.all([first, second]);
    assert.deepEqual([told, table.state!.options.decks], [['opened'], 2]);
  });

  test('waits while it does not go on', async () => {
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

  test('that cannot be read is told, and the table goes on', async () => {
    const { session: table, told } = session();
    await table.open(alone);
    const { state } = table;
    assert.equal(await table.restore('garbage'), false);
    assert.match(told.at(-1)!, /no saved table/);
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

  test('are played at, and keep their log', async () => {
    const { session: table, steps } = session();
    const port = portOf();
    await table.open({ ...alone, ports: [port] });
    port.act(stake(25));
    assert.equal(steps.at(-1)?.action?.type, 'stake');
    assert.deepEqual([table.hasLog, table.log(0), await table.save()], [false, undefined, '']);
  });

  test('are not listened to while the table is away', async () => {
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
