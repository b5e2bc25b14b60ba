// engines: pointer, focus
/** The price of a bet where it is laid: by mouse, finger and keyboard, for screen readers, and in every box. */
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../src/bank/lazy/price-tag.js';
import '../../src/faro/lazy/classic.js';
import '../../src/faro/lazy/prices.js';
import '../../src/faro/text/de.js';
import '../../src/trente-quarante/lazy/prices.js';
import '../../src/trente-quarante/text/de.js';
import { BOOK, CLASSIC, faroPorts, PHARO, type FaroDeal } from '../../stories/tests/faro-prepared.js';
import { newLayout } from '../faro/table/at-the-layout.js';
import {
  all,
  doing,
  expect,
  part,
  place,
  ready,
  root,
  sized,
  stake,
  table,
  textOf,
  until,
  wrapTexts,
} from '../table/at-the-table.js';
import { unreadable } from '../table/eye.js';
import type { LitElement } from 'lit';
import { inOneEngine } from '../table/engines.js';

const slip = (on: Element): HTMLElement | null => root(on).querySelector<HTMLElement>('.price');
const told = (on: Element): string => (slip(on)?.textContent ?? '').replace(/\s+/g, ' ');
const field = (on: Element, name: string): HTMLElement => part(on, `[data-drop="${name}"]`);

/** A layout at a prepared deal. */
async function layoutAt(deal: FaroDeal, attributes: Readonly<Record<string, string>> = {}, lang = 'en') {
  const layout = newLayout({ speed: 'instant', ...attributes });
  layout.ports = faroPorts(deal);
  place(lang, 1000).append(layout);
  await until(() => layout.hasUpdated && layout.legal.some(({ type }) => type === 'stake'), 'bets may be laid');
  await layout.updateComplete;
  return layout;
}

async function pointAt(target: HTMLElement, x = 0.5, y = 0.5): Promise<void> {
  const box = target.getBoundingClientRect();
  await sendMouse({ type: 'move', position: [Math.round(box.x + x * box.width), Math.round(box.y + y * box.height)] });
}

/** A finger on a place. */
function tap(target: HTMLElement): void {
  const event = { pointerType: 'touch', bubbles: true, composed: true, cancelable: true, isPrimary: true } as const;
  target.dispatchEvent(new PointerEvent('pointerdown', event));
  target.dispatchEvent(new PointerEvent('pointerup', event));
  target.click();
}

describe('the price of a bet where it is laid', () => {
  before(() => sized(1100, 1000));
  after(() => sized(800, 600));
  afterEach(() => resetMouse());

  it('appears under the mouse and goes with it, and moves nothing', async () => {
    const board = await table();
    const before = all(board, '.field, .stake, .now').map(each => JSON.stringify(each.getBoundingClientRect()));
    await pointAt(field(board, 'rouge'), 0.08, 0.3);
    await until(() => slip(board), 'the price is shown');
    expect(told(board)).to.match(/^Rouge costs (about )?1(\.\d)?% 0\.\d+ on (5|25)( 0\.\d+ with prison)?$/);
    await until(() => !told(board).includes('about'), 'the exact price comes');
    expect(all(board, '.field, .stake, .now').map(each => JSON.stringify(each.getBoundingClientRect()))).to.eql(before);
    await pointAt(part(board, '.bar .purse'));
    await until(() => !slip(board), 'the price goes with the mouse');
  });

  it('appears where a finger has laid a chip, and goes with the next touch elsewhere', async () => {
    const board = await table();
    tap(field(board, 'noir'));
    await ready(board);
    await until(() => slip(board), 'the price is shown');
    expect(told(board)).to.match(/^Noir costs/);
    // a mouse at rest gets events for what is drawn under it
    const over = { pointerType: 'mouse', bubbles: true, composed: true };
    for (const under of [part(board, '.now'), field(board, 'rouge')])
      under.dispatchEvent(new PointerEvent('pointerover', over));
    await board.updateComplete;
    expect(told(board)).to.match(/^Noir costs/);
    part(board, '.purse').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await until(() => !slip(board), 'it goes');
  });

  inOneEngine.it('does not appear for a bet that the page lays by itself', async () => {
    const board = await table();
    await doing(board, stake('rouge', 50));
    await board.updateComplete;
    expect(slip(board)).to.equal(null);
  });

  inOneEngine.it(
    'describes the focused place, and tells the price without insurance if the stake is insured',
    async () => {
      const board = await table();
      await doing(board, stake('rouge', 100), { type: 'insure', chance: 'rouge' } as never);
      field(board, 'rouge').focus();
      await sendKeys({ press: 'ArrowRight' });
      await sendKeys({ press: 'ArrowLeft' });
      await until(() => slip(board), 'the price is shown');
      const { activeElement } = root(board);
      expect(activeElement?.getAttribute('data-drop')).to.equal('rouge');
      expect(activeElement?.getAttribute('aria-describedby')).to.equal(slip(board)?.id);
      expect(told(board)).to.contain('on 100 uninsured 1.1');
      await sendKeys({ press: 'ArrowRight' });
      await until(() => told(board).startsWith('Noir'), 'the next one');
      expect(all(board, '[aria-describedby=price]').length).to.equal(1);
    },
  );

  inOneEngine.it('is that of the next place on a page that the browser translates, too', async () => {
    const board = await table();
    field(board, 'rouge').focus();
    await sendKeys({ press: 'ArrowRight' });
    await until(() => told(board).startsWith('Noir'), 'the price is shown');
    wrapTexts(root(board));
    await sendKeys({ press: 'ArrowLeft' });
    await until(() => told(board).startsWith('Rouge'), 'the other price is shown');
  });

  inOneEngine.it('is announced once, with the first chip on a place', async () => {
    const board = await table();
    await pointAt(field(board, 'rouge'), 0.08, 0.3);
    await until(() => slip(board), 'the price is shown');
    const log = (): string => textOf(root(board).querySelector<HTMLElement>('[role=log], [aria-live]') ?? undefined);
    await doing(board, stake('rouge', 50));
    await until(() => /Rouge: the bet costs .*on 50\./.test(log()), 'the price is announced');
  });

  inOneEngine.it('is not shown without hints, nor is a free card marked', async () => {
    const board = await table({ speed: 'instant', decks: '1', seed: 'deal 17', hints: 'off' });
    await pointAt(field(board, 'rouge'), 0.08, 0.3);
    await doing(board, stake('rouge'));
    expect(slip(board)).to.equal(null);
    const layout = await layoutAt(CLASSIC, { hints: 'off' });
    await pointAt(field(layout, 'K'));
    await layout.updateComplete;
    expect(slip(layout)).to.equal(null);
    expect(root(layout).querySelector('.left.free')).to.equal(null);
  });

  inOneEngine.it('marks free cards visibly and for screen readers', async () => {
    const layout = await layoutAt(CLASSIC);
    const lefts = all(layout, '.thirteen .left');
    await until(() => root(layout).querySelector('.left.free') || lefts.every(each => !each.matches('.n1')), 'marked');
    const cases = lefts.filter(each => each.matches('.n1'));
    expect(all(layout, '.left.free').length, 'all that are down to one').to.equal(cases.length);
    const named = all(layout, '[data-drop].lone').filter(each =>
      / no house edge/.test((each.getAttribute('aria-label') ?? '') + each.textContent),
    );
    expect(named.length).to.equal(cases.length);
  });

  for (const [name, deal] of Object.entries({ book: BOOK, classic: CLASSIC, pharo: PHARO }))
    inOneEngine.it(`covers nothing at the ${name} game, in any box`, async () => {
      const layout = await layoutAt(deal, {}, 'de');
      await hidesNothing(layout, '[data-drop]');
    });

  inOneEngine.it('covers nothing at Trente et Quarante, in any box', async () => {
    const board = await table(undefined, 'de');
    await doing(board, stake('rouge', 300), stake('inverse', 25));
    await hidesNothing(board, '.field');
  });
});

