// engines: layout, keys, pointer
// left to CI: whole deals by mouse and by key
/** The layout on a page: whole deals by mouse and by key, and what the player sees and hears and the page receives. */
import { setViewport } from '@web/test-runner-commands';
import { engine, spoken } from '../../table/at-the-table.js';
import { move } from '../../../src/faro/lazy/classic.js';
import { OPTIONS } from '../../../src/faro/rules/options.js';
import { faro } from '../../../src/faro/rules/rules.js';
import { GROUPS, SINGLES } from '../../../src/faro/rules/spots.js';
import { settingsOf } from '../../../src/table/look/attributes.js';
import { LANGUAGES } from '../../../src/table/look/lang.js';
import { LAYOUT, textsOf } from '../../table/texts.js';
import {
  acts,
  allDone,
  endsWith,
  lastThree,
  beat,
  BOOK,
  BROKEN,
  CLASSIC,
  complaints,
  COVERED,
  CROWDED,
  doing,
  DONE,
  dump,
  expect,
  focused,
  heard,
  keeperOf,
  keptBy,
  statusLine,
  own,
  part,
  PHARO,
  PLIE,
  press,
  ready,
  root,
  stake,
  stakesOf,
  table,
  tableAt,
  tap,
  turnUp,
  texts,
  told,
  until,
  VARIANTS,
  type FaroLayout,
} from './at-the-layout.js';
import { inOneEngine } from '../../table/engines.js';

/** The position of a part of the table from the top, in px. */
const topOf = (layout: FaroLayout, what: string | Element): number =>
  Math.round(
    (typeof what === 'string' ? part(layout, what) : what).getBoundingClientRect().top -
      layout.getBoundingClientRect().top,
  );

/** Moves a mouse over a place with a stake. */
function mouse(from: Element, type: string, at: Element, buttons: number): boolean {
  const { x, y, width, height } = at.getBoundingClientRect();
  const where = { clientX: x + width / 2, clientY: y + height / 2 };
  const init = { bubbles: true, composed: true, cancelable: true, pointerType: 'mouse', pointerId: 1, buttons };
  return from.dispatchEvent(new PointerEvent(type, { ...init, ...where }));
}

async function dragOff(layout: FaroLayout, spot: string, to: string): Promise<void> {
  const pile = part(layout, `.spot[data-value="${spot}"] .stake`);
  mouse(pile, 'pointerdown', pile, 1);
  mouse(pile, 'pointermove', part(layout, to), 1);
  expect(root(layout).querySelector('.dragged'), 'the stake follows').to.exist;
  mouse(pile, 'pointerup', part(layout, to), 0);
  await beat();
  await ready(layout);
}

/** @returns whether the page's context menu is suppressed. */
async function rightClick(layout: FaroLayout, spot: string): Promise<boolean> {
  const place = part(layout, `.spot[data-value="${spot}"]`);
  mouse(place, 'pointerdown', place, 2);
  const kept = !mouse(place, 'contextmenu', place, 2);
  await beat();
  await ready(layout);
  return kept;
}

/** What a screen reader hears of the cards gone, a line for each suit. */
const keeperTold = (layout: FaroLayout): string =>
  [...root(layout).querySelectorAll('.keeper [role=img]')].map(({ ariaLabel }) => ariaLabel).join('\n');

/** Three punters against a seat that banks with all its chips. */
const BROKEN_SEAT = [
  ...allDone(4),
  ...acts(1, stake('K', 10), DONE),
  ...acts(2, DONE),
  ...acts(3, stake('A', 2), DONE),
];

