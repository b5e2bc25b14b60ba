// engines: layout, keys, pointer
import { OPTIONS } from '../../../src/einundvierzig/rules/options.js';
import { handLaw } from '../../../src/einundvierzig/rules/odds.js';
import { strength } from '../../../src/einundvierzig/rules/hand.js';
import { readCards } from '../../../src/cards/card.js';
import { einundvierzig } from '../../../src/einundvierzig/rules/rules.js';
import { settingsOf } from '../../../src/table/attributes.js';
import {
  act,
  all,
  ALONE,
  bar,
  CHOICE,
  complaints,
  dump,
  expect,
  focused,
  heard,
  line,
  newTable,
  onThePage,
  own,
  press,
  ready,
  root,
  seat,
  SECOND,
  settled,
  SHOWDOWN,
  shownAt,
  sized,
  spoken,
  tableAt,
  tableWith,
  until,
  type EinundvierzigTable,
} from './at-the-table.js';
import { inOneEngine } from '../../table/engines.js';

const RANKS: Readonly<Record<string, string>> = {
  ...{ 7: 'seven', 8: 'eight', 9: 'nine', T: 'ten', J: 'jack', Q: 'queen', K: 'king', A: 'ace' },
};
const SUITS: Readonly<Record<string, string>> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };
const nameOf = (card: string): string => `${RANKS[card[0]!]!} of ${SUITS[card[1]!]!}`;

/** Whether a card may be told from anything in the shadow root, or from what is drawn. */
const betrays = (table: EinundvierzigTable, card: string): boolean =>
  dump(table).includes(nameOf(card)) || dump(table).includes(` ${card}"`);

const pick = (table: EinundvierzigTable, place: number): HTMLElement => all(table, '[data-do=pick]')[place]!;
const picks = (table: EinundvierzigTable): string =>
  all(table, '.pick')
    .map(card => (card.classList.contains('open') ? 'up' : 'down'))
    .join(' ');
const isOff = (button: HTMLElement | undefined): boolean => button?.getAttribute('aria-disabled') === 'true';

/** Does by keys what is asked, whatever it is; returns how the hand ended. */
async function playHand(table: EinundvierzigTable, hand: number): Promise<string> {
  for (let turns = 0; !(table.view.phase === 'between' && table.view.hand === hand + 1); turns++) {
    expect(turns, `the hand never ends: ${bar(table)}`).to.be.lessThan(1000);
    // a key that meets another player's word does nothing: whoever still sees the same pressed it too early, and presses again
    if (table.view.phase === 'expose') {
      for (const place of [0, 2])
        if (!pick(table, place).classList.contains('open')) await press(table, String(place + 1));
      await press(table, 'Enter');
      if (table.view.players[0]!.done) await until(() => table.view.phase !== 'expose', 'all have chosen');
    } else await press(table, table.view.phase === 'bet' ? 'c' : 'g');
    await ready(table);
  }
  return line(table);
}

inOneEngine.describe('the attributes of the table of Einundvierzig', () => {
  it('take every rule, switches as on and off', async () => {
    const given: Record<string, string> = { ante: '4', 'lower-limit': '8', 'higher-limit': '16', step: '4' };
    for (const { attribute, rule } of settingsOf(OPTIONS)) {
      if (rule.kind === 'flag') given[attribute] = rule.default ? 'off' : 'on';
      if (rule.kind === 'choice') given[attribute] = rule.values.at(-1)!;
    }
    const table = await tableWith({ ...given, 'tax-percent': '7', 'tax-cap': '3', bonus41: '50', 'buy-in': '300' });
    const options = table.view.options as unknown as Record<string, unknown>;
    for (const { attribute, property, rule } of settingsOf(OPTIONS)) {
      if (rule.kind === 'flag') expect(options[property], attribute).to.equal(!rule.default);
      if (rule.kind === 'choice') expect(options[property], attribute).to.equal(given[attribute]);
    }
    expect(table.view.options.step).to.equal(4);
    expect(table.view.options.tax).to.deep.equal({ percent: 7, cap: 3 });
    expect(table.view.options.bonus41).to.equal(50);
    expect(table.view.accounts.purses).to.deep.equal(Array(5).fill(300));
  });

  it('seat who is named, three to seven, with the buy-in or a purse', async () => {
    const table = await tableWith({ players: 'you, Anna:easy, Bruno:hard', purse: '150' });
    expect(table.view.accounts.purses).to.deep.equal([150, 150, 150]);
    const five = await tableWith();
    expect(five.view.accounts.purses).to.deep.equal(Array(5).fill(200));
  });

  it('complain about a bad value by name and play with the default', async () => {
    const complained = await complaints(async () => {
      const table = await tableWith({ ante: 'many', players: 'you, Anna', points: 'perhaps', expose: 'never' });
      expect(table.view.options.ante).to.equal(2);
      expect(table.view.options.points).to.equal(true);
      expect(table.view.options.expose).to.equal('simultaneous');
      expect(table.view.players).to.have.length(5);
      act(table, 'done')!.click();
      await ready(table);
    });
    const told = complained.join('\n');
    expect(told).to.match(/<einundvierzig-table> ante="many" is not allowed/);
    expect(told).to.match(/points="perhaps" is not allowed. Allowed: on, off. Taken instead: on/);
    expect(told).to.match(/expose="never" is not allowed. Allowed: simultaneous, clockwise/);
    expect(told).to.match(/players: 2 players are named; this table seats 3 to 7/);
  });
});

