// engines: layout, keys, pointer
/** Einundvierzig on a page: what every poker table promises, and what only this game has. */
import { einundvierzig, type Einundvierzig } from '../../../src/rules.js';
import { hasSeat } from '../../../src/stakes/seats.js';
import { afterAFold } from '../../poker/after-a-fold.js';
import { betrayed, pokerOnAPage } from '../../poker/kit.js';
import { inOneEngine } from '../../table/engines.js';
import { drawn } from '../../table/fit.js';
import {
  act,
  all,
  ALONE,
  bar,
  CHOICE,
  expect,
  focused,
  heard,
  statusLine,
  newTable,
  onThePage,
  own,
  press,
  ready,
  root,
  seat,
  SECOND,
  SHOWDOWN,
  sized,
  spoken,
  tableAt,
  tableWith,
  until,
} from './at-the-table.js';

const pick = (table: Element, place: number): HTMLElement => all(table, '[data-do=pick]')[place]!;
const picks = (table: Element): string =>
  all(table, '.pick')
    .map(card => (card.classList.contains('open') ? 'up' : 'down'))
    .join(' ');
const isOff = (button: HTMLElement | undefined): boolean => button?.getAttribute('aria-disabled') === 'true';

pokerOnAPage(
  { tableAt, tableWith },
  {
    tag: 'einundvierzig-table',
    name: 'Einundvierzig',
    few: 'you, Anna:easy, Bruno:easy',
    people: ['Anna', 'Bruno', 'Clara'],
    async answers(table) {
      if (table.view.phase !== 'turnUp') return;
      for (const place of [0, 2])
        if (!pick(table, place).classList.contains('open')) await press(table, String(place + 1));
      await press(table, 'Enter');
      if (table.view.players[0]!.done) await until(() => table.view.phase !== 'turnUp', 'all have chosen');
      await ready(table);
    },
    raise: [SECOND, 30],
    covered: CHOICE,
    shared: { deal: { ...CHOICE, seats: [0, 2] }, players: 'Max, Anna, Bruno, Clara, Emil', next: 'Bruno' },
    async does(table) {
      pick(table, 0).click();
      pick(table, 3).click();
      await table.updateComplete;
      act(table, 'lay')!.click();
    },
    thrown: [{ ...ALONE, seats: [1], players: 'Anna, you, Bruno, Clara', acts: `${ALONE.acts} m` }, 0],
    wins: ALONE,
    moments: [CHOICE, SECOND, SHOWDOWN, ALONE],
    cardsOf: ({ cards, upCards, revealed }: Einundvierzig.State) =>
      cards.map((hand, seat) => hand.filter(card => !hasSeat(revealed, seat) || !upCards[seat]!.includes(card))),
  },
);

describe('two up, two down by keys', () => {
  inOneEngine.it('chooses two cards with the arrows too', async () => {
    const { table } = await tableAt(CHOICE);
    await ready(table);
    pick(table, 0).focus();
    await press(table, 'ArrowRight', ' ', 'End', 'Enter');
    expect(picks(table)).to.equal('down up down up');
    expect(all(table, '[data-zone=own] [tabindex="0"]')).to.have.length(1);
  });

  inOneEngine.it('says which card closes when a third one is chosen', async () => {
    const { table } = await tableAt(CHOICE);
    await ready(table);
    pick(table, 0).focus();
    await press(table, '1', '2', '3');
    await spoken();
    expect(heard(table)).to.match(/^\S.+: down\. \S.+: up\. 2 of 2 chosen\.$/);
    expect(picks(table)).to.equal('down up up down');
  });

  it('turns two cards up by Enter, as the button says, while the focus is still on a card', async () => {
    const { table, croupier } = await tableAt(CHOICE);
    await ready(table);
    pick(table, 0).focus();
    await press(table, 'Enter', 'ArrowRight', 'Enter');
    expect(picks(table)).to.equal('up up down down');
    await press(table, 'Enter');
    await until(() => croupier.state.players[0]!.done, 'the choice is made');
  });

  it('keeps the focus on the bar until the main action is possible, with keys still working, and then moves it there', async () => {
    const { table, croupier } = await tableAt(CHOICE);
    await ready(table);
    pick(table, 0).focus();
    await press(table, '3', '4');
    act(table, 'lay')!.focus();
    await press(table, 'Enter');
    await until(() => croupier.state.players[0]!.done, 'the choice is made');
    await table.updateComplete;
    expect(focused(table)?.part.value, 'a button that is not possible yet does not have the focus').to.equal('bar');
    await press(table, 'z');
    await until(() => !croupier.state.players[0]!.done, 'the choice is open again');
    await table.updateComplete;
    expect(focused(table)).to.equal(act(table, 'lay'));
  });
});

