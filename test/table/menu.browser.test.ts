/** The menu for players, and the review of their session. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { TableView } from '../../src/game/contract.js';
import { LANGUAGES } from '../../src/table/look/lang.js';
import { THEMES } from '../../src/table/look/settings.js';
import { all, newTable, part, place, ready, root, told, until } from './on-a-page.js';
import { DONE, QUICK, act, croupierWith, boardAt, doing, NOIR_INVERSE, stake, table } from './at-the-table.js';
import { TAGS, type Tag } from './tags.js';

const opened = async (tag: Tag, attributes: Readonly<Record<string, string>> = {}, lang = 'en') => {
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
  for (const tag of TAGS)
    for (const lang of LANGUAGES)
      it(`has its pages, each of which can be read aloud: <${tag}>, ${lang}`, async () => {
        const element = await opened(tag, {}, lang);
        const tabs = [...root(element).querySelectorAll<HTMLElement>('.drawer.menu [role=tab]')];
        expect(tabs.map(({ dataset }) => dataset.value)).to.deep.equal(
          tag === 'trente-quarante-board' ? ['table', 'look', 'help'] : ['table', 'look', 'opponents', 'help'],
        );
        for (const tab of tabs) {
          tab.click();
          await until(() => tab.ariaSelected === 'true', 'its page is open');
          const shown = [...root(element).querySelectorAll('.menu .page')].filter(page => page.checkVisibility());
          expect(shown.map(({ ariaLabel }) => ariaLabel)).to.deep.equal([tab.innerText]);
          await expect(element).to.be.accessible();
        }
      });

  it('has no heading without contents: a board without links keeps no rounds', async () => {
    const board = await opened('trente-quarante-board');
    expect(root(board).querySelectorAll('.menu .group')).to.have.length(1);
    const layout = await opened('faro-layout');
    expect(root(layout).querySelectorAll('.menu .group')).to.have.length(2);
  });

  it('opens on the same page again, and its pages are turned by keys', async () => {
    const element = await opened('stud-table');
    const tab = (page: string): HTMLElement => part(element, `[role=tab][data-value=${page}]`);
    tab('table').focus();
    await sendKeys({ press: 'ArrowRight' });
    expect(root(element).activeElement).to.equal(tab('look'));
    await sendKeys({ press: 'Enter' });
    await until(() => tab('look').ariaSelected === 'true', 'the page is turned');
    await sendKeys({ press: 'Escape' });
    await until(() => !root(element).querySelector('.drawer.menu'), 'the menu is closed');
    part(element, '.tool[data-value=menu]').click();
    await until(() => root(element).querySelector('.drawer.menu'), 'the menu is open');
    expect(tab('look').ariaSelected).to.equal('true');
  });

  it('shows cloths and backs as they are, and the faces of the players', async () => {
    const stud = await opened('stud-table', { players: 'you, Anna:easy, Bruno:hard' });
    const fill = (theme: string): string | null =>
      part(stud, `[data-value="theme ${theme}"] circle`).getAttribute('fill');
    expect(new Set(THEMES.map(fill)).size).to.equal(THEMES.length);
    const back = (backs: string): string => part(stud, `[data-value="cardBack ${backs}"] svg`).innerHTML;
    expect(back('bordeaux')).to.contain('#73202f').and.not.to.equal(back('midnight'));
    await until(() => part(stud, '[data-zone=opponent-1] [data-portrait$=Bruno] *'), 'Bruno is drawn');
  });

  it('sets cloth, cards, four colours, sound and hints, each at once', async () => {
    const board = await opened('trente-quarante-board');
    for (const [name, value] of [
      ['theme', 'midnight'],
      ['deckPattern', 'german'],
      ['fourColours', 'on'],
      ['sound', 'on'],
      ['volume', 'loud'],
      ['cardBack', 'midnight'],
      ['textSize', 'large'],
      ['hints', 'off'],
      ['theme', 'green'],
    ] as const) {
      part(board, `[data-zone=set-${name}] [data-value="${name} ${value}"]`).click();
      await board.updateComplete;
      expect((board as never as Record<string, string>)[name]).to.equal(value);
      await until(() => chosen(board, `set-${name}`) !== undefined, `${name} is chosen`);
    }
  });

  it('gives every card the new back: those in full, and those that only have its colour', async () => {
    const layout = await opened('faro-layout', { players: 'you, Anna:easy' });
    const small = (): string => getComputedStyle(part(layout, '.card'), '::before').backgroundColor;
    const asCloth = small();
    part(layout, '[data-zone=set-cardBack] [data-value="cardBack bordeaux"]').click();
    await until(() => part(layout, '.deck svg').innerHTML.includes('#73202f'), 'the deck has the new back');
    expect(small()).to.equal('rgb(115, 32, 47)');
    expect(small()).not.to.equal(asCloth);
  });

  it('opens a table with another opponent', async () => {
    const stud = await opened('stud-table', { players: 'you, Anna:easy, Bruno:hard' });
    part(stud, '[data-zone=opponent-0] [data-do=players]:last-child').click();
    await until(() => stud.players === 'you, Anna:hard, Bruno:hard', 'Anna plays better');
    await ready(stud);
  });

  it('asks first if another opponent would end a hand, and any other touch cancels the question', async () => {
    const stud = await opened('stud-table', { players: 'you, Anna:easy, Bruno:hard' });
    const hard = (): HTMLElement => part(stud, '[data-zone=opponent-0] [data-do=players]:last-child');
    part(stud, '.bar .prime').click();
    await until(() => stud.view.phase !== 'between', 'a hand goes on');
    await ready(stud);
    hard().click();
    const question = (): HTMLElement | undefined => all(stud, '.sure')[0];
    await until(() => question()?.textContent.trim() === 'Really start over?', 'it is asked');
    await until(() => told(stud).join(' ').includes('Really start over?'), 'it is heard');
    part(stud, '[data-value="theme midnight"]').click();
    await until(() => !question(), 'it is taken back');
    hard().click();
    await stud.updateComplete;
    expect(stud.players).to.equal('you, Anna:easy, Bruno:hard');
    question()!.click();
    await until(() => stud.players === 'you, Anna:hard, Bruno:hard', 'Anna plays better');
    await until(() => stud.view.phase === 'between', 'another table is open');
  });

  it('stores the opponents’ levels with the table, which goes on', async () => {
    const stud = await opened('stud-table', { players: 'you, Anna:easy, Bruno:hard' });
    part(stud, '[data-zone=opponent-0] [data-do=players]:last-child').click();
    await until(() => stud.players === 'you, Anna:hard, Bruno:hard', 'Anna plays better');
    await ready(stud);
    part(stud, '.bar .prime').click();
    await until(() => stud.view.phase !== 'between', 'a hand goes on');
    await ready(stud);
    const { hand, phase } = stud.view;
    const saved = await stud.save();
    const other = await opened('stud-table', { players: 'you, Anna:easy, Bruno:hard' });
    expect(await other.restore(saved)).to.equal(true);
    await ready(other);
    expect(other.players).to.equal('you, Anna:hard, Bruno:hard');
    expect([other.view.hand, other.view.phase]).to.deep.equal([hand, phase]);
    const strangers = await opened('stud-table', { players: 'you, Eva:easy, Otto:hard' });
    expect(await strangers.restore(saved)).to.equal(true);
    await ready(strangers);
    expect(strangers.players).to.equal('you, Eva:easy, Otto:hard');
  });

  it('opens a table with other stakes, asks first if that would end a hand, and stores them', async () => {
    const attributes = { autosave: 'other stakes', seed: '', ante: '4', 'lower-limit': '10', 'higher-limit': '20' };
    localStorage.removeItem('tapis-vert:other stakes');
    const stud = await opened('stud-table', attributes);
    const limits = (table: HTMLElement) => part(table, '.limits').textContent.replace(/\s+/g, ' ');
    const stakes = (times: string) => part(stud, `[data-zone=stakes] [data-value="${times}"]`);
    expect(chosen(stud, 'stakes')).to.equal('10–20');
    stakes('2').click();
    await until(() => limits(stud).endsWith(' 8 / 20 / 40'), 'the limits are twice as high');
    await ready(stud);
    expect((stud.view as TableView).accounts.purses[0], 'the buy-in grows with them').to.equal(800);
    part(stud, '.bar .prime').click();
    await until(() => stud.view.phase !== 'between', 'a hand goes on');
    await ready(stud);
    const { hand } = stud.view;
    part(stud, '.tool[data-value=menu]').click();
    await until(() => root(stud).querySelector('[data-zone=stakes]'), 'the menu is open');
    stakes('1').click();
    await until(() => root(stud).querySelector('.sure'), 'it is asked');
    stud.remove();
    const again = await opened('stud-table', attributes);
    await until(() => again.view.hand === hand && again.view.phase !== 'between', 'the stored table goes on');
    expect(chosen(again, 'stakes')).to.equal('20–40');
    again.remove();
    const dearer = await opened('stud-table', { ...attributes, 'higher-limit': '30' });
    await until(() => limits(dearer).endsWith(' 4 / 10 / 30'), 'the page has other limits now');
    localStorage.removeItem('tapis-vert:other stakes');
  });

  it('leaves only speed and table if the page lets nobody set anything', async () => {
    const stud = await opened('stud-table', { settings: 'off' });
    expect(root(stud).querySelectorAll('.menu .page')).to.have.length(0);
    expect(root(stud).querySelector('[data-zone=set-theme]')).to.equal(null);
    expect(root(stud).querySelector('[data-zone=speed]')).to.not.equal(null);
  });
});

describe('a session', () => {
  it('counts the coups of a table, and starts again with another', async () => {
    const board = await boardAt(croupierWith(`${NOIR_INVERSE} ${NOIR_INVERSE} ${NOIR_INVERSE}`));
    await doing(board, stake('noir', 50), DONE, stake('rouge', 20), DONE, DONE);
    const { rounds, won, lost, net, best } = board.sessionStats;
    expect({ rounds, won, lost, net, best }).to.deep.equal({ rounds: 2, won: 1, lost: 1, net: 30, best: 50 });
    board.ports = [croupierWith(NOIR_INVERSE).port(0)];
    await until(() => board.sessionStats.rounds === 0, 'the table is new');
  });

  it('is offered to a single player only: for several at one screen nothing is counted', async () => {
    const button = '[data-do=open][data-value=session-stats]';
    expect(root(await opened('faro-layout')).querySelector(button)).to.not.equal(null);
    expect(root(await opened('faro-layout', { players: 'Max, Anna, Emil' })).querySelector(button)).to.equal(null);
  });

  it('is stored with the table, with the menu settings', async () => {
    const board = await table(QUICK);
    await doing(board, stake('noir', 50), DONE);
    part(board, '.tool[data-value=menu]').click();
    await until(() => root(board).querySelector('[data-zone=set-theme]'), 'the menu is open');
    part(board, '[data-value="theme bordeaux"]').click();
    const { sessionStats } = board;
    const saved = await board.save();
    const other = await table(QUICK);
    expect(await other.restore(saved)).to.equal(true);
    expect(other.sessionStats).to.deep.equal(sessionStats);
    expect(other.theme).to.equal('bordeaux');
  });

  it('is reviewed at the end of a shoe, and the main button goes on', async () => {
    const board = await table({ ...QUICK, decks: '1', purse: '5000' });
    for (let coup = 0; coup < 20 && !root(board).querySelector('.drawer.session-stats'); coup++) {
      await doing(board, stake('noir', 50), DONE);
      await until(() => board.legal.length > 0, 'the player is asked');
    }
    await until(() => root(board).querySelector('.drawer.session-stats svg.way'), 'the session is shown');
    expect(part(board, '.drawer.session-stats h3').innerText).to.equal('The shoe is finished');
    expect(part(board, '.drawer.session-stats').innerText).to.match(
      /Your bets cost \d+(\.\d)? on average\. You are at /,
    );
    await until(() => told(board).join(' ').includes('The shoe is finished. Played: '), 'it is heard');
    part(board, '.bar .prime').click();
    await until(() => !root(board).querySelector('.drawer.session-stats'), 'the table goes on');
  });

  it('keeps the best hand held to the showdown, by its name', async () => {
    const stud = await opened('stud-table', { players: 'you, Anna:easy', purse: '400' });
    part(stud, '.tool[data-value=menu]').click();
    for (let turn = 0; turn < 200 && !stud.sessionStats.hand; turn++) {
      await until(() => stud.legal.length > 0, 'the player is asked');
      const offer = ['show', 'check', 'call', 'bringIn', 'done'].flatMap(
        type => stud.legal.find(each => each.type === type) ?? [],
      )[0]!;
      const amount = 'amount' in offer && typeof offer.amount === 'object' ? { amount: offer.amount.min } : {};
      stud.act({ ...offer, ...amount } as never);
      await ready(stud);
    }
    expect(stud.sessionStats.hand!.cards).to.have.length(7);
    part(stud, '.tool[data-value=menu]').click();
    await until(() => root(stud).querySelector('[data-do=open][data-value=session-stats]'), 'the menu is open');
    part(stud, '[data-do=open][data-value=session-stats]').click();
    await until(() => root(stud).querySelector('.drawer.session-stats dl'), 'the session is shown');
    expect(part(stud, '.drawer.session-stats').innerText).to.match(/Best hand\s+\S+/);
  });

  it('is reviewed by a player who has lost everything, and one button goes on', async () => {
    const board = await boardAt(croupierWith(`${NOIR_INVERSE} ${NOIR_INVERSE}`, 1, { purses: [50] }));
    await doing(board, stake('rouge', 50));
    act(board, 'prime').click();
    await until(() => root(board).querySelector('.drawer.session-stats svg.way'), 'the session is shown');
    expect(part(board, '.drawer.session-stats').innerText).to.match(/−50/);
    await until(
      () =>
        told(board)
          .join(' ')
          .match(/Played: 1\. Net result: −50\./),
      'it is heard',
    );
    expect(told(board).join(' ')).not.to.contain('Best result');
    await expect(board).to.be.accessible();
    part(board, '.bar .prime').click();
    await until(() => !root(board).querySelector('.drawer.session-stats'), 'the table goes on');
    expect(board.view.accounts.purses[0]).to.equal(50);
  });
});