describe('the table of Einundvierzig by keyboard alone', () => {
  it('plays hands to their end', async () => {
    const table = await tableWith({ seed: 'keys', players: 'you, Anna:medium, Bruno:easy, Clara:hard' });
    for (let tabs = 0; !root(table).activeElement?.closest('[data-zone=acts]'); tabs++) {
      expect(tabs, 'Tab never reaches the buttons').to.be.lessThan(12);
      await press(table, 'Tab');
    }
    for (let hand = 1; hand < 4; hand++) {
      expect(await playHand(table, hand)).to.match(/wins? /);
      expect(root(table).activeElement, 'the focus is not lost').not.to.equal(null);
      await spoken();
      expect(heard(table)).not.to.equal('');
      if (table.view.accounts.purses[0] === 0) act(table, 'buy-in')!.click();
    }
  });

  it('chooses two cards with the arrows too', async () => {
    const { table } = await tableAt(CHOICE);
    await ready(table);
    pick(table, 0).focus();
    await press(table, 'ArrowRight', ' ', 'End', 'Enter');
    expect(picks(table)).to.equal('down up down up');
    expect(all(table, '[data-zone=own] [tabindex="0"]')).to.have.length(1);
  });

  inOneEngine.it('says of a third card also which one it closes', async () => {
    const { table } = await tableAt(CHOICE);
    await ready(table);
    pick(table, 0).focus();
    await press(table, '1', '2', '3');
    await spoken();
    expect(heard(table)).to.match(/^\S.+: down\. \S.+: up\. 2 of 2 chosen\.$/);
    expect(picks(table)).to.equal('down up up down');
  });

  it('lays two cards open by Enter, as the button says, while the focus is still on a card', async () => {
    const { table, croupier } = await tableAt(CHOICE);
    await ready(table);
    pick(table, 0).focus();
    await press(table, 'Enter', 'ArrowRight', 'Enter');
    expect(picks(table)).to.equal('up up down down');
    await press(table, 'Enter');
    await until(() => croupier.state.players[0]!.done, 'the choice stands');
  });

  it('waits in the bar until the main act can be done, the keys going on, and then is on it', async () => {
    const { table, croupier } = await tableAt(CHOICE);
    await ready(table);
    pick(table, 0).focus();
    await press(table, '3', '4');
    act(table, 'lay')!.focus();
    await press(table, 'Enter');
    await until(() => croupier.state.players[0]!.done, 'the choice stands');
    await table.updateComplete;
    expect(focused(table)?.part.value, 'what cannot be done yet has not the focus').to.equal('bar');
    await press(table, 'z');
    await until(() => !croupier.state.players[0]!.done, 'it is open again');
    await table.updateComplete;
    expect(focused(table)).to.equal(act(table, 'lay'));
  });

  it('raises in steps of the limit', async () => {
    const { table } = await tableAt(SECOND);
    await ready(table);
    act(table, 'call')!.focus();
    expect(act(table, 'wager')!.innerText).to.match(/Raise to 30/);
    await press(table, 'r');
    expect(table.view.round!.bets[0]).to.equal(30);
  });
});

