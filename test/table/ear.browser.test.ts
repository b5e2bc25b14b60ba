// engines: live region, accessibility tree
/** What a screen reader makes of every table: whether it passes keys on, how it names the zones, how it reads numbers. */
import { chips } from '../../src/table/look/messages.js';
import '../../src/index.js';
import { all, expect, focused, heard, listening, newTable, part, place, told, until } from './on-a-page.js';
import { inOneEngine } from './engines.js';

const { press, ready } = listening;

const TABLES = {
  'trente-quarante-board': {},
  'stud-table': {},
  'einundvierzig-table': {},
  'faro-layout': {},
} as const;
type Tag = keyof typeof TABLES;

const tableOf = async (tag: Tag, attributes: Readonly<Record<string, string>> = {}) => {
  const table = newTable(tag, { speed: 'instant', seed: 'ear', ...attributes });
  place().append(table);
  await table.updateComplete;
  return table;
};

/** Zones in which the arrows move between buttons, though a screen reader would keep those keys to itself. */
const deafZones = (table: Element): readonly (string | undefined)[] =>
  all(table, '[data-zone]')
    .filter(zone => zone.querySelectorAll('button').length > 1 && !zone.closest('[role=toolbar]'))
    .map(({ dataset }) => dataset.zone);

/** The announcements, as they reach a screen reader. */
const paragraphs = (table: Element): readonly string[] =>
  all(table, '[role=log] p > p').map(({ textContent }) => plain(textContent));

/** Makes spaces of all kinds the same. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Toolbars without a name. */
const nameless = (table: Element): readonly HTMLElement[] =>
  all(table, '[role=toolbar]').filter(({ ariaLabel }) => !ariaLabel);

for (const tag of Object.keys(TABLES) as Tag[])
  describe(`${tag} with a screen reader`, () => {
    it('gets the keys in every zone of buttons: each is a toolbar with a name, in the menu too', async () => {
      const table = await tableOf(tag);
      part(table, '.tool[data-value=menu]').click();
      await until(() => all(table, '[data-zone=menu]')[0], 'the menu is open');
      expect(deafZones(table)).to.deep.equal([]);
      expect(nameless(table)).to.deep.equal([]);
      // parts that the menu loads may still be on their way
      await ready(table);
      part(table, '.prime').focus();
      await press(table, 'Enter');
      await until(() => heard(table) !== '', 'it goes on');
      await table.updateComplete;
      expect(deafZones(table)).to.deep.equal([]);
      expect(nameless(table)).to.deep.equal([]);
    });

    it('is silent until the player has done something', async () => {
      const table = await tableOf(tag);
      await until(() => table.legal.length > 0, 'the player is asked');
      expect(heard(table)).to.equal('');
    });
  });

inOneEngine.it('the layout has one name, and the fields are inside it: classic Faro', async () => {
  const table = await tableOf('faro-layout', { variant: 'classic' });
  await until(() => all(table, '.spot')[0], 'the layout is shown');
  expect(deafZones(table)).to.deep.equal([]);
  expect(nameless(table)).to.deep.equal([]);
});

it('the amounts and the list of hands get the keys too', async () => {
  const stud = await tableOf('stud-table', { players: 'you, Anna:easy' });
  await until(() => stud.legal.length > 0, 'the player is asked');
  part(stud, '.prime').focus();
  while (stud.view.hand === 1) {
    await until(() => stud.legal.length > 0, 'the player is asked again');
    await press(stud, 'c', 'g');
    expect(focused(stud)?.matches('.bar, .bar *'), 'the focus stays in the bar').to.equal(true);
    expect(deafZones(stud)).to.deep.equal([]);
  }
  part(stud, '.tool[data-value=menu]').click();
  await until(() => all(stud, '[data-do=history]')[0], 'the menu is open');
  part(stud, '[data-do=history]').click();
  await until(() => all(stud, '[data-do=replay-hand]')[0], 'the hands are listed');
  expect(deafZones(stud)).to.deep.equal([]);
  expect(nameless(stud)).to.deep.equal([]);
});

