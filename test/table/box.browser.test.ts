// engines: layout
/** A table is a box: it keeps the size that a page gives it, and chooses one where a page gives none. */
import { emulateMedia } from '@web/test-runner-commands';
import { expect, newTable, part, place, ready, sized, until, type Attributes } from './on-a-page.js';
import { TAGS, type Tag } from './tags.js';

/** All kinds of tables, without waiting. */
const TABLES: readonly (readonly [name: string, tag: Tag, attributes: Attributes])[] = [
  ...TAGS.map(tag => [`<${tag}>`, tag, {}] as const),
  ['classic Faro', 'faro-layout', { variant: 'classic' }],
  ['pharo', 'faro-layout', { variant: 'pharo' }],
];

/** A page with a table in a place with these styles; the table may have styles of its own. */
async function tableIn(tag: Tag, attributes: Attributes, around: string, own = ''): Promise<HTMLElement> {
  const here = place('de', 800);
  here.style.cssText += around;
  const table = newTable(tag, { seed: 'box', speed: 'instant', ...attributes });
  table.style.cssText = own;
  here.append(table);
  await ready(table);
  return table;
}

const sizeOf = (element: Element): readonly [width: number, height: number] => {
  const { width, height } = element.getBoundingClientRect();
  return [Math.round(width), Math.round(height)];
};

/** Places that a page may give, and the size of the table there. */
const PLACES: readonly (readonly [what: string, around: string, own: string, size: readonly [number, number]])[] = [
  ['a height', '', 'height: 400px', [800, 400]],
  ['a greatest height', '', 'max-height: 420px', [800, 420]],
  ['a width and a height', '', 'width: 300px; height: 420px', [300, 420]],
  ['a place of its height', 'height: 410px', 'height: 100%', [800, 410]],
  ['a row of flexible cells', 'display: flex; height: 430px', '', [800, 430]],
  ['a column of flexible cells', 'display: flex; flex-direction: column; height: 440px', 'flex: 1', [800, 440]],
  ['a cell of a grid', 'display: grid; grid-template: 450px / 700px', '', [700, 450]],
];

for (const [name, tag, attributes] of TABLES)
  describe(`the box of ${name}`, () => {
    for (const [what, around, own, size] of PLACES)
      it(`keeps ${what}`, async () => {
        const table = await tableIn(tag, attributes, around, own);
        expect(sizeOf(table)).to.deep.equal(size);
        expect(sizeOf(part(table, '.frame'))).to.deep.equal(size);
      });

    it('takes a height from its width if the page gives none, never more than the screen', async () => {
      await sized(800, 600);
      const table = await tableIn(tag, attributes, 'width: 330px');
      expect(sizeOf(table)).to.deep.equal([330, 578]);
      table.parentElement!.style.width = '800px';
      await until(() => table.offsetWidth === 800, 'the table is as wide as its place');
      expect(table.offsetHeight).to.equal(Math.min(innerHeight, 660));
    });

    it('opens menu and rules over the cloth, one at a time, without moving anything', async () => {
      const table = await tableIn(tag, attributes, '', 'height: 560px');
      const places = (): readonly number[] =>
        ['.cloth', '.bar', '[part~=status]'].flatMap(selector => {
          const { top, height } = part(table, selector).getBoundingClientRect();
          return [top, height];
        });
      const before = places();
      for (const drawer of ['menu', 'rules']) {
        part(table, `.tool[data-value=${drawer}]`).click();
        await until(() => table.shadowRoot!.querySelector(`.drawer.${drawer}`), `${drawer} opens`);
        expect(places()).to.deep.equal(before);
        expect(table.shadowRoot!.querySelectorAll('.drawer')).to.have.length(1);
        const { bottom } = part(table, '.drawer').getBoundingClientRect();
        expect(bottom).to.be.at.most(part(table, '.bar').getBoundingClientRect().top);
      }
      part(table, '.drawer .tool').click();
      await until(() => !table.shadowRoot!.querySelector('.drawer'), 'the drawer closes');
      expect(table.shadowRoot!.activeElement).to.equal(part(table, '.tool[data-value=rules]'));
    });

    it('says on the cloth that it is paused', async () => {
      const table = await tableIn(tag, attributes, '');
      table.setAttribute('paused', 'on');
      await until(() => table.shadowRoot!.querySelector('[part=paused]'), 'the sign is visible');
      expect(part(table, '[part=paused]').textContent).to.equal('Angehalten');
      table.setAttribute('paused', 'off');
      await until(() => !table.shadowRoot!.querySelector('[part=paused]'), 'the sign is gone');
    });

    it('prints the cloth without buttons', async () => {
      const table = await tableIn(tag, attributes, '', 'height: 560px');
      try {
        await emulateMedia({ media: 'print' });
      } catch {
        return; // this engine cannot be asked
      }
      expect(part(table, '.bar').checkVisibility()).to.be.false;
      expect(part(table, '.cloth').checkVisibility()).to.be.true;
      await emulateMedia({ media: 'screen' });
    });
  });