describe('two up, two down', () => {
  it('is chosen by tapping, may be undone, and stands until the last has chosen', async () => {
    const { table, croupier } = await tableAt(CHOICE);
    await ready(table);
    expect(line(table)).to.match(/^Two up, two down Choose two cards/);
    expect(isOff(act(table, 'lay'))).to.equal(true);
    pick(table, 2).click();
    pick(table, 3).click();
    await table.updateComplete;
    expect(picks(table)).to.equal('down down up up');
    expect(bar(table)).to.match(/2 of 2 chosen/);
    expect(croupier.state.open[0], 'nothing is sent yet').to.deep.equal([]);
    pick(table, 0).click();
    await table.updateComplete;
    expect(picks(table), 'the first gives way to a third').to.equal('up down down up');
    act(table, 'unpick')!.click();
    await table.updateComplete;
    expect(picks(table)).to.equal('down down down down');
    const spoken = [...pick(table, 0).children].filter(({ ariaHidden }) => ariaHidden !== 'true');
    expect(
      spoken.map(each => each.ariaLabel ?? each.textContent.replace(/\s+/g, ' ')).join(' '),
      'the card comes first, then what it counts',
    ).to.match(/^ace of hearts 11, +1?down$/);
    pick(table, 0).focus();
    await press(table, '3', '4');
    const stops = all(table, '.acts button').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops, 'Tab leads to the act, not to what undoes the choice').to.deep.equal([act(table, 'lay')]);
    await press(table, 'g');
    expect(croupier.state.open[0]).to.deep.equal(['7h', 'Kc']);
    expect(line(table)).to.match(/Your choice stands/);
    await press(table, 'z');
    expect(croupier.state.players[0]!.done, 'it is open again').to.equal(false);
    expect(picks(table)).to.equal('down down up up');
    await press(table, '3', '1', 'g');
    expect(croupier.state.open[0]).to.deep.equal(['Kc', 'Ah']);
    expect(seat(table, 2)).to.match(/is choosing/);
    croupier.act(2, { type: 'expose', seat: 2, cards: ['Kd', 'Kh'] });
    croupier.act(2, { type: 'done' });
    await until(() => table.view.phase === 'bet', 'all are turned over');
    await table.updateComplete;
    expect(own(table)).to.match(/The others see ace of hearts|The others see king of clubs/);
    expect(einundvierzig.check(croupier.state, 0, { type: 'reopen' }), 'too late').not.to.equal(undefined);
  });

  inOneEngine.it('shows who has chosen, and of what nothing until all have', async () => {
    const { table, croupier } = await tableAt(CHOICE);
    await ready(table);
    expect(seat(table, 1)).to.match(/has chosen/);
    expect(seat(table, 2)).to.match(/is choosing/);
    const others = croupier.state.cards.slice(1).flat();
    for (const card of others) expect(betrays(table, card), card).to.equal(false);
    croupier.act(2, { type: 'expose', seat: 2, cards: ['Kd', 'Kh'] });
    await table.updateComplete;
    for (const card of others) expect(betrays(table, card), card).to.equal(false);
    croupier.act(2, { type: 'done' });
    pick(table, 0).click();
    pick(table, 1).click();
    await table.updateComplete;
    act(table, 'lay')!.click();
    await until(() => table.view.phase === 'bet', 'all are turned over');
    await table.updateComplete;
    await spoken();
    const open = croupier.state.open.flat();
    for (const card of [...croupier.state.cards[1]!, ...croupier.state.cards[2]!, ...croupier.state.cards[3]!])
      expect(betrays(table, card), card).to.equal(open.includes(card));
    expect(heard(table)).to.match(/Anna lays open: queen of spades, king of spades/);
  });

  inOneEngine.it('goes round where the table says so', async () => {
    const { table, croupier } = await tableAt({
      ...CHOICE,
      options: { expose: 'clockwise' },
      acts: 'c c c f QsKs KdKh As8s',
    });
    await ready(table);
    expect(line(table)).to.match(/lay them open/);
    expect(seat(table, 3)).not.to.match(/choosing/);
    pick(table, 0).focus();
    await press(table, '1', '2', 'g');
    await until(() => table.view.phase === 'bet', 'the second round begins');
    expect(croupier.state.open[0]).to.deep.equal(['Th', 'Ah']);
  });

  inOneEngine.it('is chosen by each in turn at one screen, the others covered', async () => {
    const { table, croupier } = await tableAt({ ...CHOICE, seats: [0, 2], players: 'Max, Anna, Bruno, Clara, Emil' });
    await until(() => /Hand this to Max/.test(line(table)), 'the cover is shown');
    const [max, , bruno] = croupier.state.cards;
    for (const card of [...max!, ...bruno!]) expect(betrays(table, card), card).to.equal(false);
    act(table, 'uncover')!.click();
    await table.updateComplete;
    for (const card of max!) expect(betrays(table, card), card).to.equal(true);
    for (const card of bruno!) expect(betrays(table, card), card).to.equal(false);
    pick(table, 0).click();
    pick(table, 3).click();
    await table.updateComplete;
    act(table, 'lay')!.click();
    await until(() => /Hand this to Bruno/.test(line(table)), 'the screen is handed over');
    for (const card of [...max!, ...bruno!]) expect(betrays(table, card), card).to.equal(false);
    await spoken();
    expect(heard(table)).not.to.match(/ of (clubs|diamonds|hearts|spades)/);
    act(table, 'uncover')!.click();
    await table.updateComplete;
    expect(bar(table), 'what Max has chosen is not Bruno’s').to.match(/0 of 2 chosen/);
    for (const card of max!) expect(betrays(table, card), card).to.equal(false);
  });
});

