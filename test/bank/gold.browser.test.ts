// engines: keys, pointer
/** What the golden button of a bank game promises: at Trente et Quarante, at the book, on the classic layout, at pharo. */
import {
  DONE as COUP,
  NOIR_INVERSE,
  act,
  boardAt,
  croupierWith,
  doing as dealt,
  stake as chip,
} from '../table/at-the-table.js';
import {
  acts,
  allDone,
  CLASSIC,
  doing,
  DONE,
  expect,
  heard,
  newLayout,
  own,
  part,
  press,
  ready,
  root,
  stake,
  stakesOf,
  tableAt,
  tap,
  until,
  type FaroLayout,
} from '../faro/table/at-the-layout.js';
import { place, spoken, told } from '../table/on-a-page.js';
import { faroPorts, type FaroDeal } from '../../stories/tests/faro-prepared.js';
import { inOneEngine } from '../table/engines.js';

const label = (table: Element): string => part(table as FaroLayout, '.bar .prime .label').textContent.trim();
const isGolden = (table: Element): boolean => !part(table as FaroLayout, '.bar .prime').classList.contains('idle');

/** Coups in which Noir and Inverse win. */
const COUPS = `${NOIR_INVERSE} ${NOIR_INVERSE} ${NOIR_INVERSE}`;

describe('the golden button of Trente et Quarante', () => {
  inOneEngine.it('is not golden if it would deal a coup without the player', async () => {
    const board = await boardAt(croupierWith(COUPS));
    expect(label(board)).to.equal('Deal without a bet');
    expect(isGolden(board)).to.equal(false);
    await dealt(board, chip('noir', 50));
    expect(label(board)).to.equal('Deal');
    expect(isGolden(board)).to.equal(true);
  });

  for (const [by, does] of [
    ['a press', (board: HTMLElement) => part(board as FaroLayout, '.prime').click()],
    ['its key', (board: HTMLElement) => press(board as FaroLayout, 'g')],
  ] as const)
    it(`repeats the last stakes and deals, with ${by}`, async () => {
      const board = await boardAt(croupierWith(COUPS));
      await dealt(board, chip('noir', 50), chip('rouge', 25), COUP);
      expect(label(board)).to.equal('Same again: 75');
      expect(isGolden(board)).to.equal(true);
      const { hand } = board.view;
      board.addEventListener('tv-settle', () => (board.dataset.settled = 'yes'));
      part(board, '.prime').focus();
      await does(board);
      await until(() => board.dataset.settled, 'the coup is settled');
      expect(board.view.punters[0]!.previous.free).to.deep.equal([25, 50, 0, 0]);
      expect(board.view.hand).to.equal(hand + 1);
    });

  inOneEngine.it('has a plain button beside it that deals without a stake', async () => {
    const board = await boardAt(croupierWith(COUPS));
    await dealt(board, chip('noir', 50), COUP);
    const purse = board.view.accounts.purses[0];
    act(board, 'once').click();
    await until(() => board.view.road.length === 2 && board.legal.length > 0, 'a coup is dealt');
    expect(board.view.accounts.purses[0]).to.equal(purse);
    expect(label(board), 'the stakes before it').to.equal('Same again: 50');
  });

  inOneEngine.it(
    'deals when a stake is in prison, and offers the last stakes only if the chips are enough',
    async () => {
      const board = await boardAt(croupierWith(COUPS, 1, { purses: [60] }));
      await dealt(board, chip('rouge', 50), COUP);
      expect(board.view.accounts.purses[0]).to.equal(10);
      expect(label(board)).to.equal('Deal without a bet');
      expect(isGolden(board)).to.equal(false);
    },
  );

  inOneEngine.it('deals nothing if the page has prevented the stakes', async () => {
    const board = await boardAt(croupierWith(COUPS));
    await dealt(board, chip('noir', 50), COUP);
    const asked: string[] = [];
    board.addEventListener('tv-intent', event => {
      asked.push(event.detail.action.type);
      if (event.detail.action.type === 'rebet') event.preventDefault();
    });
    part(board, '.prime').click();
    await board.updateComplete;
    expect(asked).to.deep.equal(['rebet']);
    expect(board.view.road).to.have.length(1);
  });
});

/** Two people at a book, with a stake of the first. */
const SHARED: FaroDeal = {
  options: { purses: [100, 100, 100] },
  pack: '2c 3c',
  before: [...allDone(3), ...acts(0, stake('K', 5))],
};

