// engines: keys, focus
/** Drills at the table: opened from the rules, answered by finger and by keys, told to the ear; a page may begin one. */
import '../../src/einundvierzig-table.js';
import '../../src/faro-layout.js';
import '../../src/stud-table.js';
import '../../src/trente-quarante-board.js';
import { all, expect, heard, newTable, part, place, press, ready, root, textOf, until } from './on-a-page.js';

const TABLES = {
  'trente-quarante-board': 6,
  'stud-table': 1,
  'einundvierzig-table': 6,
  'faro-layout': 1,
} as const;

for (const [tag, answers] of Object.entries(TABLES) as [keyof typeof TABLES, number][])
  it(`${tag}: from the rules, and an answer by a press`, async () => {
    const table = newTable(tag, { speed: 'instant', seed: 'a' });
    place('de', 390).append(table);
    await ready(table);
    part(table, '.tool[data-value=rules]').click();
    await until(() => root(table).querySelector('.lessons [data-value=drill]'), 'practice is offered');
    part(table, '.lessons [data-value=drill]').click();
    await until(() => all(table, '.practice .answers button').length === answers, 'there is a question');
    if (answers === 1) part(table, '.practice .answers button').click();
    await until(() => all(table, '.practice .answers button').length > 1, 'there are answers');
    part(table, '.practice .answers button').click();
    await until(() => root(table).querySelector('.practice [data-value=next]'), 'it is told what was right');
    expect(textOf(part(table, '.practice'))).to.match(/[01] von 1 richtig/);
    await until(() => /^(Richtig\.|Nein: .*\.) .* [01] von 1 richtig/.test(heard(table)), 'the ear is told');
    const practice = part(table, '.practice');
    expect(practice.scrollWidth, 'nothing is cut off').to.be.at.most(practice.clientWidth);
    expect(
      table.log!.actions.filter(({ actor }) => actor === 0),
      'nothing was done for the player',
    ).to.deep.equal([]);
  });

it('goes on by keys alone: the focus is on what comes next', async () => {
  const board = newTable('trente-quarante-board', { speed: 'instant', seed: 'a' });
  place('en', 900).append(board);
  await ready(board);
  await board.startDrill('rows');
  await until(() => all(board, '.practice .answers button').length === 6, 'there is a question');
  part(board, '.practice .answers button').focus();
  await press(board, 'ArrowRight', 'Enter');
  await until(() => root(board).activeElement?.matches('[data-value=next]'), 'the next one can be asked for');
  await press(board, 'Enter');
  await until(() => root(board).activeElement?.matches('[data-value="answer 0"]'), 'the next question is there');
  await press(board, 'Escape');
  await until(() => !root(board).querySelector('.practice'), 'it is closed');
});

it('a page is told which drills there are', async () => {
  const board = newTable('trente-quarante-board', { speed: 'instant', seed: 'a' });
  place('en', 900).append(board);
  await ready(board);
  const refusal = await board.startDrill('cases').catch((error: unknown) => error);
  expect(String(refusal)).to.equal('Error: startDrill: unknown drill “cases”. Allowed: rows.');
});
