// engines: keys, focus
/** Drills at the table: opened from the rules, answered by finger and by keys, announced to screen readers; a page may start one. */
import '../../src/einundvierzig-table.js';
import '../../src/faro-layout.js';
import '../../src/stud-table.js';
import '../../src/trente-quarante-board.js';
import { all, expect, heard, newTable, part, place, press, ready, root, textOf, until } from './on-a-page.js';
import { inOneEngine } from './engines.js';

const TABLES = {
  'trente-quarante-board': 6,
  'stud-table': 1,
  'einundvierzig-table': 6,
  'faro-layout': 1,
} as const;

for (const [tag, answers] of Object.entries(TABLES) as [keyof typeof TABLES, number][])
  it(`${tag}: opens from the rules, and takes an answer by a press`, async () => {
    const table = newTable(tag, { speed: 'instant', seed: 'a' });
    place('de', 390).append(table);
    await ready(table);
    part(table, '.tool[data-value=rules]').click();
    await until(() => root(table).querySelector('.lessons [data-value=drill]'), 'practice is offered');
    part(table, '.lessons [data-value=drill]').click();
    await until(() => all(table, '.practice .answers button').length === answers, 'a question is shown');
    for (const card of all(table, '.practice .card')) expect(card.offsetWidth, card.className).to.be.above(15);
    if (answers === 1) part(table, '.practice .answers button').click();
    await until(() => all(table, '.practice .answers button').length > 1, 'answers are offered');
    part(table, '.practice .answers button').click();
    await until(() => root(table).querySelector('.practice [data-value=next]'), 'the right answer is shown');
    expect(textOf(part(table, '.practice'))).to.match(/[01] von 1 richtig/);
    await until(() => /^(Richtig\.|Nein: .*\.) .* [01] von 1 richtig/.test(heard(table)), 'the answer is announced');
    const practice = part(table, '.practice');
    expect(practice.scrollWidth, 'nothing is cut off').to.be.at.most(practice.clientWidth);
    expect(
      table.log!.actions.filter(({ actor }) => actor === 0),
      'nothing was done for the player',
    ).to.deep.equal([]);
  });

it('goes on by keys alone, with the focus on the next step', async () => {
  const board = newTable('trente-quarante-board', { speed: 'instant', seed: 'a' });
  place('en', 900).append(board);
  await ready(board);
  await board.startDrill('rows');
  await until(() => all(board, '.practice .answers button').length === 6, 'a question is shown');
  part(board, '.practice .answers button').focus();
  await press(board, 'ArrowRight', 'Enter');
  await until(() => root(board).activeElement?.matches('[data-value=next]'), 'the next question is offered');
  await press(board, 'Enter');
  await until(() => root(board).activeElement?.matches('[data-value="answer 0"]'), 'the next question is shown');
  await press(board, 'Escape');
  await until(() => !root(board).querySelector('.practice'), 'it is closed');
});

inOneEngine.it('a page can list the drills', async () => {
  const board = newTable('trente-quarante-board', { speed: 'instant', seed: 'a' });
  place('en', 900).append(board);
  await ready(board);
  const refusal = await board.startDrill('cases').catch((error: unknown) => error);
  expect(String(refusal)).to.equal('Error: startDrill: unknown drill “cases”. Allowed: rows.');
});
