// engines: focus, keys
/** The menu for players, and the sitting they look back on. */
import { expect } from '@open-wc/testing';
import '../../src/index.js';
import { LANGUAGES } from '../../src/table/lang.js';
import { newTable, part, place, ready, root, told, until } from './on-a-page.js';
import { DONE, QUICK, act, croupierWith, boardAt, doing, NOIR_INVERSE, stake, table } from './at-the-table.js';

const TABLES = ['trente-quarante-board', 'stud-table', 'einundvierzig-table', 'faro-layout'] as const;
const opened = async (tag: (typeof TABLES)[number], attributes: Readonly<Record<string, string>> = {}, lang = 'en') => {
  const element = newTable(tag as 'faro-layout', { speed: 'instant', seed: 'menu', ...attributes });
  place(lang).append(element);
  await ready(element);
  part(element, '.tool[data-value=menu]').click();
  await until(() => root(element).querySelector('.drawer.menu [data-do=new-table]'), 'the menu is open');
  return element;
};
const chosen = (element: HTMLElement, zone: string): string | undefined =>
  root(element).querySelector<HTMLElement>(`[data-zone=${zone}] [aria-checked=true]`)?.innerText;

describe('the menu for players', () => {
  for (const tag of TABLES)
    for (const lang of LANGUAGES)
      it(`has its groups, and can be read aloud: <${tag}>, ${lang}`, async () => {
        const element = await opened(tag, {}, lang);
        const headings = [...root(element).querySelectorAll<HTMLElement>('.group h4')].map(
          ({ innerText }) => innerText,
        );
        expect(headings.length).to.equal(tag === 'trente-quarante-board' ? 3 : 4);
        await expect(element).to.be.accessible();
      });

  it('sets cloth, cards, four colours, sound and advice, each at once', async () => {
    const board = await opened('trente-quarante-board');
    for (const [name, value] of [
      ['theme', 'midnight'],
      ['faces', 'german'],
      ['fourColours', 'on'],
      ['sound', 'on'],
      ['hints', 'off'],
      ['theme', 'green'],
    ] as const) {
      part(board, `[data-zone=set-${name}] [data-value="${name} ${value}"]`).click();
      await board.updateComplete;
      expect((board as never as Record<string, string>)[name]).to.equal(value);
      await until(() => chosen(board, `set-${name}`) !== undefined, `${name} is chosen`);
    }
  });

  it('opens a table with another opponent', async () => {
    const stud = await opened('stud-table', { players: 'you, Anna:easy, Bruno:hard' });
    part(stud, '[data-zone=opponent-0] [data-do=players]:last-child').click();
    await until(() => stud.players === 'you, Anna:hard, Bruno:hard', 'Anna plays better');
    await ready(stud);
  });

  it('leaves only speed and table where the page lets nobody set anything', async () => {
    const stud = await opened('stud-table', { settings: 'off' });
    expect(root(stud).querySelectorAll('.group')).to.have.length(0);
    expect(root(stud).querySelector('[data-zone=set-theme]')).to.equal(null);
    expect(root(stud).querySelector('[data-zone=speed]')).to.not.equal(null);
  });
});

describe('a sitting', () => {
  it('counts the coups of a table, and begins anew with another', async () => {
    const board = await boardAt(croupierWith(`${NOIR_INVERSE} ${NOIR_INVERSE} ${NOIR_INVERSE}`));
    await doing(board, stake('noir', 50), DONE, stake('rouge', 20), DONE, DONE);
    const { rounds, won, lost, net, best } = board.sitting;
    expect({ rounds, won, lost, net, best }).to.deep.equal({ rounds: 2, won: 1, lost: 1, net: 30, best: 50 });
    board.ports = [croupierWith(NOIR_INVERSE).port(0)];
    await until(() => board.sitting.rounds === 0, 'the table is another');
  });

  it('is kept with the table, and what was chosen in the menu with it', async () => {
    const board = await table(QUICK);
    await doing(board, stake('noir', 50), DONE);
    part(board, '.tool[data-value=menu]').click();
    await until(() => root(board).querySelector('[data-zone=set-theme]'), 'the menu is open');
    part(board, '[data-value="theme bordeaux"]').click();
    const { sitting } = board;
    const saved = await board.save();
    const other = await table(QUICK);
    expect(await other.restore(saved)).to.equal(true);
    expect(other.sitting).to.deep.equal(sitting);
    expect(other.theme).to.equal('bordeaux');
  });

  it('is looked back on by whoever has lost all, and one button goes on', async () => {
    const board = await boardAt(croupierWith(`${NOIR_INVERSE} ${NOIR_INVERSE}`, 1, { purses: [50] }));
    await doing(board, stake('rouge', 50));
    act(board, 'prime').click();
    await until(() => root(board).querySelector('.drawer.sitting svg.way'), 'the sitting is shown');
    expect(part(board, '.drawer.sitting').innerText).to.match(/−\s50/);
    await until(
      () =>
        told(board)
          .join(' ')
          .match(/Played: 1\. Together: −\s50\./),
      'it is heard',
    );
    await expect(board).to.be.accessible();
    part(board, '.bar .prime').click();
    await until(() => !root(board).querySelector('.drawer.sitting'), 'the table goes on');
    expect(board.view.accounts.purses[0]).to.equal(50);
  });
});
