// engines: keys, focus
/** Whole deals of Faro by keyboard alone. */
import {
  BOOK,
  CLASSIC,
  expect,
  focused,
  keeperOf,
  keptBy,
  statusLine,
  part,
  press,
  ready,
  root,
  table,
  tableAt,
  until,
  VARIANTS,
} from './at-the-layout.js';
import { total } from '../../../src/game/accounts.js';
import { inOneEngine } from '../../table/engines.js';

describe('a deal by keyboard alone', () => {
  for (const variant of VARIANTS)
    (variant === 'classic' ? it : inOneEngine.it)(`can be played to the end: ${variant}`, async () => {
      const layout = await table({
        variant,
        players: variant === 'buch' ? 'you, Anna:easy, Bruno:hard' : 'you, Anna:easy',
      });
      const chips = total(layout.view.accounts);
      part(layout, '.prime').focus();
      await press(layout, 'Enter');
      const where = variant === 'classic' ? '.spot[data-value=T]' : '.fan button:not([aria-disabled])';
      for (let turns = 0; layout.view.phase === 'stake'; turns++) {
        expect(turns, 'the deal never ends').to.be.lessThan(60);
        await ready(layout);
        root(layout).querySelector<HTMLElement>(where)?.focus();
        await press(layout, 'Enter', 'ArrowRight', 'Enter');
        expect(focused(layout), `the focus is lost while turn ${turns} is staked`).not.to.equal(null);
        await ready(layout);
        await press(layout, 'g');
        await ready(layout);
        expect(focused(layout), `the focus is lost after turn ${turns}`).not.to.equal(null);
        expect(total(layout.view.accounts)).to.equal(chips);
        expect(keeperOf(layout)).to.deep.equal(keptBy(layout.view));
      }
      expect(layout.view.ending).to.be.oneOf(['packOut', 'bankBroken']);
      expect(statusLine(layout)).to.match(/The pack is finished|The bank is broken/);
    });

  it('gives the focus back to where it was after a key has opened something', async () => {
    for (const [deal, place] of [
      [BOOK, '.fan button:not([aria-disabled])'],
      [CLASSIC, '.spot[data-value=T]'],
    ] as const) {
      const layout = await tableAt(deal);
      await ready(layout);
      const from = part(layout, place);
      from.focus();
      await press(layout, 'o');
      await until(() => root(layout).querySelector('.drawer.odds'), 'the odds are open');
      root(layout).querySelector<HTMLElement>('.drawer.odds')!.focus();
      await press(layout, 'Escape');
      expect(root(layout).querySelector('.drawer')).to.equal(null);
      expect(focused(layout)).to.equal(from);
    }
  });

  it('has one Tab stop in each zone', async () => {
    for (const deal of [BOOK, CLASSIC]) {
      const layout = await tableAt(deal);
      for (const zone of root(layout).querySelectorAll<HTMLElement>('[data-zone]')) {
        const stops = [zone, ...zone.querySelectorAll<HTMLElement>('*')].filter(item => item.tabIndex === 0);
        expect(stops.length, zone.dataset.zone).to.be.at.most(1);
      }
    }
  });
});