inOneEngine.describe('what a hand is worth', () => {
  const named: readonly (readonly [string, string, string])[] = [
    ['Ah Th 7h Kc', 'Three hearts, 28', 'Ace, ten 21 Ace, seven 18 King alone 10 Three of a suit before two cards.'],
    ['Ah 9h 9s 8c', 'Two hearts, 20', 'Two nines 18 Eight alone 8 20 before 18.'],
    ['Kc Kd Qd 7s', 'Two kings, 20', 'Two diamonds 20 Seven alone 7 Equal at 20: none goes before another.'],
    ['Ac Kd 9h 7s', 'Ace alone, 11', 'King alone 10 Nine alone 9 Seven alone 7 11 before 10.'],
    ['7c 7d 7h Ah', 'Three sevens', 'Two hearts 18'],
    ['Ad Qd Jd Td', 'Forty-one in diamonds', 'Ace, queen, jack 31'],
    ['Ac Ad Ah As', 'Four aces', 'Three aces'],
  ];
  for (const [cards, name, others] of named)
    it(`is said of ${cards}`, async () => {
      const { table } = await tableAt({ cards: [cards, '', ''], acts: 'c c' });
      await ready(table);
      expect(own(table).toLowerCase()).to.include(name.toLowerCase());
      expect(own(table).toLowerCase()).to.include(others.toLowerCase());
    });

  it('is nothing where the table counts no points', async () => {
    const { table } = await tableAt({ cards: ['Ah 9h 9s 8c', '', ''], acts: 'c c', options: { points: false } });
    await ready(table);
    expect(own(table)).to.match(/Nothing/);
  });

  it('stands over the cards that count', async () => {
    const { table } = await tableAt(CHOICE);
    await ready(table);
    expect(all(table, '.counts').map(({ innerText }) => innerText)).to.deep.equal(['11', '+ 10', '+ 7', 'void']);
  });

  it('is measured against all hands there are', async () => {
    const { table } = await tableAt(CHOICE);
    await ready(table);
    const worth = strength([...readCards('Ah Th 7h Kc')], { noGroup: 'highCard', points: true });
    const lower = handLaw([]).strengths.reduce((sum, each) => (each.strength < worth ? sum + each.chance : sum), 0);
    expect(own(table)).to.include(`better than ${Math.round(lower * 100)}% of all hands`);
    all(table, '.place')[0]!.click();
    await table.updateComplete;
    expect(all(table, '.ladder .here')[0]!.innerText.replace(/\s+/g, ' ')).to.match(/Three of a suit 5376/);
  });

  it('has its other readings on a phone, too, for who opens the ladder of hands', async () => {
    const { table } = await tableAt(SECOND, {}, 'de', 360);
    const others = () => root(table).querySelector<HTMLElement>('.readings ul');
    await until(() => all(table, '.place').length > 0, 'the hand is named');
    await until(() => !others(), 'they are put away');
    all(table, '.place')[0]!.click();
    await until(others, 'the other readings are shown');
    expect(others()!.checkVisibility()).to.equal(true);
    expect(root(table).querySelector<HTMLElement>('.readings ul + p')!.checkVisibility(), 'and the reason').to.equal(
      true,
    );
    expect(table.scrollWidth).to.be.at.most(360);
  });

  it('is kept back without hints, but for who asks', async () => {
    const { table } = await tableAt(CHOICE, { hints: 'off' });
    await ready(table);
    expect(own(table)).not.to.match(/Three|28|better/);
    all(table, '.place')[0]!.click();
    await until(() => /better than/.test(own(table)), 'the gauge is there');
  });
});

