import { Croupier } from '../../src/game/croupier.js';
import { shuffledSource } from '../../src/cards/source.js';
import { seededRandom } from '../../src/cards/seeded.js';
import { trenteQuarante } from '../../src/trente-quarante/rules/rules.js';
import type { Action } from '../../src/trente-quarante/rules/table.js';
import {
  act,
  beat,
  boardAt,
  croupierWith,
  doing,
  DONE,
  dump,
  expect,
  field,
  focused,
  heard,
  statusLine,
  listen,
  newBoard,
  NOIR_INVERSE,
  part,
  place,
  press,
  QUICK,
  ready,
  root,
  stake,
  table,
  typesOf,
  typesOfActions,
  until,
} from './at-the-table.js';

const ORDER = `${NOIR_INVERSE} 2d 3c 4c`;
/** Cards that are burnt after the shuffle in the tests of hidden cards. */
const BURNT = ['7c', '8d', '9h', '6s', '5c'];

describe('a table at the ports of a croupier elsewhere', () => {
  it('plays for its seat, and knows only that', async () => {
    const croupier = croupierWith(ORDER, 2);
    const board = await boardAt(croupier, [1]);
    await ready(board);
    expect(board.view.seat).to.equal(1);
    expect(board.log).to.equal(undefined);
    expect(await board.save()).to.equal('');
    const events = listen(board);
    field(board, 'rouge').click();
    await ready(board);
    expect(croupier.state.punters[1]!.free).to.deep.equal([25, 0, 0, 0]);
    croupier.act(0, stake('noir', 10));
    croupier.act(0, DONE);
    await ready(board);
    expect(part(board, '.field.noir .others').innerText).to.contain('10');
    act(board, 'prime').click();
    await until(() => board.view.hand === 2, 'the coup is dealt');
    expect(typesOfActions(events)).to.deep.equal(['stake', 'stake', 'done', 'done', 'coup', 'nextHand']);
    for (const { detail } of events) if (detail.view) expect((detail.view as typeof board.view).seat).to.equal(1);
  });

  it('plays on when a framework passes it the same port in a new list', async () => {
    const croupier = croupierWith(ORDER);
    const port = croupier.port(0);
    const board = newBoard({ speed: 'slow' });
    board.ports = [port];
    place().append(board);
    await ready(board);
    const events = listen(board);
    board.act(stake('rouge', 10) as Action);
    board.act(DONE as Action);
    await until(() => root(board).querySelector('.cards .card'), 'the first card is on the table');
    board.ports = [port];
    await board.updateComplete;
    expect(root(board).querySelectorAll('.cards .card'), 'the deal goes on').not.to.have.length(0);
    board.speed = 'instant';
    await until(() => board.view.hand === 2, 'the coup is shown');
    expect(typesOfActions(events)).to.deep.equal(['stake', 'done', 'coup', 'nextHand']);
  });

  it('lets two elements play with one croupier', async () => {
    const croupier = croupierWith(ORDER, 2);
    const first = await boardAt(croupier, [0]);
    const second = await boardAt(croupier, [1]);
    await ready(first);
    await ready(second);
    await doing(first, stake('rouge', 10), DONE);
    await until(() => second.view.punters[0]!.done, 'the second sees it');
    await doing(second, stake('noir', 20), DONE);
    await until(() => first.view.hand === 2 && second.view.hand === 2, 'both see the coup');
    expect(first.view.coup).to.deep.equal(second.view.coup);
    expect(first.view.seat).to.equal(0);
    expect(second.view.seat).to.equal(1);
  });

  it('leaves a result on the table until somebody at this screen bets', async () => {
    const croupier = croupierWith(ORDER, 2);
    const board = await boardAt(croupier, [0]);
    await ready(board);
    croupier.act(1, DONE);
    await doing(board, stake('noir', 10), DONE);
    const shown = (): number => root(board).querySelectorAll('.cards .card:not(.dim)').length;
    expect(shown()).to.equal(8);
    croupier.act(1, stake('rouge', 10));
    await ready(board);
    expect(part(board, '.field.rouge .others').innerText).to.contain('10');
    expect(shown(), 'the other player’s bet dims the result').to.equal(8);
    await doing(board, stake('noir', 10));
    expect(shown()).to.equal(0);
    expect(root(board).querySelectorAll('.cards .card.dim')).to.have.length(8);
  });

  it('gives the screen to the player who is asked among several ports', async () => {
    const board = await boardAt(croupierWith(ORDER, 2), [0, 1], { speed: 'instant', players: 'Anna,Bruno' });
    await ready(board);
    await doing(board, stake('rouge'), DONE);
    expect(board.view.seat).to.equal(1);
    expect(part(board, '.bar .purse').innerText).to.contain('Bruno');
  });

  it('shows an onlooker everything, and lets them do nothing', async () => {
    const croupier = croupierWith(ORDER, 1);
    const board = await boardAt(croupier, ['onlooker']);
    expect(board.legal).to.deep.equal([]);
    expect(root(board).querySelectorAll('.bar :is(button, [role=radio])')).to.have.length(0);
    const events = listen(board);
    field(board, 'rouge').click();
    board.act(stake('rouge') as Action);
    await beat();
    expect(typesOf(events)).to.deep.equal(['tv-refused']);
    croupier.act(0, stake('noir', 10));
    croupier.act(0, DONE);
    await until(() => board.view.hand === 2, 'he sees the coup');
    expect(root(board).querySelectorAll('.cards .card')).to.have.length(8);
  });

  it('works without ports, and takes ports later or gives them back', async () => {
    const board = await boardAt(croupierWith(ORDER), []);
    expect(board.legal).to.deep.equal([]);
    field(board, 'rouge').click();
    await beat();
    const croupier = croupierWith(ORDER);
    board.ports = [croupier.port(0)];
    await ready(board);
    await doing(board, stake('rouge'));
    expect(croupier.state.punters[0]!.free[0]).to.equal(5);
    board.ports = undefined;
    await until(() => board.log, 'the table has a croupier of its own');
    await ready(board);
    await doing(board, stake('noir'));
    expect(croupier.state.punters[0]!.free[1]).to.equal(0);
  });

  it('hears nothing after it is removed from the page, and shows the present table when it is back', async () => {
    const croupier = croupierWith(ORDER);
    let listening = 0;
    const port = croupier.port(0);
    const counted: typeof port = {
      seat: port.seat,
      get step() {
        return port.step;
      },
      act: action => port.act(action),
      undo: () => port.undo(),
      listen(listener) {
        listening++;
        const end = port.listen(listener);
        return () => {
          listening--;
          end();
        };
      },
    };
    const board = newBoard({ speed: 'instant' });
    board.ports = [counted];
    const here = place();
    here.append(board);
    await ready(board);
    expect(listening).to.equal(1);
    const events = listen(board);
    board.remove();
    expect(listening).to.equal(0);
    croupier.act(0, stake('noir', 10));
    await beat();
    expect(events).to.deep.equal([]);
    here.append(board);
    await ready(board);
    expect(listening).to.equal(1);
    expect(board.view.punters[0]!.free).to.deep.equal([0, 10, 0, 0]);
    await doing(board, DONE);
    expect(board.view.hand).to.equal(2);
    board.remove();
    expect(listening).to.equal(0);
  });
});

