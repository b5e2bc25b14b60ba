// engines: policies
// tries: dist
import { fixtureSync, html } from '@open-wc/testing';
import type {} from '../../src/faro-layout.js';
import { doing, DONE, expect, statusLine, part, ready, root, stake, until, type Board } from './at-the-table.js';

interface StrictWindow extends Window {
  readonly violations: string[];
  readonly failures: string[];
  readonly loaded?: boolean;
}

/** A page of its own, with the built scripts loaded. */
async function page(name: string): Promise<StrictWindow> {
  const frame = fixtureSync<HTMLIFrameElement>(
    html`<iframe title="a page" src=${new URL(name, import.meta.url).href} width="1000" height="800"></iframe>`,
  );
  await until(() => (frame.contentWindow as StrictWindow | null)?.loaded, 'the scripts are loaded');
  return frame.contentWindow as StrictWindow;
}

/** Plays a coup with everything that loads later: seed, German faces, rules, odds, computer players, a saved table, a replay. */
async function playOn({ document }: StrictWindow): Promise<Board> {
  const board = document.createElement('trente-quarante-board');
  board.setAttribute('speed', 'instant');
  board.setAttribute('decks', '1');
  board.setAttribute('seed', 'deal 121');
  board.setAttribute('players', 'you, Anna:easy');
  document.querySelector('main')!.append(board);
  await ready(board);
  part(board, '[data-value=menu]').click();
  await until(() => root(board).querySelector('.drawer.menu .button'), 'the menu is open');
  part(board, '[data-value=odds]').click();
  await until(() => root(board).querySelector('.panel'), 'the odds are shown');
  part(board, '[data-value=rules]').click();
  await until(() => root(board).querySelector('.rulebook p'), 'the rules are shown');
  await doing(board, stake('rouge', 25), DONE);
  await until(() => board.view.hand === 2, 'the coup is dealt');
  const refusals: string[] = [];
  board.addEventListener('tv-refused', ({ detail }) => refusals.push(detail.message));
  board.act({ type: 'stake', chance: 'rouge', amount: 5000 });
  board.undo();
  await until(() => refusals.length === 2, 'the texts of the refusals are loaded');
  expect(refusals).to.deep.equal([
    'At most 2000 may stand on rouge; this would make 5000.',
    'There is nothing left to take back.',
  ]);
  part(board, '.why').click();
  await until(() => root(board).querySelector('.gloss'), 'the reason is shown');
  board.setAttribute('deck-pattern', 'german');
  board.setAttribute('theme', 'bordeaux');
  board.setAttribute('four-colours', 'on');
  await until(
    () => /acorns|leaves|bells|hearts/.test(part(board, '.cloth .cards .card').getAttribute('aria-label')!),
    'the faces are German',
  );
  await board.replay(board.log);
  expect(await board.restore(await board.save())).to.equal(true);
  await ready(board);
  const chip = part(board, '[data-chip="25"]');
  const at = (target: Element, type: string, buttons: number): void => {
    const { x, y, width, height } = target.getBoundingClientRect();
    const init = {
      bubbles: true,
      composed: true,
      pointerId: 1,
      buttons,
      clientX: x + width * 0.1,
      clientY: y + height / 3,
    };
    chip.dispatchEvent(new PointerEvent(type, init));
  };
  at(chip, 'pointerdown', 1);
  await until(() => {
    at(part(board, '.field.rouge'), 'pointermove', 1);
    return root(board).querySelector('.dragged');
  }, 'the chip follows');
  at(part(board, '.field.rouge'), 'pointerup', 0);
  await ready(board);
  return board;
}