describe('an announcement', () => {
  /** A board at which the same chip is laid on Rouge again and again, faster than a voice can follow. */
  const busy = async (times: number) => {
    const board = await tableOf('trente-quarante-board');
    await until(() => board.legal.length > 0, 'the player is asked');
    const said: string[] = [];
    // however slow the machine is: no frame comes before everything is done
    const { requestAnimationFrame: frame } = window;
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = callback => held.push(callback);
    const laid = new Promise<void>(all => {
      let left = times;
      board.addEventListener('tv-action', () => --left || all());
    });
    for (let chips = 1; chips <= times; chips++) {
      board.act({ type: 'stake', chance: 'rouge', amount: 5 } as never);
      said.push(`Rouge, ${5 * chips} staked. Chips ${2000 - 5 * chips}.`);
    }
    try {
      await laid;
      await board.updateComplete;
    } finally {
      window.requestAnimationFrame = frame;
    }
    for (const callback of held) frame(callback);
    await until(() => heard(board) === said.at(-1), 'the last one is announced');
    return { board, said };
  };

  it('comes after the one before: none replaces one that may not have been heard yet', async () => {
    const { board, said } = await busy(5);
    expect(told(board)).to.deep.equal(said);
    const before = all(board, '[role=log] p > p');
    await press(board, 'Tab');
    board.act({ type: 'undo' } as never);
    await until(() => told(board).length > said.length, 'it is refused');
    expect(all(board, '[role=log] p > p').slice(0, before.length)).to.deep.equal(before);
  });

  it('is one paragraph if several sentences come within a frame: a reader may swap two paragraphs', async () => {
    const { board, said } = await busy(3);
    expect(paragraphs(board)).to.deep.equal([said.join(' ')]);
    part(board, '[data-value=rouge]').focus();
    await press(board, 'r');
    expect(paragraphs(board)).to.have.length(2);
  });

  it('goes into an element that was already there and empty: text in a new element may be lost', async () => {
    const board = await tableOf('trente-quarante-board');
    await ready(board);
    const places = [...part(board, '[role=log]').children];
    expect(places).not.to.be.empty;
    part(board, '[data-value=rouge]').focus();
    for (const place of places) {
      expect(place.textContent).to.equal('');
      await press(board, 'r');
      expect(place.textContent).to.contain('Rouge');
    }
  });

  it('can be found again for a while: the last nine messages', async () => {
    const { board, said } = await busy(12);
    expect(told(board)).to.deep.equal(said.slice(-9));
    part(board, '[data-value=rouge]').focus();
    await press(board, ...'rrrrrrrr');
    expect(paragraphs(board)).to.have.length(9);
    await press(board, 'r');
    expect(paragraphs(board)).to.have.length(9);
    expect(told(board)).not.to.contain(said.at(-1));
  });

  it('disappears with the table that it was about', async () => {
    const { board } = await busy(2);
    board.start();
    await until(() => told(board).length === 0, 'no message is left');
  });
});

it('a button has an explicit role when it becomes a switch, and when it ceases to be one: Firefox would keep the old role', async () => {
  const stud = await tableOf('stud-table', { players: 'you, Anna:easy', speed: 'slow' });
  await until(() => stud.legal.length > 0, 'the player is asked');
  const prime = part(stud, '.prime');
  expect(prime.role).to.equal(null);
  prime.click();
  await until(() => prime.ariaPressed === 'false', 'an action can be chosen in advance');
  expect(prime.role).to.equal('button');
  stud.speed = 'fast';
  await until(() => prime.ariaPressed === null, 'the player is to act');
  expect(prime.role).to.equal(null);
});

inOneEngine.it('an onlooker at poker has the focus on the menu’s tool after opening a new table there', async () => {
  const stud = await tableOf('stud-table', { players: 'Anna:easy, Bruno:easy', paused: 'on' });
  part(stud, '.tool[data-value=menu]').click();
  await until(() => all(stud, '[data-do=new-table]')[0], 'the menu is open');
  part(stud, '[data-do=new-table]').focus();
  await press(stud, 'Enter', 'Enter');
  await until(() => !all(stud, '[data-do=new-table]')[0], 'the menu is closed');
  expect(focused(stud)?.dataset.value).to.equal('menu');
});

