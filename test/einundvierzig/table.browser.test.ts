import {
  act,
  bar,
  expect,
  heard,
  line,
  press,
  ready,
  root,
  tableWith,
  type EinundvierzigTable,
} from './at-the-table.js';

/** Does by keys what is asked, whatever it is; returns how the hand ended. */
async function playHand(table: EinundvierzigTable, hand: number): Promise<string> {
  await press(table, 'g');
  for (let turns = 0; !(table.view.phase === 'between' && table.view.hand === hand + 1); turns++) {
    expect(turns, `the hand never ends: ${bar(table)}`).to.be.lessThan(60);
    await ready(table);
    if (table.view.phase === 'between') break;
    if (table.view.phase === 'expose') await press(table, '1', '3', 'Enter');
    else await press(table, table.view.phase === 'bet' ? 'c' : 'g');
  }
  await ready(table);
  return line(table);
}

describe('the table of Einundvierzig by keyboard alone', () => {
  it('plays hands to their end', async function () {
    this.timeout(60_000);
    const table = await tableWith({ seed: 'keys', players: 'you, Anna:medium, Bruno:easy, Clara:hard' });
    for (let tabs = 0; !root(table).activeElement?.closest('[data-zone=acts]'); tabs++) {
      expect(tabs, 'Tab never reaches the buttons').to.be.lessThan(12);
      await press(table, 'Tab');
    }
    for (let hand = 1; hand < 4; hand++) {
      expect(await playHand(table, hand)).to.match(/wins? /);
      expect(root(table).activeElement, 'the focus is not lost').not.to.equal(null);
      expect(heard(table)).not.to.equal('');
      if (table.view.accounts.purses[0] === 0) act(table, 'buy-in')!.click();
    }
  });
});
