/** The rules show which hand beats which, and the rank of the player's own hand now. */
import '../../src/einundvierzig-table.js';
import '../../src/faro-layout.js';
import '../../src/stud-table.js';
import '../../src/trente-quarante-board.js';
import { all, expect, newTable, part, place, ready, root, until } from './on-a-page.js';

it('at Einundvierzig the rank of the player’s hand is marked, for screen readers too', async () => {
  const table = newTable('einundvierzig-table', { speed: 'instant', seed: 'a', players: 'you, Anna:easy, Bruno:easy' });
  place('en', 900).append(table);
  await ready(table);
  part(table, '.tool[data-value=rules]').click();
  await until(() => all(table, '.rulebook li').length === 6, 'six ranks are shown');
  expect(all(table, '.rulebook .here')).to.have.length(0);
  table.act({ type: 'done' });
  await until(
    () => table.view.cards[0]?.length === 4 && table.view.cards[0].every(card => card !== '??'),
    'all is dealt',
  );
  await until(() => all(table, '.rulebook .here').length === 1, 'the player’s rank is marked');
  expect(part(table, '.rulebook .here').textContent).to.contain('(your hand now)');
});

it('at razz only low hands are shown, each with its five cards', async () => {
  const table = newTable('stud-table', { speed: 'instant', seed: 'a', players: 'you, Anna:easy', variant: 'razz' });
  place('en', 900).append(table);
  await ready(table);
  part(table, '.tool[data-value=rules]').click();
  await until(() => all(table, '.rulebook li').length === 7, 'six ranks and who acts first are shown');
  expect(part(table, 'h4:nth-of-type(2)').textContent).to.equal('The low hands, best first');
  expect(all(table, '.rulebook .card')).to.have.length(33);
});

it('a press on a heading in the list brings its chapter, and the screen reader, to the top', async () => {
  const table = newTable('stud-table', { speed: 'instant', seed: 'a', players: 'you, Anna:easy' });
  place('en', 700).append(table);
  await ready(table);
  part(table, '.tool[data-value=rules]').click();
  await until(() => all(table, '.rulebook .contents button').length > 3, 'the chapters are listed');
  const buttons = all(table, '.rulebook .contents button');
  expect(buttons.map(({ textContent }) => textContent)).to.deep.equal(
    all(table, '.rulebook h4').map(({ textContent }) => textContent),
  );
  buttons[1]!.click();
  const heading = all(table, '.rulebook h4')[1]!;
  expect(root(table).activeElement).to.equal(heading);
  const under = part(table, '.drawer.rules .head').getBoundingClientRect().bottom;
  expect(heading.getBoundingClientRect().top).to.be.within(under - 1, under + 24);
});

for (const [tag, variant] of [
  ['trente-quarante-board', ''],
  ['faro-layout', 'buch'],
  ['faro-layout', 'classic'],
  ['faro-layout', 'pharo'],
] as const)
  it(`${tag} ${variant} shows with cards what decides`, async () => {
    const table = newTable(tag, { speed: 'instant', seed: 'a', ...(variant && { variant }) });
    place('en', 900).append(table);
    await ready(table);
    part(table, '.tool[data-value=rules]').click();
    await until(() => all(table, '.rulebook li .card').length > 1, 'cards are shown');
    expect(all(table, '.rulebook h4').length).to.be.greaterThan(3);
    for (const card of all(table, '.rulebook .card')) expect(card.offsetWidth, card.className).to.be.above(15);
  });

it('if the page links a lesson, the rules lead there, beside the table', async () => {
  const table = newTable('stud-table', { speed: 'instant', seed: 'a', learn: '/how-to-play-stud' });
  place('de', 700).append(table);
  await ready(table);
  part(table, '.tool[data-value=rules]').click();
  await until(() => all(table, '.taught a')[0]?.textContent, 'the link is there');
  const { href, target, textContent } = part<HTMLAnchorElement>(table, '.taught a');
  expect([new URL(href).pathname, target, textContent]).to.deep.equal([
    '/how-to-play-stud',
    '_blank',
    'Das Spiel Schritt für Schritt lernen',
  ]);
  table.removeAttribute('learn');
  await until(() => all(table, '.taught').length === 0, 'without the address there is no link');
});
