// engines: focus, pointer
/** Words on the cloth that a stranger does not know, explained where they stand. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/index.js';
import { newTable, part, place, ready, root, told, until } from './on-a-page.js';

const opened = async (tag: string, attributes: Readonly<Record<string, string>> = {}, lang = 'en') => {
  const table = newTable(tag as 'faro-layout', { speed: 'instant', seed: 'terms', ...attributes });
  place(lang).append(table);
  await ready(table);
  return table;
};
type Opened = Awaited<ReturnType<typeof opened>>;
const gloss = (table: Opened): string => root(table).querySelector('.gloss')?.textContent ?? '';
const explained = (table: Opened): Promise<unknown> => until(() => gloss(table), 'it is explained');
const over = (element: Element, pointerType = 'mouse'): boolean =>
  element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true, pointerType }));

describe('a word that a stranger does not know', () => {
  for (const [lang, says] of [
    ['en', /^D is Couleur/],
    ['de', /^D ist Couleur/],
    ['fr', /^D, c’est Couleur/],
  ] as const)
    it(`is explained at a tap, which lays no chip: the letter of Couleur, ${lang}`, async () => {
      const board = await opened('trente-quarante-board', {}, lang);
      part(board, '.field.couleur .letter').click();
      await explained(board);
      expect(gloss(board)).to.match(says);
      await until(() => told(board).join(' ').includes(gloss(board)), 'it is heard');
      expect(board.view.accounts.cloth[0]).to.equal(0);
    });

  it('is explained under the mouse, until it leaves', async () => {
    const board = await opened('trente-quarante-board');
    const insure = part(board, '.button.insure');
    over(insure);
    await explained(board);
    expect(gloss(board)).to.contain('premium');
    insure.dispatchEvent(new PointerEvent('pointerleave'));
    expect(gloss(board)).to.equal('');
  });

  it('is explained with the focus of the keyboard, and described by it; any key ends that', async () => {
    const layout = await opened('faro-layout', { variant: 'classic', players: 'you' });
    part(layout, '.prime').click();
    await ready(layout);
    // from the first zone: the last one's Tab would leave the page
    part(layout, '[data-zone=tools] [tabindex="0"]').focus();
    await sendKeys({ press: 'Tab' });
    for (const selector of ['.aside', '.button.copper', '.spot.high']) {
      const term = part(layout, selector);
      term.focus();
      await explained(layout);
      expect(term.getAttribute('aria-describedby'), selector).to.equal('gloss');
      await sendKeys({ press: 'Escape' });
      expect(gloss(layout), selector).to.equal('');
      expect(term.hasAttribute('aria-describedby')).to.equal(false);
    }
  });

  it('lets a button do what it does', async () => {
    const layout = await opened('faro-layout', { variant: 'classic', players: 'you' });
    part(layout, '.prime').click();
    await ready(layout);
    part(layout, '.button.copper').click();
    await explained(layout);
    expect(part(layout, '.button.copper').ariaPressed).to.equal('true');
  });

  for (const [tag, selector] of [
    ['stud-table', '.mark.dealer'],
    ['einundvierzig-table', '.mark.spitz'],
  ] as const)
    it(`is explained at <${tag}>: ${selector}`, async () => {
      const table = await opened(tag);
      part(table, selector).click();
      await explained(table);
      expect(gloss(table).length).to.be.greaterThan(20);
    });

  it('stays within the table', async () => {
    const layout = await opened('faro-layout', { variant: 'classic', players: 'you' });
    part(layout, '.prime').click();
    await ready(layout);
    for (const selector of ['.aside', '.spot.high']) {
      over(part(layout, selector));
      await explained(layout);
      const [note, table] = ['.gloss', '.table'].map(name => part(layout, name).getBoundingClientRect());
      expect(note!.left).to.be.at.least(table!.left);
      expect(note!.right).to.be.at.most(table!.right);
      expect(note!.top).to.be.at.least(table!.top);
      expect(note!.bottom).to.be.at.most(table!.bottom);
      part(layout, selector).dispatchEvent(new PointerEvent('pointerleave'));
    }
  });
});
