// engines: layout, keys, focus
/** Seven Card Stud on a page: what every poker table promises, and what only this game has. */
import type { Stud } from '../../../src/rules.js';
import { betrayed, pokerOnAPage } from '../../poker/kit.js';
import { inOneEngine } from '../../table/engines.js';
import { sticksOut } from '../../table/eye.js';
import { drawn } from '../../table/fit.js';
import {
  act,
  all,
  bar,
  COMMON_SHOWDOWN,
  DECLARE,
  expect,
  FIFTH,
  heard,
  HIGH_LOW,
  statusLine,
  part,
  press,
  ready,
  SHOWDOWN,
  shownAt,
  sized,
  spoken,
  tableAt,
  tableWith,
  told,
  until,
  type StudDeal,
  type StudTable,
} from './at-the-table.js';

/** The player is to act on fifth street. */
const TURN: StudDeal = { ...FIFTH, goesOn: false };
/** The player is the last who may show. */
const MAY_SHOW: StudDeal = { ...SHOWDOWN, acts: `${SHOWDOWN.acts} s s s`, goesOn: false };

pokerOnAPage(
  { tableAt, tableWith },
  {
    tag: 'stud-table',
    name: 'Seven Card Stud',
    few: 'you, Anna:easy',
    people: ['Anna', 'Bruno'],
    raise: [TURN, 30],
    covered: TURN,
    shared: {
      deal: { ...FIFTH, acts: 'b5 c c c', seats: [0, 1], goesOn: false },
      players: 'Max, Anna, Bruno, Clara, Emil, Frieda',
      next: 'Anna',
    },
    does: table => act(table, 'call')!.click(),
    thrown: [{ ...SHOWDOWN, acts: `${SHOWDOWN.acts} s m s`, goesOn: false }, 2],
    wins: MAY_SHOW,
    moments: [TURN, MAY_SHOW, DECLARE, HIGH_LOW],
    cardsOf: ({ cards }: Stud.State) => [...cards.down, cards.burnt],
  },
);

inOneEngine.describe('the amount of a raise at stud', () => {
  it('is chosen by number keys and in steps of one chip, within the allowed range', async () => {
    const { table } = await tableAt(TURN);
    await ready(table);
    act(table, 'call')!.focus();
    const amountBy = async (...keys: readonly string[]): Promise<string> => {
      await press(table, ...keys);
      return /\d+/.exec(act(table, 'wager')!.innerText)![0];
    };
    expect(await amountBy('9'), 'there is no ninth amount').to.equal('30');
    expect(await amountBy('-')).to.equal('30');
    expect(await amountBy('3', '+', '+')).to.equal('40');
    expect(await amountBy('3', '-')).to.equal('39');
    await press(table, 'r');
    expect(table.view.round!.bets[0]).to.equal(39);
  });

  it('is set by the slider, which is filled up to its thumb, and stays out of any form round the table', async () => {
    const { table } = await tableAt(TURN);
    await ready(table);
    const heardOutside: string[] = [];
    table.parentElement!.addEventListener('input', ({ type }) => heardOutside.push(type));
    const slider = part<HTMLInputElement>(table, 'input[type=range]');
    const filled = (): string => slider.style.getPropertyValue('--at');
    expect(filled()).to.equal('0');
    slider.value = '35';
    slider.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await table.updateComplete;
    expect(act(table, 'wager')!.innerText).to.contain('35');
    expect(filled()).to.equal('0.5');
    expect(heardOutside).to.deep.equal([]);
  });
});

inOneEngine.describe('a player who may muck', () => {
  it('reaches Show with Tab, and mucks by the button or the key for folding', async () => {
    for (const [mucks, does] of [
      [true, (table: StudTable) => act(table, 'muck')!.click()],
      [true, (table: StudTable) => press(table, 'f')],
      [false, (table: StudTable) => act(table, 'show')!.click()],
    ] as const) {
      const { table, croupier } = await tableAt(MAY_SHOW);
      await ready(table);
      const stops = all(table, '.acts button').filter(({ tabIndex }) => tabIndex === 0);
      expect(stops.map(({ dataset }) => dataset.do)).to.deep.equal(['show']);
      act(table, 'show')!.focus();
      await does(table);
      await until(() => croupier.state.showdown.toShow !== 0, 'the player has shown or mucked');
      expect((croupier.state.showdown.mucked & 1) === 1).to.equal(mucks);
    }
  });
});

