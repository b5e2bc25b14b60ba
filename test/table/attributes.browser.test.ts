import '../../src/einundvierzig-table.js';
import '../../src/faro-layout.js';
import '../../src/stud-table.js';
import { LANGUAGES } from '../../src/table/look/lang.js';
import { THEMES } from '../../src/table/look/settings.js';
import {
  act,
  all,
  beat,
  complaints,
  doing,
  DONE,
  expect,
  field,
  statusLine,
  listen,
  newBoard,
  newTable,
  part,
  place,
  QUICK,
  ready,
  root,
  stake,
  table,
  textOf,
  typesOfActions,
  until,
  type Board,
} from './at-the-table.js';

const set = (board: Board, name: string, value: unknown): void => {
  (board as unknown as Record<string, unknown>)[name] = value;
};

describe('the attributes of a table', () => {
  it('take a switch as a boolean and as a string, as attribute and as property', async () => {
    const board = await table({ ...QUICK, hints: 'false', sound: 'true' });
    const pressed = (): string => part(board, '[data-do=sound]').getAttribute('aria-pressed')!;
    expect([board.hints, board.sound, pressed()]).to.deep.equal(['off', 'on', 'true']);
    for (const [given, shown] of [
      [false, 'false'],
      ['true', 'true'],
      ['false', 'false'],
      ['', 'true'],
      [null, 'false'],
    ] as const) {
      set(board, 'sound', given);
      await board.updateComplete;
      expect(pressed(), String(given)).to.equal(shown);
    }
  });

  it('include properties that were set before the upgrade', async () => {
    const early = document.createElement('later-board') as Board;
    set(early, 'decks', 3);
    set(early, 'theme', 'midnight');
    set(early, 'lang', 'fr');
    early.setAttribute('speed', 'instant');
    place().append(early);
    const { TrenteQuaranteBoard, defineTrenteQuaranteBoard } = await import('../../src/trente-quarante-board.js');
    expect(early).not.to.be.instanceOf(TrenteQuaranteBoard);
    customElements.define('later-board', class extends TrenteQuaranteBoard {});
    expect(early).to.be.instanceOf(TrenteQuaranteBoard);
    await ready(early);
    expect(early.view.options.decks).to.equal(3);
    expect(early.getAttribute('theme')).to.equal('midnight');
    expect(act(early, 'prime').innerText).to.contain('Donner');
    expect(() => defineTrenteQuaranteBoard()).not.to.throw();
  });

  it('leave a tag to the script that took it first, with one line about it; a second copy of the same script says nothing', async () => {
    const { StudTable, defineStudTable } = await import('../../src/elements/stud-table.js');
    customElements.define('someones-table', class extends HTMLElement {});
    class Older extends HTMLElement {
      static readonly version = '0.0.9';
    }
    customElements.define('older-table', Older);
    const lines: unknown[] = [];
    const { warn } = console;
    console.warn = (line: unknown) => lines.push(line);
    try {
      defineStudTable('another-table');
      defineStudTable('another-table');
      expect(lines).to.deep.equal([]);
      defineStudTable('someones-table');
      defineStudTable('older-table');
    } finally {
      console.warn = warn;
    }
    const { version } = StudTable;
    expect(version).to.match(/^\d+\.\d+\.\d+/);
    expect(lines).to.deep.equal([
      `<someones-table> is already registered by other code on this page; tapis-vert ${version} does not replace it. Use another name: defineStudTable('my-stud-table').`,
      `<older-table> is already registered by version 0.0.9; tapis-vert ${version} does not replace it. Use another name: defineStudTable('my-stud-table').`,
    ]);
    expect(customElements.get('older-table')).to.equal(Older);
    expect(document.createElement('another-table')).to.be.instanceOf(StudTable);
  });

  it('say once which name a misspelt attribute or tag probably meant, and nothing about the page’s own', async () => {
    const { defineStudTable } = await import('../../src/elements/stud-table.js');
    const lines: unknown[] = [];
    const { warn } = console;
    console.warn = (line: unknown) => lines.push(line);
    try {
      place().innerHTML = `
        <stud-tabel></stud-tabel><misspelt-tabel></misspelt-tabel><pages-own></pages-own>
        <misspelt-table varient="razz" four-colors="on" title="Razz" data-variants="2" page-s="1" slot="x"></misspelt-table>
        <misspelt-table varient="razz"></misspelt-table>`;
      defineStudTable('misspelt-table');
    } finally {
      console.warn = warn;
    }
    expect(lines).to.deep.equal([
      '<misspelt-table> has no attribute varient. Did you mean variant?',
      '<misspelt-table> has no attribute four-colors. Did you mean four-colours?',
      'Unknown element <misspelt-tabel>. Did you mean <misspelt-table>?',
    ]);
  });

  it('report a bad value to the page by name, while the table works', async () => {
    for (const [attribute, value, allowed, taken] of [
      ['decks', 'seven', 'a whole number from 1 to 12', '6'],
      ['lang', 'xx', LANGUAGES.join(', '), 'en'],
      ['lang', '12', LANGUAGES.join(', '), 'en'],
      ['speed', 'warp', 'normal, slow, fast, instant', 'normal'],
      ['theme', 'pink', THEMES.join(', '), 'green'],
      ['deck-pattern', 'swiss', 'french, german', 'french'],
      ['four-colours', 'maybe', 'off, on', 'off'],
      ['sound', 'loud', 'off, on', 'off'],
      ['paused', 'perhaps', 'off, on', 'off'],
      ['hints', 'some', 'on, off', 'on'],
    ] as const) {
      const board = newBoard({ ...QUICK, [attribute]: value });
      const events = listen(board);
      const [told, ...more] = await complaints(async () => {
        place().append(board);
        await ready(board);
        await beat();
      });
      expect(more, `${attribute}=${value}`).to.deep.equal([]);
      for (const words of ['<trente-quarante-board>', attribute, value, allowed, `Used instead: ${taken}.`])
        expect(told).to.contain(words);
      const errors = events.filter(({ type }) => type === 'tv-error');
      expect(errors.map(({ detail }) => detail.message)).to.deep.equal([told]);
      board.speed = 'instant';
      await doing(board, stake('rouge'), DONE);
      expect(board.view.hand, attribute).to.equal(2);
    }
  });

  it('open a new table with the new rules at once when a rule changes', async () => {
    const board = await table();
    await doing(board, stake('rouge'), DONE, stake('noir'));
    board.setAttribute('decks', '2');
    await until(() => board.view.options.decks === 2, 'there are two packs');
    await ready(board);
    expect(board.view.hand).to.equal(1);
    expect(board.view.accounts.purses).to.deep.equal([2000]);
    expect(board.view.coup).to.equal(null);
    set(board, 'purse', 300);
    await until(() => part(board, '.purse b').textContent === '300', 'the purse has changed');
    board.removeAttribute('decks');
    await until(() => board.view.options.decks === 6, 'there are six packs');
  });

  it('replace a table in the middle of a deal without a trace of it', async () => {
    const board = await table({ speed: 'slow', decks: '1' });
    const events = listen(board);
    board.act({ type: 'done' });
    await until(() => root(board).querySelector('.cards .card'), 'the first card is on the table');
    board.setAttribute('min', '10');
    await ready(board);
    await beat();
    expect(board.view.options.min).to.equal(10);
    expect(board.view.hand).to.equal(1);
    expect(root(board).querySelector('.cards .card')).to.equal(null);
    expect(statusLine(board)).to.contain('Faites vos jeux');
    expect(typesOfActions(events, 'tv-settle')).to.deep.equal([]);
    await doing(board, stake('rouge', 10));
    expect(board.view.punters[0]!.free[0]).to.equal(10);
  });

  it('keep the table when only its looks change', async () => {
    const board = await table();
    await doing(board, stake('rouge', 10));
    for (const [name, value] of [
      ['theme', 'bordeaux'],
      ['deck-pattern', 'german'],
      ['fourColours', 'on'],
      ['sound', 'on'],
      ['hints', 'off'],
      ['speed', 'fast'],
      ['lang', 'de'],
    ] as const) {
      set(board, name, value);
      await board.updateComplete;
      expect(board.view.punters[0]!.free[0], name).to.equal(10);
    }
  });

  it('show the theme as an attribute, and in the cloth', async () => {
    const colours = new Set<string>();
    for (const theme of THEMES) {
      const board = await table();
      board.theme = theme;
      await board.updateComplete;
      expect(board.getAttribute('theme')).to.equal(theme);
      colours.add(getComputedStyle(part(board, '.cloth')).backgroundImage);
    }
    expect(colours.size).to.equal(THEMES.length);
  });

  it('let the page choose the colours', async () => {
    const board = await table();
    board.style.setProperty('--tv-focus', 'rgb(1, 2, 3)');
    board.style.setProperty('--tv-rail-text', 'rgb(4, 5, 6)');
    expect(getComputedStyle(part(board, '.top h2')).color).to.equal('rgb(4, 5, 6)');
  });

  it('turn the faces German and back in the middle of a coup', async () => {
    const board = await table({ ...QUICK, seed: 'deal 121' });
    await doing(board, stake('rouge'), DONE);
    const drawn = (): string =>
      [...root(board).querySelectorAll('.cards svg')]
        .map(({ innerHTML }) => innerHTML)
        .sort()
        .join('');
    const french = drawn();
    board.deckPattern = 'german';
    await until(() => drawn() !== french, 'the faces are German');
    const name = part(board, '.cards .card').getAttribute('aria-label');
    expect(name).to.match(/of (acorns|bells|hearts|leaves)$/);
    for (const card of root(board).querySelectorAll('.cards svg'))
      expect(card.querySelector('path'), 'each card is drawn').not.to.equal(null);
    board.deckPattern = 'french';
    await board.updateComplete;
    expect(drawn()).to.equal(french);
  });

  it('change to four colours', async () => {
    const board = await table({ ...QUICK, seed: 'deal 121' });
    await doing(board, stake('rouge'), DONE);
    const two = part(board, '.rows').innerHTML;
    board.setAttribute('four-colours', '');
    await board.updateComplete;
    expect(part(board, '.rows').innerHTML).not.to.equal(two);
  });

  it('seat several people at one screen, each in turn', async () => {
    const board = await table({ ...QUICK, players: 'Anna, Bruno' });
    expect(board.view.accounts.purses).to.deep.equal([2000, 2000]);
    expect(part(board, '.bar .purse').innerText).to.contain('Anna');
    await doing(board, stake('rouge', 10));
    expect(act(board, 'prime').innerText).to.contain('Next: Bruno');
    await doing(board, DONE);
    expect(board.view.seat).to.equal(1);
    expect(part(board, '.bar .purse').innerText).to.contain('Bruno');
    await doing(board, stake('noir', 20), DONE);
    await until(() => board.view.hand === 2, 'the coup is dealt');
    const [anna, bruno] = board.view.punters;
    expect([anna!.entries[0]!.stake, bruno!.entries[0]!.stake]).to.deep.equal([10, 20]);
  });

  it('seat computer players, who bet by themselves', async () => {
    const board = await table({ ...QUICK, players: 'you, Anna:easy, Bruno:medium, Clara:hard' });
    await doing(board, stake('rouge'), DONE);
    await until(() => board.view.hand === 2, 'all have staked');
    for (const { entries } of board.view.punters) expect(entries.length).to.be.greaterThan(0);
    expect(part(board, '.punters').innerText).to.contain('Clara');
  });

  it('let a table of computer players run, and hold it while paused', async () => {
    const board = newBoard({ ...QUICK, players: 'Anna:easy, Bruno:hard' });
    place().append(board);
    await board.updateComplete;
    await until(() => board.view.hand > 2, 'they play');
    board.paused = 'on';
    await board.updateComplete;
    await beat();
    await beat();
    const { hand, accounts } = board.view;
    const length = board.log!.actions.length;
    for (let beats = 0; beats < 30; beats++) await beat();
    await new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next)));
    expect(board.view.hand).to.equal(hand);
    expect(board.view.accounts).to.deep.equal(accounts);
    expect(board.log!.actions, 'the table goes on while paused').to.have.length(length);
    board.removeAttribute('paused');
    board.paused = undefined;
    await until(() => board.view.hand > hand, 'they play on');
  });

  it('hold still while paused, and show everything afterwards', async () => {
    const board = await table({ ...QUICK, paused: '' });
    const events = listen(board);
    board.act(stake('rouge') as never);
    board.act({ type: 'done' });
    field(board, 'noir').click();
    await beat();
    expect(events).to.deep.equal([]);
    expect(board.view.hand).to.equal(1);
    board.paused = 'off';
    await until(() => board.view.hand === 2, 'the coup is dealt');
    expect(typesOfActions(events)).to.deep.equal(['stake', 'done', 'coup', 'nextHand']);
  });

  it('deal the same cards for the same seed, and others for another', async () => {
    const deals: string[] = [];
    for (const seed of ['one', 'one', 'two']) {
      const board = await table({ ...QUICK, seed });
      for (let coups = 0; coups < 3; coups++) {
        await doing(board, DONE);
        deals.push(JSON.stringify(board.view.coup));
      }
    }
    expect(deals.slice(0, 3)).to.deep.equal(deals.slice(3, 6));
    expect(deals.slice(0, 3)).not.to.deep.equal(deals.slice(6));
  });

  it('take a number as a seed, and deal at random when the seed is gone', async () => {
    const board = await table(QUICK);
    await doing(board, stake('rouge'));
    set(board, 'seed', 7);
    await until(() => board.view.punters[0]!.free[0] === 0, 'a new table is open');
    const text = await table({ ...QUICK, seed: '7' });
    await doing(board, DONE);
    await doing(text, DONE);
    expect(board.view.coup).to.deep.equal(text.view.coup);
    text.removeAttribute('seed');
    await ready(text);
    await until(() => text.view.hand === 1, 'a new table is open');
    set(board, 'seed', null);
    await until(() => board.view.hand === 1, 'a new table is open');
    const empty = await Promise.all(['', ''].map(seed => table({ ...QUICK, seed })));
    for (const each of empty) await doing(each, DONE);
    const [one, other] = await Promise.all(empty.map(each => each.save()));
    expect(one, 'an empty string fixes nothing').not.to.equal(other);
  });

  it('speak the language of the nearest lang, across shadow roots, and change it while in use', async () => {
    const here = place('de');
    const outer = document.createElement('div');
    here.append(outer);
    const shadow = outer.attachShadow({ mode: 'open' });
    const inner = document.createElement('div');
    shadow.append(inner);
    const board = newBoard();
    inner.append(board);
    await ready(board);
    const prime = (): string => act(board, 'prime').innerText;
    expect(prime()).to.contain('Ohne Einsatz austeilen');
    for (const [where, lang, word] of [
      [outer, 'fr', 'Donner'],
      [inner, 'en-GB', 'Deal'],
      [board, 'de-AT', 'Ohne Einsatz austeilen'],
      [board, 'es', 'Deal'],
    ] as const) {
      where.lang = lang;
      await until(() => prime().includes(word), `it says ${word}`);
    }
    // What a framework passes for a language that the page does not set.
    board.lang = undefined as never;
    inner.lang = null as never;
    await until(() => prime().includes('Donner'), 'it is French again');
    board.removeAttribute('lang');
    inner.removeAttribute('lang');
    outer.removeAttribute('lang');
    here.lang = 'en';
    await until(() => prime().includes('Deal'), 'it is English again');
    place('fr').append(outer);
    await until(() => prime().includes('Donner'), 'the table speaks the language of its new place');
  });

  it('speak a language of each table’s own on one page', async () => {
    const boards = await Promise.all([table(QUICK, 'de'), table(QUICK, 'fr'), table(QUICK, 'en')]);
    expect(boards.map(board => act(board, 'prime').querySelector('.label')!.textContent)).to.deep.equal([
      'Ohne Einsatz austeilen',
      'Donner sans mise',
      'Deal without a bet',
    ]);
  });

  it('let the player choose the speed in the menu', async () => {
    const board = await table();
    part(board, '[data-value=menu]').click();
    await board.updateComplete;
    part(board, '[data-do=speed][data-value=slow]').click();
    await board.updateComplete;
    expect(board.speed).to.equal('slow');
    expect(part(board, '[data-do=speed][aria-checked=true]').dataset.value).to.equal('slow');
  });

  it('ask before a new table is opened from the menu', async () => {
    const board = await table();
    await doing(board, stake('rouge', 10), DONE);
    part(board, '[data-value=menu]').click();
    await board.updateComplete;
    part(board, '[data-do=new-table]').click();
    await board.updateComplete;
    expect(board.view.hand).to.equal(2);
    part(board, '[data-do=new-table]').click();
    await until(() => board.view.hand === 1, 'a new table is open');
    expect(statusLine(board)).to.contain('Faites vos jeux');
  });

  it('take names of 5,000 characters without widening anything or reversing the text', async () => {
    const board = await table({ players: `${'W'.repeat(5000)},Anna\u202E\u0000Bruno`, speed: 'instant' });
    expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth + 400);
    for (const each of root(board).querySelectorAll('*'))
      expect(each.scrollWidth, each.className.toString()).to.be.below(2000);
    expect(root(board).textContent).not.to.contain('\u202E');
    expect(root(board).textContent).to.contain('AnnaBruno');
  });
});

