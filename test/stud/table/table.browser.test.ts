// engines: layout, keys, focus
import { OPTIONS } from '../../../src/stud/rules/options.js';
import { settingsOf } from '../../../src/table/attributes.js';
import {
  act,
  all,
  bar,
  COMMON_SHOWDOWN,
  complaints,
  DECLARE,
  dump,
  expect,
  FIFTH,
  heard,
  HIGH_LOW,
  line,
  newTable,
  onThePage,
  part,
  press,
  ready,
  root,
  settled,
  SHOWDOWN,
  shownAt,
  sized,
  spoken,
  tableAt,
  tableWith,
  told,
  until,
  type StudTable,
} from './at-the-table.js';
import { inOneEngine } from '../../table/engines.js';

const RANKS: Readonly<Record<string, string>> = {
  ...{ 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine' },
  ...{ T: 'ten', J: 'jack', Q: 'queen', K: 'king', A: 'ace' },
};
const SUITS: Readonly<Record<string, string>> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };
const nameOf = (card: string): string => `${RANKS[card[0]!]!} of ${SUITS[card[1]!]!}`;

/** Whether a card may be told from anything in the shadow root, or from what is drawn. */
const betrays = (table: StudTable, card: string): boolean =>
  dump(table).includes(nameOf(card)) || dump(table).includes(` ${card}"`) || dump(table).includes(`-${card}"`);

inOneEngine.describe('the attributes of the stud table', () => {
  it('take every rule, switches as on and off', async () => {
    const given: Record<string, string> = {
      ante: '4',
      'lower-limit': '8',
      'higher-limit': '16',
      'bring-in-amount': '2',
    };
    for (const { attribute, rule } of settingsOf(OPTIONS)) {
      if (rule.kind === 'flag') given[attribute] = rule.default ? 'off' : 'on';
      if (rule.kind === 'choice' && attribute !== 'preset' && attribute !== 'variant')
        given[attribute] = rule.values.at(-1)!;
    }
    const table = await tableWith(given);
    const options = table.view.options as unknown as Record<string, unknown>;
    for (const { attribute, property, rule } of settingsOf(OPTIONS)) {
      if (rule.kind === 'flag') expect(options[property], attribute).to.equal(!rule.default);
      if (rule.kind === 'choice' && given[attribute]) expect(options[property], attribute).to.equal(given[attribute]);
    }
    expect(table.view.options.ante).to.equal(4);
  });

  it('leave to the preset what the page has not set', async () => {
    const table = await tableWith({ preset: 'fixed-limit' });
    expect(table.view.options.bringIn).to.equal('fixed');
    expect(table.view.options.lateStreets).to.equal('fixedHigher');
    const other = await tableWith({ preset: 'fixed-limit', 'late-streets': 'spread' });
    expect(other.view.options.lateStreets).to.equal('spread');
  });

  it('seat who is named, two to nine, with the buy-in or a purse', async () => {
    const table = await tableWith({ players: 'you, Anna:easy, Bruno:hard', purse: '150' });
    expect(table.view.accounts.purses).to.deep.equal([150, 150, 150]);
    const six = await tableWith();
    expect(six.view.accounts.purses).to.deep.equal(Array(6).fill(400));
  });

  it('have no part in the purses when they are refused', async () => {
    const said = await complaints(async () => {
      const table = await tableWith({ 'lower-limit': '30' });
      expect(table.view.options.lowerLimit).to.equal(10);
      expect(table.view.accounts.purses).to.deep.equal(Array(6).fill(400));
    });
    expect(said.join('\n')).to.match(/^<stud-table> lower-limit="?30"? does not fit/);
  });

  it('refuse a purse of nothing, and give the buy-in', async () => {
    const said = await complaints(async () => {
      expect((await tableWith({ purse: '0' })).view.accounts.purses[0]).to.equal(400);
    });
    expect(said.join()).to.match(
      /purse=0 is not allowed. Allowed: a whole number from 1 to .* Taken instead: the buy-in/,
    );
  });

  it('complain about a bad value and play with the default', async () => {
    const told: string[] = [];
    const { error } = console;
    console.error = (...words: unknown[]) => void told.push(words.join(' '));
    try {
      const table = await tableWith({ ante: 'many', players: 'you', 'free-fold': 'perhaps', memory: 'bad' });
      expect(table.view.options.ante).to.equal(5);
      expect(table.view.options.freeFold).to.equal(false);
      expect(table.view.players).to.have.length(6);
      act(table, 'done')!.click();
      await ready(table);
      const modern = await tableWith({ preset: 'fixed-limit', 'late-streets': 'maybe', 'higher-limit': '5' });
      expect(modern.view.options.lateStreets).to.equal('fixedHigher');
    } finally {
      console.error = error;
    }
    expect(told.join('\n')).to.match(/ante="many" is not allowed/);
    expect(told.join('\n')).to.match(/free-fold="perhaps" is not allowed. Allowed: on, off. Taken instead: off/);
    expect(told.join('\n')).to.match(/late-streets="maybe" is not allowed.* Taken instead: fixedHigher/);
    expect(told.join('\n')).to.match(/Taken instead for higher-limit: 20/);
    expect(told.join('\n')).to.match(/players: 1 players are named; this table seats 2 to 9/);
    expect(told.join('\n')).to.match(/memory="bad"/);
  });
});