inOneEngine.describe('a number of chips', () => {
  it('is one number for a voice up to four digits; from five digits on it is shown with a space', () => {
    expect([5, 975, 1975, 12_000, 1_234_567].map(chips)).to.deep.equal([
      '5',
      '975',
      '1975',
      '12\u202f000',
      '1\u202f234\u202f567',
    ]);
  });

  it('is announced without a space, however large it is', async () => {
    const board = await tableOf('trente-quarante-board', { purse: '1234567', hints: 'off' });
    await until(() => board.legal.length > 0, 'the player is asked');
    part(board, '[data-value=rouge]').focus();
    await press(board, 'r');
    expect(heard(board)).to.equal('Rouge, 25 staked. Chips 1234542.');
  });
});

for (const tag of ['stud-table', 'einundvierzig-table'] as const)
  inOneEngine.it(`an onlooker is never said to have folded: ${tag}`, async () => {
    const table = await tableOf(tag, { players: 'Anna:easy, Bruno:easy, Clara:easy' });
    const said = new Set<string>();
    await until(() => {
      for (const message of told(table)) said.add(message);
      return table.view.hand >= 5 && [...said].some(message => / folds| calls/.test(message));
    }, 'five hands begin and actions are announced');
    for (const message of said) expect(message).not.to.match(/You have|(^|\. )\./);
  });

describe('a drawer', () => {
  it('is the next Tab stop if it holds text: the rules are read there, and Escape leads back to their button', async () => {
    const table = await tableOf('faro-layout', { variant: 'classic' });
    await ready(table);
    const button = part(table, '.tool[data-value=rules]');
    button.focus();
    await press(table, 'Enter', 'Tab');
    const rules = part(table, '[part=rules]');
    expect(focused(table)).to.equal(rules);
    expect([rules.role, rules.ariaLabel]).to.deep.equal(['region', 'Rules']);
    await until(() => rules.textContent.includes('Suits do not count'), 'the rules are shown');
    expect(rules.querySelector('h3')!.textContent).to.equal('Rules');
    await press(table, 'Escape');
    expect(focused(table)).to.equal(button);
  });

  it('is announced when a key opens it, because the focus stays where it is', async () => {
    for (const [tag, name] of [
      ['trente-quarante-board', 'Statistics and odds'],
      ['faro-layout', 'Odds'],
    ] as const) {
      const table = await tableOf(tag);
      await ready(table);
      // at Faro there are odds once the pack is open
      if (!all(table, '[data-value=odds]')[0]) {
        part(table, '.prime').click();
        await until(() => all(table, '[data-value=odds]')[0] && table.legal.length > 0, 'stakes are asked');
      }
      part(table, '.prime').focus();
      await press(table, 'o');
      expect(heard(table)).to.equal(name);
      await until(() => all(table, '.drawer.odds p')[0], 'the odds are shown');
      for (const panel of all(table, '.drawer.odds, .odds [role=region]'))
        expect([panel.tabIndex, !!panel.ariaLabel]).to.deep.equal([0, true]);
      await press(table, 'o');
      expect(
        told(table).filter(each => each === name),
        'it is announced once, and not when it closes',
      ).to.have.length(1);
    }
  });

  inOneEngine.it('announces the question whether to leave the table', async () => {
    const questions = { en: 'Really start over?', de: 'Wirklich neu beginnen?', fr: 'Vraiment recommencer ?' };
    for (const [lang, question] of Object.entries(questions)) {
      // if an action of others were being shown, Enter would only hurry it
      const table = newTable('stud-table', { speed: 'instant', seed: 'ear', players: 'Anna, Bruno' });
      place(lang).append(table);
      await ready(table);
      part(table, '.tool[data-value=menu]').click();
      await until(() => all(table, '[data-do=new-table]')[0], 'the menu is open');
      part(table, '[data-do=new-table]').focus();
      await press(table, 'Enter');
      expect(plain(heard(table))).to.equal(question);
    }
  });
});

