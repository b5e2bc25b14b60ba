// engines: animation
/** What is seen to move when a coup is settled: chips from the bank and to it, and the purse that counts. */
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

/** Chips that have travelled over the cloth until now. */
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

describe('a coup is settled before the eye', () => {
  it('won stakes are paid from the bank, lost ones go to it, and the purse counts to what it holds', async () => {
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

  it('nothing travels and nothing counts where nothing shall move', async () => {
    const board = await boardAt(croupierWith(`${NOIR_INVERSE} ${NOIR_INVERSE}`));
    await doing(board, stake('noir', 100));
    const travelled = travels(board);
    const purses = shownAt(board, PURSE);
    await doing(board, DONE);
    expect(travelled).to.have.length(0);
    await spoken();
    expect(purses).to.deep.equal(['1900', '2100']);
  });

  it('after the choice half goes to the bank; ledger and road, which have told the coup, stay as they are', async () => {
    const board = await boardAt(croupierWith(`${REFAIT} ${NOIR_INVERSE}`), [0], { speed: 'fast' });
    await doing(board, stake('noir', 100), stake('rouge', 50), DONE);
    await until(() => board.legal.some(({ type }) => type === 'choose'), 'the choice is asked');
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
  });
});