describe('two up, two down', () => {
  it('is chosen by tapping, may be undone, and stays until the last player has chosen', async () => {
    const { table, croupier } = await tableAt(CHOICE);
    await ready(table);
    expect(statusLine(table)).to.match(/^Two up, two down Choose two to turn up/);
    expect(isOff(act(table, 'lay'))).to.equal(true);
    act(table, 'lay')!.click();
    await until(() => statusLine(table).includes('Choose two cards first.'), 'the status says what is missing');
    pick(table, 2).click();
    pick(table, 3).click();
    await table.updateComplete;
    expect(picks(table)).to.equal('down down up up');
    expect(bar(table)).to.match(/2 of 2 chosen/);
    expect(croupier.state.upCards[0], 'nothing is sent yet').to.deep.equal([]);
    pick(table, 0).click();
    await table.updateComplete;
    expect(picks(table), 'the first card gives way to a third').to.equal('up down down up');
    act(table, 'unpick')!.click();
    await table.updateComplete;
    expect(picks(table)).to.equal('down down down down');
    const spoken = [...pick(table, 0).children].filter(({ ariaHidden }) => ariaHidden !== 'true');
    expect(
      spoken.map(each => each.ariaLabel ?? each.textContent.replace(/\s+/g, ' ')).join(' '),
      'the card comes first, then its points',
    ).to.match(/^ace of hearts 11, +1?down$/);
    pick(table, 0).focus();
    await press(table, '3', '4');
    const stops = all(table, '.acts button').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops, 'Tab leads to the act, not to what undoes the choice').to.deep.equal([act(table, 'lay')]);
    await press(table, 'g');
    expect(croupier.state.upCards[0]).to.deep.equal(['7h', 'Kc']);
    expect(statusLine(table)).to.match(/You have chosen/);
    await press(table, 'z');
    expect(croupier.state.players[0]!.done, 'the choice is open again').to.equal(false);
    expect(picks(table)).to.equal('down down up up');
    await press(table, '3', '1', 'g');
    expect(croupier.state.upCards[0]).to.deep.equal(['Kc', 'Ah']);
    expect(seat(table, 2)).to.match(/is choosing/);
    croupier.act(2, { type: 'turnUp', seat: 2, cards: ['Kd', 'Kh'] });
    croupier.act(2, { type: 'done' });
    await until(() => table.view.phase === 'bet', 'all are turned up');
    await table.updateComplete;
    expect(own(table)).to.match(/The others see ace of hearts|The others see king of clubs/);
    expect(einundvierzig.check(croupier.state, 0, { type: 'reopen' }), 'too late').not.to.equal(undefined);
  });

  inOneEngine.it('shows who has chosen, but no card until all have', async () => {
    const { table, croupier } = await tableAt(CHOICE);
    await ready(table);
    expect(seat(table, 1)).to.match(/has chosen/);
    expect(seat(table, 2)).to.match(/is choosing/);
    const others = croupier.state.cards.slice(1).flat();
    expect(betrayed(table, others)).to.deep.equal([]);
    croupier.act(2, { type: 'turnUp', seat: 2, cards: ['Kd', 'Kh'] });
    await table.updateComplete;
    expect(betrayed(table, others)).to.deep.equal([]);
    croupier.act(2, { type: 'done' });
    pick(table, 0).click();
    pick(table, 1).click();
    await table.updateComplete;
    act(table, 'lay')!.click();
    await until(() => table.view.phase === 'bet', 'all are turned up');
    await table.updateComplete;
    const open = croupier.state.upCards.flat();
    expect(betrayed(table, others)).to.deep.equal(others.filter(card => open.includes(card)));
  });

  inOneEngine.it('goes round the table if turnUpOrder is clockwise', async () => {
    const { table, croupier } = await tableAt({
      ...CHOICE,
      options: { turnUpOrder: 'clockwise' },
      acts: 'c c c f QsKs KdKh As8s',
    });
    await ready(table);
    expect(statusLine(table)).to.match(/turn them face up/);
    expect(all(table, '[part=opponent] [part=card][role=img]'), 'of those before the player').to.have.length(6);
    expect(seat(table, 3)).not.to.match(/choosing/);
    pick(table, 0).focus();
    await press(table, '1', '2', 'g');
    await until(() => table.view.phase === 'bet', 'the second round begins');
    expect(croupier.state.upCards[0]).to.deep.equal(['Th', 'Ah']);
  });
});