inOneEngine.it(
  'while another player may show or muck, the line says that it is their turn, not that they show',
  async () => {
    const { table } = await tableAt({ ...SHOWDOWN, acts: `${SHOWDOWN.acts} s`, goesOn: false });
    await until(() => statusLine(table).startsWith('Showdown'), 'the hands are compared');
    expect(statusLine(table)).to.match(/Showdown\W+Bruno to act/);
  },
);

inOneEngine.describe('the folded up-cards', () => {
  const FOLDED: StudDeal = { ...FIFTH, acts: `${FIFTH.acts} f`, goesOn: false };

  it('lie beside the names of their players, and open as a list by seats, then by ranks, then by suits', async () => {
    const { table } = await tableAt(FOLDED);
    const deadCards = (): string =>
      all(table, '[part=dead-cards] [role=img]')
        .map(({ ariaLabel }) => ariaLabel)
        .join(', ');
    await until(
      () => all(table, '.minis [role=img]').length === 7,
      'the folded cards are shown, and all of the player’s own',
    );
    expect(all(table, '[data-seat="3"] .minis [role=img]').map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'four of diamonds',
      'eight of hearts',
    ]);
    part(table, '.opener[data-value=dead-cards]').click();
    await table.updateComplete;
    const orders = [deadCards()];
    for (let times = 0; times < 3; times++) {
      part(table, '[data-do=sort]').click();
      await table.updateComplete;
      orders.push(deadCards());
    }
    const bySeats = 'queen of hearts, seven of clubs, ace of spades, four of diamonds, eight of hearts';
    expect(orders).to.deep.equal([
      bySeats,
      'ace of spades, queen of hearts, eight of hearts, seven of clubs, four of diamonds',
      'ace of spades, queen of hearts, eight of hearts, four of diamonds, seven of clubs',
      bySeats,
    ]);
  });

  it('are hidden from a player who wants to remember them', async () => {
    const { table } = await tableAt(FOLDED, { memory: 'hidden' });
    await until(() => all(table, '.minis .back').length === 5, 'the folded cards lie face down');
    expect(betrayed(table, ['4d'])).to.deep.equal([]);
  });
});

inOneEngine.it('the bets visibly grow the pot when they go to it', async () => {
  const { table, croupier } = await tableAt({ ...FIFTH, acts: 'b5 c c c', goesOn: false }, { speed: 'fast' });
  await ready(table);
  const shown = shownAt(table, '.pots figcaption b');
  act(table, 'call')!.click();
  await until(() => croupier.state.round?.toAct === 1, 'the call is made');
  croupier.act(1, { type: 'call' });
  // six antes, then six times the bring-in
  await until(() => shown.at(-1) === '60', 'all is counted');
  const pots = shown.map(Number);
  expect(pots[0]).to.equal(30);
  expect(new Set(pots).size).to.be.greaterThan(2);
  expect(pots).to.deep.equal([...pots].sort((one, other) => one - other));
});