inOneEngine.describe('the showdown', () => {
  it('names the winner, the tie and the tax', async () => {
    const { table } = await tableAt(SHOWDOWN);
    await until(() => table.view.phase === 'between', 'the hand is over');
    await table.updateComplete;
    expect(line(table)).to.match(
      /^You win 82 Equal hands of 28: you sit nearest to the left of forehand. You: no. 1 to the left of forehand, \w+: no. 4 to the left of forehand. Pot 120, tax 6./,
    );
    expect(own(table), 'the own place').to.match(/28 no. 1 to the left of forehand/);
    expect(seat(table, 4)).to.match(/Three spades, 28 no. 4 to the left of forehand/);
    expect(seat(table, 0), 'the Spitz still lies where it lay').to.match(/Forehand/);
    all(table, '.why')[0]!.click();
    await until(() => all(table, '.gloss')[0], 'the reason is there');
    expect(all(table, '.gloss')[0]!.textContent).to.match(
      /Equal hands never share: forehand wins, else whoever sits nearest to his left\.$/,
    );
  });

  it('asks who is left alone for a 41, and pays the bonus', async () => {
    const { table } = await tableAt(ALONE);
    await ready(table);
    expect(line(table)).to.match(/You hold forty-one: if you show it, the house pays 100/);
    await press(table, 'Tab');
    act(table, 'show')!.click();
    await until(() => table.view.phase === 'between', 'the hand is over');
    await table.updateComplete;
    expect(line(table)).to.match(/^You win 120 .*The house pays you 100 for forty-one/);
    // the pile of the bonus has its chips' values on it
    expect(own(table)).to.match(/Pot 27 (?:\d+ )*\+.100/);
  });

  it('lets the chips of who wins be seen to grow by the pot and the bonus', async () => {
    const { table, croupier } = await tableAt(ALONE, { speed: 'fast' });
    await until(() => act(table, 'show'), 'the player may show');
    const before = croupier.state.accounts.purses[0]!;
    const shown = shownAt(table, '[part=own] .plate i');
    const end = settled(table);
    act(table, 'show')!.click();
    await end;
    const sums = shown.map(text => Number(/\d+$/.exec(text)![0]));
    expect([sums[0], sums.at(-1)]).to.deep.equal([before, before + 127]);
    expect(sums.length).to.be.greaterThan(2);
    expect(sums).to.deep.equal([...sums].sort((one, other) => one - other));
  });

  it('tells who is left alone for a 41 that he may show it', async () => {
    const { table, croupier } = await tableAt({ ...ALONE, acts: ALONE.acts!.replace(/ \S+$/, '') });
    await table.updateComplete;
    croupier.act(croupier.state.round!.toAct, { type: 'fold' });
    await ready(table);
    await spoken();
    expect(heard(table)).to.match(/All others have folded\. You hold forty-one: if you show it, the house pays 100\.$/);
  });

  it('shows nothing of who throws away', async () => {
    const { table, croupier } = await tableAt({ ...ALONE, seats: [1], players: 'Anna, you, Bruno, Clara' });
    croupier.act(0, { type: 'muck' });
    await until(() => table.view.phase === 'between', 'the hand is over');
    await table.updateComplete;
    for (const card of ['Ah', 'Th']) expect(betrays(table, card), card).to.equal(false);
  });

  it('gives side pots to those who paid for them', async () => {
    const { table } = await tableAt({
      cards: ['Jh Th 9d 7c', '8c 8d 8h Ac', 'Ks Qs 9c 7d', '9h Kc Td 7s'],
      purses: [200, 20, 35, 200],
      acts: 'c c 10 c c c 1:8c8d 2:9cQs 3:9hTd 0:7c9d c 10 20 f c 23 c',
    });
    await until(() => table.view.phase === 'between', 'the hand is over');
    await table.updateComplete;
    expect(line(table)).to.match(/^You folded: −.12 Main pot: Anna 69. Side pot: Bruno 29./);
  });
});

