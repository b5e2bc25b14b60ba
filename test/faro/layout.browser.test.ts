/** The layout on a page: whole deals by hand and by key, and what the eye, the ear and the page get of them. */
import { fixtureSync, html } from '@open-wc/testing';
import type { FaroLayout } from '../../src/faro-layout.js';
import '../../src/faro-layout.js';
// Loaded beforehand, so that a seeded table opens without waiting for the network.
import '../../src/cards/seeded.js';
import { expect, part, root, until } from '../ui/at-the-table.js';

type Attributes = Readonly<Record<string, string>>;
const QUICK: Attributes = { speed: 'instant', seed: 'deal 1' };

/** Resolves when somebody at this screen is asked, or the table is over, and all is shown. */
async function ready(layout: FaroLayout): Promise<void> {
  await layout.updateComplete;
  await until(
    () => layout.legal.some(({ type }) => type !== 'reopen') || layout.view.turn.kind === 'over',
    'the player is asked',
  );
  await layout.updateComplete;
}

function newLayout(attributes: Attributes = {}): FaroLayout {
  const layout = document.createElement('faro-layout');
  for (const [name, value] of Object.entries({ ...QUICK, ...attributes })) layout.setAttribute(name, value);
  return layout;
}

async function table(attributes: Attributes = {}, lang = 'en', width = 1000): Promise<FaroLayout> {
  const layout = newLayout(attributes);
  const here = fixtureSync<HTMLElement>(html`<div></div>`);
  here.lang = lang;
  here.style.width = `${width}px`;
  here.append(layout);
  await ready(layout);
  return layout;
}

const own = (layout: FaroLayout) => layout.view.punters[0]!;
const leaf = (layout: FaroLayout, rank: string): HTMLElement => part(layout, `.fan [data-value="${rank}"]`);

describe('the book game on a page', () => {
  it('is shuffled, staked by tap, turned up and settled', async () => {
    const layout = await table();
    part(layout, '.prime').click();
    await ready(layout);
    expect(layout.view.phase).to.equal('stake');
    for (const rank of ['K', 'K', '9']) {
      leaf(layout, rank).click();
      await ready(layout);
    }
    expect(own(layout).stakes.map(({ spot, amount }) => [spot, amount])).to.deep.equal([
      ['K', 2],
      ['9', 1],
    ]);
    expect(root(layout).querySelectorAll('.front .one')).to.have.length(2);
    part(layout, '.prime').click();
    await ready(layout);
    expect(layout.view.turns).to.equal(1);
    for (const side of ['takes', 'pays']) expect(part(layout, `.${side} .card`)).to.exist;
  });
});