inOneEngine.describe('an action chosen in advance', () => {
  const WAITING = { ...FIFTH, acts: 'b5', goesOn: false } as const;

  it('is pressed as a button, and announced when a key has chosen it', async () => {
    const { table } = await tableAt(WAITING);
    await until(() => act(table, 'wish-call'), 'the player may choose in advance');
    const isPressed = (): string => act(table, 'wish-call')!.ariaPressed!;
    part(table, '.tool').focus();
    await press(table, 'c');
    await until(() => heard(table) === 'Chosen in advance: Call 5', 'it is chosen');
    expect(isPressed()).to.equal('true');
    await press(table, 'c');
    await until(() => heard(table) === 'Nothing chosen in advance', 'it is cancelled');
    expect(isPressed()).to.equal('false');
  });

  it('is taken when the turn comes', async () => {
    const { table, croupier } = await tableAt(WAITING);
    await until(() => act(table, 'wish-call'), 'the player may choose in advance');
    act(table, 'wish-call')!.click();
    for (const seat of [3, 4, 5]) croupier.act(seat, { type: 'call' });
    await until(() => croupier.state.round!.bets[0] === 5, 'the call is made');
  });

  it('is not sent while the player’s last action is still being shown', async () => {
    const { table } = await tableAt({ ...FIFTH, acts: 'b5 c c c', goesOn: false }, { speed: 'fast' });
    await until(() => /^Your turn: 5 to call/.test(statusLine(table)), 'the player is asked');
    act(table, 'call')!.click();
    const asked: string[] = [];
    await until(() => {
      asked.push(statusLine(table));
      return table.view.round?.bets[0] === 5;
    }, 'the call is shown');
    expect(asked.filter(each => /complete to/.test(each) && !/call 5/.test(each))).to.deep.equal([]);
  });

  for (const width of [1000, 640, 390])
    it(`has its button where the button of the player’s turn will be, ${width} px wide`, async () => {
      // on third street, then on fifth, where any amount of the spread may be bet
      for (const acts of ['b5 c c', 'b5 c c c c c 10 c f c c c 10 20']) {
        const { table, croupier } = await tableAt({ ...FIFTH, acts, goesOn: false }, {}, 'en', width);
        await until(() => act(table, 'wish-call')?.ariaDisabled !== 'true', 'the player may choose in advance');
        await table.updateComplete;
        const { x, y, width: wide, height } = act(table, 'wish-call')!.getBoundingClientRect();
        croupier.act(croupier.state.round!.toAct, { type: 'call' });
        expect(croupier.state.round!.toAct).to.equal(0);
        await ready(table);
        const { left, right, top, bottom } = act(table, 'call')!.getBoundingClientRect();
        const middle = [x + wide / 2, y + height / 2] as const;
        expect(middle[0] > left && middle[0] < right, acts).to.equal(true);
        expect(middle[1] > top && middle[1] < bottom, acts).to.equal(true);
      }
    });

  it('is not chosen by the second half of a double click on Fold', async () => {
    const { table } = await tableAt(TURN);
    await ready(table);
    const fold = act(table, 'fold')!;
    const tap = (at: number): void => {
      const down = new PointerEvent('pointerdown', { bubbles: true, composed: true });
      Object.defineProperty(down, 'timeStamp', { value: at });
      fold.dispatchEvent(down);
      fold.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }));
    };
    tap(1000);
    await until(() => fold.dataset.do === 'sit-out', 'the player who folded may sit out the next hand');
    tap(1090);
    await table.updateComplete;
    expect(fold.getAttribute('aria-pressed')).to.equal('false');
    tap(2000);
    await table.updateComplete;
    expect(fold.getAttribute('aria-pressed')).to.equal('true');
  });

  it('is not offered before the bring-in, when the cost of a call is not known', async () => {
    const { table, croupier } = await tableAt({ ...WAITING, acts: '' });
    await until(() => act(table, 'wish-call'), 'cards are dealt');
    expect(act(table, 'wish-call')!.getAttribute('aria-disabled')).to.equal('true');
    act(table, 'wish-call')!.click();
    await table.updateComplete;
    expect(act(table, 'wish-call')!.getAttribute('aria-pressed')).to.equal('false');
    croupier.act(croupier.state.round!.toAct, { type: 'bringIn', amount: 5 });
    await until(() => act(table, 'wish-call')!.getAttribute('aria-disabled') !== 'true', 'it is offered');
    expect(bar(table)).to.match(/Call 5/);
  });
});

