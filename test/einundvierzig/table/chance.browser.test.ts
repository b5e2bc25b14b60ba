/** The chance of the player's own hand is shown on request, in both rounds, and only when nobody else plays at the screen. */
import { all, expect, newTable, part, place, press, ready, until, type Attributes } from '../../table/on-a-page.js';
import type { Einundvierzig } from '../../../src/rules.js';
import '../../../src/einundvierzig-table.js';

/** A table at which the player is to act in one of the rounds: they call until then, and turn up the first two cards. */
async function inRound(number: number, attributes: Attributes = {}) {
  const table = newTable('einundvierzig-table', { speed: 'instant', seed: 'b', ...attributes });
  place('en', 900).append(table);
  await ready(table);
  const isThere = (): boolean => table.view.phase === 'bet' && table.view.roundNumber === number;
  table.addEventListener('tv-turn', () => {
    const { legal } = table;
    if (isThere()) return;
    const offer = ['check', 'call', 'turnUp'].map(type => legal.find(each => each.type === type)).find(Boolean);
    if (!offer) return;
    table.act(offer as Einundvierzig.Action);
    if (offer.type === 'turnUp') table.act({ type: 'done' });
  });
  table.act({ type: 'done' });
  await until(() => isThere() && table.legal.length > 0, `the player is asked in round ${number}`);
  await table.updateComplete;
  return table;
}
const asks = (table: HTMLElement): readonly HTMLElement[] => all(table, '[data-do=open][data-value=odds]');
const told = (table: HTMLElement): string => all(table, '.drawer.odds')[0]?.textContent ?? '';

it('is drawn in the first round, with the mouse and by key', async () => {
  const table = await inRound(1);
  asks(table)[0]!.click();
  await until(() => /\d% to win/.test(told(table)), 'the chance is shown');
  expect(told(table)).to.contain('Two more cards give you three or four');
  expect(told(table)).to.contain('Estimated from');
  part(table, '.bar .prime').focus();
  await press(table, 'Escape');
  expect(all(table, '.drawer')).to.have.length(0);
  await press(table, 'o');
  expect(told(table)).to.match(/\d% to win/);
});

it('is counted in the second round, with what may beat the hand', async () => {
  const table = await inRound(2);
  asks(table)[0]!.click();
  await until(() => /\d% to win/.test(told(table)), 'the chance is shown');
  expect(told(table)).to.match(/Of \d+ ways to hold two face-down cards|No two face-down cards/);
  expect(told(table)).to.contain('Calculated against every hand');
});

it('is not offered with hints="off", nor where several people play', async () => {
  expect(asks(await inRound(1, { hints: 'off' }))).to.have.length(0);
  const several = newTable('einundvierzig-table', { speed: 'instant', seed: 'a', players: 'you, Max, Anna:easy' });
  place('en', 900).append(several);
  await ready(several);
  expect(asks(several)).to.have.length(0);
});
