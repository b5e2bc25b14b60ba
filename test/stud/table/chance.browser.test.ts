/** The chance of the player's own hand is shown on request, and only when nobody else plays at the screen. */
import '../../../src/stud-table.js';
import { all, expect, newTable, part, place, press, ready, until, type Attributes } from '../../table/on-a-page.js';

/** A table at which the player has the first decision of a hand. */
async function inHand(attributes: Attributes = {}) {
  const table = newTable('stud-table', {
    speed: 'instant',
    seed: 'a',
    players: 'you, Anna:easy, Bruno:easy',
    ...attributes,
  });
  place('en', 900).append(table);
  await ready(table);
  table.act({ type: 'done' });
  await until(() => table.view.phase === 'bet' && table.legal.length > 0, 'the player is asked');
  await table.updateComplete;
  return table;
}
const asks = (table: HTMLElement): readonly HTMLElement[] => all(table, '[data-do=open][data-value=odds]');

it('opens in a drawer, with the mouse and by key, with a figure after a moment', async () => {
  const table = await inHand();
  asks(table)[0]!.click();
  const told = (): string => all(table, '.drawer.odds')[0]?.textContent ?? '';
  await until(() => /\d% of the pot/.test(told()), 'the chance is shown');
  part(table, '.bar .prime').focus();
  await press(table, 'Escape');
  expect(all(table, '.drawer')).to.have.length(0);
  await press(table, 'o');
  expect(told()).to.contain('Estimated from');
});

it('is not offered with hints="off", nor where several people play', async () => {
  expect(asks(await inHand({ hints: 'off' }))).to.have.length(0);
  const several = newTable('stud-table', { speed: 'instant', seed: 'a', players: 'you, Max, Anna:easy' });
  place('en', 900).append(several);
  await ready(several);
  expect(asks(several)).to.have.length(0);
});