inOneEngine.describe('between hands of stud', () => {
  it('each player without chips may buy some or leave the game to the others, at any seat', async () => {
    const { table } = await tableAt(
      {
        cards: ['8c 3d Kd Kc 5h 5s Jc', 'Qs 7d Qh 7c As 2h 4d', 'Ad Ac Ah 2c 2d 9h 9s'],
        purses: [5, 5, 400],
        seats: [0, 1, 2],
      },
      { players: 'Anna, Bruno, Clara' },
    );
    await until(() => /Anna · Buy in/.test(bar(table)), 'Anna is asked');
    act(table, 'pass')!.click();
    await until(() => /Bruno · Buy in/.test(bar(table)), 'Bruno is asked');
    act(table, 'buy-in')!.click();
    await until(() => /Bruno · Next hand/.test(bar(table)), 'Bruno has chips');
    act(table, 'done')!.click();
    await until(() => /Clara · Next hand/.test(bar(table)), 'Clara is asked');
    act(table, 'done')!.click();
    await until(() => table.view.dealtIn === 0b110, 'they play without Anna');
  });

  it('offers chips in the menu to a player with fewer than the buy-in, and to no other', async () => {
    for (const [purse, offers] of [
      ['399', 1],
      ['400', 0],
      ['540', 0],
    ] as const) {
      const table = await tableWith({ players: 'you, Anna:easy', buyIn: '400', purse });
      part(table, '.tool[data-value=menu]').click();
      await until(() => all(table, '.drawer.menu [data-do=sit-out]')[0], 'the menu is open');
      expect(all(table, '.drawer.menu [data-do=buy-in]'), `with ${purse} chips`).to.have.length(offers);
    }
  });

  it('speaks of antes only if there are any', async () => {
    for (const [ante, because] of [
      ['5', 'Everybody pays 5 into the pot. Two cards are dealt face down and one face up.'],
      ['0', 'Two cards are dealt face down and one face up.'],
    ] as const) {
      const table = await tableWith({ players: 'you, Anna:easy', ante, guide: 'off' });
      expect(statusLine(table)).to.equal(`Seven Card Stud: the best five cards win ${because}`);
    }
  });

  it('computer players wait for a player who has lost all chips: to buy in or sit out', async () => {
    const table = await tableWith({ seed: 'broke', players: 'you, Anna:easy, Bruno:easy', purse: '5' });
    act(table, 'done')!.click();
    const loses = async (hand: number): Promise<void> =>
      until(() => table.view.hand === hand && act(table, 'buy-in')?.ariaDisabled !== 'true', 'chips are offered');
    await until(() => table.view.hand === 2, 'the hand is over');
    expect(table.view.accounts.purses[0]).to.equal(0);
    await loses(2);
    await until(
      () => told(table).some(each => each.startsWith('You have no chips left: buy in, or sit out')),
      'the player hears it',
    );
    // long enough for many hands
    for (let frame = 0; frame < 40; frame++) await spoken();
    expect([table.view.hand, table.view.phase]).to.deep.equal([2, 'between']);
    act(table, 'pass')!.click();
    await until(() => table.view.dealtIn === 0b110, 'the others play without him');
    await loses(3);
    act(table, 'buy-in')!.click();
    await until(() => act(table, 'done') && table.view.accounts.purses[0] === 400, 'the player has chips');
    act(table, 'done')!.click();
    await until(() => table.view.phase !== 'between' && table.view.dealtIn & 1, 'the player is back in the game');
  });
});

inOneEngine.describe('what is said of the seats at stud', () => {
  it('has every sign and bet once for a screen reader, at narrow tables too', async () => {
    for (const width of [1000, 400]) {
      const { table } = await tableAt(
        { cards: ['8c 3d Kd', 'Qs 7d 2c', 'Qd 8d 9s', 'Tc 4s Ts'], acts: 'b5 c', goesOn: false },
        {},
        'de',
        width,
      );
      await until(() => all(table, '.bring')[0], 'the cards are dealt');
      /** What of a place a screen reader can read. */
      const read = (place: Element): string => {
        const copy = place.cloneNode(true) as Element;
        for (const hidden of copy.querySelectorAll('[aria-hidden=true], svg')) hidden.remove();
        for (const titled of copy.querySelectorAll('[title]:not(b)')) titled.append(titled.getAttribute('title')!);
        return copy.textContent.replace(/\s+/g, ' ');
      };
      const seats = all(table, '[data-seat]').map(read);
      const times = (word: string) => seats.map(text => text.split(word).length - 1).sort();
      expect(times(', Bring-in'), seats.join(' – ')).to.deep.equal([0, 0, 0, 1]);
      expect(times(', Geberknopf'), seats.join(' – ')).to.deep.equal([0, 0, 0, 1]);
      expect(times(' 5'), seats.join(' – ')).to.deep.equal([0, 0, 1, 1]);
    }
  });

  it('has the declaration of each player, once all have declared', async () => {
    const { table } = await tableAt({ ...DECLARE, goesOn: true });
    await until(() => act(table, 'claim'), 'the player is asked');
    all(table, '[data-do=claim][data-value=both]')[0]!.click();
    await until(() => act(table, 'done')?.getAttribute('aria-disabled') !== 'true', 'it may be confirmed');
    expect(part(table, '.me .plate').innerText, 'the player’s own declaration').to.match(/Both/);
    expect(part(table, '[data-seat="1"] .plate').innerText, 'another’s, still hidden').not.to.match(/High|Low|Both/);
    act(table, 'done')!.click();
    await until(() => table.view.phase !== 'declare', 'all have declared');
    await table.updateComplete;
    expect(part(table, '[data-seat="1"] .plate').innerText).to.match(/High/);
  });
});

