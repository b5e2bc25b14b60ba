// engines: layout
/** The board in a box of each shape: it contains all that a decision needs through whole coups, and nothing moves. */
import type { AnyAction } from '../../../src/game/contract.js';
import {
  all,
  boardAt,
  croupierWith,
  doing,
  DONE,
  expect,
  NOIR_INVERSE,
  part,
  ready,
  REFAIT,
  sized,
  stake,
  until,
  type Board,
} from '../../table/at-the-table.js';
import { movedFrom, placesOf, sticksOut, underTheBar } from '../../table/eye.js';
import { LOW, SHAPES, TALL } from '../../table/fit.js';
import { inOneEngine, isChromium } from '../../table/engines.js';

const CHANCES = ['rouge', 'noir', 'couleur', 'inverse'];
/** Two rows as long as many packs can make them: aces and deuces. */
const LONG = `${'Ac Ad Ah As 2c '.repeat(4)}3c 2d 3h ${'Ac Ad Ah As 2h '.repeat(4)}4s 3d`;
/** What a decision needs. */
const NEEDED = '[part~=field],[part~=card],[part~=status],[part~=stake],[part~=button],.choice button,.punter';
/** The part of it that the bar leaves free. */
const FREE = '[part~=card],[part~=status],[part~=stake],.choice button,.punter';
/** What must not move, through all stages. */
const STILL = ['.rows', '.say', '.layout', '.road', '.bar', '.crew'];

const places = (board: Board) => placesOf(board, STILL);
/** Everything needed is visible, and nothing has moved. */
function holds(board: Board, before: ReturnType<typeof places>, when: string): void {
  expect(sticksOut(board, NEEDED), when).to.deep.equal([]);
  expect(underTheBar(board, FREE), when).to.deep.equal([]);
  expect(movedFrom(before, places(board)), when).to.deep.equal([]);
}

/** A board for this many people at one screen, in a box of this size. */
async function boardIn([width, height]: readonly [number, number], order: string, seats = 1): Promise<Board> {
  const croupier = croupierWith(order, seats);
  const people = Array.from({ length: seats }, (_, seat) => seat);
  const board = await boardAt(croupier, people, { speed: 'instant', players: 'Anna, Bruno' }, 'de');
  board.parentElement!.style.width = `${width}px`;
  board.style.height = `${height}px`;
  await until(() => Math.round(board.getBoundingClientRect().height) === height, 'the box has its height');
  await ready(board);
  return board;
}