describe('the golden button of Faro', () => {
  const waits = async (layout: FaroLayout): Promise<void> => {
    await until(() => layout.legal.some(({ type }) => type === 'done') || layout.view.phase === 'between', 'asked');
    await ready(layout);
  };

  for (const [variant, options] of [
    ['classic', { variant: 'classic' }],
    ['pharo', { variant: 'pharo' }],
  ] as const) {
    // the first card is set aside; then four turns without a king
    const deal: FaroDeal = {
      options,
      pack: '8s 2c 3c 2d 3d 4c 5c 4d 5d Kc 9d Kd 9s',
      before: [...allDone(1), ...acts(0, stake('K', 20))],
    };
    inOneEngine.it(`deals until one of the player’s cards comes, and no further: ${variant}`, async () => {
      const layout = await tableAt(deal);
      expect(label(layout)).to.equal('Deal until my card comes up');
      const settled: string[] = [];
      layout.addEventListener('tv-settle', ({ detail }) => settled.push(detail.outcome.cause));
      part(layout, '.prime').click();
      await until(() => settled.length === 5, 'the king has fallen');
      await waits(layout);
      expect(settled).to.deep.equal(['undecided', 'undecided', 'undecided', 'undecided', 'lost']);
      expect(layout.view.turns).to.equal(5);
      expect(label(layout), 'then it repeats the stake').to.equal('Same again: 20');
      part(layout, '.prime').click();
      await until(() => settled.length === 6, 'the next king has fallen');
      await waits(layout);
      expect(settled.at(-1)).to.equal('lost');
    });

    inOneEngine.it(`turns up once with the plain button beside it: ${variant}`, async () => {
      const layout = await tableAt(deal);
      await tap(layout, '[data-do=once]');
      expect(layout.view.turns).to.equal(1);
    });
  }

  inOneEngine.it('stops a run even while it waits for another player’s bets', async () => {
    const layout = newLayout({ speed: 'instant' });
    const [own] = faroPorts({
      options: { variant: 'classic', purses: [100, 100] },
      pack: '8s 2c 3c 2d 3d 4c 5c',
      before: [...allDone(2), ...acts(0, stake('K', 20))],
    });
    layout.ports = [own!];
    place('en', 1000).append(layout);
    await until(() => layout.hasUpdated && label(layout) === 'Deal until my card comes up', 'it may run');
    part(layout, '.prime').click();
    await until(() => label(layout) === 'Stop', 'it runs');
    await layout.updateComplete;
    expect(part(layout, '.prime').ariaDisabled).not.to.equal('true');
    part(layout, '.prime').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await until(() => label(layout) !== 'Stop', 'it has stopped');
  });

  inOneEngine.it('ends a run when a tool in the header is pressed, and opens it', async () => {
    const layout = await tableAt({
      options: { variant: 'classic' },
      pack: '8s 2c 3c 2d 3d 4c 5c 4d 5d Kc 9d',
      before: [...allDone(1), ...acts(0, stake('K', 20))],
    });
    part(layout, '.prime').click();
    const menu = part(layout, '.tool[data-value=menu]');
    menu.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    menu.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }));
    await waits(layout);
    expect(layout.view.turns, 'the run has ended').to.be.lessThan(5);
    expect(root(layout).querySelector('.drawer.menu')).not.to.equal(null);
  });

  inOneEngine.it('announces how long a run was, and the turn that ended it', async () => {
    const layout = await tableAt({
      options: { variant: 'classic' },
      pack: '8s 2c 3c 2d 3d 4c 5c 4d 5d Kc 9d',
      before: [...allDone(1), ...acts(0, stake('K', 20))],
    });
    part(layout, '.prime').focus();
    await press(layout, 'g');
    await until(() => layout.view.turns === 5, 'the king has fallen');
    await waits(layout);
    await spoken();
    expect(heard(layout)).to.match(/^Turns without you: 4\. nine wins, king loses/i);
    const cries = told(layout).filter(each => each.startsWith('No more bets'));
    expect(cries.length, 'the call is not announced for turns of a run').to.be.at.most(1);
  });

  it('stops at any key or press, which does nothing else', async () => {
    for (const stop of [
      (layout: FaroLayout) => press(layout, 'x'),
      (layout: FaroLayout) => {
        const fan = part(layout, '.spot[data-value=Q]');
        fan.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
        fan.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }));
      },
      (layout: FaroLayout) => part(layout, '.prime').click(),
    ]) {
      const layout = await tableAt(
        { ...CLASSIC, pack: '8s 2c 3c 2d 3d 4c 5c 4d 5d', before: [...allDone(1), ...acts(0, stake('K', 20))] },
        { speed: 'fast' },
      );
      part(layout, '.prime').focus();
      part(layout, '.prime').click();
      await until(() => label(layout) === 'Stop', 'it runs');
      await until(() => layout.view.turns === 1, 'a turn has been dealt');
      await Promise.resolve(stop(layout));
      await until(() => label(layout) !== 'Stop', 'it has stopped');
      await ready(layout);
      const { turns } = layout.view;
      expect(turns).to.be.lessThan(4);
      expect(stakesOf(layout), 'nothing was bet and nothing taken back').to.deep.equal(['K 20']);
      expect(label(layout)).to.equal('Deal until my card comes up');
      await ready(layout);
      expect(layout.view.turns).to.equal(turns);
    }
  });

  inOneEngine.it('runs to the end of the pack if every card of the book has a stake', async () => {
    const layout = await tableAt({
      options: { purses: [100, 100, 100], cap: 0, max: 0 },
      pack: '2c 3c',
      before: [
        ...allDone(3),
        ...acts(1, DONE),
        ...acts(2, DONE),
        ...acts(0, ...[...'A23456789TJQK'].map(rank => stake(rank, 1))),
      ],
    });
    expect(label(layout)).to.equal('Deal to the end');
    expect(own(layout).stakes).to.have.length(13);
  });

  inOneEngine.it('shuffles, and is not golden while the player has no stake', async () => {
    const layout = await tableAt({ options: { variant: 'pharo' }, pack: 'Jd 8c Kd 8h 8s' });
    expect(label(layout)).to.equal('New deal');
    await tap(layout, '.prime');
    expect(isGolden(layout)).to.equal(false);
    await doing(layout, stake('3', 5));
    expect(isGolden(layout)).to.equal(true);
  });

  inOneEngine.it('deals one turn at a time if several people share the screen', async () => {
    const layout = await tableAt(SHARED, {}, [0, 1]);
    expect(label(layout)).to.equal('Next: Anna');
    expect(root(layout).querySelector('[data-do=once]')).to.equal(null);
  });
});
