/** Whose turn it is. */
import '../../src/einundvierzig-table.js';
import '../../src/faro-layout.js';
import '../../src/stud-table.js';
import '../../src/trente-quarante-board.js';
import { toAction } from '../../src/game/to-action.js';
import type { Action } from '../../src/trente-quarante/rules/table.js';
import { DONE, expect, newBoard, newTable, place, ready, stake, until } from './at-the-table.js';

for (const [tag, players] of [
  ['trente-quarante-board', 'you, Anna:easy'],
  ['faro-layout', undefined],
  ['stud-table', 'you, Anna:easy'],
  ['einundvierzig-table', 'you, Anna:easy, Bruno:easy'],
] as const)
  it(`tv-turn at <${tag}> says that the player may act: legal is full inside the listener`, async () => {
    const table = newTable(tag, {
      ...(players && { players }),
      seed: 'test',
      speed: 'instant',
    }) as HTMLElementTagNameMap['faro-layout'];
    let turns = 0;
    table.addEventListener('tv-turn', ({ detail }) => {
      turns++;
      expect(detail.seat).to.equal(0);
      expect(table.legal.length).to.be.greaterThan(0);
      expect(detail.legal === table.legal && detail.view === table.view, 'the event tells the same').to.equal(true);
    });
    place().append(table);
    await until(() => {
      const offer =
        table.legal.find(({ type }) => ['done', 'call', 'check'].includes(type)) ??
        table.legal.find(({ type }) => !['sitOut', 'fold', 'reopen'].includes(type));
      if (offer) table.act(toAction(offer as never));
      return turns === 4;
    }, 'four turns are told');
    table.remove();
  });

it('tv-turn comes once a turn, not with each stake, and again for the next coup', async () => {
  const board = newBoard();
  let turns = 0;
  board.addEventListener('tv-turn', () => turns++);
  place().append(board);
  await ready(board);
  for (const chance of ['rouge', 'noir', 'inverse']) {
    board.act(stake(chance) as Action);
    await ready(board);
  }
  expect(turns).to.equal(1);
  board.act(DONE as Action);
  await until(() => turns === 2, 'the next coup is asked for');
});

it('a page may act in answer to tv-turn', async () => {
  const board = newBoard();
  let coups = 0;
  board.addEventListener('tv-turn', () => {
    if (coups++ < 3) board.act(DONE as Action);
  });
  place().append(board);
  await until(() => coups === 4, 'three coups are played');
  expect(board.view.hand).to.equal(4);
});
