/** Statistics beside the odds, on the page. */
import '../../../src/trente-quarante/lazy/odds-panel.js';
import { coupLaw } from '../../../src/trente-quarante/rules/coup-law.js';
import { all, doing, DONE, expect, part, root, stake, table, textOf, until } from '../../table/at-the-table.js';

describe('the statistics of the board', () => {
  it('are shown beside what a fresh shoe would give, and the odds beside the cards left', async () => {
    const board = await table();
    part(board, '[data-value=odds]').click();
    await until(() => root(board).querySelector('.panel'), 'the odds are shown');
    const row = (panel: number, name: string): string =>
      textOf(
        [...all(board, '.panel')[panel - 1]!.querySelectorAll<HTMLElement>('tbody tr')].find(line =>
          textOf(line).startsWith(name),
        ),
      );
    const expected = (name: string): string => row(1, name).split(' ').at(-1)!;
    const percent = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 2 });
    const { refait, rouge } = coupLaw(Array<number>(52).fill(1), { burnt: board.view.options.burn });
    const shownAsExpected = () => {
      expect(expected('Refait')).to.equal(percent.format(refait));
      expect(expected('Rouge')).to.equal(percent.format(rouge));
    };
    shownAsExpected();
    expect(part(board, '.panel .insure').innerText, 'when to insure').to.contain('420–500, 840–1000');
    expect(row(3, '200'), 'the odds of a session').to.match(/^200 −[12]\.\d ±2\d\.\d 4\d%$/);
    expect(part(board, '.odds').textContent, 'what is not exact')
      .to.contain('before rounding')
      .and.to.contain('as if all later coups');
    for (let coups = 0; coups < 3; coups++) {
      const costs = row(2, 'Rouge');
      await doing(board, stake('rouge'), DONE);
      await until(() => row(2, 'Rouge') !== costs, 'the price of a stake follows the cards left');
      shownAsExpected();
    }
    expect(part(board, '.odds').textContent).to.contain('Coups since the table was opened: 3');
  });
});
