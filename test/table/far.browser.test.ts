// engines: workers
import { Croupier, type Player } from '../../src/game/croupier.js';
import { connectPort } from '../../src/game/wire.js';
import type { AnyAction, AnyGame } from '../../src/game/contract.js';
import { trenteQuarante } from '../../src/trente-quarante/rules/rules.js';
import { stud } from '../../src/stud/rules/rules.js';
import { einundvierzig } from '../../src/einundvierzig/rules/rules.js';
import { faro } from '../../src/faro/rules/rules.js';
import { opponent as studOpponent } from '../../src/stud/rules/opponent.js';
import { opponent as einundvierzigOpponent } from '../../src/einundvierzig/rules/opponent.js';
import { punter as faroPunter } from '../../src/faro/rules/players.js';
import { punter } from '../../src/trente-quarante/rules/players.js';
import '../../src/index.js';
import '../../src/table/lazy/remote-ports.js';
import {
  act,
  beat,
  croupierWith,
  doing,
  DONE,
  expect,
  field,
  heard,
  statusLine,
  listen,
  newBoard,
  newTable,
  NOIR_INVERSE,
  part,
  place,
  ready,
  spoken,
  stake,
  typesOf,
  typesOfActions,
  until,
  type Board,
} from './at-the-table.js';
import { lineTo, puppet } from './far.js';
import { inOneEngine } from './engines.js';

const ORDER = `${NOIR_INVERSE} 2d 3c 4c ${NOIR_INVERSE.replaceAll('Q', 'J')} 5d 6c 7c`;

/** A board at ports that are far away. */
async function farBoard(ports: unknown, attributes: Record<string, string> = {}): Promise<Board> {
  const board = newBoard({ speed: 'instant', ...attributes });
  board.ports = ports as Board['ports'];
  place().append(board);
  await board.updateComplete;
  return board;
}

/** A board connected to a croupier, when the player is asked. */
async function atALine(seats = 1, own: readonly number[] = [0]) {
  const croupier = croupierWith(ORDER, seats);
  const lines = own.map(seat => lineTo(croupier.port(seat)));
  const board = await farBoard(await Promise.all(lines.map(({ guest }) => guest.port)), { players: 'Anna,Bruno' });
  await ready(board);
  return { croupier, board, lines, to: lines[0]! };
}

const asked = (board: Board): boolean => part(board, '.table').classList.contains('awaits');
const messages = (events: readonly CustomEvent<Record<string, unknown>>[], name = 'tv-error'): string[] =>
  events.filter(({ type }) => type === name).map(({ detail }) => String(detail.message));