inOneEngine.describe('who only looks on', () => {
  it('sees computer players play to the end, and nothing that lies covered', async () => {
    const table = newTable({ seed: 'onlooker', players: 'Anna:easy, Bruno:medium, Clara:hard' });
    const covered: string[] = [];
    table.addEventListener('tv-action', () => {
      if (table.view.phase === 'expose')
        covered.push(...all(table, '[data-face]:not([data-face$="??"])').map(card => card.dataset.face!));
    });
    await onThePage(table);
    for (const hand of [2, 3]) await until(() => table.view.hand >= hand, `hand ${hand} begins`);
    expect(covered).to.deep.equal([]);
    expect(act(table, 'done')).to.equal(undefined);
    table.paused = 'on';
  });
});

inOneEngine.describe('the Spitz', () => {
  it('moves on when the next hand is dealt', async () => {
    const table = await tableWith({ seed: 'spitz', players: 'you, Anna:easy, Bruno:easy' });
    expect(own(table)).to.match(/Forehand/);
    act(table, 'done')!.click();
    await until(() => {
      if (table.view.phase === 'expose' && !table.view.players[0]!.done) {
        table.act({ type: 'expose', seat: 0, cards: sorted(table) });
        table.act({ type: 'done' });
      } else if (table.legal.length > 0 && table.view.phase !== 'between')
        (act(table, 'call') ?? act(table, 'show') ?? act(table, 'muck'))?.click();
      return table.view.hand === 2;
    }, 'the hand is over');
    expect(own(table)).to.match(/Forehand/);
    act(table, 'done')!.click();
    await until(() => table.view.phase === 'bet', 'the next hand is dealt');
    await table.updateComplete;
    expect(seat(table, 1)).to.match(/Forehand/);
    expect(own(table)).not.to.match(/Forehand/);
  });
  const sorted = (table: EinundvierzigTable) =>
    table.legal.flatMap(offer => (offer.type === 'expose' ? [offer.cards] : []))[0]!;
});

inOneEngine.describe('between hands', () => {
  it('what was done may be taken back', async () => {
    const { table, croupier } = await tableAt({ cards: ['', '', ''], empty: true });
    await ready(table);
    croupier.act(0, { type: 'buyIn', amount: 100 });
    await until(() => act(table, 'undo'), 'it may be undone');
    act(table, 'undo')!.click();
    await until(() => croupier.state.accounts.purses[0] === 200, 'the chips are back');
  });

  it('what one of several has done is taken back when the next one is asked; then nothing is left to take back', async () => {
    const table = await tableWith({ seed: 'back', players: 'Anna, Bruno, Clara' });
    expect(act(table, 'undo')).to.equal(undefined);
    act(table, 'done')!.click();
    await until(() => act(table, 'undo') && /Bruno · /.test(bar(table)), 'it comes to Bruno');
    const refused: unknown[] = [];
    table.addEventListener('tv-refused', event => refused.push(event.detail));
    act(table, 'undo')!.click();
    await until(() => !table.view.players[0]!.done, 'Anna is not ready any more');
    await until(() => !act(table, 'undo'), 'nothing is left');
    expect(refused).to.deep.equal([]);
  });

  it('who sits out is not dealt in, for one hand', async () => {
    const table = await tableWith({ seed: 'out', players: 'you, Anna:easy, Bruno:easy, Clara:easy' });
    all(table, '.tool[data-value=menu]')[0]!.click();
    await until(() => all(table, '[part=menu] [data-do=sit-out]')[0], 'the menu is open');
    all(table, '[part=menu] [data-do=sit-out]')[0]!.click();
    await until(() => table.view.dealtIn !== 0, 'the others play');
    expect(table.view.dealtIn).to.equal(0b1110);
    await until(() => table.view.hand === 2 && !table.view.players[0]!.sitsOut, 'the player sits in again');
  });

  it('a table is saved and restored, and its log replays', async () => {
    const table = await tableWith({ seed: 'kept', players: 'you, Anna:easy, Bruno:easy' });
    act(table, 'done')!.click();
    await until(() => table.view.phase !== 'between', 'cards are dealt');
    await ready(table);
    const { view } = table;
    const saved = await table.save();
    const other = await tableWith({ players: 'you, Anna:easy, Bruno:easy' });
    expect(await other.restore(saved)).to.equal(true);
    await ready(other);
    expect(other.view.cards[0]).to.deep.equal(view.cards[0]);
    await other.replay(table.log);
    expect(other.view.cards[0]).to.deep.equal(view.cards[0]);
  });
});