describe('the book game on a page', () => {
  inOneEngine.it('says of each place, before there is a deal, that a deal comes first', async () => {
    for (const variant of ['buch', 'classic']) {
      const layout = await table({ variant });
      const places = [...root(layout).querySelectorAll<HTMLElement>('[part=field]')];
      for (const each of places) {
        expect(each.ariaDisabled).to.equal('true');
        expect(each.ariaLabel || each.textContent).to.contain('Press “New deal” first (key G).');
      }
      places[0]!.click();
      await until(() => statusLine(layout).includes('Press “New deal” first (key G).'), 'the place says it');
    }
  });

  inOneEngine.it('names the button that is there when several people share the screen', async () => {
    const layout = await table({ players: 'Anna, Bruno, Clara' });
    expect(root(layout).querySelector('.prime')!.textContent).to.contain('Next: Bruno');
    const place = root(layout).querySelector('[part=field]')!;
    expect(place.ariaLabel || place.textContent).to.contain('Press “Next: Bruno” first (key G).');
  });

  it('is shuffled, staked by tap, turned up and settled', async () => {
    const layout = await table();
    await tap(layout, '.prime');
    expect(layout.view.phase).to.equal('stake');
    for (const rank of ['K', 'K', '9']) await tap(layout, `.fan [data-value="${rank}"]`);
    expect(stakesOf(layout)).to.deep.equal(['K 2', '9 1']);
    expect(root(layout).querySelectorAll('.leaf.staked')).to.have.length(2);
    await tap(layout, '.fan [data-value="9"]');
    expect(stakesOf(layout)).to.deep.equal(['K 2', '9 2']);
    await turnUp(layout);
    expect(layout.view.turns).to.equal(1);
    for (const side of ['takes', 'pays']) expect(part(layout, `.${side} .card`)).to.exist;
  });

  inOneEngine.it('shows what was won and lost, and says so', async () => {
    const layout = await tableAt(BOOK);
    expect(statusLine(layout)).to.contain('Place your bets');
    await doing(layout, DONE);
    expect(statusLine(layout)).to.match(/^You lose 4 King of clubs on the left: the bank takes 4/);
    expect(texts(layout, '.leaf .stake.lost .sum')).to.deep.equal(['−4']);
    await spoken();
    expect(heard(layout))
      .to.contain('The bank pays on the two of hearts, on the right, and collects on the king of clubs, on the left')
      .and.to.contain('lost 4');
    expect(keeperTold(layout))
      .to.match(/^hearts: .*two on the right/m)
      .and.to.match(/^clubs: .*king on the left/m);
    await tap(layout, '[data-zone=why] button');
    await until(() => root(layout).querySelector('.gloss'), 'the reason is shown');
    await tap(layout, '.fan [data-value=K]');
    expect(statusLine(layout), 'the card is decided').to.contain('This card is out of play: bet on another.');
    await tap(layout, '.fan [data-value=A]');
    expect(root(layout).querySelector('.leaf .lost'), 'the decided card is laid away').to.equal(null);
    expect(root(layout).querySelectorAll('.leaf .card.dim'), 'the three and the king are gone').to.have.length(2);
  });

  for (const [lang, title, none] of [
    ['en', 'Turns played', 'No turn has been played yet.'],
    ['de', 'Bisherige Züge', 'Noch ist kein Zug gespielt.'],
    ['fr', 'Tours joués', 'Aucun tour n’a encore été joué.'],
  ] as const)
    inOneEngine.it(`lists the turns played, with the player’s own stakes: ${lang}`, async () => {
      const layout = await table({ players: 'you, Anna, Bruno', restake: 'free' }, lang);
      const look = async (): Promise<void> => {
        await tap(layout, '.tool[data-value=menu]');
        await until(() => root(layout).querySelector('[data-do=history]'), 'the menu is open');
        part(layout, '[data-do=history]').focus();
        await tap(layout, '[data-do=history]');
        await until(() => focused(layout)?.matches('.drawer.history'), 'the list is shown');
      };
      await look();
      expect(texts(layout, '.turns p')).to.deep.equal([none]);
      await press(layout, 'Escape');
      expect(root(layout).querySelector('.turns'), 'closed again').to.equal(null);
      await doing(layout, DONE, DONE, DONE);
      const card = SINGLES.map(rank => stake(rank)).slice(0, 5);
      await doing(layout, ...card, DONE, DONE, DONE);
      await doing(layout, DONE, DONE, DONE);
      await look();
      expect(part(layout, '.drawer.history').ariaLabel).to.equal(title);
      await until(() => texts(layout, '.turns tbody tr').length === 2, 'both turns are listed');
      const { last, punters } = layout.view;
      expect(texts(layout, '.turns tbody th')).to.deep.equal(['1 / 2', '1 / 1']);
      const cells = texts(layout, '.turns tbody tr:first-child td');
      expect(cells, 'who takes, who pays, stakes').to.have.length(3);
      expect(last!.takes.length + last!.pays.length).to.equal(2);
      const entries = punters[0]!.entries.map(({ net }) => (net > 0 ? '+1' : '−1'));
      expect(cells[2]!.match(/[+−] 1/g) ?? []).to.deep.equal(entries);
    });

  inOneEngine.it('lists the turns of the classic layout under the words of its boxes', async () => {
    const layout = await tableAt(CLASSIC);
    const sides = texts(layout, '.side .lettering');
    expect(sides).to.deep.equal(['Loses', 'Wins']);
    const own = await table({ variant: 'classic' });
    await tap(own, '.tool[data-value=menu]');
    await until(() => root(own).querySelector('[data-do=history]'), 'the menu is open');
    await doing(own, DONE, DONE);
    await tap(own, '[data-do=history]');
    await until(() => texts(own, '.turns thead th').length === 4, 'the list is shown');
    expect(texts(own, '.turns thead th').slice(1, 3)).to.deep.equal(sides);
  });

  inOneEngine.it('announces the last single card alone: it has no partner', async () => {
    const layout = await table({ players: 'Anna, Bruno, Clara', 'odd-card': 'right' });
    const allReady = () => doing(layout, DONE, DONE, DONE);
    await allReady();
    while (layout.view.phase === 'stake') await allReady();
    expect(layout.view.last!.takes, 'the bank takes nothing').to.have.length(0);
    await spoken();
    expect(told(layout).at(-2)!.replace(/\s+/g, ' ')).to.match(
      /^The bank pays on the \w+ of \w+, on the right\. The pack is finished\.(?!.*right)/,
    );
    expect(heard(layout), 'the player asked first').to.equal('Anna: A new deal');
  });

  inOneEngine.it('asks nothing more of a player who is ready', async () => {
    const layout = await tableAt(BOOK);
    await doing(layout, DONE);
    expect(statusLine(layout)).to.match(/bet on another/i);
    layout.act(DONE);
    await until(() => statusLine(layout).endsWith('The others are betting. Why?'), 'the table waits for the others');
    expect(statusLine(layout)).not.to.match(/bet on another/i);
  });

  inOneEngine.it('says that a player who has bet is ready, and asks for nothing more', async () => {
    const deal = { options: { variant: 'classic', purses: [100, 100] }, pack: '8s 6d Qh', before: allDone(2) } as const;
    const layout = await tableAt(deal);
    expect(statusLine(layout)).to.match(/^Place your bets /);
    layout.act(DONE);
    await until(() => statusLine(layout).startsWith('Ready The others are betting.'), 'the table waits for the other');
    const lookedAt = await tableAt(deal, {}, ['onlooker']);
    expect(statusLine(lookedAt), 'an onlooker').to.equal('The others are betting You are watching.');
    expect(root(lookedAt).querySelectorAll('.bar *'), 'has nothing to do').to.have.length(0);
  });

  inOneEngine.it('says what the next tap bets: no more than the chips left', async () => {
    const layout = await table({ purse: '13', cap: '0', variant: 'classic' });
    await tap(layout, '.prime');
    expect(statusLine(layout)).to.contain('each tap puts 5');
    for (const rank of ['K', 'Q']) await tap(layout, `[data-value="${rank}"]`);
    expect(statusLine(layout)).to.contain('each tap puts 3');
  });

  for (const [rules, lies, then] of [
    [{ min: '10' }, '10', 'each tap puts 5–10 on'],
    [{ max: '4', cap: '50' }, '4', 'You may bet up to 46 more'],
    [{ max: '4', cap: '50', purse: '24' }, '4', 'You may bet up to 20 more'],
  ] as const)
    inOneEngine.it(`says what a tap bets if the rules do not allow that chip: ${JSON.stringify(rules)}`, async () => {
      const layout = await table({ variant: 'classic', players: 'you', ...rules });
      await tap(layout, '.prime');
      expect(statusLine(layout)).to.contain(`each tap puts ${lies} on`);
      const king = part(layout, '[data-value=K]');
      king.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, composed: true, pointerType: 'mouse' }));
      await layout.updateComplete;
      expect(texts(layout, '.ghost .sum'), 'the ghost').to.deep.equal([lies]);
      await tap(layout, '[data-value=K]');
      expect(stakesOf(layout)).to.deep.equal([`K ${lies}`]);
      expect(statusLine(layout)).to.contain(then);
    });

  inOneEngine.it('says nothing of a tap if nothing can be bet', async () => {
    const layout = await table({ purse: '5', variant: 'classic', players: 'you' });
    await tap(layout, '.prime');
    await tap(layout, '[data-value=K]');
    expect(statusLine(layout)).to.contain('Place your bets').and.not.to.contain('tap puts');
  });

  inOneEngine.it('undoes, takes back, clears, doubles and repeats', async () => {
    const layout = await table();
    await tap(layout, '.prime');
    part(layout, '.fan [data-value=K]').focus();
    await press(layout, '2', 'Enter', '1', 'Enter');
    expect(stakesOf(layout)).to.deep.equal(['K 6']);
    await press(layout, '-');
    expect(stakesOf(layout)).to.deep.equal(['K 5']);
    await press(layout, 'd');
    expect(stakesOf(layout)).to.deep.equal(['K 10']);
    await press(layout, 'z');
    expect(stakesOf(layout)).to.deep.equal(['K 5']);
    await press(layout, 'x');
    expect(stakesOf(layout)).to.deep.equal([]);
  });

  it('takes a chip that is dragged onto a card', async () => {
    // the target must be in sight; WebKit's window cannot be resized, but is large enough
    if ((await engine()) !== 'WebKit') await setViewport({ width: 1100, height: 1000 });
    const layout = await table();
    await tap(layout, '.prime');
    const chip = part(layout, '[data-chip="5"]');
    const at = (target: Element, type: string, buttons: number): void => {
      const { x, y, height } = target.getBoundingClientRect();
      const init = { bubbles: true, composed: true, pointerId: 1, buttons, clientX: x + 9, clientY: y + height / 2 };
      chip.dispatchEvent(new PointerEvent(type, init));
    };
    at(chip, 'pointerdown', 1);
    await until(() => {
      at(part(layout, '.fan [data-value="9"]'), 'pointermove', 1);
      return root(layout).querySelector('.dragged');
    }, 'the chip follows');
    at(part(layout, '.fan [data-value="9"]'), 'pointerup', 0);
    await until(() => stakesOf(layout).length > 0, 'the chip is on its card');
    expect(stakesOf(layout)).to.deep.equal(['9 5']);
    if ((await engine()) !== 'WebKit') await setViewport({ width: 800, height: 600 });
  });

  inOneEngine.it('says why a standing stake may not be taken back', async () => {
    const layout = await tableAt({ ...BOOK, before: [...BOOK.before!, [0, DONE]] });
    await tap(layout, '.fan [data-value=A]');
    part(layout, '.fan [data-value="9"]').focus();
    await press(layout, '-');
    await until(() => statusLine(layout).includes('The rules of this table do not allow that.'), 'it is refused');
    await tap(layout, '[data-zone=why] button');
    await until(
      () => root(layout).querySelector('.gloss')?.textContent?.includes('stays until it is decided'),
      'the reason is shown',
    );
  });

  inOneEngine.it('refuses more than the cap, and says why', async () => {
    const layout = await table();
    await tap(layout, '.prime');
    await doing(layout, stake('K', 10));
    await tap(layout, '.fan [data-value=Q]');
    await until(() => statusLine(layout).includes('That is more than the maximum.'), 'the reason is shown');
    expect(stakesOf(layout)).to.deep.equal(['K 10']);
  });

  for (const [lang, says] of [
    ['en', 'At this table everybody must bet before play goes on: bet at least the minimum.'],
    ['de', 'An diesem Tisch setzt jeder, bevor es weitergeht: Setzen Sie den Mindesteinsatz oder mehr.'],
    ['fr', 'À cette table, chacun doit miser avant la suite du jeu : posez le minimum ou plus.'],
  ] as const)
    inOneEngine.it(`tells a player who must bet that play waits for it: ${lang}`, async () => {
      const layout = await table({ 'must-stake': 'on' }, lang);
      await tap(layout, '.prime');
      await tap(layout, '.prime');
      await until(() => statusLine(layout).includes(says), 'the refusal is shown');
      await spoken();
      expect(heard(layout)).to.contain(says);
      await tap(layout, '.fan [data-value=Q]');
      await turnUp(layout);
      expect(layout.view.turns).to.equal(1);
    });

  for (const [lang, says, row] of [
    ['en', 'Anna is out of this deal.', 'out'],
    ['de', 'Anna scheidet aus.', 'nicht dabei'],
    ['fr', 'Anna est hors jeu.', 'hors jeu'],
  ] as const)
    inOneEngine.it(`says in words who is out: ${lang}`, async () => {
      const before = [...allDone(3), ...acts(1, stake('3', 5), DONE), ...acts(2, DONE), ...acts(0, stake('9', 3))];
      const layout = await tableAt({ ...COVERED, before }, { players: 'you, Anna, Bruno' }, [0], lang);
      await doing(layout, DONE);
      expect(statusLine(layout)).to.contain(says);
      await spoken();
      expect(heard(layout)).to.contain(says);
      expect(texts(layout, '.p.gone small')).to.deep.equal([row]);
      for (let at: Element | null = part(layout, '.p.gone .name b'); at; at = at.parentElement)
        expect(getComputedStyle(at).opacity, 'no text is faded').to.equal('1');
    });

  inOneEngine.it('has room for who is out on a phone, beside a long name', async () => {
    const before = [...allDone(3), ...acts(1, stake('3', 5), DONE), ...acts(2, DONE), ...acts(0, DONE)];
    const layout = await tableAt({ ...COVERED, before }, { players: 'you, Dominique, Bruno' }, [0], 'de');
    layout.parentElement!.style.width = '320px';
    // the width is known in the first frame, and the table is drawn for it in the second
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await layout.updateComplete;
    part(layout, '.fold[data-value=opponents]').click();
    await layout.updateComplete;
    const name = part(layout, '.drawer .p.gone .name');
    expect(name.scrollWidth).to.be.at.most(name.clientWidth);
  });

  inOneEngine.it('says on the classic layout who is out', async () => {
    const before = [...allDone(2), ...acts(1, stake('6', 10), DONE)];
    const layout = await tableAt(
      { ...CLASSIC, options: { variant: 'classic', purses: [100, 10] }, before },
      { players: 'you, Anna' },
    );
    await doing(layout, DONE);
    expect(statusLine(layout)).to.contain('Queen wins, six loses Anna is out of this deal.');
    await spoken();
    expect(heard(layout)).to.contain('lost 10 on the six. Anna is out of this deal.');
  });

  inOneEngine.it('shows covered cards underneath, and explains them', async () => {
    const layout = await tableAt(COVERED);
    await doing(layout, DONE);
    expect(root(layout).querySelectorAll('.pays .covered')).to.have.length(1);
    expect(statusLine(layout)).to.contain('was covered').and.to.contain('Why?');
    expect(keeperOf(layout)).to.deep.equal(keptBy(layout.view));
  });
});