inOneEngine.describe('a table whose croupier is slow to answer', () => {
  it('shows that it has asked, and deals once for a double click', async () => {
    const { croupier, board, to } = await atALine();
    const events = listen(board);
    to.hold();
    act(board, 'prime').click();
    act(board, 'prime').click();
    expect(asked(board), 'the bar steps back').to.equal(true);
    expect(typesOf(events)).to.deep.equal(['tv-intent']);
    await board.updateComplete;
    await spoken();
    expect(statusLine(board)).to.contain('has not answered yet');
    expect(heard(board)).to.contain('has not answered yet');
    to.letGo();
    await until(() => board.view.hand === 2, 'the coup is shown');
    await ready(board);
    expect(croupier.state.hand).to.equal(2);
    expect(asked(board)).to.equal(false);
    expect(statusLine(board)).not.to.contain('has not answered yet');
  });

  it('sends both actions of one touch, and waits for both answers', async () => {
    const { board, to } = await atALine();
    to.hold();
    board.act(stake('rouge') as never);
    board.act(stake('noir') as never);
    expect(to.held.up).to.have.length(2);
    to.letGo('up');
    to.hold();
    await until(() => to.held.down.length === 2, 'both are answered');
    const [first, second] = to.held.down.splice(0);
    to.guest.receive(first);
    await ready(board);
    expect(asked(board)).to.equal(true);
    to.guest.receive(second);
    await ready(board);
    expect(asked(board)).to.equal(false);
  });

  it('goes on after a refusal', async () => {
    const { board, croupier, to } = await atALine();
    const events = listen(board);
    to.hold();
    board.act(stake('rouge', 7) as never);
    expect(asked(board)).to.equal(true);
    to.letGo();
    await until(() => typesOf(events).includes('tv-refused'), 'it is refused');
    expect(asked(board)).to.equal(false);
    field(board, 'rouge').click();
    await until(() => board.view.punters[0]!.free[0]! > 0, 'an allowed stake is on the table');
    expect(croupier.state.punters[0]!.free[0]).to.be.greaterThan(0);
  });

  it('does nothing in a coup that the player had not seen when acting', async () => {
    const { board, croupier, to } = await atALine();
    const events = listen(board);
    to.hold();
    act(board, 'prime').click();
    croupier.actForSilent(0);
    expect(croupier.state.hand).to.equal(2);
    to.letGo();
    await until(() => typesOf(events).includes('tv-refused'), 'the action comes too late');
    await ready(board);
    expect(croupier.state.hand).to.equal(2);
    expect(board.view.hand).to.equal(2);
    expect(asked(board)).to.equal(false);
  });

  it('takes back the player’s stake while another stakes', async () => {
    const { board, croupier, to } = await atALine(2);
    await doing(board, stake('rouge', 10));
    await until(() => board.view.punters[0]!.free[0] === 10, 'the stake is on the table');
    to.hold();
    act(board, 'undo').click();
    act(board, 'undo').click();
    croupier.act(1, stake('noir', 20));
    to.letGo();
    await until(() => board.view.punters[0]!.free[0] === 0, 'the stake is back');
    expect(croupier.state.punters[1]!.free[1]).to.equal(20);
    await ready(board);
    expect(asked(board)).to.equal(false);
  });

  it('takes up the table over a new connection in the middle of a coup, whatever the old one says', async () => {
    const { board, croupier, to } = await atALine(2);
    await doing(board, stake('rouge', 10));
    to.hold();
    field(board, 'noir').click();
    expect(asked(board)).to.equal(true);
    to.served.end();
    croupier.act(1, stake('noir', 20));
    const next = lineTo(croupier.port(0));
    board.ports = [await next.guest.port] as never;
    await until(() => board.view.punters[1]!.free[1] === 20, 'the present table is shown');
    expect(asked(board)).to.equal(false);
    const other = await farBoard([await lineTo(croupier.port(0)).guest.port]);
    await ready(other);
    expect(other.view).to.deep.equal(board.view);
    field(board, 'rouge').click();
    await until(() => other.view.punters[0]!.free[0]! > 10, 'the other player sees it');
  });

  it('gives the screen to another seat with a slower connection, and reports every action once', async () => {
    const { board, croupier, lines } = await atALine(2, [0, 1]);
    const events = listen(board);
    lines[1]!.hold();
    act(board, 'prime').click();
    await until(() => lines[1]!.held.down.length === 1, 'the first is done');
    lines[1]!.letGo();
    await until(() => board.view.seat === 1 && board.legal.length > 0, 'the second is asked');
    act(board, 'prime').click();
    await until(() => board.view.hand === 2, 'the coup is shown');
    await ready(board);
    expect(typesOfActions(events)).to.deep.equal(['done', 'done', 'coup', 'nextHand']);
    expect(croupier.state.hand).to.equal(2);
  });

  it('plays a step that has come at one seat when it has come at the other', async () => {
    const { board, croupier, lines } = await atALine(2, [0, 1]);
    const events = listen(board);
    lines[0]!.hold();
    croupier.act(0, DONE);
    croupier.act(1, DONE);
    await until(() => lines[0]!.held.down.length === 4, 'the first seat has not heard yet');
    for (let beats = 0; beats < 5; beats++) await beat();
    expect(typesOf(events)).to.deep.equal([]);
    lines[0]!.letGo();
    await until(() => board.view.hand === 2, 'the coup is shown');
    await ready(board);
    expect(typesOfActions(events)).to.deep.equal(['done', 'done', 'coup', 'nextHand']);
    expect(typesOfActions(events, 'tv-settle')).to.have.length(1);
  });

  it('shows the present table when it comes back to the page', async () => {
    const { board, croupier } = await atALine(2, [0, 1]);
    const here = board.parentElement!;
    board.remove();
    croupier.act(0, stake('noir', 20));
    for (let beats = 0; beats < 5; beats++) await beat();
    here.append(board);
    await until(() => board.view.punters[0]!.free[1] === 20, 'the table shows what was done meanwhile');
    await doing(board, stake('rouge', 10));
    await until(() => board.view.punters[0]!.free[0] === 10, 'the game goes on');
  });

  it('shows twenty steps that come at once, in their order', async () => {
    const { board, croupier, to } = await atALine(2);
    const events = listen(board);
    to.hold();
    for (let steps = 0; steps < 20; steps++) croupier.act(1, stake('noir', 5));
    expect(to.held.down).to.have.length(20);
    to.letGo();
    await until(() => board.view.punters[1]!.free[1] === 100, 'all are shown');
    expect(typesOfActions(events)).to.have.length(20);
    await ready(board);
    await doing(board, stake('rouge'));
    await until(() => croupier.state.punters[0]!.free[0]! > 0, 'the player goes on');
  });

  it('opens empty if nothing has come yet, and takes the first step when it comes', async () => {
    const croupier = croupierWith(ORDER);
    const { port, say, asked: done } = puppet(0);
    const board = await farBoard([port]);
    field(board, 'rouge').click();
    act(board, 'prime')?.click();
    expect(done).to.deep.equal([]);
    say(croupier.port(0).step);
    await ready(board);
    field(board, 'rouge').click();
    expect(done).to.have.length(1);
  });
});