describe('a hand gone by', () => {
  it('is shown step by step, and the table comes back', async () => {
    const { table } = await tableAt({ ...SHOWDOWN, goesOn: true });
    await ready(table);
    expect(act(table, 'look'), 'a far croupier’s log is not here').not.to.equal(undefined);
    const home = await tableWith({ seed: 'past', players: 'you, Anna:easy, Bruno:easy' });
    act(home, 'done')!.click();
    await until(() => {
      if (home.view.phase === 'bet' && home.legal.length > 0)
        home.act({ type: home.legal[0]!.type === 'fold' ? 'fold' : 'check' });
      else if (home.view.phase === 'expose' && home.legal.length > 0) {
        const offer = home.legal.find(({ type }) => type === 'done') ?? home.legal[0]!;
        home.act(offer as never);
      }
      return home.view.hand === 2;
    }, 'the hand is over');
    await until(() => act(home, 'look'), 'the hand may be looked at again');
    act(home, 'look')!.click();
    await until(() => /1 of/.test(bar(home)), 'the replay begins');
    all(home, '[data-do=replay-to][data-value=on]')[0]!.click();
    await until(() => /2 of/.test(bar(home)), 'the next step is shown');
    act(home, 'replay-end')!.click();
    await until(() => act(home, 'done'), 'the table is back');
  });
});

inOneEngine.describe('the languages', () => {
  const ENGLISH =
    /\b(the|and|you|your|of|to|is|are|card|cards|hands|bet|bets|raise|call|check|fold|next|deal|undo|all-in|showdown|up|down|better|alone|void|choose|chosen|forehand|player|players)\b/i;
  const states = { CHOICE, SECOND, SHOWDOWN, ALONE };
  for (const [state, deal] of Object.entries(states))
    for (const faces of ['french', 'german'])
      it(`speak German without an English word: ${state}, ${faces} faces`, async () => {
        const { table } = await tableAt(deal, { faces }, 'de');
        await until(() => table.view.turn.kind === 'seats', 'somebody is asked');
        for (const value of ['rules', 'menu', 'standing']) all(table, `[data-value=${value}]`)[0]?.click();
        all(table, '[data-zone=why] button')[0]?.click();
        await table.updateComplete;
        const texts = all(table, '*').flatMap(element => [
          element.childElementCount === 0 ? element.textContent : '',
          element.getAttribute('aria-label') ?? '',
          element.getAttribute('title') ?? '',
        ]);
        const text = texts.join(' ').replace(/\s+/g, ' ');
        expect(ENGLISH.exec(text)?.[0]).to.equal(undefined);
        if (faces === 'german') expect(text).to.match(/Eichel|Laub|Schellen|Ober/);
      });

  it('name double-German cards', async () => {
    const { table } = await tableAt({ cards: ['Ah Ac Js Qs', '', ''], acts: 'c c' }, { faces: 'german' }, 'de');
    await until(() => /Zwei Däuser, 22/.test(own(table)), 'the hand is named');
    expect(own(table)).to.match(/Zwei Laub 20/);
  });

  it('speak French', async () => {
    const { table } = await tableAt(CHOICE, {}, 'fr');
    await ready(table);
    expect(own(table)).to.match(/Trois cœurs, 28/);
    expect(line(table)).to.match(/Deux cartes à découvrir/);
  });
});