inOneEngine.describe('the replay of a stud hand', () => {
  it('lets the player jump between streets', async () => {
    const table = await tableWith({ seed: 'past', players: 'you, Anna:easy' });
    const cameToFourth = () => table.log!.actions.some(({ action }) => action.type === 'deal' && action.street > 3);
    for (let hand = 2; !cameToFourth(); hand++) {
      act(table, 'done')!.click();
      await until(() => {
        if (table.legal.length > 0 && table.view.phase !== 'between')
          (act(table, 'call') ?? act(table, 'show') ?? act(table, 'wager'))?.click();
        return table.view.hand === hand;
      }, 'the hand is over');
      await until(() => act(table, 'look'), 'the hand may be looked at again');
    }
    act(table, 'look')!.click();
    await until(() => /1 of/.test(bar(table)), 'the replay begins');
    const places = () => all(table, '[data-do=replay-to].small');
    await until(() => places().length > 1, 'the streets are named');
    const names = places().map(place => place.innerText.trim());
    expect(names[0]).to.equal('Third street');
    expect(names[1]).to.equal('Fourth street');
    places()[1]!.click();
    await until(() => table.view.street === 4, 'fourth street is shown');
    expect(table.view.cards.up[0]).to.have.length(2);
    act(table, 'replay-end')!.click();
  });
});