inOneEngine.describe('a table at a faulty port', () => {
  const step = () => structuredClone(croupierWith(ORDER, 2).port(0).step);
  const without = (name: string) => {
    const { [name]: _, ...view } = step().view as unknown as Record<string, unknown>;
    return { ...step(), number: 50, view };
  };
  const WRONG: Readonly<Record<string, readonly [step: () => unknown, says: string]>> = {
    nothing: [() => undefined, 'is not an object'],
    'a word': [() => 'Faites vos jeux', 'is not an object'],
    'no number': [() => ({ ...step(), number: 'one' }), 'number'],
    'no actor': [() => ({ ...step(), number: 50, actor: {} }), 'actor'],
    'an invalid action': [() => ({ ...step(), number: 50, action: 5 }), 'action'],
    'no events': [() => ({ ...step(), number: 50, events: undefined }), 'events'],
    'invalid events': [() => ({ ...step(), number: 50, events: [null] }), 'events'],
    'no offers': [() => ({ ...step(), number: 50, legal: {} }), 'offers'],
    'no view': [() => ({ ...step(), number: 50, view: undefined }), 'view'],
    'half a view': [() => without('accounts'), '“accounts”'],
    'a view without options': [() => without('options'), '“options”'],
    'the view of another game': [
      () => {
        const other = new Croupier(stud, { options: { purses: [400, 400, 400] } });
        other.start();
        return { ...structuredClone(other.port(0).step), number: 50 };
      },
      'has a missing or invalid “phase” in its view',
    ],
    'accounts without purses': [
      () => ({ ...step(), number: 50, view: { ...step().view, accounts: { ...step().view.accounts, purses: null } } }),
      '“accounts.purses”',
    ],
    'a purse that is not a number of chips': [
      () => ({
        ...step(),
        number: 50,
        view: { ...step().view, accounts: { house: 0, purses: [1e308, NaN], cloth: [0, 0] } },
      }),
      '“accounts.purses”',
    ],
    'a seat that no table has': [() => ({ ...step(), number: 50, events: [{ type: 'done', seat: 1e9 }] }), 'events'],
    'invalid punters': [() => ({ ...step(), number: 50, view: { ...step().view, punters: [null, 5] } }), '“punters”'],
    'an action that nothing can be said of': [
      () => ({ ...step(), number: 50, action: stake('rouge'), events: [{ type: 'staked', seat: 7 }], actor: 7 }),
      '',
    ],
  };

  for (const [name, [wrong, says]] of Object.entries(WRONG))
    it(`names ${name}, and plays on`, async () => {
      const { port, say, asked: done } = puppet(0, step());
      const board = await farBoard([port]);
      await ready(board);
      const { view } = board;
      const events = listen(board);
      say(wrong());
      await until(() => typesOf(events).includes('tv-error'), 'it is named');
      expect(messages(events)[0]).to.contain(says);
      await ready(board);
      expect(board.view).to.deep.equal(view);
      say({ ...step(), number: 51, actor: 1, action: stake('rouge') });
      await until(() => typesOfActions(events).includes('stake'), 'the next step is shown');
      await ready(board);
      field(board, 'rouge').click();
      expect(done).to.have.length(1);
    });

  it('names an invalid refusal', async () => {
    const { port, refuse } = puppet(0, step());
    const board = await farBoard([port]);
    await ready(board);
    const events = listen(board);
    refuse(undefined, null);
    refuse({ code: 'constructor', message: 'So.' }, null);
    await until(() => typesOf(events).includes('tv-refused'), 'the other error is reported');
    expect(messages(events)).to.deep.equal(['The refusal received for seat 0 has no code.']);
    await until(() => statusLine(board).includes('not possible now'), 'the player reads it');
  });

  it('names what is wrong with invalid ports, and uses the valid ones', async () => {
    const board = newBoard({ speed: 'instant' });
    const events = listen(board);
    place().append(board);
    await ready(board);
    const { port, asked: done } = puppet(0, step());
    for (const [ports, says] of [
      [port, 'ports must be a list of seat ports.'],
      [[undefined], 'ports: number 1 is not an object.'],
      [[{ ...port, seat: 'first' }], 'ports: number 1 has no seat: a number from 0, or “onlooker”.'],
      [[port, { ...port, listen: undefined }], 'ports: number 2 has no function “listen”.'],
    ] as const) {
      events.length = 0;
      board.ports = ports as never;
      await until(() => typesOf(events).includes('tv-error'), says);
      expect(messages(events)).to.deep.equal([says]);
    }
    await ready(board);
    field(board, 'rouge').click();
    expect(done).to.have.length(1);
  });

  it('names a dead connection, and tries again when the player does', async () => {
    const { port } = puppet(0, step());
    const dead = {
      ...port,
      act: () => {
        throw new Error('The line is dead.');
      },
      undo: () => undefined,
    };
    const board = await farBoard([dead]);
    await ready(board);
    const events = listen(board);
    field(board, 'rouge').click();
    field(board, 'rouge').click();
    expect(messages(events)).to.deep.equal(['The line is dead.', 'The line is dead.']);
    expect(asked(board)).to.equal(false);
  });

  it('hears of a fault on the way', async () => {
    const { board, to } = await atALine();
    const events = listen(board);
    to.guest.receive('Hello?');
    expect(messages(events)).to.deep.equal(['The message received is neither a step nor a refusal.']);
  });

  it('survives a port whose `listen` returns nothing, or that throws when it is left', async () => {
    const { port } = puppet(0, step());
    const leaves = (): never => {
      throw new Error('Nobody leaves.');
    };
    for (const listen of [() => undefined, () => leaves]) {
      const board = await farBoard([{ ...port, listen }]);
      await ready(board);
      board.ports = undefined;
      await until(() => board.log, 'the table has a croupier of its own');
      await ready(board);
      field(board, 'rouge').click();
      await until(() => board.view.punters[0]!.free[0]! > 0, 'it is played on');
    }
  });

  it('ignores what a port says after it was removed', async () => {
    const { port, listeners } = puppet(0, step());
    const board = await farBoard([port]);
    await ready(board);
    const [listener] = listeners;
    board.ports = undefined;
    await until(() => board.log, 'the table has a croupier of its own');
    await ready(board);
    const events = listen(board);
    listener!.onStep({ ...step(), number: 50, action: stake('rouge') });
    listener!.onRefused!({ code: 'not-now', message: 'No.' }, null);
    await beat();
    expect(typesOf(events)).to.deep.equal([]);
  });
});