inOneEngine.it('says who else is left alone, and may show a forty-one', async () => {
  const { table } = await tableAt({ ...ALONE, seats: [1], players: 'Anna, you, Bruno, Clara' });
  const told = 'The pot goes to Anna All others have folded; Anna may show a forty-one. Why?';
  await until(() => statusLine(table) === told, `the line reads “${told}”`);
});

inOneEngine.describe('what a hand is worth', () => {
  it('is shown over the cards that count', async () => {
    const { table } = await tableAt(CHOICE);
    await ready(table);
    expect(all(table, '.counts').map(({ innerText }) => innerText)).to.deep.equal(['11', '+ 10', '+ 7', 'not counted']);
  });

  it('shows the other readings on a phone, too, once the list of hands is open', async () => {
    const { table } = await tableAt(SECOND, {}, 'de', 360);
    const others = () => root(table).querySelector<HTMLElement>('.readings ul');
    await until(() => all(table, '.place').length > 0, 'the hand is named');
    await until(() => !others(), 'the other readings are hidden');
    all(table, '.place')[0]!.click();
    await until(others, 'the other readings are shown');
    expect(others()!.checkVisibility()).to.equal(true);
    expect(root(table).querySelector<HTMLElement>('.readings ul + p')!.checkVisibility(), 'and the reason').to.equal(
      true,
    );
    expect(table.scrollWidth).to.be.at.most(360);
  });

  it('is hidden without hints, until the player asks', async () => {
    const { table } = await tableAt(CHOICE, { hints: 'off' });
    await ready(table);
    expect(own(table)).not.to.match(/Three|28|better/);
    all(table, '.place')[0]!.click();
    await until(() => /better than/.test(own(table)), 'the gauge is shown');
  });
});

inOneEngine.describe('an onlooker', () => {
  it('sees computer players play to the end, and no face-down card', async () => {
    const table = newTable({ seed: 'onlooker', players: 'Anna:easy, Bruno:easy, Clara:easy' });
    const covered: string[] = [];
    table.addEventListener('tv-action', () => {
      if (table.view.phase === 'turnUp')
        covered.push(...all(table, '[data-face]:not([data-face$="??"])').map(card => card.dataset.face!));
    });
    await onThePage(table);
    for (const hand of [2, 3]) await until(() => table.view.hand >= hand, `hand ${hand} begins`);
    expect(covered).to.deep.equal([]);
    expect(act(table, 'done')).to.equal(undefined);
    table.paused = 'on';
  });
});

inOneEngine.it('the Spitz stays in its place until the next hand is dealt', async () => {
  const table = await afterAFold('einundvierzig-table');
  expect(own(table)).to.match(/Forehand/);
  act(table, 'done')!.click();
  await until(() => table.view.phase !== 'between', 'the next hand is dealt');
  await table.updateComplete;
  expect(seat(table, 1)).to.match(/Forehand/);
  expect(own(table)).not.to.match(/Forehand/);
});

describe('the layout of Einundvierzig', () => {
  before(() => sized(1100, 1000));
  after(() => sized(800, 600));

  it('keeps the gauge inside the inner line of the oval, and the player’s cards evenly spaced', async () => {
    const { table } = await tableAt(CHOICE, {}, 'de', 780);
    await until(() => all(table, '.gauge').length > 0, 'the hand is measured');
    for (const width of [780, 900, 1000, 1200]) {
      table.parentElement!.style.width = `${width}px`;
      for (const lang of ['de', 'fr']) {
        table.parentElement!.lang = lang;
        await drawn(table);
        const { right, bottom } = all(table, '.cloth')[0]!.getBoundingClientRect();
        const { borderTopWidth, borderTopLeftRadius } = getComputedStyle(all(table, '.cloth')[0]!);
        // the line lies 14 px inside the rail, with the same curve
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
    }
  });

  inOneEngine.it('has the player’s own plate in the middle before the deal', async () => {
    const table = await tableWith();
    const [plate, cloth] = ['.me .plate', '.cloth'].map(each => all(table, each)[0]!.getBoundingClientRect());
    expect(plate!.left + plate!.right).to.be.closeTo(cloth!.left + cloth!.right, 1);
  });
});