describe('the built scripts', () => {
  for (const [name, policy] of [
    ['strict-page.html', "a page that allows nothing but 'self'"],
    ['trusted-page.html', 'a page with Trusted Types that allows lit-html alone'],
  ] as const) {
    it(`work on ${policy} without a violation, even as three copies`, async () => {
      const strict = await page(name);
      const board = await playOn(strict);
      expect(strict.violations).to.deep.equal([]);
      expect(strict.failures).to.deep.equal([]);
      expect(getComputedStyle(part(board, '.frame')).borderRadius).not.to.equal('0px');
      expect(statusLine(board)).not.to.equal('');
    });
  }

  it('play stud on a page with a strict policy without a violation', async () => {
    const strict = await page('strict-page.html');
    const table = strict.document.createElement('stud-table');
    for (const [name, value] of Object.entries({ speed: 'instant', seed: 'strict', players: 'you, Anna:easy' }))
      table.setAttribute(name, value);
    strict.document.querySelector('main')!.append(table);
    const press = (name: string): void =>
      table.shadowRoot!.querySelector<HTMLElement>(`.bar [data-do=${name}]:not([aria-disabled])`)?.click();
    await until(() => {
      press('call');
      press('show');
      const look = table.shadowRoot?.querySelector('[data-do=look]');
      if (!look && !table.shadowRoot?.querySelector('.card.back')) press('done');
      return look;
    }, 'a hand is played');
    await until(() => {
      // a touch while another player is shown getting ready only hurries it
      press('look');
      return table.shadowRoot!.querySelector('[data-do=replay-end]');
    }, 'the replay of the hand is shown');
    press('replay-end');
    expect(strict.violations).to.deep.equal([]);
    expect(strict.failures).to.deep.equal([]);
  });

  it('play Einundvierzig on a page with a strict policy without a violation', async () => {
    const strict = await page('strict-page.html');
    const table = strict.document.createElement('einundvierzig-table');
    const attributes = {
      speed: 'instant',
      seed: 'strict',
      players: 'you, Anna:easy, Bruno:easy',
      'deck-pattern': 'german',
    };
    for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
    strict.document.querySelector('main')!.append(table);
    const press = (selector: string): void =>
      table.shadowRoot!.querySelector<HTMLElement>(`${selector}:not([aria-disabled])`)?.click();
    const picks = (): readonly HTMLElement[] => [...table.shadowRoot!.querySelectorAll<HTMLElement>('[data-do=pick]')];
    let standing = false;
    await until(() => {
      for (const name of ['call', 'show', 'muck', 'lay']) press(`.bar [data-do=${name}]`);
      if (picks().length === 4 && !picks().some(({ classList }) => classList.contains('open')))
        picks()
          .slice(0, 2)
          .forEach(pick => pick.click());
      standing ||= table.shadowRoot!.querySelector('.gauge') !== null;
      const look = table.shadowRoot?.querySelector('[data-do=look]');
      if (!look && !table.shadowRoot?.querySelector('.card')) press('.bar [data-do=done]');
      return look;
    }, 'a hand is played');
    expect(standing, 'the gauge was shown').to.equal(true);
    await until(() => {
      press('.bar [data-do=look]');
      return table.shadowRoot!.querySelector('[data-do=replay-end]');
    }, 'the replay of the hand is shown');
    press('.bar [data-do=replay-end]');
    expect(strict.violations).to.deep.equal([]);
    expect(strict.failures).to.deep.equal([]);
  });

  for (const variant of ['buch', 'classic', 'pharo'])
    it(`play faro on a page with a strict policy without a violation: ${variant}`, async () => {
      const strict = await page('strict-page.html');
      const layout = strict.document.createElement('faro-layout');
      for (const [name, value] of Object.entries({ speed: 'instant', seed: 'strict', variant }))
        layout.setAttribute(name, value);
      strict.document.querySelector('main')!.append(layout);
      const press = (selector: string): void => layout.shadowRoot!.querySelector<HTMLElement>(selector)?.click();
      await until(() => layout.shadowRoot?.querySelector('.prime:not([aria-disabled])'), 'the table is open');
      await until(() => {
        // a touch while another punter is shown getting ready only hurries it
        if (layout.view.phase === 'between') press('.prime');
        return layout.legal?.some(({ type }) => type === 'stake');
      }, 'the player may bet');
      press('[part=field][data-value=K]');
      press('[data-value=odds]');
      await until(() => layout.shadowRoot!.querySelector('.odds p'), 'the odds are shown');
      press('[data-value=rules]');
      await until(() => layout.shadowRoot!.querySelector('.rulebook p'), 'the rules are shown');
      await until(() => {
        // a touch while another punter’s stake is shown only hurries it
        if (layout.view.turns === 0) press('.prime');
        return layout.view.turns > 0;
      }, 'a turn is dealt');
      expect(strict.violations).to.deep.equal([]);
      expect(strict.failures).to.deep.equal([]);
    });

  it('find the policies of those pages in force', async () => {
    const { document, violations } = await page('strict-page.html');
    document.querySelector('main')!.setAttribute('style', 'color: red');
    await until(() => violations.length > 0, 'a style attribute is refused');
  });
});
