/** What a page may make its own: type and corners, drawings of cards and chips, a language. */
import { StudTable } from '../../src/stud-table.js';
import { TrenteQuaranteBoard } from '../../src/trente-quarante-board.js';
import { expect, newTable, place, ready, until } from './on-a-page.js';

const root = (table: Element): ShadowRoot => table.shadowRoot!;
const find = (table: Element, selector: string): Element => root(table).querySelector(selector)!;

async function studTable(attributes: Record<string, string> = {}): Promise<StudTable> {
  const table = newTable('stud-table', { speed: 'instant', players: 'you, Anna:easy', seed: 'taste', ...attributes });
  place().append(table);
  await ready(table);
  return table;
}

/** Deals the hand that is waited for. */
async function dealt(table: StudTable): Promise<void> {
  table.act({ type: 'done' });
  await until(() => root(table).querySelector('[data-face]'), 'cards are dealt');
  await table.updateComplete;
}

describe('type and corners', () => {
  it('are the page’s where it sets them', async () => {
    const table = await studTable();
    table.style.setProperty('--tv-font', 'monospace');
    table.style.setProperty('--tv-font-title', 'cursive');
    table.style.setProperty('--tv-font-size', '16px');
    table.style.setProperty('--tv-button-radius', '3px');
    const button = getComputedStyle(find(table, '.button.prime'));
    expect(button.fontFamily).to.equal('monospace');
    expect(getComputedStyle(find(table, '.table')).fontSize).to.equal('16px');
    expect(button.borderRadius).to.equal('3px');
    const familyOf = (board: HTMLElement, what: string): string => getComputedStyle(find(board, what)).fontFamily;
    expect(familyOf(table, '.top h2')).to.equal('cursive');
    const board = newTable('trente-quarante-board', { speed: 'instant' });
    board.style.setProperty('--tv-radius', '7px');
    board.style.setProperty('--tv-font-title', 'cursive');
    board.style.setProperty('--tv-font-lettering', 'fantasy');
    place().append(board);
    await ready(board);
    expect(getComputedStyle(find(board, '.frame')).borderRadius).to.equal('7px');
    expect(familyOf(board, '.lettering'), 'what is written on the cloth').to.equal('fantasy');
    expect(familyOf(board, '.purse b'), 'a figure without a type of its own').to.equal('cursive');
    board.style.setProperty('--tv-font-figure', 'monospace');
    expect(familyOf(board, '.purse b')).to.equal('monospace');
  });
});

describe('drawings of the page’s own', () => {
  const art = {
    face: (card: string) =>
      card === '??' ? undefined : `<text y="100" onclick="window.ran = true">own ${card}</text>`,
    back: () => '<script>window.ran = true</script><circle r="50"/>',
    chip: (value: number) => (value > 1 ? `<image href="#chip" width="${value}"/>` : undefined),
  };

  it('stand in place of faces, backs and chips; what they leave out is the table’s', async () => {
    const table = newTable('stud-table', { speed: 'instant', players: 'you, Anna:easy', seed: 'taste' });
    table.art = art;
    place().append(table);
    await ready(table);
    await dealt(table);
    const face = find(table, '[data-face]') as SVGElement;
    expect(face.textContent).to.equal(`own ${face.dataset.face!.split(' ')[1]!}`);
    await until(() => root(table).querySelector('[data-back] circle[r="50"]'), 'the back is the page’s');
    const chip = find(table, '.sheet [id^=chip-top-] image');
    expect(chip.parentElement!.id).to.equal(`chip-top-${chip.getAttribute('width')!}`);
  });

  it('run nothing: no script is made, no attribute that would be called', async () => {
    const table = await studTable();
    table.art = art;
    await dealt(table);
    expect(root(table).querySelector('script, [onclick]')).to.equal(null);
    find(table, '[data-face] text').dispatchEvent(new Event('click'));
    expect(Reflect.get(window, 'ran')).to.equal(undefined);
  });

  it('come and go while the table is at play', async () => {
    const table = await studTable();
    await dealt(table);
    const own = find(table, '[data-face]').innerHTML;
    table.art = art;
    await table.updateComplete;
    expect(find(table, '[data-face]').textContent).to.contain('own ');
    table.art = undefined;
    await table.updateComplete;
    expect(find(table, '[data-face]').innerHTML).to.equal(own);
  });
});

describe('a language of the page’s own', () => {
  const lines: unknown[] = [];
  const { error } = console;
  before(() => (console.error = (line: unknown) => lines.push(line)));
  after(() => (console.error = error));

  it('is waited for without a word of error; when it is there, tables speak it', async () => {
    const table = await studTable({ lang: 'es' });
    table.requestUpdate();
    await table.updateComplete;
    expect(lines).to.deep.equal([]);
    expect(root(table).querySelector('.fault')).to.equal(null);
    expect(find(table, '.table').getAttribute('lang')).to.equal('en');
    StudTable.registerTexts('es', { rules: 'Reglas', menuItems: { newTable: 'Mesa nueva' } });
    await table.updateComplete;
    expect(find(table, '.table').getAttribute('lang')).to.equal('es');
    expect(find(table, '[data-value=rules]').ariaLabel).to.equal('Reglas');
    // what is missing is English, inside a group too
    expect(find(table, '[data-value=menu]').ariaLabel).to.equal('Menu');
    (find(table, '[data-value=menu]') as HTMLElement).click();
    await until(() => root(table).querySelector('.drawer.menu .button'), 'the menu is open');
    const menu = find(table, '.drawer.menu').textContent;
    expect(menu).to.contain('Mesa nueva');
    expect(menu).to.contain('Speed');
  });

  it('is spoken from the first word where it was there before, and by the table alone that has it', async () => {
    const around = place('es');
    const table = newTable('stud-table', { speed: 'instant' });
    const board = newTable('trente-quarante-board', { speed: 'instant' });
    around.append(table, board);
    await ready(table);
    await ready(board);
    expect(find(table, '[data-value=rules]').ariaLabel).to.equal('Reglas');
    expect(find(board, '.table').getAttribute('lang')).to.equal('en');
  });

  it('has a name of two or three letters, and not that of a language of ours', () => {
    expect(() => TrenteQuaranteBoard.registerTexts('Español', {})).to.throw(
      RangeError,
      '“Español” is not a language code',
    );
    expect(() => TrenteQuaranteBoard.registerTexts('de', {})).to.throw(RangeError, '“de” is built in');
  });
});