describe('the classic layout on a page', () => {
  inOneEngine.it('has a place for the bar, thirteen ranks and twenty-four groups', async () => {
    const layout = await tableAt(CLASSIC);
    const places = [...root(layout).querySelectorAll<HTMLElement>('.layout .spot')];
    expect(places.map(({ dataset }) => dataset.value)).to.have.members(['high', ...SINGLES, ...GROUPS]);
    for (const place of places) {
      place.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = place.getBoundingClientRect();
      expect(Math.min(width, height), place.dataset.value).to.be.at.least(43);
      const under = root(layout)
        .elementFromPoint(x + width / 2, y + height / 2)
        ?.closest<HTMLElement>('.spot');
      expect(under?.dataset.value, 'nothing covers it').to.equal(place.dataset.value);
    }
  });

  inOneEngine.it('settles chips on cards, between them and in corners, with coppers', async () => {
    const layout = await tableAt(CLASSIC);
    expect(root(layout).querySelectorAll('.laid .cop')).to.have.length(1);
    await doing(layout, DONE);
    expect(statusLine(layout)).to.match(/^You win 35 Queen wins, six loses/);
    expect(statusLine(layout))
      .to.contain('Queen +25.')
      .and.to.contain('Six (Copper) +10.')
      .and.to.contain('High card +5.');
    expect(own(layout).entries.map(({ spot, net }) => `${spot} ${net}`)).to.have.members([
      'Q 25',
      '9865 -5',
      '6 10',
      'high 5',
    ]);
    expect(keeperOf(layout)).to.deep.equal(keptBy(layout.view));
  });

  inOneEngine.it('shows the others’ stakes on their places, small, beside the player’s own stake', async () => {
    const layout = await tableAt(CROWDED, { players: 'you, Anna, Bruno, Clara' });
    const on = (spot: string): string[] => texts(layout, `[data-value="${spot}"] .tip`);
    expect(on('Q')).to.deep.equal(['A 5', 'B 5', 'C 100']);
    expect(texts(layout, '[data-value=Q] .laid .sum')).to.deep.equal(['25']);
    expect(part(layout, '[data-value=Q]').textContent).to.contain('Queen, 25 staked, Anna 5, Bruno 5, Clara 100');
    expect(part(layout, '[data-value=K]').textContent).to.contain('King, no stake, Anna 50 coppered');
    expect(part(layout, '[data-value=K] .tip').className).to.contain('under');
    expect(on('high')).to.deep.equal(['A 20']);
    await doing(layout, DONE);
    expect(texts(layout, '[data-value=Q] .tip.won')).to.deep.equal(['A 5', 'B 5', 'C 100']);
    expect(texts(layout, '[data-value="9865"] .tip.lost')).to.deep.equal(['B −25']);
    expect(texts(layout, '.opponents p')).to.deep.equal(['staked 50 +15', 'staked 5 −10', 'staked 20 +100']);
  });

  for (const width of [1000, 768, 480, 320])
    inOneEngine.it(`puts no sign of the others and no total over a rank, ${width} px wide`, async () => {
      const layout = await tableAt(CROWDED, { players: 'you, Anna, Bruno, Clara' });
      layout.parentElement!.style.width = `${width}px`;
      await until(() => Math.round(layout.getBoundingClientRect().width) === width, `it is ${width} px wide`);
      for (const when of ['before', 'after']) {
        const ranks = [...root(layout).querySelectorAll('.thirteen .card')].map(card => card.getBoundingClientRect());
        for (const lies of root(layout).querySelectorAll('.spots :is(.tip, .sum)')) {
          const { left, right, top, bottom } = lies.getBoundingClientRect();
          const covered = ranks.filter(
            ({ x, y, width }) =>
              right > x + 0.05 * width && left < x + 0.22 * width && bottom > y + 0.05 * width && top < y + 0.3 * width,
          );
          expect(covered, `${lies.textContent} ${when} the turn`).to.have.length(0);
        }
        if (when === 'before') await doing(layout, DONE);
      }
    });

  inOneEngine.it('marks the others by numbers if their letters are the same', async () => {
    const layout = await tableAt(CROWDED, { players: 'you, Anna, Bruno, Bela' });
    expect(texts(layout, '[data-value=Q] .tip')).to.deep.equal(['A 5', '3 5', '4 100']);
  });

  it('moves over all places with the arrows, in the directions that the player sees', async () => {
    const layout = await tableAt(CLASSIC);
    part(layout, '.spot[data-value=K]').focus();
    const way: (string | undefined)[] = [];
    for (const key of [
      'ArrowRight',
      'ArrowRight',
      'ArrowDown',
      'ArrowDown',
      'ArrowLeft',
      'ArrowUp',
      'ArrowUp',
      'ArrowUp',
    ]) {
      await press(layout, key);
      await until(() => focused(layout), 'something has the focus');
      way.push(focused(layout)!.dataset.value);
    }
    expect(way).to.deep.equal(['KQ', 'Q', 'Q2', '2', '2A', 'KQ2A', 'KQ', 'high']);
    const reached = new Set(['K']);
    for (const name of reached)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const from = part(layout, `.spot[data-value="${name}"]`);
        from.focus();
        move(from, key);
        reached.add(focused(layout)!.dataset.value!);
      }
    expect([...reached]).to.have.members(['high', ...SINGLES, ...GROUPS]);
  });

  inOneEngine.it('puts a copper on with the switch, and with K on the stake', async () => {
    const layout = await table({ variant: 'classic', players: 'you' });
    await tap(layout, '.prime');
    await tap(layout, '.button.copper');
    await tap(layout, '.spot[data-value=Q]');
    expect(stakesOf(layout)).to.deep.equal(['Q 5 coppered']);
    await tap(layout, '.spot[data-value=Q]');
    expect(stakesOf(layout), 'one more chip under the copper').to.deep.equal(['Q 10 coppered']);
    await tap(layout, '.button.copper');
    part(layout, '.spot[data-value=Q]').focus();
    await press(layout, 'k');
    expect(stakesOf(layout)).to.deep.equal(['Q 10']);
    await spoken();
    expect(heard(layout)).to.match(/^Queen, 10 staked\. /);
    await tap(layout, '.button.copper');
    await tap(layout, '.spot[data-value=Q]');
    expect(stakesOf(layout), 'a plain stake is coppered').to.deep.equal(['Q 10 coppered']);
  });

  inOneEngine.it('says what K makes of the next chip, and announces a stake and its copper together', async () => {
    const layout = await table({ variant: 'classic', players: 'you' });
    await tap(layout, '.prime');
    part(layout, '.spot[data-value=Q]').focus();
    await press(layout, 'k');
    await spoken();
    expect(heard(layout)).to.equal('With a copper on it: to lose.');
    const before = told(layout).join(' ');
    await press(layout, 'Enter');
    await ready(layout);
    await spoken();
    expect(told(layout).join(' ').slice(before.length).trim()).to.match(/^Queen, 5 staked, coppered\. Chips \d+\.$/);
    part(layout, '.chips [role=radio]').focus();
    await press(layout, 'k');
    await spoken();
    expect(heard(layout)).to.equal('A chip on a card is a bet on it to win.');
  });

  inOneEngine.it('undoes a chip and its copper, placed with one touch, in one step', async () => {
    const layout = await table({ variant: 'classic', players: 'you' });
    await tap(layout, '.prime');
    await tap(layout, '.spot[data-value=K]');
    await tap(layout, '.button.copper');
    await tap(layout, '.spot[data-value=Q]');
    await tap(layout, '.undo');
    expect(stakesOf(layout)).to.deep.equal(['K 5']);
    await tap(layout, '.undo');
    expect(stakesOf(layout)).to.deep.equal([]);
    expect(part(layout, '.undo').ariaDisabled, 'nothing is left to undo').to.equal('true');
  });

  inOneEngine.it('says that the player has no chips left, though the copper switch is on', async () => {
    const layout = await table({ variant: 'classic', players: 'you', purse: '5' });
    await tap(layout, '.prime');
    await tap(layout, '.spot[data-value=K]');
    await tap(layout, '.button.copper');
    const refused: string[] = [];
    layout.addEventListener('tv-refused', ({ detail }) => refused.push(detail.code));
    await tap(layout, '.spot[data-value=Q]');
    await until(() => refused.length > 0, 'it is refused');
    await beat();
    expect(refused).to.deep.equal(['over-the-purse']);
  });

  inOneEngine.it('has the copper switch off at a new table and for the next person', async () => {
    const layout = await table({ variant: 'classic', players: 'Anna, Bruno' });
    const isOn = () => part(layout, '.button.copper').ariaPressed === 'true';
    await doing(layout, DONE, DONE);
    await tap(layout, '.button.copper');
    expect(isOn()).to.equal(true);
    await doing(layout, DONE);
    expect(isOn(), 'Bruno has not pressed it').to.equal(false);
    await tap(layout, '.button.copper');
    layout.start();
    await until(() => layout.view.deal === 0, 'the table is new');
    await ready(layout);
    expect(isOn()).to.equal(false);
  });

  for (const lang of LANGUAGES)
    for (const width of [1000, 768, 366])
      inOneEngine.it(`moves nothing below the line when the first bet is made: ${lang}, ${width} px wide`, async () => {
        const layout = await table({ variant: 'classic', players: 'you' }, lang, width);
        await tap(layout, '.prime');
        const before = topOf(layout, '.layout');
        const said = statusLine(layout);
        await tap(layout, '.spot[data-value=K]');
        await until(() => statusLine(layout) !== said, 'the line says how to take it back');
        expect(topOf(layout, '.layout')).to.equal(before);
      });

  it('takes a stake back with the mouse: all of it by dragging it off, one chip by a right click', async () => {
    if ((await engine()) !== 'WebKit') await setViewport({ width: 1100, height: 1000 });
    const layout = await table({ variant: 'classic', players: 'you' });
    await tap(layout, '.prime');
    for (const spot of ['K', 'K', 'K', '3']) await tap(layout, `.spot[data-value="${spot}"]`);
    expect(statusLine(layout)).to.contain('Drag off or right-click to remove.');
    await dragOff(layout, 'K', '[data-value=Q]');
    expect(stakesOf(layout), 'no stake has gone to another place').to.deep.equal(['K 15', '3 5']);
    await rightClick(layout, 'K');
    expect(stakesOf(layout)).to.deep.equal(['K 10', '3 5']);
    await dragOff(layout, 'K', '.purse');
    expect(stakesOf(layout)).to.deep.equal(['3 5']);
    expect(await rightClick(layout, '9'), 'the page’s own menu opens where there is no stake').to.equal(false);
    await tap(layout, '.undo');
    expect(stakesOf(layout)).to.have.members(['K 10', '3 5']);
    if ((await engine()) !== 'WebKit') await setViewport({ width: 800, height: 600 });
  });

  it('takes a chip back by a long press, and lets a moving finger scroll the page', async () => {
    const layout = await table({ variant: 'classic', players: 'you' });
    await tap(layout, '.prime');
    for (let taps = 0; taps < 3; taps++) await tap(layout, '.spot[data-value=K]');
    const king = part(layout, '.spot[data-value=K]');
    const finger = (type: string, clientX = 0): boolean =>
      king.dispatchEvent(
        new PointerEvent(type, {
          ...{ bubbles: true, composed: true, cancelable: true, pointerType: 'touch', pointerId: 3, clientX },
        }),
      );
    expect(finger('pointerdown'), 'nothing keeps the page from scrolling').to.equal(true);
    await until(() => stakesOf(layout)[0] === 'K 10', 'a chip is taken back');
    let clicks = 0;
    layout.addEventListener('click', () => clicks++);
    finger('pointerup');
    king.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }));
    expect(clicks, 'the click at the end of a long press does not count').to.equal(0);
    await ready(layout);
    // a scrolling finger goes down first, a resting one after it: by the time of the second the first press had been long
    finger('pointerdown');
    expect(finger('pointermove', 40)).to.equal(true);
    finger('pointerup');
    finger('pointerdown');
    await until(() => stakesOf(layout)[0] === 'K 5', 'a chip is taken back');
    finger('pointerup');
  });

  inOneEngine.it('shows the player’s chips on a phone too, in each variant', async () => {
    for (const variant of VARIANTS) {
      const layout = await table({ variant, players: 'you, Anna:easy, Bruno:hard' }, 'en', 340);
      const purses = [...root(layout).querySelectorAll<HTMLElement>('.bar .purse')];
      const purse = String(layout.view.accounts.purses[0]);
      expect(
        purses.filter(({ innerText, offsetHeight }) => offsetHeight > 0 && innerText.includes(purse)),
        variant,
      ).not.to.be.empty;
    }
  });

  inOneEngine.it('shows the cards left in the box, and the chips of a bank that may break', async () => {
    const layout = await table({ variant: 'classic', bank: '300' });
    expect(texts(layout, '.pack')[0]).to.match(/in the box Bank 300/);
    expect(texts(await table({ variant: 'classic' }), '.pack')[0]).to.match(/in the box$/);
  });

  inOneEngine.it('shows no chips where a stake came back at the end of a deal', async () => {
    const deal = { options: { variant: 'classic', bank: 5, purses: [1000, 1000] }, pack: CLASSIC.pack } as const;
    const theirs = acts(1, stake('K', 20), DONE);
    const layout = await tableAt({
      ...deal,
      before: [...allDone(2), ...theirs, ...acts(0, stake('Q', 25), stake('4', 10))],
    });
    await doing(layout, DONE);
    expect(layout.view.ending).to.equal('bankBroken');
    expect(own(layout).entries.map(({ spot, outcome }) => `${spot} ${outcome}`)).to.include('4 returned');
    const places = [...root(layout).querySelectorAll<HTMLElement>('.spot:has(.stake, .tip)')];
    expect(places.map(({ dataset }) => dataset.value)).to.deep.equal(['Q']);
    const book = await tableAt(BROKEN);
    await doing(book, DONE);
    expect(root(book).querySelectorAll('.leaf.staked'), 'the player’s own stake has won').to.have.length(1);
    expect(root(book).querySelectorAll('.opponents .stake'), 'the other one has come back').to.have.length(0);
  });

  inOneEngine.it('calls the last turn', async () => {
    const layout = await table({ variant: 'classic', players: 'you', seed: 'deal 3' });
    await doing(layout, DONE);
    while (layout.view.left > 3) await doing(layout, DONE);
    const calls = [...root(layout).querySelectorAll<HTMLElement>('.calls button')];
    expect(calls.length).to.be.oneOf([3, 6]);
    expect(statusLine(layout)).to.contain('The last three');
    await spoken();
    expect(heard(layout), 'as a screen reader reads it').to.match(
      /(loses|two \w+)\. The last three: .*You may call their order\./,
    );
    await tap(layout, `.calls [data-value="${calls[0]!.dataset.value}"]`);
    expect(stakesOf(layout)).to.deep.equal([`${calls[0]!.dataset.value} 5`]);
    await doing(layout, DONE);
    expect(layout.view.ending).to.equal('packOut');
    expect(own(layout).entries.some(({ spot }) => spot.includes('>'))).to.equal(true);
    expect(texts(layout, '.aside')).to.deep.equal(['Soda', 'Hock']);
    const { spot, net } = own(layout).entries.find(({ spot }) => spot.includes('>'))!;
    const called = part(layout, `.calls [data-value="${spot}"]`);
    expect(called.textContent, 'the result of the call').to.contain(`You ${net > 0 ? '+' : '−'}${Math.abs(net)}`);
    expect(statusLine(layout), 'separate from what happened').to.match(
      / Call: [a-z]+ loses, [a-z]+ wins, [a-z]+ last [+−]/,
    );
    expect(called.querySelector('.stake')!.className).to.contain(net > 0 ? 'won' : 'lost');
    await spoken();
    const [turn, session] = told(layout).filter(Boolean).slice(-2);
    expect(turn).to.match(/(loses|two \w+)\. Hock: \w+ of \w+$/);
    expect(session, 'then the result of the session').to.match(/^The deal is over\. Played: 1\. /);
    await doing(layout, DONE);
    expect(root(layout).querySelector('.calls'), 'gone with the next deal').to.equal(null);
  });

  inOneEngine.it('says that the last turn will be a split if three cards of one rank are left', async () => {
    const layout = await tableAt(endsWith('9h 9c 9s', 1, 25));
    expect(layout.view.left).to.equal(3);
    expect(statusLine(layout)).to.contain('a split is certain');
  });
});