inOneEngine.describe('the classic layout on a phone', () => {
  after(() => sized(800, 600));

  for (const [width, height] of [
    [390, 664],
    [320, 568],
    [844, 390],
  ] as const)
    it(`keeps the ranks of its cards free of chips, ${width} × ${height}`, async () => {
      await sized(width, height);
      const layout = await layoutAt(CLASSIC, {}, 'de');
      layout.parentElement!.style.width = `${width}px`;
      layout.style.height = `${height}px`;
      await until(() => root(layout).querySelector('.spots .lone .laid'), 'chips are on the cards');
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await layout.updateComplete;
      const cards = all(layout, '.thirteen .card').map(card => card.getBoundingClientRect());
      // on the narrowest cloths a stake is its sum alone
      const seen = all(layout, '.spots .lone .laid :is(.pile, .sum)')
        .map(each => each.getBoundingClientRect())
        .filter(({ width }) => width > 0);
      expect(seen.length).to.be.above(0);
      for (const { left, right, top } of seen) {
        const x = (left + right) / 2;
        const card = cards.find(each => x > each.left && x < each.right && top < each.bottom && top > each.top - 20);
        expect(card && (top - card.top) / card.height, 'below the rank').to.be.above(0.4);
      }
    });
});

/** Checks that wherever a price is shown it covers no card, chip or word, and is on the table. */
async function hidesNothing(table: LitElement, places: string): Promise<void> {
  await sized(1940, 1100);
  const faults: string[] = [];
  // the browser reports it if an observed size depends on itself
  const loop = ({ message }: ErrorEvent): void => void faults.push(message);
  window.addEventListener('error', loop);
  let seen = 0;
  for (const [width, height] of [
    [1366, 650],
    [844, 390],
    [480, 280],
    [390, 664],
    [320, 568],
    [280, 400],
  ] as const) {
    table.parentElement!.style.width = `${width}px`;
    table.style.height = `${height}px`;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await table.updateComplete;
    const without = new Set(unreadable(table));
    for (const place of all(table, places).filter((_, at, every) => every.length < 20 || at % 5 === 0)) {
      place.focus({ focusVisible: true });
      if (place.getAttribute('aria-disabled') === 'true') continue;
      await until(() => 'price' in place.dataset || !slip(table), 'it is shown here');
      await Promise.all(
        root(table)
          .getAnimations()
          .map(({ finished }) => finished.catch(() => undefined)),
      );
      const box = slip(table)?.getBoundingClientRect();
      if (!box || slip(table)!.style.visibility === 'hidden') continue;
      seen++;
      const frame = part(table, '.frame').getBoundingClientRect();
      const here = `${width} × ${height}, ${place.dataset.drop}`;
      if (box.left < frame.left || box.right > frame.right || box.bottom > frame.bottom)
        faults.push(`${here}: outside`);
      for (const thing of all(table, '.card, .stake').filter(each =>
        each.checkVisibility({ visibilityProperty: true }),
      )) {
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        if (box.left < right && box.right > left && box.top < bottom && box.bottom > top)
          faults.push(`${here}: on ${thing.getAttribute('class')}`);
      }
      faults.push(
        ...unreadable(table)
          .filter(fault => !without.has(fault) && (!fault.includes('.gloss') || fault.includes('.price')))
          .map(fault => `${here}: ${fault}`),
      );
    }
  }
  window.removeEventListener('error', loop);
  expect(seen, 'prices were seen').to.be.above(12);
  expect(faults, `\n${faults.join('\n')}\n`).to.eql([]);
}
