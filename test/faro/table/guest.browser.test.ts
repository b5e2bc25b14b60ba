// engines: layout
// left to CI: axe in every state, and all of them at seven widths
/** The layout as a guest on a page: axe finds nothing, it stays inside its place, and leaves nothing behind. */
import {
  BOOK,
  CLASSIC,
  COVERED,
  doing,
  DONE,
  expect,
  newLayout,
  place,
  PHARO,
  ready,
  root,
  stake,
  table,
  tableAt,
  tap,
  until,
  type FaroLayout,
} from './at-the-layout.js';
import { inOneEngine } from '../../table/engines.js';

const open = async (layout: FaroLayout, drawer: string, shows: string): Promise<FaroLayout> => {
  await tap(layout, `[data-value=${drawer}]`);
  await until(() => root(layout).querySelector(shows), `${drawer} is open`);
  return layout;
};

describe('a layout that is a guest on a page', () => {
  const STATES: Readonly<Record<string, () => Promise<FaroLayout>>> = {
    'before the first deal': () => table(),
    'with a book': () => tableAt(BOOK),
    'with German faces': () => tableAt(BOOK, { 'deck-pattern': 'german', theme: 'bordeaux' }),
    'with a result': async () => {
      const layout = await tableAt(BOOK);
      await doing(layout, DONE);
      return layout;
    },
    'with the classic layout': () => tableAt(CLASSIC),
    'with the classic layout, where buttons show their signs alone': async () => {
      const layout = await tableAt(CLASSIC);
      layout.parentElement!.style.width = '340px';
      await until(() => root(layout).querySelector('[data-do=between]'), 'the layout is a small one');
      return layout;
    },
    'with a classic result and odds': async () => {
      const layout = await tableAt(CLASSIC);
      await doing(layout, DONE);
      await open(layout, 'odds', '.odds table');
      expect(root(layout).querySelectorAll('.odds tbody tr').length).to.be.above(30);
      return layout;
    },
    'with a paroli': async () => {
      const layout = await tableAt(PHARO);
      await doing(layout, DONE);
      await tap(layout, '.corner');
      await until(() => root(layout).querySelector('.bent'), 'the corner is bent');
      return layout;
    },
    'with covered cards and rules': async () => {
      const layout = await tableAt(COVERED);
      await doing(layout, DONE);
      return open(layout, 'rules', '.rulebook p');
    },
    'with the menu': async () => open(await tableAt(BOOK), 'menu', '[part=menu]'),
    'with the odds of the book': async () => open(await tableAt(BOOK), 'odds', '.odds :is(table, p)'),
    'with several people': async () => {
      const layout = await table({ players: 'Anna, Bartholomäus, Clara, Dominique' });
      await doing(layout, DONE, DONE, DONE, DONE, stake('K', 2), DONE);
      return layout;
    },
  };

  for (const [state, bring] of Object.entries(STATES))
    inOneEngine.it(`has nothing for axe to find ${state}`, async () => {
      await expect(await bring()).to.be.accessible();
    });

  for (const width of [280, 320, 480, 768, 1200, 1600])
    // fonts of other engines are tried where there is least room
    (width === 280 ? it : inOneEngine.it)(`stays inside its place in every state, ${width} px wide`, async () => {
      for (const [state, bring] of Object.entries(STATES)) {
        const layout = await bring();
        const here = layout.parentElement!;
        here.lang = 'fr';
        here.style.width = `${width}px`;
        here.style.overflow = 'auto';
        // the width is known in the first frame, and the table is drawn for it in the second
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        await layout.updateComplete;
        for (const fold of root(layout).querySelectorAll<HTMLElement>('.fold')) fold.click();
        await layout.updateComplete;
        const where = `${state}, ${width} px`;
        expect(here.scrollWidth, `${where}: the page must scroll sideways`).to.be.at.most(here.clientWidth);
        const { left, right } = layout.getBoundingClientRect();
        for (const element of root(layout).querySelectorAll<HTMLElement>('.table *')) {
          if (element.closest('svg, .unseen, .sheet, .panel') || !element.checkVisibility({ visibilityProperty: true }))
            continue;
          const box = element.getBoundingClientRect();
          if (box.width === 0) continue;
          const what = `${where}: ${element.localName}.${element.className}`;
          expect(box.left, what).to.be.at.least(left - 1);
          expect(box.right, what).to.be.at.most(right + 1);
        }
      }
    });

  inOneEngine.it('leaves nothing moving when it is removed in the middle of a turn', async () => {
    const layout = newLayout({ seed: 'deal 1', speed: 'slow', variant: 'classic', players: 'you' });
    place().append(layout);
    await ready(layout);
    await doing(layout, DONE);
    layout.act(DONE);
    await until(() => root(layout).querySelector('.takes .card'), 'the first card is on the table');
    layout.remove();
    expect(layout.getAnimations({ subtree: true })).to.have.length(0);
  });
});
