// engines: animation
/** What moves visibly when a coup is settled: chips from and to the bank, and the player's count of chips. */
import {
  all,
  animated,
  boardAt,
  croupierWith,
  doing,
  DONE,
  expect,
  NOIR_INVERSE,
  part,
  ready,
  REFAIT,
  settled,
  shownAt,
  spoken,
  stake,
  until,
  type Board,
} from '../../table/at-the-table.js';
import { inOneEngine } from '../../table/engines.js';

/** Chips that have moved over the cloth so far. */
function travels(board: Board): readonly Element[] {
  const travelled: Element[] = [];
  new MutationObserver(changes => {
    for (const { addedNodes } of changes) travelled.push(...[...addedNodes].filter(node => node instanceof SVGElement));
  }).observe(part(board, '.table'), { childList: true });
  return travelled;
}
const PURSE = '.purse b';

const choose = (chance: string, choice: string) => ({
  type: 'choose',
  chance,
  choice,
});

describe('the settling of a coup', () => {
  it('winning stakes are paid from the bank, losing ones go to it, and the player’s chips count to their new total', async () => {
    const board = await boardAt(croupierWith(`${NOIR_INVERSE} ${NOIR_INVERSE}`), [0], { speed: 'fast' });
    await doing(board, stake('noir', 100), stake('rouge', 25));
    const travelled = travels(board);
    const purses = shownAt(board, PURSE);
    const end = settled(board);
    board.act({ type: 'done' });
    await end;
    expect(travelled).to.have.length(2);
    expect(all(board, '.table > svg:not(.sheet)')).to.deep.equal([]);
    const counted = purses.map(Number);
    expect(counted.some(sum => sum > 1875 && sum < 2075)).to.equal(true);
    expect(counted).to.deep.equal([...counted].sort((one, other) => one - other));
    expect(counted.at(-1)).to.equal(2075);
  });

  inOneEngine.it('nothing moves and nothing counts where motion is off', async () => {
    const board = await boardAt(croupierWith(`${NOIR_INVERSE} ${NOIR_INVERSE}`));
    await doing(board, stake('noir', 100));
    const travelled = travels(board);
    const purses = shownAt(board, PURSE);
    await doing(board, DONE);
    expect(travelled).to.have.length(0);
    await spoken();
    expect(purses).to.deep.equal(['1900', '2100']);
  });

  inOneEngine.it(
    'after the choice half goes to the bank, while ledger and road, which have shown the coup, stay as they are',
    async () => {
      const board = await boardAt(croupierWith(`${REFAIT} ${NOIR_INVERSE}`), [0], { speed: 'fast' });
      await doing(board, stake('noir', 100), stake('rouge', 50), DONE);
      await until(() => board.legal.some(({ type }) => type === 'choose'), 'the choice is offered');
      await ready(board);
      const travelled = travels(board);
      const moved = animated(board);
      const end = settled(board);
      await doing(board, choose('noir', 'half'));
      await doing(board, choose('rouge', 'prison'));
      board.act({ type: 'done' });
      await end;
      expect(travelled).to.have.length(1);
      expect(moved.some(({ element }) => element.matches('.field.rouge .held .stake'))).to.equal(true);
      expect(moved.filter(({ element }) => element.closest('.book, .road'))).to.deep.equal([]);
    },
  );
});