inOneEngine.describe('the public game on a page', () => {
  it('shows the bottom card, and leaves a winning stake on its card', async () => {
    const layout = await tableAt(PHARO);
    expect(texts(layout, '.aside')).to.deep.equal(['Bottom card']);
    expect(keeperTold(layout)).to.match(/ as the bottom card$/m);
    await doing(layout, DONE);
    expect(statusLine(layout)).to.match(/the bank pays 4/);
    await tap(layout, '.button.corner');
    expect(own(layout).stakes).to.deep.equal([{ spot: 'K', amount: 8, coppered: false, bent: true }]);
    expect(part(layout, '.leaf.bent .card')).to.exist;
    await doing(layout, stake('8', 5), DONE);
    expect(statusLine(layout)).to.contain('half goes to the bank');
  });

  it('hears of a plié that half is lost, and not that the bank pays on one of its cards', async () => {
    const layout = await tableAt(PLIE);
    await doing(layout, DONE);
    await spoken();
    expect(heard(layout)).to.contain('Eight of spades on the right, eight of clubs on the left.');
    expect(heard(layout)).not.to.match(/bank pays/);
  });
});

inOneEngine.describe('the end of a table', () => {
  it('says what the last turn did before it says that nobody can go on', async () => {
    const layout = await tableAt({
      options: { variant: 'classic', purses: [20] },
      pack: '8s Kd Qh',
      before: [...allDone(1), ...acts(0, stake('K', 20))],
    });
    await doing(layout, DONE);
    expect(layout.view.turn.kind).to.equal('over');
    expect(statusLine(layout))
      .to.contain('Queen wins, king loses')
      .and.to.contain('King −20.')
      .and.to.contain('Too few players have chips. Press “Buy chips”');
    await spoken();
    const aloud = told(layout).filter(Boolean);
    const [turn, sessionStats] = aloud.slice(-2);
    expect(turn).to.contain('lost 20 on the king').and.to.contain('Too few players have chips');
    expect(sessionStats, 'then the result of the session').to.contain('Played: 1.');
  });

  it('says that the bank is broken, even if its banker cannot go on', async () => {
    const layout = await tableAt(
      { ...BROKEN, options: { bank: 5, purses: [5, 100, 100, 100], banker: 'seat', min: 2 }, before: BROKEN_SEAT },
      {},
      [0],
    );
    await doing(layout, DONE);
    expect(layout.view.ending).to.equal('bankBroken');
    expect(statusLine(layout))
      .to.match(/^You lose 5 .* The bank is broken\./)
      .and.to.contain('Too few');
  });
});