describe('the stud table by keyboard alone', () => {
  it('plays hands to their end', async () => {
    const table = await tableWith({ seed: 'keys', players: 'you, Anna:medium, Bruno:easy' });
    for (let tabs = 0; !root(table).activeElement?.closest('[data-zone=acts]'); tabs++) {
      expect(tabs, 'Tab never reaches the buttons').to.be.lessThan(12);
      await press(table, 'Tab');
    }
    for (let hands = 1; hands < 3; hands++) {
      for (let turns = 0; !(table.view.phase === 'between' && table.view.hand === hands + 1); turns++) {
        expect(turns, 'the hand never ends').to.be.lessThan(1000);
        // a key that meets another player's word does nothing: whoever still sees the same presses it again
        await press(table, table.view.phase === 'bet' ? 'c' : 'g');
        await ready(table);
      }
      expect(line(table)).to.match(/wins? |divided/);
      expect(root(table).activeElement, 'the focus is not lost').not.to.equal(null);
      await spoken();
      expect(heard(table)).not.to.equal('');
      if (table.view.accounts.purses[0] === 0) await press(table, 'g');
    }
  });

  it('chooses an amount and raises to it', async () => {
    const { table } = await tableAt({ ...FIFTH, goesOn: false });
    await ready(table);
    act(table, 'call')!.focus();
    await press(table, '3', '-');
    expect(act(table, 'wager')!.innerText).to.match(/39/);
    await press(table, 'r');
    expect(table.view.round!.bets[0]).to.equal(39);
  });

  it('chooses no amount that may not be raised to', async () => {
    const { table } = await tableAt({ ...FIFTH, goesOn: false });
    await ready(table);
    act(table, 'call')!.focus();
    await press(table, '9');
    expect(act(table, 'wager')!.innerText, 'there is no ninth amount').to.match(/30/);
    await press(table, '-');
    expect(act(table, 'wager')!.innerText).to.match(/30/);
    await press(table, '3', '+', '+');
    expect(act(table, 'wager')!.innerText).to.match(/40/);
  });

  it('keeps fold away from the raise, and asks for no fold where it costs nothing', async () => {
    const { table } = await tableAt({ ...FIFTH, goesOn: false });
    await ready(table);
    const fold = act(table, 'fold')!.getBoundingClientRect();
    expect(act(table, 'wager')!.getBoundingClientRect().left - fold.right).to.be.greaterThan(200);
  });
});

inOneEngine.describe('who plays by ear alone', () => {
  /** A table at which the player has heard that it is his turn to show, the others having shown. */
  const askedToShow = async (): Promise<StudTable> => {
    const { table, croupier } = await tableAt({ ...SHOWDOWN, goesOn: false });
    await table.updateComplete;
    while (croupier.state.showdown.toShow !== 0) {
      const { showdown, cards } = croupier.state;
      croupier.act(showdown.toShow, { type: 'show', cards: cards.down[showdown.toShow]! });
    }
    await ready(table);
    return table;
  };

  it('is told what each act costs', async () => {
    const { table, croupier } = await tableAt({ ...FIFTH, acts: FIFTH.acts!.replace(/ c$/, ''), goesOn: false });
    await table.updateComplete;
    croupier.act(croupier.state.round!.toAct, { type: 'call' });
    await ready(table);
    await spoken();
    expect(heard(table)).to.match(/Your turn: call 20, raise to 30 \(at most 40\) or fold\.$/);
  });

  /** Three players on fourth street: his check, the last, brings the next card. */
  const FOURTH = { ...HIGH_LOW, options: {}, acts: 'b5 c c c c' };

  it('is told what his open card makes of his hand, but not what it leaves as it is', async () => {
    const { table } = await tableAt(FOURTH);
    const worth = (): string => part(table, '.me .reading').innerText;
    const changes: boolean[] = [];
    for (const street of [5, 6] as const) {
      await ready(table);
      const before = worth();
      act(table, 'call')!.click();
      await until(() => table.view.street === street && table.view.phase === 'bet', 'the next card is dealt');
      await ready(table);
      await spoken();
      const changed = worth() !== before;
      expect(told(table).join(' ').includes(`Your cards: ${worth()}.`), worth()).to.equal(changed);
      changes.push(changed);
    }
    expect(changes).to.include(true);
  });

  it('is told nothing of covered cards, and a looker-on nothing as if they were his', async () => {
    const { table: covered, croupier } = await tableAt({ ...FOURTH, seats: [0, 1], goesOn: false });
    const lookedAt = newTable({ players: 'Max, Anna, Bruno' });
    lookedAt.ports = [croupier.port('onlooker')];
    await onThePage(lookedAt);
    croupier.act(0, { type: 'check' });
    for (const table of [covered, lookedAt]) {
      await until(() => told(table).join(' ').includes('Fifth street'), 'the next card is told');
      await spoken();
      expect(told(table).join(' ')).not.to.include('Your cards');
    }
  });

  it('is told who is all-in, which hands are turned up, and what each open card makes of them', async () => {
    const { table } = await tableAt({
      cards: ['Qs 7d Qh 7c As 2h 9d', '8c 3d Kd Kc 5h 5s Jc'],
      purses: [15, 400],
      acts: 'b5 c 10',
      goesOn: true,
    });
    await until(() => act(table, 'call'), 'the player is asked');
    act(table, 'call')!.click();
    await until(() => told(table).some(each => / wins? /.test(each)), 'the hand is over');
    const said = told(table).join(' ');
    expect(said).to.include(
      'You call 5, all-in. Pot 30. No more betting: all hands lie open. You show queen of spades, seven of diamonds: Two pair, queens and',
    );
    expect(said).to.include('Anna: king of hearts. Anna: Three kings, eight, three. Your cards: Two pair, queens and');
    // its seventh card lies open with the others
    expect(said).to.include('Seventh street. You: ten of diamonds. Anna: three of clubs. You lose 15.');
    await until(() => act(table, 'buy-in') && act(table, 'buy-in')!.ariaDisabled !== 'true', 'chips are offered');
    act(table, 'buy-in')!.click();
    await until(() => heard(table).includes('You buy in and have 400.'), 'what he has bought is told');
    await until(() => act(table, 'done'), 'the next hand is offered');
    act(table, 'done')!.click();
    await until(() => told(table).join(' ').includes('Third street'), 'it is dealt');
    await ready(table);
    expect(told(table).join(' ').split('Third street')[1], 'covered cards').not.to.match(/Anna: (High|Pair|Three)/);
  });

  it('is told nothing of a hand that he sits out', async () => {
    const { table, croupier } = await tableAt({ ...FOURTH, acts: 'b5 c c 10 f f', goesOn: false });
    await ready(table);
    croupier.act(0, { type: 'sitOut' });
    for (const seat of [1, 2]) croupier.act(seat, { type: 'done' });
    await until(() => told(table).join(' ').includes('Third street'), 'the hand of the others is told');
    await spoken();
    expect(told(table).join(' ')).not.to.include('Your cards');
  });

  it('is told that he must show or throw away, once', async () => {
    const table = await askedToShow();
    await spoken();
    expect(heard(table)).to.match(
      / shows ten of clubs, four of spades, two of diamonds: .*\. Show your hand, or muck it\.$/,
    );
    const said = told(table).join(' ');
    expect(said.match(/Showdown\./g), said).to.have.length(1);
    expect(said.indexOf('Showdown.')).to.be.below(said.indexOf(' shows '));
  });

  it('comes with Tab to what shows his hand, not to what throws it away', async () => {
    const table = await askedToShow();
    const stops = all(table, '.acts button').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.map(({ dataset }) => dataset.do)).to.deep.equal(['show']);
  });
});

