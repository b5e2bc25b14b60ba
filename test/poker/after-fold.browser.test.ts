/** After a fold: the gold button shows the rest at once, the player's cards stay, and one press begins the next hand. */
// Loaded beforehand, so that no part of a table waits for the network.
import '../../src/einundvierzig/lazy/hand-rank.js';
import '../../src/poker/lazy/history.js';
import '../../src/einundvierzig-table.js';
import '../../src/stud-table.js';
import type { AnyAction } from '../../src/game/contract.js';
import { act, all, expect, newTable, part, place, textOf, timeAskedFor, until } from '../table/on-a-page.js';

const FIVE = 'Anna:medium, you, Bruno:easy, Clara:hard, Emil:medium, Frieda:easy';

for (const tag of ['stud-table', 'einundvierzig-table'] as const)
  it(`one press skips the rest of a hand of <${tag}>, another begins the next`, async () => {
    const table = newTable(tag, { players: FIVE, seed: 'fold', speed: 'normal' });
    place('en', 1000).append(table);
    const may = (type: string): boolean => (table.legal as readonly AnyAction[]).some(offer => offer.type === type);
    await until(() => may('done'), 'a hand may be dealt');
    table.act({ type: 'done' });
    table.speed = 'instant';
    await until(() => may('fold'), 'the player may fold');
    table.speed = 'normal';
    await table.updateComplete;
    const { hand, seat } = table.view;
    const held = all(table, '[part=player] [part=card]').map(({ ariaLabel }) => ariaLabel);
    act(table, 'fold')!.click();
    await until(() => act(table, 'skip'), 'the rest may be skipped');
    expect(act(table, 'skip')!.dataset.place).to.equal('main button');
    const own = (): readonly (string | null)[] =>
      all(table, '[part=player] .mine [part=card]').map(card => card.ariaLabel);
    expect([...own()].sort()).to.deep.equal([...held].sort());
    expect(textOf(part(table, '[part=player]'))).to.match(/You had: .+\./);
    const skipped = await timeAskedFor(async () => {
      act(table, 'skip')!.click();
      await until(() => table.view.hand > hand && may('done'), 'the hand is over');
    });
    expect(skipped, 'milliseconds that the rest of the hand takes').to.equal(0);
    await table.updateComplete;
    expect([...own()].sort(), 'the cards stay to the end').to.deep.equal([...held].sort());
    for (const folded of table.view.players.keys())
      if (folded !== seat) expect(all(table, `[data-seat="${folded}"] .mine`)).to.have.length(0);
    act(table, 'done')!.click();
    await until(() => table.view.phase !== 'between', 'the next hand is dealt');
    table.remove();
  });