inOneEngine.describe('a bare number', () => {
  const WORDS = {
    en: ['Stakes: ', 'Chips', 'Cards: ', 'Street'],
    de: ['Einsätze: ', 'Kasse', 'Karten: ', 'Karte'],
    fr: ['Mises : ', 'Bourse', 'Cartes : ', 'Carte'],
  } as const;

  for (const [lang, [stakes, purse, cards, street]] of Object.entries(WORDS)) {
    const tableIn = async (tag: Tag, attributes: Readonly<Record<string, string>> = {}) => {
      const table = newTable(tag, { speed: 'instant', seed: 'ear', ...attributes });
      place(lang).append(table);
      await ready(table);
      return table;
    };
    const read = (table: Element, selector: string): readonly string[] =>
      all(table, selector).map(({ textContent }) => plain(textContent));

    it(`says what it counts, in text that is hidden from view: ${lang}`, async () => {
      for (const tag of Object.keys(TABLES) as Tag[]) {
        const table = await tableIn(tag);
        const [limits = ''] = read(table, '.limits');
        expect(limits.startsWith(stakes), `${tag}: ${limits}`).to.equal(true);
        const purses = read(table, '.plate i, .name i, .purse');
        expect(purses, tag).not.to.be.empty;
        for (const said of purses) expect(said, tag).to.match(new RegExp(`^${purse} ?\\d+$|^(You|Sie|Vous) ?\\d+$`));
        for (const word of all(table, '.limits .unseen, i > .unseen')) expect(word.offsetWidth).to.equal(1);
      }
      const board = await tableIn('trente-quarante-board');
      expect(read(board, '.shoe')[0]).to.match(new RegExp(`^${cards}.*\\d`));
      const faro = await tableIn('faro-layout');
      expect(read(faro, '.pack b')).to.deep.equal([`${cards}52`]);
      const stud = await tableIn('stud-table');
      expect(read(stud, '.steps li')).to.deep.equal([3, 4, 5, 6, 7].map(each => `${street} ${each}`));
    });
  }
});

inOneEngine.describe('the list of hands', () => {
  it('gets the focus, and says so if it is empty', async () => {
    const stud = await tableOf('stud-table', { players: 'you, Anna' });
    await ready(stud);
    part(stud, '.tool[data-value=menu]').click();
    await until(() => all(stud, '[data-do=history]')[0], 'the menu is open');
    part(stud, '[data-do=history]').focus();
    await press(stud, 'Enter');
    await until(() => heard(stud) === 'No hand has been played yet.', 'it is said');
  });

  it('announces each step with its position, in German too', async () => {
    const stud = newTable('stud-table', { players: 'you, Anna:easy', speed: 'instant', seed: 'ear' });
    place('de').append(stud);
    await ready(stud);
    part(stud, '.prime').focus();
    while (stud.view.hand === 1) {
      await until(() => stud.legal.length > 0, 'the player is asked');
      await press(stud, 'a', 'g');
    }
    part(stud, '.tool[data-value=menu]').click();
    await until(() => all(stud, '[data-do=history]')[0], 'the menu is open');
    part(stud, '[data-do=history]').focus();
    await press(stud, 'Enter');
    await until(() => focused(stud)?.dataset.do === 'replay-hand', 'the list has the focus');
    await until(() => focused(stud)!.innerText.includes(':'), 'the result is announced');
    await press(stud, 'Enter');
    await until(() => /^(Spiel \d+: )?1 von /.test(heard(stud)), 'the first step is announced');
    expect(heard(stud)).to.match(/^(Spiel \d+: )?1 von \d+\. Dritte Karte\. .*Sie bekommen verdeckt: /);
    part(stud, '[data-do=replay-to][data-value=end]').focus();
    await press(stud, 'Enter');
    await until(() => /(\d+) von \1\. /.test(heard(stud)), 'the last step is announced');
    part(stud, '[data-do=replay-to][data-value=back]').focus();
    await press(stud, 'Enter');
    await until(() => !/(\d+) von \1\. /.test(heard(stud)), 'the step before it is announced');
  });
});