inOneEngine.describe('what a player hears of the layout’s turns', () => {
  it('separates the end of a classic deal from its result', async () => {
    const layout = await tableAt(lastThree(1));
    await doing(layout, DONE, DONE);
    await spoken();
    expect(heard(layout)).to.match(/^The pack is finished\. .*Nine wins, ten loses\. Hock: /);
  });

  for (const [name, deal, says] of [
    ['book', BOOK, 'You lost 4 on the king of clubs'],
    ['classic', CROWDED, 'You won 25 on the queen'],
    ['pharo', PHARO, 'You won 4 on the king'],
    ['plié', PLIE, 'You lost 5 on the eight'],
  ] as const)
    it(`has each result once: ${name}`, async () => {
      const layout = await tableAt(deal);
      await doing(layout, DONE);
      await spoken();
      const text = heard(layout);
      const amount = /\d+/.exec(says)![0];
      expect(text).to.contain(says);
      expect(text.split(says.slice(says.indexOf(' ')).replace(/^ /, ''))).to.have.length(2);
      expect(text).not.to.match(new RegExp(`(pays|takes) ${amount}|In this turn`));
      expect(text).not.to.match(/[.:,] *\.|\. *$(?<!\w\.)/);
      expect(told(layout).at(-1)).to.match(/\S$/);
    });
});

