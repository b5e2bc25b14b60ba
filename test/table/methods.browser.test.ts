import type { Action } from '../../src/trente-quarante/rules/table.js';
import {
  beat,
  DONE,
  doing,
  expect,
  statusLine,
  listen,
  newBoard,
  part,
  place,
  QUICK,
  ready,
  root,
  stake,
  table,
  told,
  typesOf,
  typesOfActions,
  until,
  type Board,
} from './at-the-table.js';

const NAME = 'test';
const KEY = `tapis-vert:${NAME}`;

/** The next coups of a table, as text. */
async function further(board: Board, coups = 6): Promise<string[]> {
  const dealt: string[] = [];
  for (let coup = 0; coup < coups; coup++) {
    await doing(board, DONE);
    dealt.push(JSON.stringify(board.view.coup));
  }
  return dealt;
}

/** Otherwise what a table has begun to store would be written in the middle of the next test. */
function keepNoMore(...boards: Board[]): void {
  for (const board of boards) board.autosave = undefined;
}

describe('the methods of a table', () => {
  afterEach(() => localStorage.removeItem(KEY));

  it('start() opens a new table', async () => {
    const board = await table();
    await doing(board, stake('rouge'), DONE, stake('noir'));
    board.start();
    await until(() => board.view.hand === 1 && board.view.punters[0]!.free[1] === 0, 'a new table is open');
    expect(board.view.accounts.purses).to.deep.equal([2000]);
    expect(board.log!.actions.map(({ action }) => action.type)).to.deep.equal(['shuffle']);
  });

  it('start() in the middle of a deal shows nothing of the old table', async () => {
    const board = await table({ speed: 'slow', decks: '1' });
    const events = listen(board);
    board.act(DONE as Action);
    await until(() => root(board).querySelector('.cards .card'), 'the first card is on the table');
    board.start();
    await ready(board);
    expect(board.view.hand).to.equal(1);
    expect(root(board).querySelector('.cards .card')).to.equal(null);
    expect(typesOf(events)).not.to.include('tv-settle');
  });

  it('undo() takes back the last stake, but no card', async () => {
    const board = await table();
    await doing(board, stake('rouge', 10), stake('noir', 5));
    const told = listen(board);
    board.undo();
    await ready(board);
    expect(board.view.punters[0]!.free).to.deep.equal([10, 0, 0, 0]);
    // a listener that shows the purse elsewhere on the page is told
    expect(typesOf(told)).to.deep.equal(['tv-action']);
    const { actor, action, view } = told[0]!.detail;
    expect([actor, action, view]).to.deep.equal([0, null, board.view]);
    await doing(board, DONE);
    const events = listen(board);
    const before = structuredClone(board.view);
    board.undo();
    await ready(board);
    expect(typesOf(events)).to.deep.equal(['tv-refused']);
    expect(board.view).to.deep.equal(before);
  });

  it('view is there before anything is drawn: the empty table, with its attributes', () => {
    const board = document.createElement('trente-quarante-board');
    board.setAttribute('max', '500');
    expect([board.view.options.max, board.view.phase, board.legal]).to.deep.equal([500, 'shoe', []]);
  });

  it('log describes the whole game, and replay() plays it', async () => {
    const board = await table();
    await doing(board, stake('rouge', 25), DONE, stake('noir', 10), DONE);
    const log = board.log!;
    expect(log.format).to.equal('tapis-vert');
    expect(log.game).to.equal('trente-quarante');
    const other = await table();
    await doing(other, stake('inverse', 5));
    const before = structuredClone(other.view);
    const events = listen(other);
    const seen: unknown[] = [];
    other.addEventListener('tv-settle', ({ detail }) => seen.push(detail.view.coup));
    await other.replay(log);
    await other.updateComplete;
    expect(typesOfActions(events)).to.deep.equal(log.actions.map(({ action }) => action.type));
    expect(seen).to.have.length(2);
    expect(
      events.filter(({ detail }) => 'replay' in detail).map(({ detail }) => detail.replay),
      'marked as a replay',
    ).to.satisfy((marks: readonly boolean[]) => marks.length > 5 && marks.every(Boolean));
    expect(seen[1]).to.deep.equal(board.view.coup);
    expect(other.view, 'the previous table is back').to.deep.equal(before);
    await doing(other, stake('inverse', 5));
    expect(events.at(-1)!.detail.replay, 'the table’s own').to.equal(false);
    expect(other.view.punters[0]!.free[3]).to.equal(10);
    await other.replay(JSON.stringify(log));
  });

  it('replay() of a table of three names each punter by seat at a table of one', async () => {
    const three = await table({ ...QUICK, players: 'you, Anna, Bea' });
    await doing(three, stake('rouge', 5), DONE, stake('noir', 10), DONE, stake('noir', 15), DONE);
    const one = await table({ ...QUICK, speed: 'fast' }, 'de');
    const said = new Set<string>();
    for (const name of ['tv-action', 'tv-settle'] as const)
      one.addEventListener(name, () => told(one).forEach(text => said.add(text)));
    await one.replay(three.log);
    const all = [...said].join('\n');
    expect(all).to.contain('Platz 2: ').and.to.contain('Platz 3: ');
    expect(all).not.to.match(/^Sie: /m);
  });

  it('replay() in the middle of a deal waits for its end', async () => {
    const board = await table();
    await doing(board, stake('rouge'), DONE);
    const log = board.log!;
    const busy = await table({ ...QUICK, speed: 'slow' });
    const events = listen(busy);
    busy.act(DONE as Action);
    await until(() => root(busy).querySelector('.cards .card'), 'the first card is on the table');
    busy.speed = 'instant';
    await busy.replay(log);
    await ready(busy);
    expect(typesOfActions(events)).to.deep.equal([
      'done',
      'coup',
      'nextHand',
      'shuffle',
      'stake',
      'done',
      'coup',
      'nextHand',
    ]);
    expect(busy.view.hand).to.equal(2);
  });

  it('replay() rejects an invalid log with the reason, and the table is unharmed', async () => {
    const board = await table();
    await doing(board, stake('rouge', 10), DONE, stake('noir', 10));
    const log = board.log!;
    const before = structuredClone(board.view);
    const events = listen(board);
    const coup = log.actions.findIndex(({ action }) => action.type === 'coup');
    for (const [bad, reason] of [
      [undefined, 'A log is an object'],
      [null, 'A log is an object'],
      [7, 'A log is an object'],
      [[], 'A log is an object'],
      ['{', 'not JSON'],
      [{}, 'format'],
      [{ ...log, format: 'pgn' }, 'pgn'],
      [{ ...log, game: 'faro' }, 'faro'],
      [{ ...log, version: 99 }, '99'],
      [{ ...log, options: { decks: 99 } }, 'decks'],
      [{ ...log, options: { wheels: 2 } }, 'wheels'],
      [{ ...log, actions: undefined }, 'list of actions'],
      [{ ...log, actions: [null] }, 'action 1'],
      [{ ...log, actions: [{ actor: 'me', action: DONE }] }, 'me'],
      [{ ...log, actions: log.actions.slice(1) }, 'action 1'],
      [{ ...log, actions: log.actions.toSpliced(coup, 1) }, `action ${coup + 1}`],
      [
        {
          ...log,
          actions: log.actions.with(coup, { actor: 'croupier', action: { type: 'coup', noir: ['As'], rouge: ['As'] } }),
        },
        `action ${coup + 1}`,
      ],
    ] as const) {
      const seen = events.length;
      let told: unknown;
      await board.replay(bad).catch((error: unknown) => (told = error));
      expect(told, String(reason)).to.be.instanceOf(Error);
      expect((told as Error).message).to.contain(reason);
      expect(typesOf(events.slice(seen))).to.deep.equal(['tv-error']);
      expect(events.at(-1)!.detail.message).to.equal((told as Error).message);
      expect(board.view).to.deep.equal(before);
    }
    await doing(board, DONE);
    expect(board.view.hand).to.equal(3);
  });

  it('save() and restore() in the middle of a shoe give the same cards to come, even after the next shuffle', async () => {
    const board = await table({ ...QUICK, seed: 'kept' });
    await doing(board, stake('rouge', 25), DONE, stake('noir', 10));
    const saved = await board.save();
    const { view } = board;
    const other = await table({ speed: 'instant' });
    expect(await other.restore(saved)).to.equal(true);
    await ready(other);
    expect(other.view).to.deep.equal(view);
    const again = await table({ speed: 'instant', seed: 'another' });
    expect(await again.restore(await other.save())).to.equal(true);
    const dealt = await further(board);
    expect(await further(other)).to.deep.equal(dealt);
    expect(await further(again), 'saved by a restored table').to.deep.equal(dealt);
  });

  it('a saved table does not show its cards at a glance', async () => {
    const board = await table();
    const saved = await board.save();
    expect(saved).not.to.match(/order|burnt|[2-9TJQKA][cdhs]"/);
  });

  it('restore() of garbage returns false with the reason, and the present table goes on', async () => {
    const board = await table();
    await doing(board, stake('rouge', 10), DONE, stake('noir', 10));
    const before = structuredClone(board.view);
    const good = JSON.parse(atob(await board.save())) as Record<string, unknown>;
    const pack = (value: unknown): string => btoa(JSON.stringify(value));
    const events = listen(board);
    for (const bad of [
      '',
      'garbage',
      '%%%',
      btoa('garbage'),
      pack(null),
      pack(7),
      pack([]),
      pack({}),
      pack({ ...good, log: undefined }),
      pack({ ...good, log: { ...(good.log as object), game: 'faro' } }),
      pack({ ...good, order: undefined }),
      pack({ ...good, order: 'As' }),
      pack({ ...good, order: [1, 2, 3] }),
      pack({ ...good, order: ['??', 'As'] }),
      undefined as unknown as string,
      {} as unknown as string,
    ]) {
      const seen = events.length;
      expect(await board.restore(bad), String(bad)).to.equal(false);
      expect(typesOf(events.slice(seen))).to.deep.equal(['tv-error']);
      expect(events.at(-1)!.detail.message).to.be.a('string').and.not.to.equal('');
      expect(board.view).to.deep.equal(before);
    }
    await doing(board, DONE);
    expect(board.view.hand).to.equal(3);
  });

  it('restore() refuses a table for more people than are here', async () => {
    const two = await table({ ...QUICK, players: 'Anna,Bruno' });
    const saved = await two.save();
    const board = await table();
    const events = listen(board);
    expect(await board.restore(saved)).to.equal(false);
    expect(events.at(-1)!.detail.message).to.contain('2').and.to.contain('1');
    await doing(board, stake('rouge'), DONE);
    expect(board.view.hand).to.equal(2);
  });

  it('autosave stores a table for a new element', async () => {
    const board = await table({ ...QUICK, autosave: NAME });
    await doing(board, stake('rouge', 25), DONE, stake('noir', 10));
    const { view } = board;
    await until(() => localStorage.getItem(KEY), 'the table is stored');
    board.remove();
    const other = newBoard({ speed: 'instant', autosave: NAME });
    place().append(other);
    await until(() => other.view?.hand === 2, 'the table is back');
    await ready(other);
    expect(other.view).to.deep.equal(view);
    expect(statusLine(other)).to.contain('Faites vos jeux');
    keepNoMore(board, other);
  });

  it('autosave stores the last stake when the page may be about to close', async () => {
    const board = await table({ ...QUICK, autosave: NAME });
    await until(() => localStorage.getItem(KEY), 'the table is stored');
    await doing(board, stake('rouge', 25));
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(KEY)).to.equal(await board.save());
    keepNoMore(board);
  });

  it('autosave under the name of an open table is reported, and stores nothing', async () => {
    const board = await table({ ...QUICK, autosave: NAME });
    await doing(board, stake('rouge', 25), DONE);
    await until(() => localStorage.getItem(KEY), 'the table is stored');
    const other = newBoard({ ...QUICK, seed: 'another', autosave: NAME });
    const events = listen(other);
    place().append(other);
    await ready(other);
    expect(typesOf(events)).to.deep.equal(['tv-error']);
    expect(events[0]!.detail.message).to.contain('another table of this name is open, on this page or on another');
    expect(statusLine(other), 'the player is told').to.contain('This table isn’t saved');
    expect(other.view.hand).to.equal(1);
    await doing(other, DONE, DONE, DONE);
    other.remove();
    board.remove();
    const next = newBoard({ speed: 'instant', autosave: NAME });
    place().append(next);
    await ready(next);
    expect(next.view.hand, 'the table of the first').to.equal(2);
    keepNoMore(next);
  });

  it('autosave gives way to an attribute with another value, not to one with the same', async () => {
    const AS_KEPT = { speed: 'instant', decks: '1', seed: 'deal 17', min: '10', autosave: NAME };
    const board = await table(AS_KEPT);
    await doing(board, stake('rouge', 10), DONE);
    const kept = await board.save();
    // the average result of the stakes is calculated meanwhile
    const logIn = (text: string | null): string =>
      JSON.stringify(text && (JSON.parse(atob(text)) as { readonly log: unknown }).log);
    await until(() => logIn(localStorage.getItem(KEY)) === logIn(kept), 'the table is stored');
    board.remove();
    for (const [changes, hand] of [
      [{}, 2],
      [{ min: '50', max: '500' }, 1],
      [{ decks: '2' }, 1],
      [{ seed: 'another' }, 1],
      [{ purse: '700' }, 1],
    ] as const) {
      localStorage.setItem(KEY, kept);
      const other = newBoard({ ...AS_KEPT, ...changes });
      const events = listen(other);
      place().append(other);
      await ready(other);
      expect(other.view.hand, JSON.stringify(changes)).to.equal(hand);
      expect(other.view.options.min).to.equal('min' in changes ? 50 : 10);
      expect(typesOf(events).includes('tv-error'), 'the page is told').to.equal(hand === 1);
      const own = await other.save();
      await until(() => localStorage.getItem(KEY) === own, 'the new table is stored in its place');
      keepNoMore(other);
    }
    keepNoMore(board);
  });

  it('autosave leaves alone what the page stores under the same name', async () => {
    localStorage.setItem(NAME, 'of the page');
    const board = await table({ ...QUICK, autosave: NAME });
    await doing(board, stake('rouge'));
    await until(() => localStorage.getItem(KEY), 'the table is stored');
    expect(localStorage.getItem(NAME)).to.equal('of the page');
    localStorage.removeItem(NAME);
  });

  it('autosave copes with unreadable data, and with a store that refuses', async () => {
    localStorage.setItem(KEY, 'garbage');
    const board = newBoard({ ...QUICK, autosave: NAME });
    const events = listen(board);
    place().append(board);
    await ready(board);
    expect(typesOf(events)).to.deep.equal(['tv-error']);
    keepNoMore(board);
    const { setItem, getItem } = Storage.prototype;
    const refuse = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    try {
      Storage.prototype.setItem = refuse;
      Storage.prototype.getItem = refuse;
      const other = newBoard({ ...QUICK, autosave: NAME });
      const told = listen(other);
      place().append(other);
      await ready(other);
      await doing(other, stake('rouge'), DONE);
      await until(() => typesOf(told).includes('tv-error'), 'the page is told');
      expect(other.view.hand).to.equal(2);
      keepNoMore(board, other);
    } finally {
      Object.assign(Storage.prototype, { setItem, getItem });
    }
  });

  it('nothing is stored without autosave', async () => {
    localStorage.clear();
    sessionStorage.clear();
    const { cookie } = document;
    const board = await table();
    await doing(board, stake('rouge'), DONE);
    await beat();
    board.remove();
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).to.deep.equal([]);
    expect(document.cookie).to.equal(cookie);
  });

  it('a new table from the menu removes the stored one', async () => {
    const board = await table({ ...QUICK, autosave: NAME });
    await doing(board, stake('rouge'), DONE);
    part(board, '[data-value=menu]').click();
    await board.updateComplete;
    part(board, '[data-do=new-table]').click();
    await board.updateComplete;
    part(board, '[data-do=new-table]').click();
    await until(() => board.view.hand === 1, 'a new table is open');
    expect(board.view.accounts.purses).to.deep.equal([2000]);
    keepNoMore(board);
  });
});