describe('errors in the attributes', () => {
  it('are shown on the table in a small line, for the author of the page, until they are corrected', async () => {
    const table = newTable('einundvierzig-table', { speed: 'instant', players: 'you, Anna' });
    const told = await complaints(async () => {
      place().append(table);
      await ready(table);
    });
    expect(told).to.have.length(1);
    const faults = (): readonly string[] => all(table, '.fault').map(textOf);
    expect(faults()[0]).to.contain('2 named; this table seats 3 to 7. Used instead: ');
    expect(`<einundvierzig-table> ${faults().join()}`).to.equal(told[0]);
    await complaints(async () => {
      table.setAttribute('ante', 'much');
      await ready(table);
    });
    expect(faults()).to.have.length(1);
    expect(faults()[0]).to.contain('this table seats 3 to 7').and.contain('ante="much"');
    table.removeAttribute('ante');
    table.setAttribute('players', 'you, Anna, Bruno:easy');
    await ready(table);
    expect(faults()).to.deep.equal([]);
  });

  it('about the number of players go when another variant has seats for them', async () => {
    const table = newTable('faro-layout', { speed: 'instant', players: 'you', variant: 'buch' });
    await complaints(async () => {
      place().append(table);
      await ready(table);
    });
    expect(all(table, '.fault').map(textOf).join()).to.contain('1 named; this table seats 3 to 4');
    table.setAttribute('variant', 'classic');
    await ready(table);
    expect(all(table, '.fault')).to.deep.equal([]);
  });
});

describe('the name of a table', () => {
  const CALLED = {
    'stud-table': { high: 'Seven Card Stud', 'high-low': 'Seven Card Stud High-Low', razz: 'Razz' },
    'faro-layout': { buch: 'Faro', classic: 'Klassisches Faro', pharo: 'Pharo' },
  };
  for (const [tag, kinds] of Object.entries(CALLED))
    for (const [variant, name] of Object.entries(kinds))
      it(`is “${name}”, visible and announced, at <${tag} variant="${variant}">`, async () => {
        const table = newTable(tag as 'stud-table', { variant, lang: 'de', speed: 'instant' });
        place().append(table);
        await table.updateComplete;
        const frame = part(table, '.table');
        expect([frame.querySelector('h2')!.textContent, frame.ariaLabel]).to.deep.equal([name, name]);
      });

  it('is short on screen and complete for screen readers if a game has two names', async () => {
    const table = newTable('einundvierzig-table', { speed: 'instant' });
    place().append(table);
    await table.updateComplete;
    const frame = part(table, '.table');
    expect(frame.querySelector('h2')!.textContent).to.equal('Einundvierzig');
    expect(frame.ariaLabel).to.equal('Einundvierzig (Färbeln)');
  });
});