inOneEngine.describe('the odds of the layout', () => {
  const odds = async (layout: FaroLayout): Promise<string> => {
    await tap(layout, '[data-value=odds]');
    await until(() => root(layout).querySelector('.odds h3'), 'the odds are shown');
    return part(layout, '.odds').innerText;
  };

  it('are for a stake that stays, if it stays until it is decided', async () => {
    const players = 'Anna, Bruno, Clara';
    const book = await table({ players, 'odd-card': 'right' });
    await doing(book, DONE, DONE, DONE);
    expect(await odds(book))
      .to.contain('-2.56%')
      .and.to.contain('favours you')
      .and.not.to.contain('has no edge');
    const pharo = await table({ variant: 'pharo', players: 'you' });
    expect(part(book, '.fan').ariaLabel).to.equal('Your book');
    expect(part(pharo, '.fan').ariaLabel).to.equal('Your livret');
    await doing(pharo, DONE);
    expect(await odds(pharo))
      .to.contain('2.02%')
      .and.not.to.contain('0.24%');
    const classic = await table({ variant: 'classic', restake: 'add-only', players: 'you' });
    await doing(classic, DONE);
    expect(await odds(classic), 'the next turn decides it in any case').to.contain('High card and calls: for the next');
  });

  it('are for the next turn, if stakes are free between turns', async () => {
    const layout = await table({ variant: 'classic', players: 'you' });
    await doing(layout, DONE);
    expect(await odds(layout)).to.contain('next turn');
  });
});