/** Styles of a page that give its elements another display, or reset all styles. */
const PAGES: readonly (readonly [what: string, css: string])[] = [
  ...['block', 'inline-block', 'flow-root', 'flex', 'inline-flex', 'grid', 'inline', 'contents'].map(
    display => [`display: ${display}`, `${TAGS.join()} { display: ${display} }`] as const,
  ),
  ['all: revert', '* { all: revert }'],
  ['all: unset', '* { all: unset } div, button { display: block }'],
  [
    'the new CSS reset',
    `*:where(:not(html, iframe, canvas, img, svg, video, audio):not(svg *, symbol *)) { all: unset; display: revert }
     *, *::before, *::after { box-sizing: border-box }`,
  ],
];

/** Adds the styles of a page, for one test. */
function styled(table: HTMLElement, css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  table.before(style);
}

for (const tag of TAGS)
  describe(`<${tag}> on a page with styles of its own`, () => {
    for (const [what, css] of PAGES)
      it(`has its height, and covers nothing of the page: ${what}`, async () => {
        await sized(800, 600);
        const table = await tableIn(tag, {}, '');
        const next = document.createElement('button');
        next.textContent = 'next';
        table.after(next);
        styled(table, css);
        next.scrollIntoView({ block: 'end' });
        expect(sizeOf(part(table, '.frame'))).to.deep.equal([800, Math.min(innerHeight, 660)]);
        const top = () => next.getBoundingClientRect();
        expect(Math.round(part(table, '.frame').getBoundingClientRect().bottom)).to.be.at.most(Math.round(top().y));
        // Firefox on a busy machine has once found nothing here before it had drawn where the page was scrolled to
        await until(() => document.elementFromPoint(top().x + 2, top().y + 2) === next, 'the button can be pressed');
      });

    it('keeps the size that a page gives to blocks', async () => {
      for (const [what, around, own, size] of PLACES) {
        const table = await tableIn(tag, {}, around, `display: block; ${own}`);
        expect(sizeOf(part(table, '.frame')), what).to.deep.equal(size);
        table.parentElement!.remove();
      }
    });

    it('keeps the place that a page gives to elements without a box', async () => {
      const table = await tableIn(tag, {}, 'display: grid; grid-template: 450px / 700px', 'display: contents');
      expect(sizeOf(part(table, '.frame'))).to.deep.equal([700, 450]);
    });

    it('takes a shape from its box even if the page gives it none', async () => {
      const table = await tableIn(tag, {}, 'width: 330px', 'display: contents');
      await until(
        () => (table as unknown as { table: { box: { shape: string } } }).table.box.shape === 'tall',
        'the table is tall',
      );
      table.remove();
      table.style.display = 'inline';
      const wide = place('de', 800);
      wide.append(table);
      await until(
        () => (table as unknown as { table: { box: { shape: string } } }).table.box.shape === 'wide',
        'the table is wide',
      );
    });
  });

describe('the width of a table', () => {
  /** Places that take their width from their contents. */
  const SHRINKING: Readonly<Record<string, readonly [around: string, own: string]>> = {
    'inline-block': ['<div style="display: inline-block"></div>', ''],
    'a table cell': ['<table><tr><td></td></tr></table>', 'td'],
    'a dialog': ['<dialog open style="padding: 0; border: 0"></dialog>', ''],
    'a floating box': ['<div style="float: left"></div>', ''],
  };
  for (const [what, [around, own]] of Object.entries(SHRINKING))
    it(`is a good one in ${what}, and the available one on a narrow page`, async () => {
      for (const width of [1000, 340]) {
        const here = place('de', width);
        here.innerHTML = around;
        here.style.position = 'relative';
        const table = newTable('stud-table', { seed: 'box', speed: 'instant' });
        (own ? here.querySelector(own)! : here.firstElementChild!).append(table);
        await ready(table);
        const [is, high] = sizeOf(table);
        expect(is)
          .to.be.at.most(Math.min(width, 800))
          .and.at.least(Math.min(width, 800) - 50);
        expect(high).to.be.at.least(400);
        here.remove();
      }
    });

  it('is at least 280 px, and half of the row if two share it', async () => {
    const here = place('de', 700);
    here.style.display = 'grid';
    here.style.gridTemplateColumns = '1fr 1fr';
    const tables = [1, 2].map(() => newTable('stud-table', { seed: 'box', speed: 'instant' }));
    here.append(...tables);
    await Promise.all(tables.map(ready));
    expect(tables.map(table => table.offsetWidth)).to.deep.equal([350, 350]);
    here.style.width = '200px';
    here.style.display = 'block';
    expect(tables.map(table => table.offsetWidth)).to.deep.equal([280, 280]);
  });
});

describe('the smallest height that a table takes by itself', () => {
  it('shows everything, and the page scrolls if the screen is lower (400 % zoom)', async () => {
    for (const [width, height, least] of [
      [320, 256, 400],
      [300, 150, 400],
      [640, 200, 280],
    ] as const) {
      if (!(await sized(width, height))) return;
      const table = await tableIn('stud-table', {}, `width: ${width}px`);
      expect(sizeOf(part(table, '.frame')), `${width} × ${height}`).to.deep.equal([width, least]);
      table.parentElement!.remove();
    }
    await sized(800, 600);
  });
});