const GAMES = [
  ['trente-quarante-board', trenteQuarante, { purses: [500, 500], decks: 1 }, () => punter('easy')],
  ['stud-table', stud, { purses: [200, 200, 200] }, () => studOpponent('easy')],
  ['einundvierzig-table', einundvierzig, { purses: [200, 200, 200] }, () => einundvierzigOpponent('easy')],
  ['faro-layout', faro, { variant: 'classic', purses: [200, 200, 200] }, () => faroPunter('easy')],
  ['faro-layout', faro, { variant: 'buch', purses: [200, 200, 200, 200] }, () => faroPunter('easy')],
] as const;

describe('every table', () => {
  for (const [tag, game, options, player] of GAMES)
    for (const viewer of [0, 'onlooker'] as const)
      inOneEngine.it(
        `<${tag}> accepts all valid steps of ${JSON.stringify(options)} over a connection, as ${viewer}`,
        async () => {
          const croupier = new Croupier<AnyGame>(game, {
            options,
            players: options.purses.map(() => async (view, legal, random) => {
              await beat();
              return (player() as Player<AnyAction, unknown>)(view, legal, random);
            }),
          });
          const to = lineTo(croupier.port(viewer));
          const table = newTable(tag, { speed: 'instant' });
          const events = listen(table);
          table.ports = [await to.guest.port] as never;
          place().append(table);
          await table.updateComplete;
          croupier.start();
          for (let hands = 1; hands <= 7; hands++)
            await until(
              () => typesOf(events).filter(type => type === 'tv-settle').length >= hands,
              `hand ${hands} is settled`,
            );
          croupier.stop();
          expect(messages(events)).to.deep.equal([]);
        },
      );

  it('plays with a croupier in a worker', async () => {
    const worker = new Worker(new URL('./croupier-in-a-worker.ts', import.meta.url), { type: 'module' });
    try {
      const guest = connectPort(message => worker.postMessage(message));
      worker.onmessage = ({ data }) => guest.receive(data);
      const board = await farBoard([await guest.port]);
      await ready(board);
      const events = listen(board);
      field(board, 'rouge').click();
      await until(
        () => board.legal.some(({ type }) => type === 'done') && board.view.punters[0]!.free[0]! > 0,
        'the stake is on the table',
      );
      act(board, 'prime').click();
      await until(() => board.view.hand === 2, 'the coup is dealt');
      expect(typesOfActions(events).slice(0, 2)).to.deep.equal(['stake', 'done']);
      expect(messages(events)).to.deep.equal([]);
    } finally {
      worker.terminate();
    }
  });
});