inOneEngine.describe('a table that is stored and shown again', () => {
  for (const variant of VARIANTS)
    it(`has the same case-keeper after restore and replay: ${variant}`, async () => {
      const players = variant === 'buch' ? 'you, Anna:easy, Bruno:hard' : 'you';
      const layout = await table({ variant, players });
      await doing(layout, DONE, stake('K', 2), DONE, DONE, DONE);
      const kept = keeperOf(layout);
      expect(kept).to.deep.equal(keptBy(layout.view));
      const saved = await layout.save();
      const other = await table({ variant, players, seed: 'another' });
      expect(await other.restore(saved)).to.equal(true);
      await ready(other);
      expect(keeperOf(other)).to.deep.equal(kept);
      const shown = await table({ variant, players, seed: 'a third' });
      const seen: string[] = [];
      shown.addEventListener('tv-settle', () => seen.push(JSON.stringify(keeperOf(shown))));
      await shown.replay(layout.log);
      expect(seen.at(-1)).to.equal(JSON.stringify(kept));
      expect(shown.view.turns, 'the table is back').to.equal(0);
    });

  it('shows nothing of the order of the last turn before it is turned up', async () => {
    const last = (order: string): Promise<FaroLayout> => tableAt(endsWith(order, 1, 25));
    const [one, two] = [await last('Ks 9h 4c'), await last('4c Ks 9h')];
    expect(one.view.left).to.equal(3);
    const plain = (layout: FaroLayout): string => dump(root(layout)).replace(/<!--.*?-->/g, '');
    expect(plain(one)).to.equal(plain(two));
    expect(texts(one, '.calls b')[0]).to.equal('K›9›4');
  });
});

inOneEngine.describe('several people at one screen', () => {
  it('bet one after the other, and may come back until all are done', async () => {
    const layout = await table({ players: 'Anna, Bruno, Clara' });
    expect(statusLine(layout), 'the button names the next').not.to.contain('New deal');
    await doing(layout, DONE, DONE, DONE);
    expect(texts(layout, '.bar .purse span')).to.deep.equal(['Anna']);
    await doing(layout, stake('K', 2), DONE);
    expect(texts(layout, '.bar .purse span')).to.deep.equal(['Bruno']);
    expect(part(layout, '.prime').innerText).to.contain('Next: Clara');
    await tap(layout, '[data-do=punter][data-value="0"]');
    expect(texts(layout, '.bar .purse span')).to.deep.equal(['Anna']);
    await doing(layout, stake('K', 1), DONE);
    await doing(layout, DONE, DONE);
    expect(layout.view.turns).to.equal(1);
    expect(layout.view.punters[0]!.previous).to.have.length(1);
  });

  it('undo their own bets only, and not coming back', async () => {
    const layout = await table({ players: 'Anna, Bruno, Clara' });
    const isOff = () => part(layout, '.undo').ariaDisabled === 'true';
    await doing(layout, DONE, DONE, DONE);
    await tap(layout, '.fan [data-value=K]');
    expect(isOff()).to.equal(false);
    await tap(layout, '.prime');
    expect(texts(layout, '.bar .purse span')).to.deep.equal(['Bruno']);
    expect(isOff(), 'Bruno has done nothing').to.equal(true);
    await tap(layout, '[data-do=punter][data-value="0"]');
    expect(texts(layout, '.bar .purse span')).to.deep.equal(['Anna']);
    expect(isOff(), 'Anna has only come back').to.equal(true);
    await press(layout, 'z');
    expect(texts(layout, '.bar .purse span')).to.deep.equal(['Anna']);
    expect(stakesOf(layout)).to.deep.equal(['K 1']);
  });

  it('may hold the bank, and turn up when all have bet', async () => {
    const layout = await table({ players: 'you, Anna:easy, Bruno:medium, Clara:hard', banker: 'seat' });
    await tap(layout, '.prime');
    expect(layout.view.banker).to.equal(0);
    expect(statusLine(layout)).to.contain('You hold the bank').and.to.contain('turn up');
    expect(root(layout).querySelector('.fan')).to.equal(null);
    await tap(layout, '.prime');
    expect(layout.view.turns).to.equal(1);
  });

  it('draw the bank by lot', async () => {
    const layout = await table({ players: 'you, Anna:easy, Bruno:medium, Clara:hard, Emil:easy', banker: 'lot' });
    await doing(layout, DONE);
    expect(layout.view.banker).to.be.within(0, 4);
    expect(statusLine(layout)).to.match(/hold(s)? the bank/);
  });

  it('may be onlookers only', async () => {
    const layout = await tableAt(BOOK, {}, ['onlooker']);
    expect(root(layout).querySelector('.mine')).to.equal(null);
    expect(root(layout).querySelectorAll('.opponents .p')).to.have.length(4);
  });

  it('buy new chips when they have none left', async () => {
    const layout = await tableAt({
      options: { variant: 'classic', purses: [5] },
      pack: '8s 6d Qh',
      before: [...allDone(1), ...acts(0, stake('6', 5), DONE)],
    });
    expect(statusLine(layout)).to.contain('Too few players have chips');
    await tap(layout, '.prime');
    expect(layout.view.accounts.purses).to.deep.equal([5]);
  });
});

