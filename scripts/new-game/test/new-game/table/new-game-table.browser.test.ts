// engines: layout, keys
/** The table on a page: a hand by hand and by key, in three languages, in all shapes. */
import { stackedSource } from '../../../src/cards/source.js';
import { readCards } from '../../../src/cards/card.js';
import { Croupier } from '../../../src/game/croupier.js';
import '../../../src/new-game-table.js';
import { newGame } from '../../../src/new-game/rules/rules.js';
import {
  act,
  all,
  expect,
  heard,
  line,
  newTable,
  part,
  place,
  press,
  ready,
  settled,
  spoken,
} from '../../table/on-a-page.js';

const QUICK = { seed: 'first', speed: 'instant' };
type Table = HTMLElementTagNameMap['new-game-table'];

async function tableOf(attributes: Readonly<Record<string, string>> = {}, lang = 'en', width = 1000): Promise<Table> {
  const table = newTable('new-game-table', { ...QUICK, ...attributes });
  place(lang, width).append(table);
  await ready(table);
  return table;
}

describe('the table of New Game', () => {
  it('deals a card to everybody once the player has staked, and pays whoever has the highest', async () => {
    const table = await tableOf();
    expect(line(table)).to.equal('Everybody stakes 5; the highest card takes all.');
    const over = settled(table);
    act(table, 'prime')!.click();
    await over;
    await ready(table);
    expect(all(table, '.slot .card')).to.have.length(3);
    const { result, accounts } = table.view;
    const { winner } = result!;
    // a computer player may have staked anew
    expect(accounts.purses[winner]! + accounts.cloth[winner]!).to.equal(110);
    expect(part(table, '.seat.won .gain').textContent).to.equal('+\u202f10');
  });

  it('says whose card was the highest, and why where the suit has decided', async () => {
    const croupier = new Croupier(newGame, {
      options: { purses: [100, 100] },
      source: () => stackedSource(readCards('Ks Kc')),
    });
    croupier.start();
    const table = newTable('new-game-table', { speed: 'instant' });
    table.ports = [0, 1].map(seat => croupier.port(seat));
    place().append(table);
    await ready(table);
    const over = settled(table);
    for (const seat of [0, 1]) croupier.port(seat).act({ type: 'done' });
    await over;
    await ready(table);
    expect(line(table)).to.match(/ wins? 10\./);
    await spoken();
    expect(heard(table)).to.contain('king of spades');
    part(table, '.why').click();
    await table.updateComplete;
    expect(part(table, '.explanation').textContent).to.contain('higher suit');
  });

  it('is played by key alone', async () => {
    const table = await tableOf();
    const prime = act(table, 'prime')!;
    prime.focus();
    const over = settled(table);
    await press(table, 'g');
    await over;
    expect(table.view.hand).to.equal(2);
  });

  it('lets a stake be taken back while others are asked', async () => {
    const table = await tableOf({ players: 'you, Anna' });
    act(table, 'prime')!.click();
    await ready(table);
    expect(table.view.accounts.cloth).to.deep.equal([5, 0]);
    table.act({ type: 'done' });
    await ready(table);
    expect(table.view.hand).to.equal(2);
  });

  for (const [lang, said] of [
    ['de', 'Alle setzen 5; die höchste Karte nimmt alles.'],
    ['fr', 'Chacun mise 5 ; la carte la plus haute emporte tout.'],
  ] as const)
    it(`speaks ${lang}`, async () => expect(line(await tableOf({}, lang))).to.equal(said));

  for (const [shape, width, height] of [
    ['wide', 1000, 620],
    ['tall', 360, 600],
    ['low', 700, 340],
  ] as const)
    it(`has all it shows inside its box, with seven players: ${shape}`, async () => {
      const players = 'you, Anna:easy, Bruno:easy, Clara:easy, Emil:easy, Frieda:easy, Georg:easy';
      const table = newTable('new-game-table', { ...QUICK, players });
      table.style.height = `${height}px`;
      place('en', width).append(table);
      await ready(table);
      const cloth = part(table, '.cloth').getBoundingClientRect();
      for (const seat of all(table, '.seat')) {
        const { left, right, top, bottom } = seat.getBoundingClientRect();
        expect([left >= cloth.left, right <= cloth.right, top >= cloth.top, bottom <= cloth.bottom + 1]).to.not.include(
          false,
        );
        expect(seat.scrollHeight, 'nothing hangs out of a seat').to.be.at.most(seat.clientHeight + 1);
      }
    });
});
