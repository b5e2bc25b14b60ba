// engines: layout
/** A table is a box: it keeps the size that a page gives it, and takes one of its own where a page gives none. */
import { emulateMedia } from '@web/test-runner-commands';
import { expect, newTable, part, place, ready, sized, until, type Attributes } from './on-a-page.js';
import { TAGS, type Tag } from './tags.js';

/** All kinds of tables, without waiting. */
const TABLES: readonly (readonly [name: string, tag: Tag, attributes: Attributes])[] = [
  ...TAGS.map(tag => [`<${tag}>`, tag, {}] as const),
  ['classic Faro', 'faro-layout', { variant: 'classic' }],
  ['pharo', 'faro-layout', { variant: 'pharo' }],
];

/** A page with a table in a place that is styled so; the table may have styles of its own. */
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

/** Places that a page may give, and the size that the table has there. */
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

    it('has a height from its width where the page gives none, and never more than the screen', async () => {
      await sized(800, 600);
      const table = await tableIn(tag, attributes, 'width: 330px');
      expect(sizeOf(table)).to.deep.equal([330, 578]);
      table.parentElement!.style.width = '800px';
      await until(() => table.offsetWidth === 800, 'the table is as wide as its place');
      expect(table.offsetHeight).to.equal(Math.min(innerHeight, 660));
    });

    it('opens menu and rules over the cloth, one at a time, and moves nothing by it', async () => {
      const table = await tableIn(tag, attributes, '', 'height: 560px');
      const places = (): readonly number[] =>
        ['.cloth', '.bar', '[part~=line]'].flatMap(selector => {
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
      await until(() => table.shadowRoot!.querySelector('[part=paused]'), 'the sign is seen');
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