inOneEngine.describe('the attributes of the layout', () => {
  it('take every rule, switches as on and off', async () => {
    const given: Record<string, string> = { min: '2', max: '50', cap: '20', bank: '300' };
    for (const { attribute, rule } of settingsOf(OPTIONS)) {
      if (rule.kind === 'flag') given[attribute] = rule.default ? 'off' : 'on';
      if (rule.kind === 'choice' && !['variant', 'banker'].includes(attribute)) given[attribute] = rule.values.at(-1)!;
    }
    const layout = await table(given);
    const options = layout.view.options as unknown as Record<string, unknown>;
    for (const { attribute, property, rule } of settingsOf(OPTIONS))
      if (given[attribute])
        expect(options[property], attribute).to.equal(
          rule.kind === 'flag' ? !rule.default : rule.kind === 'integer' ? Number(given[attribute]) : given[attribute],
        );
  });

  it('give each variant its own starting chips and limits', async () => {
    for (const variant of VARIANTS) {
      const layout = await table({ variant });
      const { purses, max, cap } = faro.open({
        variant,
        purses: Array(4).fill(variant === 'buch' ? 100 : 1000),
      }).options;
      expect(layout.view.options).to.deep.include({ purses, max, cap });
    }
  });

  it('add the limits of a bet to the cap, in each language', async () => {
    const given = { variant: 'classic', min: '5', max: '50', cap: '60' };
    for (const [lang, limits] of [
      ['en', '5 to 50, up to 60'],
      ['de', '5 bis 50, zusammen bis 60'],
      ['fr', '5 à 50, 60 au plus'],
    ] as const)
      expect(texts(await table(given, lang), '[part=header]')[0]).to.contain(limits);
    expect(texts(await table({ ...given, max: '0' }), '[part=header]')[0]).to.contain('from 5, up to 60');
    expect(texts(await table(), '[part=header]')[0]).to.contain('up to 10');
  });

  it('name a purse below the minimum, and give each punter one that reaches it', async () => {
    for (const [variant, least, usual] of [
      ['buch', '9', 100],
      ['classic', '50', 1000],
      ['pharo', '50', 1000],
    ] as const) {
      let layout!: FaroLayout;
      const told = await complaints(async () => {
        layout = await table({ variant, min: least, purse: '3' });
      });
      expect(told.join('\n')).to.contain(`purse=3 is less than the minimum of ${least}. Used instead: ${usual}.`);
      expect(layout.view.accounts.purses).to.deep.equal(Array(4).fill(usual));
    }
  });

  it('are named when they are wrong, and the default is played', async () => {
    let layout!: FaroLayout;
    const told = await complaints(async () => {
      layout = await table({ variant: 'roulette', players: 'you', cap: 'ten', 'paying-side': 'up' });
    });
    expect(layout.view.options).to.deep.include({ variant: 'buch', cap: 10, payingSide: 'right' });
    expect(layout.view.punters).to.have.length(4);
    for (const name of ['variant="roulette"', 'cap="ten"', 'paying-side="up"', 'players: '])
      expect(told.join('\n')).to.contain(name);
  });

  it('do not keep invalid actions from being refused', async () => {
    const layout = await table({ variant: 'classic' });
    await doing(layout, DONE);
    const refused: string[] = [];
    layout.addEventListener('tv-refused', event => refused.push((event as CustomEvent<{ code: string }>).detail.code));
    layout.act({ type: 'stake', spot: 'KJ', amount: 5 });
    layout.act({ type: 'stake', spot: 'K', amount: 1e6 });
    layout.act({ type: 'copper', spot: 'K' });
    await until(() => refused.length === 3, 'all three are refused');
    expect(refused).to.deep.equal(['malformed', 'over-the-maximum', 'nothing-there']);
  });
});

inOneEngine.describe('the words of the layout', () => {
  /** Words that only English has. */
  const english = (() => {
    const tokens = (text: string): string[] => text.toLowerCase().match(/[a-zà-ÿ]{3,}/g) ?? [];
    const others = new Set(
      LANGUAGES.filter(lang => lang !== 'en').flatMap(lang => textsOf(LAYOUT[lang]).flatMap(tokens)),
    );
    return new Set(
      textsOf(LAYOUT.en)
        .flatMap(tokens)
        .filter(word => !others.has(word)),
    );
  })();
  const said = (layout: FaroLayout): string[] =>
    [
      ...[...root(layout).querySelectorAll<HTMLElement>('[aria-label], [title]')].flatMap(element => [
        element.getAttribute('aria-label') ?? '',
        element.getAttribute('title') ?? '',
      ]),
      part(layout, '.table').innerText,
      heard(layout),
    ].flatMap(text => text.toLowerCase().match(/[a-zà-ÿ]{3,}/g) ?? []);

  for (const lang of LANGUAGES.filter(lang => lang !== 'en'))
    it(`contain no English word in ${lang}`, async () => {
      for (const deal of [BOOK, CLASSIC, PHARO, COVERED]) {
        const layout = await tableAt(deal, {}, [0], lang);
        await tap(layout, '[data-value=rules]');
        await tap(layout, '[data-value=odds]');
        const before = said(layout);
        await doing(layout, DONE);
        const found = [...before, ...said(layout)].filter(word => english.has(word));
        expect(found, deal.pack).to.deep.equal([]);
      }
    });
});