describe('the layout', () => {
  before(() => sized(1100, 1000));
  after(() => sized(800, 600));

  it('needs no more room than it has', async () => {
    for (const width of [280, 320, 480, 719, 768, 900, 1200, 1600])
      for (const deal of [CHOICE, SHOWDOWN]) {
        const { table } = await tableAt(deal, {}, width % 3 ? 'de' : 'fr', width);
        await until(() => table.view.turn.kind === 'seats', 'somebody is asked');
        await table.updateComplete;
        const cloth = all(table, '.cloth')[0]!;
        expect(table.scrollWidth, `${width}`).to.equal(table.clientWidth);
        expect(cloth.scrollWidth, `${width}`).to.be.at.most(cloth.clientWidth);
        for (const button of all(table, 'button')) {
          const { height, width: wide } = button.getBoundingClientRect();
          const least = button.matches('.bar *, .pick') ? 44 : 24;
          if (wide > 0) expect(height, `${width} ${button.innerText}`).to.be.at.least(least);
        }
      }
  });

  it('keeps the gauge inside the inner line of the oval, and the own cards evenly apart', async () => {
    for (const lang of ['de', 'fr'])
      for (const width of [780, 900, 1000, 1200]) {
        const { table } = await tableAt(CHOICE, {}, lang, width);
        await until(() => all(table, '.gauge').length > 0, 'the hand is measured');
        const { right, bottom } = all(table, '.cloth')[0]!.getBoundingClientRect();
        const { borderTopWidth, borderTopLeftRadius } = getComputedStyle(all(table, '.cloth')[0]!);
        // the line lies 14 px inside the rail, and is as round
        const inset = Number.parseFloat(borderTopWidth) + 14;
        const radius = Number.parseFloat(borderTopLeftRadius) - inset;
        const gauge = all(table, '.gauge')[0]!.getBoundingClientRect();
        const x = Math.max(0, gauge.right - (right - inset - radius));
        const y = Math.max(0, gauge.bottom - (bottom - inset - radius));
        expect(Math.hypot(x, y), `${lang}, ${width} px`).to.be.at.most(radius);
        const cards = all(table, '.own .card').map(card => card.getBoundingClientRect());
        const gaps = cards.slice(1).map((card, place) => Math.round(card.left - cards[place]!.right));
        expect(new Set(gaps).size, `${lang}, ${width} px: gaps ${gaps.join()}`).to.equal(1);
      }
  });

  it('has the own plate in the middle before the deal', async () => {
    const table = await tableWith();
    const [plate, cloth] = ['.me .plate', '.cloth'].map(each => all(table, each)[0]!.getBoundingClientRect());
    expect(plate!.left + plate!.right).to.be.closeTo(cloth!.left + cloth!.right, 1);
  });

  it('lets no card cover what it counts at the showdown, and the cards that count stand level', async () => {
    // a card that counts lies open
    const laid = { ...SHOWDOWN, acts: SHOWDOWN.acts!.replace('1:7hKc', '1:7hAh') };
    for (const width of [280, 320, 480, 719, 768, 1200])
      for (const deal of [SHOWDOWN, laid]) {
        const { table } = await tableAt(deal, { motion: 'off' }, 'de', width);
        await until(() => all(table, '.settled .own .lift').length === 3, 'the hands are compared');
        await until(() => all(table, '.own')[0]!.getAnimations({ subtree: true }).length === 0, 'all lies still');
        const tops = all(table, '.own .lift').map(card => Math.round(card.getBoundingClientRect().top));
        expect(new Set(tops).size, `${width}: ${tops.join(' ')}`).to.equal(1);
        for (const pick of all(table, '.pick')) {
          const [label, card] = ['.counts', '.card'].map(each => pick.querySelector(each)!.getBoundingClientRect());
          expect(label!.bottom, `${width} ${pick.innerText}`).to.be.at.most(card!.top + 1);
        }
      }
  });

  for (const [state, deal] of Object.entries({ CHOICE, SECOND, SHOWDOWN, ALONE }))
    inOneEngine.it(`has nothing for axe to find: ${state}`, async () => {
      const { table } = await tableAt(deal, {}, 'de');
      await until(() => table.view.turn.kind === 'seats', 'somebody is asked');
      for (const zone of ['why', 'standing'])
        all(table, `[data-zone=${zone}] button, [data-value=${zone}]`)[0]?.click();
      await table.updateComplete;
      await expect(table).to.be.accessible();
    });

  it('leaves nothing behind', async () => {
    const table = newTable();
    await onThePage(table);
    await ready(table);
    table.remove();
    expect(table.isConnected).to.equal(false);
  });
});