describe('a table that is moved in the page', () => {
  it('keeps its game', async () => {
    const board = await table();
    await doing(board, stake('rouge', 25), DONE, stake('noir', 10));
    const before = structuredClone(board.view);
    place().append(board);
    await ready(board);
    expect(board.view).to.deep.equal(before);
    board.remove();
    await beat();
    place('de').append(board);
    await ready(board);
    expect(board.view).to.deep.equal(before);
    expect(act(board, 'prime').innerText).to.contain('Austeilen');
    field(board, 'rouge').focus();
    await press(board, 'r');
    expect(focused(board)?.dataset.value).to.equal('rouge');
    await doing(board, DONE);
    expect(board.view.hand).to.equal(3);
  });

  it('plays a coup to its end that was being dealt', async () => {
    const board = await table({ ...QUICK, speed: 'slow' });
    const events = listen(board);
    board.act(DONE as Action);
    await until(() => root(board).querySelector('.cards .card'), 'the first card is on the table');
    place().append(board);
    part(board, '.say').click();
    await until(() => board.view.hand === 2, 'the coup is over');
    expect(typesOfActions(events)).to.deep.equal(['done', 'coup', 'nextHand']);
    expect(typesOfActions(events, 'tv-settle')).to.have.length(1);
  });

  it('lets its computer players go on', async () => {
    const board = await table({ ...QUICK, players: 'you, Anna:easy' });
    board.remove();
    await beat();
    place().append(board);
    await doing(board, DONE);
    await until(() => board.view.hand === 2, 'Anna has staked');
  });
});

