/** Several punters at one board: the stakes of each, their results, and whose turn it is. */
import {
  all,
  boardAt,
  croupierWith,
  doing,
  DONE,
  expect,
  field,
  NOIR_INVERSE,
  part,
  ready,
  REFAIT,
  root,
  stake,
  textOf,
  until,
  type Board,
} from '../../table/at-the-table.js';

const NAMES = 'you, Anna, Bruno, Clara, Bela, Emil, Frieda';

/** A board for the first of seven, when all others have bet and are ready. */
async function boardOfSeven(width = 1000, staked: Readonly<Record<number, readonly [string, number]>> = {}) {
  const croupier = croupierWith(`${NOIR_INVERSE} ${NOIR_INVERSE}`, 7);
  const board = await boardAt(croupier, [0], { players: NAMES });
  root(board).host.parentElement!.style.width = `${width}px`;
  await ready(board);
  for (const seat of [1, 2, 3, 4, 5, 6]) {
    const [chance, amount] = staked[seat] ?? [];
    if (chance) croupier.act(seat, stake(chance, amount));
    croupier.act(seat, DONE);
  }
  await ready(board);
  return board;
}

/** The others' stakes on a field. */
const on = (board: Board, chance: string): readonly string[] =>
  all(board, `.field.${chance} .tip`).map(tip => textOf(tip).replace('\n', ' '));

describe('the stakes of the other punters', () => {
  it('are shown on their fields with a letter for each punter, or a number if letters are the same', async () => {
    const board = await boardOfSeven(1000, {
      1: ['rouge', 25],
      2: ['rouge', 10],
      4: ['rouge', 5],
      6: ['inverse', 100],
    });
    expect(on(board, 'rouge')).to.deep.equal(['A 25', '3 10', '5 5']);
    expect(on(board, 'inverse')).to.deep.equal(['F 100']);
    expect(on(board, 'noir')).to.deep.equal([]);
  });

  it('are told with the field, and each punter’s letter is beside the name', async () => {
    const board = await boardOfSeven(1000, { 1: ['rouge', 25], 3: ['rouge', 10] });
    expect(field(board, 'rouge').querySelector('.unseen')!.textContent).to.contain(
      'Rouge, no stake, Anna 25, Clara 10',
    );
    expect(all(board, '.punter .who').map(textOf)).to.deep.equal(['Y', 'A', '3', 'C', '5', 'E', 'F']);
  });

  it('show the result of a coup as long as it is shown', async () => {
    const board = await boardOfSeven(1000, { 1: ['rouge', 25], 3: ['noir', 10] });
    await doing(board, stake('noir', 5), DONE);
    expect(on(board, 'rouge')).to.deep.equal(['A 25']);
    expect(part(board, '.field.rouge .tip').className).to.contain('lost');
    expect(part(board, '.field.noir .tip').className).to.contain('won');
    await doing(board, stake('noir', 5));
    expect(all(board, '.tip')).to.deep.equal([]);
  });

  it('stay within their field on a phone, even six on one chance', async () => {
    const six = Object.fromEntries([1, 2, 3, 4, 5, 6].map(seat => [seat, ['noir', 2000]] as const));
    for (const width of [320, 390, 1000]) {
      const board = await boardOfSeven(width, six);
      const fields = part(board, '.fields').getBoundingClientRect();
      const tips = all(board, '.field.noir .tip').map(tip => tip.getBoundingClientRect());
      expect(tips).to.have.length(6);
      for (const { left, right, bottom } of tips) {
        expect(left, `${width} px`).to.be.at.least(fields.left + fields.width / 2);
        expect(right, `${width} px`).to.be.at.most(fields.right);
        expect(bottom, `${width} px`).to.be.at.most(fields.bottom);
      }
    }
  });
});

describe('the ledgers of several punters at one screen', () => {
  it('move no field, and can be scrolled by keyboard', async () => {
    const croupier = croupierWith(`${NOIR_INVERSE} ${NOIR_INVERSE}`, 3);
    const board = await boardAt(croupier, [0, 1, 2], { players: 'Anna, Bruno, Clara' });
    // high enough for the ledgers of three, not for all of their rows
    board.style.height = '660px';
    await ready(board);
    const fields = (): number => part(board, '.layout').getBoundingClientRect().top - board.getBoundingClientRect().top;
    const before = fields();
    for (const seat of [0, 1, 2]) {
      for (const chance of ['rouge', 'noir', 'couleur', 'inverse']) croupier.act(seat, stake(chance, 25));
      croupier.act(seat, DONE);
    }
    await until(() => all(board, '.book table').length === 3, 'the results are shown');
    expect(fields()).to.equal(before);
    expect(part(board, '.book').scrollHeight).to.be.above(part(board, '.book').clientHeight);
    expect(part(board, '.book').tabIndex).to.equal(0);
  });
});