describe('the board in its box', () => {
  before(() => sized(1200, 900));
  after(() => sized(800, 600));

  // other engines are tried where there is least room
  for (const size of isChromium ? SHAPES : [TALL, LOW]) {
    const name = size.join(' × ');
    it(`${name}: everything is inside and still through coups with a refait, locked stakes and long rows`, async () => {
      const board = await boardIn(size, `${REFAIT} ${NOIR_INVERSE} ${LONG} ${NOIR_INVERSE}`);
      const before = places(board);
      const act = async (...actions: readonly AnyAction[]): Promise<void> => {
        for (const action of actions) {
          await doing(board, action);
          holds(board, before, JSON.stringify(action));
        }
      };
      const onAll = CHANCES.map(chance => stake(chance, 25));
      const locked = CHANCES.map(chance => ({ type: 'choose', chance, choice: 'prison' }));
      await act(...onAll, { type: 'insure', chance: 'noir' } as AnyAction, DONE);
      expect(all(board, '.choice')).to.have.length(3);
      await act(...locked.filter(({ chance }) => chance !== 'noir'), DONE);
      expect(all(board, '.held')).to.have.length(3);
      await act(...onAll, DONE, ...onAll, DONE);
      expect(all(board, '.cards .card').length).to.be.above(40);
    });

    inOneEngine.it(`${name}: the same for two people at one screen`, async () => {
      const board = await boardIn(size, `${REFAIT} ${NOIR_INVERSE} ${NOIR_INVERSE}`, 2);
      const before = places(board);
      const look = (when: string): void => holds(board, before, when);
      for (const who of ['Anna', 'Bruno']) {
        await doing(board, ...CHANCES.map(chance => stake(chance, 25)));
        look(`${who} has staked`);
        await doing(board, DONE);
      }
      for (const who of ['Anna', 'Bruno']) {
        look(`${who} chooses`);
        await doing(board, ...CHANCES.map(chance => ({ type: 'choose', chance, choice: 'prison' })));
        look(`${who} has chosen`);
        await doing(board, DONE);
      }
      for (const who of ['Anna', 'Bruno']) {
        await doing(board, stake('noir', 25), DONE);
        look(`${who} has staked beside the locked stakes`);
      }
    });
  }

  inOneEngine.it('keeps the height that the page sets', async () => {
    for (const height of [400, 500, 700]) {
      const board = await boardIn([900, height], NOIR_INVERSE);
      expect(part(board, '.frame').getBoundingClientRect().height).to.equal(height);
    }
  });

  inOneEngine.it('says on the main button that there is no bet', async () => {
    const board = await boardIn([360, 640], `${NOIR_INVERSE} ${NOIR_INVERSE}`);
    const label = (): string => part(board, '.prime .label').textContent;
    expect(label()).to.equal('Ohne Einsatz austeilen');
    await doing(board, stake('rouge'));
    expect(label()).to.equal('Austeilen');
  });

  inOneEngine.it('shows the sum so far under the last card of a row being dealt, and all sums on request', async () => {
    const board = await boardIn([1100, 620], `${NOIR_INVERSE} ${NOIR_INVERSE}`);
    const seen = (): readonly string[] =>
      all(board, '.cards.noir .running')
        .filter(sum => sum.checkVisibility({ visibilityProperty: true }))
        .map(sum => sum.textContent.trim());
    const told: string[] = [];
    const watch = new MutationObserver(() => {
      if (told.at(-1) !== seen().join()) told.push(seen().join());
    });
    board.speed = 'fast';
    await doing(board, stake('rouge'));
    watch.observe(part(board, '.rows'), { childList: true, subtree: true, characterData: true, attributes: true });
    board.act({ type: 'done' });
    await until(() => board.view.hand === 2, 'the coup is over');
    await ready(board);
    watch.disconnect();
    expect(told.filter(Boolean)).to.deep.equal(['10', '20', '30']);
    expect(seen()).to.deep.equal([]);
    part(board, '.row.noir .row-name').click();
    await board.updateComplete;
    expect(seen()).to.deep.equal(['10', '20', '30', '31']);
  });

  inOneEngine.it('leaves the last coup on the cloth, dimmed, while stakes for the next are laid', async () => {
    const board = await boardIn([1100, 620], `${NOIR_INVERSE} ${NOIR_INVERSE}`);
    const cards = (more = ''): readonly (string | null)[] =>
      all(board, `.cards .card${more}`).map(({ ariaLabel }) => ariaLabel);
    await doing(board, stake('rouge'), DONE);
    const dealt = cards();
    expect(cards('.dim')).to.deep.equal([]);
    await doing(board, stake('noir'));
    expect(cards('.dim')).to.deep.equal(dealt);
    expect(part(board, '.row.noir .total').textContent).to.contain('zuletzt');
  });

  inOneEngine.it('shows the player’s result in large type, and opens the result of each stake', async () => {
    const board = await boardIn([360, 640], `${NOIR_INVERSE} ${NOIR_INVERSE}`);
    expect(all(board, '.net')).to.deep.equal([]);
    await doing(board, stake('noir', 25), stake('couleur', 10), DONE);
    const net = part(board, '.net');
    expect(net.innerText.trim()).to.equal('+15');
    net.click();
    await board.updateComplete;
    expect(all(board, '.drawer.ledger tbody tr').map(row => row.innerText.replace(/\s+/g, ' '))).to.deep.equal([
      'Noir 25 +25',
      'Couleur 10 −10',
    ]);
  });
});
