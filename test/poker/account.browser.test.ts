/** The review of a session: on request it reviews every hand, divides the result between decisions and cards, and links to each hand. */
import '../../src/stud-table.js';
import { all, expect, focused, part, until, type Attributes } from '../table/on-a-page.js';
import { afterAFold } from './after-a-fold.js';

/** A table at which the player looks back on a session of one hand. */
async function lookingBack(attributes: Attributes = {}) {
  const table = await afterAFold('stud-table', { lang: 'de', ...attributes });
  all(table, '.tool[data-value=menu]')[0]!.click();
  await until(() => all(table, '[data-value=session-stats]').length > 0, 'the menu');
  part(table, '[data-value=session-stats]').click();
  await until(() => all(table, '.sat').length > 0, 'the session-stats');
  await table.updateComplete;
  return table;
}

it('says what decisions have cost, and leads to the review of the hand', async () => {
  const table = await lookingBack();
  await until(() => all(table, '[data-do=review-all]').length > 0, 'the link to it');
  const ask = part(table, '[data-do=review-all]');
  expect(ask.textContent.trim()).to.equal('Alle Spiele analysieren');
  ask.click();
  const told = (): string => all(table, '.account')[0]?.textContent.replace(/\s+/g, ' ') ?? '';
  await until(() => told().includes('1 von 1'), 'the hand is reviewed');
  await until(() => all(table, '.account progress').length === 0, 'the result is shown');
  expect(told())
    .to.match(/Ergebnis −5 /)
    .and.to.match(/verschenkt −[\d,]+ ± [\d,]+/);
  expect(told()).to.match(/Dritte Karte: Aussteigen\./);
  expect(focused(table)).to.equal(part(table, '.account .told'));
  part(table, '[data-do=review-hand]').click();
  await until(() => all(table, '.hindsight .choices button').length > 0, 'the hand asks again');
  expect(all(table, '[data-do=replay-to]').length, 'as it was').to.be.greaterThan(0);
  expect(table.view.round?.toAct).to.equal(0);
});

it('stops when its drawer is closed, and goes on from there', async () => {
  const table = await lookingBack();
  await until(() => all(table, '[data-do=review-all]').length > 0, 'the link to it');
  part(table, '[data-do=review-all]').click();
  await until(() => all(table, '.account progress').length > 0, 'it has started');
  part(table, '.account [data-value=leave]').click();
  await until(() => all(table, '.account progress').length === 0, 'it has stopped');
  expect(part(table, '.account .told').textContent).to.contain('0 von 1');
  expect(all(table, '.account dl')).to.have.length(0);
  part(table, '.account [data-do=review-all]').click();
  await until(() => all(table, '.account dl').length > 0, 'it goes on');
});

it('is not offered with hints="off"', async () => {
  const table = await lookingBack({ hints: 'off' });
  await table.updateComplete;
  expect(all(table, '[data-do=review-all]')).to.have.length(0);
});