describe('several people at one screen who have lost all', () => {
  const button = (board: Board, name: string): HTMLElement | undefined => all(board, `.bar [data-do=${name}]`)[0];
  /** Until a seat has the screen, and is asked for chips or not. */
  const asks = (board: Board, seat: number, forChips: boolean): Promise<unknown> =>
    until(() => board.view.seat === seat && !!button(board, 'buy-in') === forChips, `seat ${seat} is asked`);

  it('are asked one by one, before the others bet, and each buys chips or lets the others go on', async () => {
    const croupier = croupierWith(`${NOIR_INVERSE} ${NOIR_INVERSE} 2c`, 3, { purses: [50, 50, 200] });
    const board = await boardAt(croupier, [0, 1, 2], { players: 'Max, Anna, Emil' });
    for (const seat of [0, 1, 2]) {
      croupier.act(seat, stake('rouge', 50));
      croupier.act(seat, DONE);
    }
    await asks(board, 0, true);
    expect(textOf(button(board, 'pass'))).to.equal('Next: Anna');
    button(board, 'buy-in')!.click();
    await asks(board, 1, true);
    expect(board.view.accounts.purses).to.deep.equal([50, 0, 150]);
    button(board, 'pass')!.click();
    await asks(board, 0, false);

    for (const seat of [0, 2]) croupier.act(seat, DONE);
    await asks(board, 1, true);
  });

  it('are all asked when nobody can go on', async () => {
    const croupier = croupierWith(`${NOIR_INVERSE} ${NOIR_INVERSE} 2c`, 2, { purses: [50, 50] });
    const board = await boardAt(croupier, [0, 1], { players: 'Max, Anna' });
    for (const seat of [0, 1]) {
      croupier.act(seat, stake('rouge', 50));
      croupier.act(seat, DONE);
    }
    for (const seat of [0, 1]) {
      await asks(board, seat, true);
      button(board, 'buy-in')!.click();
    }
    await until(() => board.view.accounts.purses.every(purse => purse === 50), 'both have bought chips');
  });
});

describe('the stakes of the other punters in prison', () => {
  /** After a refait in which Anna and Bruno have locked their stakes on Noir, and you your own, or none. */
  async function locked(own: boolean): Promise<Board> {
    const croupier = croupierWith(`${REFAIT} ${NOIR_INVERSE}`, 3);
    const board = await boardAt(croupier, [0], { players: NAMES });
    for (const seat of [0, 1, 2]) {
      if (seat > 0 || own) croupier.act(seat, stake('noir', 20 + 5 * seat));
      croupier.act(seat, DONE);
    }
    for (const seat of [0, 1, 2]) {
      croupier.act(seat, { type: 'choose', chance: 'noir', choice: 'prison' });
      croupier.act(seat, DONE);
    }
    await until(() => board.view.phase === 'bets' && board.legal.length > 0, 'the choices are carried out');
    await board.updateComplete;
    return board;
  }
  const held = (board: Board) => all(board, '.field.noir .tip.locked').map(textOf);

  it('are on the field under their owners’ letters with a lock, and are told with the field', async () => {
    const board = await locked(false);
    expect(held(board).map(tip => tip.replace(/\s+/g, ' '))).to.deep.equal(['A 25 A', 'B 30 A']);
    expect(field(board, 'noir').querySelector('.unseen')!.textContent).to.contain(
      'Noir, no stake, Anna, 25 in prison A, Bruno, 30 in prison A',
    );
    expect(all(board, '.field.rouge .locked')).to.deep.equal([]);
  });

  it('leave the player’s own stake its place', async () => {
    const board = await locked(true);
    expect(held(board)).to.have.length(2);
    expect(textOf(part(board, '.field.noir .held'))).to.match(/^A\s+20$/);
  });
});

it('the name of the player to act stays in view on a phone, with any number of punters', async () => {
  for (const seat of [0, 3, 6]) {
    const croupier = croupierWith(NOIR_INVERSE, 7);
    const board = await boardAt(croupier, [seat], { players: NAMES });
    root(board).host.parentElement!.style.width = '320px';
    await ready(board);
    const row = part(board, '.crew').getBoundingClientRect();
    const { left, right } = part(board, '.punters [aria-current=true]').getBoundingClientRect();
    expect(left).to.be.at.least(row.left);
    expect(right).to.be.at.most(row.right);
  }
});