inOneEngine.describe('who need not show', () => {
  /** Whether the player has thrown his hand away, after what he does at the showdown. */
  const mucks = async (does: (table: StudTable) => unknown): Promise<boolean> => {
    const { table, croupier } = await tableAt({ ...SHOWDOWN, acts: `${SHOWDOWN.acts} s s s`, goesOn: false });
    await ready(table);
    expect(croupier.state.showdown.toShow, 'whose turn it is to show').to.equal(0);
    await does(table);
    await until(() => croupier.state.showdown.toShow !== 0, 'the player has shown or not');
    return (croupier.state.showdown.mucked & 1) === 1;
  };

  it('throws his hand away by the button or by the key for folding, or shows it', async () => {
    expect(await mucks(table => act(table, 'muck')!.click())).to.equal(true);
    expect(
      await mucks(async table => {
        act(table, 'show')!.focus();
        await press(table, 'f');
      }),
    ).to.equal(true);
    expect(await mucks(table => act(table, 'show')!.click())).to.equal(false);
  });
});

inOneEngine.describe('the folded up-cards', () => {
  it('lie beside the names of their players, and open together by seats, then by ranks, then by suits', async () => {
    const { table } = await tableAt({ ...FIFTH, acts: `${FIFTH.acts} f`, goesOn: false });
    const fallen = (): string =>
      all(table, '[part=fallen] [role=img]')
        .map(({ ariaLabel }) => ariaLabel)
        .join(', ');
    await until(
      () => all(table, '.minis [role=img]').length === 7,
      'the folded cards lie there, the player’s own all of them',
    );
    expect(all(table, '[data-seat="3"] .minis [role=img]').map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'four of diamonds',
      'eight of hearts',
    ]);
    part(table, 'button.fallen').click();
    await table.updateComplete;
    const orders = [fallen()];
    for (let times = 0; times < 3; times++) {
      part(table, '[data-do=sort]').click();
      await table.updateComplete;
      orders.push(fallen());
    }
    const bySeats = 'queen of hearts, seven of clubs, ace of spades, four of diamonds, eight of hearts';
    expect(orders).to.deep.equal([
      bySeats,
      'ace of spades, queen of hearts, eight of hearts, seven of clubs, four of diamonds',
      'ace of spades, queen of hearts, eight of hearts, four of diamonds, seven of clubs',
      bySeats,
    ]);
  });
});

inOneEngine.describe('what must stay hidden', () => {
  it('is nowhere in the tree of the table: the others’ down cards', async () => {
    const { table, croupier } = await tableAt({ ...FIFTH, goesOn: false });
    await ready(table);
    const others = croupier.state.cards.down.slice(1).flat();
    const burnt = croupier.state.cards.burnt;
    expect(others).to.have.length(10);
    for (const card of [...others, ...burnt]) expect(betrays(table, card), card).to.equal(false);
    for (const card of croupier.state.cards.down[0]!) expect(betrays(table, card), card).to.equal(true);
  });

  it('is shown when it is shown, and never after a muck', async () => {
    const { table, croupier } = await tableAt({ ...SHOWDOWN, acts: `${SHOWDOWN.acts} s m s`, goesOn: false });
    await ready(table);
    for (const card of croupier.state.cards.down[1]!) expect(betrays(table, card), card).to.equal(true);
    for (const card of croupier.state.cards.down[2]!) expect(betrays(table, card), card).to.equal(false);
  });

  it('waits under the cover when people share the screen', async () => {
    const { table, croupier } = await tableAt(
      { ...FIFTH, acts: 'b5 c c c', seats: [0, 1], goesOn: false },
      { players: 'Max, Anna, Bruno, Clara, Emil, Frieda' },
    );
    await ready(table);
    const [max, anna] = croupier.state.cards.down;
    const hidden = (cards: readonly string[] | undefined): void => {
      expect(cards!.filter(card => betrays(table, card))).to.deep.equal([]);
    };
    await until(() => /Hand this to Max/.test(line(table)), 'the cover is shown');
    hidden(max);
    hidden(anna);
    act(table, 'uncover')!.click();
    await table.updateComplete;
    expect(betrays(table, max![0]!)).to.equal(true);
    hidden(anna);
    act(table, 'call')!.click();
    await until(() => /Hand this to Anna/.test(line(table)), 'the screen is handed over');
    hidden(max);
    hidden(anna);
    await spoken();
    expect(heard(table)).not.to.include(nameOf(anna![0]!));
  });

  it('remembers for nobody who wants to remember himself', async () => {
    const { table } = await tableAt({ ...FIFTH, acts: `${FIFTH.acts} f`, goesOn: false }, { memory: 'hidden' });
    await until(() => all(table, '.minis .back').length === 5, 'the folded cards lie face down');
    expect(betrays(table, '4d')).to.equal(false);
  });
});

