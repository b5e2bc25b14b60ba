/** The rules show which hand beats which, and where the player's own hand stands now. */
import '../../src/einundvierzig-table.js';
import '../../src/stud-table.js';
import { all, expect, newTable, part, place, ready, until } from './on-a-page.js';

it('at Einundvierzig the kind of the own hand is marked, for the ear too', async () => {
  const table = newTable('einundvierzig-table', { speed: 'instant', seed: 'a', players: 'you, Anna:easy, Bruno:easy' });
  place('en', 900).append(table);
  await ready(table);
  part(table, '.tool[data-value=rules]').click();
  await until(() => all(table, '.hands-ranked li').length === 6, 'six kinds are shown');
  expect(all(table, '.hands-ranked .here')).to.have.length(0);
  table.act({ type: 'done' });
  await until(
    () => table.view.cards[0]?.length === 4 && table.view.cards[0].every(card => card !== '??'),
    'all is dealt',
  );
  await until(() => all(table, '.hands-ranked .here').length === 1, 'the own kind is marked');
  expect(part(table, '.hands-ranked .here').textContent).to.contain('(your hand now)');
});

it('at razz the low hands alone are shown, each with its five cards', async () => {
  const table = newTable('stud-table', { speed: 'instant', seed: 'a', players: 'you, Anna:easy', variant: 'razz' });
  place('en', 900).append(table);
  await ready(table);
  part(table, '.tool[data-value=rules]').click();
  await until(() => all(table, '.hands-ranked li').length === 6, 'six kinds are shown');
  expect(part(table, 'h4.ranking').textContent).to.equal('The low hands, the best first');
  expect(all(table, '.hands-ranked .card')).to.have.length(30);
});