inOneEngine.describe('Faro for a player who listens', () => {
  const layoutIn = async (lang: string, attributes: Readonly<Record<string, string>> = {}) => {
    const layout = newTable('faro-layout', { speed: 'instant', seed: 'ear', ...attributes });
    place(lang).append(layout);
    await ready(layout);
    part(layout, '.prime').focus();
    await press(layout, 'g');
    await until(() => layout.view.deal === 1 && layout.legal.length > 0, 'a pack is shuffled');
    await ready(layout);
    return layout;
  };

  it('announces the soda of the classic game, and once for each turn which rank wins and which loses', async () => {
    const layout = await layoutIn('en', { variant: 'classic', players: 'you' });
    expect(heard(layout)).to.match(/^Place your bets\. .*Soda: \w+ of \w+$/);
    const king = part(layout, '[data-zone=layout] [data-value=K]');
    king.focus();
    await press(layout, 'Enter', 'k');
    expect(king.querySelector('.unseen')!.textContent).to.equal('King, 5 staked, coppered');
    await press(layout, 't');
    await until(() => layout.view.turns === 1 && /wins|Split/.test(heard(layout)), 'the turn is told');
    expect(heard(layout)).to.match(/^(\w+ wins, \w+ loses|Split: two \w+)/);
    expect(heard(layout)).not.to.contain(' of ');
  });

  it('announces whole sentences, and winnings and losses once', async () => {
    const layout = await layoutIn('de');
    expect(told(layout)).to.include('Setzen Sie');
    for (const rank of 'A23456789TJQK') layout.act({ type: 'stake', spot: rank, amount: 1 });
    for (const turns of [1, 2, 3, 4, 5, 6]) {
      layout.act({ type: 'done' });
      await until(() => layout.view.turns === turns && layout.legal.length > 0, 'the turn is over');
      await ready(layout);
      for (const message of told(layout)) expect(message).not.to.match(/\. ?\.|\s$/);
    }
    expect(told(layout).join(' ')).to.match(/Sie: Kreuz-[\p{L}\d]+, 1 (gewonnen|verloren)/u);
  });

  it('says which cards of each suit of the case-keeper are gone', async () => {
    const layout = await layoutIn('de');
    const keeper = all(layout, '.keeper [role=img]').map(({ ariaLabel }) => ariaLabel);
    expect(keeper).to.have.members(['Kreuz', 'Karo', 'Herz', 'Pik'].map(suit => `${suit}: noch keine`));
  });
});

inOneEngine.describe('a screen shared by several', () => {
  it('announces whose screen it is, their cards on request, and their actions: poker', async () => {
    const stud = newTable('stud-table', { players: 'Karl, Lea', speed: 'instant', seed: 'ear' });
    place('de').append(stud);
    await ready(stud);
    part(stud, '.prime').focus();
    for (let seat = 0; seat < 2; seat++) {
      await press(stud, 'g');
      await ready(stud);
    }
    await until(() => /^Weitergeben an (Karl|Lea)$/.test(heard(stud)), 'the player to act is announced');
    await press(stud, 'g');
    await until(() => heard(stud).startsWith('Ihre Karten: '), 'the cards are announced');
    expect(heard(stud)).to.match(/^Ihre Karten: .*\. Sie sind am Zug: .*\.$/);
  });

  it('announces whose screen it is: the bank games', async () => {
    for (const tag of ['trente-quarante-board', 'faro-layout'] as const) {
      const table = await tableOf(tag, { players: 'Karl, Lea, Max' });
      await ready(table);
      part(table, '.prime').focus();
      await press(table, 'g');
      const asked = tag === 'faro-layout' ? 'A new deal' : 'Faites vos jeux';
      await until(() => heard(table) === `Lea: ${asked}`, 'Lea is asked');
    }
  });
});
