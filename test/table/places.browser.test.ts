/** Places at a table are found by name, from outside the drawing code: help texts can point at them. */
import '../../src/einundvierzig-table.js';
import '../../src/faro-layout.js';
import '../../src/stud-table.js';
import '../../src/trente-quarante-board.js';
import { elementAt, type Place } from '../../src/table/play/places.js';
import { all, expect, newTable, place, ready, until } from './at-the-table.js';

const placeAt = (table: HTMLElement, name: Place): HTMLElement | undefined => elementAt(table.shadowRoot!, name);

/** A table on a page, when it first asks for something. */
async function tableOn<Tag extends Parameters<typeof newTable>[0]>(tag: Tag, players: string) {
  const table = newTable(tag, { players, seed: 'test', speed: 'instant' });
  place().append(table);
  await ready(table as never);
  return table;
}

const PLAYERS = {
  'trente-quarante-board': 'you',
  'faro-layout': 'you, Anna:easy, Bruno:easy',
  'stud-table': 'you, Anna:easy',
  'einundvierzig-table': 'you, Anna:easy, Bruno:easy',
} as const;

for (const [tag, players] of Object.entries(PLAYERS) as [keyof typeof PLAYERS, string][])
  it(`the status line and the main button of <${tag}> are found`, async () => {
    const table = await tableOn(tag, players);
    const root = table.shadowRoot!;
    expect(placeAt(table, 'status')).to.equal(root.querySelector('.say'));
    await until(() => placeAt(table, 'main button'), 'the main button is there');
    expect(placeAt(table, 'main button')).to.equal(root.querySelector('.bar .prime'));
    expect(placeAt(table, 'stake nowhere')).to.equal(undefined);
    table.remove();
  });

it('the stake on Rouge is found once there is one', async () => {
  const board = await tableOn('trente-quarante-board', 'you');
  expect(placeAt(board, 'field rouge')!.dataset.value).to.equal('rouge');
  expect(placeAt(board, 'stake rouge')).to.equal(undefined);
  board.act({ type: 'stake', chance: 'rouge', amount: 25 });
  await until(() => placeAt(board, 'stake rouge'), 'the stake is on the table');
  expect(placeAt(board, 'stake rouge')!.textContent).to.contain('25');
  board.remove();
});

for (const tag of ['stud-table', 'einundvierzig-table'] as const)
  it(`card 3 of the player’s hand, seats, purses and the pot of <${tag}> are found`, async () => {
    const table = await tableOn(tag, PLAYERS[tag]);
    await until(() => {
      if (table.legal.some(({ type }) => type === 'done')) table.act({ type: 'done' } as never);
      return placeAt(table, 'own card 3') && placeAt(table, 'pot 0');
    }, 'a hand is dealt');
    expect(placeAt(table, 'own card 3')).to.equal(all(table as never, '.me .card')[2]);
    expect(placeAt(table, 'seat 1')!.ariaLabel).to.equal('Anna');
    expect(placeAt(table, 'purse 1')!.closest('.seat')).to.equal(placeAt(table, 'seat 1'));
    table.remove();
  });