describe('the layout of stud', () => {
  before(() => sized(1100, 1000));
  after(() => sized(800, 600));

  /** Changes the width of the page's place for a table; its height follows. */
  async function widened(table: StudTable, width: number): Promise<void> {
    table.parentElement!.style.width = `${width}px`;
    await drawn(table);
  }

  it('keeps the plates clear of the rail, and the names on them readable, at every number of players', async () => {
    const names = 'you, Anna, Bruno, Clara, Emil, Frieda, Georg, Hanna, Ida'.split(', ');
    for (let count = 2; count <= names.length; count++) {
      const deal = { cards: names.slice(0, count).map(() => ''), acts: 'b5 c', goesOn: false };
      const { table } = await tableAt(deal, {}, 'en', 780);
      await until(() => all(table, '.hand .card').length > 0, 'cards are dealt');
      for (const width of [780, 820]) {
        await widened(table, width);
        const cloth = part(table, '.cloth');
        const { left, top, right } = cloth.getBoundingClientRect();
        const radius = Number.parseFloat(getComputedStyle(cloth).borderTopLeftRadius);
        for (const plate of all(table, '.above .plate')) {
          const box = plate.getBoundingClientRect();
          const across = radius - Math.min(box.left - left, right - box.right);
          const room = across > 0 ? radius - Math.hypot(across, Math.max(0, radius - (box.top - top))) : radius;
          expect(room, `${count} at ${width}: ${plate.innerText}`).to.be.at.least(20);
        }
        for (const name of all(table, '.seat .plate b'))
          expect(name.clientWidth, `${count} at ${width}: ${name.innerText}`).to.be.at.least(20);
      }
      table.remove();
    }
  });

  inOneEngine.it('shows the dealer’s sign once, before the first deal and after it', async () => {
    for (const width of [320, 1000]) {
      const table = await tableWith({ players: 'you, Anna:easy, Bruno:easy' }, 'en', width);
      const seen = (): number => all(table, '.mark.dealer').filter(mark => mark.getClientRects().length > 0).length;
      expect(seen(), `${width}, before`).to.equal(1);
      table.act({ type: 'done' });
      await until(() => all(table, '.hand .card').length > 0, 'cards are dealt');
      await table.updateComplete;
      expect(seen(), `${width}, dealt`).to.equal(1);
    }
  });

  it('shows the chips of each seat beside or below its name, never beneath the cards', async () => {
    const purses = FIFTH.purses!.map(purse => (purse > 15 ? purse + 12_000 : purse));
    const players = 'you, Bruno, Clara, Friederike, Emil, Maximilianus';
    const { table } = await tableAt({ ...SHOWDOWN, purses, goesOn: false }, { players }, 'en', 280);
    await until(() => all(table, '.seat:not(.out) .plate i')[0], 'the seats are there');
    for (const width of [280, 320, 390]) {
      await widened(table, width);
      for (const seat of all(table, '.seat:not(.out)')) {
        const [purse, card] = ['.plate i', '.hand .card'].map(each =>
          seat.querySelector(each)!.getBoundingClientRect(),
        );
        expect(purse!.right, `${seat.innerText}, ${width} px`).to.be.at.most(card!.left);
      }
    }
  });

  inOneEngine.it('keeps every pot inside, distinct, and clear of the seats', async () => {
    const deal = {
      cards: ['Jh Th 9d 7c', '8c 8d 8h Ac', 'Ks Qs 9c 7d', '9h Kc Td 7s', '2c 3d 4h 6s'],
      purses: [400, 10, 20, 30, 400],
      acts: 'b5 c c c 10 20 30 c c c c',
      goesOn: false,
    };
    const { table } = await tableAt(deal, {}, 'de', 280);
    await until(() => all(table, '.pots figure').length > 2, 'there are three pots');
    for (const width of [280, 360, 480, 720, 1000]) {
      await widened(table, width);
      const names = all(table, '.pots figcaption > span').map(each => each.innerText.split(',')[0]!.trim());
      expect(names, `${width}`).to.deep.equal(['Hauptpot', ...names.slice(1).map((_, side) => `Nebenpot ${side + 1}`)]);
      const { left, right } = part(table, width < 720 ? '.cloth' : '.mid').getBoundingClientRect();
      expect(sticksOut(table, '.pots figure', new DOMRect(left, -9e3, right - left, 18e3)), `${width}`).to.deep.equal(
        [],
      );
      const seats = width < 720 ? [] : all(table, '.seat:is(.left, .right) :is(.card, .plate)');
      for (const pot of all(table, '.pots figure').map(each => each.getBoundingClientRect()))
        for (const seat of seats.map(each => each.getBoundingClientRect())) {
          const across = Math.min(pot.right, seat.right) - Math.max(pot.left, seat.left);
          const down = Math.min(pot.bottom, seat.bottom) - Math.max(pot.top, seat.top);
          expect(across > 0 && down > 0, `${width}`).to.equal(false);
        }
    }
  });

  it('has room for large chips and long names', async () => {
    const large = {
      ...FIFTH,
      acts: `b50000 ${'c '.repeat(16)}`,
      purses: Array<number>(6).fill(8_000_000),
      options: { ante: 50_000, bringInAmount: 50_000, lowerLimit: 200_000, higherLimit: 400_000, step: 50_000 },
      goesOn: false,
    };
    const players =
      'you, Anna-Sophie Berger, Maximilian Hohenstein, Friederike von Berg, Karl-Theodor Maier, Elisabeth Reiter';
    const { table } = await tableAt(large, { players }, 'de', 360);
    await until(() => all(table, '[data-do=amount]').length > 1, 'amounts are offered');
    for (const width of [360, 720, 1000]) {
      await widened(table, width);
      expect(sticksOut(table, 'button, .plate'), `${width}`).to.deep.equal([]);
      for (const amount of all(table, '[data-do=amount]'))
        expect(amount.scrollWidth, `${width}`).to.be.at.most(amount.clientWidth);
      expect(all(table, '.plate b[title="Maximilian Hohenstein"]').length, `${width}`).to.equal(1);
    }
  });

  inOneEngine.it('separates the seats at a side at the showdown, with nine players', async () => {
    for (const options of [{}, { variant: 'high-low', lowRank: 'ace-to-five' }] as const) {
      const { table } = await tableAt({ ...COMMON_SHOWDOWN, options }, {}, 'de', 780);
      await until(() => all(table, '.settled .winner').length > 0, 'the hands are compared');
      for (const width of [780, 900, 1000, 1200]) {
        await widened(table, width);
        for (const side of ['left', 'right']) {
          const [upper, lower] = ['upper', 'lower'].map(each =>
            all(table, `.${side}.${each} :is(.plate, .holds, .card, .won)`).map(part => part.getBoundingClientRect()),
          );
          const gap = Math.min(...lower!.map(({ top }) => top)) - Math.max(...upper!.map(({ bottom }) => bottom));
          expect(gap, `${side}, ${width} px`).to.be.at.least(8);
        }
      }
    }
  });

  inOneEngine.it('has each hand in the middle of its column of a tall box, and what it wins by the name', async () => {
    for (const [deal, least] of [
      [COMMON_SHOWDOWN, 40],
      [{ ...SHOWDOWN, acts: `${SHOWDOWN.acts} s s s s` }, 60],
      [HIGH_LOW, 80],
    ] as const) {
      const { table } = await tableAt(deal, {}, 'de', 700);
      table.style.height = '900px';
      await until(() => all(table, '.settled .seat .won, .settled .me .won').length > 0, 'the hands are compared');
      await widened(table, 700);
      for (const seat of all(table, '.seat:not(.out)')) {
        const { left, right } = seat.getBoundingClientRect();
        const cards = [...seat.querySelectorAll('.hand .card')].map(card => card.getBoundingClientRect());
        const middle = (cards[0]!.left + cards.at(-1)!.right) / 2;
        expect(middle, seat.innerText).to.be.closeTo((left + right) / 2, 8);
        expect(cards[0]!.width, seat.innerText).to.be.at.least(least);
        const won = seat.querySelector('.won')?.getBoundingClientRect();
        if (!won) continue;
        const name = seat.querySelector('.plate')!.getBoundingClientRect();
        expect(won.top, seat.innerText).to.be.closeTo(name.top, 12);
        expect(won.left - name.right, seat.innerText).to.be.below(200);
      }
    }
  });

  inOneEngine.it('tells each half of high-low on a line of its own', async () => {
    for (const width of [320, 1000]) {
      const { table } = await tableAt(HIGH_LOW, {}, 'en', width);
      await until(() => all(table, '.winner').length > 0, 'the hands are compared');
      // a narrow box has the short text: both halves on one line, and for other hands a low only if they have one
      const isNarrow = width === 320;
      const lows = (): number => all(table, '.holds').filter(each => /low/i.test(each.textContent)).length;
      await until(() => lows() === (isNarrow ? 0 : 2), 'the text of the other hands fits the width');
      for (const half of isNarrow ? [] : all(table, '.holds .half')) {
        const high = document.createRange();
        high.selectNodeContents(half.parentElement!.firstChild!);
        const least = high.getBoundingClientRect().top + 8;
        expect(half.getBoundingClientRect().top, half.innerText).to.be.above(least);
      }
      // by the position of the letters
      for (const said of all(table, isNarrow ? '.reading' : ':is(.told, .reading)')) {
        const [text] = [...said.childNodes].filter(node => /\blow\b/i.test(node.textContent!));
        const second = text!.textContent!.search(/\b(Low:\s|no low)/i);
        const topOf = (place: number): number => {
          const letter = document.createRange();
          letter.setStart(text!, place);
          letter.setEnd(text!, place + 1);
          // WebKit also counts the end of the line before
          return [...letter.getClientRects()].at(-1)!.top;
        };
        expect(second, said.textContent).to.be.above(0);
        expect(topOf(second), said.textContent).to.be.above(topOf(second - 2) + 8);
      }
      // the winner's cards stand under those of the others
      const hands = all(table, '.seat .hand').map(each => Math.round(each.getBoundingClientRect().right));
      if (isNarrow) expect(new Set(hands).size, 'right edges of the hands').to.equal(1);
    }
  });
});