describe('sums that are seen to grow', () => {
  it('the pot, when the bets come to it', async () => {
    const { table, croupier } = await tableAt({ ...FIFTH, acts: 'b5 c c c', goesOn: false }, { speed: 'normal' });
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

  it('the chips of who wins, and nobody else’s', async () => {
    const { table, croupier } = await tableAt(
      { ...SHOWDOWN, acts: `${SHOWDOWN.acts} s s s`, goesOn: false },
      { speed: 'normal' },
    );
    await until(() => act(table, 'show'), 'the player may show');
    const before = croupier.state.accounts.purses;
    const shown = before.map((_, seat) => shownAt(table, `[data-seat="${seat}"] .plate i`));
    const end = settled(table);
    act(table, 'show')!.click();
    await end;
    const after = croupier.state.accounts.purses;
    expect(after).not.to.deep.equal(before);
    shown.forEach((texts, seat) => {
      const sums = texts.map(text => Number(/\d+$/.exec(text)![0]));
      expect([sums[0], sums.at(-1)], `seat ${seat}`).to.deep.equal([before[seat], after[seat]]);
      expect(sums).to.deep.equal([...sums].sort((one, other) => one - other));
      if (after[seat]! > before[seat]!) expect(sums.length, `seat ${seat}`).to.be.greaterThan(2);
    });
  });
});

describe('what is chosen ahead', () => {
  const WAITING = { ...FIFTH, acts: 'b5', goesOn: false } as const;

  it('is done when the turn comes', async () => {
    const { table, croupier } = await tableAt(WAITING);
    await until(() => act(table, 'wish-call'), 'the player may choose ahead');
    act(table, 'wish-call')!.click();
    await table.updateComplete;
    expect(act(table, 'wish-call')!.getAttribute('aria-pressed')).to.equal('true');
    for (const seat of [3, 4, 5]) croupier.act(seat, { type: 'call' });
    await until(() => croupier.state.round!.bets[0] === 5, 'the call is made');
  });

  it('is confirmed to the ear where a key has chosen it', async () => {
    const { table } = await tableAt(WAITING);
    await until(() => act(table, 'wish-call'), 'the player may choose ahead');
    part(table, '.tool').focus();
    await press(table, 'c');
    await until(() => heard(table) === 'Chosen ahead: Call 5', 'it is chosen');
    await press(table, 'c');
    await until(() => heard(table) === 'Nothing chosen ahead', 'it is taken back');
  });

  it('asks for nothing while what the player has done is shown', async () => {
    const { table } = await tableAt({ ...FIFTH, acts: 'b5 c c c', goesOn: false }, { speed: 'normal' });
    await until(() => /^Your turn: 5 to call/.test(line(table)), 'the player is asked');
    act(table, 'call')!.click();
    const asked: string[] = [];
    await until(() => {
      asked.push(line(table));
      return table.view.round?.bets[0] === 5;
    }, 'the call is shown');
    expect(asked.filter(each => /complete to/.test(each) && !/call 5/.test(each))).to.deep.equal([]);
  });

  for (const width of [1000, 640, 390])
    it(`stands where the button will be that is pressed at one's turn, ${width} px wide`, async () => {
      // on third street, then on fifth, where any amount of the spread may be bet
      for (const acts of ['b5 c c', 'b5 c c c c c 10 c f c c c 10 20']) {
        const { table, croupier } = await tableAt({ ...FIFTH, acts, goesOn: false }, {}, 'en', width);
        await until(() => act(table, 'wish-call')?.ariaDisabled !== 'true', 'the player may choose ahead');
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

  it('is given up when somebody raises', async () => {
    const { table, croupier } = await tableAt(WAITING);
    await until(() => act(table, 'wish-call'), 'the player may choose ahead');
    act(table, 'wish-call')!.click();
    for (const seat of [3, 4]) croupier.act(seat, { type: 'call' });
    croupier.act(5, { type: 'complete', to: 10 });
    await ready(table);
    expect(croupier.state.round!.toAct).to.equal(0);
    expect(bar(table)).to.match(/Call 10/);
  });

  it('folds or checks', async () => {
    const { table, croupier } = await tableAt(WAITING);
    await until(() => act(table, 'wish-fold'), 'the player may choose ahead');
    act(table, 'wish-fold')!.click();
    for (const seat of [3, 4, 5]) croupier.act(seat, { type: 'call' });
    await until(() => (croupier.state.live & 1) === 0, 'the hand is folded');
  });

  it('is not chosen by the second half of a double click on Fold', async () => {
    const { table } = await tableAt({ ...FIFTH, goesOn: false });
    await ready(table);
    const fold = act(table, 'fold')!;
    const tap = (at: number): void => {
      const down = new PointerEvent('pointerdown', { bubbles: true, composed: true });
      Object.defineProperty(down, 'timeStamp', { value: at });
      fold.dispatchEvent(down);
      fold.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }));
    };
    tap(1000);
    await until(() => fold.dataset.do === 'sit-out', 'who has folded may sit out the next hand');
    tap(1090);
    await table.updateComplete;
    expect(fold.getAttribute('aria-pressed')).to.equal('false');
    tap(2000);
    await table.updateComplete;
    expect(fold.getAttribute('aria-pressed')).to.equal('true');
  });
});

inOneEngine.describe('what is chosen ahead before the bring-in', () => {
  const OWED = { ...FIFTH, acts: '', goesOn: false } as const;

  it('is not offered: what a call costs is not known', async () => {
    const { table, croupier } = await tableAt(OWED);
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

inOneEngine.describe('people at one screen, between hands', () => {
  const HOT = { players: 'Anna,Bruno', seed: 'hot' } as const;
  const sitOut = async (table: StudTable): Promise<void> => {
    all(table, '.tool[data-value=menu]')[0]!.click();
    await until(() => all(table, '[part=menu] [data-do=sit-out]')[0], 'the menu is open');
    all(table, '[part=menu] [data-do=sit-out]')[0]!.click();
    all(table, '.tool[data-value=menu]')[0]!.click();
  };

  it('who has sat out may play again when the others wait for him', async () => {
    const table = await tableWith(HOT);
    expect(bar(table)).to.match(/Anna · Deal/);
    await sitOut(table);
    await until(() => /Bruno · Deal/.test(bar(table)), 'it comes to Bruno');
    act(table, 'done')!.click();
    await until(() => /Anna · Play again/.test(bar(table)), 'it comes back to Anna');
    act(table, 'sit-in')!.click();
    await until(() => act(table, 'done'), 'she plays again');
    act(table, 'done')!.click();
    await until(() => table.view.dealtIn === 0b11, 'both are dealt in');
  });

  it('who has no name is spoken to in his turn, and called by his seat in the turn of another', async () => {
    const table = await tableWith({ players: 'you, Anna', seed: 'hot' });
    const plate = (seat: number) => part(table, `[data-seat="${seat}"] .plate b`).innerText;
    expect(plate(0)).to.equal('You');
    for (const seat of [0, 1]) {
      await ready(table);
      expect(table.view.seat).to.equal(seat);
      act(table, 'done')!.click();
    }
    const asked = new Set<unknown>();
    while (asked.size < 2) {
      await until(() => table.view.phase === 'bet' && table.legal.length > 0, 'somebody is asked');
      await table.updateComplete;
      expect(plate(0)).to.equal(table.view.seat === 0 ? 'You' : 'Seat 1');
      // the screen is handed over first
      if (act(table, 'call')) asked.add(table.view.seat);
      all(table, '.bar .prime')[0]!.click();
      await table.updateComplete;
    }
    expect(told(table).join(' ')).not.to.match(/You (is|calls|brings|bets)/);
  });

  it('who sits a hand out by himself says so, and nobody else sits out for him', async () => {
    const table = await tableWith({ ...HOT, players: 'Anna,Bruno,Clara' });
    await sitOut(table);
    for (const name of ['Bruno', 'Clara']) {
      await until(() => bar(table).includes(`${name} · Deal`), `it comes to ${name}`);
      act(table, 'done')!.click();
    }
    await until(() => table.view.dealtIn === 0b110, 'the others are dealt in');
  });

  it('each without chips may buy some or leave it to the others, wherever he sits', async () => {
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

  it('what one has done is taken back, not what the next one has', async () => {
    const table = await tableWith(HOT);
    act(table, 'done')!.click();
    await until(() => /Bruno/.test(bar(table)), 'it comes to Bruno');
    expect(table.view.players[0]!.done).to.equal(true);
    table.undo();
    await until(() => !table.view.players[0]!.done, 'Anna is not ready any more');
  });
});

inOneEngine.describe('between hands', () => {
  it('has a word for taking the seat again before the first hand', async () => {
    const table = await tableWith({ players: 'you, Anna:easy', seed: 'again' });
    all(table, '.tool[data-value=menu]')[0]!.click();
    await until(() => all(table, '[part=menu] [data-do=sit-out]')[0], 'the menu is open');
    all(table, '[part=menu] [data-do=sit-out]')[0]!.click();
    await until(() => act(table, 'sit-in'), 'the seat may be taken again');
    expect(bar(table)).to.match(/Play again/);
  });

  it('who sits out is not dealt in, for one hand', async () => {
    const table = await tableWith({ seed: 'out', players: 'you, Anna:easy, Bruno:easy' });
    all(table, '.tool[data-value=menu]')[0]!.click();
    await until(() => all(table, '[part=menu] [data-do=sit-out]')[0], 'the menu is open');
    all(table, '[part=menu] [data-do=sit-out]')[0]!.click();
    await until(() => table.view.dealtIn !== 0, 'the others play');
    expect(table.view.dealtIn).to.equal(0b110);
    await until(() => table.view.hand === 2 && !table.view.players[0]!.sitsOut, 'the player sits in again');
    act(table, 'done')!.click();
    await until(() => table.view.phase !== 'between', 'the next hand is dealt');
    expect(table.view.dealtIn & 1).to.equal(1);
  });

  it('who chooses to sit out while the table is paused sits out when it goes on', async () => {
    const table = await tableWith({ seed: 'out', players: 'you, Anna:easy, Bruno:easy' });
    table.paused = 'on';
    all(table, '.tool[data-value=menu]')[0]!.click();
    await until(() => all(table, '[part=menu] [data-do=sit-out]')[0], 'the menu is open');
    all(table, '[part=menu] [data-do=sit-out]')[0]!.click();
    await table.updateComplete;
    expect(table.view.players[0]!.sitsOut).to.equal(false);
    table.paused = 'off';
    await until(() => table.view.dealtIn !== 0, 'the others play');
    expect(table.view.dealtIn).to.equal(0b110);
  });

  it('speaks of antes only where there are any', async () => {
    for (const [ante, because] of [
      ['5', 'Everybody pays 5 into the pot. Two cards come face down and one face up.'],
      ['0', 'Two cards come face down and one face up.'],
    ] as const) {
      const table = await tableWith({ players: 'you, Anna:easy', ante, guide: 'off' });
      expect(line(table)).to.equal(`Seven Card Stud: the best five cards win ${because}`);
    }
  });

  it('somebody without chips buys in, computer players by themselves', async () => {
    const { table } = await tableAt({
      cards: ['Qs 7d Qh 7c As 2h 9d', '8c 3d Kd Kc 5h 5s Jc'],
      purses: [15, 400],
      acts: 'b5 c 10 c',
      goesOn: true,
    });
    await until(
      () => act(table, 'buy-in') && act(table, 'buy-in')!.getAttribute('aria-disabled') !== 'true',
      'chips are offered',
    );
    act(table, 'buy-in')!.click();
    await until(() => table.view.accounts.purses[0] === 400, 'the purse is filled');
  });

  it('computer players wait for who has lost his chips: he buys in, or leaves the next hand to them', async () => {
    const table = await tableWith({ seed: 'broke', players: 'you, Anna:easy, Bruno:easy', purse: '5' });
    act(table, 'done')!.click();
    const loses = async (hand: number): Promise<void> =>
      until(() => table.view.hand === hand && act(table, 'buy-in')?.ariaDisabled !== 'true', 'chips are offered');
    await until(() => table.view.hand === 2, 'the hand is over');
    expect(table.view.accounts.purses[0]).to.equal(0);
    await loses(2);
    await until(
      () => told(table).some(each => each.startsWith('You have no chips left: buy in, or sit out')),
      'he hears it',
    );
    // long enough for many hands
    for (let frame = 0; frame < 40; frame++) await spoken();
    expect([table.view.hand, table.view.phase]).to.deep.equal([2, 'between']);
    act(table, 'pass')!.click();
    await until(() => table.view.dealtIn === 0b110, 'the others play without him');
    await loses(3);
    act(table, 'buy-in')!.click();
    await until(() => act(table, 'done') && table.view.accounts.purses[0] === 400, 'he has chips');
    act(table, 'done')!.click();
    await until(() => table.view.phase !== 'between' && table.view.dealtIn & 1, 'he plays again');
  });
});

inOneEngine.describe('the stud table by ear', () => {
  it('says once that the player shows where he has no choice', async () => {
    const { table } = await tableAt({
      cards: ['8c 3d Kd Kc 5h 5s Jc', 'Qs 7d Qh 7c As 2h 9d'],
      acts: 'b5 c c c c c c c',
      goesOn: true,
    });
    await until(() => table.legal.length > 0, 'the player is asked');
    act(table, 'call')!.click();
    await until(() => told(table).some(each => / wins? /.test(each)), 'the hand is over');
    expect(
      told(table)
        .join(' ')
        .match(/You show/g),
      told(table).join(' '),
    ).to.have.length(1);
  });

  it('hears of each sign and of each bet once, at narrow tables too', async () => {
    for (const width of [1000, 400]) {
      const { table } = await tableAt(
        { cards: ['8c 3d Kd', 'Qs 7d 2c', 'Qd 8d 9s', 'Tc 4s Ts'], acts: 'b5 c', goesOn: false },
        {},
        'de',
        width,
      );
      await until(() => all(table, '.bring')[0], 'the cards are dealt');
      /** What of a place is not hidden from a voice. */
      const read = (place: Element): string => {
        const copy = place.cloneNode(true) as Element;
        for (const hidden of copy.querySelectorAll('[aria-hidden=true], svg')) hidden.remove();
        for (const titled of copy.querySelectorAll('[title]:not(b)')) titled.append(titled.getAttribute('title')!);
        return copy.textContent.replace(/\s+/g, ' ');
      };
      const seats = all(table, '[data-seat]').map(read);
      const times = (word: string) => seats.map(text => text.split(word).length - 1).sort();
      expect(times(', Bring-in'), seats.join(' – ')).to.deep.equal([0, 0, 0, 1]);
      expect(times(', Geber'), seats.join(' – ')).to.deep.equal([0, 0, 0, 1]);
      expect(times(' 5'), seats.join(' – ')).to.deep.equal([0, 0, 1, 1]);
    }
  });

  it('tells the first cards in words, however late those come', async () => {
    const table = await tableWith({ players: 'you, Anna:easy' });
    act(table, 'done')!.click();
    const cards = () => told(table).find(each => each.includes('Your cards'));
    await until(cards, 'the cards are told');
    expect(cards())
      .to.match(/Your cards, down: /)
      .and.not.to.match(/undefined|\. +\./);
  });
});

describe('the slider', () => {
  it('sets the amount, and tells the page nothing: no form round the table hears of it', async () => {
    const { table } = await tableAt(FIFTH);
    await ready(table);
    const heardOutside: string[] = [];
    table.parentElement!.addEventListener('input', ({ type }) => heardOutside.push(type));
    const slider = part<HTMLInputElement>(table, 'input[type=range]');
    slider.value = '35';
    slider.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await table.updateComplete;
    expect(act(table, 'wager')!.innerText).to.contain('35');
    expect(heardOutside).to.deep.equal([]);
  });
});

inOneEngine.describe('the showdown', () => {
  it('tells and shows who has declared what', async () => {
    const { table } = await tableAt({ ...DECLARE, goesOn: true });
    await until(() => act(table, 'claim'), 'the player is asked');
    all(table, '[data-do=claim][data-value=both]')[0]!.click();
    await until(() => act(table, 'done')?.getAttribute('aria-disabled') !== 'true', 'it may be confirmed');
    expect(part(table, '.me .plate').innerText, 'the own claim').to.match(/Both/);
    expect(part(table, '[data-seat="1"] .plate').innerText, 'another’s, still hidden').not.to.match(/High|Low|Both/);
    act(table, 'done')!.click();
    await until(() => table.view.phase !== 'declare', 'all have declared');
    await until(() => told(table).some(each => /: High\./.test(each)), 'the claims are told');
    await table.updateComplete;
    expect(part(table, '[data-seat="1"] .plate').innerText).to.match(/High/);
  });

  it('tells a low hand in the words for its cards', async () => {
    const { table } = await tableAt({ ...HIGH_LOW, acts: HIGH_LOW.acts!.replace(/( s)+ ?$/, '') });
    await until(() => act(table, 'show'), 'the player is asked');
    act(table, 'show')!.click();
    await until(() => told(table).some(each => each.includes('You win the low half')), 'the end is told');
    expect(line(table)).to.contain('6\u20115\u20113\u20112\u2011A');
    const said = told(table).join(' ');
    expect(said)
      .to.contain('Low: six, five, three, two, ace')
      .and.not.to.match(/\u2011|\n/);
  });

  it('leaves the common cards on the table: raised what the winner needs, the other dimmed', async () => {
    const { table } = await tableAt({ ...COMMON_SHOWDOWN, goesOn: false });
    await until(() => /^You lose 10/.test(line(table)), 'the pot has gone');
    await until(() => all(table, '.common .card').length === 2, 'the common cards lie there');
    const marked = (mark: string) => all(table, `.common .${mark}`).map(card => card.getAttribute('aria-label'));
    expect(marked('lift')).to.deep.equal(['eight of spades']);
    expect(marked('dim')).to.deep.equal(['two of hearts']);
  });

  it('names the beaten hand as one does within a sentence', async () => {
    const { table } = await tableAt({ ...SHOWDOWN, acts: `${SHOWDOWN.acts} s s s s`, goesOn: false });
    await until(() => /^You win/.test(line(table)), 'the pots have gone');
    expect(line(table)).to.match(/Full house, ahead of straight to the queen \(Bruno\)/);
  });

  it('calls the cards of the double-German pattern by one name: König, Daus, Däuser', async () => {
    const { table } = await tableAt(
      { cards: ['As Ad 7c', 'Kh 9d Td'], acts: '', goesOn: false },
      { faces: 'german' },
      'de',
    );
    await until(() => /Paar Däuser/.test(all(table, '.reading')[0]?.innerText ?? ''), 'the pair is named');
    expect(all(table, '.own [aria-label]').map(card => card.getAttribute('aria-label'))).to.include('Laub-Daus');
  });
});

describe('a hand gone by', () => {
  /** A table at which one hand has been played, or as many as it takes until one comes to a street. */
  async function afterAHand(street = 3): Promise<StudTable> {
    const table = await tableWith({ seed: 'past', players: 'you, Anna:easy' });
    const cameTo = () => table.log!.actions.some(({ action }) => action.type === 'deal' && action.street >= street);
    for (let hand = 2; hand === 2 || !cameTo(); hand++) {
      act(table, 'done')!.click();
      await until(() => {
        if (table.legal.length > 0 && table.view.phase !== 'between')
          (act(table, 'call') ?? act(table, 'show') ?? act(table, 'wager'))?.click();
        return table.view.hand === hand;
      }, 'the hand is over');
      await until(() => act(table, 'look'), 'the hand may be looked at again');
    }
    return table;
  }

  it('stands in the list with who has won and what the player has gained', async () => {
    const table = await afterAHand();
    const gained = table.view.accounts.purses[0]! - 400;
    all(table, '.tool[data-value=menu]')[0]!.click();
    const button = (name: string) => all(table, `[data-do=${name}]`)[0];
    await until(() => button('history'), 'the menu is open');
    button('history')!.click();
    await until(() => /:/.test(button('replay-hand')?.innerText ?? ''), 'the result is told');
    const winner = gained > 0 ? 'You' : 'Anna';
    expect(button('replay-hand')!.innerText.trim()).to.match(
      new RegExp(`^Hand 1: ${winner} [\\d,]+ \\(you [+−]\\s?${Math.abs(gained)}\\)$`),
    );
  });

  it('lets the streets be jumped to', async () => {
    const table = await afterAHand(4);
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

  it('is shown step by step, and the table comes back', async () => {
    const table = await afterAHand();
    const { view } = table;
    act(table, 'look')!.click();
    await until(() => /1 of/.test(bar(table)), 'the replay begins');
    expect(table.view.street).to.equal(3);
    act(table, 'replay-to')!.click();
    all(table, '[data-do=replay-to][data-value=on]')[0]!.click();
    await until(() => /2 of/.test(bar(table)), 'the next step is shown');
    act(table, 'replay-end')!.click();
    await until(() => table.view.hand === view.hand && act(table, 'done'), 'the table is back');
  });
});

describe('the layout', () => {
  before(() => sized(1100, 1000));
  after(() => sized(800, 600));

  it('keeps the shape and the size of the own cards from street to street', async () => {
    const { table, croupier } = await tableAt({ ...DECLARE, acts: 'b5 c c' }, {}, 'en', 1200);
    const isAsked = (): boolean => croupier.state.round?.toAct === 0;
    const widths = new Set<number>();
    await until(isAsked, 'the player is asked on fourth street');
    while (croupier.state.phase === 'bet') {
      await ready(table);
      for (const card of all(table, '.own .card')) {
        const { width, height } = card.getBoundingClientRect();
        expect(height / width, `on street ${table.view.street}`).to.be.closeTo(1.4, 0.02);
        widths.add(Math.round(width));
      }
      const { street } = croupier.state;
      croupier.act(0, { type: 'check' });
      const isOver = (): boolean => croupier.state.phase === 'declare';
      await until(() => isOver() || (isAsked() && croupier.state.street > street), 'the next street is dealt');
    }
    expect(widths.size, 'widths of the own cards').to.equal(1);
  });

  it('keeps names and chips apart, on a phone too', async () => {
    for (const width of [340, 1000]) {
      const { table } = await tableAt(FIFTH, {}, 'en', width);
      await until(() => all(table, '.seat .plate i')[0], 'the seats are there');
      for (const plate of all(table, '.seat .plate')) {
        const [name, purse] = [...plate.querySelectorAll('b, i')].map(each => each.getBoundingClientRect());
        expect(purse!.left - name!.right, `${plate.innerText}, ${width} px`).to.be.at.least(4);
      }
    }
  });

  it('shows every purse beside or below its name, never beneath the cards', async () => {
    for (const width of [280, 320, 390]) {
      const purses = FIFTH.purses!.map(purse => (purse > 15 ? purse + 12_000 : purse));
      const players = 'you, Bruno, Clara, Friederike, Emil, Maximilianus';
      const { table } = await tableAt({ ...SHOWDOWN, purses, goesOn: false }, { players }, 'en', width);
      await until(() => all(table, '.seat:not(.out) .plate i')[0], 'the seats are there');
      for (const seat of all(table, '.seat:not(.out)')) {
        const [purse, card] = ['.plate i', '.hand .card'].map(each =>
          seat.querySelector(each)!.getBoundingClientRect(),
        );
        expect(purse!.right, `${seat.innerText}, ${width} px`).to.be.at.most(card!.left);
      }
    }
  });

  it('shows the sign of the dealer once, before the first deal and after it', async () => {
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

  it('keeps the plates clear of the rail, and the names on them readable, however many sit at the table', async () => {
    const names = 'you, Anna, Bruno, Clara, Emil, Frieda, Georg, Hanna, Ida'.split(', ');
    for (const width of [780, 820])
      for (let count = 2; count <= names.length; count++) {
        const deal = { cards: names.slice(0, count).map(() => ''), acts: 'b5 c', goesOn: false };
        const { table } = await tableAt(deal, {}, 'en', width);
        await until(() => all(table, '.hand .card').length > 0, 'cards are dealt');
        await table.updateComplete;
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
  });

  it('needs no more room than it has', async () => {
    for (const width of [280, 320, 480, 719, 768, 900, 1200, 1600]) {
      const { table } = await tableAt({ ...FIFTH, goesOn: false }, {}, 'de', width);
      await ready(table);
      const cloth = all(table, '.cloth')[0]!;
      expect(table.scrollWidth, `${width}`).to.equal(table.clientWidth);
      expect(cloth.scrollWidth, `${width}`).to.be.at.most(cloth.clientWidth);
      for (const button of all(table, 'button')) {
        const { height, width: wide } = button.getBoundingClientRect();
        const least = button.matches('.bar *') ? 44 : 24;
        if (wide > 0) expect(height, `${width} ${button.innerText}`).to.be.at.least(least);
      }
    }
  });

  it('keeps every pot inside, told apart, and apart from the seats', async () => {
    const deal = {
      cards: ['Jh Th 9d 7c', '8c 8d 8h Ac', 'Ks Qs 9c 7d', '9h Kc Td 7s', '2c 3d 4h 6s'],
      purses: [400, 10, 20, 30, 400],
      acts: 'b5 c c c 10 20 30 c c c c',
      goesOn: false,
    };
    for (const width of [280, 360, 480, 720, 1000]) {
      const { table } = await tableAt(deal, {}, 'de', width);
      await until(() => all(table, '.pots figure').length > 2, 'there are three pots');
      const names = all(table, '.pots figcaption > span').map(each => each.innerText.split(',')[0]!.trim());
      expect(names, `${width}`).to.deep.equal(['Hauptpot', ...names.slice(1).map((_, side) => `Nebenpot ${side + 1}`)]);
      const middle = part(table, width < 720 ? '.cloth' : '.mid').getBoundingClientRect();
      const seats =
        width < 720
          ? []
          : all(table, '.seat:is(.left, .right) :is(.card, .plate)').map(each => each.getBoundingClientRect());
      for (const pot of all(table, '.pots figure')) {
        const { left, right, top, bottom } = pot.getBoundingClientRect();
        expect(left, `${width}`).to.be.at.least(middle.left);
        expect(right, `${width}`).to.be.at.most(middle.right);
        for (const seat of seats) {
          const over = left < seat.right && right > seat.left && top < seat.bottom && bottom > seat.top;
          expect(over, `${width}`).to.equal(false);
        }
      }
    }
  });

  it('has room for large chips and for long names', async () => {
    const large = {
      ...FIFTH,
      acts: `b50000 ${'c '.repeat(16)}`,
      purses: Array<number>(6).fill(8_000_000),
      options: { ante: 50_000, bringInAmount: 50_000, lowerLimit: 200_000, higherLimit: 400_000, step: 50_000 },
      goesOn: false,
    };
    const players =
      'you, Anna-Sophie Berger, Maximilian Hohenstein, Friederike von Berg, Karl-Theodor Maier, Elisabeth Reiter';
    for (const width of [360, 720, 1000]) {
      const { table } = await tableAt(large, { players }, 'de', width);
      await until(() => all(table, '[data-do=amount]').length > 1, 'amounts are offered');
      // with the next frame the box has been measured
      await spoken();
      await table.updateComplete;
      const { left, right } = table.getBoundingClientRect();
      for (const each of all(table, 'button, .plate')) {
        const box = each.getBoundingClientRect();
        expect(box.left, `${width} ${each.innerText}`).to.be.at.least(left);
        expect(box.right, `${width} ${each.innerText}`).to.be.at.most(right);
        if (each.dataset.do === 'amount') expect(each.scrollWidth, `${width}`).to.be.at.most(each.clientWidth);
      }
      expect(all(table, '.plate b[title="Maximilian Hohenstein"]').length, `${width}`).to.equal(1);
    }
  });

  it('parts the seats at a side at the showdown, with nine players', async () => {
    for (const options of [{}, { variant: 'high-low', lowRank: 'aceToFive' }] as const)
      for (const width of [780, 900, 1000, 1200]) {
        const { table } = await tableAt({ ...COMMON_SHOWDOWN, options }, {}, 'de', width);
        await until(() => all(table, '.settled .winner').length > 0, 'the hands are compared');
        await table.updateComplete;
        for (const side of ['left', 'right']) {
          const [upper, lower] = ['upper', 'lower'].map(each =>
            all(table, `.${side}.${each} :is(.plate, .holds, .card, .won)`).map(part => part.getBoundingClientRect()),
          );
          const gap = Math.min(...lower!.map(({ top }) => top)) - Math.max(...upper!.map(({ bottom }) => bottom));
          expect(gap, `${side}, ${width} px`).to.be.at.least(8);
        }
      }
  });

  async function keepsPlaces(...widths: readonly number[]): Promise<void> {
    const { acts } = FIFTH;
    const moments = ['', 'b5 c c', acts!, `${acts!} c c`, `${acts!} c c 20 c f`, SHOWDOWN.acts!];
    for (const width of widths) {
      const tops = new Map(['.now', '.me', '.me .line'].map(place => [place, [] as number[]]));
      for (const each of moments) {
        const { table } = await tableAt({ ...FIFTH, acts: each, goesOn: false }, {}, 'de', width);
        await until(() => all(table, '.own .card').length > 2, 'cards are dealt');
        await table.updateComplete;
        const from = part(table, '.frame').getBoundingClientRect().top;
        for (const [place, seen] of tops) seen.push(Math.round(part(table, place).getBoundingClientRect().top - from));
      }
      for (const [place, seen] of tops)
        expect(Math.max(...seen) - Math.min(...seen), `${place}, ${width} px: ${seen.join()}`).to.be.at.most(2);
    }
  }

  it('leaves the line and the own place where they are from the first street to the showdown', () =>
    keepsPlaces(1000, 768, 366));

  it('leaves them there on a low screen too', async function () {
    if (!(await sized(1100, 650))) this.skip();
    await keepsPlaces(1000);
    await sized(366, 664);
    await keepsPlaces(366);
    await sized(1100, 1000);
  });

  it('gives the own cards full faces where they are wide enough', async () => {
    for (const [width, size] of [
      [320, 'compact'],
      [366, 'large'],
      [480, 'large'],
    ] as const) {
      const { table } = await tableAt(FIFTH, {}, 'en', width);
      await until(() => part(table, '.own .card svg').dataset.face?.startsWith(size), `${width} px: ${size} faces`);
    }
  });

  it('tells each half of high-low on a line of its own', async () => {
    for (const width of [320, 1000]) {
      const { table } = await tableAt(HIGH_LOW, {}, 'en', width);
      await until(() => all(table, '.winner').length > 0, 'the hands are compared');
      // a narrow box has few words: both halves in one row of the line, and of the others' hands a low only where there is one
      const isNarrow = width === 320;
      const lows = (): number => all(table, '.holds').filter(each => /low/i.test(each.textContent)).length;
      await until(() => lows() === (isNarrow ? 0 : 2), 'the others’ hands are said for the width');
      for (const half of isNarrow ? [] : all(table, '.holds .half')) {
        const high = document.createRange();
        high.selectNodeContents(half.parentElement!.firstChild!);
        const least = high.getBoundingClientRect().top + 8;
        expect(half.getBoundingClientRect().top, half.innerText).to.be.above(least);
      }
      // by where the letters stand
      for (const said of all(table, isNarrow ? '.reading' : ':is(.told, .reading)')) {
        const [text] = [...said.childNodes].filter(node => /\blow\b/i.test(node.textContent!));
        const second = text!.textContent!.search(/\b(Low:\s|no low)/i);
        const topOf = (place: number): number => {
          const letter = document.createRange();
          letter.setStart(text!, place);
          letter.setEnd(text!, place + 1);
          // WebKit counts the end of the line before it too
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

  it('fills the slider up to its thumb only', async () => {
    const { table } = await tableAt(FIFTH, {}, 'en');
    const slider = await until(() => all(table, '.slider').length > 0, 'amounts are offered').then(() =>
      part<HTMLInputElement>(table, '.slider'),
    );
    expect(slider.style.getPropertyValue('--at')).to.equal('0');
    slider.value = '35';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await table.updateComplete;
    expect(slider.style.getPropertyValue('--at')).to.equal('0.5');
  });

  it('keeps everything inside in every state, also on a page of its own colours', async () => {
    const states = { common: COMMON_SHOWDOWN, declare: DECLARE, 'high-low': HIGH_LOW };
    for (const [name, deal] of Object.entries(states))
      for (const width of [320, 480, 768]) {
        const { table } = await tableAt({ ...deal, goesOn: false }, { theme: 'plain' }, 'fr', width);
        const said = `${name} ${width}`;
        await until(() => all(table, deal === DECLARE ? '[data-do=claim]' : '.winner').length > 0, `${said} is shown`);
        await table.updateComplete;
        const cloth = all(table, '.cloth')[0]!;
        expect(cloth.scrollWidth, said).to.be.at.most(cloth.clientWidth);
        const { left, right } = table.getBoundingClientRect();
        for (const each of all(table, 'button, .plate, .won, .reading')) {
          const box = each.getBoundingClientRect();
          expect(box.left, `${said} ${each.innerText}`).to.be.at.least(left);
          expect(box.right, `${said} ${each.innerText}`).to.be.at.most(right);
        }
        // the corners of the cloth cut nobody off
        if (width < 720) expect(Number.parseFloat(getComputedStyle(cloth).borderTopLeftRadius), said).to.be.at.most(30);
      }
  });

  it('leaves nothing behind', async () => {
    const table = newTable();
    await onThePage(table);
    await ready(table);
    table.remove();
    expect(table.isConnected).to.equal(false);
  });
});
