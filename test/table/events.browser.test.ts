import type { Offer } from '../../src/game/contract.js';
import type { TvSettleEvent } from '../../src/table/look/events.js';
import type { trenteQuarante } from '../../src/trente-quarante/rules/rules.js';
import type { Action } from '../../src/trente-quarante/rules/table.js';
import {
  act,
  beat,
  boardAt,
  croupierWith,
  DONE,
  doing,
  EVENTS,
  expect,
  field,
  listen,
  NOIR_INVERSE,
  place,
  press,
  QUICK,
  newBoard,
  ready,
  REFAIT,
  stake,
  statusLine,
  table,
  textOf,
  typesOf,
  until,
} from './at-the-table.js';

/** Values that are not actions, and actions that this game does not have. */
const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  0,
  NaN,
  'done',
  Symbol('done'),
  10n,
  true,
  [],
  [DONE],
  {},
  () => DONE,
  new Date(0),
  new Map([['type', 'done']]),
  { type: null },
  { type: 5 },
  { type: {} },
  { type: { toString: 1, valueOf: 1 } },
  { type: Object.create(null) as object },
  { type: ['done'] },
  { type: 'toString' },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: 'DONE' },
  { type: 'done', more: 1 },
  { type: 'stake' },
  { type: 'stake', chance: 'rouge' },
  { type: 'stake', chance: 'rouge', amount: '5' },
  { type: 'stake', chance: 'rouge', amount: -5 },
  { type: 'stake', chance: 'rouge', amount: 0 },
  { type: 'stake', chance: 'rouge', amount: 5.5 },
  { type: 'stake', chance: 'rouge', amount: NaN },
  { type: 'stake', chance: 'rouge', amount: Infinity },
  { type: 'stake', chance: 'rouge', amount: 2 ** 60 },
  { type: 'stake', chance: 'zero', amount: 5 },
  { type: 'stake', chance: { toString: () => 'rouge' }, amount: 5 },
  { type: 'stake', chance: 'rouge', amount: { valueOf: () => 5 } },
  { type: 'takeBack', chance: 'rouge', amount: 5 },
  { type: 'choose', chance: 'rouge', choice: 'half' },
  { type: 'choose', chance: 'rouge', choice: 'all' },
  { type: 'insure', chance: 'noir' },
  { type: 'surrender', chance: 'rouge', level: 1 },
  { type: 'move', chance: 'rouge', level: 1, to: 'noir' },
  { type: 'move', chance: 'rouge', level: -1, to: 'noir' },
  { type: 'reopen' },
  { type: 'rebet' },
  { type: 'buyIn', amount: 1 },
  { type: 'sit', amount: 100 },
  { type: 'shuffle', burnt: [], left: 312 },
  { type: 'coup', noir: [], rouge: [] },
  { type: 'coup', noir: ['As'], rouge: ['As'] },
  { type: 'nextHand' },
];

