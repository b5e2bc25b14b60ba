// engines: focus, pointer
/** Words on the cloth that a stranger does not know, explained where they stand. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/index.js';
import { newTable, part, place, ready, root, told, until } from './on-a-page.js';
import { inOneEngine } from './engines.js';

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
    inOneEngine.it(`is explained at a tap, which lays no chip: the letter of Couleur, ${lang}`, async () => {
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
    for (const selector of ['.aside', '.button.copper', '.spot.high']) {
      const term = part(layout, selector);
      // from the top of the page, so that the focus scrolls it
      window.scrollTo(0, 0);
      // from the first zone: the last one's Tab would leave the page
      part(layout, '[data-zone=tools] [tabindex="0"]').focus({ preventScroll: true });
      await sendKeys({ press: 'Tab' });
      term.focus();
      await explained(layout);
      expect(term.getAttribute('aria-describedby'), selector).to.equal('gloss');
      // a mouse that lies still is told of what is drawn under it
      over(part(layout, '.now'));
      expect(gloss(layout), selector).not.to.equal('');
      await sendKeys({ press: 'Escape' });
      expect(gloss(layout), selector).to.equal('');
      expect(term.hasAttribute('aria-describedby')).to.equal(false);
    }
  });

  inOneEngine.it('lets a button do what it does', async () => {
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
    inOneEngine.it(`is explained at <${tag}>: ${selector}`, async () => {
      const table = await opened(tag);
      part(table, selector).click();
      await explained(table);
      expect(gloss(table).length).to.be.greaterThan(20);
    });

  it('is not explained any more where the mouse has gone on before that could be said', async () => {
    const board = await opened('trente-quarante-board');
    const insure = part(board, '.button.insure');
    over(insure);
    insure.dispatchEvent(new PointerEvent('pointerleave'));
    // what comes after it has come too
    over(part(board, '.field.couleur .letter'));
    await explained(board);
    expect(gloss(board)).to.contain('Couleur');
    over(board.shadowRoot!.querySelector('.now')!);
    expect(gloss(board), 'the mouse is elsewhere').to.equal('');
  });

  inOneEngine.it('is gone when what a tap has done is shown: nothing lies over the next act', async () => {
    const layout = await opened('faro-layout', { players: 'you, Anna:easy, Bruno:easy' });
    part(layout, '.prime').click();
    await ready(layout);
    part(layout, '.fan button:not([aria-disabled])').click();
    await ready(layout);
    const once = part(layout, '.bar [data-term=once]');
    // at once it may have gone again before the next frame
    const isExplained = new Promise<void>(explains => {
      const added = (nodes: NodeList): boolean => [...nodes].some(node => (node as Element).className === 'gloss');
      new MutationObserver((changes, seen) => {
        if (!changes.some(({ addedNodes }) => added(addedNodes))) return;
        seen.disconnect();
        explains();
      }).observe(root(layout), { childList: true, subtree: true });
    });
    once.click();
    await isExplained;
    await until(() => gloss(layout) === '', 'it is gone');
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

describe('who sits there', () => {
  for (const [tag, lang, says] of [
    ['stud-table', 'en', /^Anna, an average player: calls only with good hands, .*rarely bluffs\.$/],
    ['stud-table', 'de', /^Anna, geübt: hält nur mit guten Karten, .*blufft selten\.$/],
    ['einundvierzig-table', 'fr', /^Anna, niveau moyen\u00a0: ne suit qu’avec une bonne main, .*\.$/],
  ] as const)
    inOneEngine.it(`is told at a tap, and heard: <${tag}>, ${lang}`, async () => {
      const table = await opened(tag, {}, lang);
      part(table, '[data-seat="1"] .whois').click();
      await explained(table);
      expect(gloss(table)).to.match(says);
      await until(() => told(table).join(' ').includes(gloss(table)), 'it is heard');
      await expect(table).to.be.accessible();
    });

  for (const [tag, attributes, name] of [
    ['trente-quarante-board', { players: 'you, Anna:easy' }, '.punter[data-term]'],
    ['faro-layout', {}, '.p .whois'],
    ['faro-layout', { variant: 'classic', players: 'you, Anna:easy' }, '.p .whois'],
  ] as const)
    inOneEngine.it(
      `is told at a tap on a face at a game against a bank: <${tag}> ${Object.values(attributes).join(' ')}`,
      async () => {
        const table = await opened(tag, attributes);
        await until(() => root(table).querySelector('.face.easy [data-portrait] *'), 'the face is drawn');
        part(table, name).click();
        await explained(table);
        expect(gloss(table)).to.equal('Anna is a beginner.');
        await expect(table).to.be.accessible();
      },
    );

  it('is told with the keys: one Tab stop, arrows from player to player', async () => {
    const table = await opened('stud-table');
    const plates = [...root(table).querySelectorAll<HTMLElement>('.whois')];
    expect(plates.map(({ tabIndex }) => tabIndex)).to.deep.equal([0, -1, -1, -1, -1]);
    plates[0]!.focus();
    await sendKeys({ press: 'ArrowRight' });
    await until(() => gloss(table).startsWith('Bruno'), 'the second is told');
    expect(part(table, '[data-seat="2"] .whois').getAttribute('aria-describedby')).to.equal('gloss');
  });

  it('stands where a finger finds it, over the whole plate, in a small box too', async () => {
    const table = newTable('stud-table', { speed: 'instant', seed: 'terms' });
    table.style.height = '664px';
    place('en', 390).append(table);
    await ready(table);
    for (const button of root(table).querySelectorAll('.seat .whois')) {
      const [tap, plate] = [button, button.parentElement!].map(each => each.getBoundingClientRect());
      expect(tap!.height).to.be.at.least(24);
      expect(tap!.width).to.be.at.least(plate!.width);
    }
  });
});