describe('hidden cards at a table', () => {
  /** A croupier whose burnt cards are known and come in no coup of the test. */
  const hiding = (): Croupier<typeof trenteQuarante> => {
    const order = [...BURNT, ...ORDER.split(' '), ...'Kc Kd Kh Ks Jc Jd Jh Js'.split(' ')];
    const cards = order as ReturnType<typeof trenteQuarante.pack>;
    let next = 0;
    const croupier = new Croupier(trenteQuarante, {
      options: { decks: 1, burn: BURNT.length },
      source: () => ({
        get left() {
          return cards.length - next;
        },
        draw: count => cards.slice(next, (next += count)),
        mixIn: () => undefined,
        shuffle: () => undefined,
        lot: () => 0,
      }),
    });
    return croupier;
  };

  it('are in no event, view, offer, or part of the document: neither burnt cards nor those to come', async () => {
    const croupier = hiding();
    const board = newBoard({ speed: 'instant' });
    board.ports = [croupier.port(0)];
    const here = place();
    const events = listen(here);
    here.append(board);
    await board.updateComplete;
    croupier.start();
    await ready(board);
    part(board, '[data-value=odds]').click();
    await until(() => root(board).querySelector('.panel'), 'the odds are there');
    await doing(board, stake('rouge', 10), DONE);
    expect(typesOfActions(events)).to.include('shuffle');
    const hidden = [...BURNT, 'Kc', 'Kd', 'Kh', 'Ks', 'Jc', 'Jd', 'Jh', 'Js'];
    expect(croupier.state.shoe.burnt).to.deep.equal(BURNT);
    const known = JSON.stringify([board.view, board.legal, events.map(({ detail }) => detail)]);
    expect(known).to.contain('"Qh"').and.to.contain('??');
    // a line of a drawing may contain “.5c-” like any number
    const page =
      dump(here).replace(/ d="[^"]*"/g, '') + JSON.stringify([...here.querySelectorAll('*')].map(({ id }) => id));
    expect(page.includes('queen of hearts')).to.equal(true);
    for (const card of hidden) {
      expect(known, card).not.to.contain(`"${card}"`);
      expect(new RegExp(`[^a-zA-Z0-9]${card}[^a-zA-Z0-9]`).exec(page)?.[0], card).to.equal(undefined);
    }
    expect(/(seven|eight|nine|six|five|king|jack) of|\?\?/.exec(page)?.[0]).to.equal(undefined);
  });

  it('are not in the log either, until a new shoe is shuffled', async () => {
    const board = await table({ ...QUICK, seed: 'deal 17' });
    const random = seededRandom('deal 17');
    const source = shuffledSource(trenteQuarante.pack(board.view.options), random);
    const shuffle = trenteQuarante.deal(trenteQuarante.open({ decks: 1 }), source) as Extract<
      Action,
      { type: 'shuffle' }
    >;
    expect(board.log!.actions[0]!.action).to.deep.equal({ ...shuffle, burnt: shuffle.burnt.map(() => '??') });
    const deals = (): number => board.log!.actions.filter(({ action }) => action.type === 'shuffle').length;
    while (deals() === 1) await doing(board, DONE);
    expect(board.log!.actions[0]!.action).to.deep.equal(shuffle);
    const last = board.log!.actions.findLast(({ action }) => action.type === 'shuffle')!.action;
    expect((last as typeof shuffle).burnt).to.deep.equal(shuffle.burnt.map(() => '??'));
  });

  it('stay hidden when a full log is replayed', async () => {
    const croupier = hiding();
    croupier.start();
    croupier.act(0, DONE);
    const board = await table();
    const events = listen(board);
    await board.replay(croupier.log());
    const known = JSON.stringify(events.map(({ detail }) => detail));
    for (const card of BURNT) expect(known).not.to.contain(`"${card}"`);
  });

  it('include the rest of a deal: a card not yet turned is not in the document', async () => {
    const board = await table({ ...QUICK, speed: 'slow' });
    board.act(DONE as Action);
    await until(() => root(board).querySelector('.cards .card'), 'the first card is on the table');
    const shown = [...root(board).querySelectorAll('.cards .card')].map(card => card.getAttribute('aria-label'));
    expect(root(board).querySelectorAll('[data-face]')).to.have.length(shown.length);
    expect(part(board, '.sheet').querySelectorAll(':not([id^=chip], [id^=chip] *)')).to.have.length(0);
    expect(heard(board)).not.to.contain('Noir:');
    expect(statusLine(board)).to.contain('Rien ne va plus');
  });
});