describe('the events of a table', () => {
  it('come in order, describe what happened, bubble and cross shadow roots', async () => {
    const here = place();
    const outer = document.createElement('div');
    here.append(outer);
    const events = listen(here);
    const board = newBoard();
    outer.attachShadow({ mode: 'open' }).append(board);
    await ready(board);
    field(board, 'rouge').click();
    await ready(board);
    act(board, 'prime').click();
    await until(() => board.view.hand === 2, 'the coup is dealt');
    await ready(board);
    expect(typesOf(events)).to.deep.equal([
      'tv-intent',
      'tv-action',
      'tv-intent',
      'tv-action',
      'tv-action',
      'tv-deal',
      'tv-settle',
      'tv-action',
    ]);
    for (const event of events) {
      expect(event.bubbles && event.composed).to.equal(true);
      expect(event.cancelable).to.equal(event.type === 'tv-intent');
      expect(event).to.be.instanceOf(CustomEvent);
    }
    const [intent, staked, , done, coup, deal, settle, next] = events.map(({ detail }) => detail);
    expect(intent!.action).to.deep.equal({ type: 'stake', chance: 'rouge', amount: 25 });
    const offers = intent!.legal as readonly Offer<Action>[];
    expect(offers.find(({ type }) => type === 'stake')).to.deep.equal({
      type: 'stake',
      chance: 'rouge',
      amount: { min: 5, max: 2000, step: 5 },
    });
    expect((intent!.view as typeof board.view).punters[0]!.free).to.deep.equal([0, 0, 0, 0]);
    expect(staked!.actor).to.equal(0);
    expect(staked!.action).to.deep.equal(intent!.action);
    expect(staked!.events).to.deep.equal([{ type: 'staked', seat: 0, chance: 'rouge', amount: 25 }]);
    expect((staked!.view as typeof board.view).punters[0]!.free).to.deep.equal([25, 0, 0, 0]);
    expect(done!.action).to.deep.equal(DONE);
    expect(coup!.actor).to.equal('croupier');
    expect(deal).to.equal(coup);
    expect(settle!.view).to.equal(coup!.view);
    expect(settle!.events).to.equal(coup!.events);
    const types = (coup!.events as readonly { readonly type: string }[]).map(({ type }) => type);
    expect(types[0]).to.equal('noMoreBets');
    expect(types.filter(type => type === 'row')).to.have.length(2);
    expect(types.slice(-3)).to.deep.equal(['result', 'entry', 'settled']);
    expect(next!.action).to.deep.equal({ type: 'nextHand' });
  });

  it('report the settlement once per coup, after a refait only when all have chosen', async () => {
    const board = await boardAt(croupierWith(`${REFAIT} 2c 3c 4c`));
    await ready(board);
    const events = listen(board);
    await doing(board, stake('rouge', 10), DONE);
    expect(typesOf(events)).to.deep.equal(['tv-action', 'tv-action', 'tv-action', 'tv-deal']);
    await doing(board, { type: 'choose', chance: 'rouge', choice: 'half' } as never, DONE);
    const settles = events.filter(({ type }) => type === 'tv-settle');
    expect(settles).to.have.length(1);
    expect(settles[0]!.detail.action).to.deep.equal(DONE);
    expect((settles[0]!.detail.view as typeof board.view).punters[0]!.entries[0]!.outcome).to.equal('halved');
  });

  it('come as tv-settle once the settled coup is shown', async () => {
    const board = await table();
    await doing(board, stake('rouge'));
    let shown: unknown;
    board.addEventListener('tv-settle', ({ detail }) => (shown = board.view === detail.view));
    await doing(board, DONE);
    expect(shown).to.equal(true);
  });

  it('give in tv-settle the player’s result of the coup: net, reason, and the outcome of each stake', async () => {
    const board = await boardAt(croupierWith(NOIR_INVERSE), [0], { speed: 'instant' });
    await ready(board);
    let came: unknown;
    board.addEventListener('tv-settle', ({ detail: { outcome } }) => {
      const { net, cause, entries } = outcome;
      came = { net, cause, stakes: entries.map(({ chance }) => chance) };
    });
    await doing(board, stake('rouge', 10), stake('inverse', 5), DONE);
    expect(came).to.deep.equal({ net: -5, cause: 'lost', stakes: ['rouge', 'inverse'] });
  });

  it('let the page prevent what the player is about to do', async () => {
    const board = await table();
    const events = listen(board);
    const forbid = (event: Event): void => event.preventDefault();
    board.parentElement!.addEventListener('tv-intent', forbid);
    const before = structuredClone(board.view);
    field(board, 'rouge').click();
    field(board, 'rouge').focus();
    await press(board, 'n', 'g');
    await ready(board);
    expect(typesOf(events)).to.deep.equal(['tv-intent', 'tv-intent', 'tv-intent']);
    expect(board.view).to.deep.equal(before);
    board.parentElement!.removeEventListener('tv-intent', forbid);
    await press(board, 'n');
    expect(board.view.punters[0]!.free).to.deep.equal([0, 25, 0, 0]);
  });

  it('let the page do something else instead', async () => {
    const board = await table();
    board.addEventListener('tv-intent', event => {
      event.preventDefault();
      board.act(stake('noir', 50) as Action);
    });
    field(board, 'rouge').click();
    await ready(board);
    expect(board.view.punters[0]!.free).to.deep.equal([0, 50, 0, 0]);
  });

  it('report each choice of a key that chooses for all, and let each be prevented', async () => {
    const board = await boardAt(croupierWith(`${REFAIT} 2c 3c`));
    await ready(board);
    await doing(board, stake('rouge', 10), stake('noir', 10), DONE);
    board.addEventListener('tv-intent', event => {
      const { action } = event.detail as { action: Action };
      if (action.type === 'choose' && action.chance === 'rouge') event.preventDefault();
    });
    const events = listen(board);
    act(board, 'choose-all').click();
    await ready(board);
    expect(events.filter(({ type }) => type === 'tv-intent')).to.have.length(2);
    expect(board.view.punters[0]!.choices).to.deep.equal([null, 'half', null, null]);
  });

  it('fire no intent for an action from code', async () => {
    const board = await table();
    const events = listen(board);
    await doing(board, stake('rouge'), DONE);
    board.undo();
    await ready(board);
    expect(typesOf(events)).not.to.include('tv-intent');
  });

  it('let code act in answer to an event', async () => {
    const board = await table();
    let coups = 0;
    board.addEventListener('tv-settle', () => {
      if (++coups < 3) board.act(DONE as Action);
    });
    board.act(DONE as Action);
    await until(() => coups === 3, 'three coups are played');
    await ready(board);
    expect(board.view.hand).to.equal(4);
  });

  it('report the end once when the purse is empty, and go on with a new purse', async () => {
    const board = await boardAt(croupierWith(`${NOIR_INVERSE} 2d 3c 4c`, 1, { purses: [10], min: 5 }), [0]);
    await ready(board);
    const events = listen(board);
    await doing(board, stake('rouge', 10), DONE);
    expect(typesOf(events).slice(-3)).to.deep.equal(['tv-settle', 'tv-action', 'tv-over']);
    const over = events.at(-1)!;
    expect((over.detail.view as typeof board.view).turn.kind).to.equal('over');
    await board.updateComplete;
    expect(textOf(act(board, 'buy-in'))).to.contain('Buy chips');
    act(board, 'buy-in').click();
    await until(() => board.view.accounts.purses[0] === 10, 'the purse is new');
    expect(typesOf(events).filter(type => type === 'tv-over')).to.have.length(1);
  });

  it('do not report an end while a computer player buys chips and play goes on', async () => {
    const board = newBoard({ speed: 'instant', decks: '1', seed: 'anna', players: 'Anna:easy', purse: '5', min: '5' });
    const events = listen(board);
    place().append(board);
    const bought = () =>
      events.some(
        ({ type, detail }) => type === 'tv-action' && (detail.action as { type: string } | undefined)?.type === 'buyIn',
      );
    await until(bought, 'Anna has lost her chips and bought new ones');
    expect(typesOf(events)).not.to.include('tv-over');
  });

  it('refuse any illegal action with a reason, and leave the table unharmed', async () => {
    const board = await table();
    const events = listen(board);
    const before = structuredClone(board.view);
    const log = JSON.stringify(board.log);
    for (const garbage of GARBAGE) {
      const seen = events.length;
      board.act(garbage as Action);
      expect(
        typesOf(events.slice(seen)),
        String(JSON.stringify(garbage, (_, v: unknown) => (typeof v === 'bigint' ? `${v}` : v))),
      ).to.deep.equal(['tv-refused']);
      const { detail } = events.at(-1)!;
      expect(Object.is(detail.action, garbage)).to.equal(true);
      expect(detail.code).to.be.a('string');
      expect(detail.message).to.be.a('string').and.not.to.equal('');
    }
    await ready(board);
    expect(board.view).to.deep.equal(before);
    expect(JSON.stringify(board.log)).to.equal(log);
    await doing(board, stake('rouge'), DONE);
    expect(board.view.hand).to.equal(2);
  });

  it('give the reason: over the purse, over the maximum, off the step, out of turn', async () => {
    const board = await table({ ...QUICK, purse: '100', max: '50' });
    const events = listen(board);
    const refused = (action: unknown): unknown => {
      board.act(action as Action);
      return events.at(-1)!.detail.code;
    };
    expect(refused(stake('rouge', 55))).to.equal('over-the-maximum');
    expect(refused(stake('rouge', 7))).to.equal('off-the-step');
    await doing(board, stake('rouge', 50), stake('noir', 40));
    expect(refused(stake('inverse', 20))).to.equal('over-the-purse');
    await ready(board);
    expect(statusLine(board)).to.contain('You do not have that many chips.');
    expect(refused({ type: 'uninsure', chance: 'rouge' })).to.equal('nothing-there');
    expect(refused({ type: 'move', chance: 'rouge', level: 1, to: 'noir' })).to.equal('not-in-these-rules');
    expect(refused({ type: 'nextHand' })).to.equal('not-your-turn');
    const before = structuredClone(board.view);
    field(board, 'rouge').focus();
    await press(board, '5', 'r');
    expect(board.view).to.deep.equal(before);
  });

  it('refuse a player who is not asked at a table for two', async () => {
    const croupier = croupierWith(`${NOIR_INVERSE} 2d 3c`, 2);
    const board = await boardAt(croupier, [0]);
    await ready(board);
    await doing(board, DONE);
    const events = listen(board);
    board.act(stake('rouge') as Action);
    expect(events.at(-1)!.detail.code).to.equal('not-your-turn');
    board.act({ type: 'reopen' });
    await ready(board);
    await doing(board, stake('rouge'));
    expect(board.view.punters[0]!.free[0]).to.equal(5);
  });

  it('keep their record of an action that is changed afterwards', async () => {
    const board = await table();
    const action = { type: 'stake', chance: 'rouge', amount: 10 };
    board.act(action as never);
    await ready(board);
    action.amount = 1_000_000;
    expect(board.log!.actions.at(-1)!.action).to.deep.equal(stake('rouge', 10));
    let asked = 0;
    board.act({
      type: 'stake',
      chance: 'noir',
      get amount() {
        return asked++ > 0 ? 1_000_000 : 10;
      },
    });
    await beat();
    await ready(board);
    expect(board.view.accounts.purses[0]).to.be.at.most(1990);
    expect(board.view.punters[0]!.free[1]).to.be.at.most(10);
  });

  it('give a listener that knows no game what every table has, until it is removed', async () => {
    const board = await table();
    const purses: (number | undefined)[] = [];
    // typed for any table, as a page gets them from the package's entry
    const anyTable = ({ detail }: TvSettleEvent): void => void purses.push(detail.view.accounts.purses[0]);
    board.addEventListener('tv-settle', anyTable);
    const own = ({ detail }: TvSettleEvent<typeof trenteQuarante>): void =>
      void purses.push(detail.view.punters.length);
    board.addEventListener('tv-settle', own);
    document.addEventListener('tv-settle', anyTable);
    await doing(board, DONE);
    expect(purses).to.deep.equal([2000, 1, 2000]);
    board.removeEventListener('tv-settle', anyTable);
    board.removeEventListener('tv-settle', own);
    document.removeEventListener('tv-settle', anyTable);
    await doing(board, DONE);
    expect(purses.length).to.equal(3);
  });

  it('have names that begin with tv-', async () => {
    const board = await table();
    const strange: string[] = [];
    const names: readonly string[] = [...EVENTS, 'tv-turn'];
    const { dispatchEvent } = EventTarget.prototype;
    board.dispatchEvent = function (this: EventTarget, event: Event) {
      if (!names.includes(event.type)) strange.push(event.type);
      return dispatchEvent.call(this, event);
    };
    field(board, 'rouge').click();
    await ready(board);
    await doing(board, DONE, { type: 'nothing' });
    expect(strange).to.deep.equal([]);
  });
});
